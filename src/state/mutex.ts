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

/** One mutex for each key, forgotten when nothing waits for it. */
export function createKeyedMutex(): <T>(key: string, task: () => Promise<T>) => Promise<T> {
  const running = new Map<string, { mutex: Mutex; waiting: number }>();
  return async (key, task) => {
    const entry = running.get(key) ?? { mutex: createMutex(), waiting: 0 };
    running.set(key, entry);
    entry.waiting += 1;
    try {
      return await entry.mutex(task);
    } finally {
      entry.waiting -= 1;
      if (entry.waiting === 0) running.delete(key);
    }
  };
}
