import { oneSort } from './forms.ts';
import { GROUP, type Matter } from './matter.ts';

/** So rare is a word that tells what a statement is about, wherever it stands. */
const TELLING = 0.75;
/** Kinds of statements about somebody: of one person many things hold at once. */
const OF_PEOPLE: ReadonlySet<string | undefined> = new Set(['person', 'preference', 'experience']);

/**
 * Whether two statements are about one thing, so that the later one may take the other's place. That they name one person,
 * one day or one sum makes them none: "Tom is allergic to nuts", "the spare key is with Tom now".
 */
export function onOneMatter(later: Matter, earlier: Matter): boolean {
  const [framed, other] = [later.framed, earlier.framed];
  if (framed !== undefined && framed.slot === other?.slot) return true;
  // Where somebody lives is not where they work.
  if (framed?.values === 'one' && other?.values === 'one') return false;
  const times = new Set([...timeStems(later), ...timeStems(earlier)]);
  const isTold = (stem: string): boolean => !times.has(stem) && !/^\p{N}/u.test(stem);
  const shared = later.stems.filter((stem) => earlier.stems.includes(stem) && isTold(stem));
  if (shared.length === 0) {
    const ofOneself = later.owner === earlier.owner && later.owner !== GROUP;
    // "I am a vegetarian", "I eat fish again"; or the reason for what is new names what was before.
    return (
      (ofOneself && oneSort(later, earlier)) ||
      later.around.some((stem) => earlier.stems.includes(stem) && isTold(stem))
    );
  }
  if (later.framed === undefined && !later.reverses && sharesDoingAlone(later, earlier, shared)) return false;
  const heads = [headOf(later), headOf(earlier)];
  const ofPeople = OF_PEOPLE.has(later.kind) || OF_PEOPLE.has(earlier.kind);
  // "Mia comes on Mondays", "Paul comes on Tuesdays now": neither speaks of whom the other is about.
  const isTopic = (stem: string): boolean =>
    heads.includes(stem) || (!ofPeople && (later.rarity.get(stem) ?? 1) >= TELLING);
  if (!shared.some(isTopic)) return false;
  if (later.owner !== earlier.owner && isStrange(later, earlier)) return false;
  if (!ofPeople) return true;
  const rest = shared.filter(
    (stem) => stem !== heads[0] && stem !== heads[1] && !later.kin.includes(stem) && stem !== later.person,
  );
  const [head] = heads;
  const moves = head !== undefined && later.changes && isPlaced(later, head) && isPlaced(earlier, head);
  if (moves) return true;
  if (rest.length > 0 || timesMeet(later, earlier) || oneSort(later, earlier)) return true;
  // "My sister plays the violin", "my sister moved to Milan": that both are about her makes them no one matter.
  return later.owner !== GROUP && !isOneOfKin(later, earlier);
}

/** Whether two statements speak first of one person or animal of somebody's life. */
function isOneOfKin(later: Matter, earlier: Matter): boolean {
  const head = headOf(later);
  return (
    head !== undefined && head === headOf(earlier) && (later.kin.includes(head) || head === later.person)
  );
}

/** "The key is with Vera", "the key is with Masha now": nothing stands between the thing and where it is. */
function isPlaced({ placed, impersonal }: Matter, head: string): boolean {
  return impersonal && placed[0]?.length === 1 && placed[0][0] === head;
}

/**
 * "The gym costs 30", "the pool costs 25 now"; "the trip to Lisbon is in May", "the trip to Oslo is cancelled": each says
 * its value of something that the other does not speak of.
 */
export function nameOthers(later: Matter, earlier: Matter): boolean {
  const [now, then] = [later.framed, earlier.framed];
  if (now?.slot !== VALUE || then?.slot !== VALUE || later.reverses || earlier.proposes) return false;
  if (!later.impersonal || !earlier.impersonal || oneSort(later, earlier)) return false;
  const [after, before] = [headOf(later), headOf(earlier)];
  if (after === undefined || before === undefined) return false;
  if (after !== before) {
    return (
      now.topic.includes(after) &&
      then.topic.includes(before) &&
      !says(later, before) &&
      !says(earlier, after)
    );
  }
  return tells(later, now.topic, earlier) && tells(earlier, then.topic, later);
}

/** The slot of what things cost, when they begin and the like. */
const VALUE = 'value';
/** So rare is a word that tells two things of one name apart. */
const APART = 0.8;

function tells(one: Matter, topic: readonly string[], other: Matter): boolean {
  const told = other.framed?.topic ?? [];
  return topic.some(
    (stem) => (one.rarity.get(stem) ?? 1) >= APART && !says(other, stem) && !told.includes(stem),
  );
}

function says({ stems, around }: Matter, stem: string): boolean {
  return stems.includes(stem) || around.includes(stem);
}

/** "Takes metformin", "takes vitamins now": that both do something of the kind makes them no one thing. */
function sharesDoingAlone(later: Matter, earlier: Matter, shared: readonly string[]): boolean {
  const doing = headOf(later);
  if (doing === undefined || doing !== headOf(earlier)) return false;
  const rarity = (stem: string): number => later.rarity.get(stem) ?? earlier.rarity.get(stem) ?? 1;
  const isSaid = (stem: string): boolean => stem !== doing && (later.bare ?? later.stems).includes(stem);
  if (shared.some((stem) => isSaid(stem) && rarity(stem) >= CLEAR)) return false;
  if (later.impersonal && rarity(doing) >= CLEAR) return false;
  const more = (one: Matter, other: Matter): boolean =>
    one.clauses
      .flat()
      .some((stem) => rarity(stem) >= Math.max(CLEAR, rarity(doing)) && !other.stems.includes(stem));
  return more(later, earlier) && more(earlier, later) && !oneSort(later, earlier);
}

/** Less rare words are mostly verbs. */
const CLEAR = 0.6;

/** Stems of the words that only name a time. */
function timeStems({ stems, bare, times }: Matter): readonly string[] {
  return times.size === 0 || bare === undefined ? [] : stems.filter((stem) => !bare.includes(stem));
}

/** What a statement speaks of first. */
function headOf({ clauses, stems }: Matter): string | undefined {
  return clauses[0]?.[0] ?? stems[0];
}

/** Whether the one that is the group's speaks first of somebody, or of somebody's sum, of whom the other says nothing. */
function isStrange(later: Matter, earlier: Matter): boolean {
  const [groups, own] = later.owner === GROUP ? [later, earlier] : [earlier, later];
  if (!OF_PEOPLE.has(groups.kind) && groups.amounts.every(({ length }) => length === 0)) return false;
  const head = headOf(groups);
  return groups.owner === GROUP && own.owner !== GROUP && head !== undefined && !own.stems.includes(head);
}

function timesMeet(later: Matter, earlier: Matter): boolean {
  return [...later.times.keys()].some((sort) => earlier.times.has(sort));
}
