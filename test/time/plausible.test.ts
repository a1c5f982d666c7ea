import { describe, expect, it } from 'vitest';
import { plausibleTime } from '../../src/time/plausible.ts';

const NOW = Date.UTC(2026, 10, 30, 12);
const HOUR = 3_600_000;

describe('the time that a platform tells', () => {
  it.each([NOW, NOW - HOUR, NOW - 400 * 24 * HOUR, NOW + HOUR])('is taken as it is: %d', (told) => {
    expect(plausibleTime(told, NOW)).toBe(told);
  });

  it.each([
    Number.NaN,
    Number.POSITIVE_INFINITY,
    -1_000,
    0,
    99_999_999_999_000,
    'abc' as never,
    undefined as never,
    null as never,
  ])('is now when it cannot be: %s', (told) => {
    expect(plausibleTime(told, NOW)).toBe(NOW);
  });
});
