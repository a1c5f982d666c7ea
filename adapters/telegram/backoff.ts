const FIRST_MS = 1_000;
const LONGEST_MS = 60_000;

/** How long to wait after so many failures in a row: one second, two, four, at most a minute. */
export function backoffMs(failures: number): number {
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.max(0, Math.min(10, failures - 1)));
}
