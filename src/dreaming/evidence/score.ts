import type { Config } from '../../config/schema.ts';
import { type Day, daysBetween } from '../../time/zone.ts';

/** A question that brought a candidate into a prompt. */
interface Recall {
  /** Hash of the question's words. */
  question: string;
  day: Day;
  /** Its place among the hits, from 1. */
  rank: number;
}

/** How often a phase took a candidate up, and when it did so last. */
interface PhaseHits {
  count: number;
  last: Day | undefined;
}

/** Everything that speaks for a candidate. */
export interface Evidence {
  recalls: readonly Recall[];
  /** Distinct days on which somebody said it. */
  saidOn: readonly Day[];
  /** Historical notes that say it, staged by a backfill. */
  grounded: readonly { day: Day }[];
  /** Terms that are rare in its space. */
  informativeTerms: number;
  light: PhaseHits;
  rem: PhaseHits;
}

type ComponentName =
  | 'relevance'
  | 'frequency'
  | 'queryDiversity'
  | 'recency'
  | 'consolidation'
  | 'conceptualRichness';

/** The six signals, each from 0 to 1. */
type Components = Record<ComponentName, number>;

/** A score with all that it is made of. */
export interface Score {
  /** The weighted components and the reinforcement: at most 1, and what both phases add at most. */
  score: number;
  components: Components;
  /** What the phases add. */
  reinforcement: { light: number; rem: number };
  /** Recalls, distinct days of saying and grounded signals together. */
  signals: number;
  recalls: number;
  uniqueQueries: number;
  /** Days since the last signal. */
  ageDays: number;
}

interface ScoreOptions {
  today: Day;
  /** Most hits of one recall: on the last of so many a recall says nearly nothing. */
  maxResults: number;
  deep: Pick<Config['dreaming']['phases']['deep'], 'weights' | 'reinforcement' | 'recencyHalfLifeDays'>;
}

/** So many signals make full frequency, and so many hits full reinforcement. */
const FULL_SIGNALS = 10;
const FULL_HITS = 6;
const FULL_DIVERSITY = 5;
const FULL_TERMS = 6;
/** One day is little, but not nothing. */
const ONE_DAY = 0.2;
const FULL_DAYS = 5;
const FULL_SPAN_DAYS = 7;
const SHARE_OF_DAYS = 0.55;
const SHARE_OF_SPAN = 0.45;

/**
 * Scores a candidate by its evidence alone, whatever its words claim.
 *
 * The forms of the six signals are those of OpenClaw's deep phase; relevance is taken from ranks instead of similarities, so that it means the same with any index.
 */
export function scoreOf(evidence: Evidence, { today, maxResults, deep }: ScoreOptions): Score {
  const { recalls, saidOn, grounded } = evidence;
  const signals = recalls.length + saidOn.length + grounded.length;
  const questions = new Set(recalls.map(({ question }) => question)).size;
  const days = [...new Set([...saidOn, ...[...recalls, ...grounded].map(({ day }) => day)])].sort();
  const last = days.at(-1);
  const ageDays = last === undefined ? Number.POSITIVE_INFINITY : Math.max(0, daysBetween(last, today));
  const components: Components = {
    relevance: mean(recalls.map(({ rank }) => Math.max(0, 1 - (rank - 1) / maxResults))),
    frequency: logShare(signals, FULL_SIGNALS),
    queryDiversity: Math.min(1, Math.max(questions, days.length) / FULL_DIVERSITY),
    recency: decay(ageDays, deep.recencyHalfLifeDays),
    consolidation: consolidationOf(days),
    conceptualRichness: Math.min(1, evidence.informativeTerms / FULL_TERMS),
  };
  const reinforcement = {
    light: reinforced(evidence.light, deep.reinforcement.light, today, deep.recencyHalfLifeDays),
    rem: reinforced(evidence.rem, deep.reinforcement.rem, today, deep.recencyHalfLifeDays),
  };
  const weighted = (Object.keys(components) as ComponentName[]).reduce(
    (sum, name) => sum + deep.weights[name] * components[name],
    0,
  );
  const score = weighted + reinforcement.light + reinforcement.rem;
  return {
    score,
    components,
    reinforcement,
    signals,
    recalls: recalls.length,
    uniqueQueries: questions,
    ageDays,
  };
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** From 0 for none to 1 for `full` and more, the first ones counting most. */
function logShare(count: number, full: number): number {
  return Math.min(1, Math.log(1 + count) / Math.log(1 + full));
}

function decay(days: number, halfLife: number): number {
  return 2 ** (-days / halfLife);
}

function consolidationOf(days: readonly Day[]): number {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return 0;
  if (days.length === 1) return ONE_DAY;
  const spacing = SHARE_OF_DAYS * (Math.log(days.length) / Math.log(FULL_DAYS));
  return Math.min(1, spacing + SHARE_OF_SPAN * (daysBetween(first, last) / FULL_SPAN_DAYS));
}

function reinforced({ count, last }: PhaseHits, most: number, today: Day, halfLife: number): number {
  if (last === undefined) return 0;
  return most * logShare(count, FULL_HITS) * decay(Math.max(0, daysBetween(last, today)), halfLife);
}
