import type { TrustClass } from '../chat/message.ts';
import type { Day } from '../time/zone.ts';
import type { ReasonCode } from './reasons.ts';

export const NOTE_KINDS = [
  'preference',
  'person',
  'decision',
  'plan',
  'fact',
  'rule',
  'experience',
  'event',
  'task',
] as const;
export type NoteKind = (typeof NOTE_KINDS)[number];

/** Exact words of one logged message (in its redacted form), and who said them when. */
export interface Source {
  /** The message's log id. */
  turn: string;
  quote: string;
  /** ISO 8601, UTC: when it was said. */
  at: string;
  speaker: { id: string; name: string };
  trust: TrustClass;
  /** Log id of the message that this one stands directly behind, and may answer. */
  answers?: string;
}

/** Why a note does not count any more: its message was deleted or edited, or the speaker took back the words. */
export type StrikeReason = 'deleted' | 'edited' | 'taken_back';

/** Why a flush wrote notes; the heading word of its section. */
export type FlushReason = 'trimmed' | 'daily summary' | 'overflow recovery' | 'dream' | 'manual';

/** A line of `notes.jsonl`: where a note comes from. */
export interface NoteRecord {
  /** The block id, without `^`. */
  id: string;
  day: Day;
  /** ISO 8601, UTC: when the first of its words was said. */
  at: string;
  conversation: string;
  kind: NoteKind;
  /** Whom or what it is about: a name, or `group`. */
  subject: string;
  speaker: { id: string; name: string };
  /** The least trusted class among its sources. */
  trust: TrustClass;
  turns: string[];
  sources: Source[];
  text: string;
  /** SHA-256 of the text, hex. */
  hash: string;
  reason: FlushReason;
  /** The model that wrote it. */
  model: string;
  /** ISO 8601, UTC: when the note was written. */
  writtenAt: string;
}

type ItemState = 'dream' | 'hand' | 'pinned';

/** What is known about one line of MEMORY.md; it is kept under (heading, text, ordinal). */
export interface ItemRecord {
  heading: string;
  text: string;
  /** Which one of several equal lines under the heading, from 1. */
  ordinal: number;
  /** Whose line it is: a dream's (adopted lines too), or a person's. */
  by: 'dream' | 'hand';
  kind?: NoteKind;
  /** ISO 8601: when it was first and last said. */
  since?: string;
  lastConfirmed?: string;
  /** Block ids of the notes it rests on. */
  notes: string[];
  /**
   * Block ids of the notes of what it replaced: how often its matter came up. One that is among `notes`, too, is of a
   * wording that a person changed by hand.
   */
  earlier?: string[];
  sources: Source[];
  /** Number of the change-set that wrote it. */
  change: number;
}

/** An item of MEMORY.md as it stands. */
export interface Item extends ItemRecord {
  /** Its number in the file, from 1. */
  n: number;
  state: ItemState;
}

export type ChangeOperationName = 'add' | 'merge' | 'update' | 'remove' | 'archive' | 'pin' | 'unpin';

/** One verified change to MEMORY.md. */
export interface ChangeOperation {
  /** Its number in the change-set, from 1. */
  k: number;
  op: ChangeOperationName;
  heading: string;
  /** Lines it takes out: several for a merge, none for an addition. */
  before: ItemRecord[];
  /** The line it writes; absent for a removal. */
  after?: ItemRecord;
  reason: string;
  /** Of a reason that code asks for later on. */
  code?: ReasonCode;
  /** Number of the change-set that undid it. */
  undone?: number;
}

/** A proposal that was not applied. */
export interface DeclinedOperation {
  op: string;
  text: string;
  targets: string[];
  sources: Source[];
  notes: string[];
  /** Machine-readable, such as `negation` or `about_another_member`. */
  code: string;
  reason: string;
}

/** `unknown`: the change-set that says who did it is lost. */
export type ChangeAuthor = 'dream' | 'command' | 'cli' | 'hand' | 'unknown' | 'undo' | 'restore';

/** What a dream or a person did to MEMORY.md, in one step that can be undone. */
export interface ChangeSet {
  n: number;
  /** The dream's run id, when a dream did it. */
  run?: string;
  /** ISO 8601, UTC. */
  at: string;
  who: ChangeAuthor;
  state: 'prepared' | 'applied' | 'void';
  hashBefore: string;
  hashAfter: string;
  textBefore: string;
  textAfter: string;
  operations: ChangeOperation[];
  refused: DeclinedOperation[];
  held: DeclinedOperation[];
  /** Everything known about the items of `textAfter`. */
  items: ItemRecord[];
  /** Of an undo or a restore: the change-set it goes back on or to. */
  of?: number;
}

/** Something remembered that may answer a question. */
export interface Passage {
  kind: 'item' | 'note' | 'message';
  id: string;
  text: string;
  /** The day on which it was said; unknown for lines that people wrote by hand. */
  day?: Day;
  speaker?: { id: string; name: string };
  /** 0 to 1, higher is nearer; comparable within one answer only. */
  score: number;
}
