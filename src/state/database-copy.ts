import { rmSync } from 'node:fs';
import { chmod, copyFile, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { messageOf } from '../chat/errors.ts';
import {
  checkDatabase,
  connect,
  type Database,
  DatabaseError,
  isDamage,
  type OpenDatabaseOptions,
} from './database.ts';
import { obstacleAt } from './plain-file.ts';

/** What SQLite keeps in a file and beside it; its index of the log is made again from these. */
const PARTS = ['', '-wal', '-journal'];
/** How often a copy is made anew because a service writes meanwhile. */
const MAX_TRIES = 20;

/**
 * Opens a copy of an SQLite file in memory, what stands only in its write-ahead log included. The file and its folder
 * stay as they are; what is written to the copy is forgotten when it is closed. A damaged file, or what is no
 * file, counts as empty.
 * @throws DatabaseError when the file is there and may not be read
 */
export async function copyDatabase(options: Omit<OpenDatabaseOptions, 'now'>): Promise<Database> {
  const { path, warn } = options;
  const obstacle = await obstacleAt(path, options.followsLinks);
  try {
    if (obstacle === undefined) return await inMemory(options, (memory) => fill(memory, path));
  } catch (error) {
    if (!isDamage(error)) {
      throw new DatabaseError(
        `Could not read the database ${path}: ${messageOf(error)}. Check that you may read it, and that ${tmpdir()} has room for a copy.`,
        { cause: error },
      );
    }
  }
  warn(
    `${path} is ${obstacle?.what ?? 'damaged'}. What it holds is left out here; the next start of Reverie sets it aside.`,
  );
  return inMemory(options, async () => undefined);
}

interface ScratchOptions extends Pick<OpenDatabaseOptions, 'schema' | 'followsLinks'> {
  /** Without one, and when there is no file, the copy begins empty. */
  path?: string;
}

/**
 * Opens a copy of an SQLite file in a folder of its own, with all that it holds, search tables too; closing it removes
 * the copy. The file and its folder stay as they are.
 * @throws what `isDamage` tells of a damaged file, and of what is no file
 */
export async function scratchDatabase({ path, schema, followsLinks }: ScratchOptions): Promise<Database> {
  const { folder, away } = await scratchFolder();
  try {
    const copy = join(folder, 'copy.sqlite');
    if (path !== undefined) await copyIfWhole(path, copy, followsLinks);
    const database = await connect(copy);
    try {
      await checkDatabase(database, copy);
      await chmod(copy, 0o600);
      for (const statement of schema) await database.run(statement);
    } catch (error) {
      await database.close().catch(() => undefined);
      throw error;
    }
    return { ...database, close: () => database.close().finally(away) };
  } catch (error) {
    await away();
    throw error;
  }
}

async function inMemory(
  { schema }: Pick<OpenDatabaseOptions, 'schema'>,
  begin: (memory: Database) => Promise<void>,
): Promise<Database> {
  const memory = await connect(':memory:');
  try {
    await begin(memory);
    for (const statement of schema) await memory.run(statement);
    return memory;
  } catch (error) {
    await memory.close().catch(() => undefined);
    throw error;
  }
}

async function fill(memory: Database, path: string): Promise<void> {
  if ((await stampOf(path)) === undefined) return;
  // SQLite makes files beside the one it reads, so that it is given files of its own.
  const { folder, away } = await scratchFolder();
  try {
    const copy = join(folder, 'copy.sqlite');
    await copyAtRest(path, copy);
    await memory.run('ATTACH ? AS copy', copy);
    await checkDatabase(memory, copy, 'copy');
    const tables = await memory.all<{ name: string; sql: string }>(
      "SELECT name, sql FROM copy.sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite!_%' ESCAPE '!'",
    );
    for (const { name, sql } of tables) {
      const quoted = `"${name.replaceAll('"', '""')}"`;
      await memory.run(sql);
      await memory.run(`INSERT INTO main.${quoted} SELECT * FROM copy.${quoted} ORDER BY rowid`);
    }
    await memory.run('DETACH copy');
  } finally {
    await away();
  }
}

/** Copies that are in use: they hold what people said, so that none outlives the process. */
const inUse = new Set<string>();
const ENDINGS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

function removeAll(): void {
  for (const folder of inUse) rmSync(folder, { recursive: true, force: true });
  inUse.clear();
}

/** Ends the process by the signal as it would by itself, unless somebody else watches for it. */
function endBy(signal: NodeJS.Signals): void {
  if (process.listenerCount(signal) > 1) return;
  removeAll();
  unwatch();
  process.kill(process.pid, signal);
}

function watch(): void {
  process.on('exit', removeAll);
  // First, while a listener for one time still counts.
  for (const signal of ENDINGS) process.prependListener(signal, endBy);
}

function unwatch(): void {
  process.off('exit', removeAll);
  for (const signal of ENDINGS) process.off(signal, endBy);
}

/** A folder of its own for a copy; it goes when the process ends before it was taken away. */
async function scratchFolder(): Promise<{ folder: string; away: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'reverie-'));
  if (inUse.size === 0) watch();
  inUse.add(folder);
  return {
    folder,
    async away() {
      await rm(folder, { recursive: true, force: true });
      if (inUse.delete(folder) && inUse.size === 0) unwatch();
    },
  };
}

async function copyIfWhole(path: string, to: string, followsLinks: boolean | undefined): Promise<void> {
  const obstacle = await obstacleAt(path, followsLinks);
  if (obstacle !== undefined) {
    throw Object.assign(new Error(`${path} is ${obstacle.what}.`), { code: 'SQLITE_NOTADB' });
  }
  if ((await stampOf(path)) !== undefined) await copyAtRest(path, to);
}

/** Copies a database with its log. Somebody may be writing: it counts when nothing changed while it was copied. */
async function copyAtRest(path: string, to: string): Promise<void> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const before = await stamps(path);
    for (const [at, part] of PARTS.entries()) {
      await rm(to + part, { force: true });
      if (before[at] !== undefined) await copyIfThere(path + part, to + part);
    }
    if (JSON.stringify(before) === JSON.stringify(await stamps(path))) return;
  }
  throw new Error('it keeps changing; try again when less is written');
}

async function copyIfThere(path: string, to: string): Promise<void> {
  try {
    await copyFile(path, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  // The copy takes over the mode, and a log that may only be read could not be worked off.
  await chmod(to, 0o600);
}

function stamps(path: string): Promise<(string | undefined)[]> {
  return Promise.all(PARTS.map((part) => stampOf(path + part)));
}

/** Changes whenever the file does; `undefined` when there is none. */
async function stampOf(path: string): Promise<string | undefined> {
  try {
    const { ino, size, mtimeNs } = await stat(path, { bigint: true });
    return `${ino} ${size} ${mtimeNs}`;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
