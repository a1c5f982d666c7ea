import { expect, test } from 'vitest';
import { EVERYDAY_WORDS } from '../../src/languages/everyday.ts';
import { generalFunctionWords, stopWords } from '../../src/languages/general-words.ts';
import { language, languages } from '../../src/languages/index.ts';

test('an unknown language is answered by English', () => {
  expect(language('uk').name).toBe('Українська');
  for (const code of ['xx', '', 'toString', '__proto__']) expect(language(code).code).toBe('en');
});

test('every language is found under its code', () => {
  expect(Object.keys(languages)).toEqual(['de', 'en', 'es', 'fr', 'ja', 'ru', 'uk', 'zh']);
  for (const [code, one] of Object.entries(languages)) expect(one.code).toBe(code);
});

test('a language with data of its own has left the table for the others', () => {
  expect(Object.keys(languages).filter((code) => Object.hasOwn(EVERYDAY_WORDS, code))).toEqual([]);
});

test.each(Object.values(languages))('counts in every plural form of $name', ({ texts }) => {
  const plurals = new Intl.PluralRules(texts.code);
  // In some languages 21 is told like 1, and needs its figure.
  const isNumbered = plurals.select(21) === 'one';
  for (const [key, text] of Object.entries(texts)) {
    if (typeof text === 'string') continue;
    const forms = Object.keys(text).sort();
    if (forms.length > 1)
      expect([key, forms]).toEqual([key, [...plurals.resolvedOptions().pluralCategories].sort()]);
    for (const [form, words] of Object.entries(text))
      if (form !== 'one' || isNumbered) expect(`${key}: ${words}`).toMatch(/#|\{count\}/);
  }
});

test.each(Object.values(languages))(
  'the words of $name are lower case, composed and with the plain apostrophe',
  ({ words }) => {
    const { stopWords: own, everyday, negations, conditions, questionWords, firstPerson, forms } = words;
    const all = [
      own,
      everyday,
      negations,
      conditions,
      questionWords,
      firstPerson,
      Object.entries(forms).flat(),
    ].flat();
    expect(
      all.filter((word) => word === '' || word !== word.toLowerCase().normalize('NFC') || /[’ʼ]/u.test(word)),
    ).toEqual([]);
  },
);

test.each(Object.values(languages))('the dates of $name are complete', ({ dates }) => {
  expect(new Set(Object.values(dates.weekdays))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7]));
  expect(new Set(Object.values(dates.months)).size).toBe(12);
  expect(dates.doubtfulMonths.filter((name) => !Object.hasOwn(dates.months, name))).toEqual([]);
});

test.each(Object.values(languages))('no negation or condition of $name is a stop word', ({ code, words }) => {
  const stops = stopWords(code);
  expect([...words.negations, ...words.conditions].filter((word) => stops.has(word))).toEqual([]);
});

test('languages without data have the function words of the general list', () => {
  expect(stopWords('de').has('und')).toBe(true);
  expect(stopWords('en').has('the')).toBe(true);
  expect(stopWords('xx').size).toBe(0);
  expect(generalFunctionWords('constructor')).toEqual([]);
});
