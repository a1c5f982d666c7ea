import { shortHash } from '../../src/chat/ids.ts';

/** Discord takes at most this many characters. */
const LONGEST = 25;
/** Discord remembers a nonce for some minutes; after this time two messages are told apart without help. */
const MEMORY_MS = 10 * 60_000;

/**
 * Nonces by which Discord takes a second try for the first one. A message that failed gets the same nonce when it is
 * tried again, also after a restart; the same words said anew, after they have been delivered, get another.
 */
export class Nonces {
  readonly #now: () => number;
  /** How often words were delivered, and when last. */
  readonly #delivered = new Map<string, { times: number; at: number }>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** The nonce of the next delivery of these words, and what to call when it has succeeded. */
  next(...parts: string[]): { nonce: string; delivered: () => void } {
    this.#sweep();
    const key = shortHash(LONGEST, ...parts);
    const times = this.#delivered.get(key)?.times ?? 0;
    const delivered = (): void => {
      // Deleted first, so that the map stays in the order of time.
      this.#delivered.delete(key);
      this.#delivered.set(key, { times: times + 1, at: this.#now() });
    };
    return { nonce: shortHash(LONGEST, ...parts, String(times)), delivered };
  }

  #sweep(): void {
    for (const [key, { at }] of this.#delivered) {
      if (this.#now() - at < MEMORY_MS) return;
      this.#delivered.delete(key);
    }
  }
}
