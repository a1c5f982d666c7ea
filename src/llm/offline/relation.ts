import { type Framed, GROUP, type Matter } from './matter.ts';

/**
 * How a later statement stands to an earlier one of the same owner: it says the `same`; it `replaces` it, because it
 * contradicts it, takes its place or says it in more detail; or they have nothing to do with each other.
 */
export type Relation = 'same' | 'replaces' | 'none';

export function relationOf(later: Matter, earlier: Matter): Relation {
  if (!mayAgree(later, earlier)) return 'none';
  if (later.key === earlier.key) return 'same';
  if (later.language !== earlier.language || later.language === '') return 'none';
  if (leavesBehind(later, earlier)) return 'replaces';
  return (
    byFrames(later, earlier) ??
    byTimes(later, earlier) ??
    byDecisions(later, earlier) ??
    byWords(later, earlier)
  );
}

/** Of one owner; and what somebody tells of themselves may be about the group's things. */
function mayAgree(later: Matter, earlier: Matter): boolean {
  return later.owner === earlier.owner || later.owner === GROUP || earlier.owner === GROUP;
}

/** Kinds of what a group has, whoever tells it. */
const ARRANGED: ReadonlySet<string> = new Set(['decision', 'plan', 'rule', 'fact', 'person']);

/**
 * "Rehearsal on Tuesdays in the garage" and "rehearsal is on Thursdays now": the same but for the time. One says all that
 * the other says beside its times, or says that something changes and shares a word with it.
 */
function byTimes(later: Matter, earlier: Matter): Relation | undefined {
  const [after, before] = [later.bare, earlier.bare];
  // My birthday is not my wife's.
  if (!after || !before || !equal(later.kin, earlier.kin)) return undefined;
  const shared = after.filter((stem) => before.includes(stem));
  const least = Math.min(after.length, before.length);
  const sorts = [...later.times.keys()].filter((sort) => earlier.times.has(sort));
  const agree = (sort: (typeof sorts)[number]): boolean => {
    const known = earlier.times.get(sort) ?? [];
    return (later.times.get(sort) ?? []).some((time) => known.includes(time));
  };
  const differs = !sorts.every(agree);
  // One shared word of two may be the verb alone: "like my job", "no longer like onions".
  if (later.reverses && (shared.length * 2 > least || sorts.some(agree))) return 'replaces';
  if (later.negative !== earlier.negative || shared.length === 0) return undefined;
  const contained = shared.length === least || alikeInNumbers(shared, after, before);
  const alike = contained || headWithin(later, earlier) || headWithin(earlier, later);
  const newer = later.moved || (later.changes && shared.length * 2 >= least);
  if (differs) return alike || newer || headsAgree(later, earlier) ? 'replaces' : undefined;
  const trait = later.traits.some((stem) => earlier.traits.includes(stem));
  if (sorts.length > 0 && headsAgree(later, earlier)) return later.changes ? 'replaces' : 'same';
  if (!trait && (!alike || (sorts.length === 0 && least < FEWEST_FOR_DETAIL))) return undefined;
  const fuller = after.length + later.times.size > before.length + earlier.times.size;
  return (contained && fuller) || later.changes ? 'replaces' : 'same';
}

/** "The shop is closed on Mondays, they never pay": what is added behind a comma does not make another matter of it. */
function headWithin(one: Matter, other: Matter): boolean {
  const head = one.head ?? [];
  return head.length >= FEWEST_FOR_DETAIL && includes(other.bare ?? [], head);
}

/** What they are kept for is, beside its time, the same in both: "we open at 8", "from Monday we open at 9". */
function headsAgree(later: Matter, earlier: Matter): boolean {
  const [after = [], before = []] = [later.head, earlier.head];
  if (after.length === 0 || before.length === 0) return false;
  return after.length > before.length ? includes(after, before) : includes(before, after);
}

/** "We'll sign up to Virgin for the broadband", "let's go with Zen for the broadband": a matter is decided once. */
function byDecisions(later: Matter, earlier: Matter): Relation | undefined {
  if (later.kind !== 'decision' || later.negative !== earlier.negative || !equal(later.kin, earlier.kin))
    return undefined;
  const topic = later.framed?.values === 'one' ? later.framed.topic : [];
  if (earlier.kind === 'decision' && topic.length > 0 && includes(earlier.stems, topic)) return 'replaces';
  const [after = [], before = []] = [later.head, earlier.head];
  const shared = after.filter((stem) => before.includes(stem));
  if (shared.length < FEWEST_FOR_DETAIL || !later.changes || !ARRANGED.has(earlier.kind ?? ''))
    return undefined;
  return shared.length * 2 >= Math.min(after.length, before.length) ? 'replaces' : undefined;
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
  // A day and a time of day do not exclude each other, nor a price and a day.
  const otherSort = after.number !== before.number && later.times.size > 0;
  if (after.clock !== before.clock || otherSort) return undefined;
  // "In Lviv" and "in Lviv with her family" agree; the longer one says more.
  if (includes(before.value, after.value) && !later.changes) return 'same';
  return after.value.length > 0 ? 'replaces' : undefined;
}

/** The earlier statement is of what the later one says was given up. */
function leavesBehind(later: Matter, earlier: Matter): boolean {
  if (later.leaves.length === 0 || earlier.negative || earlier.framed?.against) return false;
  // Little else is said of it: "prefers tea in the morning", "drinks no tea any more".
  const given = (stems: readonly string[]): boolean => {
    const rest = stems.filter((stem) => !later.leaves.includes(stem));
    // One shared word may be the verb alone: "like my job", "no longer like onions".
    return rest.length <= 1 && stems.length - rest.length > rest.length;
  };
  return given(earlier.framed?.value ?? []) || given(earlier.bare ?? earlier.stems);
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
  const [one, other] = [after.topic, before.topic];
  if (one.length === 0 || other.length === 0) {
    return (
      one.length === other.length &&
      (PERSONAL.has(after.slot) || after.values !== 'one' || OWN.has(after.slot))
    );
  }
  if (equal(one, other)) return true;
  if (!PERSONAL.has(after.slot) && !after.clock) return false;
  return includes(one, other) || includes(other, one);
}

/** Slots that may be about the speaker, who is not named then. */
const OWN: ReadonlySet<string> = new Set(['call', 'coffee', 'favourite', 'meet', 'number', 'use']);

/** Slots of people, whose topic may be a relation, a name, or both. */
const PERSONAL: ReadonlySet<string> = new Set(['home', 'workplace', 'profession', 'age', 'diet', 'status']);

function equal(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((stem, at) => stem === b[at]);
}

function includes(larger: readonly string[], smaller: readonly string[]): boolean {
  return smaller.every((stem) => larger.includes(stem));
}
