import { oneSort } from './forms.ts';
import type { Framed } from './framed.ts';
import type { Matter } from './matter.ts';
import { equalStems } from './stem-lists.ts';
import { timesDiffer, topicOf } from './topic.ts';

/** How telling what only one says is, of both at least. */
export const BOTH_SAY_MORE = 'both say more';

/** What a pair of statements shows of how they stand to each other: values by feature; absent ones are 0. */
export type PairFeatures = ReadonlyMap<string, number>;

/** @returns what two statements of one language show; the values are from 0 to 1 */
export function pairFeatures(later: Matter, earlier: Matter): PairFeatures {
  const found = new Map<string, number>();
  const set = (name: string, value: number | boolean): void => {
    if (Number(value) !== 0) found.set(name, Number(value));
  };
  const overlap = overlapOf(later.stems, earlier.stems, later, earlier);
  const bare = overlapOf(later.bare ?? later.stems, earlier.bare ?? earlier.stems, later, earlier);
  const denies = later.negative !== earlier.negative;

  set('nothing shared', overlap.shared.length === 0);
  set('two shared', overlap.shared.length >= 2);
  set('three shared', overlap.shared.length >= 3);
  set('all of the shorter', overlap.whole);
  set('all of both', overlap.equal);
  set('rarest', overlap.rarest);
  set('second rarest', overlap.second);
  set('of the shorter', overlap.ofShorter);
  set('of the earlier', overlap.ofEarlier);
  set('of both', overlap.ofBoth);
  set(BOTH_SAY_MORE, overlap.apart);
  set('bare of the earlier', bare.ofEarlier);
  set('bare of the shorter', bare.ofShorter);

  for (const [name, says] of [
    ['changes', later.changes],
    ['ends', later.ends],
    ['denies', denies],
  ] as const) {
    set(name, says);
    set(`${name}, rarest`, says ? overlap.rarest : 0);
    set(`${name}, of the shorter`, says ? overlap.ofShorter : 0);
    set(`${name}, of the earlier`, says ? overlap.ofEarlier : 0);
  }
  set('negative', later.negative);
  set('takes back', later.reverses);

  const left = overlapOf(later.leaves, earlier.stems, later, earlier);
  set('left', left.ofLater);
  set('left of the earlier', left.ofEarlier);

  frames(later.framed, earlier.framed, set);
  sorts(later, earlier, overlap.rarest, set);
  kin(later, earlier, set);
  times(later, earlier, bare.ofShorter, set);

  topics(later, earlier, set);

  set('one kind', later.kind === earlier.kind);
  set('decides', later.kind === 'decision');
  const arranged = ARRANGED.has(later.kind ?? '') && ARRANGED.has(earlier.kind ?? '');
  set('arranged, rarest', arranged ? overlap.rarest : 0);
  return found;
}

/** "Subs stay at 8", "subs go up to 11": what clauses of both are about, and what they say of it. */
function topics(later: Matter, earlier: Matter, set: Setter): void {
  const [after, before] = [later.amounts.flat(), earlier.amounts.flat()];
  const counted = after.length > 0 && before.length > 0;
  const otherAmount = counted && !after.some((amount) => before.includes(amount));
  set('one amount', counted && !otherAmount);
  set('other amount', otherAmount);
  const topic = topicOf(later, earlier);
  if (topic === undefined) return;
  const { rarity, now, then } = topic;
  const told = (name: string, says: boolean): void => set(`topic, ${name}`, says ? rarity : 0);
  const fresh = now.filter((stem) => !then.includes(stem)).length;
  const left = then.filter((stem) => !now.includes(stem)).length;
  const otherTime = timesDiffer(later, earlier);
  const both = topic.places === 'both';
  const [here, there] = [topic.nowAt !== undefined, topic.thenAt !== undefined];
  const [dated, known] = [later.times.size > 0, earlier.times.size > 0];
  told('known', true);
  told('both', both);
  told('first of both', now[0] === then[0]);
  told('impersonal', later.impersonal && earlier.impersonal);
  told('changes', later.changes || later.moved);
  told('both, changes', both && (later.changes || later.moved));
  told('other amount', otherAmount);
  told('other time', otherTime);
  told('other time, changes', otherTime && (later.changes || later.moved));
  told('little more', fresh <= LITTLE);
  told('little before', left <= LITTLE);
  told('little in both', fresh <= LITTLE && left <= LITTLE);
  told('one word for one', fresh === 1 && left === 1);
  told('nothing more', fresh === 0);
  told('much more', fresh > MUCH);
  told('much before', left > MUCH);
  told('time for none', dated && !known);
  told('none for time', !dated && known);
  told('amount for none', after.length > 0 && before.length === 0);
  told('none for amount', after.length === 0 && before.length > 0);
  told('place for place', here && there);
  told('place for place, both', both && here && there);
  told('place for none', here && !there);
  told('none for place', !here && there);
  told('neither for neither', !here && !there && !dated && !known && !counted);
}

/** So few words beside what is shared are a value, and so many tell something else. */
const LITTLE = 2;
const MUCH = 4;

const ARRANGED: ReadonlySet<string> = new Set(['decision', 'plan']);

type Setter = (name: string, value: number | boolean) => void;

function frames(after: Framed | undefined, before: Framed | undefined, set: Setter): void {
  if (!after || !before || after.slot !== before.slot) return;
  set('one slot', true);
  if (!equalStems(after.topic, before.topic)) return;
  set('one topic', true);
  const one = equalStems(after.value, before.value);
  set('one value, both for or against', one && after.against === before.against);
  set('one value, for and against', one && after.against !== before.against);
  set('other value a topic', !one && after.values === 'one');
  set(`slot ${after.slot}`, true);
}

function sorts(later: Matter, earlier: Matter, rarest: number, set: Setter): void {
  if (!oneSort(later, earlier)) return;
  set('one sort', true);
  set('one sort, rarest', rarest);
  set('one sort, changes', later.changes || later.ends);
  set('one sort, one slot', later.framed !== undefined && later.framed.slot === earlier.framed?.slot);
  set('one sort, one kind', later.kind === earlier.kind);
}

function kin(later: Matter, earlier: Matter, set: Setter): void {
  const [after, before] = [later.kin, earlier.kin];
  if (after.length === 0 && before.length === 0) return;
  set('one has kin', after.length === 0 || before.length === 0);
  const shared = after.some((stem) => before.includes(stem));
  set('one kin', shared);
  set('other kin', !shared && after.length > 0 && before.length > 0);
}

function times(later: Matter, earlier: Matter, bare: number, set: Setter): void {
  const met = [...later.times.keys()].some((sort) => earlier.times.has(sort));
  set('times of other sorts', later.times.size > 0 && earlier.times.size > 0 && !met);
  const [after, before] = [later.stems.filter(isYear), earlier.stems.filter(isYear)];
  set('other year', after.length > 0 && before.length > 0 && !equalStems(after, before));
  for (const [sort, known] of later.times) {
    const others = earlier.times.get(sort);
    if (!others) continue;
    const same = known.some((time) => others.includes(time));
    set(same ? 'one time' : 'other time', true);
    set(same ? 'one time, bare' : 'other time, bare', bare);
  }
}

function isYear(stem: string): boolean {
  return /^(?:19|20)\d{2}$/.test(stem);
}

interface Overlap {
  shared: readonly string[];
  whole: boolean;
  equal: boolean;
  /** Rarity of the rarest shared stem, and of the one after it. */
  rarest: number;
  second: number;
  /** How telling what only one says is at least, of both. */
  apart: number;
  /** Shares of what is shared, by rarity. */
  ofLater: number;
  ofEarlier: number;
  ofShorter: number;
  ofBoth: number;
}

function overlapOf(
  later: readonly string[],
  earlier: readonly string[],
  { rarity: own }: Matter,
  { rarity: other }: Matter,
): Overlap {
  const rarity = (stem: string): number => own.get(stem) ?? other.get(stem) ?? 1;
  const weight = (stems: readonly string[]): number => stems.reduce((sum, stem) => sum + rarity(stem), 0);
  const rarestOf = (own: readonly string[], others: readonly string[]): number =>
    own.reduce((most, stem) => (others.includes(stem) ? most : Math.max(most, rarity(stem))), 0);
  const shared = later.filter((stem) => earlier.includes(stem));
  const [rarest = 0, second = 0] = shared.map(rarity).sort((a, b) => b - a);
  const [after, before, common] = [weight(later), weight(earlier), weight(shared)];
  const share = (whole: number): number => (whole === 0 ? 0 : common / whole);
  return {
    shared,
    whole: shared.length > 0 && shared.length === Math.min(later.length, earlier.length),
    equal: shared.length > 0 && shared.length === Math.max(later.length, earlier.length),
    rarest,
    second,
    apart: Math.min(rarestOf(later, earlier), rarestOf(earlier, later)),
    ofLater: share(after),
    ofEarlier: share(before),
    ofShorter: share(Math.min(after, before)),
    ofBoth: share(after + before - common),
  };
}
