import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shiftedClock, systemClock } from '../../src/time/clock.ts';
import { simulatedClock } from '../../src/time/simulated-clock.ts';

describe('the system clock', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 5_000 }));
  afterEach(() => void vi.useRealTimers());

  it('shows the time and runs a task once, unless it is cancelled', () => {
    const seen: number[] = [];
    systemClock.after(100, () => void seen.push(systemClock.now()));
    systemClock.after(-5, () => void seen.push(systemClock.now()));
    systemClock.after(50, () => void seen.push(-1)).cancel();
    vi.advanceTimersByTime(1_000);
    expect(seen).toEqual([5_000, 5_100]);
  });

  it('does not fire at once when the delay is longer than a timer can hold', () => {
    const task = vi.fn();
    systemClock.after(Number.MAX_SAFE_INTEGER, task);
    vi.advanceTimersByTime(24 * 60 * 60 * 1000);
    expect(task).not.toHaveBeenCalled();
  });
});

describe('a shifted clock', () => {
  it('shows another time and runs like its base', async () => {
    const base = simulatedClock(1_000);
    const clock = shiftedClock(base, 9_000);
    const seen: number[] = [];
    clock.after(100, () => void seen.push(clock.now()));
    await base.advanceTo(1_500);
    expect(seen).toEqual([9_100]);
    expect(clock.now()).toBe(9_500);
  });
});
