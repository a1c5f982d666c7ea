import { createRequire } from 'node:module';
import { DateTime } from 'luxon';
import { DEFAULT_LANGUAGE, language as languageData, languages } from '../languages/index.ts';
import type { LanguageDates } from '../languages/types.ts';
import type { DatePatterns, RuleName } from './date-forms.ts';
import { datePatterns } from './date-patterns.ts';
import { type DateMention, dateRules, type FoundDate, iso, type Reading, timeBeside } from './date-rules.ts';
import { languageOf } from './language.ts';
import { tenseReader } from './tense.ts';

export type { DateMention } from './date-rules.ts';

interface ChronoDate {
  get(component: 'year' | 'month' | 'day' | 'hour' | 'minute'): number | null;
  isCertain(component: 'day' | 'month' | 'hour'): boolean;
}

interface ChronoResult {
  index: number;
  text: string;
  start: ChronoDate;
  end: ChronoDate | null;
  tags(): Set<string>;
}

interface Chrono {
  casual: { parse(text: string, reference: { instant: Date; timezone: number }): ChronoResult[] };
}

const load = createRequire(import.meta.url);
/** The library takes longer than linear time on long texts: it gets them in pieces. */
const CHRONO_PIECE = 2000;

const patternsOf = new Map<string, DatePatterns>();

function patterns(code: string, dates: LanguageDates): DatePatterns {
  const known = patternsOf.get(code);
  if (known) return known;
  const made = datePatterns(dates);
  patternsOf.set(code, made);
  return made;
}

function isoOf(date: ChronoDate): string | undefined {
  const [year, month, day] = [date.get('year') ?? 0, date.get('month') ?? 0, date.get('day') ?? 0];
  const made = DateTime.fromObject({ year, month, day });
  return made.isValid ? iso(made) : undefined;
}

/** The moments of machines are in no zone of people. */
function timeOf({ text, start }: ChronoResult): { time?: string } {
  if (!start.isCertain('hour') || /\dT\d/.test(text)) return {};
  const parts = [start.get('hour') ?? 0, start.get('minute') ?? 0];
  return { time: parts.map((part) => String(part).padStart(2, '0')).join(':') };
}

/** Absolute dates in spellings that only the date library knows. Its reading of relative ones is not taken. */
function chronoDates(text: string, now: DateTime, locale: string): FoundDate[] {
  if (!/\d/u.test(text)) return [];
  const chrono = load(`chrono-node/${locale}`) as Chrono;
  const reference = { instant: now.toJSDate(), timezone: now.offset };
  const found: FoundDate[] = [];
  for (let from = 0; from < text.length; from += CHRONO_PIECE) {
    for (const result of chrono.casual.parse(text.slice(from, from + CHRONO_PIECE), reference)) {
      const certain = result.start.isCertain('day') && result.start.isCertain('month');
      const tags = Array.from(result.tags());
      if (!certain || tags.some((tag) => tag.includes('relative') || tag.startsWith('casualReference')))
        continue;
      const day = isoOf(result.start);
      const endDay = result.end === null ? undefined : isoOf(result.end);
      if (day === undefined) continue;
      const start = from + result.index;
      const end = start + result.text.length;
      const last = endDay !== undefined && endDay > day ? { endDay } : {};
      found.push({ start, end, text: result.text, day, ...last, ...timeOf(result), relative: false });
    }
  }
  return found;
}

type Candidate = { start: number; end: number; rank: number; mention?: FoundDate };

function candidates(text: string, now: DateTime, code: string): Candidate[] {
  const { dates } = languageData(code);
  const compiled = patterns(code, dates);
  const tense = tenseReader(text, dates);
  const found: Candidate[] = [];
  for (const [rank, name] of (Object.keys(compiled.find) as RuleName[]).entries()) {
    for (const pattern of compiled.find[name]) {
      for (const match of text.matchAll(pattern)) {
        const [start, end] = [match.index, match.index + match[0].length];
        if (name === 'idiom') {
          found.push({ start, end, rank });
          continue;
        }
        const groups = match.groups ?? {};
        const reading: Reading = { text, groups, start, end, now, dates, patterns: compiled, tense };
        const mention = dateRules[name](reading);
        if (mention) found.push({ start, end, rank, mention });
      }
    }
  }
  if (dates.chrono !== undefined) {
    // What holds a relative date is one, also where the library does not say so.
    const relative = found.filter(({ mention }) => mention?.relative);
    for (const mention of chronoDates(text, now, dates.chrono)) {
      if (relative.some(({ start, end }) => mention.start < end && start < mention.end)) continue;
      found.push({ start: mention.start, end: mention.end, rank: Number.MAX_SAFE_INTEGER, mention });
    }
  }
  return found;
}

/** The first and longest at each place; a weekday beside a date only repeats it. */
function chosen(text: string, all: Candidate[]): FoundDate[] {
  all.sort((a, b) => a.start - b.start || b.end - a.end || a.rank - b.rank);
  const kept: FoundDate[] = [];
  let end = 0;
  for (const candidate of all) {
    if (candidate.start < end) continue;
    end = candidate.end;
    if (candidate.mention) kept.push(candidate.mention);
  }
  const touches = (left: FoundDate | undefined, right: FoundDate | undefined) =>
    left !== undefined &&
    right !== undefined &&
    right.start - left.end <= 8 &&
    /^[\s,(]*(?:de[nm]\s)?$/u.test(text.slice(left.end, right.start)) &&
    (left.weekdayOnly !== true || right.weekdayOnly !== true);
  return kept.filter(
    (mention, at) =>
      mention.weekdayOnly !== true || !(touches(kept[at - 1], mention) || touches(mention, kept[at + 1])),
  );
}

/** Digits of East Asian width in their plain form, letter for letter. */
function plainDigits(text: string): string {
  return text.replace(/[０-９]/gu, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0));
}

/** Too short a line for its language to be told may name a month or a weekday of one language alone. */
function languageOfCalendar(text: string): string | undefined {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const known = Object.values(languages).filter(({ dates: { months, weekdays } }) =>
    words.some((word) => Object.hasOwn(months, word) || Object.hasOwn(weekdays, word)),
  );
  return known.length === 1 ? known[0]?.code : undefined;
}

function findDates(given: string, at: number, zone: string, language?: string): FoundDate[] {
  const text = plainDigits(given);
  const now = DateTime.fromMillis(at, { zone, locale: 'en' });
  if (!now.isValid)
    throw new RangeError(`"${zone}" is not a time zone this machine knows, or the moment is out of range.`);
  const told = language ?? languageOf(text) ?? languageOfCalendar(text) ?? DEFAULT_LANGUAGE;
  const code = Object.hasOwn(languages, told) ? told : DEFAULT_LANGUAGE;
  const compiled = patterns(code, languageData(code).dates);
  return chosen(text, candidates(text, now, code)).map((mention) => {
    const time = mention.time ?? timeBeside(text, mention.start, mention.end, compiled);
    return time === undefined ? mention : { ...mention, time };
  });
}

/**
 * The dates a text names, in order, each resolved from the moment at which the text was said.
 *
 * @param at milliseconds since the epoch
 * @param zone the speaker's IANA time zone
 * @param language ISO 639-1; recognised from the text when absent
 * @throws RangeError when the zone is unknown or the moment out of range
 */
export function resolveDates(text: string, at: number, zone: string, language?: string): DateMention[] {
  return findDates(text, at, zone, language).map(
    ({ written: _written, weekdayOnly: _weekdayOnly, ...mention }) => mention,
  );
}

const OPENS_SENTENCE = /(?:^|[.!?…\n]["'”»)]*\s+|\n)(?:[-*•]\s+)?["'“«(]?$/u;

function capitalised(written: string): string {
  const [first = ''] = written;
  return first.toLocaleUpperCase() + written.slice(first.length);
}

/**
 * The text with every relative date written out, so that it says the same when it is read later: "by tomorrow" becomes
 * "by 2026-12-01". Recurring days and figures of speech stay as they are. Parameters and errors as `resolveDates`.
 */
export function withAbsoluteDates(text: string, at: number, zone: string, language?: string): string {
  let result = '';
  let done = 0;
  for (const { start, end, relative, written } of findDates(text, at, zone, language)) {
    if (!relative || written === undefined) continue;
    const opens =
      /^\p{Lu}/u.test(text.slice(start, end)) &&
      (start === 0 || OPENS_SENTENCE.test(text.slice(Math.max(0, start - 12), start)));
    result += text.slice(done, start) + (opens ? capitalised(written) : written);
    done = end;
  }
  return result + text.slice(done);
}
