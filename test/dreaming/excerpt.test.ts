import { describe, expect, it } from 'vitest';
import { diaryExcerpt } from '../../src/dreaming/excerpt.ts';

const excerpt = (prose: string, lines: readonly string[] = [], gap = ' '): string =>
  diaryExcerpt({ entries: [{ phase: 'deep', prose }], insights: '' }, lines, gap);

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
    expect(excerpt(prose, [], prose.includes('。') ? '' : ' ')).toBe(shown);
  });

  it.each([
    [
      'Some of it should stay. I wrote down 2 lines: “Ana likes tea” and “I sing” (Ben). It is early.',
      'Some of it should stay. It is early.',
    ],
    [
      'Some of it should stay. “Ana likes tea” is new. And 2 lines more came in. It is early.',
      'Some of it should stay. It is early.',
    ],
    ['Where it said “Ana flies on 4 December”, it now says more. So it goes.', 'So it goes.'],
    [
      'One thing kept coming back: “gardens”, in 4 notes over 2 days.',
      'One thing kept coming back: “gardens”, in 4 notes over 2 days.',
    ],
  ])('quotes no line that stands beside it: %s', (prose, shown) => {
    expect(excerpt(prose, ['Ana likes tea.', 'Ben: I sing.', 'Ana flies on 2026-12-04.'])).toBe(shown);
  });

  it('tells of themes and insights, and not of how many notes there were', () => {
    const entries = [
      { phase: 'light', prose: 'I read 5 notes.' },
      { phase: 'rem', prose: 'It came down to “tea”.' },
    ];
    expect(diaryExcerpt({ entries, insights: 'These are the first lines.' }, [], ' ')).toBe(
      'It came down to “tea”. These are the first lines.',
    );
  });

  it('reads a line of 200 kB in linear time', () => {
    expect(excerpt('“a. '.repeat(50_000))).toBe('');
    expect(excerpt(`${'.”'.repeat(100_000)} a`)).toBe('');
  });
});
