import type { Config } from '../config/schema.ts';
import type { Space } from '../conversation/spaces.ts';
import type { Speaker } from '../llm/model.ts';
import { addDays } from '../time/zone.ts';
import { type Gathered, gather, type Scope } from './gather.ts';
import { light, type Staged } from './light.ts';
import { rem, type Theme } from './rem.ts';
import type { Run } from './types.ts';

export interface StageInput {
  space: Space;
  config: Config;
  run: Pick<Run, 'id' | 'from' | 'to'>;
  scope: Scope;
  /** Today's model. */
  model: string;
  owner: Speaker;
  redact: (text: string) => string;
}

/** The notes of the run's days that are to be judged. What the run itself judged before it was cut off does not count. */
export async function survey(input: StageInput): Promise<Gathered & { notes: number }> {
  const { space, run } = input;
  const marks = await space.state.judged();
  for (const [key, mark] of marks) if (mark.run === run.id) marks.delete(key);
  const notes = await space.notes.live(run.from, run.to);
  return {
    ...(await gather({ ...input, notes, marks, zone: space.settings.timezone })),
    notes: notes.length,
  };
}

/** The light and the REM phase: what is to be judged, each statement once, and what recurs over the days. */
export async function stage(
  { candidates }: Gathered,
  { space, config, run, redact }: StageInput,
): Promise<Staged & { themes: Theme[] }> {
  const { phases } = config.dreaming;
  const [from = run.from] = [run.from, addDays(run.to, 1 - phases.rem.lookbackDays)].sort();
  const recent = await space.notes.live(from, run.to);
  const themes = await rem(
    recent.map(({ text, day, record }) => ({
      text: redact(text),
      day,
      ...(record === undefined ? {} : { speaker: record.speaker.name }),
    })),
    phases.rem,
  );
  return { ...(await light(candidates, phases.light)), themes };
}
