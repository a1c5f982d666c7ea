/** What was used last, as much of it as there is room for. */
interface LatelyUsed<T> {
  get(key: string): T | undefined;
  /** Keeps a value as the one that was used last; it stays even when it alone takes more than all the room. */
  keep(key: string, value: T): void;
}

/**
 * @param room for all values together
 * @param sizeOf what a value takes of it
 */
export function latelyUsed<T>(room: number, sizeOf: (value: T) => number): LatelyUsed<T> {
  /** The very last at the end. */
  const held = new Map<string, T>();
  let taken = 0;

  function drop(key: string): void {
    const value = held.get(key);
    if (value === undefined) return;
    held.delete(key);
    taken -= sizeOf(value);
  }

  return {
    get: (key) => held.get(key),
    keep(key, value) {
      drop(key);
      held.set(key, value);
      taken += sizeOf(value);
      for (const oldest of held.keys()) {
        if (taken <= room || oldest === key) return;
        drop(oldest);
      }
    },
  };
}
