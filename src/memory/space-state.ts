import { type Access, openDatabase, type Statement } from '../state/database.ts';
import { copyDatabase } from '../state/database-copy.ts';
import { databaseOnDemand } from '../state/on-demand.ts';
import { EVIDENCE_SCHEMA, type EvidenceStore, evidenceIn } from './evidence.ts';

/** What a dream decided about a note. */
export type Verdict = 'promoted' | 'kept' | 'skipped' | 'staged' | 'held' | 'refused' | 'rejected';

export interface JudgedMark {
  /** The note's key. */
  key: string;
  /** Hash of the text that was judged. */
  hash: string;
  verdict: Verdict;
  /** Machine-readable reason, such as `kind` or `negation`. */
  code: string;
  run: string;
  model: string;
}

/** A run as the ledger holds it: the `run` document of the command line and whatever its writer adds. */
interface LedgerRow {
  id: string;
  startedAt: string;
  endedAt: string | null;
  outcome: string | null;
  document: string;
}

/** The space's `state.sqlite`: evidence, judged marks and the run ledger. It can be lost without losing words. */
export interface SpaceState {
  judged(): Promise<Map<string, JudgedMark>>;
  /** What dreams decided about some notes, by their keys. */
  verdicts(keys: readonly string[]): Promise<Map<string, Verdict>>;
  judge(marks: readonly JudgedMark[]): Promise<void>;
  evidence: EvidenceStore;
  /** Of very many runs those written last stay. */
  putRun(row: LedgerRow): Promise<void>;
  run(id: string): Promise<LedgerRow | undefined>;
  /** Those written last come first, whatever a clock that was wrong made of their times. */
  runs(limit: number): Promise<LedgerRow[]>;
  get(name: string): Promise<string | undefined>;
  set(name: string, value: string): Promise<void>;
  close(): Promise<void>;
}

/** A dream each hour for more than half a year. */
const MOST_RUNS = 5_000;

const SCHEMA = [
  `CREATE TABLE IF NOT EXISTS judged (
     key TEXT PRIMARY KEY, hash TEXT NOT NULL, verdict TEXT NOT NULL, code TEXT NOT NULL, run TEXT NOT NULL, model TEXT NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS runs (
     id TEXT PRIMARY KEY, startedAt TEXT NOT NULL, endedAt TEXT, outcome TEXT, document TEXT NOT NULL)`,
  ...EVIDENCE_SCHEMA,
  'CREATE TABLE IF NOT EXISTS marks (name TEXT PRIMARY KEY, value TEXT NOT NULL)',
];

interface OpenSpaceStateOptions {
  path: string;
  /** Default `write`. */
  access?: Access;
  warn: (sentence: string) => void;
  now: () => number;
}

/** Opens no file before something is asked, since most rooms only listen: that is when a method throws DatabaseError. */
export function openSpaceState(options: OpenSpaceStateOptions): SpaceState {
  const open = options.access === 'read' ? copyDatabase : openDatabase;
  const database = databaseOnDemand(() => open({ ...options, schema: SCHEMA, followsLinks: false }));
  return {
    async judged() {
      const rows = await database.all<JudgedMark>('SELECT * FROM judged');
      return new Map(rows.map((row) => [row.key, row]));
    },
    async verdicts(keys) {
      const rows = await database.all<Pick<JudgedMark, 'key' | 'verdict'>>(
        'SELECT j.key, j.verdict FROM json_each(?) AS k JOIN judged AS j ON j.key = k.value',
        JSON.stringify(keys),
      );
      return new Map(rows.map(({ key, verdict }) => [key, verdict]));
    },
    judge: (marks) =>
      database.batch(
        marks.map(
          (mark): Statement => [
            'INSERT OR REPLACE INTO judged (key, hash, verdict, code, run, model) VALUES (?, ?, ?, ?, ?, ?)',
            mark.key,
            mark.hash,
            mark.verdict,
            mark.code,
            mark.run,
            mark.model,
          ],
        ),
      ),
    evidence: evidenceIn(database),
    putRun: (row) =>
      database.batch([
        [
          'INSERT OR REPLACE INTO runs (id, startedAt, endedAt, outcome, document) VALUES (?, ?, ?, ?, ?)',
          row.id,
          row.startedAt,
          row.endedAt,
          row.outcome,
          row.document,
        ],
        [
          'DELETE FROM runs WHERE rowid <= (SELECT rowid FROM runs ORDER BY rowid DESC LIMIT 1 OFFSET ?)',
          MOST_RUNS,
        ],
      ]),
    run: (id) => database.get<LedgerRow>('SELECT * FROM runs WHERE id = ?', id),
    runs: (limit) => database.all<LedgerRow>('SELECT * FROM runs ORDER BY rowid DESC LIMIT ?', limit),
    async get(name) {
      return (await database.get<{ value: string }>('SELECT value FROM marks WHERE name = ?', name))?.value;
    },
    set: (name, value) =>
      database.run('INSERT OR REPLACE INTO marks (name, value) VALUES (?, ?)', name, value),
    close: () => database.close(),
  };
}
