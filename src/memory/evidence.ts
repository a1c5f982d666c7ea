import type { Database, Statement } from '../state/database.ts';
import type { Day } from '../time/zone.ts';

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
export type HitCounts = Record<PhaseHit['phase'], { count: number; last: Day | undefined }>;

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
  /** How many traces and hits there are. */
  size(): Promise<number>;
}

const MOST_TRACES = 50_000;
const MOST_HITS = 50_000;

/** Tables of the space's state that hold evidence. */
export const EVIDENCE_SCHEMA: readonly string[] = [
  `CREATE TABLE IF NOT EXISTS recalls (
     n INTEGER PRIMARY KEY, key TEXT NOT NULL, question TEXT NOT NULL, day TEXT NOT NULL, rank INTEGER NOT NULL,
     UNIQUE (key, question, day))`,
  `CREATE TABLE IF NOT EXISTS phase_hits (
     n INTEGER PRIMARY KEY, key TEXT NOT NULL, phase TEXT NOT NULL, run TEXT NOT NULL, day TEXT NOT NULL,
     UNIQUE (key, phase, run))`,
];

/** The evidence that a space's state holds. */
export function evidenceIn(database: Database): EvidenceStore {
  return {
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
