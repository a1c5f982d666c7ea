import { pairWeights } from '../../languages/weights.ts';
import { isUnspaced } from '../../text/words.ts';
import { byReason } from './by-reason.ts';
import { ARRANGED, agreesWithDislike, byForm, endsOther, narrows, oneSort, type Relation } from './forms.ts';
import { GROUP, type Matter } from './matter.ts';
import { byOffice } from './office.ts';
import { nameOthers, onOneMatter } from './one-matter.ts';
import { BOTH_SAY_MORE, type PairFeatures, pairFeatures } from './pair-features.ts';
import { takesThePlace } from './replaced.ts';
import { equalStems, holdsAll } from './stem-lists.ts';
import { byTimes } from './times.ts';
import { byTopic, topicOf } from './topic.ts';
import { turns } from './turned.ts';

/** From this likelihood a relation is believed: a line lost by mistake is worse than one too many. */
const SURE = 0.6;
/** The same where both speak of one thing first, and neither of its speaker. */
const SURE_OF_TOPIC = 0.55;
/** So rare is a word that tells what a line is about. */
const RARE = 0.8;
/** Each says something so telling that the other does not say: they are not one. */
const TELLING = 0.75;

/**
 * How two statements stand to each other: by their form or their times where these tell, else by what was learned from labelled pairs of
 * all languages.
 */
export function relationOf(later: Matter, earlier: Matter): Relation {
  if (!mayAgree(later, earlier)) return 'none';
  if (later.key === earlier.key) return 'same';
  if (later.language !== earlier.language || later.language === '') return 'none';
  // Who drinks no tea in the evening may drink it all day.
  if (later.negative && !earlier.negative && narrows(later, earlier)) return 'none';
  if (agreesWithDislike(later, earlier)) return 'none';
  if (nameOthers(later, earlier)) return 'none';
  if (turns(later, earlier)) return tellsOfOthers(earlier, later) ? 'none' : 'replaces';
  if (takesThePlace(later, earlier)) return 'replaces';
  const formed = byForm(later, earlier);
  const relation =
    formed ??
    byTimes(later, earlier) ??
    byReason(later, earlier) ??
    byFullness(later, earlier) ??
    byCore(later, earlier) ??
    byOffice(later, earlier) ??
    byTopic(later, earlier) ??
    (haveOtherHeads(later, earlier) ? 'none' : byLikelihood(later, earlier));
  if (relation !== 'replaces') return relation;
  const denies = later.negative && !earlier.negative;
  const isMeant = formed !== undefined || denies || later.ends || later.reverses;
  return tellsOfOthers(earlier, later) || !(isMeant || onOneMatter(later, earlier)) ? 'none' : relation;
}

/** "I live in Leeds with my husband Tom": whoever moves has not lost him, so both lines stay. */
function tellsOfOthers({ framed, kin }: Matter, later: Matter): boolean {
  if (framed?.slot !== 'home') return false;
  return kin.some((stem) => framed.value.includes(stem) && !later.stems.includes(stem));
}

/** "The rent of the shop", "the insurance of the shop": each is first about something of which the other says nothing. */
function haveOtherHeads(later: Matter, earlier: Matter): boolean {
  const topic = topicOf(later, earlier);
  const [now, then] = [topic?.now[0], topic?.then[0]];
  if (topic === undefined || now === undefined || then === undefined || isUnspaced(now)) return false;
  if (!later.impersonal || !earlier.impersonal || later.reverses || later.leaves.length > 0) return false;
  const names = (stem: string, { rarity }: Matter): boolean => (rarity.get(stem) ?? 1) >= HEAD;
  return !topic.then.includes(now) && !topic.now.includes(then) && names(now, later) && names(then, earlier);
}

/** So rare is a word that may name what a statement is about. */
const HEAD = 0.65;

function byLikelihood(later: Matter, earlier: Matter): Relation {
  const met = later.stems.some((stem) => earlier.stems.includes(stem));
  const oneSlot = later.framed !== undefined && later.framed.slot === earlier.framed?.slot;
  // What shares no word and is another's is about something else, whatever things of one sort they name.
  if (!met && !oneSlot && (later.owner !== earlier.owner || !oneSort(later, earlier))) return 'none';
  const features = pairFeatures(later, earlier);
  const shares = sharesOf(features);
  const stands =
    endsOther(later, earlier) || endsBeside(later, earlier) || (!oneSlot && !disagrees(later, earlier));
  const replaces = stands ? 0 : shares.replaces;
  // "I am allergic to shrimp", "my sister is allergic to buckwheat".
  const ofOne = later.kin.length > 0 === earlier.kin.length > 0;
  // Where somebody lives is not what they like there.
  const apart = later.framed !== undefined && earlier.framed !== undefined && !oneSlot;
  const same = ofOne && !apart && (features.get(BOTH_SAY_MORE) ?? 0) < TELLING ? shares.same : 0;
  const most = Math.max(same, replaces);
  if (most < SURE_OF_TOPIC) return 'none';
  const common = (): boolean =>
    (later.changes ||
      later.moved ||
      later.reverses ||
      (later.kind === 'decision' && earlier.kind === 'decision')) &&
    later.impersonal &&
    earlier.impersonal &&
    topicOf(later, earlier)?.places === 'both';
  if (most < SURE && !common()) return 'none';
  return same > replaces ? 'same' : 'replaces';
}

/** "The opening is on Friday in the hall", "the hall has closed": what has ended is not what the earlier one is about. */
function endsBeside(later: Matter, earlier: Matter): boolean {
  if (!later.ends || later.leaves.length > 0 || !later.impersonal || !earlier.impersonal) return false;
  const first = topicOf(later, earlier)?.then[0];
  return first !== undefined && !later.stems.includes(first);
}

/** "Allergic to nuts", "allergic to pollen": where nothing says that they exclude each other, both stand. */
function disagrees(later: Matter, earlier: Matter): boolean {
  const says = later.changes || later.ends || later.moved || later.reverses || later.leaves.length > 0;
  if (says || later.negative !== earlier.negative || ARRANGED.has(later.kind ?? '')) return true;
  const counted =
    later.amounts.some(({ length }) => length > 0) && earlier.amounts.some(({ length }) => length > 0);
  return counted || (later.times.size > 0 && earlier.times.size > 0);
}

/** Of two that agree the fuller one stays: "is vegetarian", "has been a vegetarian for ten years". */
function byFullness(later: Matter, earlier: Matter): Relation | undefined {
  const agree = later.negative === earlier.negative && !later.changes && !later.ends;
  if (!agree || !later.stems.some((stem) => earlier.stems.includes(stem))) return undefined;
  if (!equalStems(later.kin, earlier.kin)) return undefined;
  const shorter = later.stems.length < earlier.stems.length ? later : earlier;
  if (![...shorter.rarity.values()].some((rarity) => rarity >= RARE)) return undefined;
  if (holdsAll(earlier.stems, later.stems)) return 'same';
  return holdsAll(later.stems, earlier.stems) ? 'replaces' : undefined;
}

/**
 * "No kids at the reception", "my cousin asked again, I told her no kids at the reception": what both are kept for is the
 * same, and what stands around it tells nothing else.
 */
function byCore(later: Matter, earlier: Matter): Relation | undefined {
  const [after = [], before = []] = [later.head, earlier.head];
  if (later.negative !== earlier.negative || later.changes || later.ends) return undefined;
  const fuller = after.length > before.length ? later : earlier;
  const [most, least] = fuller === later ? [after, before] : [before, after];
  const rarity = (stem: string): number => fuller.rarity.get(stem) ?? 1;
  if (least.length < FEWEST_SHARED || !holdsAll(most, least)) return undefined;
  if (!least.some((stem) => rarity(stem) >= RARE)) return undefined;
  const more = most.filter((stem) => !least.includes(stem));
  return more.every((stem) => rarity(stem) <= LIGHT && !fuller.kin.includes(stem)) ? 'same' : undefined;
}

/** One word alone is not a matter. */
const FEWEST_SHARED = 2;
/** So rare are words beside it at most. */
const LIGHT = 0.6;

/** How likely each relation is, from 0 to 1. */
function sharesOf(found: PairFeatures): Record<Relation, number> {
  const { labels, bias, features } = pairWeights();
  weightsByName ??= new Map(Object.entries(features));
  const scores = [...bias];
  for (const [name, value] of found) {
    weightsByName.get(name)?.forEach((weight, at) => {
      scores[at] = (scores[at] ?? 0) + weight * value;
    });
  }
  const most = Math.max(...scores);
  const raised = scores.map((score) => Math.exp(score - most));
  const total = raised.reduce((sum, value) => sum + value, 0);
  const shares = { same: 0, replaces: 0, none: 0 };
  for (const [at, label] of labels.entries()) shares[label] = (raised[at] ?? 0) / total;
  return shares;
}

let weightsByName: ReadonlyMap<string, readonly number[]> | undefined;

/**
 * Of one owner, and of one person where both name one; what somebody tells of themselves may be about the group's, and what
 * one proposes another may settle.
 */
function mayAgree(later: Matter, earlier: Matter): boolean {
  const { person: one } = later;
  const { person: other } = earlier;
  const renamed = other !== undefined && later.leaves.some((stem) => other.startsWith(stem));
  if (one !== undefined && other !== undefined && one !== other && !renamed) return false;
  const proposed = earlier.proposes && ARRANGED.has(later.kind ?? '');
  if (later.owner === earlier.owner || later.owner === GROUP || earlier.owner === GROUP || proposed)
    return true;
  // "Rated 1712": a word and a number are the speaker's own.
  const isShort = later.clauses.length === 1 && (later.clauses[0]?.length ?? 0) <= 1;
  if (later.kind === 'person' && isShort && later.amounts.some(({ length }) => length > 0)) return false;
  // "Our form teacher is Irene", "our form teacher will be Mark": who says it does not matter where it is about neither.
  return later.impersonal && earlier.impersonal && topicOf(later, earlier) !== undefined;
}
