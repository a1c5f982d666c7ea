import { expect, it } from 'vitest';
import {
  readInWords,
  refusedInWords,
  stopInWords,
  stoppedInWords,
  whyNothing,
} from '../../src/dreaming/stop-words.ts';
import { languages } from '../../src/languages/index.ts';
import { ENGLISH, type TextKey } from '../../src/text/say.ts';

it('tells what stopped notes in words, the most frequent first, and unites what reads the same', () => {
  expect(stoppedInWords({ skip: 1, kind: 3, negation: 1, number: 1, limit: 1, conflict: 2 })).toBe(
    '3 do not come up often enough to be kept, 2 say more than their words do, 2 wait for the next dream, 1 was not worth keeping, 1 did not fit into one dream and waits for the next',
  );
  expect(stoppedInWords({})).toBe('');
});

it('takes no code for more than a code', () => {
  expect(stoppedInWords({ constructor: 1 })).toBe('1 says more than its words do');
});

const NO_LINES = { add: 0, merge: 0, update: 0, remove: 0, archive: 0 };
const sumOf = (text: string): number =>
  (text.match(/\d+/g) ?? []).map(Number).reduce((sum, one) => sum + one, 0);

it('numbers the notes that made no line, whatever became of them', () => {
  for (let seed = 1; seed < 400; seed += 1) {
    const of = (step: number, most: number): number => Math.floor(seed / step) % most;
    const [promoted, kept] = [of(1, 5), of(5, 3)];
    const byReason = {
      kind: of(3, 4),
      limit: of(7, 3),
      conflict: of(2, 2),
      older: of(11, 2),
      duplicate: of(13, 2),
    };
    const stopped = Object.values(byReason).reduce((sum, one) => sum + one, 0);
    const counts = { read: promoted + kept + stopped, promoted, kept, byReason };
    const operations = { ...NO_LINES, add: Math.min(promoted, of(4, 5)), update: of(6, 2) };
    for (const { texts } of Object.values(languages)) {
      const told = readInWords({ counts, operations }, texts);
      const lines = operations.add + operations.update;
      const isKnown = promoted === 0 && stopped === 0;
      const left = counts.read - (lines === 0 ? promoted : Math.min(promoted, lines)) - (isKnown ? kept : 0);
      expect(sumOf(told)).toBe(counts.read + left);
    }
  }
});

it('tells of refused proposals what the notes do not tell', () => {
  const of = (byReason: Record<string, number>, refused: Record<string, number>): string =>
    refusedInWords({ counts: { byReason, declined: { held: {}, refused } } } as never);
  expect(of({ redacted: 1 }, { redacted: 1 })).toBe('');
  expect(of({ kind: 1 }, { name: 1, redacted: 1 })).toBe(
    'Proposals refused: 1 says more than its words do, 1 is about something private.',
  );
  expect(of({}, {})).toBe('');
});

it('counts what stands in memory already among the reasons why nothing changed', () => {
  expect(whyNothing({ counts: { read: 3, promoted: 0, kept: 2, byReason: { kind: 1 } } })).toBe(
    'Of what was noted, 2 are in the memory already, 1 does not come up often enough to be kept.',
  );
  expect(whyNothing({ counts: { read: 2, promoted: 0, kept: 2, byReason: {} } })).toBe(
    'Everything noted stands in the memory already.',
  );
});

it.each(Object.values(languages).filter(({ code }) => code !== 'en'))(
  'every reason is told in the words of $name',
  ({ texts }) => {
    const keys = (Object.keys(ENGLISH) as TextKey[]).filter((key) =>
      /^(?:stopped|trust|task|op)\./.test(key),
    );
    expect(keys.filter((key) => JSON.stringify(texts[key]) === JSON.stringify(ENGLISH[key]))).toEqual(
      texts.code === 'fr' ? ['task.summarise'] : [],
    );
  },
);

it('names no figure where there is one note only, in every language', () => {
  const codes = Object.keys(ENGLISH).flatMap((key) => (/^stopped\./.test(key) ? [key.slice(8)] : []));
  const one = (code: string) => ({ counts: { read: 1, promoted: 0, kept: 0, byReason: { [code]: 1 } } });
  for (const { texts } of Object.values(languages)) {
    for (const code of codes) {
      expect(whyNothing(one(code), texts)).not.toMatch(/\d|— /);
      expect(stopInWords(code, texts)).not.toMatch(/\d|^(?:—|条|件)/);
    }
  }
  expect(whyNothing(one('kind'))).toBe('What was noted does not come up often enough to be kept.');
  expect(whyNothing(one('kind'), languages.de?.texts)).toBe('Die Notiz kommt zu selten vor, um zu bleiben.');
  expect(whyNothing(one('plan_without_date'), languages.ru?.texts)).toBe('Заметка: план без даты.');
  expect(whyNothing(one('skip'), languages.ja?.texts)).toBe('そのメモは残すほどではないものです。');
});
