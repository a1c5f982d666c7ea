import { type Day, localDay } from '../time/zone.ts';
import { resolveDates } from './dates.ts';

/**
 * The days that a plan names, of a span the last. Nobody plans what is over: a day without a year that would lie before
 * the one on which it was said is meant of the next year.
 *
 * @param at milliseconds since the epoch: when it was said
 * @param zone IANA zone
 * @param language ISO 639-1, of the room: a few words alone tell too little of theirs
 */
export function plannedDays(text: string, at: number, zone: string, language?: string): Day[] {
  const found = resolveDates(text, at, zone, language);
  const dates = found.length === 0 && language !== undefined ? resolveDates(text, at, zone) : found;
  const said = localDay(at, zone);
  return dates.map(({ day, endDay = day, relative, text: words }) => {
    const isOver = endDay < said && !relative && !/\d{4}/u.test(words);
    return isOver ? `${Number(endDay.slice(0, 4)) + 1}${endDay.slice(4)}` : endDay;
  });
}
