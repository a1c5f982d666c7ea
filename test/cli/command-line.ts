import { tmpdir } from 'node:os';
import { Readable, Writable } from 'node:stream';
import { createConsoleAdapter } from '../../adapters/console/index.ts';
import type { ChatAdapter } from '../../src/chat/adapter.ts';
import type { Io } from '../../src/cli/io.ts';
import { runCommandLine } from '../../src/cli/program.ts';

export interface CommandLineEnd {
  code: number;
  stdout: string;
  stderr: string;
}

interface Around extends Partial<Pick<Io, 'env' | 'cwd' | 'terminal' | 'openPrompt'>> {
  /** What is piped into the console; without it there is no console. */
  input?: string;
  /** Other platforms. */
  others?: ChatAdapter[];
  /** Hears what is said on standard error. */
  told?: (text: string) => void;
}

/** Runs a command line in this process. */
export async function commandLine(argv: readonly string[], around: Around = {}): Promise<CommandLineEnd> {
  const { input, others = [], told, ...over } = around;
  let [stdout, stderr] = ['', ''];
  const print = (text: string): void => {
    stdout += text;
  };
  const code = await runCommandLine(
    argv,
    {
      stdout: print,
      stderr: (text) => {
        stderr += text;
        told?.(text);
      },
      env: {},
      cwd: tmpdir(),
      terminal: false,
      openPrompt: () => ({ ask: async () => undefined, close: () => undefined }),
      ...over,
    },
    async (_, name) =>
      input === undefined
        ? others
        : [
            ...others,
            createConsoleAdapter({
              now: () => Date.now(),
              name,
              input: Readable.from([Buffer.from(input)]),
              output: new Writable({
                write(chunk: Buffer, _encoding, done) {
                  print(chunk.toString());
                  done();
                },
              }),
            }),
          ],
  );
  return { code, stdout, stderr };
}
