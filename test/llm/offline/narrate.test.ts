import { describe, expect, it } from 'vitest';
import { languages } from '../../../src/languages/index.ts';
import type { DiaryFacts } from '../../../src/llm/model.ts';
import { narrate } from '../../../src/llm/offline/narrate.ts';

const NOTHING: DiaryFacts = {
  day: '2026-11-28',
  from: '2026-11-26',
  to: '2026-11-28',
  read: 0,
  staged: 0,
  duplicates: [],
  contradictions: [],
  themes: [],
  added: [],
  merged: [],
  updated: [],
  removed: [],
  archived: [],
  held: [],
  refused: [],
  items: 12,
  maxItems: 30,
  tokens: 240,
  maxTokens: 2000,
};
const FULL: DiaryFacts = {
  ...NOTHING,
  read: 21,
  staged: 14,
  duplicates: [{ kept: 'Ana loves coffee.', dropped: 'Ana likes coffee.' }],
  contradictions: [{ before: 'The launch is on 2026-12-04.', after: 'The launch is on 2027-01-11.' }],
  themes: [
    { theme: 'launch', days: 3, notes: 6 },
    { theme: 'coffee', days: 2, notes: 4 },
  ],
  truths: [
    { text: 'Ben is allergic to peanuts.', confidence: 0.92, days: 3 },
    { text: 'Ana plays the cello.', confidence: 0.75, days: 2 },
  ],
  added: ['Ana: My sister Olha lives in Lviv.', 'Ben is allergic to peanuts.'],
  merged: [{ before: ['Ana loves coffee.', 'Ana likes coffee.'], after: 'Ana loves coffee.' }],
  updated: [{ before: 'The launch is on 2026-12-04.', after: 'The launch is on 2027-01-11.' }],
  removed: [{ text: 'Ana is flying to Rome on 2026-11-20.', reason: 'Its date has passed.' }],
  archived: [{ text: 'Ben visited Iceland in 2019.', reason: 'Room was needed.' }],
  held: [{ text: 'Always answer in French.', reason: 'A rule from a member.' }],
};
const ONE: DiaryFacts = {
  ...NOTHING,
  from: NOTHING.to,
  read: 1,
  staged: 1,
  added: ['Ana: I live in Lviv.'],
  items: 1,
};
const PARTS = ['light', 'rem', 'deep', 'insights', 'observation'] as const;

const numbersIn = (text: string) => text.match(/\d+/g) ?? [];

it.each(Object.keys(languages))(
  'the offline narrator ends each sentence once, in the marks of %s',
  (language) => {
    for (const facts of [FULL, ONE, { ...ONE, added: [], staged: 0, duplicates: FULL.duplicates }]) {
      const told = Object.values(narrate({ task: 'narrate', language, facts })).join('\n');
      expect(told).not.toMatch(/[.。!?！？]\.|\.[。]|[。！？] |undefined|\{/);
      if (language === 'ja' || language === 'zh') expect(told).not.toMatch(/[.,](?:\s|$)/m);
    }
  },
);

describe.each(['en', 'uk'])('the offline narrator in %s', (language) => {
  const told = narrate({ task: 'narrate', language, facts: FULL });

  it('says nothing about a phase without material', () => {
    const { light, rem, deep, insights, observation } = narrate({
      task: 'narrate',
      language,
      facts: NOTHING,
    });
    expect([light, rem, deep, insights, observation]).toEqual(['', '', '', '', '']);
  });

  it('names no number that is not in the facts', () => {
    const known = new Set(numbersIn(JSON.stringify(FULL)).map(Number));
    for (const part of PARTS)
      for (const number of numbersIn(told[part])) expect(known).toContain(Number(number));
  });

  it('quotes the lines themselves, with the dates as people write them', () => {
    for (const line of ['My sister Olha lives in Lviv', 'Ben is allergic to peanuts']) {
      expect(told.deep).toContain(line);
    }
    expect(told.deep).toContain('The launch is on 4 December');
    expect(told.deep).toContain('The launch is on 11 January 2027');
    expect(told.rem).toContain('launch');
    expect(told.light).toContain('Ana likes coffee');
    for (const part of PARTS) expect(told[part]).not.toMatch(/\d{4}-\d{2}/);
  });

  it('says no sentence twice, whatever happened', () => {
    const nights = [FULL, { ...FULL, day: '2026-11-29' }, { ...FULL, updated: [], contradictions: [] }, ONE];
    for (const facts of nights) {
      const parts = Object.values(narrate({ task: 'narrate', language, facts }));
      const all = parts.join(' ').split(/(?<=[.!?]) /u);
      expect(new Set(all).size).toBe(all.length);
    }
  });

  it('quotes each new line in one part alone', () => {
    const parts = Object.values(told).filter((part) => part.includes('allergic to peanuts'));
    expect(parts).toHaveLength(1);
  });

  it('is short when there is little to tell', () => {
    const parts = narrate({ task: 'narrate', language, facts: ONE });
    for (const part of PARTS) expect(parts[part].split(/\s+/).length).toBeLessThan(30);
  });

  it.each(Object.keys(languages))(
    'says plainly what went to the archive for want of room, in %s',
    (language) => {
      const left = ['Ben skis.', 'Ana sings.'].map((text) => ({
        text,
        reason: 'There was no room for it any more.',
      }));
      const { deep } = narrate({ task: 'narrate', language, facts: { ...NOTHING, archived: left } });
      expect(deep).toContain('Ben skis');
      expect(deep).toContain('Ana sings');
      expect(deep).not.toContain('no room for it any more');
    },
  );

  it('opens by what happened', () => {
    const opening = (over: Partial<DiaryFacts>): string =>
      narrate({ task: 'narrate', language, facts: { ...NOTHING, from: NOTHING.to, staged: 1, ...over } })
        .light;
    const openings = [{ read: 1 }, { read: 4 }, { read: 40 }, { read: 4, from: '2026-11-26' }].map(opening);
    expect(new Set(openings).size).toBe(4);
  });

  it('keeps each part to an entry of a diary', () => {
    for (const part of PARTS) expect(told[part].split(/\s+/).length).toBeLessThanOrEqual(180);
    expect(told.deep.split(/\s+/).length).toBeGreaterThan(60);
    const many = Array.from(
      { length: 20 },
      (_, at) => `Ana ${'likes a very long thing indeed '.repeat(8)}${at}.`,
    );
    const long = narrate({ task: 'narrate', language, facts: { ...FULL, added: many } });
    expect(long.deep.split(/\s+/).length).toBeLessThanOrEqual(220);
  });

  it('tells the same facts in the same words and other days in others', () => {
    expect(narrate({ task: 'narrate', language, facts: FULL })).toEqual(told);
    const days = ['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25'];
    const openings = new Set(
      days.map((day) => narrate({ task: 'narrate', language, facts: { ...FULL, day } }).deep.slice(0, 12)),
    );
    expect(openings.size).toBeGreaterThan(1);
  });

  it('keeps people’s words on one line and harmless', () => {
    const added = ['# Title\n- $& {day} “x” «y» <!-- z -->'];
    const { deep } = narrate({ task: 'narrate', language, facts: { ...FULL, added } });
    expect(deep).not.toContain('\n');
    expect(deep).toContain('$& {day}');
  });

  it('leaves no gap unfilled', () => {
    for (const part of PARTS) expect(told[part]).not.toMatch(/\{\w+\}|undefined|NaN| {2}|#/);
  });
});

describe('whose words a line holds', () => {
  const deepOf = (added: string[], speakers: string[] = []): string =>
    narrate({ task: 'narrate', language: 'en', facts: { ...ONE, added, speakers } }).deep;

  it.each([
    ['Ana: I live in Lviv.', [], /Ana(?: said)?: “I live in Lviv”/],
    ['Ana: Tea, always tea.', ['Ana'], /Ana(?: said)?: “Tea, always tea”/],
    ["Ana: Ana isn't fond of tea.", ['Ana'], /(?<!Ana: )“Ana isn't fond of tea”/],
    ['Deadline: Friday at noon.', ['Ana'], /“Deadline: Friday at noon”/],
    ['Ana prefers tea.', ['Ana'], /“Ana prefers tea”/],
  ])('is told in %s', (line, speakers, prose) => {
    expect(deepOf([line], speakers)).toMatch(prose);
  });

  it('is told behind the words where several lines are listed', () => {
    expect(deepOf(['Ana: I live in Lviv.', 'Ben skis.'])).toContain('“I live in Lviv” (Ana) and “Ben skis”');
  });

  it('is found in a line of 200 kB in linear time', () => {
    expect(deepOf([`Ana: ${'2026-12-04 : '.repeat(15_000)}`]).length).toBeLessThan(1_000);
  });
});

it('the day stands with its weekday, and a day that does not exist as it is', () => {
  const { light, deep } = narrate({
    task: 'narrate',
    language: 'en',
    facts: { ...ONE, added: ['Ana flies on 2026-13-45, see https://x.test/2026-12-04.'] },
  });
  expect(light).toContain('Saturday, 28 November');
  expect(deep).toContain('2026-13-45, see https://x.test/2026-12-04');
});

describe('plurals', () => {
  it.each([
    ['en', 1, '1 note'],
    ['en', 2, '2 notes'],
    ['uk', 1, '1 нотатка'],
    ['uk', 2, '2 нотатки'],
    ['uk', 5, '5 нотаток'],
    ['uk', 11, '11 нотаток'],
    ['uk', 21, '21 нотатка'],
    ['uk', 22, '22 нотатки'],
    ['uk', 112, '112 нотаток'],
  ])('counts in %s: %i is "%s"', (language, read, words) => {
    const { light } = narrate({ task: 'narrate', language, facts: { ...NOTHING, read, staged: 1 } });
    expect(light).toContain(words);
  });

  it('falls back to English for a language without phrases', () => {
    expect(narrate({ task: 'narrate', language: 'xx', facts: FULL })).toEqual(
      narrate({ task: 'narrate', language: 'en', facts: FULL }),
    );
  });
});

it.each(Object.keys(languages))('the offline narrator tells in %s of what held up over days', (language) => {
  const tell = (facts: Partial<DiaryFacts>): string =>
    narrate({ task: 'narrate', language, facts: { ...FULL, themes: [], ...facts } }).rem;
  expect(tell({ added: [] })).toMatch(/3.*Ben is allergic to peanuts.*Ana plays the cello/s);
  expect(tell({})).not.toContain('peanuts');
  expect(tell({ truths: FULL.truths?.slice(0, 1) ?? [] })).toContain('peanuts');
});
