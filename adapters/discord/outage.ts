import type { Clock } from '../../src/chat/clock.ts';

/** The library connects again by itself, mostly at once; only what takes longer is worth a sentence. */
const LONG_MS = 60_000;

/** Tells of a connection that is lost, once for each time that it is. */
export class Outage {
  readonly #clock: Clock;
  readonly #warn: (sentence: string) => void;
  #timer: { cancel(): void } | undefined;
  #told = false;

  constructor(clock: Clock, warn: (sentence: string) => void) {
    this.#clock = clock;
    this.#warn = warn;
  }

  /** The connection is lost, or was lost again. */
  began(): void {
    this.#timer ??= this.#clock.after(LONG_MS, () => {
      this.#tell(
        'Discord has been out of reach for a minute; the bot goes on trying. See https://discordstatus.com.',
      );
    });
  }

  /** The connection has a fault that the library tells of. */
  fault(message: string): void {
    this.#tell(`The connection to Discord has a fault and is made anew: ${message}`);
  }

  ended(): void {
    this.#timer?.cancel();
    this.#timer = undefined;
    this.#told = false;
  }

  #tell(sentence: string): void {
    if (!this.#told) this.#warn(sentence);
    this.#told = true;
  }
}
