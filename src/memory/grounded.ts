import type { Database, Statement } from '../state/database.ts';
import type { Day } from '../time/zone.ts';
import type { NoteKind } from './types.ts';

/** A statement that a backfill found in a historical note. */
export interface GroundedRow {
  /** The note's key; a line of the space's own daily files has the one that it has as a note. */
  key: string;
  /** From the space's folder on for its own daily files, else absolute. */
  path: string;
  /** From 1. */
  line: number;
  day: Day;
  /** Redacted. */
  text: string;
  /** SHA-256 of the line's text as it stands in its file, hex. */
  hash: string;
  kind: NoteKind;
}

/** Statements staged from historical notes, apart from what live notes bring. Taking them out touches nothing else. */
export interface GroundedStore {
  /**
   * Keeps what was found in some files, in place of what was found there before; of very many the newest.
   * @param paths all files that were looked through
   * @returns how many statements of these files are kept now
   */
  stage(paths: readonly string[], rows: readonly GroundedRow[]): Promise<number>;
  all(): Promise<GroundedRow[]>;
  size(): Promise<number>;
  /** Takes all of them out again; tells how many there were. */
  clear(): Promise<number>;
}

const MOST_GROUNDED = 5_000;

export const GROUNDED_SCHEMA = `CREATE TABLE IF NOT EXISTS grounded (
     n INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, path TEXT NOT NULL, line INTEGER NOT NULL, day TEXT NOT NULL,
     text TEXT NOT NULL, hash TEXT NOT NULL, kind TEXT NOT NULL)`;

/** The staged statements that a space's state holds. */
export function groundedIn(database: Database): GroundedStore {
  const size = async (): Promise<number> =>
    (await database.get<{ count: number }>('SELECT count(*) AS count FROM grounded'))?.count ?? 0;
  return {
    async stage(paths, rows) {
      await database.batch([
        ['DELETE FROM grounded WHERE path IN (SELECT value FROM json_each(?))', JSON.stringify(paths)],
        ...rows.map(
          ({ key, path, line, day, text, hash, kind }): Statement => [
            'INSERT OR REPLACE INTO grounded (key, path, line, day, text, hash, kind) VALUES (?, ?, ?, ?, ?, ?, ?)',
            key,
            path,
            line,
            day,
            text,
            hash,
            kind,
          ],
        ),
        [
          'DELETE FROM grounded WHERE n NOT IN (SELECT n FROM grounded ORDER BY day DESC, n DESC LIMIT ?)',
          MOST_GROUNDED,
        ],
      ]);
      const kept = await database.get<{ count: number }>(
        'SELECT count(*) AS count FROM grounded WHERE path IN (SELECT value FROM json_each(?))',
        JSON.stringify(paths),
      );
      return kept?.count ?? 0;
    },
    all: () =>
      database.all<GroundedRow>(
        'SELECT key, path, line, day, text, hash, kind FROM grounded ORDER BY day, n',
      ),
    size,
    async clear() {
      const count = await size();
      await database.run('DELETE FROM grounded');
      return count;
    },
  };
}
