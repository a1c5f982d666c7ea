import { describe, expect, it } from 'vitest';
import { simulatedClock } from '../../src/time/simulated-clock.ts';

describe('a simulated clock', () => {
  it('runs timers that fall due, in order of time and then of setting, showing their time', async () => {
    const clock = simulatedClock(1_000);
    const seen: [string, number][] = [];
    const set = (name: string, delay: number) =>
      clock.after(delay, () => void seen.push([name, clock.now()]));
    set('late', 500);
    set('first', 100);
    set('second', 100);
    set('past', -50);
    set('never', 5_000);
    await clock.advanceTo(1_600);
    expect(seen).toEqual([
      ['past', 1_000],
      ['first', 1_100],
      ['second', 1_100],
      ['late', 1_500],
    ]);
    expect(clock.now()).toBe(1_600);
  });

  it('runs timers that timers set, but none that was cancelled', async () => {
    const clock = simulatedClock(0);
    const seen: number[] = [];
    const tick = (): void => {
      seen.push(clock.now());
      clock.after(10, tick);
    };
    clock.after(10, tick);
    const cancelled = clock.after(20, () => void seen.push(-1));
    cancelled.cancel();
    cancelled.cancel();
    await clock.advanceTo(35);
    expect(seen).toEqual([10, 20, 30]);
  });

  it('lets what a timer started end before time goes on', async () => {
    const clock = simulatedClock(0);
    const seen: string[] = [];
    let work = Promise.resolve();
    clock.after(10, () => {
      work = Promise.resolve().then(() => void seen.push(`ended at ${clock.now()}`));
    });
    clock.after(20, () => void seen.push('next'));
    await clock.advanceTo(30, () => work);
    expect(seen).toEqual(['ended at 10', 'next']);
  });

  it('never goes back', async () => {
    const clock = simulatedClock(1_000);
    await clock.advanceTo(500);
    expect(clock.now()).toBe(1_000);
  });
});
