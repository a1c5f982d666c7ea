import type {
  AdapterEvents,
  Change,
  ChatAdapter,
  CommandDescription,
  Handling,
  OutgoingMessage,
} from '../../src/chat/adapter.ts';
import type { ConversationRef, IncomingMessage } from '../../src/chat/message.ts';

/** What was posted, and where. */
export interface Post extends OutgoingMessage {
  conversation: string;
}

/** A chat platform that a test plays. */
export interface FakeAdapter extends ChatAdapter {
  readonly posts: Post[];
  /** What became of posts, with their refs. */
  readonly changes: { conversation: string; ref: string; change: Change }[];
  /** Texts posted into a conversation (default: the private chat), oldest first. */
  texts(conversation?: string): string[];
  readonly commands: CommandDescription[];
  readonly events: AdapterEvents;
  /** A message of the person `from` (default: the owner) in a private chat; `over` changes what it likes. */
  say(text: string, over?: Partial<IncomingMessage> & { from?: number }): Handling;
  /** The next posts fail with these, in order. */
  refuse(...errors: Error[]): void;
  /** Resolves when a post contains `part`. */
  posted(part: string): Promise<Post>;
}

/** The person whom tests configure as owner, and somebody else. */
export const OWNER = 1;
export const STRANGER = 2;

export const PRIVATE: ConversationRef = { id: 'fake:1', kind: 'private' };
export const GROUP: ConversationRef = { id: 'fake:-100', kind: 'group', title: 'The group' };

export interface FakeAdapterOptions {
  name?: string;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** What `start` fails with. */
  broken?: Error;
  /** Begins the ids of messages; another one after a restart. */
  session?: string;
}

export function createFakeAdapter({
  name = 'fake',
  now,
  broken,
  session = 'm',
}: FakeAdapterOptions): FakeAdapter {
  const posts: Post[] = [];
  const changes: FakeAdapter['changes'] = [];
  const commands: CommandDescription[] = [];
  const refusals: Error[] = [];
  let waiting: { part: string; resolve: (post: Post) => void }[] = [];
  let events: AdapterEvents | undefined;
  let refs = 0;

  const running = (): AdapterEvents => {
    if (events === undefined) throw new Error('The fake adapter was not started.');
    return events;
  };

  return {
    name,
    capabilities: {
      maxLength: Number.POSITIVE_INFINITY,
      edits: true,
      buttons: false,
    },
    posts,
    changes,
    commands,
    get events() {
      return running();
    },
    texts: (conversation = PRIVATE.id) =>
      posts.filter((post) => post.conversation === conversation).map((post) => post.text),
    say(text, { from = OWNER, ...over } = {}) {
      refs += 1;
      return running().message({
        conversation: PRIVATE,
        ref: `${session}${refs}`,
        at: now(),
        author: { id: `${name}:${from}`, name: from === OWNER ? 'Ana' : 'Ben', bot: false },
        text,
        origin: 'own',
        addressed: true,
        ...over,
      });
    },
    refuse: (...errors) => void refusals.push(...errors),
    posted(part) {
      const found = posts.find((post) => post.text.includes(part));
      if (found !== undefined) return Promise.resolve(found);
      return new Promise((resolve) => void waiting.push({ part, resolve }));
    },
    async start(given) {
      if (broken !== undefined) throw broken;
      events = given;
    },
    stop: async () => undefined,
    async send(conversation, message) {
      const refusal = refusals.shift();
      if (refusal !== undefined) throw refusal;
      const post = { conversation, ...message };
      posts.push(post);
      waiting = waiting.filter(({ part, resolve }) => {
        if (!post.text.includes(part)) return true;
        resolve(post);
        return false;
      });
      return { ref: `bot${posts.length}` };
    },
    async edit(conversation, ref, change) {
      changes.push({ conversation, ref, change });
    },
    typing: async () => undefined,
    async registerCommands(given) {
      commands.push(...given);
    },
  };
}
