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

/** What a language gives to the offline distiller. All patterns see apostrophes as `'` and no name in front. */
export interface MatterRules {
  code: string;
  /** In order; the first that matches counts. */
  frames: readonly MatterFrame[];
  /** Denial, wherever it stands. */
  negation: RegExp;
  /** Words that say that something is new; they are no part of the matter. */
  change: RegExp;
  /** What is left behind, in a group `old`: `instead of tea`, `switched from tea to coffee`. */
  instead: readonly RegExp[];
  /** Things of one sort, of which people put one before the others; a sort is one string. */
  sorts: readonly string[];
  /** Headings of MEMORY.md by kind. */
  headings: Readonly<Record<StatementKind, string>>;
}
