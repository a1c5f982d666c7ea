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

/** How the sentences of a language, as people type them, are taken apart. */
export interface ClauseRules {
  /** Chat spellings and what they stand for, applied in order: `im` → `I'm`. */
  spellings: readonly (readonly [RegExp, string])[];
  /** Marks and conjunctions between clauses; global. The clause behind starts where the match ends. */
  joints: RegExp;
  /** The opening of a clause that changes what the one before says, and so is never parted from it: `but only`. */
  bound: RegExp;
  /** A clause that only announces the ones behind it, and stays with them: `settled then`, `it's official`. */
  heads?: RegExp;
  /** The opening of a clause that leaves out its subject, the speaker. Absent: any clause may. */
  subjectless?: RegExp;
  /** How a clause opens that asks, whatever its words behind are: `does Olha`. */
  asks?: RegExp;
  /** The opening of a clause about its speaker, which leaves nobody for a pronoun in the next one to mean. */
  own?: RegExp;
  /** A sentence that is not taken apart, because its opening rules all of it: `if`. */
  whole: RegExp;
  /** A clause that takes back or doubts all of the sentence: `not sure yet`, `just kidding`. */
  doubt: RegExp;
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

/** What a language gives to the offline summariser. All patterns see lower-case text with `'` for every apostrophe. */
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
  /** A sentence that asks not to be remembered: nothing of it becomes a note. */
  forget: RegExp;
  /** `remember that …`: what follows the match is the statement. */
  remember: RegExp;
  /** A sentence that leans on the one before. */
  dangling: RegExp;
  clauses: ClauseRules;
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

/** Letters of every script, caseless ones and small ones: spelled out, because property escapes compile slowly. */
const LETTERS =
  'a-z\\u00aa\\u00b5\\u00ba\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u1fff\\u2c00-\\u2dff\\u3040-\\ud7ff\\uf900-\\ufdff\\ufe70-\\ufefe';
const DIGITS = '0-9';
const SIGN = `[${LETTERS}${DIGITS}]`;
const EDGE = `(?:(?<!${SIGN})(?=${SIGN})|(?<=${SIGN})(?!${SIGN}))`;

/**
 * A regular expression for lower-case text with plain apostrophes, in which `\b`, `\p{L}` and `\p{N}` know the letters
 * of every script. It gives indices when it has a group `name`.
 */
export function pattern(source: string): RegExp {
  let spelled = '';
  let inClass = false;
  for (const [part] of source.matchAll(/\\p\{\w+\}|\\b|\\.|./gs)) {
    if (part === '[') inClass = true;
    if (part === ']') inClass = false;
    const letters = part === '\\p{L}' ? LETTERS : part === '\\p{N}' ? DIGITS : undefined;
    if (letters !== undefined) spelled += inClass ? letters : `[${letters}]`;
    else spelled += part === '\\b' ? EDGE : part;
  }
  const flags = `${source.includes('(?<name>') ? 'd' : ''}${spelled.includes('\\p{') ? 'u' : ''}`;
  return new RegExp(spelled, flags);
}
