import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds since the epoch with their fractions; the same in every process of a machine. */
export function wallClock(): number {
  return performance.timeOrigin + performance.now();
}

/**
 * Begins `one` for each number from 0, so many in a second, whether or not those before are done.
 * @param one is told when it was due, by `wallClock`: a program that is busy cannot begin it late for free
 */
export async function atRate(
  count: number,
  aSecond: number,
  one: (n: number, due: number) => void,
): Promise<void> {
  const begun = wallClock();
  for (let n = 0; n < count; n += 1) {
    const due = begun + (n * 1000) / aSecond;
    while (wallClock() < due) await sleep(1);
    one(n, due);
  }
}
