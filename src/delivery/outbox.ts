import type { OutgoingMessage } from '../chat/adapter.ts';
import { DeliveryError } from '../chat/errors.ts';
import { createMutex } from '../state/mutex.ts';
import type { StateMap } from '../state/store.ts';
import { messageOf } from '../text/error-message.ts';
import type { Clock, Timer } from '../time/clock.ts';

/** A message on its way. */
export interface OutboxEntry {
  conversation: string;
  message: OutgoingMessage;
  /** `sending` found at start means that nobody knows whether it arrived; it is not sent again. */
  state: 'pending' | 'sending' | 'sent' | 'unknown' | 'failed';
  /** Milliseconds since the epoch at which it was handed in; later entries have greater ones. */
  at: number;
  /** Milliseconds since the epoch of the last change of state. */
  changedAt: number;
  /** How often it was tried. */
  tries: number;
  /** Not to be tried before this, in milliseconds since the epoch. */
  retryAt?: number;
  /** Why it failed. */
  reason?: string;
  /** Answers nobody, so that several which wait become one. */
  notice?: true;
  /** Goes to a person alone: `conversation` is that person's id. */
  privately?: true;
  /** Ids of the notices that went into this one. */
  merged?: string[];
}

/** How a message is to be sent. */
interface PutOptions extends Pick<OutboxEntry, 'notice' | 'privately'> {
  /** Not to be tried before this many milliseconds are over. */
  delayMs?: number;
}

/** Durable messages: written before what depends on them, sent after a restart too, never sent twice. */
export interface Outbox {
  /**
   * Takes a message; on the disk when it resolves.
   * @returns false when the id is known already: nothing is changed then
   */
  put(id: string, conversation: string, message: OutgoingMessage, options?: PutOptions): Promise<boolean>;
  /** Sends what is due, in the order in which each conversation's messages were handed in. */
  pump(): Promise<void>;
  /** Whether something for a conversation waits, so that what is said next has to wait behind it. */
  holds(conversation: string): boolean;
  /** Marks what was being sent when the process ended, and forgets what was settled long ago. For the start. */
  recover(): Promise<void>;
  /** Messages of which nobody knows whether they arrived, or that could not be delivered. */
  unresolved(): Promise<OutboxEntry[]>;
  stop(): void;
}

interface OutboxOptions {
  entries: StateMap<OutboxEntry>;
  /** @throws DeliveryError */
  send: (conversation: string, message: OutgoingMessage) => Promise<unknown>;
  /** @throws DeliveryError */
  sendPrivately: (person: string, message: OutgoingMessage) => Promise<unknown>;
  /** Told of a notice whose place is gone or closed to the bot. */
  unwanted?: (entry: OutboxEntry, reason: string) => void;
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
const REMEMBER_MS = 7 * 24 * 60 * 60 * 1000;

/** Sends nothing before `pump`; what fails for a time is tried again, with growing pauses, for a day. */
export function createOutbox(options: OutboxOptions): Outbox {
  const { entries, reachable, clock, warn } = options;
  const oneAtATime = createMutex();
  let retry: Timer | undefined;
  let stopped = false;
  let lastAt = 0;
  /** Conversations with pending messages; spares reading the table when there are none. Unknown before the first look. */
  let waiting: Set<string> | undefined;

  const mark = (id: string, entry: OutboxEntry, change: Partial<OutboxEntry>): Promise<void> =>
    entries.set(id, { ...entry, changedAt: clock.now(), ...change });

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
    if (isTemporary(error) && clock.now() - entry.at < GIVE_UP_MS) {
      const patience = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (entry.tries - 1));
      await mark(id, entry, {
        state: 'pending',
        message: restOf(entry.message, error),
        retryAt: clock.now() + Math.max(0, error.retryAfterMs ?? patience),
        reason,
      });
      return false;
    }
    const refused = error instanceof DeliveryError && error.failure !== 'ambiguous';
    await mark(id, entry, { state: refused ? 'failed' : 'unknown', reason });
    warn(`A message to ${entry.conversation} could not be delivered: ${reason}`);
    if (entry.notice === true && refused && isShut(error)) options.unwanted?.(entry, reason);
    return true;
  }

  /** Makes one of the notices that a conversation has waiting: where one had to wait, several would flood it. */
  async function merge(
    head: OutboxEntry,
    headId: string,
    all: [string, OutboxEntry][],
  ): Promise<OutboxEntry> {
    const others = all.filter(
      ([id, entry]) => id !== headId && entry.conversation === head.conversation && entry.notice === true,
    );
    if (head.notice !== true || head.tries === 0 || others.length === 0) return head;
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

  const pump = (): Promise<void> =>
    oneAtATime(async () => {
      if (stopped || waiting?.size === 0) return;
      try {
        await sendPending();
        await lookAgain();
      } catch (error) {
        // The state could not be read or written; what waits must not wait for the next message to arrive.
        waiting = undefined;
        wakeAt(clock.now() + FIRST_RETRY_MS);
        throw error;
      }
    });

  async function sendPending(): Promise<void> {
    const held = new Set<string>();
    const done = new Set<string>();
    const pending = pendingAmong(await entries.entries());
    for (const [id, entry] of pending) {
      const { conversation } = entry;
      if (stopped || held.has(conversation) || done.has(id)) continue;
      const wait = (entry.retryAt ?? 0) - clock.now();
      if (wait > 0 || !reachable(conversation)) {
        held.add(conversation);
        continue;
      }
      const left = pending.slice(pending.findIndex(([other]) => other === id));
      const whole = await merge(entry, id, left);
      for (const other of whole.merged ?? []) done.add(other);
      if (!(await deliver(id, whole))) held.add(conversation);
    }
  }

  function wakeAt(moment: number): void {
    retry?.cancel();
    if (stopped) return;
    retry = clock.after(Math.max(0, moment - clock.now()), () => {
      pump().catch((error: unknown) => warn(`Messages wait to be sent: ${error}`));
    });
  }

  /** Learns what still waits, sets the timer for the first of it that can be sent, forgets what ended long ago. */
  async function lookAgain(): Promise<void> {
    const all = await entries.entries();
    for (const [id, entry] of all) if (isOver(entry, clock.now())) await entries.delete(id);
    const moments = new Map<string, number>();
    for (const [, { conversation, retryAt }] of pendingAmong(all)) {
      // What stands behind another message waits for that one.
      if (!moments.has(conversation)) moments.set(conversation, retryAt ?? 0);
    }
    waiting = new Set(moments.keys());
    retry?.cancel();
    const next = Math.min(...[...moments].filter(([id]) => reachable(id)).map(([, at]) => at));
    if (next !== Number.POSITIVE_INFINITY) wakeAt(next);
  }

  return {
    pump,
    async put(id, conversation, message, { delayMs, ...how } = {}) {
      if ((await entries.get(id)) !== undefined) return false;
      lastAt = Math.max(clock.now(), lastAt + 1);
      const at = lastAt;
      await entries.set(id, {
        conversation,
        message,
        state: 'pending',
        at,
        changedAt: at,
        tries: delayMs === undefined ? 0 : 1,
        ...(delayMs === undefined ? {} : { retryAt: clock.now() + delayMs }),
        ...how,
      });
      waiting?.add(conversation);
      return true;
    },
    holds: (conversation) => waiting?.has(conversation) ?? false,
    async recover() {
      const all = await entries.entries();
      const gone = new Set(all.flatMap(([, { merged = [] }]) => merged));
      for (const [id, entry] of all) {
        lastAt = Math.max(lastAt, entry.at);
        if (entry.state === 'pending' && gone.has(id)) {
          await mark(id, entry, { state: 'sent' });
        } else if (entry.state === 'sending') {
          await mark(id, entry, {
            state: 'unknown',
            reason: 'Reverie was stopped while it was being sent.',
          });
        } else if (isOver(entry, clock.now())) {
          await entries.delete(id);
        }
      }
      waiting = undefined;
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

/** In the order in which they were taken. */
function pendingAmong(all: readonly [string, OutboxEntry][]): [string, OutboxEntry][] {
  return all.filter(([, entry]) => entry.state === 'pending').sort((a, b) => a[1].at - b[1].at);
}

/** Whether nobody knows that a message arrived, or it could not be delivered. */
export function isUnresolved({ state }: OutboxEntry): boolean {
  return state === 'unknown' || state === 'failed';
}

function isOver(entry: OutboxEntry, now: number): boolean {
  return entry.state !== 'pending' && entry.state !== 'sending' && now - entry.changedAt > REMEMBER_MS;
}

/** Whether a message was not taken, for a reason that passes. */
export function isTemporary(error: unknown): error is DeliveryError {
  return (
    error instanceof DeliveryError && (error.failure === 'rate_limited' || error.failure === 'unreachable')
  );
}

/** What is still to be sent: all of it, or what a platform did not take of a long text. It answers nothing once more. */
export function restOf(message: OutgoingMessage, { rest }: DeliveryError): OutgoingMessage {
  if (rest === undefined) return message;
  const { replyTo: _, ...more } = message;
  return { ...more, text: rest };
}

/** Whether a place is gone, or closed to the bot. */
function isShut(error: unknown): boolean {
  return error instanceof DeliveryError && (error.failure === 'gone' || error.failure === 'forbidden');
}
