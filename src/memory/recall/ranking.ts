import { type Entry, FLAG } from './entry.ts';
import type { Sought } from './question.ts';

/** How well an entry answers, and why: each part as it counts in the sum. */
export interface Ranked<E extends Entry> {
  entry: E;
  score: number;
  parts: Readonly<Record<Part, number>>;
}

/** What a score is the sum of. */
export type Part = keyof typeof WEIGHTS;

/**
 * The parts of a score. Texts are compared by BM25 (k1 1.2, b 0.75) over stems; each such part is divided by its
 * greatest value among the candidates, so that all are comparable, and all parts are added.
 */
export const WEIGHTS = {
  /** The entry's own words. */
  own: 0.3,
  /** What was asked right before it: an answer inherits its question. */
  asked: 0.3,
  /** Two before to one after. */
  near: 0.2,
  /** Six before to six after. */
  around: 0.32,
  /** The share of the question's weight that stands near. */
  coverage: 0.32,
  /** Words of its best neighbours in the first ranking that the question lacks. */
  feedback: 0.05,
  /** The one person that the question names said it. */
  speaker: 0.15,
  /** It asks something itself. */
  question: -0.1,
  /** It has what the form of the question wants: a time, a number. */
  form: 0.3,
  /** Its day is the one that the question names, or close to it. */
  date: 0.6,
  /** How late it was said, where the question asks for the present state. */
  recency: 0.2,
} as const;

const K1 = 1.2;
const B = 0.75;
const NEAR = [-2, 1] as const;
const AROUND = [-6, 6] as const;
/** Words that the best of the first ranking have most of, for the second look. */
const FEEDBACK_TERMS = 15;
const FEEDBACK_ENTRIES = 8;
/** A longer silence parts one talk from the next, in milliseconds. */
export const SILENCE_MS = 3 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** What is known of the words of a space. */
export interface Collection {
  /** How many entries hold each term of the question. */
  holding: ReadonlyMap<string, number>;
  /** About how many entries there are, and no less. */
  total: number;
  /** Words that stand in for terms that no entry holds. */
  neighbours: ReadonlyMap<string, readonly string[]>;
}

/** Counts of the question's terms in one entry. */
interface Counted<E extends Entry> {
  entry: E;
  terms: readonly string[];
  counts: Float64Array;
  asks: Float64Array;
  askedLength: number;
}

/** How well a candidate holds the question's words, each by BM25 and not yet compared with the others. */
interface Held<E extends Entry> {
  counted: Counted<E>;
  own: number;
  asked: number;
  /** `undefined` for what stands by itself: it has no neighbourhood. */
  near: number | undefined;
  around: number | undefined;
  /** 0 to 1. */
  coverage: number;
}

/**
 * Ranks candidates among the entries around them.
 * @param pool candidates and their neighbours, in the order of their conversations
 * @param isCandidate which of the pool may be hits
 */
export function rank<E extends Entry>(
  sought: Sought,
  pool: readonly E[],
  isCandidate: (entry: E) => boolean,
  collection: Collection,
): Ranked<E>[] {
  const terms = [...sought.terms.keys()];
  const index = new Map(terms.map((term, at) => [term, at]));
  for (const [term, near] of collection.neighbours) {
    for (const one of near) if (!index.has(one)) index.set(one, index.get(term) ?? 0);
  }
  const weights = terms.map((term) => (sought.terms.get(term) ?? 1) * rarity(term, collection));
  const counted = pool.map((entry) => count(entry, index, terms.length));
  const first = scored(sought, holding(counted, isCandidate, weights));
  return secondLook(first, sought, counted).sort((a, b) => b.score - a.score);
}

/** The inverse document frequency of a term, or of what stands in for it. */
function rarity(term: string, { holding, total, neighbours }: Collection): number {
  const known = [term, ...(neighbours.get(term) ?? [])];
  const most = known.reduce((greatest, one) => Math.max(greatest, holding.get(one) ?? 0), 0);
  return Math.log(1 + (total - most + 0.5) / (most + 0.5));
}

/** What each candidate holds of the question, in itself and around it. */
function holding<E extends Entry>(
  counted: readonly Counted<E>[],
  isCandidate: (entry: E) => boolean,
  weights: readonly number[],
): Held<E>[] {
  const talks = talksOf(counted);
  const windows = counted.map((one, at) => ({
    one,
    before: talks[at] === talks[at - 1] ? counted[at - 1] : undefined,
    near: windowOf(counted, talks, at, NEAR),
    around: windowOf(counted, talks, at, AROUND),
  }));
  const averageOwn = average(counted.map(({ terms }) => terms.length));
  const averageAsked = average(counted.map(({ askedLength }) => askedLength).filter((length) => length > 0));
  const averageNear = average(windows.map(({ near }) => near.length));
  const averageAround = average(windows.map(({ around }) => around.length));
  const whole = weights.reduce((total, weight) => total + weight, 0);
  return windows
    .filter(({ one }) => isCandidate(one.entry))
    .map(({ one, before, near, around }) => {
      const isAlone = one.entry.conversation === null;
      return {
        counted: one,
        own: bm25(one.counts, one.terms.length, averageOwn, weights),
        asked: before === undefined ? 0 : bm25(before.asks, before.askedLength, averageAsked, weights),
        near: isAlone ? undefined : bm25(near.counts, near.length, averageNear, weights),
        around: isAlone ? undefined : bm25(around.counts, around.length, averageAround, weights),
        coverage: whole === 0 ? 0 : held(near.counts, weights) / whole,
      };
    });
}

/** The candidates with their parts, each as it compares with the greatest of its kind. */
function scored<E extends Entry>(sought: Sought, candidates: readonly Held<E>[]): Ranked<E>[] {
  const greatest = (part: 'own' | 'asked' | 'near' | 'around'): number =>
    candidates.reduce((most, one) => Math.max(most, one[part] ?? 0), 0) || 1;
  const most = {
    own: greatest('own'),
    asked: greatest('asked'),
    near: greatest('near'),
    around: greatest('around'),
  };
  const [earliest, latest] = timesOf(candidates.map(({ counted }) => counted.entry.at));
  return candidates.map(({ counted: { entry }, ...raw }): Ranked<E> => {
    const own = raw.own / most.own;
    // Of what stands by itself its own words speak for its neighbourhood.
    const parts: Record<Part, number> = {
      own: WEIGHTS.own * own,
      asked: WEIGHTS.asked * (entry.conversation === null ? own : raw.asked / most.asked),
      near: WEIGHTS.near * (raw.near === undefined ? own : raw.near / most.near),
      around: WEIGHTS.around * (raw.around === undefined ? own : raw.around / most.around),
      coverage: WEIGHTS.coverage * raw.coverage,
      feedback: 0,
      speaker: sought.named.size === 1 && sought.named.has(entry.speakerId) ? WEIGHTS.speaker : 0,
      question: entry.flags & FLAG.question ? WEIGHTS.question : 0,
      form:
        (sought.asksWhen && entry.flags & FLAG.time) || (sought.asksHowMany && entry.flags & FLAG.number)
          ? WEIGHTS.form
          : 0,
      date: WEIGHTS.date * closeness(sought, entry.day),
      recency:
        sought.asksNow && latest > earliest
          ? (WEIGHTS.recency * (entry.at - earliest)) / (latest - earliest)
          : 0,
    };
    return { entry, parts, score: sum(parts) };
  });
}

/** A second look, with words that the best of the first have in common and the question lacks. */
function secondLook<E extends Entry>(
  ranked: readonly Ranked<E>[],
  sought: Sought,
  counted: readonly Counted<E>[],
): Ranked<E>[] {
  const best = [...ranked].sort((a, b) => b.score - a.score).slice(0, FEEDBACK_ENTRIES);
  const termsOf = new Map(counted.map(({ entry, terms }) => [entry, terms]));
  const found = new Map<string, number>();
  for (const { entry, score } of best) {
    for (const term of new Set(termsOf.get(entry))) {
      if (!sought.terms.has(term)) found.set(term, (found.get(term) ?? 0) + score);
    }
  }
  // How rare they are among the pool is close enough to how rare they are.
  const inPool = new Map<string, number>();
  for (const { terms } of counted) {
    for (const term of new Set(terms)) if (found.has(term)) inPool.set(term, (inPool.get(term) ?? 0) + 1);
  }
  const weighted = [...found]
    .map(([term, weight]): [string, number] => [
      term,
      weight * Math.log(1 + counted.length / (inPool.get(term) ?? 1)),
    ])
    .sort((a, b) => b[1] - a[1])
    .slice(0, FEEDBACK_TERMS);
  const weightOf = new Map(weighted);
  const values = ranked.map(({ entry }) => {
    let value = 0;
    for (const term of new Set(termsOf.get(entry))) value += weightOf.get(term) ?? 0;
    return value;
  });
  const greatest = Math.max(...values, 0);
  return ranked.map((one, at) => {
    const feedback = greatest === 0 ? 0 : (WEIGHTS.feedback * (values[at] ?? 0)) / greatest;
    const parts = { ...one.parts, feedback };
    return { ...one, parts, score: sum(parts) };
  });
}

function count<E extends Entry>(entry: E, index: ReadonlyMap<string, number>, size: number): Counted<E> {
  const terms = entry.terms === '' ? [] : entry.terms.split(' ');
  const asked = entry.asks === '' ? [] : entry.asks.split(' ');
  return {
    entry,
    terms,
    counts: tally(terms, index, size),
    asks: tally(asked, index, size),
    askedLength: asked.length,
  };
}

function tally(terms: readonly string[], index: ReadonlyMap<string, number>, size: number): Float64Array {
  const counts = new Float64Array(size);
  for (const term of terms) {
    const at = index.get(term);
    if (at !== undefined) counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts;
}

/** For each entry the number of the talk it belongs to: neighbours of one conversation without a long silence. */
function talksOf(counted: readonly Counted<Entry>[]): number[] {
  let talk = 0;
  let before: Entry | undefined;
  return counted.map(({ entry }) => {
    const goesOn =
      before !== undefined &&
      entry.conversation !== null &&
      entry.conversation === before.conversation &&
      entry.place === before.place + 1 &&
      entry.at - before.at < SILENCE_MS;
    if (!goesOn) talk += 1;
    before = entry;
    return talk;
  });
}

function windowOf(
  counted: readonly Counted<Entry>[],
  talks: readonly number[],
  at: number,
  [from, to]: readonly [number, number],
): { counts: Float64Array; length: number } {
  const counts = new Float64Array(counted[at]?.counts.length ?? 0);
  let length = 0;
  for (let there = Math.max(0, at + from); there <= Math.min(counted.length - 1, at + to); there += 1) {
    const other = counted[there];
    if (other === undefined || talks[there] !== talks[at] || other.entry.kind === 'context') continue;
    length += other.terms.length;
    for (let term = 0; term < counts.length; term += 1) {
      counts[term] = (counts[term] ?? 0) + (other.counts[term] ?? 0);
    }
  }
  return { counts, length };
}

function bm25(
  counts: Float64Array,
  length: number,
  averageLength: number,
  weights: readonly number[],
): number {
  const norm = K1 * (1 - B + (averageLength === 0 ? 0 : (B * length) / averageLength));
  let score = 0;
  for (let term = 0; term < counts.length; term += 1) {
    const found = counts[term] ?? 0;
    if (found > 0) score += ((weights[term] ?? 0) * found * (K1 + 1)) / (found + norm);
  }
  return score;
}

function held(counts: Float64Array, weights: readonly number[]): number {
  let sumOf = 0;
  for (let term = 0; term < counts.length; term += 1)
    if ((counts[term] ?? 0) > 0) sumOf += weights[term] ?? 0;
  return sumOf;
}

/** 1 on a day that the question names, less the farther away, 0 beyond a month. */
function closeness({ spans }: Sought, day: string): number {
  if (day === '') return 0;
  let best = 0;
  for (const { from, to } of spans) best = Math.max(best, closenessTo(day, from, to));
  return best;
}

function closenessTo(day: string, from: string, to: string): number {
  if (day >= from && day <= to) return 1;
  const away = day < from ? Date.parse(from) - Date.parse(day) : Date.parse(day) - Date.parse(to);
  const days = away / DAY_MS;
  return days <= 7 ? 0.7 : days <= 31 ? 0.3 : 0;
}

function timesOf(times: readonly number[]): [number, number] {
  const known = times.filter((time) => time > 0);
  return [Math.min(...known, Number.MAX_SAFE_INTEGER), Math.max(...known, 0)];
}

function average(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((total, value) => total + value, 0) / values.length;
}

function sum(parts: Readonly<Record<Part, number>>): number {
  return Object.values(parts).reduce((total, value) => total + value, 0);
}
