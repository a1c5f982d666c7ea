import type { Clock } from '../../src/time/clock.ts';

export interface TestClock extends Clock {
  /** Milliseconds of every timer that was set. */
  readonly delays: number[];
  /** Timers that are still set. */
  pending(): number;
  /** Lets time pass and runs what is due. */
  advance(ms: number): void;
}

/**
 * A clock that stands still until it is advanced.
 *
 * @param hasty timers of at most this many milliseconds run at once, and time jumps over them
 */
export function createTestClock(hasty = -1): TestClock {
  let now = Date.parse('2026-11-30T12:00:00Z');
  let timers: { at: number; task: () => void }[] = [];
  const delays: number[] = [];
  return {
    delays,
    now: () => now,
    pending: () => timers.length,
    after(delayMs, task) {
      delays.push(delayMs);
      const timer = { at: now + delayMs, task };
      if (delayMs <= hasty) {
        now = timer.at;
        queueMicrotask(task);
        return { cancel: () => {} };
      }
      timers.push(timer);
      return {
        cancel: () => {
          timers = timers.filter((other) => other !== timer);
        },
      };
    },
    advance(ms) {
      now += ms;
      const due = timers.filter(({ at }) => at <= now);
      timers = timers.filter(({ at }) => at > now);
      for (const { task } of due) task();
    },
  };
}
