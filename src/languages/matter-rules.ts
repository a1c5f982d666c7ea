import type { StatementKind } from './statement-rules.ts';

/**
 * A form of saying something about a matter, by which two statements are known to speak of the same.
 *
 * Groups of the pattern: `topic`, what it is about (absent: the speaker); `value`, what is said of it; `verb`, a verb
 * that belongs to the topic.
 */
export interface MatterFrame {
  /** Statements are compared within one slot. */
  slot: string;
  pattern: RegExp;
  /**
   * `one`: another value replaces the one before; `each`: every value stands for itself, and only its opposite
   * replaces it; `best`: as `each`, and a thing of the same sort is put before the one before.
   */
  values: 'one' | 'each' | 'best';
  /** The value is denied or disliked. */
  against?: true;
}

/** How a language writes a time by which arrangements differ: two of one sort exclude each other. */
export interface TimeForm {
  sort: 'clock' | 'weekday' | 'date' | 'day';
  /** Global; a group `value` holds what is compared, unless `value` is given. */
  pattern: RegExp;
  /** What every form that matches stands for. */
  value?: string;
}

/**
 * Something of somebody's life of which there is one at a time, such as a home: how it is told, and how it is told that it
 * has changed, in whatever words. A group `left` names what was given up.
 */
export interface MatterTurn {
  slot: string;
  held: RegExp;
  turned: RegExp;
}

/** What a language gives to the offline distiller. All patterns see apostrophes as `'` and no name in front. */
export interface MatterRules {
  code: string;
  /** In order; the first that matches counts. */
  frames: readonly MatterFrame[];
  /** What there is one of at a time in a life. */
  turns?: readonly MatterTurn[];
  /** That there is another of what there is one of: "a new dentist"; a group `thing` names it. */
  renewed?: RegExp;
  /** Why something cannot stay as it was: it is shut, flooded or full, or who did it goes away. */
  fails?: RegExp;
  /** Denial, wherever it stands. */
  negation: RegExp;
  /** A sentence that says only that something changed, so that the next one says how: "the time has changed!!". */
  announces?: RegExp;
  /** Words that say that something is new; they are no part of the matter. */
  change: RegExp;
  /** That the speaker has changed their mind about what is named with it. */
  reversal?: RegExp;
  /** That a time was changed. */
  moved?: RegExp;
  /** That something is over: given up, sold, cancelled. */
  ending?: RegExp;
  /** Times and places to which a habit may be limited: in the evening, at work. */
  within: RegExp;
  /** That it is so from now on, and not this once. */
  now: RegExp;
  /** That it is so every time. */
  always: RegExp;
  /** That it is about one time: this summer. */
  once: RegExp;
  /** That somebody proposes or means to do something that is not settled. */
  proposal: RegExp;
  /** Who says so, where that is no matter of its own: "the doctor says". */
  source: RegExp;
  /** What is left behind, in a group `old`: `instead of tea`, `switched from tea to coffee`. */
  instead: readonly RegExp[];
  /** Times; statements that differ in nothing else are on the same matter. */
  times?: readonly TimeForm[];
  /** What a line is about, parted from the rest by a comma alone, and the particle that says so: "会費、3000円です". */
  topic?: { pattern: RegExp; particle: string };
  /** That a place is named; times are taken out before. */
  place?: RegExp;
  /** Verbs and particles that carry little of what a statement is about. */
  light?: RegExp;
  /** Ends of compounds that say no more than the rest does: the "Italienischkurs" is "Italienisch". */
  compoundEnds?: RegExp;
  /** Things of one sort, one of which takes the place of another when minds change; a sort is one string. */
  sorts: readonly string[];
  /** Headings of MEMORY.md by kind. */
  headings: Readonly<Record<StatementKind, string>>;
}
