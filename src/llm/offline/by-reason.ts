import { ARRANGED, oneSort, type Relation } from './forms.ts';
import type { Matter } from './matter.ts';
import { timesDiffer, topicOf } from './topic.ts';

/**
 * "We meet at the mill on Sundays", "the mill is shut. We meet at the market": the reason for something new names what was
 * there before, and both say where people are or go, or name a thing of one sort.
 *
 * @returns `undefined` when it does not tell
 */
export function byReason(later: Matter, earlier: Matter): Relation | undefined {
  if (later.proposes || later.negative !== earlier.negative) return undefined;
  // What one message tells side by side is no reason to give up any of it.
  if (later.at !== undefined && later.at === earlier.at) return undefined;
  const rare = (stem: string): boolean => (later.rarity.get(stem) ?? 1) >= TELLING;
  // "The council has moved us. Our date is the 10th of October": nothing but a date is said of what the words around it name.
  const around = [...earlier.stems, ...earlier.around];
  if (
    later.bare?.length === 0 &&
    later.times.size > 0 &&
    later.around.some((stem) => around.includes(stem) && rare(stem))
  )
    return timesDiffer(later, earlier) ? 'replaces' : undefined;
  if (!ARRANGED.has(later.kind ?? '') && !(later.impersonal && later.kin.length === 0)) return undefined;
  const named = later.around.filter((stem) => earlier.stems.includes(stem) && rare(stem));
  if (named.length === 0) return undefined;
  const places = [earlier, later].map(placeIn);
  const fromPlace = named.some((stem) => places[0]?.includes(stem)) && places[1] !== undefined;
  const oneTopic = topicOf(later, earlier)?.places === 'both' && later.times.size === 0;
  return fromPlace || oneTopic || oneSort(later, earlier) ? 'replaces' : undefined;
}

/** So rare is a word that tells what was there before. */
const TELLING = 0.6;

/** Stems of the place that a statement names; `undefined` where it names none. */
function placeIn({ clauses, placed }: Matter): string[] | undefined {
  const found = clauses.flatMap((clause, at) => {
    const before = placed[at];
    return before === undefined ? [] : clause.slice(before.length);
  });
  return found.length === 0 ? undefined : found;
}
