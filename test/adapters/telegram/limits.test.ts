import { setMaxListeners } from 'node:events';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLimits, type Limits } from '../../../adapters/telegram/limits.ts';

const PACE = { overallMs: 34, chatMs: 1000, groupPerMinute: 20 };
const GROUP = -1001234567890;
/** Timers of Node run up to a millisecond early. */
const ROUNDED_MS = 1;

let limits: Limits;
let stopping: AbortController;
let begun: number[];
const work = async (): Promise<void> => void begun.push(Date.now());
const clock = {
  now: () => Date.now(),
  after(ms: number, task: () => void) {
    const timer = setTimeout(task, ms);
    return { cancel: () => clearTimeout(timer) };
  },
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  stopping = new AbortController();
  setMaxListeners(0, stopping.signal);
  limits = createLimits(PACE, clock, stopping.signal);
  begun = [];
});
afterEach(() => {
  vi.useRealTimers();
});

/** The times between calls. */
const gaps = (): number[] => begun.slice(1).map((at, index) => at - (begun[index] ?? 0));

describe('calls', () => {
  test('for many chats go out thirty a second at most', async () => {
    const all = Array.from({ length: 60 }, (_, chat) => limits.schedule(chat + 1, work));
    await vi.advanceTimersByTimeAsync(5_000);
    await Promise.all(all);
    expect(Math.min(...gaps())).toBeGreaterThanOrEqual(34 - ROUNDED_MS);
    expect((begun.at(-1) ?? 0) - (begun[0] ?? 0)).toBeLessThan(2_500);
  });

  test('for one chat go out one a second, in order', async () => {
    const order: number[] = [];
    const all = [1, 2, 3, 4].map((one) =>
      limits.schedule(7, async () => {
        order.push(one);
        await work();
      }),
    );
    await vi.advanceTimersByTimeAsync(10_000);
    await Promise.all(all);
    expect(order).toEqual([1, 2, 3, 4]);
    expect(Math.min(...gaps())).toBeGreaterThanOrEqual(1_000 - ROUNDED_MS);
  });

  test('for one group go out twenty in any minute at most', async () => {
    const all = Array.from({ length: 45 }, () => limits.schedule(GROUP, work));
    await vi.advanceTimersByTimeAsync(200_000);
    await Promise.all(all);
    for (const at of begun) {
      expect(begun.filter((other) => other >= at && other < at + 60_000).length).toBeLessThanOrEqual(20);
    }
    expect((begun.at(-1) ?? 0) - (begun[0] ?? 0)).toBeLessThan(140_000);
  });

  test('for one chat do not hold up those for another', async () => {
    void limits.schedule(7, () => new Promise(() => {})).catch(() => {});
    const other = limits.schedule(8, work);
    await vi.advanceTimersByTimeAsync(100);
    await other;
  });

  test('that have not begun at the stop are rejected', async () => {
    const first = limits.schedule(7, work);
    const second = limits.schedule(7, work);
    await vi.advanceTimersByTimeAsync(100);
    await first;
    stopping.abort(new Error('stopped'));
    await expect(second).rejects.toThrow('stopped');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(begun).toHaveLength(1);
  });
});

describe('a clock that is set back an hour', () => {
  const AN_HOUR = 3_600_000;

  test('holds up no call, of chats known and new, and loses no order', async () => {
    const order: string[] = [];
    const call = (chat: number, name: string) =>
      limits.schedule(chat, async () => {
        order.push(name);
        await work();
      });
    const all = [call(7, 'a'), call(7, 'b'), call(7, 'c')];
    await vi.advanceTimersByTimeAsync(500);
    vi.setSystemTime(Date.now() - AN_HOUR);
    all.push(call(7, 'd'), call(8, 'other'));
    await vi.advanceTimersByTimeAsync(5_000);
    await Promise.all(all);
    expect(order.filter((name) => name !== 'other')).toEqual(['a', 'b', 'c', 'd']);
    const sign = limits.aside(9, work);
    await vi.advanceTimersByTimeAsync(100);
    await sign;
  });

  test('holds up a group for no longer than its minute', async () => {
    const all = Array.from({ length: 20 }, () => limits.schedule(GROUP, work));
    await vi.advanceTimersByTimeAsync(25_000);
    await Promise.all(all);
    vi.setSystemTime(Date.now() - AN_HOUR);
    const next = limits.schedule(GROUP, work);
    await vi.advanceTimersByTimeAsync(60_000);
    await next;
  });
});

describe('a small call beside the others', () => {
  test('that waits for its turn is given up at the stop', async () => {
    limits = createLimits({ ...PACE, overallMs: 60_000 }, clock, stopping.signal);
    const all = [limits.aside(7, work), limits.aside(8, work)];
    await vi.advanceTimersByTimeAsync(100);
    stopping.abort(new Error('stopped'));
    await expect(Promise.all(all)).rejects.toThrow('stopped');
    expect(begun).toHaveLength(1);
  });

  test('holds up no message and counts for the group', async () => {
    await vi.advanceTimersByTimeAsync(60_000);
    const all = Array.from({ length: 20 }, () => limits.aside(GROUP, async () => undefined));
    await vi.advanceTimersByTimeAsync(1_000);
    await Promise.all(all);
    const message = limits.schedule(GROUP, work);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(begun).toEqual([]);
    await vi.advanceTimersByTimeAsync(30_000);
    await message;

    const answer = limits.schedule(7, work);
    const sign = limits.aside(7, work);
    await vi.advanceTimersByTimeAsync(100);
    await Promise.all([sign, answer]);
  });

  test('is left out while something waits', async () => {
    expect(limits.isBusy(7)).toBe(false);
    const both = [limits.schedule(7, work), limits.schedule(7, work)];
    await vi.advanceTimersByTimeAsync(100);
    expect(limits.isBusy(7)).toBe(true);
    await vi.advanceTimersByTimeAsync(2_000);
    await Promise.all(both);
    expect(limits.isBusy(7)).toBe(false);
  });

  test('is left out when a group has little left of its minute', async () => {
    const all = Array.from({ length: 13 }, () => limits.schedule(GROUP, work));
    await vi.advanceTimersByTimeAsync(20_000);
    await Promise.all(all);
    expect(limits.isBusy(GROUP)).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(limits.isBusy(GROUP)).toBe(false);
  });
});
