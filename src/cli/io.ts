import type { Prompt } from './prompt.ts';

/** What a command line works with; scripted in tests. */
export interface Io {
  stdout: (text: string) => void;
  stderr: (text: string) => void;
  env: Readonly<Record<string, string | undefined>>;
  cwd: string;
  /** Whether progress may be shown on standard error. */
  terminal: boolean;
  /** Opens standard input for questions; closed by whoever asks. */
  openPrompt: () => Prompt;
}

/** Options that every command takes. */
export interface CommonOptions {
  config?: string;
  data?: string;
  space?: string;
  json?: boolean;
  now?: string;
}
