import type { Database, Statement } from '../state/database.ts';
import type { Day } from '../time/zone.ts';
import { GROUNDED_SCHEMA, type GroundedStore, groundedIn } from './grounded.ts';

/** That a question brought something into a prompt. */
export interface RecallTrace {
  /** What was found: a note's key, or a message's log id. */
  key: string;
  /** Hash of the question's words. */
  question: string;
  /** The local day on which it was asked. */
  day: Day;
  /** Its place among the hits, from 1. */
  rank: number;
}

/** That a phase of a dream took a note up. */
export interface PhaseHit {
  /** The note's key. */
  key: string;
  phase: 'light' | 'rem';
  run: string;
  day: Day;
}

/** How often each phase took a note up, and on which day last. */
type HitCounts = Record<PhaseHit['phase'], { count: number; last: Day | undefined }>;

/** What a shadow trial of a candidate showed. */
export interface Trial {
  id: string;
  verdict: 'helpful' | 'neutral' | 'harmful';
  day: Day;
  /** The report's path in the space. */
  report: string;
}

/** The newest trial of a note, and the hash of the text that was tried: an edited note was not tried. */
export interface TrialMark extends Trial {
  key: string;
  hash: string;
}

/**
 * What speaks for notes beside their words. It is bounded, each writing costs the same however much there is, and losing
 * it loses counts, never words.
 */
export interface EvidenceStore {
  /** Keeps traces of recall, one a question, hit and day; of very many the newest. */
  trace(traces: readonly RecallTrace[]): Promise<void>;
  /** Traces from a day on, in the order in which they were left. */
  traces(since: Day): Promise<RecallTrace[]>;
  /** What was recalled after the trace with this number, and the number of the last; 0 is before the first. */
  recalledSince(last: number): Promise<{ keys: ReadonlySet<string>; last: number }>;
  /** Keeps hits, one a note, phase and run; of very many the newest. */
  hit(hits: readonly PhaseHit[]): Promise<void>;
  /** The hits of all notes, by their keys. */
  hits(): Promise<Map<string, HitCounts>>;
  /** Keeps what a trial showed of notes, in place of what an earlier one showed; of very many the newest. */
  tried(marks: readonly TrialMark[]): Promise<void>;
  /** The newest trial of each note that was tried, by its key; a higher number is a newer one. */
  trials(): Promise<Map<string, TrialMark & { n: number }>>;
  /** Statements staged from historical notes. */
  grounded: GroundedStore;
  /** How many traces and hits there are. */
  size(): Promise<number>;
}

const MOST_TRACES = 50_000;
const MOST_HITS = 50_000;
const MOST_TRIALS = 5_000;

/** Tables of the space's state that hold evidence. */
export const EVIDENCE_SCHEMA: readonly string[] = [
  `CREATE TABLE IF NOT EXISTS recalls (
     n INTEGER PRIMARY KEY, key TEXT NOT NULL, question TEXT NOT NULL, day TEXT NOT NULL, rank INTEGER NOT NULL,
     UNIQUE (key, question, day))`,
  `CREATE TABLE IF NOT EXISTS phase_hits (
     n INTEGER PRIMARY KEY, key TEXT NOT NULL, phase TEXT NOT NULL, run TEXT NOT NULL, day TEXT NOT NULL,
     UNIQUE (key, phase, run))`,
  `CREATE TABLE IF NOT EXISTS trials (
     n INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, hash TEXT NOT NULL, id TEXT NOT NULL, verdict TEXT NOT NULL,
     day TEXT NOT NULL, report TEXT NOT NULL)`,
  GROUNDED_SCHEMA,
];

/** The evidence that a space's state holds. */
export function evidenceIn(database: Database): EvidenceStore {
  return {
    grounded: groundedIn(database),
    trace: (traces) =>
      database.batch([
        ...traces.map(
          ({ key, question, day, rank }): Statement => [
            'INSERT OR IGNORE INTO recalls (key, question, day, rank) VALUES (?, ?, ?, ?)',
            key,
            question,
            day,
            rank,
          ],
        ),
        ['DELETE FROM recalls WHERE n <= (SELECT max(n) FROM recalls) - ?', MOST_TRACES],
      ]),
    traces: (since) =>
      database.all<RecallTrace>(
        'SELECT key, question, day, rank FROM recalls WHERE day >= ? ORDER BY n',
        since,
      ),
    async recalledSince(last) {
      const rows = await database.all<{ n: number; key: string }>(
        'SELECT n, key FROM recalls WHERE n > ? ORDER BY n',
        last,
      );
      return { keys: new Set(rows.map(({ key }) => key)), last: rows.at(-1)?.n ?? last };
    },
    hit: (hits) =>
      database.batch([
        ...hits.map(
          ({ key, phase, run, day }): Statement => [
            'INSERT OR IGNORE INTO phase_hits (key, phase, run, day) VALUES (?, ?, ?, ?)',
            key,
            phase,
            run,
            day,
          ],
        ),
        ['DELETE FROM phase_hits WHERE n <= (SELECT max(n) FROM phase_hits) - ?', MOST_HITS],
      ]),
    async hits() {
      const rows = await database.all<{ key: string; phase: PhaseHit['phase']; count: number; last: Day }>(
        'SELECT key, phase, count(*) AS count, max(day) AS last FROM phase_hits GROUP BY key, phase',
      );
      const found = new Map<string, HitCounts>();
      for (const { key, phase, count, last } of rows) {
        found.set(key, { ...(found.get(key) ?? noHits()), [phase]: { count, last } });
      }
      return found;
    },
    tried: (marks) =>
      database.batch([
        ...marks.map(
          ({ key, hash, id, verdict, day, report }): Statement => [
            'INSERT OR REPLACE INTO trials (key, hash, id, verdict, day, report) VALUES (?, ?, ?, ?, ?, ?)',
            key,
            hash,
            id,
            verdict,
            day,
            report,
          ],
        ),
        ['DELETE FROM trials WHERE n <= (SELECT max(n) FROM trials) - ?', MOST_TRIALS],
      ]),
    async trials() {
      const rows = await database.all<TrialMark & { n: number }>('SELECT * FROM trials');
      return new Map(rows.map((row) => [row.key, row]));
    },
    async size() {
      const row = await database.get<{ count: number }>(
        'SELECT (SELECT count(*) FROM recalls) + (SELECT count(*) FROM phase_hits) AS count',
      );
      return row?.count ?? 0;
    },
  };
}

/** Of a note that no phase took up. */
export function noHits(): HitCounts {
  return { light: { count: 0, last: undefined }, rem: { count: 0, last: undefined } };
}
