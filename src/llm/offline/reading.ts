import type { StatementRules } from '../../languages/statements.ts';
import type { SourceTurn, SummaryEnvelope } from '../model.ts';
import type { Statement } from './statement.ts';

export type Note = SummaryEnvelope['notes'][number];

/** A note with what is needed to judge the sentence behind it. */
export interface Draft {
  rules: StatementRules;
  note: Note;
  statement: Statement;
  /** Where its words stand: the number of the turn, and the clause with which they begin. */
  turn: number;
  clause: string;
}

export type Quote = Note['quotes'][number];

/** Where a clause stands. */
export interface Place {
  rules: StatementRules;
  sentence: string;
  turn: SourceTurn;
  /** Its speaker asks to remember it. */
  requested: boolean;
}

/** What stands around the words that are read. */
export interface Around extends Pick<Place, 'turn' | 'requested'> {
  /** The part of the message: looking through all of a long one for each clause takes too long. */
  line: string;
  /** The sentence with the words that ask to remember it. */
  whole: string;
}

/** A clause that states nothing itself, but may say of whom or what the next one speaks. */
export interface Antecedent {
  rules: StatementRules;
  body: string;
  /** Its quote may be too little to stand alone. */
  source: Quote;
  /** Its exact words. */
  clause: string;
}

/** What a clause says with its subject in front, and whether that is somebody else than the speaker. */
export interface Given {
  text: string;
  ofOther: boolean;
}
