import type { Config } from '../config/schema.ts';
import type { Space } from '../conversation/spaces.ts';
import type { Speaker } from '../llm/model.ts';
import { dayOfNoteFile } from '../memory/note-file.ts';
import type { LiveNote } from '../memory/notes.ts';
import type { Item } from '../memory/types.ts';
import { gently } from '../state/gently.ts';
import { addDays, type Day } from '../time/zone.ts';
import { companionKeys, companions, corrects } from './corrections.ts';
import { type Gathered, gather, openDays, type Scope } from './gather.ts';
import { light, type Staged } from './light.ts';
import { compareMatters } from './matters.ts';
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

/** The notes of the run's days that are to be judged. */
export async function survey(input: StageInput): Promise<Gathered & { notes: number }> {
  const { space, run } = input;
  const { marks, notes } = await look(input);
  const given = { ...input, marks, zone: space.settings.timezone };
  const gathered = await gather({ ...given, notes });
  const reopened = await reopenedBy(gathered.candidates, input);
  if (reopened.length === 0) return { ...gathered, notes: notes.length };
  const keys = new Set(reopened.map(({ key }) => key));
  const all = [...reopened.filter(({ day }) => day < run.from), ...notes];
  return { ...(await gather({ ...given, notes: all, reopened: keys })), notes: all.length };
}

/** What else the lines rest on that a person corrected through their notes, from before the run's days too. */
async function reopenedBy(
  candidates: readonly Candidate[],
  { space, run, items = [] }: StageInput,
): Promise<LiveNote[]> {
  const keys = companionKeys(items, candidates);
  if (keys.length === 0) return [];
  const days = new Map((await space.notes.records()).map(({ id, day }) => [id, day]));
  const known = keys
    .map((key) => days.get(key) ?? dayOfNoteFile(key.split('#')[0] ?? ''))
    .filter((day) => day !== undefined);
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

/** The light and the REM phase: what is to be judged, each statement once, and what recurs over the days. */
export async function stage(
  { candidates }: Gathered,
  { space, config, run, redact }: StageInput,
): Promise<Staged & { themes: Theme[] }> {
  const { phases } = config.dreaming;
  const [from = run.from] = [run.from, addDays(run.to, 1 - phases.rem.lookbackDays)].sort();
  const recent: Parameters<typeof rem>[0][number][] = [];
  for await (const { text, day, record } of gently(await space.notes.live(from, run.to))) {
    const speaker = record === undefined ? {} : { speaker: record.speaker.name };
    recent.push({ text: redact(text), day, ...speaker });
  }
  const themes = await rem(recent, phases.rem);
  return { ...(await light(candidates, phases.light)), themes };
}
