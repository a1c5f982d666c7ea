import { describe, expect, it } from 'vitest';
import { denies, stillSays } from '../../src/memory/still-says.ts';

describe('a line that was changed', () => {
  it.each([
    ['Ana likes green tea in the morning.', 'Ana likes tea.'],
    ['Ana likes tea and cocoa.', 'Ana likes tea.'],
    ['Ана любить зелений чай.', 'Ана любить чай.'],
    ['Ana ne mange pas de viande rouge.', 'Ana ne mange pas de viande.'],
  ])('still says what it holds: %s', (line, before) => expect(stillSays(line, before)).toBe(true));

  it.each([
    ['Ana is allergic to walnuts.', 'I am allergic to peanuts.'],
    ['The gate code is 5678.', 'The gate code is 1234.'],
    ['Ana does not eat meat.', 'Ana does eat meat.'],
    ['У Ани алергія на горіхи.', 'У Ани алергія на арахіс.'],
    ['Аня не ест мясо.', 'Аня ест мясо.'],
    ['Ana isst keine Nüsse.', 'Ana isst Nüsse.'],
    ['Ana no come carne.', 'Ana come carne.'],
    ['Ana ne mange pas de viande.', 'Ana mange de la viande.'],
    ['安娜对核桃过敏。', '安娜对花生过敏。'],
    ['安娜不吃肉。', '安娜吃肉。'],
    ['アナはくるみアレルギーです。', 'アナは卵アレルギーです。'],
  ])('says it no more: %s', (line, before) => expect(stillSays(line, before)).toBe(false));
});

it.each([
  ['Ana: I am not allergic to peanuts, that was a mistake.', 'Ana is allergic to peanuts.', true],
  ['Ана: у мене немає алергії на арахіс', 'Ана: у мене алергія на арахіс', true],
  ['Ana is allergic to peanuts.', 'Ana is allergic to peanuts.', false],
  ['Ana does not like tea.', 'Ana is allergic to peanuts.', false],
  ['Ana is allergic to peanuts.', 'Ana is not allergic to peanuts.', false],
])('"%s" against "%s": whether it denies that is %s', (words, line, expected) => {
  expect(denies(words, line)).toBe(expected);
});
