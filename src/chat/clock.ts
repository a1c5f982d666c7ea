/** The part of a clock that adapters need. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Runs a task once, later. */
  after(delayMs: number, task: () => void): { cancel(): void };
}

/**
 * Counts the milliseconds that pass, from zero. A clock that is set back does not undo any: what was to last a while
 * lasts no longer for it.
 */
export function stopwatch(clock: Pick<Clock, 'now'>): () => number {
  let last = clock.now();
  let passed = 0;
  return () => {
    const now = clock.now();
    passed += Math.max(0, now - last);
    last = now;
    return passed;
  };
}
