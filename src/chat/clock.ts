/** The part of a clock that adapters need. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Runs a task once, later. */
  after(delayMs: number, task: () => void): { cancel(): void };
}
