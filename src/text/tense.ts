import type { LanguageDates } from '../languages/types.ts';
import { withoutYo } from '../languages/yo.ts';

export type Tense = 'past' | 'future' | undefined;

/** As much of a clause or sentence as is looked at, in UTF-16 units. */
const ENOUGH = 400;
const CLAUSE_END = /[,;:()\n—–，、；：（）。！？]|[.!?…](?=\s)/gu;
const SENTENCE_END = /[\n。！？]|[.!?…](?=\s)/gu;

function tenseOf(piece: string, dates: LanguageDates): Tense {
  const { words, endings, except } = dates.past;
  if (dates.unspaced) {
    const said = piece.slice(0, ENOUGH);
    if (dates.future.some((word) => said.includes(word))) return 'future';
    if (words.some((word) => said.includes(word))) return 'past';
    const closing = said.replace(/[^\p{L}]+$/u, '');
    const told =
      !except.some((word) => closing.endsWith(word)) && endings.some((end) => closing.endsWith(end));
    return told ? 'past' : undefined;
  }
  let past = false;
  for (const word of withoutYo(piece.slice(0, ENOUGH).toLowerCase())
    .replace(/[’ʼ]/gu, "'")
    .split(/[^\p{L}\p{M}']+/u)) {
    if (dates.future.includes(word)) return 'future';
    const inflected = word.length > 3 && !except.includes(word) && endings.some((end) => word.endsWith(end));
    past ||= inflected || words.includes(word);
  }
  return past ? 'past' : undefined;
}

/** Tells of any place in a text whether it speaks of the past or of the future: by its clause, else its sentence. */
export function tenseReader(text: string, dates: LanguageDates): (at: number) => Tense {
  const known = new Map<string, Tense>();
  const ends = (pattern: RegExp) => Array.from(text.matchAll(pattern), (match) => match.index);
  let clauses: number[] | undefined;
  let phrases: number[] | undefined;
  const around = (places: readonly number[], at: number): Tense => {
    const next = firstAtLeast(places, at);
    const start = next === 0 ? 0 : (places[next - 1] ?? 0) + 1;
    const end = places[next] ?? text.length;
    // A clause that never ends is read around the place, in steps, so that the cost stays linear.
    const from =
      end - start > ENOUGH ? Math.max(start, Math.floor(at / ENOUGH) * ENOUGH - ENOUGH / 2) : start;
    const key = `${from}:${end}`;
    if (!known.has(key)) known.set(key, tenseOf(text.slice(from, end), dates));
    return known.get(key);
  };
  return (at) => {
    clauses ??= ends(CLAUSE_END);
    phrases ??= ends(SENTENCE_END);
    return around(clauses, at) ?? around(phrases, at);
  };
}

function firstAtLeast(sorted: readonly number[], value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
