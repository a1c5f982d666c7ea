import { getEventListeners } from 'node:events';
import { describe, expect, it } from 'vitest';
import { atMost, sleep } from '../../src/chat/sleep.ts';
import { simulatedClock } from '../../src/time/simulated-clock.ts';
import { NOON } from '../support/test-service.ts';

const breath = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A clock that counts what still waits for it. */
function countingClock() {
  const clock = simulatedClock(NOON);
  const waiting = new Set<object>();
  return {
    waiting,
    to: (ms: number) => clock.advanceTo(NOON + ms, breath),
    now: () => clock.now(),
    after(ms: number, task: () => void) {
      const key = {};
      waiting.add(key);
      const timer = clock.after(ms, () => {
        waiting.delete(key);
        task();
      });
      return {
        cancel() {
          waiting.delete(key);
          timer.cancel();
        },
      };
    },
  };
}

describe('a pause', () => {
  it.each(['its time', 'its signal'])('that ends with %s leaves nothing behind', async (end) => {
    const clock = countingClock();
    const controller = new AbortController();
    const slept = sleep(clock, 5_000, controller.signal);
    if (end === 'its time') await clock.to(5_000);
    else controller.abort();
    await slept;
    expect(clock.waiting.size).toBe(0);
    expect(getEventListeners(controller.signal, 'abort')).toEqual([]);
  });

  it('after the signal is none', async () => {
    const clock = countingClock();
    await sleep(clock, 5_000, AbortSignal.abort());
    expect(clock.waiting.size).toBe(0);
  });
});

describe('a wait for work', () => {
  it('ends with the work, and leaves no timer behind', async () => {
    const clock = countingClock();
    await atMost(clock, 5_000, Promise.resolve('done'));
    await expect(atMost(clock, 5_000, Promise.reject(new Error('No.')))).rejects.toThrow('No.');
    expect(clock.waiting.size).toBe(0);
  });

  it('goes on without the work when its time is over', async () => {
    const clock = countingClock();
    let over = false;
    const waited = atMost(clock, 5_000, new Promise(() => {})).then(() => {
      over = true;
    });
    await clock.to(4_999);
    expect(over).toBe(false);
    await clock.to(5_000);
    await waited;
  });
});
