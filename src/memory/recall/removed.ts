import type { Database, Statement } from '../../state/database.ts';
import type { Day } from '../../time/zone.ts';

const GONE_ENTRIES = 'FROM entries WHERE file = ?1 AND key NOT IN (SELECT value FROM json_each(?2))';
const GONE_CHANGES = 'FROM changed AS c WHERE c.file = ?1 AND c.id NOT IN (SELECT value FROM json_each(?2))';

/** The places of what the index has of a day's log file behind a log id, by log ids. */
export async function placesFrom(database: Database, file: Day, id: string): Promise<Map<string, number>> {
  const rows = await database.all<{ key: string; place: number }>(
    'SELECT key, place FROM entries WHERE file = ? AND key > ?',
    file,
    id,
  );
  return new Map(rows.map(({ key, place }) => [key, place]));
}

/** Whether the index has something of a day's log file that is not there any more. */
export async function holdsOthers(database: Database, file: Day, ids: readonly string[]): Promise<boolean> {
  const row = await database.get<{ found: number }>(
    `SELECT EXISTS (SELECT 1 ${GONE_ENTRIES}) OR EXISTS (SELECT 1 ${GONE_CHANGES}) AS found`,
    file,
    JSON.stringify(ids),
  );
  return row?.found === 1;
}

/**
 * The statements that take out what is not in a day's log file any more, and have the file read anew; those, too, whose
 * messages lose a change with it.
 * @param ids log ids of what is there
 */
export function forget(file: Day, ids: readonly string[]): Statement[] {
  const there = JSON.stringify(ids);
  return [
    [
      `DELETE FROM read WHERE source IN (SELECT 'log ' || e.file FROM entries AS e
         WHERE e.kind IN ('message', 'context') AND e.key IN (SELECT c.target ${GONE_CHANGES}))`,
      file,
      there,
    ],
    [`DELETE FROM words WHERE rowid IN (SELECT id ${GONE_ENTRIES})`, file, there],
    [`DELETE ${GONE_ENTRIES}`, file, there],
    [`DELETE FROM changed WHERE target IN (SELECT c.target ${GONE_CHANGES})`, file, there],
    ['DELETE FROM read WHERE source IN (?, ?)', `log ${file}`, `size ${file}`],
  ];
}
