import { language as languageData } from '../../languages/index.ts';
import { resolveDates } from '../../text/dates.ts';
import { languageIn } from '../../text/language.ts';
import { words } from '../../text/words.ts';
import { addDays, type Day, localDay } from '../../time/zone.ts';
import { termsOf } from './terms.ts';

/** A question, and what is known where it is asked. */
export interface Asking {
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
  /** The days that it names, first and last. */
  spans: readonly { from: Day; to: Day }[];
  /** Ids of the people whose names stand in it. */
  named: ReadonlySet<string>;
  asksWhen: boolean;
  asksHowMany: boolean;
  /** Whether it asks how things stand now. */
  asksNow: boolean;
}

const SCAFFOLD_WEIGHT = 0.5;
/** More different words than these make a question no clearer. */
const MOST_TERMS = 60;
const YEAR = /(?<![\p{L}\p{N}])(?:19|20)\d\d(?![\p{L}\p{N}])/gu;

/** Reads a question; names of speakers and dates in it are no words to look for, unless nothing else is left. */
export function soughtBy({ text, at, zone, usual, speakers }: Asking): Sought {
  const language = languageIn(text, usual);
  const { questions } = languageData(language);
  const plain = text.toLowerCase().replace(/[’ʼ‘`´]/g, "'");
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
  const scaffold = new Set(questions.scaffolding.flatMap((word) => termsOf(word, language)));
  const all = [...new Set(termsOf(rest, language))].slice(0, MOST_TERMS);
  const told = all.filter((term) => !names.has(term) && !nicknames.has(term));
  const terms = told.length > 0 ? told : all;
  return {
    language,
    terms: new Map(terms.map((term) => [term, scaffold.has(term) ? SCAFFOLD_WEIGHT : 1])),
    spans: [...spans, ...past, ...years],
    named: new Set(named.map(({ id }) => id)),
    asksWhen: questions.when.test(plain),
    asksHowMany: questions.howMany.test(plain),
    asksNow: questions.now.test(plain),
  };
}

function yearBefore(day: Day): Day {
  return addDays(day, -365);
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

function speakersIn(
  text: string,
  speakers: Asking['speakers'],
): { id: string; name: string; word: string }[] {
  const said = words(text).map((word) => word.replace(/'s$/u, ''));
  const found: { id: string; name: string; word: string }[] = [];
  for (const { id, name } of speakers) {
    const [first = ''] = words(name);
    const word = said.find(
      (one) =>
        one === first || (one.length >= SHORT_FORM && first.length >= SHORT_FORM && isFormOf(one, first)),
    );
    if (word !== undefined) found.push({ id, name, word });
  }
  return found;
}

/** Whether a word is an inflected form of a name: the same but for two letters at the end. */
function isFormOf(word: string, name: string): boolean {
  const shared = [...word].findIndex((letter, at) => letter !== name[at]);
  const alike = shared === -1 ? word.length : shared;
  return alike >= SHORT_FORM && alike >= name.length - 2 && word.length - alike <= 3;
}
