import type { IncomingDeletion, IncomingEdit, IncomingMessage } from './message.ts';

/** What a platform can do; code asks this, never the platform's name. */
export interface Capabilities {
  /** Most characters (UTF-16 units) in one message; `Infinity` when there is no limit. */
  maxLength: number;
  edits: boolean;
  threads: boolean;
  buttons: boolean;
  /** Can send without a sound. */
  silent: boolean;
  /** Can list earlier messages. */
  history: boolean;
}

/** Text that goes out: paragraphs, `- ` lists, `**bold**`, `` `code` `` and fences; an adapter renders it. */
export interface OutgoingMessage {
  text: string;
  /** The ref of the message it answers. */
  replyTo?: string;
  silent?: boolean;
}

export interface SentMessage {
  /** The platform's id of what was sent. */
  ref: string;
}

/** A command as a platform's menu shows it. */
export interface CommandDescription {
  name: string;
  summary: string;
  ownerOnly: boolean;
  subcommands: { name: string; usage: string; summary: string; ownerOnly: boolean }[];
}

/** What becomes of a message that an adapter handed over. Neither promise rejects. */
export interface Handling {
  /** Settles when the answer (or the acknowledgement of a command) has been sent. */
  answered: Promise<void>;
  /** Settles when work that the message started has ended too, or after a short grace while it goes on. */
  settled: Promise<void>;
}

/** What an adapter tells the service. Every call returns at once. */
export interface AdapterEvents {
  message(message: IncomingMessage): Handling;
  edited(edit: IncomingEdit): void;
  deleted(deletion: IncomingDeletion): void;
  /** No further message will come: end of input, or the person left. */
  closed(): void;
  /** The adapter cannot go on; the sentence says what happened and what to do. */
  failed(error: Error): void;
}

/** A chat platform. An adapter turns events into messages and text into posts; it decides nothing else. */
export interface ChatAdapter {
  /** The platform's name, the part of a conversation id before the first colon. */
  readonly name: string;
  readonly capabilities: Capabilities;
  /** Resolves when messages can arrive. */
  start(events: AdapterEvents): Promise<void>;
  /** Stops intake and releases everything; resolves within seconds, also when never started. */
  stop(): Promise<void>;
  /**
   * Posts a message.
   * @throws DeliveryError
   */
  send(conversation: string, message: OutgoingMessage): Promise<SentMessage>;
  /** Replaces the text of a message sent before; only with the capability `edits`. */
  edit(conversation: string, ref: string, message: OutgoingMessage): Promise<void>;
  /** Shows for a moment that an answer is being made; never rejects. */
  typing(conversation: string): Promise<void>;
  registerCommands(commands: readonly CommandDescription[]): Promise<void>;
}
