/** Runs a task in its turn; one that gives way lets those pass that are handed in while it waits. */
type InTurn = <T>(key: string, task: () => Promise<T>, givesWay?: boolean) => Promise<T>;

/** What waits for its turn. */
interface Line {
  first: (() => Promise<void>)[];
  last: (() => Promise<void>)[];
}

/**
 * Runs tasks of one key one after another, in the order in which they were handed in; tasks of different keys do not wait
 * for each other. A task that fails does not keep the next one from running.
 */
export function createTurns(): InTurn {
  const lines = new Map<string, Line>();

  async function work(key: string, line: Line): Promise<void> {
    for (;;) {
      const next = line.first.shift() ?? line.last.shift();
      if (next === undefined) break;
      await next();
    }
    lines.delete(key);
  }

  return (key, task, givesWay = false) =>
    new Promise((resolve, reject) => {
      const known = lines.get(key);
      const line = known ?? { first: [], last: [] };
      line[givesWay ? 'last' : 'first'].push(() => Promise.resolve().then(task).then(resolve, reject));
      if (known !== undefined) return;
      lines.set(key, line);
      void work(key, line);
    });
}
