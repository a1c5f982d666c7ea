import type { Config } from '../../config/schema.ts';
import type { Space } from '../../conversation/spaces.ts';
import type { Speaker } from '../../llm/model.ts';
import type { LiveNote } from '../../memory/notes.ts';
import { addDays } from '../../time/zone.ts';
import { type Ranked, rankedPool } from '../evidence/pool.ts';
import { type Standing, standings } from '../evidence/standing.ts';
import { type Truth, truthsIn } from '../evidence/truths.ts';
import { rem, type Theme } from '../rem.ts';
import type { BackfillEntry } from './entries.ts';
import { statementsIn } from './extract.ts';
import { type HistoricalFile, readHistory } from './history.ts';
import { tellHistory } from './tell.ts';

interface Harness {
  files: string[];
  themes: Theme[];
  truths: Truth[];
  /** Where each candidate stands, best first. */
  candidates: Standing[];
  /** What a backfill would write into the diary. */
  entries: BackfillEntry[];
  passedOver: string[];
}

interface HarnessInput {
  space: Space;
  config: Config;
  owner: Speaker;
  /** Historical notes (absolute) to look at instead of the live ones. */
  path?: string;
}

/**
 * What REM and deep would make of the notes as they stand, or of historical ones. Nothing is written, and nothing
 * flushed.
 * @throws {HistoryError}
 */
export async function remHarness({ space, config, owner, path }: HarnessInput): Promise<Harness> {
  const { phases } = config.dreaming;
  const { files, passedOver } =
    path === undefined ? await liveFiles(space, config) : await readHistory(path, space);
  const notes = files.flatMap((file) => file.notes);
  const [from = space.today()] = notes.map(({ day }) => day).sort();
  const statements = new Set((await statementsIn(notes, space.redact)).map(({ key }) => key));
  const given = new Set(notes.map(({ key }) => key));
  const historical = notes.filter(({ key }) => statements.has(key));
  const pool = { space, config, owner, redact: space.redact };
  const ranked = await rankedPool(path === undefined ? pool : { ...pool, historical });
  const isAbout = ({ notes: own, evidence }: Ranked): boolean =>
    evidence.grounded.length > 0 || own.some(({ key }) => given.has(key));
  const about = path === undefined ? ranked : ranked.filter(isAbout);
  const themes = await rem(
    notes.map(({ text, day, record }) => ({
      text: space.redact(text),
      day,
      ...(record === undefined ? {} : { speaker: record.speaker.name }),
    })),
    phases.rem,
  );
  const { items } = await space.draftKeeper().look();
  return {
    files: files.map((file) => file.path),
    themes,
    truths: truthsIn(about, from, phases.rem),
    candidates: await standings(about, { space, config, items }),
    entries: await tellHistory(files, statements, space),
    passedOver,
  };
}

/** The notes at which the REM phase would look tonight, by their files. */
async function liveFiles(
  space: Space,
  { dreaming }: Config,
): Promise<{ files: HistoricalFile[]; passedOver: string[] }> {
  const today = space.today();
  const files = new Map<string, HistoricalFile & { notes: LiveNote[] }>();
  for (const note of await space.notes.live(addDays(today, 1 - dreaming.phases.rem.lookbackDays), today)) {
    const file = files.get(note.path) ?? { path: note.path, day: note.day, notes: [] };
    file.notes.push(note);
    files.set(note.path, file);
  }
  return { files: [...files.values()], passedOver: [] };
}
