/** Gives way to timers and input. */
export function breath(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** So long work goes on before others have their turn, in milliseconds. */
const TURN_MS = 8;

/**
 * Goes through a list and lets other work go on in between, whenever some milliseconds have gone by.
 * @param now milliseconds of a clock that only goes forward
 */
export async function* gently<T>(
  list: readonly T[],
  now: () => number = () => performance.now(),
): AsyncGenerator<T> {
  let since = now();
  for (const element of list) {
    yield element;
    if (now() - since < TURN_MS) continue;
    await breath();
    since = now();
  }
}

/** The first element that is sought, found as {@link gently} as that. */
export async function findGently<T>(
  list: readonly T[],
  isSought: (element: T) => boolean,
): Promise<T | undefined> {
  for await (const element of gently(list)) if (isSought(element)) return element;
  return undefined;
}
