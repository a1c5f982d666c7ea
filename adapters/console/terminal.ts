import {
  clearScreenDown,
  createInterface,
  cursorTo,
  emitKeypressEvents,
  type Interface,
  type Key,
} from 'node:readline';
import { PassThrough, type Readable, type Writable } from 'node:stream';
import type { CommandDescription } from '../../src/chat/adapter.ts';
import { printableText } from '../../src/chat/markup.ts';
import { LONGEST_HISTORY } from './history.ts';

const PASTE_ON = '\u001b[?2004h';
const PASTE_OFF = '\u001b[?2004l';

interface TerminalSetup {
  input: Readable & { isRaw?: boolean; setRawMode?: (on: boolean) => unknown };
  output: Writable;
  prompt: string;
  /** Lines of earlier sessions, newest last. */
  history: readonly string[];
  /** The person sent a message, of one line or several. */
  line(text: string): void;
  /** The person left, or the terminal is gone; called once. */
  leave(): void;
}

/**
 * A prompt with line editing. Keys pass through here before they reach node:readline, because a pasted line break
 * and one that is typed mean different things.
 */
export class Terminal {
  readonly #setup: TerminalSetup;
  readonly #readline: Interface;
  #commands: readonly string[] = [];
  #pasted: string[] | undefined;
  #open = true;

  constructor(setup: TerminalSetup) {
    this.#setup = setup;
    this.#readline = createInterface({
      // Keys come by `write`; readline's own input stays silent.
      input: new PassThrough(),
      output: setup.output,
      terminal: true,
      prompt: setup.prompt,
      history: [...setup.history].reverse(),
      historySize: LONGEST_HISTORY,
      removeHistoryDuplicates: true,
      completer: (line: string) => [completions(line, this.#commands), line],
    });
    this.#readline.on('line', (line) => this.#submit(line));
    this.#readline.on('SIGINT', () => this.#interrupt());
    this.#readline.on('SIGTSTP', () => this.#suspend());
    this.#readline.on('close', () => this.#leave());
    emitKeypressEvents(setup.input);
    setup.input.on('keypress', this.#onKey);
    setup.input.on('end', this.#leave);
    setup.input.on('close', this.#leave);
    // Stays: an error that is reported after the stop must not end the process.
    setup.input.on('error', this.#leave);
    this.#takeOver();
    setup.input.resume();
    this.#readline.prompt();
    if (setup.input.readableEnded || setup.input.destroyed) setImmediate(this.#leave);
  }

  complete(commands: readonly CommandDescription[]): void {
    this.#commands = commands.flatMap(({ name, subcommands }) => [
      `/${name}`,
      ...subcommands.map((sub) => `/${name} ${sub.name}`),
    ]);
  }

  /** Runs `write`, which writes whole lines, above the prompt; what is being typed stays as it is. */
  above<T>(write: () => T): T {
    if (!this.#open) return write();
    const { line, cursor } = this.#readline;
    // Drawing an empty line first brings readline's idea of the cursor to the prompt's own row.
    this.#edit('', 0);
    cursorTo(this.#setup.output, 0);
    clearScreenDown(this.#setup.output);
    const result = write();
    this.#edit(line, cursor);
    return result;
  }

  /** Gives the terminal back as it was. */
  close(): void {
    if (!this.#open) return;
    this.#open = false;
    const { input, output } = this.#setup;
    input.off('keypress', this.#onKey);
    input.off('end', this.#leave);
    input.off('close', this.#leave);
    input.pause();
    this.#giveBack();
    this.#readline.close();
    if (!output.destroyed && !output.writableEnded) output.write('\n');
  }

  readonly #leave = (): void => {
    if (!this.#open) return;
    this.close();
    this.#setup.leave();
  };

  readonly #onKey = (text: string | undefined, key: Key): void => {
    const interrupt = key.ctrl === true && key.name === 'c';
    if (key.name === 'paste-start') this.#pasted = [];
    else if (key.name === 'paste-end') this.#endPaste();
    else if (this.#pasted !== undefined && !interrupt) this.#pasted.push(key.sequence ?? text ?? '');
    else if (key.name === 'return' && key.meta === true) this.#insert('\n');
    else if ((key.name === 'return' || key.name === 'enter') && this.#continues()) this.#continueLine();
    else {
      this.#pasted = undefined;
      this.#readline.write(text, key);
    }
  };

  #endPaste(): void {
    const text = printableText(this.#pasted?.join('') ?? '');
    this.#pasted = undefined;
    // The line break at the end of a copied paragraph is not meant as one.
    this.#insert(withoutTrailing(text, '\n'));
  }

  #insert(text: string): void {
    const { line, cursor } = this.#readline;
    this.#edit(line.slice(0, cursor) + text + line.slice(cursor), cursor + text.length);
  }

  /** An odd number of backslashes at the end: the last one is not text. */
  #continues(): boolean {
    const { line, cursor } = this.#readline;
    const backslashes = line.length - withoutTrailing(line, '\\').length;
    return cursor === line.length && backslashes % 2 === 1;
  }

  #continueLine(): void {
    const line = this.#readline.line.slice(0, -1);
    this.#edit(`${line}\n`, line.length + 1);
  }

  /** Replaces what is being typed and draws it. */
  #edit(line: string, cursor: number): void {
    Object.assign(this.#readline, { line, cursor });
    this.#readline.prompt(true);
  }

  #submit(line: string): void {
    if (line.trim() !== '') this.#setup.line(line);
    if (this.#open) this.#readline.prompt();
  }

  #interrupt(): void {
    if (this.#readline.line === '') this.#leave();
    else this.#edit('', 0);
  }

  #suspend(): void {
    this.#giveBack();
    process.once('SIGCONT', () => {
      if (!this.#open) return;
      this.#takeOver();
      this.#readline.prompt(true);
    });
    process.kill(process.pid, 'SIGTSTP');
  }

  #takeOver(): void {
    this.#setup.input.setRawMode?.(true);
    this.#setup.output.write(PASTE_ON);
  }

  #giveBack(): void {
    this.#setup.input.setRawMode?.(false);
    if (!this.#setup.output.destroyed && !this.#setup.output.writableEnded)
      this.#setup.output.write(PASTE_OFF);
  }
}

function withoutTrailing(text: string, character: string): string {
  let end = text.length;
  while (text.charAt(end - 1) === character) end -= 1;
  return text.slice(0, end);
}

function completions(line: string, commands: readonly string[]): string[] {
  if (!line.startsWith('/')) return [];
  const matching = commands.filter((command) => command.startsWith(line));
  // Subcommands only once their command is typed: the first list stays short.
  const words = line.split(' ').length;
  return matching.filter((command) => command.split(' ').length <= words).map((command) => `${command} `);
}
