import type { Clock } from '../../src/chat/clock.ts';
import { DeliveryError } from '../../src/chat/errors.ts';
import { sleep } from './sleep.ts';

/** Waits that Telegram has asked for. */
export interface Pauses {
  /** Telegram asked to wait with a chat. When it does for several at once, everything waits. */
  note(chat: number, ms: number): void;
  isPausing(chat: number): boolean;
  /** @throws DeliveryError when a chat has to wait for longer than can be waited for here */
  check(chat: number): void;
  /**
   * Waits as long as a chat has to.
   * @throws DeliveryError like `check`
   */
  wait(chat: number): Promise<void>;
}

/** Longer waits are handed back, so that the service can put the message aside. */
const LONGEST_WAIT_MS = 5_000;

export function createPauses(clock: Clock, stopping: AbortSignal): Pauses {
  const until = new Map<number, number>();
  let all = 0;
  const left = (chat: number): number => Math.max(all, until.get(chat) ?? 0) - clock.now();

  function check(chat: number): void {
    const ms = left(chat);
    if (ms <= LONGEST_WAIT_MS) return;
    throw new DeliveryError(
      'rate_limited',
      `Telegram wants messages to wait ${Math.ceil(ms / 1000)} seconds.`,
      {
        retryAfterMs: ms,
      },
    );
  }

  return {
    check,
    note(chat, ms) {
      for (const [other, moment] of until) if (moment <= clock.now()) until.delete(other);
      const moment = Math.max(clock.now() + ms, until.get(chat) ?? 0);
      until.set(chat, moment);
      if (until.size > 1) all = Math.max(all, moment);
    },
    isPausing: (chat) => left(chat) > 0,
    async wait(chat) {
      for (let ms = left(chat); ms > 0; ms = left(chat)) {
        check(chat);
        await sleep(clock, ms, stopping);
        stopping.throwIfAborted();
      }
    },
  };
}
