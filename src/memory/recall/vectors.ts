import type { Database, Statement } from '../../state/database.ts';
import { gently } from '../../state/gently.ts';

/**
 * Tables of the index for vectors of entries. Triggers keep them as the entries are, whoever changes these: a vector
 * goes with its entry, and an entry that comes waits for one.
 */
export const VECTOR_SCHEMA: readonly string[] = [
  'CREATE TABLE IF NOT EXISTS vectors (n INTEGER PRIMARY KEY AUTOINCREMENT, entry INTEGER NOT NULL UNIQUE, vector BLOB NOT NULL)',
  'CREATE TABLE IF NOT EXISTS unembedded (entry INTEGER PRIMARY KEY)',
  `CREATE TRIGGER IF NOT EXISTS entryCame AFTER INSERT ON entries WHEN new.kind <> 'context' AND new.text <> ''
   BEGIN INSERT OR IGNORE INTO unembedded (entry) VALUES (new.id); END`,
  `CREATE TRIGGER IF NOT EXISTS entryWent AFTER DELETE ON entries
   BEGIN DELETE FROM vectors WHERE entry = old.id; DELETE FROM unembedded WHERE entry = old.id; END`,
];

/** An entry that waits for its vector. */
export interface Unembedded {
  id: number;
  speaker: string;
  text: string;
}

/** Vectors of the entries of one index, all of one embedder. */
export interface Vectors {
  /** How many numbers each has; `undefined` while there is none. */
  length(): Promise<number | undefined>;
  /** The newest entries that wait for one. */
  waiting(most: number): Promise<Unembedded[]>;
  /** Stores vectors of entries that are still as they were; an entry without a vector no longer waits for one. */
  put(found: readonly (Unembedded & { vector?: Float32Array })[]): Promise<void>;
  /** Numbers of the entries whose vectors point most nearly the same way, best first. */
  nearest(vector: Float32Array, most: number): Promise<number[]>;
  count(): Promise<{ held: number; waiting: number }>;
}

/** Vectors that are read together: some milliseconds of work. */
const PAGE = 250;
/** Of vectors so many bytes stay in memory for each space that is asked; what is beyond is read for each question. */
const MOST_HELD_BYTES = 64 * 1024 * 1024;
/** The greatest number of a stored vector. */
const GREATEST = 127;

interface Page {
  entries: Float64Array;
  /** Numbers of the rows, so that a row that went is told from another with its entry's number. */
  rows: Float64Array;
  /** All vectors, one behind the other. */
  numbers: Int8Array;
  norms: Float64Array;
}

interface Near {
  row: number;
  entry: number;
  cosine: number;
}

/** Makes ready for the vectors of one embedder; those of any other go. */
export async function openVectors(database: Database, embedder: string): Promise<Vectors> {
  const made = await database.get<{ value: string }>("SELECT value FROM about WHERE name = 'embedder'");
  if (made?.value !== embedder) {
    await database.batch([
      ['DELETE FROM vectors'],
      [
        "INSERT OR IGNORE INTO unembedded (entry) SELECT id FROM entries WHERE kind <> 'context' AND text <> ''",
      ],
      ["INSERT OR REPLACE INTO about (name, value) VALUES ('embedder', ?)", embedder],
    ]);
  }
  let held: Page[] = [];
  let heldBytes = 0;

  async function pageAfter(row: number): Promise<Page | undefined> {
    const found = await database.all<{ n: number; entry: number; vector: Buffer }>(
      'SELECT n, entry, vector FROM vectors WHERE n > ? ORDER BY n LIMIT ?',
      row,
      PAGE,
    );
    return found.length === 0 ? undefined : pageOf(found);
  }

  const lastHeld = (): number => held.at(-1)?.rows.at(-1) ?? 0;

  /** Takes what is new into memory, as far as it may. */
  async function hold(): Promise<void> {
    while (heldBytes < MOST_HELD_BYTES) {
      const page = await pageAfter(lastHeld());
      if (page === undefined) return;
      held.push(page);
      heldBytes += page.numbers.byteLength;
    }
  }

  async function* unheld(from: number): AsyncGenerator<Page> {
    let last = from;
    for (;;) {
      const page = await pageAfter(last);
      if (page === undefined) return;
      last = page.rows.at(-1) ?? last;
      yield page;
    }
  }

  async function best(vector: Float32Array, most: number): Promise<Near[]> {
    let near: Near[] = [];
    let least = Number.NEGATIVE_INFINITY;
    const cut = (): void => {
      near = near.sort((a, b) => b.cosine - a.cosine).slice(0, most);
      if (near.length === most) least = near.at(-1)?.cosine ?? least;
    };
    const compare = (page: Page): void => {
      for (const [at, row] of page.rows.entries()) {
        const cosine = similarity(vector, page, at);
        if (cosine <= least) continue;
        near.push({ row, entry: page.entries[at] ?? 0, cosine });
        if (near.length >= most * 4) cut();
      }
    };
    await hold();
    for await (const page of gently(held)) compare(page);
    // Between these others have their turn while the next is read.
    if (heldBytes >= MOST_HELD_BYTES) for await (const page of unheld(lastHeld())) compare(page);
    cut();
    return near;
  }

  /** What is held in memory may be gone from the index. */
  async function standing(near: readonly Near[]): Promise<Near[]> {
    const rows = await database.all<{ n: number }>(
      'SELECT v.n FROM json_each(?) AS i JOIN vectors AS v ON v.n = i.value',
      JSON.stringify(near.map(({ row }) => row)),
    );
    const there = new Set(rows.map(({ n }) => n));
    return near.filter(({ row }) => there.has(row));
  }

  return {
    async length() {
      const row = await database.get<{ length: number }>(
        'SELECT length(vector) AS length FROM vectors LIMIT 1',
      );
      return row?.length;
    },
    waiting: (most) =>
      database.all<Unembedded>(
        `SELECT e.id, e.speaker, e.text FROM unembedded AS u JOIN entries AS e ON e.id = u.entry
         ORDER BY u.entry DESC LIMIT ?`,
        most,
      ),
    put: (found) => database.batch(found.flatMap(putStatements)),
    async nearest(vector, most) {
      const found = await best(vector, most);
      const still = await standing(found);
      if (still.length === found.length) return still.map(({ entry }) => entry);
      held = [];
      heldBytes = 0;
      return (await standing(await best(vector, most))).map(({ entry }) => entry);
    },
    async count() {
      const row = await database.get<{ held: number; waiting: number }>(
        'SELECT (SELECT count(*) FROM vectors) AS held, (SELECT count(*) FROM unembedded) AS waiting',
      );
      return row ?? { held: 0, waiting: 0 };
    },
  };
}

function putStatements({ id, text, vector }: Unembedded & { vector?: Float32Array }): Statement[] {
  const isStill = 'EXISTS (SELECT 1 FROM entries WHERE id = ? AND text = ?)';
  const done: Statement = [`DELETE FROM unembedded WHERE entry = ? AND ${isStill}`, id, id, text];
  if (vector === undefined) return [done];
  const put = `INSERT OR REPLACE INTO vectors (entry, vector) SELECT ?, ? WHERE ${isStill}`;
  return [[put, id, rounded(vector), id, text], done];
}

/**
 * A vector in a quarter of its room: each number as one of 255 steps of the greatest. Which way it points, and that
 * alone counts, changes by less than a hundredth.
 */
function rounded(vector: Float32Array): Uint8Array {
  const greatest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  return Buffer.from(Int8Array.from(vector, (value) => Math.round((value * GREATEST) / greatest)).buffer);
}

function pageOf(found: readonly { n: number; entry: number; vector: Buffer }[]): Page {
  const length = found[0]?.vector.length ?? 0;
  const numbers = new Int8Array(found.length * length);
  const norms = new Float64Array(found.length);
  for (const [at, { vector }] of found.entries()) {
    const own = new Int8Array(vector.buffer, vector.byteOffset, vector.length);
    numbers.set(own, at * length);
    let square = 0;
    for (const value of own) square += value * value;
    norms[at] = Math.sqrt(square);
  }
  return {
    entries: Float64Array.from(found, ({ entry }) => entry),
    rows: Float64Array.from(found, ({ n }) => n),
    numbers,
    norms,
  };
}

/** The cosine of the angle between a vector and one of a page, but for the vector's own length, which all share. */
function similarity(vector: Float32Array, { numbers, norms }: Page, at: number): number {
  const from = at * vector.length;
  let sum = 0;
  for (let one = 0; one < vector.length; one += 1) sum += (vector[one] ?? 0) * (numbers[from + one] ?? 0);
  return sum / (norms[at] || 1);
}
