import type { Framed, Matter } from './matter.ts';

/**
 * How a later statement stands to an earlier one of the same owner: it says the `same`; it `replaces` it, because it
 * contradicts it, takes its place or says it in more detail; or they have nothing to do with each other.
 */
export type Relation = 'same' | 'replaces' | 'none';

export function relationOf(later: Matter, earlier: Matter): Relation {
  if (later.owner !== earlier.owner) return 'none';
  if (later.key === earlier.key) return 'same';
  if (later.language !== earlier.language || later.language === '') return 'none';
  if (leavesBehind(later, earlier)) return 'replaces';
  return byFrames(later, earlier) ?? byTimes(later, earlier) ?? byWords(later, earlier);
}

/**
 * "Rehearsal on Tuesdays in the garage" and "rehearsal is on Thursdays now": the same but for the time. One says all that
 * the other says beside its times, or says that something changes and shares a word with it.
 */
function byTimes(later: Matter, earlier: Matter): Relation | undefined {
  const [after, before] = [later.bare, earlier.bare];
  if (!after || !before) return undefined;
  const shared = after.filter((stem) => before.includes(stem));
  const least = Math.min(after.length, before.length);
  const sorts = [...later.times.keys()].filter((sort) => earlier.times.has(sort));
  const agree = (sort: (typeof sorts)[number]): boolean => {
    const known = earlier.times.get(sort) ?? [];
    return (later.times.get(sort) ?? []).some((time) => known.includes(time));
  };
  const differs = !sorts.every(agree);
  if (later.reverses && (shared.length > 0 || sorts.some(agree))) return 'replaces';
  if (later.negative !== earlier.negative || shared.length === 0) return undefined;
  const contained = shared.length === least || alikeInNumbers(shared, after, before);
  const alike = contained || headWithin(later, earlier) || headWithin(earlier, later);
  const newer = later.moved || (later.changes && shared.length * 2 >= least);
  if (differs) return alike || newer ? 'replaces' : undefined;
  const trait = later.traits.some((stem) => earlier.traits.includes(stem));
  if (!trait && (!alike || (sorts.length === 0 && least < FEWEST_FOR_DETAIL))) return undefined;
  const fuller = after.length + later.times.size > before.length + earlier.times.size;
  return (contained && fuller) || later.changes ? 'replaces' : 'same';
}

/** "The shop is closed on Mondays, they never pay": what is added behind a comma does not make another matter of it. */
function headWithin(one: Matter, other: Matter): boolean {
  const head = one.head ?? [];
  return head.length >= FEWEST_FOR_DETAIL && includes(other.bare ?? [], head);
}

function byFrames(later: Matter, earlier: Matter): Relation | undefined {
  const [after, before] = [later.framed, earlier.framed];
  if (!after || !before) return undefined;
  if (after.slot !== before.slot || !sameTopic(after, before)) return undefined;
  if (after.values === 'one' || before.values === 'one') return oneValue(later, after, before);
  if (equal(after.value, before.value)) return after.against === before.against ? 'same' : 'replaces';
  if (after.against || before.against) return undefined;
  const shared = after.value.some((stem) => before.value.includes(stem));
  if (shared && later.changes) return 'replaces';
  // Of two things that are liked best only one of a sort can be.
  const best = after.values === 'best' && before.values === 'best';
  return best && after.sorts.some((sort) => before.sorts.includes(sort)) ? 'replaces' : undefined;
}

function oneValue(later: Matter, after: Framed, before: Framed): Relation | undefined {
  if (equal(after.value, before.value)) return after.against === before.against ? 'same' : 'replaces';
  // A day and a time of day do not exclude each other.
  if (after.clock !== before.clock) return undefined;
  // "In Lviv" and "in Lviv with her family" agree; the longer one says more.
  if (includes(before.value, after.value) && !later.changes) return 'same';
  return after.value.length > 0 ? 'replaces' : undefined;
}

/** The earlier statement is of what the later one says was given up. */
function leavesBehind(later: Matter, earlier: Matter): boolean {
  const before = earlier.framed;
  return (
    before !== undefined &&
    later.leaves.length > 0 &&
    !before.against &&
    before.value.length > 0 &&
    !earlier.negative &&
    later.leaves.length >= before.value.length &&
    includes(later.leaves, before.value)
  );
}

/** "A budget of 200 and not a penny more", "we agreed: the budget is 200": most words and a number are shared. */
function alikeInNumbers(
  shared: readonly string[],
  later: readonly string[],
  earlier: readonly string[],
): boolean {
  const all = later.length + earlier.length - shared.length;
  return shared.length >= 3 && shared.length * 2 >= all && shared.some((stem) => /^\d/.test(stem));
}

function byWords(later: Matter, earlier: Matter): Relation {
  if (later.stems.length === 0) return 'none';
  if (equal(later.stems, earlier.stems)) return later.negative === earlier.negative ? 'same' : 'replaces';
  if (later.negative !== earlier.negative) return 'none';
  if (
    later.dateless &&
    earlier.dateless &&
    later.dateless.length > 0 &&
    equal(later.dateless, earlier.dateless)
  ) {
    return equal([...later.days].sort(), [...earlier.days].sort()) ? 'same' : 'replaces';
  }
  if (later.stems.length < FEWEST_FOR_DETAIL && earlier.stems.length < FEWEST_FOR_DETAIL) return 'none';
  if (opens(later.words, earlier.words)) return 'replaces';
  return opens(earlier.words, later.words) ? 'same' : 'none';
}

/** "Prefers tea" and "prefers tea in the morning": fewer words than this say too little to compare. */
const FEWEST_FOR_DETAIL = 2;
const FEWEST_WORDS_SHARED = 2;

/** Whether the longer line begins with all the words of the shorter. */
function opens(longer: readonly string[], shorter: readonly string[]): boolean {
  return (
    shorter.length >= FEWEST_WORDS_SHARED &&
    longer.length > shorter.length &&
    shorter.every((word, at) => word === longer[at])
  );
}

/** The same topic, or one names it more fully: "my sister" and "my sister Olha". */
function sameTopic(after: Framed, before: Framed): boolean {
  if (after.topic.length === 0 || before.topic.length === 0)
    return after.topic.length === before.topic.length;
  if (equal(after.topic, before.topic)) return true;
  const person = PERSONAL.has(after.slot);
  return person && (includes(after.topic, before.topic) || includes(before.topic, after.topic));
}

/** Slots of people, whose topic may be a relation, a name, or both. */
const PERSONAL: ReadonlySet<string> = new Set(['home', 'workplace', 'profession', 'age', 'diet', 'status']);

function equal(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((stem, at) => stem === b[at]);
}

function includes(larger: readonly string[], smaller: readonly string[]): boolean {
  return smaller.every((stem) => larger.includes(stem));
}
