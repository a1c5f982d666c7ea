import type { Database, Statement } from '../../state/database.ts';
import type { Entry, EntryKind } from './entry.ts';

/** Changed whenever terms are made otherwise, so that an index of before is made anew. */
export const INDEX_VERSION = '1';

export const INDEX_SCHEMA: readonly string[] = [
  'CREATE TABLE IF NOT EXISTS about (name TEXT PRIMARY KEY, value TEXT NOT NULL)',
  'CREATE TABLE IF NOT EXISTS speakers (id TEXT PRIMARY KEY, name TEXT NOT NULL)',
  'CREATE TABLE IF NOT EXISTS read (source TEXT PRIMARY KEY, mark TEXT NOT NULL)',
  `CREATE TABLE IF NOT EXISTS entries (
     id INTEGER PRIMARY KEY, kind TEXT NOT NULL, key TEXT NOT NULL, conversation TEXT, place INTEGER NOT NULL,
     at INTEGER NOT NULL, day TEXT NOT NULL, speakerId TEXT NOT NULL, speaker TEXT NOT NULL, text TEXT NOT NULL,
     terms TEXT NOT NULL, asks TEXT NOT NULL, flags INTEGER NOT NULL, UNIQUE (kind, key))`,
  'CREATE INDEX IF NOT EXISTS places ON entries (conversation, place)',
  'CREATE INDEX IF NOT EXISTS days ON entries (day)',
  `CREATE VIRTUAL TABLE IF NOT EXISTS words USING fts5(
     terms, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 0')`,
  "CREATE VIRTUAL TABLE IF NOT EXISTS vocabulary USING fts5vocab(words, 'row')",
];

/** An entry with its number in the index. */
export interface Row extends Entry {
  id: number;
}

const COLUMNS = 'id, kind, key, conversation, place, at, day, speakerId, speaker, text, terms, asks, flags';

/** The statements that put an entry in, in the place of what stood under its key. */
export function putStatements(entry: Entry): Statement[] {
  const put: Statement[] = [
    ...removeStatements(entry.kind, entry.key),
    [
      `INSERT INTO entries (kind, key, conversation, place, at, day, speakerId, speaker, text, terms, asks, flags)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      entry.kind,
      entry.key,
      entry.conversation,
      entry.place,
      entry.at,
      entry.day,
      entry.speakerId,
      entry.speaker,
      entry.text,
      entry.terms,
      entry.asks,
      entry.flags,
    ],
  ];
  if (entry.kind === 'context') return put;
  put.push(['INSERT INTO words (rowid, terms) VALUES (last_insert_rowid(), ?)', entry.terms]);
  if (entry.speakerId !== '') {
    put.push(['INSERT OR REPLACE INTO speakers (id, name) VALUES (?, ?)', entry.speakerId, entry.speaker]);
  }
  return put;
}

export function removeStatements(kind: EntryKind, key: string): Statement[] {
  return [
    ['DELETE FROM words WHERE rowid IN (SELECT id FROM entries WHERE kind = ? AND key = ?)', kind, key],
    ['DELETE FROM entries WHERE kind = ? AND key = ?', kind, key],
  ];
}

/** Everybody who said something that is in the index, under the name used last. */
export function speakersIn(database: Database): Promise<{ id: string; name: string }[]> {
  return database.all('SELECT id, name FROM speakers');
}

/** How many entries hold each term, of those that any does; and how many entries there are. */
export async function frequencies(
  database: Database,
  terms: readonly string[],
): Promise<{ holding: ReadonlyMap<string, number>; total: number }> {
  const rows = await database.all<{ term: string; doc: number }>(
    'SELECT v.term, v.doc FROM json_each(?) AS t JOIN vocabulary AS v ON v.term = t.value',
    JSON.stringify(terms),
  );
  const count = await database.get<{ total: number }>('SELECT max(id) AS total FROM entries');
  return { holding: new Map(rows.map(({ term, doc }) => [term, doc])), total: count?.total ?? 0 };
}

/** Numbers of the entries that hold some of the terms, best first by BM25. */
export async function matching(
  database: Database,
  terms: readonly string[],
  most: number,
): Promise<number[]> {
  if (terms.length === 0) return [];
  const query = terms.map((term) => `"${term}"`).join(' OR ');
  const rows = await database.all<{ id: number }>(
    'SELECT rowid AS id FROM words WHERE words MATCH ? ORDER BY rank LIMIT ?',
    query,
    most,
  );
  return rows.map(({ id }) => id);
}

/** Entries with what stands around them in their conversations: `before` and `after` places. */
export function withNeighbours(
  database: Database,
  ids: readonly number[],
  before: number,
  after: number,
): Promise<Row[]> {
  return database.all<Row>(
    `SELECT ${COLUMNS} FROM entries WHERE id IN (
       SELECT h.id FROM json_each(?1) AS i JOIN entries AS h ON h.id = i.value
       UNION
       SELECT n.id FROM json_each(?1) AS i JOIN entries AS h ON h.id = i.value
         JOIN entries AS n ON n.conversation = h.conversation AND n.place BETWEEN h.place - ?2 AND h.place + ?3)
     ORDER BY conversation, place`,
    JSON.stringify(ids),
    before,
    after,
  );
}

/** Numbers of entries said on the days `from` to `to`, both included. */
export async function saidOn(database: Database, from: string, to: string, most: number): Promise<number[]> {
  const rows = await database.all<{ id: number }>(
    "SELECT id FROM entries WHERE day BETWEEN ? AND ? AND kind <> 'context' ORDER BY id DESC LIMIT ?",
    from,
    to,
    most,
  );
  return rows.map(({ id }) => id);
}
