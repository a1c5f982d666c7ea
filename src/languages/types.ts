import type { ClaimLanguage, FrameWords } from './claim-types.ts';
import type { DiaryWords } from './diary-words.ts';
import type { MatterRules } from './matter-rules.ts';
import type { PhraseBook } from './phrase-book.ts';
import type { QuestionWords } from './question-words.ts';
import type { SecretWords } from './secret-words.ts';
import type { StatementWords } from './statement-rules.ts';
import type { Texts } from './texts.ts';

/** A stemmer from the Snowball family, named as the library names it. */
interface SnowballStemmer {
  kind: 'snowball';
  algorithm: string;
}

/** A light stemmer for a language that no library serves: it takes off one ending and evens out vowels. */
export interface SuffixStemmer {
  kind: 'suffixes';
  /** Endings of reflexive or emphatic particles, taken off first. */
  particles: readonly string[];
  /** Endings; the longest that fits is taken off. */
  endings: readonly string[];
  vowels: string;
  /** Letters a stem keeps at least, one of them a vowel. */
  shortest: number;
  /** Letters that change places within the forms of one word, such as і and о in кіт, кота. */
  alternations: Readonly<Record<string, string>>;
}

/** What the text layer knows of a language's words. All entries are lower case, with the plain apostrophe. */
export interface LanguageWords {
  /** Function words, beside those of the general list: ask `stopWords` for all of them. */
  stopWords: readonly string[];
  /** Words of that list that carry meaning in a fact: negations, conditions, direction, certainty. */
  meaningful: readonly string[];
  /** Frequent words of everyday talk that no related language has; they tell the language of a short line. */
  everyday: readonly string[];
  /** Words or phrases that open a question written without a mark. */
  questionWords: readonly string[];
  /** Letters, endings and clusters that tell it from other languages of its script; each counts 1, or `weight`. */
  telling?: readonly { letters: RegExp; weight?: number }[];
  /** Every noun has a capital, so that a capital tells no name. */
  capitalNouns?: true;
  /** What asks without a mark at its end: an ending, where words are not parted by spaces, or a mark in front. */
  asking?: RegExp;
  /** What introduces a statement behind "remember": "that". */
  that?: readonly string[];
  negations: readonly string[];
  conditions: readonly string[];
  firstPerson: readonly string[];
  /** Abbreviations that always go on, without the last dot: `dr`, `e.g`. */
  abbreviations: readonly string[];
  /** Abbreviations that may also end a sentence: `etc`, `p.m`. */
  closingAbbreviations: readonly string[];
  /** Irregular forms and chat spellings, and the word each stands for. */
  forms: Readonly<Record<string, string>>;
  stemmer: SnowballStemmer | SuffixStemmer;
  /** Words are ideographs and syllables with endings in hiragana, which do not count when contents are compared. */
  inflectedKana?: true;
  /** Words that lose their vowel before another one and are written with it, without the apostrophe: `l` in "l'eau". */
  elided?: readonly string[];
}

type DateUnit = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year' | 'weekend';

/** How absolute dates are written into a sentence: `{day}` stands for the date, `{word}` for a following word. */
interface DateForms {
  day: string;
  /** Where a preposition stands already, as in "by tomorrow". */
  plainDay: string;
  week: string;
  plainWeek: string;
  weekend: string;
  plainWeekend: string;
  month: string;
  plainMonth: string;
  year: string;
  plainYear: string;
  /** `{day}` and `{time}`, for "in two hours". */
  moment: string;
}

/** What the text layer knows of a language's dates. Entries are lower case; a space stands for any white space. */
export interface LanguageDates {
  /** The locale of the date library that completes these rules. */
  chrono?: string;
  /** Words are not parted by spaces: a date may stand between any letters, and a month before its day. */
  unspaced?: true;
  /** Whether "12/5" alone is a date in such a language. */
  shortSlash?: true;
  /** Marks of a time of day in such a language: behind an hour, half of one, behind the minutes. */
  clock?: { hours: readonly string[]; half: readonly string[]; minutes: readonly string[] };
  /** Days counted from today. */
  days: Readonly<Record<string, number>>;
  /** Words that name a day from today and a part of it: `tonight`. */
  dayParts: Readonly<Record<string, { days: number; part: string }>>;
  /** Parts of a day that may follow a day, and how they read after a date. */
  parts: Readonly<Record<string, string>>;
  /** Parts of a day may be written in one word with the day, as in "Freitagabend". */
  joinedParts?: true;
  /** Words that stand before a thing and name its day, such as `tomorrow's`. */
  ofDay: Readonly<Record<string, number>>;
  /** How such a word is written: `{day}`, `{word}`. */
  ofDayForm: string;
  /** Every form of a weekday's name; Monday is 1. */
  weekdays: Readonly<Record<string, number>>;
  /** Weekday forms that are also other words, or short: taken as days only behind a preposition or a modifier. */
  doubtfulWeekdays: Readonly<Record<string, number>>;
  months: Readonly<Record<string, number>>;
  /** Month names that are also other words: taken as months only beside a number or behind a preposition. */
  doubtfulMonths: readonly string[];
  units: Readonly<Record<string, DateUnit>>;
  /** Units that count one without a number: "in a week" has its article in `numbers`, "через тиждень" has none. */
  bareUnits: boolean;
  numbers: Readonly<Record<string, number>>;
  /** Words for a span of time counted from the present one: "торік" is the year before. */
  spans: Readonly<Record<string, { unit: DateUnit; count: number }>>;
  next: readonly string[];
  last: readonly string[];
  this: readonly string[];
  /** The same behind a weekday or a span, as in "la semana pasada", "vendredi prochain". */
  nextAfter?: readonly string[];
  lastAfter?: readonly string[];
  /** "Next Friday" is the nearest one to come, not that of the next week. */
  nextIsNearest?: true;
  /** Words before a week that belongs to a weekday: "el lunes de la semana que viene". */
  weekLinks?: readonly string[];
  /** Words between weekdays that recur when they stand without one of `on`: "martes y jueves". */
  pairLinks?: readonly string[];
  /** Before a number and a unit: in the past, as in "hace dos días", "vor zwei Tagen", "il y a deux jours". */
  agoBefore?: readonly string[];
  /** Before a number and a unit: in the future. */
  ahead: readonly string[];
  /** After a number and a unit: in the future, in the past. */
  fromNow: readonly string[];
  ago: readonly string[];
  /** Prepositions that belong to a weekday, and to a longer span, and are replaced with it. */
  on: readonly string[];
  onSpan: readonly string[];
  /** Prepositions that stay, and after which the date stands alone. */
  bound: readonly string[];
  /** Prepositions that set a day for later, also in the past tense: "moved to Friday". */
  toward: readonly string[];
  /** The same behind the day, in a language that puts them there. */
  towardAfter?: readonly string[];
  /** Prepositions before a month that stands alone. */
  monthPrepositions: readonly string[];
  /** Words between two weekdays that name all days of a range: "Monday to Friday". */
  rangeLinks: readonly string[];
  /** Words between two numbers of days of one month: "3 al 5 de mayo". */
  dayLinks?: readonly string[];
  /** Words before a weekday that leave it to the reader: "every Friday", "the Friday meeting". */
  recurring: readonly string[];
  /** Words behind a weekday that do the same: "Friday nights". */
  recurringAfter: readonly string[];
  /** Words that, anywhere around a weekday, say that it comes back: "we always meet on Friday". */
  habitual: readonly string[];
  /** What is every week by itself, of a language without spaces: lessons, duties. */
  weekly?: readonly string[];
  /** Words that mean one time of it: "this week's lesson". */
  oneOf?: readonly string[];
  /** Forms of a weekday that mean all of them when one of `on` stands before: "у середи". */
  recurringForms: readonly string[];
  /** Words before a number and a unit that make it inexact: "more than a week ago". */
  vague: readonly string[];
  /** Verbs behind a day that is what the sentence is about: "Friday works". */
  verbsAfter: readonly string[];
  /** Words that start a time of day: "at 10". */
  at: readonly string[];
  /** Marks of the halves of a day behind an hour. */
  beforeNoon: readonly string[];
  afterNoon: readonly string[];
  /** Words behind an hour that only say that it is one: `Uhr`. */
  hourMarks?: readonly string[];
  /** Endings of a day's number: `th`. */
  ordinals: readonly string[];
  /** Words between a day's number and the month, and before the year. */
  monthLinks: readonly string[];
  /** Words behind a year: `року`. */
  yearMarks: readonly string[];
  /** Whether a month may stand before its day, as in "December 5". */
  monthBeforeDay: boolean;
  /** Whether "5/12/2026" begins with the month. */
  slashMonthFirst: boolean;
  /** Whether "05.12" without a year is a date. */
  shortDotted: boolean;
  /** Words before and behind a day's number that stands alone: "am 5.". */
  dayAlone?: { before: readonly string[]; after: readonly string[] };
  /** Whether "5.12." is one. */
  shortDottedStop?: true;
  /** Phrases that only look like dates. */
  idioms: readonly string[];
  /** Words of a sentence that tells of the past, their endings, and words that only look like them. */
  past: { words: readonly string[]; endings: readonly string[]; except: readonly string[] };
  /** Words of a sentence that tells of the future. */
  future: readonly string[];
  forms: DateForms;
}

/** All that the code knows of one language, beside what it learned from labelled sentences. */
export interface Language {
  /** ISO 639-1. */
  code: string;
  /** Its own name for itself. */
  name: string;
  /** What it is written in: the Unicode name of a script, `Japanese` for kana with ideographs. */
  script: string;
  /** Words, their forms and their roles in a sentence. */
  words: LanguageWords;
  dates: LanguageDates;
  /** How statements are introduced, addressed and joined. */
  statements: StatementWords;
  /** What words do to a claim: deny it, doubt it, turn it round. */
  claims: ClaimLanguage;
  /** What takes the force from words said. */
  frames: FrameWords;
  /** When two statements are on the same matter. */
  matters: MatterRules;
  questions: QuestionWords;
  /** What the offline narrator and the offline answers say in it. */
  phrases: PhraseBook;
  diary: DiaryWords;
  /** How people name what must stay secret. */
  secrets: SecretWords;
  /** What commands, notices and refusals say in it. */
  texts: Texts;
}
