import type {
  AdapterEvents,
  Change,
  ChatAdapter,
  Finding,
  OutgoingMessage,
  SentMessage,
} from '../chat/adapter.ts';
import { DeliveryError, messageOf, PlatformError } from '../chat/errors.ts';
import { platformOf } from '../chat/ids.ts';
import { describeCommands } from '../commands/help-text.ts';
import { commands } from '../commands/registry.ts';
import type { Texts } from '../text/say.ts';
import type { Clock, Timer } from '../time/clock.ts';

interface ConnectionsOptions {
  adapters: readonly ChatAdapter[];
  /** The language of the commands in a platform's menu. */
  texts: Texts;
  clock: Clock;
  warn: (sentence: string) => void;
}

/** What happens on a platform; whether it is there is settled here. */
type Incoming = Omit<AdapterEvents, 'away' | 'back' | 'closed' | 'failed'>;

/** How a platform is. */
export interface PlatformHealth {
  name: string;
  /** Whether what is said there comes in. */
  running: boolean;
  /** Why it is not connected, in a sentence; absent when it is, or was left. */
  problem?: string;
  /** What it could not do although it is connected, in sentences; absent when there is nothing. */
  gaps?: readonly string[];
}

/** The platforms: which of them are connected, and what goes out to them. */
export interface Connections {
  /** Resolves when every adapter has closed by itself, such as the console at the end of its input, or failed for good. */
  readonly closed: Promise<void>;
  /** Why the first of those failed that failed for good. */
  failure(): Error | undefined;
  /** Whether the platform of a conversation is connected. */
  reaches(conversation: string): boolean;
  /** @throws DeliveryError */
  send(conversation: string, message: OutgoingMessage): Promise<SentMessage>;
  /**
   * Writes to a person alone.
   * @throws DeliveryError also where the platform cannot
   */
  sendPrivately(person: string, message: OutgoingMessage): Promise<SentMessage>;
  /** Whether what was sent to a conversation can be changed. */
  canEdit(conversation: string): boolean;
  /** Whether a message is answered past what waits in its conversation, and for its author alone where that is wanted. */
  answersApart(conversation: string, ref: string): boolean;
  /**
   * Changes what was sent.
   * @throws DeliveryError
   */
  edit(conversation: string, ref: string, change: Change): Promise<void>;
  typing(conversation: string): void;
  /**
   * Leaves what is being sent to the platforms: whoever waits for it goes on as if it had arrived, and a failure is
   * warned about. A message to a room that moves may wait for the move, which must not wait for the message.
   */
  letGo(which: (conversation: string) => boolean): void;
  /** Whether some platform has addresses of messages. */
  readonly hasLinks: boolean;
  /** Where the platform shows a message. */
  linkTo(conversation: string, ref: string): string | undefined;
  /**
   * Starts all adapters. One that cannot start is warned about; one that could not reach its platform tries again.
   * @param reconnected called when one that was away is there again
   * @throws the first adapter's error when all fail for good
   */
  start(events: Incoming, reconnected: () => void): Promise<void>;
  /** Stops all adapters; one that does not stop cleanly is warned about. */
  stop(): Promise<void>;
  health(): PlatformHealth[];
  /** How the platforms are set up; of those that can tell. */
  probe(): Promise<{ name: string; findings: readonly Finding[] }[]>;
}

const FIRST_RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 10 * 60_000;

/** An adapter with what is known about its connection. */
interface Line {
  adapter: ChatAdapter;
  /** `gone`: it closed by itself, or failed for good. */
  state: 'new' | 'running' | 'waiting' | 'gone';
  /** Of a running one: why nothing comes in for now. */
  problem?: string;
  retry?: Timer;
  /** Attempts in a row that failed. */
  failures: number;
}

/** Connects nothing before it is started. */
export function createConnections({ adapters, texts, clock, warn }: ConnectionsOptions): Connections {
  const lines: Line[] = adapters.map((adapter) => ({ adapter, state: 'new', failures: 0 }));
  const onTheirWay = new Set<{ conversation: string; leave: () => void }>();

  /** Waits for what goes out to a conversation, until it is let go. */
  function untilLetGo<T>(conversation: string, going: Promise<T>, letGone: T): Promise<T> {
    return new Promise((resolve, reject) => {
      const one = {
        conversation,
        leave: () => {
          going.catch((error: unknown) =>
            warn(`A message to ${conversation} could not be delivered: ${messageOf(error)}`),
          );
          resolve(letGone);
        },
      };
      onTheirWay.add(one);
      going.finally(() => onTheirWay.delete(one)).then(resolve, reject);
    });
  }
  let failure: Error | undefined;
  let stopped = false;
  let closeAll: () => void = () => undefined;
  const closed = new Promise<void>((resolve) => {
    closeAll = resolve;
  });

  const lineOf = (id: string): Line | undefined =>
    lines.find(({ adapter }) => adapter.name === platformOf(id));

  // The console has said its last word when its input ends, and still prints.
  const reachable = (id: string): ChatAdapter | undefined => {
    const line = lineOf(id);
    const canSend = line?.state === 'running' || (line?.state === 'gone' && line.problem === undefined);
    return canSend ? line?.adapter : undefined;
  };

  function adapterOf(id: string): ChatAdapter {
    const adapter = reachable(id);
    if (adapter === undefined) {
      throw new DeliveryError('unreachable', `${platformOf(id)} is not connected.`);
    }
    return adapter;
  }

  function close(line: Line): void {
    line.state = 'gone';
    if (lines.every(({ state }) => state === 'gone')) closeAll();
  }

  /** Ends a line for good, and lets go what its adapter holds, such as a port. */
  function fail(line: Line, error: Error): void {
    line.problem = error.message;
    failure ??= error;
    close(line);
    void halt(line);
  }

  async function attempt(line: Line, events: Incoming, reconnected: () => void): Promise<Error | undefined> {
    const { adapter } = line;
    // What arrives while it starts is answered.
    line.state = 'running';
    delete line.problem;
    try {
      await adapter.registerCommands(describeCommands(texts, commands));
      await adapter.start({
        ...events,
        away: (why) => {
          if (line.problem === undefined) warn(`${adapter.name}: ${why}`);
          line.problem = why;
        },
        back: () => {
          if (line.problem === undefined || stopped) return;
          delete line.problem;
          tellBack(line, reconnected);
        },
        closed: () => close(line),
        failed: (error) => {
          if (stopped || line.state !== 'running') return;
          warn(`${adapter.name}: ${error.message}`);
          if (isPassing(error)) void restart(line, error, events, reconnected);
          else fail(line, error);
        },
      });
      line.failures = 0;
      return undefined;
    } catch (error) {
      const why = error instanceof Error ? error : new Error(String(error));
      line.state = 'waiting';
      line.problem = why.message;
      return why;
    }
  }

  /** Tries again later, with growing pauses. */
  async function restart(line: Line, error: Error, events: Incoming, reconnected: () => void): Promise<void> {
    line.state = 'waiting';
    line.problem = error.message;
    await halt(line);
    if (stopped) return;
    const pause = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** line.failures);
    line.failures += 1;
    line.retry = clock.after(pause, () => void again(line, events, reconnected));
  }

  async function again(line: Line, events: Incoming, reconnected: () => void): Promise<void> {
    const error = await attempt(line, events, reconnected);
    if (stopped) return;
    if (error === undefined) {
      if (line.problem === undefined) tellBack(line, reconnected);
    } else if (isPassing(error)) {
      await restart(line, error, events, reconnected);
    } else {
      warn(`${line.adapter.name}: ${error.message}`);
      fail(line, error);
    }
  }

  function tellBack({ adapter }: Line, reconnected: () => void): void {
    warn(`${adapter.name} is connected now.`);
    reconnected();
  }

  async function halt({ adapter }: Line): Promise<void> {
    await adapter
      .stop()
      .catch((error: unknown) => warn(`${adapter.name} did not stop cleanly: ${messageOf(error)}`));
  }

  return {
    closed,
    failure: () => failure,
    reaches: (conversation) => reachable(conversation) !== undefined,
    async send(conversation, message) {
      return untilLetGo(conversation, adapterOf(conversation).send(conversation, message), { ref: '' });
    },
    letGo(which) {
      for (const one of onTheirWay) if (which(one.conversation)) one.leave();
    },
    async sendPrivately(person, message) {
      const adapter = adapterOf(person);
      if (adapter.sendPrivately === undefined) {
        throw new DeliveryError('forbidden', `${adapter.name} has no private messages.`);
      }
      return adapter.sendPrivately(person, message);
    },
    canEdit: (conversation) => reachable(conversation)?.capabilities.edits === true,
    answersApart: (conversation, ref) => reachable(conversation)?.answersApart?.(ref) === true,
    edit: async (conversation, ref, change) =>
      untilLetGo(conversation, adapterOf(conversation).edit(conversation, ref, change), undefined),
    typing: (conversation) => void reachable(conversation)?.typing(conversation),
    hasLinks: adapters.some((adapter) => adapter.linkTo !== undefined),
    linkTo: (conversation, ref) => lineOf(conversation)?.adapter.linkTo?.(conversation, ref),
    async start(events, reconnected) {
      const tried = await Promise.all(
        lines.map(async (line) => ({ line, error: await attempt(line, events, reconnected) })),
      );
      const failed = tried.flatMap(({ line, error }) => (error === undefined ? [] : [{ line, error }]));
      const [first] = failed;
      // A platform that cannot be reached now is waited for, also where there is no other.
      const none = failed.length === lines.length && !failed.some(({ error }) => isPassing(error));
      if (first !== undefined && none) {
        for (const { line, error } of failed) fail(line, error);
        throw first.error;
      }
      for (const { line, error } of failed) {
        warn(`${line.adapter.name}: ${error.message}`);
        if (isPassing(error)) void restart(line, error, events, reconnected);
        else fail(line, error);
      }
    },
    async stop() {
      stopped = true;
      for (const { retry } of lines) retry?.cancel();
      await Promise.all(lines.map(halt));
    },
    health: () =>
      lines.map(({ adapter, state, problem }) => {
        const running = state === 'running' && problem === undefined;
        const gaps = running ? (adapter.gaps?.() ?? []) : [];
        return {
          name: adapter.name,
          running,
          ...(problem === undefined ? {} : { problem }),
          ...(gaps.length === 0 ? {} : { gaps }),
        };
      }),
    probe: () =>
      Promise.all(
        adapters.map(async (adapter) => ({
          name: adapter.name,
          findings: (await adapter.probe?.()) ?? [],
        })),
      ),
  };
}

/** Whether a platform may be there again later. */
function isPassing(error: Error): boolean {
  return error instanceof PlatformError && error.reason === 'unreachable';
}
