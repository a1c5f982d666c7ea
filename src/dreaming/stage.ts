import type { Config } from '../config/schema.ts';
import type { Space } from '../conversation/spaces.ts';
import type { Speaker } from '../llm/model.ts';
import type { PhaseHit } from '../memory/evidence.ts';
import type { LiveNote } from '../memory/notes.ts';
import type { Item } from '../memory/types.ts';
import { gently } from '../state/gently.ts';
import { addDays, type Day } from '../time/zone.ts';
import { companionKeys, companions, corrects } from './corrections.ts';
import type { Gates } from './evidence/gates.ts';
import { type Ranked, rankedPool } from './evidence/pool.ts';
import { reopenedByEvidence } from './evidence/reopened.ts';
import { standings } from './evidence/standing.ts';
import { type Truth, truthsIn } from './evidence/truths.ts';
import { failureReason } from './failure-reason.ts';
import { type Gathered, gather, openDays, type Scope } from './gather.ts';
import { light, type Staged } from './light.ts';
import { compareMatters } from './matters.ts';
import { inPhase } from './phase-error.ts';
import { rem, type Theme } from './rem.ts';
import type { Candidate, Run } from './types.ts';

export interface StageInput {
  space: Space;
  config: Config;
  run: Pick<Run, 'id' | 'from' | 'to'>;
  scope: Scope;
  /** Today's model. */
  model: string;
  owner: Speaker;
  /** Of a promotion: what evidence has to reach, and how many are taken. */
  promote?: { gates: Partial<Gates>; limit: number } | undefined;
  /** The lines of memory, for the notes that a correction of one of them reopens. */
  items?: readonly Item[];
  redact: (text: string) => string;
}

/** What a run sees of its days. What it judged itself before it was cut off does not count. */
async function look({ space, run }: Pick<StageInput, 'space' | 'run'>) {
  const marks = await space.state.judged();
  for (const [key, mark] of marks) if (mark.run === run.id) marks.delete(key);
  return { marks, notes: await space.notes.live(run.from, run.to) };
}

/** The days of the notes that are to be judged. */
export async function daysToJudge(
  input: Pick<StageInput, 'space' | 'run' | 'scope' | 'model'>,
): Promise<Day[]> {
  return [...(await openDays({ ...input, ...(await look(input)) }))];
}

/** What is to be judged, and what speaks for it. */
export interface Surveyed extends Gathered {
  /** How many notes were looked at. */
  notes: number;
  /** Everything that evidence could promote, best first. */
  ranked: Ranked[];
  /** Keys of the notes that are new, changed or recalled since a dream judged them last. */
  fresh: ReadonlySet<string>;
  /** The number of the last recall of which this dream knows; a promotion does not look at them. */
  seen: number | undefined;
}

/** The notes of the run's days that are to be judged, and what evidence or a correction brings up once more. */
export async function survey(input: StageInput): Promise<Surveyed> {
  const { space } = input;
  const { marks, notes } = await look(input);
  const { gates = {} } = input.promote ?? {};
  const ranked = await rankedPool({ ...input, gates });
  const { gained, seen, notes: proven } = await reopenedByEvidence(space.state, ranked, marks);
  const given = { ...input, marks, zone: space.settings.timezone };
  if (input.promote !== undefined) {
    const candidates = await provenAlone(ranked, input.promote.limit, given);
    const somethingNew = candidates.length > 0;
    return { candidates, somethingNew, notes: candidates.length, ranked, fresh: new Set(), seen: undefined };
  }
  const first = await gather({ ...given, notes });
  const reopened = [...proven, ...(await reopenedBy(first.candidates, input))];
  const keys = new Set(reopened.map(({ key }) => key));
  const live = new Set(notes.map(({ key }) => key));
  const all = [...reopened.filter(({ key }) => !live.has(key)), ...notes];
  const gathered = keys.size === 0 ? first : await gather({ ...given, notes: all, reopened: keys });
  const fresh = new Set(
    gathered.candidates.flatMap((candidate) =>
      candidate.notes
        .filter(({ key, hash }) => gained.has(key) || marks.get(key)?.hash !== hash)
        .map(({ key }) => key),
    ),
  );
  const somethingNew = gathered.somethingNew || proven.length > 0;
  return { ...gathered, somethingNew, notes: all.length, ranked, fresh, seen };
}

/** What passes by its evidence and no dream or person has settled, best first: each as it was said at last. */
async function provenAlone(
  ranked: readonly Ranked[],
  limit: number,
  { space, config, items = [] }: StageInput,
): Promise<Candidate[]> {
  const proven = (await standings(ranked, { space, config, items })).filter(
    ({ lane, passes }) => passes && lane !== null,
  );
  return proven.slice(0, limit).map(({ candidate }, at) => ({ ...candidate, n: at + 1 }));
}

/** What else the lines rest on that a person corrected through their notes, from before the run's days too. */
async function reopenedBy(
  candidates: readonly Candidate[],
  { space, run, items = [] }: StageInput,
): Promise<LiveNote[]> {
  const keys = companionKeys(items, candidates);
  if (keys.length === 0) return [];
  const dayOf = await space.notes.days();
  const known = keys.map(dayOf).filter((day) => day !== undefined);
  const [oldest = run.from] = [run.from, ...known].sort();
  const concerned = new Set(
    items.flatMap((item) => (candidates.some((one) => corrects(one, item)) ? item.notes : [])),
  );
  const live = await space.notes.live(oldest, run.to);
  const matters = compareMatters(await space.people(), space.settings.timezone, await space.language());
  return companions(
    live.filter(({ key }) => concerned.has(key)),
    keys,
    matters,
  );
}

/** What the light and the REM phase found. */
export interface StagedNotes extends Staged, Recurring {
  /** Why the REM phase failed, in a sentence: a dream goes on without it. */
  remFailure?: string;
}

interface Recurring {
  themes: Theme[];
  truths: Truth[];
}

/** The light and the REM phase: what is to be judged, each statement once, and what recurs over the days. */
export async function stage(surveyed: Surveyed, input: StageInput): Promise<StagedNotes> {
  const staged = await inPhase('light', () => light(surveyed.candidates, input.config.dreaming.phases.light));
  try {
    return { ...staged, ...(await inPhase('rem', () => recurring(surveyed, input))) };
  } catch (error) {
    return { ...staged, themes: [], truths: [], remFailure: failureReason(error) };
  }
}

async function recurring(
  { ranked }: Surveyed,
  { space, config, run, redact }: StageInput,
): Promise<Recurring> {
  const { phases } = config.dreaming;
  const [from = run.from] = [run.from, addDays(run.to, 1 - phases.rem.lookbackDays)].sort();
  const recent: Parameters<typeof rem>[0][number][] = [];
  for await (const { text, day, record } of gently(await space.notes.live(from, run.to))) {
    const speaker = record === undefined ? {} : { speaker: record.speaker.name };
    recent.push({ text: redact(text), day, ...speaker });
  }
  const themes = await rem(recent, phases.rem);
  const truths = truthsIn(ranked, from, phases.rem);
  return { themes, truths: truths.map((truth) => ({ ...truth, text: redact(truth.text) })) };
}

/** What the first two phases took up of what is fresh: a note that merely lies there gains nothing. */
export function hitsOf(
  { candidates, truths }: Pick<Staged, 'candidates'> & { truths: readonly Truth[] },
  fresh: ReadonlySet<string>,
  { id: run, to: day }: Pick<Run, 'id' | 'to'>,
): PhaseHit[] {
  const of = (phase: PhaseHit['phase'], keys: readonly string[]): PhaseHit[] =>
    keys.filter((key) => fresh.has(key)).map((key) => ({ key, phase, run, day }));
  return [
    ...of(
      'light',
      candidates.flatMap(({ notes }) => notes.map(({ key }) => key)),
    ),
    ...of(
      'rem',
      truths.flatMap(({ notes }) => notes),
    ),
  ];
}
