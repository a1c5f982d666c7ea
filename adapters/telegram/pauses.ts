import { type Clock, stopwatch } from '../../src/chat/clock.ts';
import { DeliveryError } from '../../src/chat/errors.ts';
import { sleep } from '../../src/chat/sleep.ts';

/** Waits that Telegram has asked for. */
export interface Pauses {
  /**
   * Telegram asked to wait with a chat. When it does for several at once, all chats wait as long as these
   * have in common.
   */
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
  const passed = stopwatch(clock);
  const until = new Map<number, number>();

  /** What only one chat was asked for is a matter of that chat; what several were, is one of the bot. */
  function left(chat: number): number {
    const now = passed();
    for (const [other, moment] of until) if (moment <= now) until.delete(other);
    const [, common = 0] = [...until.values()].sort((a, b) => b - a);
    return Math.max(common, until.get(chat) ?? 0) - now;
  }

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
      until.set(chat, Math.max(passed() + ms, until.get(chat) ?? 0));
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
