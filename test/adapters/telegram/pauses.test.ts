import { beforeEach, describe, expect, test } from 'vitest';
import { createPauses, type Pauses } from '../../../adapters/telegram/pauses.ts';

const AN_HOUR = 3_600_000;
const ADA = 1;
const GRACE = 2;
const GROUP = -500;

let now: number;
let pauses: Pauses;
beforeEach(() => {
  now = Date.UTC(2026, 4, 1, 9);
  const clock = { now: () => now, after: () => ({ cancel: () => undefined }) };
  pauses = createPauses(clock, new AbortController().signal);
});

describe('a pause that Telegram asks for', () => {
  test('is one of its chat alone', () => {
    pauses.note(GROUP, AN_HOUR);
    expect(pauses.isPausing(ADA)).toBe(false);
    expect(() => pauses.check(GROUP)).toThrow('wait 3600 seconds');
  });

  test.each([
    [4_000, AN_HOUR],
    [AN_HOUR, 4_000],
  ])('is for everybody as far as several chats have it in common', (first, second) => {
    pauses.note(GRACE, first);
    pauses.note(GROUP, second);
    expect(pauses.isPausing(ADA)).toBe(true);
    pauses.check(ADA);
    now += 4_000;
    expect([ADA, GRACE, GROUP].map((chat) => pauses.isPausing(chat)).filter(Boolean)).toHaveLength(1);
    expect(pauses.isPausing(ADA)).toBe(false);
  });

  test('lasts no longer when the clock is set back', () => {
    pauses.note(ADA, 3_000);
    now -= AN_HOUR;
    expect(pauses.isPausing(ADA)).toBe(true);
    now += 3_000;
    expect(pauses.isPausing(ADA)).toBe(false);
  });
});
