import type { OutgoingMessage, SentMessage } from '../chat/adapter.ts';
import { stopwatch } from '../chat/clock.ts';
import { messageOf } from '../chat/errors.ts';
import { createMutex, createSlots } from '../state/mutex.ts';
import type { StateMap } from '../state/store.ts';
import type { Clock, Timer } from '../time/clock.ts';
import {
  endOf,
  isOpen,
  isOver,
  isPlain,
  isUnresolved,
  type OutboxEntry,
  pendingAmong,
  retryAtOf,
} from './outbox-entry.ts';
import { isUnfinished, mayRepeat, partUnknown, restOf } from './undelivered.ts';

/** How a message is to be sent. */
type PutOptions = Pick<OutboxEntry, 'notice' | 'privately' | 'repeatable'>;

/** Durable messages: written before what depends on them, sent after a restart too, never sent twice. */
export interface Outbox {
  /**
   * Takes a message; on the disk when it resolves.
   * @returns false when the id is known already: nothing is changed then
   */
  put(id: string, conversation: string, message: OutgoingMessage, options?: PutOptions): Promise<boolean>;
  /**
   * Sends a message past all that waits; on the disk while it is sent, and afterwards when it was not taken for a reason
   * that passes (it waits then), or when nobody knows whether it arrived.
   * @returns what was sent; `undefined` when it waits
   * @throws DeliveryError when it never will be
   */
  send(id: string, conversation: string, message: OutgoingMessage): Promise<SentMessage | undefined>;
  /**
   * Sends what is due: conversations beside each other, each one's messages in the order in which they were handed in.
   * Resolves when that was tried, of the given conversation (default: of all).
   */
  pump(only?: string): Promise<void>;
  /** Whether a message was handed in, and did not arrive at once. */
  knows(id: string): Promise<boolean>;
  /** Whether something for a conversation waits, so that what is said next has to wait behind it. */
  holds(conversation: string): boolean;
  /**
   * Marks what was being sent when the process ended, and forgets what was settled long ago. For the start.
   * @returns what it marked, by id
   */
  recover(): Promise<[id: string, entry: OutboxEntry][]>;
  /** Messages of which nobody knows whether they arrived, or that could not be delivered. */
  unresolved(): Promise<OutboxEntry[]>;
  stop(): void;
}

interface OutboxOptions {
  entries: StateMap<OutboxEntry>;
  /** @throws DeliveryError */
  send: (conversation: string, message: OutgoingMessage) => Promise<SentMessage>;
  /** @throws DeliveryError */
  sendPrivately: (person: string, message: OutgoingMessage) => Promise<unknown>;
  /** Told of a message that is not tried again, although it did not arrive or nobody knows whether it did. */
  undelivered?: (id: string, entry: OutboxEntry, error: unknown) => Promise<void>;
  /** Told of a conversation in which something arrived. */
  arrived?: (conversation: string) => void;
  /** Whether the conversation's platform is connected. */
  reachable: (conversation: string) => boolean;
  clock: Clock;
  warn: (sentence: string) => void;
}

const FIRST_RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 10 * 60_000;
/** A platform that does not take a message for a day will not want it any more. */
const GIVE_UP_MS = 24 * 60 * 60 * 1000;
/** To so many conversations something is sent at the same time. */
const MOST_LANES = 8;
/** Once in so long the table is gone through for what was settled long ago. */
const FORGET_EVERY_MS = 60 * 60 * 1000;

/** Sends nothing before `pump`; what fails for a time is tried again, with growing pauses, for a day. */
export function createOutbox(options: OutboxOptions): Outbox {
  const { entries, reachable, clock, warn } = options;
  const looking = createMutex();
  let looked: Promise<void> | undefined;
  /** What waits or is being sent, by conversation, in its order: the table holds thousands that are settled, too. */
  let queues = new Map<string, [string, OutboxEntry][]>();
  /** When the table was read; unknown before that, and after a fault of the disk. */
  let readAt: number | undefined;
  /** What was handed in since the last reading of the table began. */
  let added = new Map<string, OutboxEntry>();
  /** Conversations to which something is being sent. */
  const lanes = new Map<string, Promise<void>>();
  /** Those of them that were asked for again meanwhile. */
  const again = new Set<string>();
  const slots = createSlots(MOST_LANES);
  /** Conversations of which the state could not be written, with how much is to have passed before the next try. */
  const faulty = new Map<string, number>();
  const passed = stopwatch(clock);
  let retry: Timer | undefined;
  let stopped = false;
  let lastAt = 0;

  async function mark(id: string, entry: OutboxEntry, change: Partial<OutboxEntry>): Promise<void> {
    const now: OutboxEntry = { ...entry, changedAt: clock.now(), ...change };
    await entries.set(id, now);
    if (isOpen(now)) enqueue(id, now);
    else drop(id, now.conversation);
  }

  /** In the order in which they were handed in, whenever each of them is learnt of. */
  function enqueue(id: string, entry: OutboxEntry): void {
    const queue = queues.get(entry.conversation) ?? [];
    queues.set(entry.conversation, queue);
    const known = queue.findIndex(([one]) => one === id);
    if (known >= 0) queue[known] = [id, entry];
    else queue.splice(queue.findLastIndex(([, { at }]) => at <= entry.at) + 1, 0, [id, entry]);
  }

  function drop(id: string, conversation: string): void {
    const left = (queues.get(conversation) ?? []).filter(([one]) => one !== id);
    if (left.length === 0) queues.delete(conversation);
    else queues.set(conversation, left);
  }

  /** Later than all before, whatever the clock says. */
  function nextAt(): number {
    lastAt = Math.max(clock.now(), lastAt + 1);
    return lastAt;
  }

  async function sendPast(
    id: string,
    conversation: string,
    message: OutgoingMessage,
  ): Promise<SentMessage | undefined> {
    const changedAt = clock.now();
    const entry: OutboxEntry = { conversation, message, state: 'sending', at: nextAt(), changedAt, tries: 0 };
    // A full disk keeps nobody from being answered.
    await entries.set(id, entry).catch(() => undefined);
    let sent: SentMessage;
    try {
      sent = await options.send(conversation, message);
    } catch (error) {
      if (!isUnfinished(error)) {
        await mark(id, entry, { state: endOf(error), reason: messageOf(error) }).catch(() => undefined);
        await options.undelivered?.(id, entry, error);
        throw error;
      }
      if (error.failure === 'ambiguous') warn(partUnknown(conversation, error));
      const { retryAfterMs: pause } = error;
      const waits: Partial<OutboxEntry> = {
        state: 'pending',
        message: restOf(message, error),
        ...(pause === undefined ? {} : { tries: 1, retryAt: clock.now() + pause }),
      };
      await mark(id, entry, waits);
      added.set(id, { ...entry, ...waits });
      return undefined;
    }
    // Left over, it would count as something that may not have arrived.
    await entries
      .delete(id)
      .catch((error: unknown) => warn(`That a message arrived could not be noted: ${messageOf(error)}`));
    options.arrived?.(conversation);
    return sent;
  }

  /** @returns whether it is settled, for good or bad */
  async function deliver(id: string, entry: OutboxEntry): Promise<boolean> {
    const tried = { ...entry, tries: entry.tries + 1 };
    await mark(id, tried, { state: 'sending' });
    try {
      await (entry.privately === true ? options.sendPrivately : options.send)(
        entry.conversation,
        entry.message,
      );
    } catch (error) {
      return settle(id, tried, error);
    }
    await mark(id, tried, { state: 'sent' });
    options.arrived?.(entry.conversation);
    return true;
  }

  async function settle(id: string, entry: OutboxEntry, error: unknown): Promise<boolean> {
    const reason = messageOf(error);
    const isUnderWay = isUnfinished(error) && clock.now() - entry.at < GIVE_UP_MS;
    if (isUnderWay || mayRepeat(entry, error)) {
      if (isUnderWay && error.failure === 'ambiguous') warn(partUnknown(entry.conversation, error));
      const patience = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (entry.tries - 1));
      await mark(id, entry, {
        state: 'pending',
        message: restOf(entry.message, error),
        retryAt: clock.now() + Math.max(0, error.retryAfterMs ?? patience),
        reason,
      });
      return false;
    }
    const state = endOf(error);
    await mark(id, entry, { state, reason });
    warn(`A message to ${entry.conversation} could not be delivered: ${reason}`);
    await options.undelivered?.(id, entry, error);
    return true;
  }

  /** Makes one of the notices that a conversation has waiting: where one had to wait, several would flood it. */
  async function merge(head: OutboxEntry, headId: string, later: readonly string[]): Promise<OutboxEntry> {
    if (!isPlain(head) || head.tries === 0) return head;
    const others: [string, OutboxEntry][] = [];
    for (const id of later) {
      const entry = await entries.get(id);
      if (entry?.state === 'pending' && isPlain(entry)) others.push([id, entry]);
    }
    if (others.length === 0) return head;
    const parts = [head, ...others.map(([, entry]) => entry)];
    const withButtons = parts.filter(({ message }) => message.buttons !== undefined);
    const { buttons: _, ...message } = head.message;
    const merged: OutboxEntry = {
      ...head,
      message: {
        ...message,
        text: parts.map((part) => part.message.text).join('\n\n'),
        // A button does not say which of several changes it is about.
        ...(withButtons.length === 1 ? { buttons: withButtons[0]?.message.buttons ?? [] } : {}),
      },
      merged: [...(head.merged ?? []), ...others.map(([id]) => id)],
    };
    // In this order nothing is lost at a crash; the start finds what was merged.
    await mark(headId, merged, {});
    for (const [id, entry] of others) await mark(id, entry, { state: 'sent' });
    return merged;
  }

  async function pump(only?: string): Promise<void> {
    if (!stopped) {
      await look();
      for (const conversation of queues.keys()) if (dueAt(conversation) <= clock.now()) enter(conversation);
      setTimer();
    }
    const lane = only === undefined ? undefined : lanes.get(only);
    const ended = await Promise.allSettled(only === undefined ? lanes.values() : [lane]);
    const failed = ended.find((one) => one.status === 'rejected');
    if (failed !== undefined && !stopped) throw failed.reason;
  }

  /** When the first message of a conversation can be sent; what stands behind another one waits for that one. */
  function dueAt(conversation: string): number {
    const [first] = queues.get(conversation) ?? [];
    if (first === undefined || !reachable(conversation)) return Number.POSITIVE_INFINITY;
    const untilTried = (faulty.get(conversation) ?? 0) - passed();
    return Math.max(retryAtOf(first[1], clock.now()), untilTried > 0 ? clock.now() + untilTried : 0);
  }

  function enter(conversation: string): void {
    if (lanes.has(conversation)) {
      again.add(conversation);
      return;
    }
    const lane = workOn(conversation).finally(async () => {
      if (stopped) return;
      await look();
      setTimer();
    });
    lanes.set(conversation, lane);
    // Whoever pumps hears of it; there may be nobody.
    lane.catch(() => undefined);
  }

  async function workOn(conversation: string): Promise<void> {
    try {
      do {
        again.delete(conversation);
        await slots(() => sendPending(conversation));
      } while (again.has(conversation));
      faulty.delete(conversation);
    } catch (error) {
      // The state could not be read or written; what waits must not wait for the next message to arrive.
      readAt = undefined;
      faulty.set(conversation, passed() + FIRST_RETRY_MS);
      throw error;
    } finally {
      lanes.delete(conversation);
    }
  }

  /** Sends a conversation's messages, until one of them has to wait. */
  async function sendPending(conversation: string): Promise<void> {
    for (;;) {
      const [id, ...later] = (queues.get(conversation) ?? []).map(([one]) => one);
      if (id === undefined) return;
      const entry = await entries.get(id);
      // It was sent, or went into another one, while the table was read.
      if (entry?.state !== 'pending') drop(id, conversation);
      else if (stopped || retryAtOf(entry, clock.now()) > clock.now() || !reachable(conversation)) return;
      else if (!(await deliver(id, await merge(entry, id, later)))) return;
    }
  }

  /** Wakes for the first message that can be sent; where one is being sent, its end looks again. */
  function setTimer(): void {
    retry?.cancel();
    const idle = [...queues.keys()].filter((conversation) => !lanes.has(conversation));
    const next = Math.min(...idle.map(dueAt));
    if (next !== Number.POSITIVE_INFINITY) wakeAt(next);
  }

  function wakeAt(moment: number): void {
    retry?.cancel();
    if (stopped) return;
    retry = clock.after(Math.max(0, moment - clock.now()), () => {
      pump().catch((error: unknown) => warn(`Messages wait to be sent: ${messageOf(error)}`));
    });
  }

  /** Learns what waits, unless it is known; all who ask before a reading begins share it. */
  async function look(): Promise<void> {
    if (readAt !== undefined && clock.now() - readAt < FORGET_EVERY_MS) return;
    looked ??= looking(async () => {
      looked = undefined;
      try {
        await readTable();
      } catch (error) {
        readAt = undefined;
        wakeAt(clock.now() + FIRST_RETRY_MS);
        throw error;
      }
    });
    await looked;
  }

  /** Learns what waits, and forgets what ended long ago. */
  async function readTable(): Promise<void> {
    added = new Map();
    const all = await entries.entries();
    readAt = clock.now();
    queues = new Map();
    for (const [id, entry] of [...pendingAmong(all), ...added]) enqueue(id, entry);
    for (const [id, entry] of all) if (isOver(entry, clock.now())) await entries.delete(id);
  }

  return {
    pump,
    send: sendPast,
    async put(id, conversation, message, how = {}) {
      if ((await entries.get(id)) !== undefined) return false;
      const at = nextAt();
      const entry: OutboxEntry = {
        conversation,
        message,
        state: 'pending',
        at,
        changedAt: clock.now(),
        tries: 0,
        ...how,
      };
      await entries.set(id, entry);
      enqueue(id, entry);
      added.set(id, entry);
      return true;
    },
    knows: async (id) => (await entries.get(id)) !== undefined,
    holds: (conversation) => lanes.has(conversation) || queues.has(conversation),
    async recover() {
      const all = await entries.entries();
      const unknown: [string, OutboxEntry][] = [];
      const gone = new Set(all.flatMap(([, { merged = [] }]) => merged));
      for (const [id, entry] of all) {
        lastAt = Math.max(lastAt, entry.at);
        if (entry.state === 'pending' && gone.has(id)) {
          await mark(id, entry, { state: 'sent' });
        } else if (entry.state === 'sending' && entry.repeatable === true) {
          await mark(id, entry, { state: 'pending' });
        } else if (entry.state === 'sending') {
          await mark(id, entry, {
            state: 'unknown',
            reason: 'Reverie was stopped while it was being sent.',
          });
          unknown.push([id, entry]);
        } else if (isOver(entry, clock.now())) {
          await entries.delete(id);
        }
      }
      readAt = undefined;
      await look();
      return unknown;
    },
    async unresolved() {
      const all = (await entries.entries()).map(([, entry]) => entry);
      return all.filter(isUnresolved);
    },
    stop() {
      stopped = true;
      retry?.cancel();
    },
  };
}
