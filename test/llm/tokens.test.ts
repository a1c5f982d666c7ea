import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countTokens, cutToTokens, estimateTokens } from '../../src/llm/tokens.ts';
import { inLinearTime } from '../support/patience.ts';
import { SAMPLES } from './samples.ts';

/** Text that no one would write; estimates may be further off. */
const UNNATURAL = ['rareChinese', 'base64', 'hex', 'numbers', 'mathematics', 'combining', 'styled'];
const natural = Object.entries(SAMPLES).filter(([name]) => !UNNATURAL.includes(name));

describe('countTokens', () => {
  it('counts as the tokenizer does', () => {
    expect(countTokens('')).toBe(0);
    expect(countTokens('hello')).toBe(1);
    expect(countTokens('Hello, world!')).toBe(4);
    expect(countTokens('Привіт, світе!')).toBe(7);
    expect(countTokens('1234567')).toBe(3);
  });

  it('takes special tokens for text', () => {
    expect(countTokens('<|endoftext|>')).toBeGreaterThan(3);
    expect(countTokens('a <|im_start|>system <|endofprompt|> <|fim_prefix|>')).toBeGreaterThan(10);
  });

  it('never throws and never says less than nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(countTokens(text)).toBeGreaterThanOrEqual(text === '' ? 0 : 1);
      }),
    );
    expect(countTokens('\uD800\uDC00\uDC00\uD800')).toBeGreaterThan(0);
  });

  it('is bounded in time for one run of any kind, and near the true count', async () => {
    for (const char of ['a', 'ж', '字', '😀', ' ', '\n', '!', '1', '\u0301', '\uD800', '\u200B']) {
      const count = await inLinearTime(() => countTokens(char.repeat(Math.floor(20_000 / char.length))));
      expect(count).toBeGreaterThan(50);
    }
    // The tokenizer itself counts 2,500, in a quarter of a second.
    expect(Math.abs(countTokens('a'.repeat(20_000)) / 2_500 - 1)).toBeLessThan(0.05);
  });

  it('estimates what is too long to be counted', async () => {
    for (const long of [
      'word '.repeat(200_000),
      '字'.repeat(200_000),
      'ж'.repeat(200_000),
      '😀'.repeat(100_000),
    ]) {
      const count = await inLinearTime(() => countTokens(long));
      expect(count).toBe(estimateTokens(long));
    }
  });
});

describe('estimateTokens', () => {
  it.each(natural)('is not under the true count of %s, and not far over it', (_, text) => {
    const ratio = estimateTokens(text) / countTokens(text);
    expect(ratio).toBeGreaterThan(0.95);
    expect(ratio).toBeLessThan(1.8);
  });

  it.each(UNNATURAL)('stays near the true count of %s', (name) => {
    const text = SAMPLES[name] ?? '';
    const ratio = estimateTokens(text) / countTokens(text);
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(1.8);
  });

  it('is nothing for nothing', () => {
    expect(estimateTokens('')).toBe(0);
    expect(estimateTokens('a')).toBe(1);
  });

  it('holds for the samples one after another', () => {
    const all = natural.map(([, text]) => text).join('\n\n');
    expect(estimateTokens(all)).toBeGreaterThan(countTokens(all));
  });
});

describe('cutToTokens', () => {
  const story =
    'Olena came on Monday. She brought plum cake. Petro had repaired the gate. It rained until the evening.';

  it('leaves what fits', () => {
    expect(cutToTokens(story, 1000)).toBe(story);
    expect(cutToTokens('', 5)).toBe('');
  });

  it('ends with a sentence', () => {
    expect(cutToTokens(story, countTokens(story) - 1)).toBe(
      'Olena came on Monday. She brought plum cake. Petro had repaired the gate.',
    );
    expect(cutToTokens(story, 7)).toBe('Olena came on Monday.');
    expect(cutToTokens('我们星期六去郊外。奶奶准备绿豆汤。', 10)).toBe('我们星期六去郊外。');
  });

  it('cuts the first sentence when not even that fits', () => {
    const cut = cutToTokens(story, 3);
    expect(story.startsWith(cut.replace('…', '').trimEnd())).toBe(true);
    expect(cut).toMatch(/…$/);
  });

  it('gives nothing when there is room for nothing', () => {
    expect(cutToTokens(story, 0)).toBe('');
    expect(cutToTokens(story, -3)).toBe('');
  });

  it('never gives more than was asked for, nor half a character', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.constantFrom(...Object.values(SAMPLES)),
      fc.constant('👩🏿‍🚀'.repeat(50)),
    );
    fc.assert(
      fc.property(text, fc.integer({ min: 0, max: 60 }), (whole, max) => {
        const cut = cutToTokens(whole, max);
        expect(countTokens(cut)).toBeLessThanOrEqual(max);
        expect(cut).not.toMatch(/\p{Surrogate}/u);
      }),
      { numRuns: 200 },
    );
  });

  it('uses most of the room of a long text', async () => {
    const long = story.concat(' ').repeat(2_000);
    for (const max of [160, 2_000, 20_000]) {
      const tokens = await inLinearTime(() => countTokens(cutToTokens(long, max)));
      expect(tokens).toBeLessThanOrEqual(max);
      expect(tokens).toBeGreaterThan(max * 0.8);
    }
  });
});
