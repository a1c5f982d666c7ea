import { languages } from '../../languages/index.ts';
import { resolveDates } from '../../text/dates.ts';
import { addDays } from '../../time/zone.ts';
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
  const found = resolveDates(text, Number.isNaN(moment) ? 0 : moment, zone, language).map((date) => ({
    start: date.start,
    end: date.end,
    text: date.text,
    day: date.day,
    endDay: date.endDay ?? date.day,
    time: date.time,
    relative: date.relative,
  }));
  const spans = writtenSpans(text, language);
  return [...found.filter((date) => !spans.some((span) => overlap(span, date))), ...spans];
}

function overlap(one: DatePlace, other: DatePlace): boolean {
  return one.start < other.end && other.start < one.end;
}

const WRITTEN_DAY = String.raw`(?<day>\d{4}-\d{2}-\d{2})`;
const WRITTEN_MONTH = /(?<![\d-])(?<month>\d{4}-\d{2})(?![\d-])/gu;

/** Weeks, weekends and months as they are written for "next week", which are more than one day. */
function writtenSpans(text: string, language: string | undefined): DatePlace[] {
  if (language === undefined || !Object.hasOwn(languages, language) || !/\d{4}-\d{2}/u.test(text)) return [];
  const forms = languages[language]?.dates.forms;
  if (!forms) return [];
  const span = (match: RegExpMatchArray, day: string, days: number): DatePlace => ({
    start: match.index ?? 0,
    end: (match.index ?? 0) + match[0].length,
    text: match[0],
    day,
    endDay: addDays(day, days - 1),
    time: undefined,
    relative: false,
  });
  const written = (wordings: string[], days: number): DatePlace[] =>
    wordings.flatMap((wording) =>
      Array.from(text.matchAll(new RegExp(wording.replace('{day}', WRITTEN_DAY), 'giu')), (match) =>
        span(match, match.groups?.day ?? '', days),
      ),
    );
  const weekends = written([forms.weekend, forms.plainWeekend], 2);
  const weeks = written([forms.week, forms.plainWeek], 7);
  const months = Array.from(text.matchAll(WRITTEN_MONTH), (match) => {
    const month = match.groups?.month ?? '';
    return span(match, `${month}-01`, daysOfMonth(month));
  });
  const first = [...weekends, ...weeks, ...months].sort((a, b) => a.start - b.start || b.end - a.end);
  return first.filter((date, at) => !first.slice(0, at).some((other) => overlap(other, date)));
}

function daysOfMonth(month: string): number {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
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
      dates?.unspaced ? Object.fromEntries(dates.ordinals.map((word) => [word, 1])) : {},
    ];
    known = new Set(
      lists.flatMap((list) => Object.keys(list ?? {})).flatMap((entry) => entry.split(' ').slice(-1)),
    );
    vocabularies.set(language, known);
  }
  if (languages[language]?.dates.unspaced) return [...known].some((word) => text.includes(word));
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
