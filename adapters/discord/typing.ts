import type { Clock } from '../../src/chat/clock.ts';

/** Discord shows the sign for ten seconds. */
const REFRESH_MS = 8_000;
const LONGEST_MS = 60_000;

interface Sign {
  until: number;
  timer: { cancel(): void } | undefined;
}

/** Signs of typing, kept up until something is posted, for a minute at most. */
export class Typing {
  readonly #clock: Clock;
  readonly #show: (channel: string) => Promise<void>;
  readonly #signs = new Map<string, Sign>();

  /** @param show shows the sign once; where that fails it is not shown again */
  constructor(clock: Clock, show: (channel: string) => Promise<void>) {
    this.#clock = clock;
    this.#show = show;
  }

  /** Shows the sign, or keeps up for longer the one that is shown. Never rejects. */
  async start(channel: string): Promise<void> {
    const until = this.#clock.now() + LONGEST_MS;
    const shown = this.#signs.get(channel);
    if (shown !== undefined) {
      shown.until = until;
      return;
    }
    const sign: Sign = { until, timer: undefined };
    this.#signs.set(channel, sign);
    await this.#refresh(channel, sign);
  }

  end(channel: string): void {
    this.#signs.get(channel)?.timer?.cancel();
    this.#signs.delete(channel);
  }

  close(): void {
    for (const channel of [...this.#signs.keys()]) this.end(channel);
  }

  async #refresh(channel: string, sign: Sign): Promise<void> {
    const shown = await this.#show(channel).then(
      () => true,
      () => false,
    );
    if (this.#signs.get(channel) !== sign) return;
    if (!shown || this.#clock.now() + REFRESH_MS >= sign.until) {
      this.#signs.delete(channel);
      return;
    }
    sign.timer = this.#clock.after(REFRESH_MS, () => void this.#refresh(channel, sign));
  }
}
