import { idTime } from '../../chat/ids.ts';
import type { Config } from '../../config/schema.ts';
import type { Space } from '../../conversation/spaces.ts';
import type { Speaker } from '../../llm/model.ts';
import { noHits, type RecallTrace, type Trial } from '../../memory/evidence.ts';
import type { LiveNote } from '../../memory/notes.ts';
import { gently } from '../../state/gently.ts';
import { contentStems } from '../../text/words.ts';
import { addDays, type Day, localDay } from '../../time/zone.ts';
import { standingNotes } from '../backfill/history.ts';
import { candidateOf } from '../gather.ts';
import { light } from '../light.ts';
import { orderOf, trialOf } from '../trials/overlay.ts';
import type { Candidate } from '../types.ts';
import { checkGates, type GateCheck, type Gates } from './gates.ts';
import { joinOlder } from './joined.ts';
import { type Evidence, type Score, scoreOf } from './score.ts';

/** A candidate with what speaks for it. */
export interface Ranked extends Score {
  /** Key of its oldest note: it stays the same when somebody says it once more. */
  id: string;
  candidate: Candidate;
  /** Its notes as they stand in their files, newest first. */
  notes: readonly LiveNote[];
  evidence: Evidence;
  gates: GateCheck[];
  /** Whether every gate of the evidence lane is open. */
  passes: boolean;
  /** The newest shadow trial of the text as it stands. */
  trial: Trial | null;
  /** The score with what the trial adds: it orders candidates, and no gate reads it. */
  order: number;
}

interface PoolInput {
  space: Space;
  config: Pick<Config, 'recall' | 'dreaming'>;
  /** Whose word lines are that a person wrote into the daily files. */
  owner: Speaker;
  redact: (text: string) => string;
  /** Other gates than the configured ones. */
  gates?: Partial<Gates>;
  /** Historical notes to count in place of those that a backfill staged. */
  historical?: readonly LiveNote[];
}

/**
 * Everything that evidence could promote, best first: the notes with a signal in the last `maxAgeDays` days, those that
 * say the same as one, and statements staged from historical notes. Texts are as they stand in their files now. Nothing
 * is written.
 */
export async function rankedPool(input: PoolInput): Promise<Ranked[]> {
  const { space, config } = input;
  const { deep, light: staging } = config.dreaming.phases;
  const gates = { ...deep, ...input.gates };
  const today = space.today();
  const since = addDays(today, -gates.maxAgeDays);
  const traces = await space.state.evidence.traces(since);
  const notes = await notesWithSignals(space, since, today, traces);
  const older = await olderThan(notes, input);
  const { candidates: live } = await light(await candidatesOf(notes, input), {
    ...staging,
    limit: notes.length,
  });
  const history = await joinOlder(live, await candidatesOf(older, input), staging.dedupeSimilarity);
  const all = [...notes, ...older];
  const evidenceFor = await gatherEvidence([...live, ...history.alone], traces, input);
  const known = new Map(all.map((note) => [note.key, note]));
  const trials = await space.state.evidence.trials();
  const ranked: Ranked[] = [];
  for await (const candidate of gently([...live, ...history.alone])) {
    const own = candidate.notes.flatMap(({ key }) => known.get(key) ?? []);
    const oldest = earliest(own);
    if (oldest === undefined) continue;
    const saidOn = history.alone.has(candidate) ? [] : candidate.days;
    const groundedOn = history.groundedOn(candidate).filter((day) => !saidOn.includes(day));
    const evidence = { ...evidenceFor(candidate), saidOn, grounded: groundedOn.map((day) => ({ day })) };
    const score = scoreOf(evidence, { today, maxResults: config.recall.maxResults, deep });
    const checks = checkGates(score, gates);
    const passes = checks.every(({ ok }) => ok);
    const trial = trialOf(candidate, trials);
    ranked.push({
      ...score,
      id: oldest.key,
      candidate,
      notes: own,
      evidence,
      gates: checks,
      passes,
      trial,
      order: orderOf(score.score, trial),
    });
  }
  return ranked.sort((a, b) => b.order - a.order || b.candidate.at - a.candidate.at);
}

/** The historical notes among which no live one is. */
async function olderThan(
  notes: readonly LiveNote[],
  { space, historical }: PoolInput,
): Promise<readonly LiveNote[]> {
  const older = historical ?? (await standingNotes(await space.state.evidence.grounded.all(), space));
  const live = new Set(notes.map(({ key }) => key));
  return older.filter(({ key }) => !live.has(key));
}

/** The notes of these days, and older ones that were recalled in them. */
async function notesWithSignals(
  { notes, settings }: Pick<Space, 'notes' | 'settings'>,
  since: Day,
  today: Day,
  traces: readonly RecallTrace[],
): Promise<LiveNote[]> {
  const live = await notes.live(since, today);
  const found = new Set(live.flatMap(({ key, record }) => [key, ...(record?.turns ?? [])]));
  const missing = new Set(traces.map(({ key }) => key).filter((key) => !found.has(key)));
  if (missing.size === 0) return live;
  const dayOf = await notes.days();
  const days = [...missing].flatMap((key) => dayOf(key) ?? daysAround(key, settings.timezone));
  const older = new Set(days.filter((day) => day < since));
  return older.size === 0 ? live : [...(await notes.on(older, missing)), ...live];
}

/** The days on which a note may lie that rests on a message: a note of several messages lies on the day of the first. */
function daysAround(message: string, zone: string): Day[] {
  const at = idTime(message);
  if (!Number.isFinite(at)) return [];
  const day = localDay(at, zone);
  return [addDays(day, -1), day];
}

async function candidatesOf(
  notes: readonly LiveNote[],
  { space, owner, redact }: PoolInput,
): Promise<Candidate[]> {
  const candidates: Candidate[] = [];
  const given = { owner, redact, zone: space.settings.timezone };
  for await (const note of gently(notes)) {
    candidates.push({ ...candidateOf(note, given), n: candidates.length + 1 });
  }
  return candidates;
}

function earliest(notes: readonly LiveNote[]): LiveNote | undefined {
  return notes.reduce<LiveNote | undefined>(
    (first, note) => (first === undefined || note.day <= first.day ? note : first),
    undefined,
  );
}

/** A term of more statements than this says little, in a room with many. */
const COMMON_SHARE = 0.1;
/** In a room with few statements a term of two is rare all the same: what is said again stays as rare as it was. */
const ALWAYS_RARE = 2;

/** Tells what speaks for a candidate. */
async function gatherEvidence(
  statements: readonly Pick<Candidate, 'text'>[],
  traces: readonly RecallTrace[],
  { space }: PoolInput,
): Promise<(candidate: Candidate) => Omit<Evidence, 'saidOn' | 'grounded'>> {
  const byKey = new Map<string, RecallTrace[]>();
  for (const trace of traces) {
    const own = byKey.get(trace.key);
    if (own === undefined) byKey.set(trace.key, [trace]);
    else own.push(trace);
  }
  const hits = await space.state.evidence.hits();
  const frequency = new Map<string, number>();
  const termsOf = new Map<string, ReadonlySet<string>>();
  for await (const { text } of gently(statements)) {
    const terms = new Set(contentStems(text));
    termsOf.set(text, terms);
    for (const term of terms) frequency.set(term, (frequency.get(term) ?? 0) + 1);
  }
  const most = Math.max(ALWAYS_RARE, COMMON_SHARE * statements.length);
  const isRare = (term: string): boolean => (frequency.get(term) ?? 0) <= most;
  return (candidate) => {
    const own = candidate.notes.map(({ key }) => hits.get(key) ?? noHits());
    return {
      recalls: recallsOf(candidate, byKey),
      informativeTerms: [...(termsOf.get(candidate.text) ?? [])].filter(isRare).length,
      light: together(own.map(({ light }) => light)),
      rem: together(own.map(({ rem }) => rem)),
    };
  };
}

/** The questions that brought up a note, or a message that one rests on: once a question and day, at the best place. */
function recallsOf(
  { notes, sources }: Candidate,
  byKey: ReadonlyMap<string, readonly RecallTrace[]>,
): RecallTrace[] {
  const best = new Map<string, RecallTrace>();
  const keys = new Set([...notes.map(({ key }) => key), ...sources.map(({ turn }) => turn)]);
  for (const trace of [...keys].flatMap((key) => byKey.get(key) ?? [])) {
    const place = `${trace.day} ${trace.question}`;
    const other = best.get(place);
    if (other === undefined || trace.rank < other.rank) best.set(place, trace);
  }
  return [...best.values()];
}

function together(hits: readonly { count: number; last: Day | undefined }[]) {
  const days = hits.flatMap(({ last }) => (last === undefined ? [] : [last])).sort();
  return { count: hits.reduce((sum, { count }) => sum + count, 0), last: days.at(-1) };
}

/** The candidate of that id, or one of whose notes has that key. */
export function candidateById<R extends Pick<Ranked, 'id' | 'notes'>>(
  ranked: readonly R[],
  wanted: string,
): R | undefined {
  return ranked.find(({ id, notes }) => id === wanted || notes.some(({ key }) => key === wanted));
}

/** The notes for which every gate is open, by key, each with the number that orders them. */
export function passingScores(ranked: readonly Ranked[]): Map<string, number> {
  return new Map(
    ranked.flatMap(({ passes, notes, order }) =>
      passes ? notes.map(({ key }) => [key, order] as const) : [],
    ),
  );
}
