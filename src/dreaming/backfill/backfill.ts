import type { Space } from '../../conversation/spaces.ts';
import { changeFile } from '../../memory/change-file.ts';
import { diaryName } from '../diary-file.ts';
import { withoutEntries, writeEntries } from './entries.ts';
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

const MAX_DIARY_BYTES = 16 * 1024 * 1024;

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
  await changeFile(space.vault, dreams, (text) => {
    const edited = writeEntries(text, entries);
    if (Buffer.byteLength(edited.text) > MAX_DIARY_BYTES) {
      throw new HistoryError(
        'usage',
        `${space.vault.locate(dreams)} would be larger than 16 MiB and was left alone. Backfill fewer files.`,
      );
    }
    ({ written, replaced } = edited);
    return edited.text;
  });
  const paths = files.map((file) => file.path);
  const staged = stage ? await space.state.evidence.grounded.stage(paths, rows) : 0;
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
  let isOurs = false;
  await changeFile(vault, dreams, (text) => {
    const rest = withoutEntries(text);
    removed = rest.removed;
    isOurs = rest.text === undefined;
    return rest.text ?? text;
  });
  if (isOurs) await vault.remove(dreams);
  return removed;
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
