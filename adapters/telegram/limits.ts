import Bottleneck from 'bottleneck';
import { type Clock, stopwatch } from '../../src/chat/clock.ts';
import { sleep } from '../../src/chat/sleep.ts';
import type { Pace } from './options.ts';

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

/** What Bottleneck reckons with: the time by the system's clock before which it begins nothing. */
interface Reckoning {
  _store: { _nextRequest: number };
}

/** @param stopping rejects what has not begun */
export function createLimits(pace: Pace, clock: Clock, stopping: AbortSignal): Limits {
  const overall = new Bottleneck({ minTime: pace.overallMs });
  const chats = new Bottleneck.Group({ minTime: pace.chatMs, maxConcurrent: 1 });
  const passed = stopwatch(clock);
  /** When calls for a group were made, in the last minute. */
  const made = new Map<number, number[]>();
  let lastSeen = clock.now();

  /** Bottleneck would stand still for as long as the system's clock was set back; asked before it reckons. */
  function heedClock(): void {
    const now = clock.now();
    if (now < lastSeen) {
      for (const limiter of [overall, ...chats.limiters().map((one) => one.limiter)]) {
        (limiter as unknown as Reckoning)._store._nextRequest = 0;
      }
    }
    lastSeen = now;
  }

  function recent(chat: number): number[] {
    const times = (made.get(chat) ?? []).filter((at) => at > passed() - MINUTE_MS);
    if (times.length === 0) made.delete(chat);
    else made.set(chat, times);
    return times;
  }

  const count = (chat: number): unknown => made.set(chat, [...recent(chat), passed()]);

  async function untilFree(chat: number): Promise<void> {
    if (chat >= 0) return;
    for (let times = recent(chat); times.length >= pace.groupPerMinute; times = recent(chat)) {
      const leaves = times[times.length - pace.groupPerMinute] ?? 0;
      await sleep(clock, leaves + MINUTE_MS - passed(), stopping);
      stopping.throwIfAborted();
    }
    count(chat);
  }

  /** Begins a task when all calls together leave room for it. */
  function soon<T>(task: () => Promise<T>): Promise<T> {
    heedClock();
    return overall.schedule(async () => {
      stopping.throwIfAborted();
      return task();
    });
  }

  /** Gives up at the stop what waits, wherever it does; what has begun goes on. */
  function unlessStopped<T>(
    task: () => Promise<T>,
    place: (task: () => Promise<T>) => Promise<T>,
  ): Promise<T> {
    return new Promise((resolve, reject) => {
      const give = (): void => reject(stopping.reason);
      const heed = (): void => stopping.removeEventListener('abort', give);
      stopping.addEventListener('abort', give, { once: true });
      place(() => {
        heed();
        return task();
      })
        .then(resolve, reject)
        .finally(heed);
    });
  }

  return {
    schedule: (chat, task) =>
      unlessStopped(task, (begin) => {
        heedClock();
        return chats.key(String(chat)).schedule(async () => {
          stopping.throwIfAborted();
          await untilFree(chat);
          // The next one is reckoned with when this one has ended.
          return soon(begin).finally(heedClock);
        });
      }),
    aside: (chat, task) =>
      unlessStopped(task, (begin) =>
        soon(() => {
          if (chat < 0) count(chat);
          return begin();
        }),
      ),
    isBusy: (chat) =>
      (chat < 0 && recent(chat).length > pace.groupPerMinute - KEPT_FOR_MESSAGES) ||
      Object.values(chats.key(String(chat)).counts()).some((jobs) => jobs > 0),
  };
}
