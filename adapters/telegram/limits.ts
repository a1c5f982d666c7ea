import Bottleneck from 'bottleneck';
import type { Clock } from '../../src/chat/clock.ts';
import type { Pace } from './options.ts';
import { sleep } from './sleep.ts';

/** Keeps to the pace that Telegram asks for; calls for one chat are made in order, one at a time. */
export interface Limits {
  /** @throws what the task throws, or the reason of the signal when it comes before the task has begun */
  schedule<T>(chat: number, task: () => Promise<T>): Promise<T>;
  /**
   * Makes a small call beside those for a chat, which do not wait for it. It counts all the same.
   * @throws like `schedule`
   */
  aside<T>(chat: number, task: () => Promise<T>): Promise<T>;
  /** Whether such a call had better be left out: something waits to be sent, or a group's minute is nearly used up. */
  isBusy(chat: number): boolean;
}

const MINUTE_MS = 60_000;
/** Of the calls for a group these stay free for messages. */
const KEPT_FOR_MESSAGES = 8;

/** @param stopping rejects what has not begun */
export function createLimits(pace: Pace, clock: Clock, stopping: AbortSignal): Limits {
  const overall = new Bottleneck({ minTime: pace.overallMs });
  const chats = new Bottleneck.Group({ minTime: pace.chatMs, maxConcurrent: 1 });
  chats.on('created', (limiter) => void limiter.chain(overall));
  const made = new Map<number, number[]>();

  /** When calls for a group were made, in the last minute. */
  function recent(chat: number): number[] {
    const times = (made.get(chat) ?? []).filter((at) => at > clock.now() - MINUTE_MS);
    if (times.length === 0) made.delete(chat);
    else made.set(chat, times);
    return times;
  }

  const count = (chat: number): unknown => made.set(chat, [...recent(chat), clock.now()]);

  async function untilFree(chat: number): Promise<void> {
    if (chat >= 0) return;
    for (let times = recent(chat); times.length >= pace.groupPerMinute; times = recent(chat)) {
      const leaves = times[times.length - pace.groupPerMinute] ?? 0;
      await sleep(clock, leaves + MINUTE_MS - clock.now(), stopping);
      stopping.throwIfAborted();
    }
    count(chat);
  }

  return {
    schedule: (chat, task) =>
      new Promise((resolve, reject) => {
        let begun = false;
        const give = (): void => {
          if (!begun) reject(stopping.reason);
        };
        stopping.addEventListener('abort', give, { once: true });
        chats
          .key(String(chat))
          .schedule(async () => {
            stopping.throwIfAborted();
            await untilFree(chat);
            begun = true;
            return task();
          })
          .then(resolve, reject)
          .finally(() => stopping.removeEventListener('abort', give));
      }),
    aside: (chat, task) =>
      overall.schedule(async () => {
        stopping.throwIfAborted();
        if (chat < 0) count(chat);
        return task();
      }),
    isBusy: (chat) =>
      (chat < 0 && recent(chat).length > pace.groupPerMinute - KEPT_FOR_MESSAGES) ||
      Object.values(chats.key(String(chat)).counts()).some((jobs) => jobs > 0),
  };
}
