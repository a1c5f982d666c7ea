/** Lets other work go on; throws when the work is given up. */
export type Pause = () => Promise<void>;

export const noPause: Pause = async () => {};

/** Gives way to timers and input, and stops when the signal says so. */
export function pausesFor(signal: AbortSignal | undefined): Pause {
  return async () => {
    await new Promise<void>((resolve) => setImmediate(resolve));
    signal?.throwIfAborted();
  };
}
