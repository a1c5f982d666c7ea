import { ARRANGED, oneSort, type Relation } from './forms.ts';
import type { Matter } from './matter.ts';

/**
 * "We meet at the mill on Sundays", "the mill is shut. We meet at the market": the reason for something new names what was
 * there before, and both say where people are or go, or name a thing of one sort.
 *
 * @returns `undefined` when it does not tell
 */
export function byReason(later: Matter, earlier: Matter): Relation | undefined {
  if (!ARRANGED.has(later.kind ?? '') || later.proposes || later.negative !== earlier.negative)
    return undefined;
  const named = later.around.filter(
    (stem) => earlier.stems.includes(stem) && (later.rarity.get(stem) ?? 1) >= TELLING,
  );
  if (named.length === 0) return undefined;
  const places = [earlier, later].map(placeIn);
  const fromPlace = named.some((stem) => places[0]?.includes(stem)) && places[1] !== undefined;
  return fromPlace || oneSort(later, earlier) ? 'replaces' : undefined;
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
