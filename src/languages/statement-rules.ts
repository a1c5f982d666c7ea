/** What a durable statement can be; a subset of the memory's note kinds by name. */
export type StatementKind =
  | 'preference'
  | 'person'
  | 'decision'
  | 'plan'
  | 'fact'
  | 'rule'
  | 'experience'
  | 'event'
  | 'task';

/** One form of durable statement. */
export interface StatementPattern {
  kind: StatementKind;
  /**
   * Matched against one sentence. A group `name` holds a person's name and must start with a capital;
   * it becomes the subject.
   */
  pattern: RegExp;
  /** `future`: counts only with a date after the day on which it was said; `past`: only with an earlier one. */
  dated?: 'future' | 'past';
}

/** Verb forms with which a sentence in the first person is told in the third. */
export interface ThirdPerson {
  /** The whole opening, up to and with the verb: groups `lead` (auxiliary), `adverb` and `verb`, all optional. */
  opening: RegExp;
  /** Auxiliaries as they stand after the pronoun, and what they become: `'m` → `is`. */
  auxiliaries: Readonly<Record<string, string>>;
  /** Verbs of the present tense. */
  verbs: Readonly<Record<string, string>>;
  /** Verb forms that do not change. */
  unchanged: ReadonlySet<string>;
  /** Words whose presence makes the change unsafe. */
  unsafe: RegExp;
}

/** What a language gives to the offline summariser. All patterns see apostrophes as `'`. */
export interface StatementRules {
  code: string;
  /** A letter of its script. */
  script: RegExp;
  /** What shows that a text in this script is in another language. */
  foreign: RegExp;
  /** Words in front of a statement that say nothing; taken off one at a time. */
  lead: RegExp;
  /** Laughs and particles after it. */
  tail: RegExp;
  /** A time in front of the statement, skipped to find the form of what follows. */
  time: RegExp;
  /** `remember that …`: what follows the match is the statement. */
  remember: RegExp;
  /** An instruction to the assistant that is meant to last. */
  instructions: readonly RegExp[];
  /** Never a note, whatever else it looks like: chatter, hypotheses, jokes, tests, reported speech. */
  never: readonly RegExp[];
  /** A passing state: no note unless it is a plan. */
  passing: readonly RegExp[];
  /** A sentence that leans on the one before. */
  dangling: RegExp;
  /** A sentence that may be joined to the statement about a third person or thing just before it. */
  joins: RegExp;
  /** A verb that makes a clause of what somebody asks to be remembered. */
  clause: RegExp;
  patterns: readonly StatementPattern[];
  /** A person of the speaker's life with their name (group `name`), such as `my sister Olha`. */
  relation: RegExp;
  /** First person, singular. */
  self: RegExp;
  /** First person, plural. */
  group: RegExp;
  /** Capitalised words at the start of a sentence that are no names. */
  notNames: ReadonlySet<string>;
  thirdPerson?: ThirdPerson;
}

const EDGE = String.raw`(?:(?<![\p{L}\p{N}])(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])(?![\p{L}\p{N}]))`;

/** A case-insensitive regular expression whose `\b` knows the letters of every script. */
export function pattern(source: string): RegExp {
  return new RegExp(source.replaceAll(String.raw`\b`, EDGE), 'iu');
}
