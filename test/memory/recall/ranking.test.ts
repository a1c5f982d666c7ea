import { describe, expect, it } from 'vitest';
import { type Entry, FLAG } from '../../../src/memory/recall/entry.ts';
import { soughtBy } from '../../../src/memory/recall/question.ts';
import { rank } from '../../../src/memory/recall/ranking.ts';
import { termsOf } from '../../../src/memory/recall/terms.ts';
import { traitsOf } from '../../../src/memory/recall/traits.ts';

const AT = Date.parse('2026-11-30T12:00:00Z');
const HOUR = 3_600_000;

/** What is said, each in a talk of its own unless `gap` is shorter than a silence. */
function said(texts: readonly string[], language: string, gap: number): Entry[] {
  return texts.map((text, at) => {
    const { asks, flags } = traitsOf(text, language);
    return {
      kind: 'message',
      key: text,
      conversation: 'c',
      place: at + 1,
      ref: '',
      file: '',
      at: AT - (texts.length - at) * gap,
      day: '2026-11-01',
      speakerId: 'ana',
      speaker: 'Ana',
      text,
      captions: '',
      terms: termsOf(text, language).join(' '),
      asks: termsOf(asks, language).join(' '),
      flags: flags & ~FLAG.foreign,
    };
  });
}

function ranked(question: string, texts: readonly string[], { language = 'en', gap = 9 * HOUR } = {}) {
  const pool = said(texts, language, gap);
  const sought = soughtBy({ text: question, at: AT, zone: 'UTC', usual: language, speakers: [] });
  const holding = new Map<string, number>();
  for (const { terms } of pool)
    for (const term of new Set(terms.split(' '))) holding.set(term, (holding.get(term) ?? 0) + 1);
  return rank(sought, pool, () => true, { holding, total: pool.length, neighbours: new Map() });
}

const best = (...given: Parameters<typeof ranked>): string | undefined => ranked(...given)[0]?.entry.text;

describe('a question that names a kind of things', () => {
  it.each([
    ['en', 'Which instrument does she play?', 'My cello needs new strings.', 'The train was late again.'],
    [
      'de',
      'Welches Haustier hat sie?',
      'Unsere Katze schläft den ganzen Tag.',
      'Der Zug war wieder zu spät.',
    ],
    ['es', '¿Qué mascota tiene?', 'El gatito duerme todo el día.', 'El resto llegó tarde otra vez.'],
    ['fr', 'Quel animal a-t-elle ?', 'Notre chaton dort toute la journée.', 'Tout était encore en retard.'],
    ['uk', 'Який у неї музичний інструмент?', 'Купила нарешті скрипку.', 'Знову все спізнилося.'],
    ['ru', 'Какое у неё домашнее животное?', 'Наш щенок спит весь день.', 'Опять всё опоздало.'],
    ['zh', '她养什么宠物？', '我们的小猫整天睡觉。', '又迟到了，真烦。'],
    ['ja', 'どんな楽器をやっていますか？', '新しいギターを買いました。', 'また遅れました。'],
  ])('finds a thing of the kind, in %s', (language, question, answer, other) => {
    expect(best(question, [other, answer], { language })).toBe(answer);
  });

  it('finds the name of the kind before a thing of it', () => {
    const texts = ['My cello needs new strings.', 'Her instrument is the lute.', 'The train was late.'];
    expect(best('Which instrument is it?', texts)).toBe('Her instrument is the lute.');
  });
});

describe('what only asks', () => {
  it('comes after what tells, in as many words', () => {
    const texts = ['Does anybody have a tent for the lake?', 'There is a tent for the lake in my cellar.'];
    expect(best('Who has a tent for the lake?', texts)).toBe(texts[1]);
  });

  it('counts half in what it says itself, and is found still', () => {
    const [first] = ranked('tent', ['Is there a tent?', 'Good morning to all of you.']);
    expect(first?.entry.text).toBe('Is there a tent?');
    expect(first?.parts.own).toBeGreaterThan(0);
  });
});

describe('what stands around', () => {
  it('counts the more the nearer it is, and not behind a silence', () => {
    const texts = [
      'The tent is red.',
      'one',
      'two',
      'three',
      'four',
      'five',
      'six',
      'seven',
      'eight',
      'nine',
    ];
    const byText = new Map(
      ranked('tent', texts, { gap: HOUR }).map(({ entry, parts }) => [entry.text, parts.around]),
    );
    const around = ['one', 'three', 'five', 'eight', 'nine'].map((text) => byText.get(text) ?? 0);
    expect(around).toEqual([...around].sort((a, b) => b - a));
    expect(around.slice(0, 4).every((part) => part > 0)).toBe(true);
    expect(around[4]).toBe(0);
    expect(ranked('tent', ['The tent is red.', 'one'])[1]?.parts.around).toBe(0);
  });
});
