import { createMutex } from '../state/mutex.ts';
import type { Clock, Timer } from '../time/clock.ts';

/** Tells how dreams ended as soon as that is possible, when the disk or the outbox did not take it at once. */
interface Retelling {
  /** Tries `tell` again every minute, until it works. */
  later(run: string, tell: () => Promise<void>): void;
  /** Tries all that waits, oldest first; what fails goes on waiting. */
  now(): Promise<void>;
  /** Tries all that waits a last time; after that it is left to the next start. */
  stop(): Promise<void>;
}

const RETRY_MS = 60_000;

/** @param track told of the work that goes on in the background */
export function createRetelling(clock: Clock, track: (work: Promise<void>) => void): Retelling {
  const waiting = new Map<string, () => Promise<void>>();
  const oneAtATime = createMutex();
  let timer: Timer | undefined;
  let stopped = false;

  async function now(): Promise<void> {
    if (waiting.size === 0) return;
    await oneAtATime(async () => {
      for (const [run, tell] of waiting) {
        await tell().then(
          () => waiting.delete(run),
          () => undefined,
        );
      }
    });
    wind();
  }

  function wind(): void {
    timer?.cancel();
    if (!stopped && waiting.size > 0) timer = clock.after(RETRY_MS, () => track(now()));
  }

  return {
    now,
    later(run, tell) {
      waiting.set(run, tell);
      wind();
    },
    async stop() {
      stopped = true;
      timer?.cancel();
      await now();
    },
  };
}
