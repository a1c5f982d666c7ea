import type { Clock } from '../../src/chat/clock.ts';

/** The library connects again by itself, mostly at once; only what takes longer is worth a sentence. */
const LONG_MS = 60_000;

interface OutageOptions {
  clock: Clock;
  away: (why: string) => void;
  back: () => void;
}

/** Tells of a connection that stays lost, and when it is there again. */
export class Outage {
  readonly #options: OutageOptions;
  #timer: { cancel(): void } | undefined;
  #fault = '';
  #told = false;

  constructor(options: OutageOptions) {
    this.#options = options;
  }

  /** The connection is lost, or was lost again. */
  began(): void {
    this.#timer ??= this.#options.clock.after(LONG_MS, () => {
      const why = this.#fault === '' ? '' : ` (${this.#fault})`;
      this.#told = true;
      this.#options.away(
        `Discord has been out of reach for a minute${why}; the bot goes on trying. See https://discordstatus.com.`,
      );
    });
  }

  /** What the library says of a connection that it is about to lose. */
  fault(message: string): void {
    this.#fault = message;
  }

  ended(): void {
    const told = this.#told;
    this.close();
    if (told) this.#options.back();
  }

  close(): void {
    this.#timer?.cancel();
    this.#timer = undefined;
    this.#fault = '';
    this.#told = false;
  }
}
