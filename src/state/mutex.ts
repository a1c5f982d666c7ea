/** Runs tasks one after another, in the order in which they were handed in. */
export type Mutex = <T>(task: () => Promise<T>) => Promise<T>;

/** A task that fails does not keep the next one from running. */
export function createMutex(): Mutex {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const run = last.then(task, task);
    last = run.catch(() => undefined);
    return run;
  };
}

/** Runs at most so many tasks at the same time; the others wait in the order in which they were handed in. */
export function createSlots(most: number): Mutex {
  const waiting: (() => void)[] = [];
  let free = most;
  return async (task) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => void waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}
