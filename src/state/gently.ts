/** Gives way to timers and input. */
export function breath(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/**
 * Goes through a list and lets other work go on in between.
 * @param batch how many elements together take a few milliseconds
 */
export async function* gently<T>(list: readonly T[], batch: number): AsyncGenerator<T> {
  for (const [at, element] of list.entries()) {
    if (at % batch === batch - 1) await breath();
    yield element;
  }
}
