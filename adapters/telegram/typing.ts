import type { Api } from './api.ts';
import { ApiError } from './api-error.ts';
import type { Limits } from './limits.ts';
import type { AdapterClock } from './options.ts';
import type { Pauses } from './pauses.ts';
import { conversationId, type Place } from './places.ts';

/** The sign that an answer is being made. */
export interface Typing {
  /** Shows it until the answer comes, or for about a minute; never rejects. */
  show(place: Place): Promise<void>;
  /** Something was posted there, which ends the sign in the chat too. */
  end(place: Place): void;
  stop(): void;
}

interface TypingOptions {
  api: Api;
  limits: Limits;
  pauses: Pauses;
  clock: AdapterClock;
  signal: AbortSignal;
}

/** Telegram shows it for five seconds. */
const AGAIN_MS = 4_500;
const LONGEST_MS = 60_000;
const TIMEOUT_MS = 5_000;

export function createTyping({ api, limits, pauses, clock, signal }: TypingOptions): Typing {
  const shown = new Map<string, { cancel(): void }>();

  async function act({ chat, thread }: Place): Promise<void> {
    if (pauses.isPausing(chat) || (await limits.isBusy(chat))) return;
    try {
      await limits.schedule(chat, () =>
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
    if (signal.aborted || clock.now() >= until) return void shown.delete(key);
    shown.set(
      key,
      clock.after(AGAIN_MS, () => void repeat(place, until)),
    );
    await act(place);
  }

  return {
    show: (place) => repeat(place, clock.now() + LONGEST_MS),
    end(place) {
      const key = conversationId(place);
      shown.get(key)?.cancel();
      shown.delete(key);
    },
    stop() {
      for (const timer of shown.values()) timer.cancel();
      shown.clear();
    },
  };
}
