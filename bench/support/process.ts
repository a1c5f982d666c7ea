import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * Runs a module of a measure in a process of its own, whose memory and event loop nothing else disturbs.
 * @param module address of the module, which prints one JSON document
 */
export function inProcess<Result>(module: URL, ...argv: string[]): Promise<Result> {
  const child = spawn(process.execPath, [fileURLToPath(module), ...argv], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let stdout = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(JSON.parse(stdout) as Result);
      else reject(new Error(`${module.pathname} ended with ${code}.`));
    });
  });
}

/** Most memory that this process ever held, in MB. */
export function peakMegabytes(): number {
  return Math.round(process.resourceUsage().maxRSS / 1024);
}
