import { isUnspaced } from '../../text/words.ts';
import { narrows, oneSort } from './forms.ts';
import { GROUP, type Matter } from './matter.ts';

/** So rare is a word that names something. */
const NAMES = 0.7;

/**
 * What takes the place of something else without saying it in the same words: "my dentist is Dr Reed", "we have a new dentist,
 * Dr Holt"; "rehearsal is in Ben's cellar", "Ben's cellar is flooded, we rehearse at the church"; "I take iron", "the doctor has
 * taken me off iron".
 */
export function takesThePlace(later: Matter, earlier: Matter): boolean {
  if (later.proposes || later.at === earlier.at) return false;
  return renews(later, earlier) || failed(later, earlier) || stopsTaking(later, earlier);
}

function isRare(stem: string, one: Matter, other: Matter, least = NAMES): boolean {
  return (one.rarity.get(stem) ?? other.rarity.get(stem) ?? 1) >= least;
}

/** Says something that the earlier one does not: which one, and not only that it is another. */
function tellsMore(stems: readonly string[], later: Matter, earlier: Matter): boolean {
  return stems.some((stem) => !earlier.stems.includes(stem) && isRare(stem, later, earlier));
}

function renews(later: Matter, earlier: Matter): boolean {
  const opening = (earlier.clauses[0] ?? []).slice(0, isUnspaced(earlier.stems[0] ?? '') ? 3 : 1);
  if (later.renews.length === 0 || earlier.negative) return false;
  // "The key of the new office" is not an office.
  if (!later.renews.some((stem) => opening.includes(stem))) return false;
  const value = [...later.stems, ...later.amounts.flat()].filter((stem) => !later.renews.includes(stem));
  return tellsMore(value, later, earlier);
}

function failed(later: Matter, earlier: Matter): boolean {
  const gone = later.failing.filter((stem) => earlier.stems.includes(stem) && isRare(stem, later, earlier));
  if (gone.length === 0) return false;
  const rest = later.stems.filter((stem) => !later.failing.includes(stem));
  const meets = earlier.stems.some((stem) => !gone.includes(stem) && rest.some((one) => alike(one, stem)));
  return (meets || oneSort(later, earlier)) && tellsMore(rest, later, earlier);
}

/** Words of one family: rehearsal, rehearse. */
function alike(one: string, other: string): boolean {
  return one === other || (one.length >= FAMILY && one.slice(0, FAMILY) === other.slice(0, FAMILY));
}

const FAMILY = 5;

function stopsTaking(later: Matter, earlier: Matter): boolean {
  const { framed } = earlier;
  if (framed?.slot !== 'consume' || framed.against || earlier.negative) return false;
  if (!(later.ends || later.negative) || later.owner !== earlier.owner || later.owner === GROUP) return false;
  // Whoever prescribes it does not take it.
  const takers = later.kin.filter((stem) => !later.sorts.has(stem));
  if (takers.length > 0 || earlier.kin.length > 0 || narrows(later, earlier)) return false;
  return framed.value.some((stem) => later.stems.includes(stem) && isRare(stem, later, earlier, RAREST));
}

/** So rare are names of medicines; "coffee" may be what is given up of several things. */
const RAREST = 0.9;
