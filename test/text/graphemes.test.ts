import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutAtSentence, cutGraphemes, graphemeLength } from '../../src/text/graphemes.ts';

test('a family, a flag and an accented letter count one each', () => {
  expect(graphemeLength('👩‍👩‍👧🇺🇦e\u0301')).toBe(3);
  expect(graphemeLength('')).toBe(0);
  expect(graphemeLength('plain')).toBe(5);
});

test('a cut ends between graphemes and is marked', () => {
  expect(cutGraphemes('👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧', 2)).toBe('👩‍👩‍👧…');
  expect(cutGraphemes('hello world', 7)).toBe('hello…');
  expect(cutGraphemes('hello', 5)).toBe('hello');
  expect(cutGraphemes('👩‍👩‍👧', 1)).toBe('👩‍👩‍👧');
  expect(cutGraphemes('hello', 0)).toBe('');
});

test('a cut text never has more graphemes than asked for', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.nat(20), (text, max) => {
      expect(graphemeLength(cutGraphemes(text, max))).toBeLessThanOrEqual(max);
    }),
  );
});

test('counting goes on over the pieces in which a long text is read', () => {
  expect(graphemeLength('👩‍👩‍👧'.repeat(1000))).toBe(1000);
  expect(graphemeLength('茶'.repeat(10_000))).toBe(10_000);
  expect(graphemeLength(`${'x'.repeat(254)}👩‍👩‍👧`)).toBe(255);
});

test('a long text is cut behind its last sentence that fits', () => {
  expect(cutAtSentence('One fact. Another fact. A third one.', 25)).toBe('One fact. Another fact.');
  expect(cutAtSentence('我喜欢茶。你喜欢咖啡。他喜欢水。', 12)).toBe('我喜欢茶。你喜欢咖啡。');
  expect(cutAtSentence('Short.', 10)).toBe('Short.');
});

test('a first sentence that is too long is cut between words', () => {
  expect(cutAtSentence('A sentence that does not fit at all', 20)).toBe('A sentence that…');
  expect(cutAtSentence('茶'.repeat(50), 10)).toBe(`${'茶'.repeat(9)}…`);
  expect(cutAtSentence('👩‍👩‍👧👩‍👩‍👧', 10)).toBe('👩‍👩‍👧…');
  expect(cutAtSentence('abc', 0)).toBe('');
});
