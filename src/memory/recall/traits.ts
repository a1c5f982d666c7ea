import { language as languageData } from '../../languages/index.ts';
import type { LanguageDates } from '../../languages/types.ts';
import { isQuestion, sentences } from '../../text/sentences.ts';
import { isUnspaced, plainTokens } from '../../text/words.ts';
import { FLAG } from './entry.ts';

const DIGITS = /\p{N}/u;
const YEAR_OR_CLOCK = /(?<![\p{L}\p{N}])(?:(?:19|20)\d\d|\d{1,2}[:.]\d\d)(?![\p{L}\p{N}])/u;
/** More sentences are not looked at for questions. */
const MOST_SENTENCES = 40;

const timeWords = new Map<string, ReadonlySet<string>>();

function timeWordsOf(code: string): ReadonlySet<string> {
  const known = timeWords.get(code);
  if (known !== undefined) return known;
  const dates: LanguageDates = languageData(code).dates;
  const tables = [
    dates.days,
    dates.dayParts,
    dates.parts,
    dates.weekdays,
    dates.months,
    dates.units,
    dates.spans,
  ];
  const made = new Set(tables.flatMap((table) => Object.keys(table).flatMap((entry) => entry.split(' '))));
  timeWords.set(code, made);
  return made;
}

function namesTime(text: string, code: string): boolean {
  if (YEAR_OR_CLOCK.test(text)) return true;
  const known = timeWordsOf(code);
  for (const token of plainTokens(text)) {
    if (known.has(token)) return true;
    if (isUnspaced(token) && [...known].some((word) => token.includes(word))) return true;
  }
  return false;
}

/** The sentences of a text that ask, as one text, and the bits of `FLAG` that describe it. */
export function traitsOf(text: string, code: string): { asks: string; flags: number } {
  const all = sentences(text).slice(0, MOST_SENTENCES);
  const asking = all.filter((sentence) => isQuestion(sentence));
  const last = all.at(-1);
  const ends = last !== undefined && asking.at(-1) === last;
  return {
    asks: asking.join(' '),
    flags:
      (ends ? FLAG.question : 0) |
      (namesTime(text, code) ? FLAG.time : 0) |
      (DIGITS.test(text) ? FLAG.number : 0),
  };
}
