import type { Speaker } from '../llm/model.ts';
import type { Verdict } from '../memory/space-state.ts';
import type { NoteKind, Source } from '../memory/types.ts';
import type { Day } from '../time/zone.ts';

export interface CandidateNote {
  key: string;
  hash: string;
  /** A person changed its text after it was written. */
  edited?: true;
}

/** Notes that say the same, under consideration for memory. */
export interface Candidate {
  /** Its number in the dream, from 1. */
  n: number;
  text: string;
  kind: NoteKind;
  /** Whom or what it is about: a name, or `group`. */
  subject: string;
  speaker: Speaker;
  /** Milliseconds since the epoch: when it was said last. */
  at: number;
  /** The day of its newest note. */
  day: Day;
  /** Distinct days on which it was said. */
  days: Day[];
  /** Keys and text hashes of the notes that it unites. */
  notes: CandidateNote[];
  sources: Source[];
  /** Set when it was not its words that promoted it, but how often it was said and recalled. */
  lane?: 'evidence';
}

/** Why a candidate went no further, or a proposal was not applied. */
export interface Stop {
  /** Machine-readable, such as `kind`, `limit` or `negation`. */
  code: string;
  /** A sentence. */
  reason: string;
}

/** What was decided about a candidate. */
export interface Judgement extends Stop {
  candidate: Candidate;
  verdict: Verdict;
}

/** Codes of candidates that wait for the next dream as if nobody had judged them. */
export const UNFINISHED: readonly string[] = ['limit', 'conflict'];
/** The code of what a shadow trial found to do harm. */
export const HARMFUL_TRIAL = 'harmful_trial';
/** The code of what was promoted, but went to the archive at once. */
export const NO_ROOM = 'no_room';

export type RunTrigger = 'command' | 'schedule' | 'cli';

/**
 * `done`; `nothing` (it ran, no operation passed); `partial`; `failed`; `skipped` (it did not run). Every outcome has
 * its reason.
 */
export type RunOutcome = 'done' | 'nothing' | 'partial' | 'failed' | 'skipped';

/** The parts of a dream, in their order. */
export type DreamPhase = 'flush' | 'light' | 'rem' | 'deep' | 'diary';

export interface RunPhase {
  phase: DreamPhase;
  outcome: 'ok' | 'nothing' | 'failed';
  counts: Record<string, number>;
}

/** The `run` document: what a dream did. Names are those of the command line's JSON. */
export interface Run {
  id: string;
  space: string;
  trigger: RunTrigger;
  from: Day;
  to: Day;
  /** ISO 8601 with the zone's offset. */
  startedAt: string;
  endedAt: string | null;
  outcome: RunOutcome | null;
  reason: string;
  phases: RunPhase[];
  counts: {
    /** Notes. Each is a statement of its own (`staged`), says the same as another, or is left for the next dream. */
    read: number;
    staged: number;
    duplicates: number;
    left: number;
    promoted: number;
    /** Notes whose matter stands in memory already. With `promoted` and `byReason` they are all that were read. */
    kept: number;
    /** Proposals that wait for a person, and such that failed: all of those in `declined`. */
    held: number;
    refused: number;
    /** Notes that became no memory, and those left for the next dream. Empty when the dream ended before it decided. */
    byReason: Record<string, number>;
    /** Proposals, by what stopped them. */
    declined: { held: Record<string, number>; refused: Record<string, number> };
  };
  operations: { add: number; merge: number; update: number; remove: number; archive: number };
  model: { name: string; calls: number; tokensIn: number; tokensOut: number; cost: number | null };
  /** Number of its change-set. */
  change: number | null;
}
