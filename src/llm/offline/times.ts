import type { Relation } from './forms.ts';
import { GROUP, type Matter } from './matter.ts';
import { equalStems, holdsAll } from './stem-lists.ts';
import { topicOf } from './topic.ts';

/** "Prefers tea" and "prefers tea in the morning": fewer words than this say too little to compare. */
const FEWEST_FOR_DETAIL = 2;

/**
 * "Rehearsal on Tuesdays in the garage" and "rehearsal is on Thursdays now": the same but for the time. One says all that
 * the other says beside its times, or says that something changes and shares a word with it.
 *
 * @returns `undefined` when their times do not tell
 */
export function byTimes(later: Matter, earlier: Matter): Relation | undefined {
  const [after, before] = [later.bare, earlier.bare];
  // My birthday is not my wife's.
  if (!after || !before || !equalStems(later.kin, earlier.kin) || later.negative !== earlier.negative)
    return undefined;
  const sorts = [...later.times.keys()].filter((sort) => earlier.times.has(sort));
  const shared = after.filter((stem) => before.includes(stem));
  if (sorts.length === 0) return undefined;
  const agree = (sort: (typeof sorts)[number]): boolean => {
    const known = earlier.times.get(sort) ?? [];
    return (later.times.get(sort) ?? []).some((time) => known.includes(time));
  };
  // "On Mondays I do yoga", "changed my mind: on Mondays I do pottery".
  if (later.reverses && !earlier.proposes && sorts.every(agree) && later.owner !== GROUP) return 'replaces';
  if (shared.length === 0) return undefined;
  const least = Math.min(after.length, before.length);
  const alike = shared.length === least || headWithin(later, earlier) || headWithin(earlier, later);
  const newer = later.moved || (later.changes && shared.length * 2 >= least && !namesOther(later, earlier));
  if (!sorts.every(agree)) return alike || newer || headsAgree(later, earlier) ? 'replaces' : undefined;
  if (!headsAgree(later, earlier)) return undefined;
  return later.changes ? 'replaces' : 'same';
}

/** "The piano lesson", "the yoga lesson": of one sort, and told apart by the word beside it. */
function namesOther(later: Matter, earlier: Matter): boolean {
  const topic = topicOf(later, earlier);
  if (topic === undefined || (topic.nowAt ?? topic.thenAt) !== undefined || topic.now[0] !== topic.then[0])
    return false;
  const [now, then] = [topic.now[1], topic.then[1]];
  const names = (stem: string | undefined, { rarity }: Matter): boolean =>
    stem !== undefined && (rarity.get(stem) ?? 1) >= NAMES;
  return now !== then && names(now, later) && names(then, earlier);
}

/** So rare are words that name something. */
const NAMES = 0.7;

/** "The shop is closed on Mondays, they never pay": what is added behind a comma does not make another matter of it. */
function headWithin({ head = [] }: Matter, other: Matter): boolean {
  return head.length >= FEWEST_FOR_DETAIL && holdsAll(other.bare ?? [], head);
}

/** What they are kept for is, beside its time, the same in both: "we open at 8", "from Monday we open at 9". */
function headsAgree({ head: after = [] }: Matter, { head: before = [] }: Matter): boolean {
  if (after.length === 0 || before.length === 0) return false;
  return after.length > before.length ? holdsAll(after, before) : holdsAll(before, after);
}
