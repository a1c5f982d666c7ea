import type {
  AdapterEvents,
  Capabilities,
  ChatAdapter,
  CommandDescription,
  OutgoingMessage,
  SentMessage,
} from '../../src/chat/adapter.ts';
import { DeliveryError } from '../../src/chat/errors.ts';
import type { ConversationRef } from '../../src/chat/message.ts';
import { History } from './history.ts';
import { LONGEST_LINE_BYTES, readLines } from './input.ts';
import { type ConsoleOptions, type ConsoleSettings, resolveOptions } from './options.ts';
import { ConsoleOutput } from './output.ts';
import { renderAnswer, renderPrompt } from './render.ts';
import { Terminal } from './terminal.ts';

export type { ConsoleOptions } from './options.ts';

const CONVERSATION: ConversationRef = { id: 'console:local', kind: 'console' };
const AUTHOR_ID = 'console:local';

/** What people type to leave a terminal; a chat on a platform has no such thing. */
const LEAVING: readonly CommandDescription[] = ['exit', 'quit'].map((name) => ({
  name,
  summary: 'leaves',
  ownerOnly: false,
  subcommands: [],
}));

function isLeaving(text: string): boolean {
  const typed = text.trim().toLowerCase();
  return LEAVING.some(({ name }) => typed === `/${name}`);
}

/** A chat with the person at the terminal, or with whatever is piped in; that person is always the owner. */
export function createConsoleAdapter(options: ConsoleOptions): ChatAdapter {
  return new ConsoleAdapter(resolveOptions(options));
}

class ConsoleAdapter implements ChatAdapter {
  readonly name = 'console';
  readonly capabilities: Capabilities = {
    maxLength: Number.POSITIVE_INFINITY,
    edits: false,
    buttons: false,
  };
  readonly #settings: ConsoleSettings;
  #state: 'new' | 'running' | 'stopped' = 'new';
  #refs = 0;
  #commands: readonly CommandDescription[] = [];
  #output: ConsoleOutput | undefined;
  #terminal: Terminal | undefined;
  #history: History | undefined;
  #errors: ConsoleOutput | undefined;
  #stopReading: (() => void) | undefined;
  #handling: Promise<unknown> = Promise.resolve();
  #closed = false;

  constructor(settings: ConsoleSettings) {
    this.#settings = settings;
  }

  async start(events: AdapterEvents): Promise<void> {
    if (this.#state !== 'new') throw new Error('A console adapter starts once; create another one.');
    this.#state = 'running';
    this.#output = new ConsoleOutput(this.#settings.output, () => this.#outputBroke(events));
    if (this.#settings.interactive) await this.#openTerminal(events);
    else this.#readPiped(events);
  }

  async stop(): Promise<void> {
    this.#state = 'stopped';
    this.#stopReading?.();
    this.#terminal?.close();
    await this.#history?.flushed();
    await this.#output?.release();
  }

  async send(conversation: string, message: OutgoingMessage): Promise<SentMessage> {
    const output = this.#output;
    if (this.#state !== 'running' || output === undefined) {
      throw new DeliveryError(
        'unreachable',
        this.#state === 'new' ? 'The console has not started yet.' : 'The console has stopped.',
      );
    }
    if (conversation !== CONVERSATION.id) {
      throw new DeliveryError('gone', `The console has no conversation ${JSON.stringify(conversation)}.`);
    }
    const { color, interactive: label } = this.#settings;
    const text = renderAnswer(message.text, { color, label });
    if (text === '') throw new DeliveryError('invalid', 'The message is empty.');
    const write = (): Promise<void> => output.write(text);
    await (this.#terminal === undefined ? write() : this.#terminal.above(write));
    return { ref: this.#nextRef() };
  }

  async edit(): Promise<void> {
    throw new DeliveryError('invalid', 'What the console has printed cannot be changed.');
  }

  async typing(): Promise<void> {}

  async registerCommands(commands: readonly CommandDescription[]): Promise<void> {
    this.#commands = [...commands, ...LEAVING];
    this.#terminal?.complete(this.#commands);
  }

  #readPiped(events: AdapterEvents): void {
    this.#stopReading = readLines(this.#settings.input, {
      line: async ({ text, cut }) => {
        if (cut) {
          this.#warn(
            `A line of the input was longer than ${LONGEST_LINE_BYTES} bytes; its end was left out.`,
          );
        }
        if (isLeaving(text)) {
          this.#stopReading?.();
          this.#close(events);
        } else if (text.trim() !== '') await this.#hand(events, text);
      },
      end: (error) => {
        if (error !== undefined) this.#warn(`The input can no longer be read (${error.message}).`);
        this.#close(events);
      },
    });
  }

  async #openTerminal(events: AdapterEvents): Promise<void> {
    const { input, output, color, historyFile } = this.#settings;
    let warned = false;
    const history = new History(historyFile, (error) => {
      if (!warned) this.#warn(`Typed lines are not kept for the next time (${error.message}).`);
      warned = true;
    });
    this.#history = history;
    await history.load();
    if (this.#state !== 'running') return;
    this.#terminal = new Terminal({
      input,
      output,
      prompt: renderPrompt(color),
      history: history.entries,
      line: (text) => {
        if (isLeaving(text)) return this.#leave(events);
        history.add(text);
        void this.#hand(events, text);
      },
      leave: () => this.#close(events),
    });
    this.#terminal.complete(this.#commands);
  }

  /** Hands a message over; resolves when it has been answered and its work has ended. */
  #hand(events: AdapterEvents, text: string): Promise<unknown> {
    const handling = events.message({
      conversation: CONVERSATION,
      ref: this.#nextRef(),
      at: this.#settings.now(),
      author: { id: AUTHOR_ID, name: this.#settings.name, bot: false, owner: true },
      text,
      origin: 'own',
      addressed: true,
    });
    this.#handling = handling.answered.then(() => handling.settled);
    return this.#handling;
  }

  /** As Ctrl-C on an empty line. */
  #leave(events: AdapterEvents): void {
    this.#terminal?.close();
    this.#close(events);
  }

  #outputBroke(events: AdapterEvents): void {
    this.#stopReading?.();
    this.#terminal?.close();
    void this.#handling.then(() => this.#close(events));
  }

  #close(events: AdapterEvents): void {
    if (this.#closed || this.#state !== 'running') return;
    this.#closed = true;
    events.closed();
  }

  #warn(sentence: string): void {
    this.#errors ??= new ConsoleOutput(this.#settings.errorOutput, () => {});
    const errors = this.#errors;
    // A warning that nobody reads is no reason to stop.
    const write = (): Promise<void> => errors.write(`${sentence}\n`).catch(() => {});
    void (this.#terminal === undefined ? write() : this.#terminal.above(write));
  }

  #nextRef(): string {
    this.#refs += 1;
    return `${this.#settings.session}:${this.#refs}`;
  }
}
