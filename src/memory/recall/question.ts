import { language as languageData } from '../../languages/index.ts';
import { plainApostrophes } from '../../text/apostrophes.ts';
import { resolveDates } from '../../text/dates.ts';
import { languageIn } from '../../text/language.ts';
import { words } from '../../text/words.ts';
import { type Day, localDay } from '../../time/zone.ts';
import { kindsNamedBy, type SoughtKind } from './kinds.ts';
import { termsOf } from './terms.ts';

/** A question, and what is known where it is asked. */
interface Asking {
  text: string;
  /** Milliseconds since the epoch: when it is asked. */
  at: number;
  zone: string;
  /** ISO 639-1: what is mostly spoken there. */
  usual: string;
  /** Everybody who speaks there. */
  speakers: readonly { id: string; name: string }[];
}

/** What a question looks for. */
export interface Sought {
  language: string;
  /** Terms with their weight: 1, or less for words that only frame a question. */
  terms: ReadonlyMap<string, number>;
  /** The kinds of things that it names: the answer may name the thing alone. */
  kinds: readonly SoughtKind[];
  /** The days that it names, first and last. */
  spans: readonly { from: Day; to: Day }[];
  /** Ids of the people whose names stand in it. */
  named: ReadonlySet<string>;
  asksWhen: boolean;
  asksHowMany: boolean;
  /** Whether it asks how things stand now. */
  asksNow: boolean;
}

/** Of a question, and of what is said in a conversation, recall looks at this much. */
export const QUESTION_CHARS = 8_000;
const SCAFFOLD_WEIGHT = 0.5;
/** Whoever names more days asks about none of them. */
const MOST_SPANS = 8;
/** More different words than these make a question no clearer. */
const MOST_TERMS = 60;
const YEAR = /(?<![\p{L}\p{N}])(?:19|20)\d\d(?![\p{L}\p{N}])/gu;

/** Reads a question; names of speakers and dates in it are no words to look for, unless nothing else is left. */
export function soughtBy({ text, at, zone, usual, speakers }: Asking): Sought {
  const language = languageIn(text, usual);
  const { questions } = languageData(language);
  const plain = plainApostrophes(text.toLowerCase());
  const dates = resolveDates(text, at, zone, language);
  const today = localDay(at, zone);
  const spans = dates.map(({ day, endDay = day }) => ({ from: day, to: endDay }));
  // A month or a day without its year lies behind whoever asks about it.
  const past = spans.flatMap(({ from, to }) =>
    from > today ? [{ from: yearBefore(from), to: yearBefore(to) }] : [],
  );
  const rest = without(text, dates);
  const years = [...rest.matchAll(YEAR)].map(([year]) => ({ from: `${year}-01-01`, to: `${year}-12-31` }));
  const named = speakersIn(text, speakers);
  const names = new Set(named.flatMap(({ name }) => termsOf(name, language)));
  const nicknames = new Set(named.flatMap(({ word }) => termsOf(word, language)));
  const all = [...new Set(termsOf(rest, language))].slice(0, MOST_TERMS);
  const told = all.filter((term) => !names.has(term) && !nicknames.has(term));
  const terms = new Map((told.length > 0 ? told : all).map((term) => [term, weightIn(term, language)]));
  return {
    language,
    terms,
    kinds: kindsNamedBy(terms, language),
    spans: distinct([...spans, ...past, ...years]).slice(0, MOST_SPANS),
    named: new Set(named.map(({ id }) => id)),
    asksWhen: questions.when.test(plain),
    asksHowMany: questions.howMany.test(plain),
    asksNow: questions.now.test(plain),
  };
}

/** What a term of a question weighs: less, when it only frames questions. */
export function weightIn(term: string, language: string): number {
  return scaffoldOf(language).has(term) ? SCAFFOLD_WEIGHT : 1;
}

const scaffolds = new Map<string, ReadonlySet<string>>();

/** Terms of the words that only frame a question. */
function scaffoldOf(language: string): ReadonlySet<string> {
  const known = scaffolds.get(language);
  if (known !== undefined) return known;
  const { scaffolding } = languageData(language).questions;
  const made = new Set(scaffolding.flatMap((word) => termsOf(word, language)));
  scaffolds.set(language, made);
  return made;
}

function distinct(spans: Sought['spans']): Sought['spans'] {
  return [...new Map(spans.map((span) => [`${span.from} ${span.to}`, span])).values()];
}

/** 29 February has 28 February before it. */
function yearBefore(day: Day): Day {
  const before = `${String(Number(day.slice(0, 4)) - 1).padStart(4, '0')}${day.slice(4)}`;
  return before.endsWith('-02-29') ? `${before.slice(0, -2)}28` : before;
}

function without(text: string, spans: readonly { start: number; end: number }[]): string {
  let rest = '';
  let done = 0;
  for (const { start, end } of spans) {
    rest += `${text.slice(done, start)} `;
    done = Math.max(done, end);
  }
  return rest + text.slice(done);
}

/** Letters that a short form of a name and its full form begin with alike: Mel and Melanie. */
const SHORT_FORM = 3;
/** Letters that an ending takes from a name, and puts in their place. */
const ENDING_TAKEN = 2;
const ENDING_PUT = 3;
const CYRILLIC = /\p{Script=Cyrillic}/u;
const CAPITAL = /\p{Lu}/u;

interface Named {
  id: string;
  name: string;
  /** How the question writes the name, in lower case. */
  word: string;
}

function speakersIn(text: string, speakers: Asking['speakers']): Named[] {
  const plain = new Set(words(text).map(withoutGenitive));
  const capitals = new Set(
    words([...text.matchAll(/\p{Lu}[\p{L}\p{M}'’-]*/gu)].map(([word]) => word).join(' ')).map(
      withoutGenitive,
    ),
  );
  const found: Named[] = [];
  for (const { id, name } of speakers) {
    const [first = ''] = words(name);
    if (first === '') continue;
    // Without a capital "mark" and "dance" are words; a name is known by itself alone then.
    const isWritten = plain.has(first) && (capitals.has(first) || !CAPITAL.test(text));
    const word = isWritten ? first : [...capitals].find((one) => isFormOf(one, first));
    if (word !== undefined) found.push({ id, name, word });
  }
  return found;
}

function withoutGenitive(word: string): string {
  return word.replace(/'s$/u, '');
}

/** Whether a word with a capital is the short form of a name, or the name with an ending. */
function isFormOf(word: string, name: string): boolean {
  if (word === name || word === `${name}s`) return true;
  if (word.length < SHORT_FORM || name.length < SHORT_FORM) return false;
  if (name.startsWith(word)) return true;
  if (!CYRILLIC.test(name)) return false;
  const shared = [...word].findIndex((letter, at) => letter !== name[at]);
  const alike = shared === -1 ? word.length : shared;
  return alike >= SHORT_FORM && alike >= name.length - ENDING_TAKEN && word.length - alike <= ENDING_PUT;
}
