import { tmpdir } from 'node:os';
import type { Io } from '../../src/cli/io.ts';
import { runCommandLine } from '../../src/cli/program.ts';

export interface CommandLineEnd {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs a command line in this process, without adapters. */
export async function commandLine(
  argv: readonly string[],
  over: Partial<Pick<Io, 'env' | 'cwd' | 'terminal' | 'openPrompt'>> = {},
): Promise<CommandLineEnd> {
  let [stdout, stderr] = ['', ''];
  const code = await runCommandLine(
    argv,
    {
      stdout: (text) => {
        stdout += text;
      },
      stderr: (text) => {
        stderr += text;
      },
      env: {},
      cwd: tmpdir(),
      terminal: false,
      openPrompt: () => ({ ask: async () => undefined, close: () => undefined }),
      ...over,
    },
    () => [],
  );
  return { code, stdout, stderr };
}
