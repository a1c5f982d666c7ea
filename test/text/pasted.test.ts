import { describe, expect, it } from 'vitest';
import { pastedStretches } from '../../src/text/pasted.ts';
import { growsLinearly } from '../support/patience.ts';

const pasted = (text: string): string[] =>
  pastedStretches(text).map(({ start, end }) => text.slice(start, end));

describe('what is pasted into a message', () => {
  it('is code between fences, also when nobody closed the last', () => {
    expect(pasted('Look:\n```\nI am x\n```\nI am Ana.\n~~~\nrest')).toEqual([
      '```\nI am x\n```',
      '~~~\nrest',
    ]);
  });

  it('is a log, from its first line to the end of its paragraph', () => {
    const log = '[WARN] slow\nI am leader\n[INFO] fine\nI am follower';
    expect(pasted(`My server says\n${log}\n\nI live in Lviv.`)).toEqual([`${log}\n`]);
  });

  it.each([
    'INFO: the meeting is at five\nI like tea.',
    '[2026-11-30 12:03] Ana: I live in Lviv\n[2026-11-30 12:04] Ben Ito: I do not\nand I like tea',
    '12:03:00 Ana: I live in Lviv\n12:04:00 Ana: I like tea',
    'name: Ana\nage: 30\nI like tea',
    'Nov 30 is my birthday\nNov 30 at noon we meet\nI like tea',
    'tea | coffee\nI like both',
  ])('is nothing of %j', (text) => {
    expect(pasted(text)).toEqual([]);
  });

  it.each(['[INFO] a\n', '12:00:00 A', 'a-', '```\n', '[INFO] a\n[INFO] b\n\n', 'level=', '1.1.1.1 '])(
    'is looked for in linear time in many of %j',
    async (unit) => {
      await growsLinearly((text) => pastedStretches(text), unit);
    },
  );
});
