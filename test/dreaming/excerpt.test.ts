import { describe, expect, it } from 'vitest';
import { excerpt } from '../../src/dreaming/excerpt.ts';

describe('an excerpt of the diary', () => {
  it.each([
    ['One. Two! Three? Four.', 'One. Two! Three?'],
    ['One. “Two. Three! Four?” stayed. Five. Six.', 'One. “Two. Three! Four?” stayed. Five.'],
    [
      'Ana said: “I sing. I dance.” Ben heard it. So did I. Four.',
      'Ana said: “I sing. I dance.” Ben heard it. So did I.',
    ],
    ['Ана каже: «Я співаю. Я танцюю». Гаразд.', 'Ана каже: «Я співаю. Я танцюю». Гаразд.'],
    ['Sie sagte: „Ich singe. Ich tanze.“ Gut.', 'Sie sagte: „Ich singe. Ich tanze.“ Gut.'],
    ['アナは言った。「歌う。踊る。」よし。また。まだ。', 'アナは言った。「歌う。踊る。」よし。'],
    ['It was 4.5 km, i.e. far. Two.', 'It was 4.5 km, i.e. far. Two.'],
    ['One. “It never closes. Two. Three.', 'One.'],
    ['', ''],
  ])('ends with a sentence and outside a quotation: %s', (prose, shown) => {
    expect(excerpt(prose, 3)).toBe(shown);
  });

  it('reads a line of 200 kB in linear time', () => {
    expect(excerpt('“a. '.repeat(50_000), 3)).toBe('');
    expect(excerpt(`${'.”'.repeat(100_000)} a`, 3)).toBe('');
  });
});
