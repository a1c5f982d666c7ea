import { resolveDates } from '../../text/dates.ts';
import type { Source } from '../types.ts';
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
  if (!MAY_HOLD_DATE.test(text)) return [];
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

const MAY_HOLD_DATE = /\p{N}|\p{L}{3}/u;

/** Whether the days of a claim are those of a quote, or a wider span that holds them. */
export function coversDate(claim: DatePlace, quote: DatePlace): boolean {
  return claim.day <= quote.day && claim.endDay >= quote.endDay;
}

/** The date that a token is part of. */
export function dateAt(token: Token, dates: readonly DatePlace[]): DatePlace | undefined {
  return dates.find((date) => token.start < date.end && token.end > date.start);
}

/** Moments from which relative dates of the quotes count. */
export function moments(quotes: readonly Source[]): string[] {
  return [...new Set(quotes.map((quote) => quote.at))];
}
