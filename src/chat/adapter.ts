import type {
  ConversationMove,
  ConversationRef,
  IncomingDeletion,
  IncomingEdit,
  IncomingMessage,
  Joining,
} from './message.ts';

/** What a platform can do; code asks this, never the platform's name. */
export interface Capabilities {
  /** Most characters (UTF-16 units) in one message; `Infinity` when there is no limit. */
  maxLength: number;
  /** Can change what was sent. */
  edits: boolean;
  buttons: boolean;
}

/** Text that goes out: paragraphs, `- ` lists, `**bold**`, `` `code` `` and fences; an adapter renders it. */
export interface OutgoingMessage {
  text: string;
  /** The ref of the message it answers. */
  replyTo?: string;
  /** The ref of the message that the first pieces of this text have answered: what is left answers nothing once more. */
  continues?: string;
  /** Without a sound, where the platform can. */
  silent?: boolean;
  /** Shown below the text where the platform has buttons; what they do can also be typed. */
  buttons?: readonly Button[];
  /** For the eyes of the person who is answered alone, where the platform can: a refusal. Elsewhere without a sound. */
  confidential?: boolean;
  /** ISO 639-1, of the room: for what an adapter says beside the text. Default: the bot's. */
  language?: string;
}

/** A sentence of the service that an adapter says beside a text, in a language (ISO 639-1); default: the bot's. */
export type Sentence = (language: string | undefined) => string;

/** What becomes of a message that was sent: another text, with these buttons alone; or other buttons below its text. */
export type Change =
  | { text: string; buttons?: readonly Button[]; language?: string }
  | { buttons: readonly Button[] };

export interface Button {
  /** What a press hands back: at most 64 bytes, opaque to the adapter. */
  id: string;
  label: string;
}

/** A person pressed a button of a message that the bot sent. */
export interface ButtonPress {
  conversation: ConversationRef;
  /** The `id` of the button. */
  button: string;
  /** The ref of the message that carries it. */
  ref: string;
  /** All buttons of that message, as far as the platform tells. */
  buttons: readonly Button[];
  author: { id: string; name: string };
}

/** What a press came to. */
export interface PressReply {
  /** For the person who pressed; they alone see it, where the platform can. Empty when there is nothing to tell. */
  text: string;
  /** Whether the room reads it anyway, so that nothing is lost when the person cannot be told alone. */
  isSaid: boolean;
}

export interface SentMessage {
  /** The platform's id of what was sent. */
  ref: string;
}

/** A command as a platform's menu shows it. */
export interface CommandDescription extends Arguments {
  name: string;
  summary: string;
  ownerOnly: boolean;
  subcommands: ({ name: string; summary: string; ownerOnly: boolean } & Arguments)[];
}

/** What follows the name of a command. */
interface Arguments {
  /** Such as `<text>` or `[N] [preview]`; nothing by default. */
  usage?: string;
  /** Which words of the usage are typed as they stand; none by default. */
  words?: readonly string[];
}

/** What becomes of a message that an adapter handed over. Neither promise rejects. */
export interface Handling {
  /** Resolves when the message is on the disk, or known already; `false` when it could not be written. */
  logged: Promise<boolean>;
  /** Settles when the answer (or the acknowledgement of a command) has been sent. */
  answered: Promise<void>;
  /** Settles when work that the message started has ended too, or after a short grace while it goes on. */
  settled: Promise<void>;
}

/** What an adapter tells the service. Every call returns at once. */
export interface AdapterEvents {
  message(message: IncomingMessage): Handling;
  /** Resolves when it is on the disk, or needs not to be; `false` when it could not be written. Neither rejects. */
  edited(edit: IncomingEdit): Promise<boolean>;
  deleted(deletion: IncomingDeletion): Promise<boolean>;
  pressed(press: ButtonPress): Promise<PressReply>;
  /** The bot was taken into a room. */
  joined(joining: Joining): void;
  /** A room got another id; resolves when its memory is found under the new one. */
  moved(move: ConversationMove): Promise<void>;
  /** No further message will come: end of input, or the person left. */
  closed(): void;
  /**
   * Nothing comes in for now; the adapter goes on trying by itself. Told again, it is the same absence.
   * @param why a sentence
   */
  away(why: string): void;
  /** What was away is there again. */
  back(): void;
  /** The adapter cannot go on; the sentence says what happened and what to do. */
  failed(error: Error): void;
}

/** Knows by itself who owns the bot. */
interface OwnerSource {
  /** Platform ids, such as `discord:456`. */
  owners(): Promise<readonly string[]>;
}

/** Can write to a person alone. */
interface PrivateSender {
  /**
   * @param person a platform id, such as `telegram:123`
   * @throws DeliveryError
   */
  sendPrivately(person: string, message: OutgoingMessage): Promise<SentMessage>;
}

/** Has messages, such as commands of a menu, that are answered by a way of their own. */
interface ApartAnswerer {
  /**
   * Whether an answer to a message goes past whatever waits in its conversation, and can be shown to its author alone,
   * who waits for it.
   */
  answersApart(ref: string): boolean;
}

/** Knows the addresses of messages. */
interface Linker {
  /** `undefined` where the platform has no address for a message. */
  linkTo(conversation: string, ref: string): string | undefined;
}

/** One thing about the platform that was looked at, for `doctor`. */
export interface Finding {
  name: string;
  result: 'ok' | 'warn' | 'fail';
  /** What is so, in a sentence. */
  message: string;
  /** What to do about it. */
  fix?: string;
}

/** Can look at how it is set up, without starting. */
interface Probe {
  probe(): Promise<readonly Finding[]>;
}

/** Knows what it could not do although it is connected. */
interface GapTeller {
  /** Sentences, such as that something was not read; none when all is well. */
  gaps(): readonly string[];
}

/** A chat platform. An adapter turns events into messages and text into posts; it decides nothing else. */
export interface ChatAdapter
  extends Partial<OwnerSource & PrivateSender & ApartAnswerer & Linker & Probe & GapTeller> {
  /** The platform's name, the part of a conversation id before the first colon. */
  readonly name: string;
  readonly capabilities: Capabilities;
  /**
   * Resolves when messages can arrive. Called once, but of an adapter that fails with an `unreachable` error again, after
   * `stop`.
   * @throws PlatformError
   */
  start(events: AdapterEvents): Promise<void>;
  /** Stops intake and releases everything; resolves within seconds, also when never started. */
  stop(): Promise<void>;
  /**
   * Posts a message.
   * @throws DeliveryError
   */
  send(conversation: string, message: OutgoingMessage): Promise<SentMessage>;
  /**
   * Changes a message sent before; only with the capability `edits`.
   * @throws DeliveryError
   */
  edit(conversation: string, ref: string, change: Change): Promise<void>;
  /** Shows for a moment that an answer is being made; never rejects. */
  typing(conversation: string): Promise<void>;
  registerCommands(commands: readonly CommandDescription[]): Promise<void>;
}
