import { spawn } from 'node:child_process';

/** What one process came to. */
export interface SessionEnd {
  /** Whether it was killed before it ended by itself. */
  killed: boolean;
  code: number | null;
  stdout: string;
  stderr: string;
}

export interface SessionOptions {
  /** The built program, `…/src/main.js`. */
  main: string;
  dataDir: string;
  input: readonly string[];
  /**
   * When to kill it: so long after it said its nth word, whatever the speed of the machine (0: after it was spawned).
   * Without it the process runs to its end.
   */
  kill?: { outputs: number; afterMs: number };
}

/** A session that takes longer hangs. */
const LONGEST_SESSION_MS = 60_000;

/** Runs the program on piped input, and kills it in the middle when it is told to. */
export function session({ main, dataDir, input, kill }: SessionOptions): Promise<SessionEnd> {
  const child = spawn(process.execPath, [main, 'start', '--data', dataDir], {
    stdio: 'pipe',
    env: { PATH: process.env.PATH, HOME: process.env.HOME, TZ: 'UTC', NO_COLOR: '1' },
  });
  let killed = false;
  let outputs = 0;
  let [stdout, stderr] = ['', ''];
  let timer = setTimeout(() => child.kill('SIGKILL'), LONGEST_SESSION_MS);
  const killWhenDue = (): void => {
    if (kill === undefined || outputs !== kill.outputs) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      killed = child.kill('SIGKILL');
    }, kill.afterMs);
  };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
    outputs += 1;
    killWhenDue();
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  // The pipe of a killed process breaks; that is what happens here.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input.map((line) => `${line}\n`).join(''));
  killWhenDue();
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ killed, code, stdout, stderr });
    });
  });
}
