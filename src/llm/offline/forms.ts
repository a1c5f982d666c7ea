import { language } from '../../languages/index.ts';
import { lexiconOf } from '../../memory/claims/lexicon.ts';
import { words } from '../../text/words.ts';
import type { Framed } from './framed.ts';
import type { Matter } from './matter.ts';
import { equalStems, holdsAll } from './stem-lists.ts';

/**
 * How a later statement stands to an earlier one of the same owner: it says the `same`; it `replaces` it, because it
 * contradicts it, takes its place or says it in more detail; or they have nothing to do with each other.
 */
export type Relation = 'same' | 'replaces' | 'none';

/**
 * How two statements of known forms stand to each other: "I live in Lviv", "I moved to Kyiv".
 *
 * @returns `undefined` when their forms do not tell
 */
export function byForm(later: Matter, earlier: Matter): Relation | undefined {
  // "Every summer we go to the sea", "this summer we go to Italy": an exception leaves the rule as it is.
  if (later.once && !later.always && earlier.always) return 'none';
  if (leavesBehind(later, earlier) || changesDiet(later, earlier)) return 'replaces';
  if (settles(later, earlier)) return 'replaces';
  if (later.stems.length > 0 && equalStems(later.stems, earlier.stems)) {
    return later.negative === earlier.negative ? 'same' : 'replaces';
  }
  if (later.reverses && later.negative !== earlier.negative && holdsAll(earlier.stems, later.stems)) {
    // "I like jazz and tea", "it is not true that I like jazz": the tea stands.
    return earlier.framed?.values === 'one' ? 'replaces' : 'none';
  }
  const [after, before] = [later.framed, earlier.framed];
  if (!after || !before) return undefined;
  if (after.slot !== before.slot || !sameTopic(after, before)) return undefined;
  if (after.values === 'one' || before.values === 'one') return oneValue(later, earlier, after, before);
  if (equalStems(after.value, before.value)) return after.against === before.against ? 'same' : 'replaces';
  if (after.against !== before.against) return deniesMore(after, before) ? 'replaces' : undefined;
  // "Prefers tea", "prefers tea in the morning": the fuller one stays.
  if (holdsAll(after.value, before.value)) return 'replaces';
  if (holdsAll(before.value, after.value)) return 'same';
  // Every value stands for itself: "likes tea", "likes hiking".
  const apart = !after.value.some((stem) => before.value.includes(stem));
  const best = after.values === 'best' && before.values === 'best';
  if (apart && !best && !later.changes && !later.ends && !oneSort(later, earlier)) return 'none';
  if (after.against) return undefined;
  // Of two things that are liked best only one of a sort can be; so it is with what is taken "now".
  if (!best && !(HABITS.has(after.slot) && later.changes && !narrows(later, earlier))) return undefined;
  const rivals = rivalSorts(after, before, later, earlier);
  // "Tea in the morning", "wine in the evening": where the circumstances differ as well, both stand.
  if (rivals === 1) return 'replaces';
  // "Takes metformin in the morning", "takes vitamins in the morning now".
  const one = after.value.some(
    (stem) => before.value.includes(stem) && (later.rarity.get(stem) ?? 1) >= TELLING,
  );
  return rivals > 1 || !one ? 'none' : undefined;
}

/** "I drink a lot of coffee", "I don't drink coffee": who takes none takes none in any way. */
function deniesMore(after: Framed, before: Framed): boolean {
  if (after.slot !== 'consume' || !after.against || after.value.length === 0) return false;
  return holdsAll(before.value, after.value) && before.value.length <= after.value.length + 1;
}

/** "How about zen for the broadband", "we go with virgin for the broadband": what is settled ends the proposals. */
function settles(later: Matter, earlier: Matter): boolean {
  if (!earlier.proposes || (later.proposes && !later.reverses) || !ARRANGED.has(later.kind ?? ''))
    return false;
  const shared = later.stems.filter((stem) => earlier.stems.includes(stem));
  const rare = shared.filter((stem) => (later.rarity.get(stem) ?? 1) >= TELLING);
  return rare.length > 0 || shared.length > 2;
}

/** Kinds of what people settle. */
export const ARRANGED: ReadonlySet<string> = new Set(['decision', 'plan', 'rule']);
/** So rare is a word that tells what is settled. */
const TELLING = 0.7;

/** Whether each names a thing of one sort that the other does not: tea and coffee, nurse and doctor. */
export function oneSort(later: Matter, earlier: Matter): boolean {
  const own = new Set([...later.sorts].filter(([stem]) => !earlier.sorts.has(stem)).map(([, sort]) => sort));
  return [...earlier.sorts].some(([stem, sort]) => !later.sorts.has(stem) && own.has(sort));
}

/** How many sorts of things there are of which the values name different ones. */
function rivalSorts(after: Framed, before: Framed, later: Matter, earlier: Matter): number {
  const own = after.value.filter((stem) => !before.value.includes(stem)).map((stem) => later.sorts.get(stem));
  const other = before.value
    .filter((stem) => !after.value.includes(stem))
    .map((stem) => earlier.sorts.get(stem));
  return new Set(own.filter((sort) => sort !== undefined && other.includes(sort))).size;
}

function oneValue(later: Matter, earlier: Matter, after: Framed, before: Framed): Relation | undefined {
  // "The trip is on Monday", "the trip is off".
  if (later.ends && !earlier.ends && after.value.length === 0) return 'replaces';
  if (equalStems(after.value, before.value)) return after.against === before.against ? 'same' : 'replaces';
  // A day and a time of day do not exclude each other, nor a price and a day.
  const otherSort = after.number !== before.number && later.times.size > 0;
  // "On Mondays at 9", "moved to 10": but two times of day do.
  if (after.clock && later.changes && earlier.times.has('clock')) {
    return after.value.some((stem) => before.value.includes(stem)) ? undefined : 'replaces';
  }
  if (after.clock !== before.clock || otherSort) return 'none';
  // One who works may do something else as well; only what is new takes the place of what was.
  if (after.slot === 'profession' && (!later.changes || addsTo(later))) {
    return holdsAll(before.value, after.value) ? 'same' : 'none';
  }
  // "In Kyiv in winter", "in Odesa in summer".
  if (after.slot === 'home' && !later.changes && rivalSorts(after, before, later, earlier) > 0) return 'none';
  // "In Lviv" and "in Lviv with her family" agree; the longer one says more.
  if (holdsAll(before.value, after.value) && !later.changes) return 'same';
  return after.value.length > 0 ? 'replaces' : undefined;
}

/** Whether it says that it is so beside something else: "I'm also a gardener now". */
function addsTo({ text, language: code }: Matter): boolean {
  const { marks } = lexiconOf(code);
  return words(text).some((word) => marks.get(word.toLowerCase()).includes('too'));
}

/**
 * "Tanja hates flying", "Tanja takes the train after all": who dislikes one thing of a sort and likes another says
 * twice the same, so that neither ends the other.
 */
export function agreesWithDislike(later: Matter, earlier: Matter): boolean {
  return !later.negative && dislikes(earlier) && !dislikes(later) && oneSort(later, earlier);
}

function dislikes({ text, language: code, negative, framed }: Matter): boolean {
  const { marks } = lexiconOf(code);
  return (
    negative ||
    framed?.against === true ||
    words(text).some((word) => marks.get(word.toLowerCase()).includes('hate'))
  );
}

/** The earlier statement is of what the later one says was given up. */
function leavesBehind(later: Matter, earlier: Matter): boolean {
  if (later.leaves.length === 0 || earlier.negative || earlier.framed?.against) return false;
  if (endsOther(later, earlier)) return false;
  // Little else is said of it: "prefers tea in the morning", "drinks no tea any more".
  const given = (stems: readonly string[]): boolean => {
    const rest = stems.filter((stem) => !later.leaves.includes(stem));
    // One shared word may be the verb alone: "like my job", "no longer like onions".
    return rest.length <= 1 && stems.length - rest.length > rest.length;
  };
  return (
    given(earlier.framed?.value ?? []) || given(earlier.bare ?? earlier.stems) || hasEnded(later, earlier)
  );
}

/**
 * Whether a statement says that something is over which the earlier one does not tell, or tells of somebody else: what I
 * stopped my sister still does, and who drinks no tea in the evening has it in the morning.
 */
export function endsOther(later: Matter, earlier: Matter): boolean {
  if (!later.ends || later.leaves.length === 0) return false;
  if (!equalStems(later.kin, earlier.kin) || narrows(later, earlier)) return true;
  const { topic = [], value = [] } = earlier.framed ?? {};
  const told = new Set([...earlier.stems, ...topic, ...value]);
  return !later.leaves.every((stem) => told.has(stem));
}

/** Whether a statement is limited to times or places of which the earlier one does not speak. */
export function narrows({ within }: Matter, earlier: Matter): boolean {
  return within.length > 0 && !within.some((one) => earlier.within.includes(one));
}

/**
 * "We have a dog called Rex", "we no longer have a dog": all that is over is told before, and it is most of what is told
 * there. What is liked is not over with what was done: "I like coffee cake", "I gave up coffee".
 */
function hasEnded(later: Matter, earlier: Matter): boolean {
  if (!later.ends || ATTITUDES.has(earlier.framed?.slot ?? '')) return false;
  const { framed, bare = earlier.stems } = earlier;
  const names = namesIn(earlier);
  const said = framed?.slot === 'number' ? [...framed.topic, ...framed.value] : bare;
  const told = new Set([...said, ...(framed?.value ?? [])]);
  const left = [...new Set(later.leaves)];
  const shared = left.filter((stem) => told.has(stem));
  if (shared.length === 0 || shared.length < left.length) return false;
  const consumed = framed?.slot === 'consume';
  const rarity = (stem: string): number => earlier.rarity.get(stem) ?? 1;
  const rest = (consumed ? framed.value : said).filter(
    (stem) =>
      !shared.includes(stem) &&
      !names.some((name) => name.startsWith(stem)) &&
      !/^\d+$/.test(stem) &&
      rarity(stem) > COMMON,
  );
  const weight = (stems: readonly string[]): number => stems.reduce((sum, stem) => sum + rarity(stem), 0);
  const counted = consumed || framed?.slot === 'number';
  if (framed !== undefined && PLACES.has(framed.slot)) return rest.length === 0;
  return counted ? rest.length <= 1 : weight(rest) <= weight(shared);
}

/** Words with a capital behind the first one, where that tells a name: "a dog called Rex". */
function namesIn({ text, language: code, person }: Matter): string[] {
  const known = person === undefined ? [] : [person];
  if (language(code).claims.capitalNouns) return known;
  const said = text.replace(/^[^:]{1,60}: +/u, '');
  return [
    ...known,
    ...Array.from(said.matchAll(/(?<=\s)\p{Lu}[\p{L}\p{M}'’-]+/gu), ([name]) => name.toLowerCase()),
  ];
}

/** Slots of where somebody lives or works: "I work at a coffee shop" is no word of coffee. */
const PLACES: ReadonlySet<string> = new Set(['home', 'workplace']);

/** Words so frequent say little of what a statement is about. */
const COMMON = 0.45;

/** "I am vegetarian", "I eat meat again". */
function changesDiet(later: Matter, earlier: Matter): boolean {
  if (earlier.framed?.slot !== 'diet' || earlier.negative) return false;
  const eats = later.framed?.slot === 'consume' && !later.framed.against && !later.negative;
  return eats && later.changes && oneSort(later, earlier) && equalStems(later.kin, earlier.kin);
}

/** Slots of what somebody takes, wears or learns. */
const HABITS: ReadonlySet<string> = new Set(['consume', 'wear', 'learn']);

/** Slots of what is liked or preferred. */
const ATTITUDES: ReadonlySet<string> = new Set(['like', 'favourite']);

/** The same topic, or one names it more fully: "my sister" and "my sister Olha". */
function sameTopic(after: Framed, before: Framed): boolean {
  const [one, other] = [after.topic, before.topic];
  if (one.length === 0 || other.length === 0) {
    return (
      one.length === other.length &&
      (PERSONAL.has(after.slot) || after.values !== 'one' || OWN.has(after.slot))
    );
  }
  if (equalStems(one, other)) return true;
  if (!PERSONAL.has(after.slot) && !after.clock) return false;
  return holdsAll(one, other) || holdsAll(other, one);
}

/** Slots that may be about the speaker, who is not named then. */
const OWN: ReadonlySet<string> = new Set(['call', 'coffee', 'favourite', 'meet', 'number', 'use']);

/** Slots of people, whose topic may be a relation, a name, or both. */
const PERSONAL: ReadonlySet<string> = new Set(['home', 'workplace', 'profession', 'age', 'diet', 'status']);
