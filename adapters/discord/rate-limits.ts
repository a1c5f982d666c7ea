import type { REST } from 'discord.js';
import type { Finding } from '../../src/chat/adapter.ts';

const KEPT_MS = 60 * 60_000;
/** So many refused calls within ten minutes are a sentence each time; from 10,000 on Discord takes no call for hours. */
export const MANY_REFUSALS = 1_000;
/** After so many nothing is asked of Discord until the ten minutes are over. */
const MOST_REFUSALS = 9_000;

/** How often Discord's limits made the bot wait within the last hour, whichever call it was, and refusals that come too close to its worst one. */
export class RateLimits {
  readonly #now: () => number;
  readonly #warn: (sentence: string) => void;
  #waits: { at: number; ms: number }[] = [];
  #heldUntil = 0;

  constructor(now: () => number, warn: (sentence: string) => void) {
    this.#now = now;
    this.#warn = warn;
  }

  /** A call has to wait, or is handed back for it. */
  readonly waited = (ms: number): void => {
    this.#recent().push({ at: this.#now(), ms });
  };

  /** Listens for as long as the calls of `rest` go on. */
  watch(rest: REST): void {
    rest.on('invalidRequestWarning', ({ count, remainingTime }) => {
      if (count >= MOST_REFUSALS) this.#heldUntil = this.#now() + remainingTime;
      this.#warn(
        `Discord has refused ${count} calls of the bot within ten minutes; from 10,000 on it takes none for hours. See with doctor which permissions the bot lacks.`,
      );
    });
  }

  /** For how long nothing is to be asked of Discord, in milliseconds. */
  held(): number {
    return Math.max(0, this.#heldUntil - this.#now());
  }

  /** Nothing when it never had to wait. */
  findings(): Finding[] {
    const waits = this.#recent();
    if (waits.length === 0) return [];
    const times = waits.length === 1 ? 'once' : `${waits.length} times`;
    const longest = Math.ceil(Math.max(...waits.map(({ ms }) => ms)) / 1000);
    const message = `In the last hour Discord’s limits made the bot wait ${times}, ${longest} s at the longest.`;
    const fix =
      'Nothing is lost: what waits goes out later. When it goes on, let it speak in fewer channels.';
    return [{ name: 'limits', result: 'warn', message, fix }];
  }

  #recent(): { at: number; ms: number }[] {
    const after = this.#now() - KEPT_MS;
    const first = this.#waits.findIndex(({ at }) => at > after);
    if (first !== 0) this.#waits = first < 0 ? [] : this.#waits.slice(first);
    return this.#waits;
  }
}
