import { breath } from '../../state/gently.ts';

/** Called between any two pieces of work: lets other work go on when it waits for long; throws when the work is given up. */
export type Pause = () => Promise<void>;

export const noPause: Pause = async () => {};

/** So long work goes on before others have their turn, in milliseconds. */
const TURN_MS = 8;

/** Gives way to timers and input whenever some milliseconds have gone by, and stops when the signal says so. */
export function pausesFor(signal: AbortSignal | undefined): Pause {
  // Others have their turn before it begins, too.
  let since = Number.NEGATIVE_INFINITY;
  return async () => {
    if (performance.now() - since >= TURN_MS) {
      await breath();
      since = performance.now();
    }
    signal?.throwIfAborted();
  };
}
