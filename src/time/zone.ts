import { DateTime, IANAZone } from 'luxon';

/** A local calendar day, `YYYY-MM-DD`. */
export type Day = string;

/** Whether `zone` is an IANA time zone that this machine knows, such as `Europe/Kyiv`. */
export function isZone(zone: string): boolean {
  return IANAZone.isValidZone(zone);
}

/** The machine's own zone. */
export function systemZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
}

function local(at: number, zone: string): DateTime {
  return DateTime.fromMillis(at, { zone });
}

/**
 * The local day to which a moment belongs. This one function decides it everywhere.
 *
 * @param at milliseconds since the epoch: when the thing was said
 * @param startsAt local time `HH:mm` at which a day begins; `04:00` lets a night owl's day end at four
 */
export function localDay(at: number, zone: string, startsAt = '00:00'): Day {
  const moment = local(at, zone);
  return (moment.toFormat('HH:mm') < startsAt ? moment.minus({ days: 1 }) : moment).toFormat('yyyy-MM-dd');
}

/** Local time of day, `HH:mm`. */
export function localTime(at: number, zone: string): string {
  return local(at, zone).toFormat('HH:mm');
}

/** ISO 8601 with milliseconds and the zone's offset, such as `2026-11-30T14:05:00.000+02:00`. */
export function isoInZone(at: number, zone: string): string {
  return local(at, zone).toISO({ includeOffset: true }) ?? new Date(at).toISOString();
}

/** `2026-11-30 14:05`, for people. */
export function localMinute(at: number, zone: string): string {
  return local(at, zone).toFormat('yyyy-MM-dd HH:mm');
}

/** The day `count` days after `day` (before it, when negative). */
export function addDays(day: Day, count: number): Day {
  return DateTime.fromISO(day, { zone: 'UTC' }).plus({ days: count }).toFormat('yyyy-MM-dd');
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  const start = DateTime.fromISO(from, { zone: 'UTC' });
  return Math.round(DateTime.fromISO(to, { zone: 'UTC' }).diff(start, 'days').days);
}

/** The first moment after `at` at which the local clock in `zone` shows `time` (`HH:mm`). */
export function nextLocalTime(at: number, zone: string, time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const now = local(at, zone);
  for (let ahead = 0; ahead <= 2; ahead += 1) {
    const then = now.plus({ days: ahead }).set({ hour, minute, second: 0, millisecond: 0 });
    if (then.toMillis() > at) return then.toMillis();
  }
  return at + 24 * 60 * 60 * 1000;
}

/** Milliseconds since the epoch of an ISO date and time; `undefined` when it is not one. A date without an offset is read in `zone`. */
export function parseInstant(iso: string, zone: string): number | undefined {
  const parsed = DateTime.fromISO(iso, { zone });
  return parsed.isValid ? parsed.toMillis() : undefined;
}

/** A moment as people of a language write it, such as `30 November 2026 at 03:00`. */
export function dateLine(at: number, zone: string, language: string): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: zone,
  }).format(at);
}
