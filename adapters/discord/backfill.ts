/** A message that was read later. */
interface Missed {
  id: string;
}

/** Reads at most this many messages after `after`, oldest first. */
type Fetch<M extends Missed> = (channel: string, after: string, limit: number) => Promise<M[]>;

/** The most channels that are remembered; those where nothing was said for longest are forgotten first. */
const MOST_CHANNELS = 500;
/** As many as Discord hands out at once. */
const PAGE = 100;
const MOST_PAGES = 10;

/**
 * Reads what was said while the connection was lost, in channels that were heard before. What is said meanwhile in such
 * a channel waits, so that the order stays.
 */
export class Backfill<M extends Missed> {
  readonly #last = new Map<string, string>();
  readonly #gates = new Map<string, Promise<void>>();

  /** A message was heard. */
  heard(channel: string, message: string): void {
    const last = this.#last.get(channel);
    this.#last.delete(channel);
    this.#last.set(channel, last !== undefined && BigInt(last) > BigInt(message) ? last : message);
    if (this.#last.size <= MOST_CHANNELS) return;
    const [oldest] = this.#last.keys();
    if (oldest !== undefined) this.#last.delete(oldest);
  }

  /** Runs a task now, or when what was missed in the channel has been handed over. */
  inTurn(channel: string, task: () => void): void {
    const gate = this.#gates.get(channel);
    if (gate === undefined) task();
    else void gate.then(task);
  }

  /**
   * Reads and hands over what was missed. Never rejects.
   * @param lost called for a channel of which not everything could be read
   */
  async run(fetch: Fetch<M>, hand: (message: M) => void, lost: (channel: string) => void): Promise<void> {
    let before = Promise.resolve();
    const channels = [...this.#last].filter(([channel]) => !this.#gates.has(channel));
    for (const [channel, last] of channels) {
      // One channel after the other, so that the pause asks no more of Discord than an ordinary minute.
      before = before.then(() => catchUp(channel, last, fetch, hand)).catch(() => lost(channel));
      const gate = before;
      this.#gates.set(channel, gate);
      void gate.then(() => {
        if (this.#gates.get(channel) === gate) this.#gates.delete(channel);
      });
    }
    await before;
  }
}

async function catchUp<M extends Missed>(
  channel: string,
  last: string,
  fetch: Fetch<M>,
  hand: (message: M) => void,
): Promise<void> {
  let after = last;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const missed = await fetch(channel, after, PAGE);
    for (const message of missed) hand(message);
    if (missed.length < PAGE) return;
    after = missed.at(-1)?.id ?? after;
  }
  throw new Error('More was said than is read afterwards.');
}
