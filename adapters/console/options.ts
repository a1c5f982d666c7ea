import { randomUUID } from 'node:crypto';
import { userInfo } from 'node:os';
import type { Readable, Writable } from 'node:stream';
import { printableText } from '../../src/chat/markup.ts';

/** How the console adapter is set up; everything but `now` has a default. */
export interface ConsoleOptions {
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Default: standard input. */
  input?: Readable | undefined;
  /** Default: standard output. It carries answers and notices only. */
  output?: Writable | undefined;
  /** Where sentences about the console itself go. Default: standard error. */
  errorOutput?: Writable | undefined;
  /** The name of the person at the console. Default: the system user; `Owner` for root or when unknown. */
  name?: string | undefined;
  /** Whether the prompt and answers may be coloured; piped output never is. Default: false. */
  color?: boolean | undefined;
  /** A prompt with line editing instead of one message a line. Default: whether input and output are terminals. */
  interactive?: boolean | undefined;
  /** Begins every ref, so that refs of two sessions never meet. Default: random. */
  session?: string | undefined;
  /** Where typed lines are kept for the next session. Default: nowhere. */
  historyFile?: string | undefined;
}

/** Options with every default filled in. */
export interface ConsoleSettings {
  now: () => number;
  input: Readable;
  output: Writable;
  errorOutput: Writable;
  name: string;
  color: boolean;
  interactive: boolean;
  session: string;
  historyFile: string | undefined;
}

const UNKNOWN_NAME = 'Owner';

/** The options with what they leave out: the process’s own streams and terminal, the system’s user, a new session. */
export function resolveOptions(options: ConsoleOptions): ConsoleSettings {
  const input = options.input ?? process.stdin;
  const output = options.output ?? process.stdout;
  const interactive = options.interactive ?? (isTerminal(input) && isTerminal(output));
  return {
    now: options.now,
    input,
    output,
    errorOutput: options.errorOutput ?? process.stderr,
    name: ownerName(options.name),
    color: interactive && (options.color ?? false),
    interactive,
    session: options.session ?? randomUUID(),
    historyFile: options.historyFile,
  };
}

/** What to call the person: the configured name, else the system's user. */
export function ownerName(configured: string | undefined, systemUser = currentUser): string {
  const name = printableText(configured ?? '').trim();
  if (name !== '') return name;
  const user = systemUser()?.trim() ?? '';
  return user === '' || user === 'root' ? UNKNOWN_NAME : user;
}

/** A user id without an entry in the system's list, common in containers, has no name. */
function currentUser(): string | undefined {
  try {
    return userInfo().username;
  } catch {
    return undefined;
  }
}

function isTerminal(stream: Readable | Writable): boolean {
  return (stream as { isTTY?: boolean }).isTTY === true;
}
