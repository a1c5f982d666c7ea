import { open, readdir, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Space } from '../../conversation/spaces.ts';
import { MAX_TEXT_BYTES } from '../../memory/change-file.ts';
import type { GroundedRow } from '../../memory/grounded.ts';
import { dayOfNoteFile } from '../../memory/note-file.ts';
import type { LiveNote } from '../../memory/notes.ts';
import { hashText } from '../../memory/vault.ts';
import { obstacleAt } from '../../state/plain-file.ts';
import type { Day } from '../../time/zone.ts';

/** What historical notes are asked for cannot be read. */
export class HistoryError extends Error {
  override readonly name = 'HistoryError';
  readonly code: 'not_found' | 'usage';

  constructor(code: HistoryError['code'], message: string) {
    super(message);
    this.code = code;
  }
}

/** A historical file with the notes in it. */
export interface HistoricalFile {
  /** From the space's folder on for its own daily files, else absolute. */
  path: string;
  day: Day;
  notes: readonly LiveNote[];
}

interface History {
  /** Oldest day first. */
  files: HistoricalFile[];
  /** Sentences about what was passed over. */
  passedOver: string[];
}

type HistorySpace = Pick<Space, 'notes' | 'foreign' | 'vault'>;

const MOST_FILES = 5_000;
/** Files passed over for their names that are named. */
const MOST_NAMED = 5;
/** As much of a file tells whether it is text. */
const SAMPLE_BYTES = 4_096;

/**
 * The historical notes of a file named `YYYY-MM-DD*.md`, or of all such files in a folder and in `memory/` below it.
 * @param path absolute
 * @throws {HistoryError} when there is no such file, or none with a day in its name
 */
export async function readHistory(path: string, space: HistorySpace): Promise<History> {
  const own = await realpath(space.vault.locate('memory')).catch(() => undefined);
  const inside: { name: string; day: Day }[] = [];
  const files: HistoricalFile[] = [];
  const passedOver: string[] = [];
  const { dated, undated } = await filesAt(path);
  if (undated.length > 0) passedOver.push(undatedTold(undated));
  for (const file of dated) {
    const name = basename(file);
    const day = dayOfNoteFile(name);
    if (day === undefined) continue;
    const obstacle = await obstacleTo(file);
    if (obstacle !== undefined) passedOver.push(`${file} is ${obstacle} and was passed over.`);
    else if (dirname(file) === own) inside.push({ name, day });
    else files.push({ path: file, day, notes: await space.foreign.of(file, day) });
  }
  const days = inside.map(({ day }) => day).sort();
  const live = days.length === 0 ? [] : await space.notes.live(days[0] ?? '', days.at(-1) ?? '');
  for (const { name, day } of inside) {
    const own = `memory/${name}`;
    files.push({ path: own, day, notes: live.filter((note) => note.path === own) });
  }
  return {
    files: files.sort((a, b) => (a.day === b.day ? (a.path < b.path ? -1 : 1) : a.day < b.day ? -1 : 1)),
    passedOver,
  };
}

/** Below its real path, so that the same file has one name. */
async function filesAt(path: string): Promise<FoundFiles> {
  const root = await realpath(path).catch(() => undefined);
  if (root === undefined) throw new HistoryError('not_found', `There is nothing at ${path}. Check the path.`);
  const isFolder = (await stat(root)).isDirectory();
  const names = isFolder ? [...(await namesIn(root)), ...(await namesIn(join(root, 'memory')))] : [root];
  const hasDay = (file: string): boolean => dayOfNoteFile(basename(file)) !== undefined;
  const found = { dated: names.filter(hasDay), undated: names.filter((file) => !hasDay(file)) };
  if (found.dated.length === 0) {
    throw new HistoryError(
      'not_found',
      `There are no historical notes at ${path}. Their files are named by day, such as 2026-11-30.md.`,
    );
  }
  if (found.dated.length > MOST_FILES) {
    throw new HistoryError(
      'usage',
      `There are ${found.dated.length} files at ${path}; take at most ${MOST_FILES} at a time.`,
    );
  }
  return found;
}

/** Files of notes that a folder holds: those named by day, and others that somebody may have meant. */
interface FoundFiles {
  dated: string[];
  undated: string[];
}

/** What stands beside daily notes in the folders of this and of older systems, and is none. */
const NO_NOTES = /^(?:memory|dreams|archive(?:-\d{4})?|readme|agents)\.md$/i;

async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => name.endsWith('.md') && !NO_NOTES.test(name))
    .sort()
    .map((name) => join(folder, name));
}

function undatedTold(files: readonly string[]): string {
  const shown = files.slice(0, MOST_NAMED).map((file) => basename(file));
  const more = files.length > MOST_NAMED ? ` and ${files.length - MOST_NAMED} more` : '';
  return `Passed over, for a file of notes is named by its day, such as 2026-11-30.md: ${shown.join(', ')}${more}.`;
}

/** Why a file cannot be read, in words. A link may lead to what nobody meant to show. */
async function obstacleTo(file: string): Promise<string | undefined> {
  const obstacle = await obstacleAt(file, false);
  if (obstacle !== undefined) return obstacle.what;
  const { size } = await stat(file).catch(() => ({ size: 0 }));
  if (size > MAX_TEXT_BYTES) return 'larger than 16 MiB';
  return (await isText(file)) ? undefined : 'not written in UTF-8';
}

/** Whether the beginning of a file holds no zero byte, as UTF-16 and everything that is no text does. */
async function isText(file: string): Promise<boolean> {
  const handle = await open(file).catch(() => undefined);
  // Why it cannot be opened, whoever reads it says.
  if (handle === undefined) return true;
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(SAMPLE_BYTES), 0, SAMPLE_BYTES, 0);
    return !buffer.subarray(0, bytesRead).includes(0);
  } finally {
    await handle.close();
  }
}

/** The notes of which statements were staged, as they stand in their files now; what does not stand any more drops out. */
export async function standingNotes(
  rows: readonly GroundedRow[],
  { notes, foreign }: Pick<Space, 'notes' | 'foreign'>,
): Promise<LiveNote[]> {
  const inside = rows.filter(({ path }) => isOwnPath(path));
  const keys = new Set(rows.map(({ key }) => key));
  const days = new Map(rows.filter(({ path }) => !isOwnPath(path)).map(({ path, day }) => [path, day]));
  const standing = inside.length === 0 ? [] : await notes.on(new Set(inside.map(({ day }) => day)), keys);
  for (const [path, day] of days) {
    if ((await obstacleTo(path)) !== undefined) continue;
    for (const note of await foreign.of(path, day)) if (keys.has(note.key)) standing.push(note);
  }
  const known = new Map(rows.map((row) => [row.key, row]));
  return standing.flatMap((note): LiveNote[] => {
    const row = known.get(note.key);
    if (row === undefined) return [];
    const { text, hash, kind } = row;
    return [hashText(note.text) === hash ? { ...note, read: { text, kind } } : note];
  });
}

function isOwnPath(path: string): boolean {
  return path.startsWith('memory/');
}
