/** A message that was read later. */
interface Missed {
  id: string;
}

/** How what was missed is read, and what becomes of it. */
interface Reading<M extends Missed> {
  /** Reads at most this many messages after `after`, oldest first; `after` itself may be the last one there. */
  fetch: (channel: string, after: string, limit: number) => Promise<M[]>;
  hand: (message: M) => void;
  /** Called for a channel of which not everything could be read. */
  lost: (channel: string, error: unknown) => void;
}

/** A channel in which what is said waits until what was missed there has been handed over. */
interface Gate {
  after: string;
  done: Promise<void>;
  open: () => void;
  /** Something is held back here. */
  wanted: boolean;
  /** It is being read, or soon will be. */
  taken: boolean;
  /** The connection began anew once more meanwhile. */
  again: boolean;
}

/** The most channels that are remembered; those where nothing was said for longest are forgotten first. */
const MOST_CHANNELS = 500;
/** As many as Discord hands out at once. */
const PAGE = 100;
/** Reading takes a few minutes then. What is more is lost. */
const MOST_PAGES = 100;
/** So many channels are read at the same time, which asks little more of Discord than an ordinary minute. */
const AT_ONCE = 4;

/** More was said than is read afterwards. */
export class TooMuch extends Error {
  override readonly name = 'TooMuch';
}

/**
 * Reads what was said while the connection was lost or the bot was not running, in channels that were heard before.
 * What is said meanwhile in such a channel waits, so that the order stays.
 */
export class CatchUp<M extends Missed> {
  readonly #last = new Map<string, string>();
  /** Channels with a message that could not be kept, or was not read in time. */
  readonly #stuck = new Set<string>();
  readonly #gates = new Map<string, Gate>();

  /** The last message that was heard, by channel; what comes after it is read when the connection begins anew. */
  get last(): ReadonlyMap<string, string> {
    return this.#last;
  }

  /** A message was heard. */
  heard(channel: string, message: string): void {
    const last = this.#last.get(channel);
    const stays = last !== undefined && (this.#stuck.has(channel) || BigInt(last) > BigInt(message));
    this.#remember(channel, stays ? last : message);
  }

  /** A message was heard and could not be kept: it and all after it are read again, whatever is heard meanwhile. */
  unkept(channel: string, message: string): void {
    const last = this.#last.get(channel);
    const before = String(BigInt(message) - 1n);
    this.#stuck.add(channel);
    this.#remember(channel, last !== undefined && BigInt(last) < BigInt(before) ? last : before);
  }

  /** A channel was not read to its end: it is read again from where it was read the last time. */
  stick(channel: string): void {
    this.#stuck.add(channel);
  }

  /** How many channels are to be read again. */
  get stuck(): number {
    return this.#stuck.size;
  }

  /** Nothing can be read there any more. */
  forget(channel: string): void {
    this.#last.delete(channel);
    this.#stuck.delete(channel);
  }

  /** Runs a task now, or when what was missed in the channel has been handed over. */
  inTurn(channel: string, task: () => void): void {
    const gate = this.#gates.get(channel);
    if (gate === undefined) task();
    else {
      gate.wanted = true;
      void gate.done.then(task);
    }
  }

  /** From here on it is heard what is said, and what was said before may have been missed. */
  begin(): void {
    this.#close(this.#last.keys());
  }

  /** The same, of some channels alone. */
  beginIn(isMeant: (channel: string) => boolean): void {
    this.#close([...this.#last.keys()].filter(isMeant));
  }

  /** What could not be kept, and came after that, is to be read again. */
  beginAgain(): void {
    this.#close(this.#stuck);
  }

  #close(channels: Iterable<string>): void {
    for (const channel of channels) {
      const after = this.#last.get(channel);
      if (after === undefined) continue;
      const gate = this.#gates.get(channel);
      if (gate !== undefined) gate.again = gate.taken;
      else this.#gates.set(channel, newGate(after));
    }
  }

  /**
   * Reads and hands over what was missed before the last `begin`, first where something is held back for it. Never
   * rejects.
   */
  async run(reading: Reading<M>): Promise<void> {
    const left = new Map([...this.#gates].filter(([, { taken }]) => !taken));
    for (const gate of left.values()) gate.taken = true;
    const readOn = async (): Promise<void> => {
      for (let next = mostWanted(left); next !== undefined; next = mostWanted(left)) {
        left.delete(next[0]);
        await this.#read(...next, reading);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, readOn));
  }

  async #read(channel: string, gate: Gate, { fetch, hand, lost }: Reading<M>): Promise<void> {
    const wasStuck = this.#stuck.delete(channel);
    try {
      do {
        gate.again = false;
        gate.after = await catchUp(channel, gate.after, fetch, hand);
      } while (gate.again);
    } catch (error) {
      // Reading more of what is too much would begin with the same messages for ever.
      if (wasStuck && !(error instanceof TooMuch)) this.#stuck.add(channel);
      lost(channel, error);
    }
    this.#gates.delete(channel);
    gate.open();
  }

  #remember(channel: string, message: string): void {
    // To the end: those where nothing was said for longest stand first.
    this.#last.delete(channel);
    this.#last.set(channel, message);
    if (this.#last.size <= MOST_CHANNELS) return;
    const [oldest] = this.#last.keys();
    if (oldest !== undefined) this.forget(oldest);
  }
}

function mostWanted(gates: ReadonlyMap<string, Gate>): [channel: string, gate: Gate] | undefined {
  const all = [...gates];
  return all.find(([, { wanted }]) => wanted) ?? all[0];
}

function newGate(after: string): Gate {
  let open: () => void = () => undefined;
  const done = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { after, done, open, wanted: false, taken: false, again: false };
}

/** @returns the last message that is there */
async function catchUp<M extends Missed>(
  channel: string,
  last: string,
  fetch: Reading<M>['fetch'],
  hand: Reading<M>['hand'],
): Promise<string> {
  let after = last;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const missed = await fetch(channel, after, PAGE);
    for (const message of missed) hand(message);
    after = missed.at(-1)?.id ?? after;
    if (missed.length < PAGE) return after;
  }
  throw new TooMuch(`More than ${PAGE * MOST_PAGES} messages were written.`);
}
