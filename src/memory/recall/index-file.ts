import type { Database, Statement } from '../../state/database.ts';
import type { Entry, Outline } from './entry.ts';

/** Changed whenever terms are made or kept otherwise, so that an index of before is made anew. */
export const INDEX_VERSION = '5';

export const INDEX_SCHEMA: readonly string[] = [
  'CREATE TABLE IF NOT EXISTS about (name TEXT PRIMARY KEY, value TEXT NOT NULL)',
  'CREATE TABLE IF NOT EXISTS speakers (id TEXT PRIMARY KEY, name TEXT NOT NULL)',
  'CREATE TABLE IF NOT EXISTS read (source TEXT PRIMARY KEY, mark TEXT NOT NULL)',
  `CREATE TABLE IF NOT EXISTS entries (
     id INTEGER PRIMARY KEY, kind TEXT NOT NULL, key TEXT NOT NULL, conversation TEXT, place INTEGER NOT NULL,
     ref TEXT NOT NULL, file TEXT NOT NULL, at INTEGER NOT NULL, day TEXT NOT NULL, speakerId TEXT NOT NULL, speaker TEXT NOT NULL, text TEXT NOT NULL,
     captions TEXT NOT NULL, terms TEXT NOT NULL, asks TEXT NOT NULL, flags INTEGER NOT NULL, UNIQUE (kind, key))`,
  `CREATE TABLE IF NOT EXISTS changed (
     target TEXT PRIMARY KEY, id TEXT NOT NULL, file TEXT NOT NULL, isDeletion INTEGER NOT NULL, text TEXT NOT NULL)`,
  'CREATE INDEX IF NOT EXISTS places ON entries (conversation, place)',
  'CREATE INDEX IF NOT EXISTS days ON entries (day)',
  'CREATE INDEX IF NOT EXISTS files ON entries (file, key)',
  `CREATE VIRTUAL TABLE IF NOT EXISTS words USING fts5(
     terms, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 0')`,
  "CREATE VIRTUAL TABLE IF NOT EXISTS vocabulary USING fts5vocab(words, 'row')",
];

/** An entry by its number in the index, with what ranks it. */
export interface Row extends Outline {
  id: number;
}

/** Entries that are put in with one statement at most. */
export const BATCH = 200;

const NAMES =
  'kind key conversation place ref file at day speakerId speaker text captions terms asks flags'.split(' ');
/** What is read of hundreds of entries; texts, which are the most of them, only of those that are shown. */
const OUTLINE = 'id kind key conversation place at day speakerId terms asks flags'.split(' ');

const GIVEN = `json_each(?) AS g JOIN entries AS e ON e.kind = g.value ->> 'kind' AND e.key = g.value ->> 'key'`;

/**
 * The statements that put entries in, each in the place of what stood under its key. However many they are, the
 * statements stay few: each costs a way to another thread and back.
 */
export function putStatements(entries: readonly Entry[]): Statement[] {
  if (entries.length === 0) return [];
  const given = JSON.stringify(entries);
  return [
    ...removeStatements(entries),
    [
      `INSERT INTO entries (${NAMES.join(', ')})
       SELECT ${NAMES.map((column) => `value ->> '${column}'`).join(', ')} FROM json_each(?)`,
      given,
    ],
    [
      `INSERT INTO words (rowid, terms) SELECT e.id, e.terms FROM ${GIVEN} WHERE e.kind <> 'context'`,
      keysOf(entries),
    ],
    [
      `INSERT OR REPLACE INTO speakers (id, name)
       SELECT value ->> 'speakerId', value ->> 'speaker' FROM json_each(?)
       WHERE value ->> 'kind' <> 'context' AND value ->> 'speakerId' <> ''`,
      given,
    ],
  ];
}

/** The statements that take entries out. */
export function removeStatements(entries: readonly Pick<Entry, 'kind' | 'key'>[]): Statement[] {
  const keys = keysOf(entries);
  return [
    [`DELETE FROM words WHERE rowid IN (SELECT e.id FROM ${GIVEN})`, keys],
    [`DELETE FROM entries WHERE id IN (SELECT e.id FROM ${GIVEN})`, keys],
  ];
}

function keysOf(entries: readonly Pick<Entry, 'kind' | 'key'>[]): string {
  return JSON.stringify(entries.map(({ kind, key }) => ({ kind, key })));
}

/** The change of a message that counts: its last edit, or its deletion. */
export interface Change {
  /** Log id of the message. */
  target: string;
  /** Log id of the change. */
  id: string;
  /** The day whose log file has it. */
  file: string;
  /** 1 when it takes the message out. */
  isDeletion: 0 | 1;
  /** What the message says since, as it may be shown. */
  text: string;
}

/** The changes that are known of some messages. */
export function changesTo(database: Database, messages: readonly string[]): Promise<Change[]> {
  return database.all(
    'SELECT c.* FROM json_each(?) AS i JOIN changed AS c ON c.target = i.value',
    JSON.stringify([...new Set(messages)]),
  );
}

/** The statements that keep changes, whether their messages are in the index or come later. */
export function putChanges(changes: readonly Change[]): Statement[] {
  if (changes.length === 0) return [];
  return [
    [
      `INSERT OR REPLACE INTO changed (target, id, file, isDeletion, text)
       SELECT value ->> 'target', value ->> 'id', value ->> 'file', value ->> 'isDeletion', value ->> 'text' FROM json_each(?)`,
      JSON.stringify(changes),
    ],
  ];
}

/** What the index has of some log ids, whoever said it. */
export async function saidAs(database: Database, ids: readonly string[]): Promise<Entry[]> {
  if (ids.length === 0) return [];
  return database.all(
    `SELECT ${NAMES.map((name) => `e.${name}`).join(', ')} FROM json_each(?) AS i
       JOIN entries AS e ON e.kind IN ('message', 'context') AND e.key = i.value`,
    JSON.stringify([...new Set(ids)]),
  );
}

/** The last place of a conversation; 0 when nothing of it is in the index. */
export async function lastPlaceIn(database: Database, conversation: string): Promise<number> {
  const row = await database.get<{ last: number | null }>(
    'SELECT max(place) AS last FROM entries WHERE conversation = ?',
    conversation,
  );
  return row?.last ?? 0;
}

/** How far a source was read; empty when it never was. */
export async function markOf(database: Database, source: string): Promise<string> {
  const row = await database.get<{ mark: string }>('SELECT mark FROM read WHERE source = ?', source);
  return row?.mark ?? '';
}

/** The statement that says how far a source was read. */
export function marked(source: string, mark: string): Statement {
  return ['INSERT OR REPLACE INTO read (source, mark) VALUES (?, ?)', source, mark];
}

/** Everybody who said something that is in the index, under the name used last. */
export function speakersIn(database: Database): Promise<{ id: string; name: string }[]> {
  return database.all('SELECT id, name FROM speakers');
}

/**
 * How many entries hold each term, of those that any does; and `total`, the greatest number that an entry has: counting
 * a large index costs more than it tells. It is no less than there are entries, and greater by those that were put in
 * anew, which makes all words rarer alike.
 */
export async function frequencies(
  database: Database,
  terms: readonly string[],
): Promise<{ holding: ReadonlyMap<string, number>; total: number }> {
  const found = await database.get<{ list: string; total: number | null }>(
    `SELECT (SELECT max(id) FROM entries) AS total, json_group_array(json_array(v.term, v.doc)) AS list
     FROM json_each(?) AS t JOIN vocabulary AS v ON v.term = t.value`,
    JSON.stringify(terms),
  );
  return {
    holding: new Map(JSON.parse(found?.list ?? '[]') as [term: string, count: number][]),
    total: found?.total ?? 0,
  };
}

/** Entries that are looked for, and how far around them. */
interface Around {
  /** Of those that hold some of these terms the best by BM25. */
  matching: readonly { terms: readonly string[]; most: number }[];
  /** Numbers of more of them. */
  ids: readonly number[];
  /** Places. */
  before: number;
  after: number;
}

/** Entries with what stands around them in their conversations, in their order; and the numbers of the entries themselves. */
export async function withNeighbours(
  database: Database,
  { matching, ids, before, after }: Around,
): Promise<{ rows: Row[]; hits: Set<number> }> {
  const searches = matching.filter(({ terms }) => terms.length > 0);
  if (searches.length === 0 && ids.length === 0) return { rows: [], hits: new Set() };
  const found = await database.get<{ rows: string; hits: string }>(
    `WITH hit AS MATERIALIZED (SELECT value AS id FROM json_each(?) ${searches
      .map(() => 'UNION SELECT * FROM (SELECT rowid FROM words WHERE words MATCH ? ORDER BY rank LIMIT ?)')
      .join(' ')}),
     near AS (
       SELECT id FROM hit
       UNION
       SELECT n.id FROM hit AS i CROSS JOIN entries AS h ON h.id = i.id
         CROSS JOIN entries AS n ON n.conversation = h.conversation AND n.place BETWEEN h.place - ? AND h.place + ?)
     SELECT (SELECT json_group_array(id) FROM hit) AS hits, json_group_array(json_array(${OUTLINE.join(', ')})) AS rows
     FROM (SELECT * FROM entries WHERE id IN (SELECT id FROM near) ORDER BY conversation, place, id)`,
    JSON.stringify(ids),
    ...searches.flatMap(({ terms, most }) => [terms.map((term) => `"${term}"`).join(' OR '), most]),
    before,
    after,
  );
  return {
    rows: (JSON.parse(found?.rows ?? '[]') as RowValues[]).map(rowOf),
    hits: new Set(JSON.parse(found?.hits ?? '[]') as number[]),
  };
}

/** In the order of `OUTLINE`. */
type RowValues = [
  id: number,
  kind: Entry['kind'],
  key: string,
  conversation: string | null,
  place: number,
  at: number,
  day: string,
  speakerId: string,
  terms: string,
  asks: string,
  flags: number,
];

/** Written out, because hundreds are made for each question. */
function rowOf(values: RowValues): Row {
  return {
    id: values[0],
    kind: values[1],
    key: values[2],
    conversation: values[3],
    place: values[4],
    at: values[5],
    day: values[6],
    speakerId: values[7],
    terms: values[8],
    asks: values[9],
    flags: values[10],
  };
}

/** Entries by their numbers, in no order; those that are gone are left out. */
export function entriesOf(database: Database, ids: readonly number[]): Promise<(Entry & { id: number })[]> {
  if (ids.length === 0) return Promise.resolve([]);
  const whole = ['id', ...NAMES].map((name) => `'${name}', ${name}`).join(', ');
  return asList(
    database,
    `SELECT json_group_array(json_object(${whole})) AS list FROM entries
       WHERE id IN (SELECT value FROM json_each(?))`,
    JSON.stringify(ids),
  );
}

/** An entry with `reach` places on each side of it in its conversation. */
export async function rowsAround(
  database: Database,
  kind: Entry['kind'],
  key: string,
  reach: number,
): Promise<Entry[]> {
  const found = await database.get<{ id: number }>(
    'SELECT id FROM entries WHERE kind = ? AND key = ?',
    kind,
    key,
  );
  if (found === undefined) return [];
  const around = { matching: [], ids: [found.id], before: reach, after: reach };
  const { rows } = await withNeighbours(database, around);
  const entries = new Map(
    (
      await entriesOf(
        database,
        rows.map(({ id }) => id),
      )
    ).map((one) => [one.id, one]),
  );
  return rows.flatMap(({ id }) => entries.get(id) ?? []);
}

/** Numbers of entries said on the days `from` to `to`, both included. */
export function saidOn(database: Database, from: string, to: string, most: number): Promise<number[]> {
  return asList(
    database,
    `SELECT json_group_array(id) AS list FROM
       (SELECT id FROM entries WHERE day BETWEEN ? AND ? AND kind <> 'context' ORDER BY id DESC LIMIT ?)`,
    from,
    to,
    most,
  );
}

/** Terms that begin with `start` and are about as long as `word`, or begin with it, or it with them. */
export function termsLike(database: Database, word: string, start: string, slips: number): Promise<string[]> {
  return asList(
    database,
    `SELECT json_group_array(term) AS list FROM vocabulary
     WHERE term >= ?2 AND term < ?3 AND (
       abs(length(term) - length(?1)) <= ?4 OR substr(term, 1, length(?1)) = ?1 OR substr(?1, 1, length(term)) = term)`,
    word,
    start,
    `${start}\u{10ffff}`,
    slips,
  );
}

/** A result as one text: handing over hundreds of rows one by one costs more than finding them. */
async function asList<T>(database: Database, sql: string, ...values: (string | number)[]): Promise<T[]> {
  const row = await database.get<{ list: string }>(sql, ...values);
  return row === undefined ? [] : (JSON.parse(row.list) as T[]);
}

/** Where a message stands on its platform. */
export interface MessagePlace {
  conversation: string;
  /** The platform's id of the message. */
  ref: string;
}

/** The places of some messages by their log ids, as far as they are known. */
export async function placesOf(
  database: Database,
  ids: readonly string[],
): Promise<Map<string, MessagePlace>> {
  const rows = await database.all<MessagePlace & { key: string }>(
    `SELECT e.key, e.conversation, e.ref FROM json_each(?) AS i
       JOIN entries AS e ON e.kind = 'message' AND e.key = i.value WHERE e.ref <> ''`,
    JSON.stringify(ids),
  );
  return new Map(rows.map(({ key, conversation, ref }) => [key, { conversation, ref }]));
}

/** How many entries can be found. */
export async function countEntries(database: Database): Promise<number> {
  const row = await database.get<{ count: number }>(
    "SELECT count(*) AS count FROM entries WHERE kind <> 'context'",
  );
  return row?.count ?? 0;
}
