import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quoteStands } from '../../src/memory/support.ts';
import { growsLinearly } from '../support/patience.ts';

describe('a quote', () => {
  it.each([
    ['I prefer tea', 'I prefer tea in the morning'],
    ['prefer tea', 'I prefer tea in the morning'],
    ['I  prefer\ntea', 'I prefer tea'],
    ['I prefer\u200b tea', 'I pre\u2060fer tea'],
    ['ok', 'ok'],
    ['Yes.', ' Yes. '],
    ['I don’t like tea', "I don't like tea"],
    ['люблю чай', 'Я люблю чай з лимоном'],
    ['喜欢喝绿茶', '我喜欢喝绿茶'],
    ["I'm vegetarian.", "Hi all! I'm vegetarian. Nice day."],
    ['the wifi code is 4821', 'btw the wifi code is 4821, ok?'],
  ])('stands: %s in %s', (quote, message) => {
    expect(quoteStands(quote, message)).toBe(true);
  });

  it.each([
    ['', 'I prefer tea'],
    ['   ', '   '],
    ['\u200b', '\u200b'],
    ['...', '...'],
    ['prefer coffee', 'I prefer tea'],
    ['I prefer Tea', 'I prefer tea in the morning'],
    ['tea', 'I prefer tea'],
    ['I am', 'I am allergic to peanuts'],
    ['efer tea in the morn', 'I prefer tea in the morning'],
    ['I like tea in the morn', 'I like tea in the morning'],
    ['like tea', 'I dislike tea'],
    ['I do', "I don't like tea"],
    ['rent costs 1', 'the rent costs 1,200 euros'],
    ['version works 2', 'version works 2.5 times'],
    ['I prefer tea … morning', 'I prefer tea in the morning'],
  ])('does not stand: %s in %s', (quote, message) => {
    expect(quoteStands(quote, message)).toBe(false);
  });

  it('is found at its later place when the first one lies inside a word', () => {
    expect(quoteStands('art lessons help', 'smart lessons help, but art lessons help more')).toBe(true);
  });

  it('that is a whole message always stands', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
        if (!/[\p{L}\p{N}]/u.test(text.normalize('NFC'))) return;
        expect(quoteStands(`word ${text}`, `word ${text}`)).toBe(true);
      }),
    );
  });

  it('is looked for in linear time', async () => {
    await growsLinearly((text) => expect(quoteStands('aa bb cc', text)).toBe(false), 'aa bb ');
    await growsLinearly((text) => expect(quoteStands('a'.repeat(1_000), text)).toBe(false), 'a');
  });
});
