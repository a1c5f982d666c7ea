import type { AdapterEvents, ChatAdapter, OutgoingMessage, SentMessage } from '../chat/adapter.ts';
import { DeliveryError } from '../chat/errors.ts';
import { platformOf } from '../chat/ids.ts';
import { describeCommands } from '../commands/help-text.ts';
import { commands } from '../commands/registry.ts';
import { messageOf } from '../text/error-message.ts';
import type { Texts } from '../text/say.ts';

interface ConnectionsOptions {
  adapters: readonly ChatAdapter[];
  /** The language of the commands in a platform's menu. */
  texts: Texts;
  warn: (sentence: string) => void;
}

/** What happens on a platform; that an adapter ends is settled here. */
type Incoming = Omit<AdapterEvents, 'closed' | 'failed'>;

/** The platforms: which of them are connected, and what goes out to them. */
interface Connections {
  /** Resolves when every adapter has closed by itself, such as the console at the end of its input. */
  readonly closed: Promise<void>;
  /** Whether the platform of a conversation is connected. */
  reaches(conversation: string): boolean;
  /** @throws DeliveryError */
  send(conversation: string, message: OutgoingMessage): Promise<SentMessage>;
  typing(conversation: string): void;
  /**
   * Starts all adapters. One that cannot start is warned about.
   * @throws the first adapter's error when none can start
   */
  start(events: Incoming): Promise<void>;
  /** Stops all adapters; one that does not stop cleanly is warned about. */
  stop(): Promise<void>;
  health(): { name: string; running: boolean }[];
}

/** Connects nothing before it is started. */
export function createConnections({ adapters, texts, warn }: ConnectionsOptions): Connections {
  /** Names of the adapters that have started, and of those among them that have closed. */
  const started = new Set<string>();
  const gone = new Set<string>();
  let closeAll: () => void = () => undefined;
  const closed = new Promise<void>((resolve) => {
    closeAll = resolve;
  });

  const adapterOf = (conversation: string): ChatAdapter | undefined =>
    adapters.find(({ name }) => name === platformOf(conversation) && started.has(name));

  function closeOne(name: string): void {
    gone.add(name);
    if (gone.size === adapters.length) closeAll();
  }

  async function startOne(adapter: ChatAdapter, events: Incoming): Promise<Error | undefined> {
    started.add(adapter.name);
    try {
      await adapter.registerCommands(describeCommands(texts, commands));
      await adapter.start({
        ...events,
        closed: () => closeOne(adapter.name),
        failed: (error) => {
          warn(`${adapter.name}: ${error.message}`);
          closeOne(adapter.name);
        },
      });
      return undefined;
    } catch (error) {
      started.delete(adapter.name);
      closeOne(adapter.name);
      return error instanceof Error ? error : new Error(String(error));
    }
  }

  return {
    closed,
    reaches: (conversation) => adapterOf(conversation) !== undefined,
    async send(conversation, message) {
      const adapter = adapterOf(conversation);
      if (adapter === undefined) {
        throw new DeliveryError('unreachable', `${platformOf(conversation)} is not connected.`);
      }
      return adapter.send(conversation, message);
    },
    typing: (conversation) => void adapterOf(conversation)?.typing(conversation),
    async start(events) {
      const tried = await Promise.all(adapters.map((adapter) => startOne(adapter, events)));
      const failures = tried.filter((one) => one !== undefined);
      const [failure] = failures;
      if (failure !== undefined && failures.length === adapters.length) throw failure;
      for (const { message } of failures) warn(message);
    },
    async stop() {
      for (const adapter of adapters) {
        await adapter
          .stop()
          .catch((error: unknown) => warn(`${adapter.name} did not stop cleanly: ${messageOf(error)}`));
      }
    },
    health: () => adapters.map(({ name }) => ({ name, running: started.has(name) && !gone.has(name) })),
  };
}
