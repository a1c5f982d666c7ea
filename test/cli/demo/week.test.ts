import { describe, expect, it } from 'vitest';
import { DEMO_WEEK } from '../../../src/cli/demo/week.ts';
import { createRedactor } from '../../../src/privacy/redact.ts';
import { DEMO_EXPECTATIONS } from './expectations.ts';

const holds = (text: string, words: string): boolean =>
  words
    .toLowerCase()
    .split(' ')
    .every((word) => text.toLowerCase().includes(word));

describe('the demo week', () => {
  it('has a believable amount of talk on each of seven days, in order', () => {
    expect(DEMO_WEEK.length).toBeGreaterThanOrEqual(120);
    const moments = DEMO_WEEK.map(({ day, time }) => `${day} ${time}`);
    expect(moments).toEqual([...moments].sort());
    expect(new Set(DEMO_WEEK.map(({ day }) => day)).size).toBe(7);
  });

  it('says what it expects to be remembered, in one message each', () => {
    for (const words of DEMO_EXPECTATIONS.mustHold) {
      expect(
        DEMO_WEEK.some(({ text }) => holds(text, words)),
        words,
      ).toBe(true);
    }
  });

  it('holds two secrets and nothing else that is redacted', () => {
    const redactor = createRedactor({ phones: true, emails: true, addresses: true });
    const kinds = DEMO_WEEK.flatMap(({ text }) => redactor.find(text).map(({ kind }) => kind));
    expect(kinds).toEqual(['token', 'secret']);
  });
});
