import { languages } from '../../languages/index.ts';
import { resolveDates } from '../../text/dates.ts';
import type { Token } from './tokens.ts';

/** Where a text names a date, and which days it may be. */
export interface DatePlace {
  start: number;
  end: number;
  text: string;
  day: string;
  endDay: string;
  time: string | undefined;
  relative: boolean;
}

/** The dates of a text as they were at one moment. */
export function datesOf(text: string, at: string, zone: string, language: string | undefined): DatePlace[] {
  const moment = Date.parse(at);
  if (!mayNameDate(text, language)) return [];
  return resolveDates(text, Number.isNaN(moment) ? 0 : moment, zone, language).map((found) => ({
    start: found.start,
    end: found.end,
    text: found.text,
    day: found.day,
    endDay: found.endDay ?? found.day,
    time: found.time,
    relative: found.relative,
  }));
}

const vocabularies = new Map<string, ReadonlySet<string>>();

/** Reading dates is slow; most sentences have neither a digit nor a word of a calendar. */
function mayNameDate(text: string, language: string | undefined): boolean {
  if (/\p{N}/u.test(text) || language === undefined || !Object.hasOwn(languages, language)) return true;
  let known = vocabularies.get(language);
  if (!known) {
    const dates = languages[language]?.dates;
    const lists = [
      dates?.days,
      dates?.dayParts,
      dates?.ofDay,
      dates?.weekdays,
      dates?.doubtfulWeekdays,
      dates?.months,
      dates?.units,
    ];
    known = new Set(
      lists.flatMap((list) => Object.keys(list ?? {})).flatMap((entry) => entry.split(' ').slice(-1)),
    );
    vocabularies.set(language, known);
  }
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{M}']+/gu)) {
    if (known.has(word) || known.has(word.replace(/'s$|s$/u, ''))) return true;
  }
  return false;
}

/** Whether the days of a claim are those of a quote, or a wider span that holds them. */
export function coversDate(claim: DatePlace, quote: DatePlace): boolean {
  return claim.day <= quote.day && claim.endDay >= quote.endDay;
}

/** The date that a token is part of. */
export function dateAt(token: Token, dates: readonly DatePlace[]): DatePlace | undefined {
  return dates.find((date) => token.start < date.end && token.end > date.start);
}
