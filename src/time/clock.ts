/** A timer that has been set; cancelling twice is harmless. */
export interface Timer {
  cancel(): void;
}

/** The only source of time. Everything that asks what time it is, or waits, gets one of these. */
export interface Clock {
  /** Milliseconds since the Unix epoch. */
  now(): number;
  /** Runs `task` once after `delayMs`. A pending timer does not keep the process alive. */
  after(delayMs: number, task: () => void): Timer;
}

/** Longer delays overflow Node's 32-bit timers and would fire at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: () => Date.now(),
  after(delayMs, task) {
    const timer = setTimeout(task, Math.min(Math.max(0, delayMs), LONGEST_TIMER_MS));
    timer.unref();
    return { cancel: () => clearTimeout(timer) };
  },
};

/** A clock that runs like `base` but shows `now` (milliseconds since the epoch) at this moment. */
export function shiftedClock(base: Clock, now: number): Clock {
  const shift = now - base.now();
  return { now: () => base.now() + shift, after: (delayMs, task) => base.after(delayMs, task) };
}
