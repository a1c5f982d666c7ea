import type { OutgoingMessage } from '../chat/adapter.ts';
import { DeliveryError } from '../chat/errors.ts';
import { createMutex } from '../state/mutex.ts';
import type { StateMap } from '../state/store.ts';
import type { Clock, Timer } from '../time/clock.ts';

/** A notice on its way. */
export interface OutboxEntry {
  conversation: string;
  message: OutgoingMessage;
  /** `sending` found at start means that nobody knows whether it arrived; it is not sent again. */
  state: 'pending' | 'sending' | 'sent' | 'unknown' | 'failed';
  /** Milliseconds since the epoch of the last change. */
  at: number;
  /** Why it failed. */
  reason?: string;
}

/** Durable messages: written before what depends on them, sent after a restart too, never sent twice. */
export interface Outbox {
  /** Takes a message; the same id again changes nothing. On the disk when it resolves. */
  put(id: string, conversation: string, message: OutgoingMessage): Promise<void>;
  /** Sends what is pending. */
  pump(): Promise<void>;
  /** Marks what was being sent when the process ended, and forgets what was sent long ago. For the start. */
  recover(): Promise<void>;
  /** Messages of which nobody knows whether they arrived, or that could not be delivered. */
  unresolved(): Promise<OutboxEntry[]>;
  stop(): void;
}

export interface OutboxOptions {
  entries: StateMap<OutboxEntry>;
  /** @throws DeliveryError */
  send: (conversation: string, message: OutgoingMessage) => Promise<unknown>;
  /** Whether the conversation's platform is connected. */
  reachable: (conversation: string) => boolean;
  clock: Clock;
  warn: (sentence: string) => void;
}

const RETRY_MS = 30_000;
const REMEMBER_SENT_MS = 7 * 24 * 60 * 60 * 1000;

export function createOutbox({ entries, send, reachable, clock, warn }: OutboxOptions): Outbox {
  const oneAtATime = createMutex();
  let retry: Timer | undefined;
  /** Whether anything may be pending; spares reading the table when nothing is. */
  let waiting = true;

  async function mark(
    id: string,
    entry: OutboxEntry,
    state: OutboxEntry['state'],
    reason?: string,
  ): Promise<void> {
    await entries.set(id, { ...entry, state, at: clock.now(), ...(reason === undefined ? {} : { reason }) });
  }

  async function deliver(id: string, entry: OutboxEntry): Promise<void> {
    await mark(id, entry, 'sending');
    try {
      await send(entry.conversation, entry.message);
      await mark(id, entry, 'sent');
    } catch (error) {
      const failure = error instanceof DeliveryError ? error.failure : 'ambiguous';
      const reason = error instanceof Error ? error.message : String(error);
      if (failure === 'rate_limited' || failure === 'unreachable') {
        await mark(id, entry, 'pending');
        const wait = error instanceof DeliveryError ? (error.retryAfterMs ?? RETRY_MS) : RETRY_MS;
        retry?.cancel();
        retry = clock.after(wait, () => void pump().catch(() => undefined));
      } else {
        await mark(id, entry, failure === 'ambiguous' ? 'unknown' : 'failed', reason);
        warn(`A notice to ${entry.conversation} could not be delivered: ${reason}`);
      }
    }
  }

  const pump = (): Promise<void> =>
    oneAtATime(async () => {
      if (!waiting) return;
      const pending = (await entries.entries()).filter(([, entry]) => entry.state === 'pending');
      for (const [id, entry] of pending.sort((a, b) => a[1].at - b[1].at)) {
        if (reachable(entry.conversation)) await deliver(id, entry);
      }
      waiting = (await entries.entries()).some(([, entry]) => entry.state === 'pending');
    });

  return {
    pump,
    async put(id, conversation, message) {
      if ((await entries.get(id)) !== undefined) return;
      await entries.set(id, { conversation, message, state: 'pending', at: clock.now() });
      waiting = true;
    },
    async recover() {
      for (const [id, entry] of await entries.entries()) {
        if (entry.state === 'sending') {
          await mark(id, entry, 'unknown', 'Reverie was stopped while it was being sent.');
        } else if (entry.state === 'sent' && clock.now() - entry.at > REMEMBER_SENT_MS) {
          await entries.delete(id);
        }
      }
    },
    async unresolved() {
      const all = (await entries.entries()).map(([, entry]) => entry);
      return all.filter((entry) => entry.state === 'unknown' || entry.state === 'failed');
    },
    stop: () => retry?.cancel(),
  };
}
