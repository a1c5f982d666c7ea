import { createTelegramAdapter, type TelegramOptions } from '../../../adapters/telegram/index.ts';
import type { ChatAdapter } from '../../../src/chat/adapter.ts';
import {
  type FakeChat,
  type FakeClock,
  type FakeMessage,
  type FakeTelegram,
  startFakeTelegram,
} from '../../support/fake-telegram/index.ts';

/** A clock that stands still until it is told to go on. */
export interface TestClock extends FakeClock {
  /** Milliseconds of the timers that are set. */
  waits(): number[];
  /** Resolves when a timer of that many milliseconds is set. */
  waiting(ms: number): Promise<void>;
  /** Moves on; what falls due runs, and what that starts in turn. */
  pass(ms: number): Promise<void>;
  /** From now on every wait ends at once. */
  rush(): void;
}

export function testClock(start = Date.UTC(2026, 4, 1, 9)): TestClock {
  let now = start;
  let rushed = false;
  let timers: { at: number; ms: number; task: () => void }[] = [];
  let watchers: { ms: number; resolve: () => void }[] = [];
  const isSet = (ms: number): boolean => timers.some((timer) => timer.ms === ms);
  return {
    now: () => now,
    after(ms, task) {
      const timer = { at: now + ms, ms, task };
      if (rushed) {
        const soon = setImmediate(task);
        return { cancel: () => clearImmediate(soon) };
      }
      timers.push(timer);
      watchers = watchers.filter((watcher) => {
        if (!isSet(watcher.ms)) return true;
        watcher.resolve();
        return false;
      });
      return {
        cancel: () => {
          timers = timers.filter((one) => one !== timer);
        },
      };
    },
    waits: () => timers.map(({ ms }) => ms),
    waiting: (ms) =>
      new Promise((resolve) => {
        if (isSet(ms)) resolve();
        else watchers.push({ ms, resolve });
      }),
    async pass(ms) {
      const end = now + ms;
      for (;;) {
        const due = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (due === undefined) break;
        timers = timers.filter((timer) => timer !== due);
        now = Math.max(now, due.at);
        due.task();
        await new Promise((resolve) => setImmediate(resolve));
      }
      now = end;
    },
    rush() {
      rushed = true;
      for (const { task } of timers.splice(0)) setImmediate(task);
    },
  };
}

export interface Stage {
  fake: FakeTelegram;
  clock: TestClock;
  adapter: ChatAdapter;
  warnings: string[];
  /** A private chat, a group of three and a forum with the topic 7. */
  chat: FakeChat;
  group: FakeChat;
  forum: FakeChat;
  close(): Promise<void>;
}

export const OWNER = 'telegram:1001';
const NO_PACE = { overallMs: 0, chatMs: 0, groupPerMinute: 10_000 };

/** An adapter on a fake of Telegram, not started. */
export async function stage(options: Partial<TelegramOptions> = {}): Promise<Stage> {
  const clock = testClock();
  const fake = await startFakeTelegram(clock);
  const warnings: string[] = [];
  const adapter = createTelegramAdapter({
    token: fake.token,
    apiRoot: fake.apiRoot,
    clock,
    pace: NO_PACE,
    owners: [OWNER],
    warn: (sentence) => void warnings.push(sentence),
    ...options,
  });
  return {
    fake,
    clock,
    adapter,
    warnings,
    chat: fake.addChat({ id: 1001, type: 'private', first_name: 'Ada' }),
    group: fake.addChat({ id: -1001234567890, type: 'supergroup', title: 'The family' }),
    forum: fake.addChat({
      id: -1009876543210,
      type: 'supergroup',
      title: 'The club',
      is_forum: true,
      topics: new Set([7]),
    }),
    async close() {
      clock.rush();
      await adapter.stop();
      await fake.close();
    },
  };
}

/** What a post says to whoever reads it. */
export function visible(post: FakeMessage): string {
  return (post.text ?? post.caption ?? '').replaceAll('\u2060', '');
}
