import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalisedKey, similarity } from '../../src/text/similarity.ts';

describe('the normalised key', () => {
  test.each([
    ['User prefers tea.', '- user  prefers TEA'],
    ['п’ятниця', "П'ЯТНИЦЯ!"],
    ['well-known', 'Well known'],
    ['我 喜欢 茶。', '我喜欢茶'],
    ['cafe\u0301', 'CAFÉ'],
    ['**Anna** likes _tea_', 'Anna likes tea'],
    ['1. [x] buy milk', 'buy milk'],
  ])('is one for %s and %s', (a, b) => {
    expect(normalisedKey(a)).toBe(normalisedKey(b));
  });

  test.each([
    ['costs 3.5', 'costs 35'],
    ['it is -5 outside', 'it is 5 outside'],
    ['costs 5%', 'costs 5'],
    ['costs $5', 'costs €5'],
    ['writes C++', 'writes C'],
    ['так 👍', 'так 👎'],
  ])('differs for %s and %s', (a, b) => {
    expect(normalisedKey(a)).not.toBe(normalisedKey(b));
  });
});

describe('similarity', () => {
  test.each([
    ['I am allergic to peanuts', "I'm allergic to peanuts!"],
    ['Anna works at Acme', 'Anna is working at Acme'],
    ['Оля любить каву', 'Оля любила каву'],
    ['Я живу у Києві', 'Я живу в Києві'],
    ['She has two cats', 'She has 2 cats'],
    ['I like tea', 'I like tea 🍵'],
  ])('is above 0.9 when only stop words and inflection differ: %s / %s', (a, b) => {
    expect(similarity(a, b)).toBeGreaterThan(0.9);
  });

  const long =
    'The project Aurora ships to all customers in Berlin during spring, and the team celebrates with';
  test.each([
    ['Anna likes green tea', 'Anna likes black tea'],
    [`${long} green tea`, `${long} black tea`],
    ['He eats meat', "He doesn't eat meat"],
    ['Оля любить каву', 'Оля не любить каву'],
    ['The meeting is at 10', 'The meeting is at 11'],
    ['Anna lives in Kyiv', 'Olena lives in Kyiv'],
    ['Anna loves Bob', 'Bob loves Anna'],
    ['He moved from Kyiv to Berlin', 'He moved to Kyiv from Berlin'],
    ['Come after 5', 'Come before 5'],
    ['It is -5 outside', 'It is 5 outside'],
    ['用户喜欢喝绿茶', '用户喜欢喝红茶'],
    ['Er mag Kaffee', 'Er mag Tee'],
  ])('is below 0.9 when a fact differs: %s / %s', (a, b) => {
    expect(similarity(a, b)).toBeLessThan(0.9);
  });

  test('is low for two Chinese facts that share two Latin words, and high for a rewording', () => {
    expect(similarity('用户喜欢Plan exRule插件的界面', '昨天Plan exRule发布了新版本和文档')).toBeLessThan(
      0.3,
    );
    expect(similarity('用户喜欢喝绿茶', '用户很喜欢喝绿茶')).toBeGreaterThan(0.6);
  });

  test('is nothing for texts without common words', () => {
    expect(similarity('hello', '你好')).toBe(0);
    expect(similarity('!!!', '???')).toBe(0);
    expect(similarity('', 'tea')).toBe(0);
    expect(similarity('', '')).toBe(1);
  });

  test('is the same both ways, between 0 and 1, and 1 for a text with itself', () => {
    const unit = fc.constantFrom(
      'tea ',
      'not ',
      'the ',
      '5 ',
      'кава ',
      'не ',
      '茶',
      '你',
      '👍',
      '. ',
      '-',
      'é',
    );
    const text = fc.string({ unit, maxLength: 12 });
    fc.assert(
      fc.property(text, text, (a, b) => {
        const score = similarity(a, b);
        expect(score).toBe(similarity(b, a));
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(1);
        expect(similarity(a, a)).toBe(1);
      }),
    );
  });
});
