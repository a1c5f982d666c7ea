/** A person, or a bot. */
export interface FakeUser {
  id: number;
  is_bot: boolean;
  first_name: string;
  last_name?: string;
  username?: string;
  language_code?: string;
}

export interface FakeMessage {
  message_id: number;
  date: number;
  chat: { id: number; type: string; title?: string };
  text?: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests put into a message whatever Telegram can
  [field: string]: any;
}

/** A chat and what happened in it. */
export interface FakeChat {
  id: number;
  type: 'private' | 'group' | 'supergroup' | 'channel';
  title?: string;
  first_name?: string;
  username?: string;
  is_forum?: boolean;
  /** Ids of the topics that exist; General is none of them. */
  topics: Set<number>;
  messages: Map<number, FakeMessage>;
  /** What the bot posted, in order, with edits applied. */
  posts: FakeMessage[];
  /** Whether the bot may send files there; it may by default. */
  takesFiles?: boolean;
  /** Why nothing can be sent there: an error's code and description. */
  refuses?: { code: number; description: string };
}

// biome-ignore lint/suspicious/noExplicitAny: tests deliver whatever Telegram can
export type FakeUpdate = { update_id: number } & Record<string, any>;

/** What Telegram knows: chats, messages, and the updates that the bot has not confirmed. */
export interface World {
  bot: FakeUser & { can_join_groups: boolean; can_read_all_group_messages: boolean };
  chats: Map<number, FakeChat>;
  updates: FakeUpdate[];
  allowed: readonly string[];
  commands: Map<string, unknown[]>;
  webhook: { url: string; secret?: string; lastError?: { date: number; message: string } };
  nextMessageId: number;
  nextUpdateId: number;
}

export function createWorld(): World {
  return {
    bot: {
      id: 4242,
      is_bot: true,
      first_name: 'Reverie',
      username: 'ReverieBot',
      can_join_groups: true,
      can_read_all_group_messages: true,
    },
    chats: new Map(),
    updates: [],
    allowed: [],
    commands: new Map(),
    webhook: { url: '' },
    nextMessageId: 100,
    nextUpdateId: 70_001,
  };
}

/** What a message shows of its chat. */
export function chatOf({ id, type, title, first_name, username, is_forum }: FakeChat): FakeMessage['chat'] {
  return {
    id,
    type,
    ...(title === undefined ? {} : { title }),
    ...(first_name === undefined ? {} : { first_name }),
    ...(username === undefined ? {} : { username }),
    ...(is_forum === undefined ? {} : { is_forum }),
  };
}

/** The kind of an update: its one field beside the id. */
export function kindOf(update: FakeUpdate): string {
  return Object.keys(update).find((key) => key !== 'update_id') ?? '';
}
