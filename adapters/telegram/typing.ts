import { type Clock, stopwatch } from '../../src/chat/clock.ts';
import type { Api } from './api.ts';
import { ApiError } from './api-error.ts';
import type { Limits } from './limits.ts';
import type { Pauses } from './pauses.ts';
import { conversationId, type Place } from './places.ts';

/** The sign that an answer is being made. */
export interface Typing {
  /** Shows it until the answer comes, or for about a minute; never rejects. */
  show(place: Place): Promise<void>;
  /** Something is about to be posted there; resolves when no sign can come after it. */
  end(place: Place): Promise<void>;
  stop(): void;
}

interface TypingOptions {
  api: Api;
  limits: Limits;
  pauses: Pauses;
  clock: Clock;
  signal: AbortSignal;
}

/** Telegram shows it for five seconds. */
const AGAIN_MS = 4_500;
const LONGEST_MS = 60_000;
const TIMEOUT_MS = 5_000;

export function createTyping({ api, limits, pauses, clock, signal }: TypingOptions): Typing {
  const passed = stopwatch(clock);
  const shown = new Map<string, { cancel(): void }>();
  const underWay = new Map<string, Promise<void>>();

  async function act({ chat, thread }: Place): Promise<void> {
    if (pauses.isPausing(chat) || limits.isBusy(chat)) return;
    try {
      await limits.aside(chat, () =>
        api.call(
          'sendChatAction',
          { chat_id: chat, action: 'typing', ...(thread === undefined ? {} : { message_thread_id: thread }) },
          { timeoutMs: TIMEOUT_MS, signal },
        ),
      );
    } catch (error) {
      // A sign that cannot be shown is no reason to do anything else.
      if (error instanceof ApiError && error.code === 429) pauses.note(chat, error.retryAfterMs ?? 1000);
    }
  }

  async function repeat(place: Place, until: number): Promise<void> {
    const key = conversationId(place);
    shown.get(key)?.cancel();
    if (signal.aborted || passed() >= until) return void shown.delete(key);
    shown.set(
      key,
      clock.after(AGAIN_MS, () => void repeat(place, until)),
    );
    const acting = act(place);
    underWay.set(key, acting);
    await acting;
    if (underWay.get(key) === acting) underWay.delete(key);
  }

  return {
    show: (place) => repeat(place, passed() + LONGEST_MS),
    async end(place) {
      const key = conversationId(place);
      shown.get(key)?.cancel();
      shown.delete(key);
      await underWay.get(key);
    },
    stop() {
      for (const timer of shown.values()) timer.cancel();
      shown.clear();
    },
  };
}
