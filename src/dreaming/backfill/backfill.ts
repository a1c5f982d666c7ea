import type { Space } from '../../conversation/spaces.ts';
import { changeFile, changeLimited, FileTooLargeError, MAX_TEXT_BYTES } from '../../memory/change-file.ts';
import { diaryName } from '../diary-file.ts';
import { hasLostMarks, withoutEntries, writeEntries } from './entries.ts';
import { statementsIn } from './extract.ts';
import { HistoryError, readHistory } from './history.ts';
import { tellHistory } from './tell.ts';

/** What a backfill did, or took back. */
export interface Backfilled {
  files: string[];
  /** Diary entries: new ones, and those that took the place of one of the same file. */
  written: number;
  replaced: number;
  /** Statements that wait for evidence now. */
  staged: number;
  /** Diary entries and statements that were taken out again. */
  removed: number;
  removedStaged: number;
  /** Absolute. */
  dreamsPath: string;
  /** Sentences about what was passed over. */
  passedOver: string[];
}

/** A diary that a backfill has filled must still take what dreams write. */
const MAX_FILLED_BYTES = MAX_TEXT_BYTES - 2 * 1024 * 1024;

/**
 * Writes what historical notes say into the diary, each day and file once however often it is done.
 * @param path absolute: a file or a folder
 * @param stage whether to keep the statements among them for the ranking, too
 * @throws {HistoryError}
 */
export async function backfill(path: string, stage: boolean, space: Space): Promise<Backfilled> {
  const { files, passedOver } = await readHistory(path, space);
  const rows = await statementsIn(
    files.flatMap(({ notes }) => notes),
    space.redact,
  );
  const entries = await tellHistory(files, new Set(rows.map(({ key }) => key)), space);
  const dreams = await diaryOf(space);
  let [written, replaced] = [0, 0];
  const write = (text: string): string => {
    refuseLostMarks(text, dreams);
    const edited = writeEntries(text, entries);
    ({ written, replaced } = edited);
    return edited.text;
  };
  await changeLimited(space.vault, dreams, write, MAX_FILLED_BYTES).catch((error: unknown) => {
    if (!(error instanceof FileTooLargeError)) throw error;
    throw new HistoryError('usage', `${error.fact} Backfill fewer files.`);
  });
  const paths = files.map((file) => file.path);
  const staged = stage ? await space.state.evidence.grounded.stage(paths, rows) : 0;
  const left = stage ? Math.max(0, rows.length - staged) : 0;
  if (left > 0) passedOver.push(`${left} older statements have no room in the ranking and were left out.`);
  return { ...nothing(space, dreams), files: paths, written, replaced, staged, passedOver };
}

/**
 * Takes out again what backfills wrote, and nothing else: entries of the diary, staged statements, or both. What questions
 * and dreams brought since stays with the notes.
 */
export async function rollBack(
  { entries, staged }: { entries: boolean; staged: boolean },
  space: Space,
): Promise<Backfilled> {
  const dreams = await diaryOf(space);
  return {
    ...nothing(space, dreams),
    removed: entries ? await removeEntries(dreams, space) : 0,
    removedStaged: staged ? await space.state.evidence.grounded.clear() : 0,
  };
}

async function removeEntries(dreams: string, { vault }: Space): Promise<number> {
  let removed = 0;
  await changeFile(vault, dreams, (text) => {
    refuseLostMarks(text, dreams);
    const rest = withoutEntries(text);
    removed = rest.removed;
    return rest.text;
  });
  return removed;
}

/** @throws {HistoryError} rather than to write a second block that nobody could take out again */
function refuseLostMarks(text: string, dreams: string): void {
  if (!hasLostMarks(text)) return;
  throw new HistoryError(
    'usage',
    `Entries of an earlier backfill stand in ${dreams}, and the line that begins or ends their block (reverie:backfill:start, reverie:backfill:end) is gone. Put it back, or take the entries out by hand.`,
  );
}

async function diaryOf({ vault }: Space): Promise<string> {
  return diaryName(await vault.list('.'));
}

function nothing({ vault }: Space, dreams: string): Backfilled {
  return {
    files: [],
    written: 0,
    replaced: 0,
    staged: 0,
    removed: 0,
    removedStaged: 0,
    dreamsPath: vault.locate(dreams),
    passedOver: [],
  };
}
