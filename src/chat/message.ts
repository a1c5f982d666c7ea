/** Where words came from; see the trust rules in docs/safety.md. What is made of several takes the least trusted. */
export type TrustClass = 'owner' | 'member' | 'bot' | 'self' | 'forwarded' | 'quoted' | 'import';

/** `private`, `group` and `channel` are the platforms' rooms; `console` is the terminal. */
type ConversationKind = 'private' | 'group' | 'channel' | 'console';

/** A place where messages arrive. */
export interface ConversationRef {
  /** `telegram:-100123`, `telegram:-100123:7` (a topic), `discord:998`, `console:local`. */
  id: string;
  kind: ConversationKind;
  /** The room's title, when it has one. */
  title?: string;
  /** The conversation whose space this one shares (a topic's group, a thread's channel); without it, itself. */
  parent?: string;
  /** What the room is one of many of, such as `discord:guild:123`; all of them can be bound to one space. */
  community?: string;
}

interface Author {
  /** Platform id with its platform, such as `telegram:123`. */
  id: string;
  name: string;
  owner: boolean;
  bot: boolean;
}

export interface Attachment {
  kind: string;
  name?: string;
}

/** A message as an adapter hears it. */
export interface IncomingMessage {
  conversation: ConversationRef;
  /** The platform's id of the message, unique in its conversation; a second one with the same ref is a duplicate. */
  ref: string;
  /** Milliseconds since the epoch: when it was said. */
  at: number;
  /** `owner` is set only by adapters whose person is always the owner (the console). */
  author: { id: string; name: string; bot: boolean; owner?: boolean };
  text: string;
  /** The ref of the message that this one answers. */
  replyTo?: string;
  /** `own` words, or somebody else's inside this person's message. */
  origin: 'own' | 'forwarded' | 'quoted';
  attachments?: Attachment[];
  /** Whether the bot is spoken to: a private chat, a mention, a reply to it, a command. */
  addressed: boolean;
  /** Read long after it was said: it is remembered, and nobody waits for an answer or for a command's work any more. */
  late?: true;
}

/** Something that happened to a message. */
interface IncomingChange {
  conversation: ConversationRef;
  ref: string;
  at: number;
  /** When the message was said, where the platform tells: it is looked for since then. Milliseconds since the epoch. */
  saidAt?: number;
}

export interface IncomingEdit extends IncomingChange {
  text: string;
}

export type IncomingDeletion = IncomingChange;

/** The bot was taken into a room, by somebody where the platform tells. */
export interface Joining {
  conversation: ConversationRef;
  at: number;
  by?: { id: string; name: string };
}

/** A room whose id changed, such as a group that became a supergroup. */
export interface ConversationMove {
  /** Conversation ids. */
  from: string;
  to: string;
}

type RecordKind = 'user' | 'bot' | 'command' | 'notice' | 'edit' | 'delete' | 'system';

/** One line of the conversation log. */
export interface LogRecord {
  /** Sortable and unique; later records have greater ids. */
  id: string;
  /** ISO 8601 with milliseconds, UTC. */
  at: string;
  conversation: string;
  kind: RecordKind;
  author: Author;
  text: string;
  ref?: string;
  replyTo?: string;
  trust: TrustClass;
  attachments: Attachment[];
  offRecord: boolean;
  /** Of an edit or a deletion: the `id` of the record it changes. */
  target?: string;
}
