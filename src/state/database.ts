import { existsSync } from 'node:fs';
import { chmod, lstat, mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type sqlite from 'sqlite3';
import { messageOf } from '../chat/errors.ts';
import { createMutex } from './mutex.ts';
import { ObstacleError, obstacleAt } from './plain-file.ts';

type SqlValue = string | number | null | Uint8Array;

/**
 * How a data directory is opened. `read`: nothing in it is made or changed, and whatever is written stays in this
 * process until it closes.
 */
export type Access = 'read' | 'write';

/** One statement with its parameters. */
export type Statement = readonly [sql: string, ...values: SqlValue[]];

/** An SQLite file. Statements run off the event loop, in order; `get` is for queries of one row. */
export interface Database {
  run(sql: string, ...values: SqlValue[]): Promise<void>;
  get<Row>(sql: string, ...values: SqlValue[]): Promise<Row | undefined>;
  all<Row>(sql: string, ...values: SqlValue[]): Promise<Row[]>;
  /** All of the statements or none. */
  batch(statements: readonly Statement[]): Promise<void>;
  close(): Promise<void>;
}

/** How long a statement waits for another process that writes, in milliseconds. */
export const BUSY_TIMEOUT_MS = 10_000;
/** What may be kept ready; what SQLite does not ask of its tables, such as a PRAGMA, is not. */
const QUERY = /^\s*(?:SELECT|WITH)\b/;
const MOST_READY = 16;
const WAL_TRIES = 40;
const WAL_PAUSE_MS = 50;
/** Files up to this size are checked through when they are opened; larger ones would delay the start. */
const MOST_CHECKED_BYTES = 16 * 1024 * 1024;

/** A database could not be opened, read or written. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}

export interface OpenDatabaseOptions {
  path: string;
  /** Statements that make the tables when they are not there. */
  schema: readonly string[];
  /** Told in a sentence when a damaged file was set aside or removed. */
  warn: (sentence: string) => void;
  /** Milliseconds since the epoch; names the file that is set aside. */
  now: () => number;
  /** Whether the file may lie elsewhere, behind a link. Default true. */
  followsLinks?: boolean;
  /** Whether a damaged file is set aside; else it is removed. Default true. */
  keepsDamaged?: boolean;
}

/**
 * Opens an SQLite file in WAL mode, making it when missing (mode 0600). A damaged file (unless `keepsDamaged` is false), or
 * what is no file, is renamed to `….damaged-<time>` and a new one begun: everything in these files can be rebuilt or lost
 * without losing words.
 * @throws DatabaseError
 */
export async function openDatabase(options: OpenDatabaseOptions): Promise<Database> {
  let fault: string;
  try {
    return await prepare(options);
  } catch (error) {
    if (!isDamage(error) && !(error instanceof ObstacleError)) throw unusable(options.path, error);
    if (options.keepsDamaged === false && isDamage(error)) return await beginAnew(options);
    fault = error instanceof ObstacleError ? error.what : 'damaged';
  }
  const aside = `${options.path}.damaged-${options.now()}`;
  try {
    await rename(options.path, aside);
    for (const tail of ['-wal', '-shm']) {
      if (existsSync(options.path + tail)) await rename(options.path + tail, aside + tail);
    }
    options.warn(`${options.path} is ${fault}. It was set aside as ${aside} and a new one begun.`);
    return await prepare(options);
  } catch (error) {
    throw unusable(options.path, error);
  }
}

async function beginAnew(options: OpenDatabaseOptions): Promise<Database> {
  try {
    await discardDatabase(options.path);
    options.warn(`${options.path} is damaged. It was removed and a new one begun.`);
    return await prepare(options);
  } catch (error) {
    throw unusable(options.path, error);
  }
}

/**
 * Removes an SQLite file and what SQLite keeps beside it. It must not be open.
 * @throws DatabaseError when a folder stands there, which may hold what somebody needs
 */
export async function discardDatabase(path: string): Promise<void> {
  await checkForFolders(path, FILES);
  for (const part of FILES) await rm(path + part, { force: true });
}

/** What SQLite keeps a database in. */
const FILES = ['', '-wal', '-shm', '-journal'];

async function checkForFolders(path: string, parts: readonly string[]): Promise<void> {
  for (const part of parts) {
    const found = await lstat(path + part).catch(() => undefined);
    if (found?.isDirectory()) {
      throw new DatabaseError(
        `A folder stands at ${path + part}, where a database keeps a file. Move it away.`,
      );
    }
  }
}

/**
 * Looks for damage, which behind the first page would otherwise show only when something reads that place.
 * @param schema the name under which the file at `path` is attached
 */
export async function checkDatabase(database: Database, path: string, schema = 'main'): Promise<void> {
  const { size } = await stat(path);
  if (size > MOST_CHECKED_BYTES) return;
  const found = await database.get<{ quick_check: string }>(`PRAGMA ${schema}.quick_check(1)`);
  if (found?.quick_check !== 'ok') {
    throw Object.assign(new Error(found?.quick_check ?? 'It cannot be read.'), { code: 'SQLITE_CORRUPT' });
  }
}

function unusable(path: string, error: unknown): DatabaseError {
  if (error instanceof DatabaseError) return error;
  const detail = messageOf(error);
  return new DatabaseError(
    `Could not open the database ${path}: ${detail}. Check that the disk has room and that the file can be written.`,
    { cause: error },
  );
}

/** Whether a failure says that the file itself is broken. */
export function isDamage(error: unknown): boolean {
  const code = (error as { code?: string }).code;
  return code === 'SQLITE_NOTADB' || code === 'SQLITE_CORRUPT';
}

async function prepare({ path, schema, followsLinks }: OpenDatabaseOptions): Promise<Database> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const obstacle = await obstacleAt(path, followsLinks);
  if (obstacle !== undefined) throw obstacle;
  await checkForFolders(path, FILES.slice(1));
  const database = await connect(path);
  try {
    // The files beside it take over its mode.
    await chmod(path, 0o600);
    await checkDatabase(database, path);
    await intoWal(database);
    await database.run('PRAGMA synchronous=NORMAL');
    for (const statement of schema) await database.run(statement);
  } catch (error) {
    await database.close().catch(() => undefined);
    throw error;
  }
  return database;
}

/** SQLite does not wait for others when it changes the journal of a file that two processes open at once. */
async function intoWal(database: Database): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await database.run('PRAGMA journal_mode=WAL');
    } catch (error) {
      if ((error as { code?: string }).code !== 'SQLITE_BUSY' || tries === WAL_TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, WAL_PAUSE_MS));
    }
  }
}

/** Opens a file as it stands, or `:memory:`. */
export async function connect(path: string): Promise<Database> {
  const { default: sqlite3 } = await import('sqlite3');
  const handle = await new Promise<sqlite.Database>((resolve, reject) => {
    const opened = new sqlite3.Database(path, (error) => (error ? reject(error) : resolve(opened)));
  });
  handle.serialize();
  handle.configure('busyTimeout', BUSY_TIMEOUT_MS);
  const oneAtATime = createMutex();
  /** Queries that are asked again and again, made ready once; the one used last at the end. */
  const ready = new Map<string, sqlite.Statement>();

  const run = (sql: string, ...values: SqlValue[]) =>
    new Promise<void>((resolve, reject) => {
      handle.run(sql, values, (error: Error | null) => (error ? reject(error) : resolve()));
    });

  async function forget(sql: string): Promise<void> {
    const statement = ready.get(sql);
    ready.delete(sql);
    await new Promise<void>((resolve) =>
      statement === undefined ? resolve() : statement.finalize(() => resolve()),
    );
  }

  async function madeReady(sql: string): Promise<sqlite.Statement> {
    const known = ready.get(sql);
    const statement =
      known ??
      (await new Promise<sqlite.Statement>((resolve, reject) => {
        const made = handle.prepare(sql, (error: Error | null) => (error ? reject(error) : resolve(made)));
      }));
    ready.delete(sql);
    ready.set(sql, statement);
    const [oldest = sql] = ready.keys();
    if (ready.size > MOST_READY) await forget(oldest);
    return statement;
  }

  /** Rows are read to the last one: a statement that stopped in between would go on seeing the file as it was. */
  async function all<Row>(sql: string, values: readonly SqlValue[]): Promise<Row[]> {
    const asked = QUERY.test(sql) ? await madeReady(sql) : undefined;
    try {
      return await new Promise<Row[]>((resolve, reject) => {
        const done = (error: Error | null, rows: Row[]): void => (error ? reject(error) : resolve(rows));
        if (asked === undefined) handle.all<Row>(sql, values, done);
        else asked.all<Row>(values, done);
      });
    } catch (error) {
      await forget(sql);
      throw error;
    }
  }

  return {
    run: (sql, ...values) => oneAtATime(() => run(sql, ...values)),
    get: <Row>(sql: string, ...values: SqlValue[]) =>
      oneAtATime(async () => (await all<Row>(sql, values))[0]),
    all: <Row>(sql: string, ...values: SqlValue[]) => oneAtATime(() => all<Row>(sql, values)),
    batch: (statements) =>
      oneAtATime(async () => {
        if (statements.length === 0) return;
        await run('BEGIN IMMEDIATE');
        try {
          for (const [sql, ...values] of statements) await run(sql, ...values);
          await run('COMMIT');
        } catch (error) {
          await run('ROLLBACK').catch(() => undefined);
          throw error;
        }
      }),
    close: () =>
      oneAtATime(async () => {
        for (const sql of [...ready.keys()]) await forget(sql);
        await new Promise<void>((resolve, reject) =>
          handle.close((error) => (error ? reject(error) : resolve())),
        );
      }),
  };
}
