import { isUnspaced } from '../../text/words.ts';
import { ARRANGED, oneSort, type Relation } from './forms.ts';
import type { Matter } from './matter.ts';
import { equalStems, holdsAll } from './stem-lists.ts';

/**
 * "Subs stay at 8 a month", "subs go up to 11"; "the concert is at St Anne's", "the concert will be in the chapel": clauses
 * that open with the same thing and say something of one sort of it, a price, a time, a place or a name.
 *
 * @returns `undefined` when it does not tell
 */
export function byTopic(later: Matter, earlier: Matter): Relation | undefined {
  if (later.negative !== earlier.negative || later.ends || later.proposes) return undefined;
  const changes = later.changes || later.moved || later.reverses;
  if (!(later.impersonal || later.reverses)) return undefined;
  if (later.once && !changes) return undefined;
  const topic = topicOf(later, earlier);
  if (topic?.places !== 'both' || topic.rarity < CLEAR_TOPIC) return undefined;
  // "The foreman is Stepan now, the father of a colleague": what is added tells nothing of what it is about.
  const ofSomebody = [later, earlier].some(({ kin }) =>
    kin.some((stem) => topic.now.includes(stem) || topic.then.includes(stem)),
  );
  if (ofSomebody) return undefined;
  const rarest = (least: number) => (stem: string) => rarityOf(stem, later, earlier) >= least;
  const rare = rarest(NAMES);
  const fresh = topic.now.filter((stem) => !topic.then.includes(stem));
  const left = topic.then.filter((stem) => !topic.now.includes(stem));
  const [more, before] = [fresh.filter(rare).length, left.filter(rare).length];
  // "Red shirts", "the vote on the shirts is in, they become blue": another of its sort.
  if (changes && topic.now[0] === topic.then[0] && oneSort(later, earlier) && later.times.size === 0)
    return 'replaces';
  const [counted, priced] = [topic.nowCounts.length > 0, topic.thenCounts.length > 0];
  const otherAmount = counted && priced && !topic.nowCounts.some((one) => topic.thenCounts.includes(one));
  const ofDay = [...later.times.keys()].some((sort) => earlier.times.has(sort)) || changes;
  const start = (clause: readonly string[]): string[] => clause.slice(0, OPENING).sort();
  const first = topic.now[0] === topic.then[0] || equalStems(start(topic.now), start(topic.then));
  if (otherAmount || (ofDay && timesDiffer(later, earlier))) {
    // "The English exam", "the history exam": each is an exam.
    const [now, then] = [fresh.filter(rarest(MAY_NAME)).length, left.filter(rarest(MAY_NAME)).length];
    // "Subs 11": nothing but the topic and what is new of it.
    const bare = otherAmount && fresh.length === 0;
    const alike = Math.min(now, then) === 0 && Math.max(now, then) <= (bare ? SOME_WORDS : FEW_WORDS);
    return alike && (now === 0 || (changes && first)) ? 'replaces' : undefined;
  }
  if (counted || priced || more === 0 || before === 0) return undefined;
  if (topic.nowAt !== undefined && topic.thenAt !== undefined) {
    // "Аллергия на арахис", "аллергия на пыльцу": what stands behind such words is a place only where people arrange something.
    if (!changes && !ARRANGED.has(later.kind ?? '')) return undefined;
    // Without prepositions a place stands before the word that tells it.
    if (isUnspaced(topic.now[0] ?? '')) return topic.now[0] === topic.then[0] ? 'replaces' : undefined;
    const [here, there] = [topic.nowAt, topic.thenAt].map((stems) => stems.filter(rarest(CLEAR_TOPIC)));
    return here?.length && there && holdsAll(there, here) ? 'replaces' : undefined;
  }
  if (!first || (topic.nowAt ?? topic.thenAt)) return undefined;
  if (later.times.size > 0) return undefined;
  // "Allergic to nuts", "allergic to pollen": without a word of change another name may stand beside the first.
  if (!changes) return undefined;
  const shared = topic.now.length - fresh.length;
  const named = fresh.length === left.length && fresh.length <= shared && fresh.every(rare);
  return named || (Math.min(fresh.length, left.length) === 1 && more <= FEW_WORDS) ? 'replaces' : undefined;
}

/** So rare is a word that tells what a statement is about. */
const CLEAR_TOPIC = 0.6;
/** Less rare words are mostly verbs: so rare are words that name something, and so rare those that may. */
const NAMES = 0.7;
const MAY_NAME = 0.55;
const FEW_WORDS = 2;
const SOME_WORDS = 4;

/** Two sorts of times tell of a day, by which two times may differ without being written alike. */
const CALENDAR = ['weekday', 'date', 'day'] as const;

/** Whether they name different times of one sort, or different days. */
export function timesDiffer({ times: now }: Matter, { times: then }: Matter): boolean {
  const clash = [...now].some(
    ([sort, known]) => then.get(sort)?.some((time) => known.includes(time)) === false,
  );
  if (clash) return true;
  const [after, before] = [now, then].map((times) => CALENDAR.filter((sort) => times.has(sort)));
  if (!after?.length || !before?.length || after.some((sort) => before.includes(sort))) return false;
  const days = [...weekdaysOf(now), ...weekdaysOf(then)];
  return days.length < 2 || new Set(days).size > 1;
}

/** Weekdays that are named, and those of full dates. */
function weekdaysOf(times: Matter['times']): string[] {
  const dates = (times.get('date') ?? []).filter((date) => /^\d{4}-\d\d-\d\d$/.test(date));
  return [
    ...(times.get('weekday') ?? []),
    ...dates.map((date) => String(new Date(`${date}T12:00Z`).getUTCDay() || 7)),
  ];
}

/** What clauses of two statements are about. */
interface Topic {
  rarity: number;
  /** Whether both of the clauses open with it. */
  places: 'both' | 'one';
  /** The clauses. */
  now: readonly string[];
  then: readonly string[];
  /** What stands in them before a place. */
  nowAt: readonly string[] | undefined;
  thenAt: readonly string[] | undefined;
  /** Numbers in them that are no times. */
  nowCounts: readonly string[];
  thenCounts: readonly string[];
}

/** The rarest stem with which a clause of one opens and which the other names; verbs that all use are none. */
export function topicOf(later: Matter, earlier: Matter): Topic | undefined {
  let best: Topic | undefined;
  for (const [at, now] of later.clauses.entries()) {
    for (const [place, then] of earlier.clauses.entries()) {
      for (const stem of now) {
        if (!then.includes(stem)) continue;
        const places = [now, then].filter((clause) => clause.indexOf(stem) < OPENING).length;
        const rarity = rarityOf(stem, later, earlier);
        if (places === 0 || rarity < FEWEST_RARITY) continue;
        const topic: Topic = {
          rarity,
          places: places === 2 ? 'both' : 'one',
          now,
          then,
          nowAt: later.placed[at],
          thenAt: earlier.placed[place],
          nowCounts: later.amounts[at] ?? [],
          thenCounts: earlier.amounts[place] ?? [],
        };
        if (best === undefined || weightOf(topic) > weightOf(best)) best = topic;
      }
    }
  }
  return best;
}

function rarityOf(stem: string, { rarity }: Matter, { rarity: other }: Matter): number {
  return rarity.get(stem) ?? other.get(stem) ?? 1;
}

function weightOf({ rarity, places, now, then }: Topic): number {
  const shared = now.filter((stem) => then.includes(stem)).length;
  return rarity + (places === 'both' ? 1 : 0) + shared / 2;
}

/** How many stems at the start of a clause may tell what it is about. */
const OPENING = 2;
/** Words less rare tell too little of what a statement is about. */
const FEWEST_RARITY = 0.5;
