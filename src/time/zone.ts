import { DateTime, IANAZone } from 'luxon';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** `YYYY-MM-DD` at the beginning, `:ss.sssZ` at the end of a moment in ISO 8601. */
const DAY_CHARS = 10;
const SECONDS_CHARS = 8;
const EARLIEST = Date.parse('0000-01-02T00:00:00Z');
const LATEST = Date.parse('9999-12-30T00:00:00Z');

/** A local calendar day, `YYYY-MM-DD`. */
export type Day = string;

/** No day is earlier, or later. */
export const FIRST_DAY: Day = '0000-01-01';
export const LAST_DAY: Day = '9999-12-31';

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
  const shown = isoOf(wallClock(at, zone));
  // What is no moment, or lies in no year of four digits; each message of a history is asked for its day.
  if (shown === undefined) return local(at, zone).toFormat('yyyy-MM-dd');
  const day = shown.slice(0, DAY_CHARS);
  return shown.slice(DAY_CHARS + 1, -SECONDS_CHARS) < startsAt ? addDays(day, -1) : day;
}

/** `undefined` for what is no moment, or lies in no year of four digits. */
function isoOf(at: number): string | undefined {
  const moment = new Date(at);
  const isPlain = moment.getTime() >= EARLIEST && moment.getTime() <= LATEST;
  return isPlain ? moment.toISOString() : undefined;
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

/** The first moment of a day in UTC; `undefined` for what `isoOf` does not give. */
function startOf(day: Day): number | undefined {
  const at = Date.parse(day);
  return isoOf(at)?.startsWith(`${day}T`) ? at : undefined;
}

/** The day `count` days after `day` (before it, when negative). */
export function addDays(day: Day, count: number): Day {
  const start = startOf(day);
  const added = start === undefined ? undefined : isoOf(start + count * DAY_MS);
  return (
    added?.slice(0, DAY_CHARS) ??
    DateTime.fromISO(day, { zone: 'UTC' }).plus({ days: count }).toFormat('yyyy-MM-dd')
  );
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  const [first, last] = [startOf(from), startOf(to)];
  if (first !== undefined && last !== undefined) return (last - first) / DAY_MS;
  const start = DateTime.fromISO(from, { zone: 'UTC' });
  return Math.round(DateTime.fromISO(to, { zone: 'UTC' }).diff(start, 'days').days);
}

/** What the local clock of a zone shows at a moment, as if it were UTC: milliseconds since the epoch. */
export function wallClock(at: number, zone: string): number {
  return at + IANAZone.create(zone).offset(at) * MINUTE_MS;
}

/**
 * The first moment at which the local clock in `zone` shows `wall` (see `wallClock`): the first of two in an hour that
 * comes twice, and where an hour is missing, the moment after it.
 */
export function momentOf(wall: number, zone: string): number {
  // No zone is further from UTC than this, so that any change of the clock near `wall` lies between the two.
  const offsets = [wall - DAY_MS, wall + DAY_MS].map((at) => wallClock(at, zone) - at);
  const early = wall - Math.max(...offsets);
  const late = wall - Math.min(...offsets);
  if (wallClock(early, zone) === wall) return early;
  if (wallClock(late, zone) === wall) return late;
  let [before, after] = [early, late];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (wallClock(middle, zone) < wall) before = middle;
    else after = middle;
  }
  return after;
}

/** The first moment after `at` at which the local clock in `zone` shows `time` (`HH:mm`); see `momentOf`. */
export function nextLocalTime(at: number, zone: string, time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const midnight = Math.floor(wallClock(at, zone) / DAY_MS) * DAY_MS;
  for (let wall = midnight + (hour * 60 + minute) * MINUTE_MS; ; wall += DAY_MS) {
    const moment = momentOf(wall, zone);
    if (moment > at) return moment;
  }
}

/** Milliseconds since the epoch of an ISO date and time; `undefined` when it is not one. A date without an offset is read in `zone`. */
export function parseInstant(iso: string, zone: string): number | undefined {
  const parsed = DateTime.fromISO(iso, { zone });
  return parsed.isValid ? parsed.toMillis() : undefined;
}

/** A moment as people of a locale write it, such as `30 November 2026 at 03:00`. */
export function dateLine(at: number, zone: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: zone,
  }).format(at);
}

/** Whether `YYYY-MM-DD` is a day; the thirtieth of February is none. Asked for every file of a folder, it costs nothing. */
export function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}
