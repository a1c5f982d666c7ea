import type { Clock } from './clock.ts';

/** A clock that moves only when it is told to; for the demo, the benchmarks and the tests. */
export interface SimulatedClock extends Clock {
  /**
   * Moves to `at` (milliseconds since the epoch), running every timer that falls due on the way, in order.
   * @param settle awaited after each timer, so that what it started ends before time goes on
   */
  advanceTo(at: number, settle?: () => Promise<void>): Promise<void>;
}

/** @param start milliseconds since the epoch */
export function simulatedClock(start: number): SimulatedClock {
  let now = start;
  let timers: { at: number; task: () => void }[] = [];
  return {
    now: () => now,
    after(delayMs, task) {
      const timer = { at: now + Math.max(0, delayMs), task };
      timers.push(timer);
      return {
        cancel: () => {
          timers = timers.filter((one) => one !== timer);
        },
      };
    },
    async advanceTo(at, settle = async () => undefined) {
      for (;;) {
        const due = timers.filter((timer) => timer.at <= at).sort((a, b) => a.at - b.at)[0];
        if (due === undefined) break;
        timers = timers.filter((timer) => timer !== due);
        now = Math.max(now, due.at);
        due.task();
        await settle();
      }
      now = Math.max(now, at);
    },
  };
}
