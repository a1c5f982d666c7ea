import type { Config } from '../../config/schema.ts';
import { isUnresolved, type OutboxEntry } from '../../delivery/outbox-entry.ts';
import type { Run } from '../../dreaming/types.ts';
import { nextRun } from '../../time/cron.ts';
import { type Day, daysBetween, localDay } from '../../time/zone.ts';
import { type Check, counted, fail, firstFew, ok, warn } from './check.ts';

const DAY_MS = 24 * 60 * 60_000;
/** A dream may wait this long for a live conversation to end, and longer for other spaces. */
const LATE_MS = 2 * 60 * 60_000;
/** A space without any dream is given this many days. */
const FIRST_DREAM_DAYS = 3;
/** Dreams in a row that read notes and promoted none. */
const FRUITLESS_RUNS = 5;
/** Share of its budget from which the memory counts as nearly full. */
const NEARLY_FULL = 0.9;
/** A notice that waits longer than this, in milliseconds, will hardly go by itself. */
const STUCK_MS = 60 * 60_000;

/** What is known of a space whose dreams are looked at. */
export interface SpaceFacts {
  id: string;
  /** Whether it remembers at all. */
  remembers: boolean;
  /** Whether it dreams on schedule. */
  dreaming: boolean;
  /** IANA zone of its schedule. */
  dreamZone: string;
  /** Its newest dreams, newest first. */
  runs: readonly Pick<Run, 'startedAt' | 'outcome' | 'reason' | 'counts'>[];
  items: number;
  tokens: number;
  /** The day of the oldest log. */
  firstDay?: Day;
  /** When the newest record was logged, in milliseconds since the epoch. */
  newestAt?: number;
}

type Settings = Pick<Config, 'dreaming' | 'memory'>;

/** What is wrong with the dreams and the memory of spaces; one line for all that are well. */
export function checkDreaming(spaces: readonly SpaceFacts[], config: Settings, now: number): Check[] {
  const remembering = spaces.filter(({ remembers }) => remembers);
  const found = remembering.map((space) => [
    ...lastOutcome(space),
    ...overdue(space, config, now),
    ...fruitless(space),
    ...nearlyFull(space, config),
  ]);
  const well = found.filter((checks) => checks.length === 0).length;
  const asleep = remembering.filter(({ dreaming }) => !dreaming).length;
  const off = asleep === 0 ? '' : ` ${counted(asleep, 'space')} without dreams on schedule.`;
  if (remembering.length === 0) return [ok('dreaming', 'No space remembers anything yet.')];
  return [...found.flat(), ...(well === 0 ? [] : [ok('dreaming', `${counted(well, 'space')} well.${off}`)])];
}

const hasRun = ({ outcome }: SpaceFacts['runs'][number]): boolean =>
  outcome !== null && outcome !== 'skipped';

function lastOutcome({ id, runs }: SpaceFacts): Check[] {
  const last = runs.find(hasRun);
  if (last?.outcome !== 'failed') return [];
  const why = last.reason === '' ? '' : `: ${last.reason}`;
  return [
    fail(
      'dreaming',
      `The last dream of ${id} (${last.startedAt.slice(0, 16).replace('T', ' ')}) failed${why}`,
      `Put that right, then run: reverie dream --space ${id}`,
    ),
  ];
}

function overdue(
  { id, dreaming, runs, firstDay, dreamZone }: SpaceFacts,
  config: Settings,
  now: number,
): Check[] {
  if (!dreaming) return [];
  const last = runs.find(hasRun);
  const today = localDay(now, dreamZone);
  const day = last === undefined ? firstDay : localDay(Date.parse(last.startedAt), dreamZone);
  if (day === undefined) return [];
  const days = daysBetween(day, today);
  const isLate =
    last === undefined
      ? days >= FIRST_DREAM_DAYS
      : now > secondSlot(config.dreaming.frequency, dreamZone, Date.parse(last.startedAt)) + LATE_MS;
  if (!isLate) return [];
  const [newest] = runs;
  const skipped = newest?.outcome === 'skipped' ? ` The last one was skipped: ${newest.reason}` : '';
  return [
    warn(
      'dreaming',
      `No dream of ${id} for ${counted(days, 'day')}, though it dreams on schedule (${config.dreaming.frequency}).${skipped}`,
      'Keep Reverie running at that hour, or set dreaming.frequency to one at which it runs.',
    ),
  ];
}

/** One slot may have been missed; the second one was not. */
function secondSlot(frequency: string, zone: string, after: number): number {
  if (frequency === 'after-summary') return after + 2 * DAY_MS;
  const first = nextRun(frequency, zone, after);
  const second = first === undefined ? undefined : nextRun(frequency, zone, first);
  return second ?? Number.POSITIVE_INFINITY;
}

function fruitless({ id, runs }: SpaceFacts): Check[] {
  const done = runs.filter((run) => run.outcome === 'done' || run.outcome === 'nothing');
  const reading = done.filter(({ counts }) => counts.read > 0);
  const fruitful = reading.findIndex(({ counts }) => counts.promoted > 0);
  const streak = fruitful < 0 ? reading : reading.slice(0, fruitful);
  if (streak.length < FRUITLESS_RUNS) return [];
  const notes = streak.reduce((sum, { counts }) => sum + counts.read, 0);
  return [
    warn(
      'dreaming',
      `The last ${streak.length} dreams of ${id} that read notes promoted none of ${notes}.`,
      `See which gate stops them: reverie memory status --deep --space ${id}`,
    ),
  ];
}

function nearlyFull({ id, items, tokens }: SpaceFacts, { memory }: Settings): Check[] {
  const isFull = items >= memory.maxItems * NEARLY_FULL || tokens >= memory.maxTokens * NEARLY_FULL;
  if (!isFull) return [];
  return [
    warn(
      'memory',
      `The memory of ${id} is near its budget: ${items} of ${memory.maxItems} lines, ${tokens} of ${memory.maxTokens} tokens.`,
      'Raise memory.maxItems or memory.maxTokens, or take lines out of MEMORY.md; else dreams archive the oldest.',
    ),
  ];
}

/** Whether what Reverie had to say arrived. */
export function checkNotices(entries: readonly OutboxEntry[], now: number): Check {
  const name = 'notices';
  const lost = entries.filter(isUnresolved);
  if (lost.length > 0) {
    const reasons = lost.map(({ conversation, reason = 'no reason known' }) => `${conversation} (${reason})`);
    return warn(
      name,
      `${counted(lost.length, 'message')} may not have arrived: ${firstFew([...new Set(reasons)])}.`,
      'They are not sent again, so look what is new with "reverie memory changes", and see to it that the bot may write there.',
    );
  }
  const stuck = entries.filter(({ state, at }) => state === 'pending' && now - at > STUCK_MS);
  if (stuck.length > 0) {
    const places = [...new Set(stuck.map(({ conversation }) => conversation))];
    return warn(
      name,
      `${counted(stuck.length, 'message waits', 'messages wait')} to be sent to ${firstFew(places)}.`,
      'Start Reverie with the platform connected; they go out then.',
    );
  }
  return ok(name, 'All messages arrived.');
}
