import { FLAG, type Outline } from './entry.ts';
import type { Sought } from './question.ts';
import { type Collection, kindRarity, rarity } from './rarity.ts';

/** How well an entry answers, and why: each part as it counts in the sum. */
export interface Ranked<E extends Outline> {
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
  /** Eight before to eight after, those less that are farther away. */
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

const PARTS = Object.keys(WEIGHTS) as Part[];
const K1 = 1.2;
const B = 0.75;
const NEAR = [-2, 1] as const;
const AROUND = [-8, 8] as const;
/** A thing of a kind that the question names counts this much less than the kind's name would. */
const KIND_WEIGHT = 0.15;
/** Who asks about something tells little of it. */
const ASKED_SHARE = 0.5;
/** Words that the best of the first ranking have most of, for the second look. */
const FEEDBACK_TERMS = 15;
const FEEDBACK_ENTRIES = 8;
/** A longer silence parts one talk from the next, in milliseconds. */
const SILENCE_MS = 3 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Counts of the question's terms in one entry. */
interface Counted<E extends Outline> {
  entry: E;
  terms: readonly string[];
  /** Those in its questions count less; `undefined` when there are none. */
  counts: Float64Array | undefined;
  /** Those in its questions alone. */
  asks: Float64Array | undefined;
  askedLength: number;
}

/** How well a candidate holds the question's words, each by BM25 and not yet compared with the others. */
interface Held<E extends Outline> {
  counted: Counted<E>;
  own: number;
  asked: number;
  /** `undefined` for what stands by itself: it has no neighbourhood. */
  near: number | undefined;
  around: number | undefined;
  /** 0 to 1. */
  coverage: number;
}

/** A candidate with its score as far as it is known. */
interface Scored<E extends Outline> {
  counted: Counted<E>;
  parts: Record<Part, number>;
  score: number;
}

/**
 * Ranks candidates among the entries around them.
 * @param pool candidates and their neighbours, in the order of their conversations
 * @param isCandidate which of the pool may be hits
 */
export function rank<E extends Outline>(
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
  // What is of a kind counts as one term more, whichever thing it is.
  for (const { members, weight } of sought.kinds) {
    const told = members.filter((member) => collection.holding.has(member) && !index.has(member));
    for (const member of told) index.set(member, weights.length);
    weights.push(weight * KIND_WEIGHT * kindRarity(told, collection));
  }
  const counted = pool.map((entry) => count(entry, index, weights.length));
  const ranked = scored(sought, holding(counted, isCandidate, weights));
  secondLook(ranked, sought, counted);
  return ranked
    .sort((a, b) => b.score - a.score)
    .map(({ counted: { entry }, parts, score }) => ({ entry, parts, score }));
}

/** What each candidate holds of the question, in itself and around it. */
function holding<E extends Outline>(
  counted: readonly Counted<E>[],
  isCandidate: (entry: E) => boolean,
  weights: readonly number[],
): Held<E>[] {
  const talks = talksOf(counted);
  const windows = counted.map((one, at) => ({
    one,
    before: talks[at] === talks[at - 1] ? counted[at - 1] : undefined,
    near: windowOf(counted, talks, at, NEAR, alike),
    around: windowOf(counted, talks, at, AROUND, fading),
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
function scored<E extends Outline>(sought: Sought, candidates: readonly Held<E>[]): Scored<E>[] {
  const greatest = (part: 'own' | 'asked' | 'near' | 'around'): number =>
    candidates.reduce((most, one) => Math.max(most, one[part] ?? 0), 0) || 1;
  const most = {
    own: greatest('own'),
    asked: greatest('asked'),
    near: greatest('near'),
    around: greatest('around'),
  };
  const [earliest, latest] = timesOf(candidates.map(({ counted }) => counted.entry.at));
  return candidates.map((raw): Scored<E> => {
    const { counted } = raw;
    const { entry } = counted;
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
    return { counted, parts, score: sum(parts) };
  });
}

/** A term that the best of the first ranking hold and the question lacks. */
interface Shared {
  /** The scores of those that hold it. */
  score: number;
  /** How many of the pool hold it. */
  holding: number;
  /** The last entry that was counted, so that each counts once. */
  last: object | undefined;
}

/** A second look, with words that the best of the first have in common and the question lacks. */
function secondLook<E extends Outline>(
  ranked: readonly Scored<E>[],
  sought: Sought,
  counted: readonly Counted<E>[],
): void {
  const best = [...ranked].sort((a, b) => b.score - a.score).slice(0, FEEDBACK_ENTRIES);
  const found = new Map<string, Shared>();
  for (const { counted: one, score } of best) {
    for (const term of new Set(one.terms)) {
      if (sought.terms.has(term)) continue;
      const shared = found.get(term) ?? { score: 0, holding: 0, last: undefined };
      shared.score += score;
      found.set(term, shared);
    }
  }
  // How rare they are among the pool is close enough to how rare they are.
  for (const one of counted) {
    for (const term of one.terms) {
      const shared = found.get(term);
      if (shared === undefined || shared.last === one) continue;
      shared.holding += 1;
      shared.last = one;
    }
  }
  const chosen = new Map(
    [...found]
      .map(([term, { score, holding }]): [string, number] => [
        term,
        score * Math.log(1 + counted.length / holding),
      ])
      .sort((a, b) => b[1] - a[1])
      .slice(0, FEEDBACK_TERMS),
  );
  const values = ranked.map(({ counted: { terms } }) => {
    let value = 0;
    const shared = new Set<string>();
    for (const term of terms) {
      const worth = chosen.get(term);
      if (worth === undefined || shared.has(term)) continue;
      shared.add(term);
      value += worth;
    }
    return value;
  });
  const greatest = values.reduce((most, value) => Math.max(most, value), 0) || 1;
  for (const [at, one] of ranked.entries()) {
    one.parts.feedback = (WEIGHTS.feedback * (values[at] ?? 0)) / greatest;
    one.score += one.parts.feedback;
  }
}

function count<E extends Outline>(entry: E, index: ReadonlyMap<string, number>, size: number): Counted<E> {
  const terms = entry.terms === '' ? [] : entry.terms.split(' ');
  const asked = entry.asks === '' ? [] : entry.asks.split(' ');
  const counts = tally(terms, index, size);
  const asks = tally(asked, index, size);
  if (asks !== undefined && counts !== undefined) {
    for (let term = 0; term < size; term += 1) {
      counts[term] = Math.max(0, (counts[term] ?? 0) - (1 - ASKED_SHARE) * (asks[term] ?? 0));
    }
  }
  return { entry, terms, counts, asks, askedLength: asked.length };
}

/** How often each term of the question is among some terms; `undefined` when none is, as mostly. */
function tally(
  terms: readonly string[],
  index: ReadonlyMap<string, number>,
  size: number,
): Float64Array | undefined {
  let counts: Float64Array | undefined;
  for (const term of terms) {
    const at = index.get(term);
    if (at === undefined) continue;
    counts ??= new Float64Array(size);
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts;
}

/** For each entry the number of the talk it belongs to: neighbours of one conversation without a long silence. */
function talksOf(counted: readonly Counted<Outline>[]): number[] {
  let talk = 0;
  let before: Outline | undefined;
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

/** What stands around an entry of a talk, each entry with its weight. */
function windowOf(
  counted: readonly Counted<Outline>[],
  talks: readonly number[],
  at: number,
  [before, after]: readonly [number, number],
  weightAt: (distance: number) => number,
): { counts: Float64Array | undefined; length: number } {
  let counts: Float64Array | undefined;
  let length = 0;
  for (let there = Math.max(0, at + before); there <= Math.min(counted.length - 1, at + after); there += 1) {
    const other = counted[there];
    if (other === undefined || talks[there] !== talks[at] || other.entry.kind === 'context') continue;
    const weight = weightAt(Math.abs(there - at));
    length += weight * other.terms.length;
    if (other.counts === undefined) continue;
    counts ??= new Float64Array(other.counts.length);
    for (let term = 0; term < counts.length; term += 1) {
      counts[term] = (counts[term] ?? 0) + weight * (other.counts[term] ?? 0);
    }
  }
  return { counts, length };
}

/** Nothing is worth less for being a little farther away. */
const alike = (): number => 1;
/** The less the farther away, down to nothing. */
const fading = (distance: number): number => 1 - distance / (AROUND[1] + 1);

function bm25(
  counts: Float64Array | undefined,
  length: number,
  averageLength: number,
  weights: readonly number[],
): number {
  if (counts === undefined) return 0;
  const norm = K1 * (1 - B + (averageLength === 0 ? 0 : (B * length) / averageLength));
  let score = 0;
  for (let term = 0; term < counts.length; term += 1) {
    const found = counts[term] ?? 0;
    if (found > 0) score += ((weights[term] ?? 0) * found * (K1 + 1)) / (found + norm);
  }
  return score;
}

function held(counts: Float64Array | undefined, weights: readonly number[]): number {
  let sumOf = 0;
  for (let term = 0; term < (counts?.length ?? 0); term += 1)
    if ((counts?.[term] ?? 0) > 0) sumOf += weights[term] ?? 0;
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
  return PARTS.reduce((total, part) => total + parts[part], 0);
}
