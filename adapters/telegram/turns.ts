/** Runs tasks of one key one after another; tasks of different keys do not wait for each other. */
export function createTurns<K>(): <T>(key: K, task: () => Promise<T>) => Promise<T> {
  const last = new Map<K, Promise<unknown>>();
  return (key, task) => {
    const turn = (last.get(key) ?? Promise.resolve()).then(task, task);
    last.set(key, turn);
    const forget = (): void => {
      if (last.get(key) === turn) last.delete(key);
    };
    turn.then(forget, forget);
    return turn;
  };
}
