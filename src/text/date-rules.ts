import { DateTime } from 'luxon';
import type { LanguageDates } from '../languages/types.ts';
import { withoutYo } from '../languages/yo.ts';
import type { DatePatterns, RuleName } from './date-forms.ts';
import { fill } from './fill.ts';
import type { Tense } from './tense.ts';

/** A date that a text names, resolved from the moment at which the text was said. */
export interface DateMention {
  /** Where it stands, in UTF-16 units. */
  start: number;
  end: number;
  text: string;
  /** `YYYY-MM-DD`: the day, or the first one of a span. */
  day: string;
  /** The last day of a span such as a week, a month or "5–7 December". */
  endDay?: string;
  /** Local time of day, `HH:mm`, when one is named. */
  time?: string;
  /** Whether it says another day when it is read on another day. */
  relative: boolean;
}

export interface FoundDate extends DateMention {
  /** How a relative one reads when it is written out. */
  written?: string;
  /** A weekday without more: it gives way to a date beside it. */
  weekdayOnly?: boolean;
}

/** What a rule gets to read one match. */
export interface Reading {
  text: string;
  groups: Record<string, string | undefined>;
  start: number;
  end: number;
  /** Local midnight-independent moment of speaking, in the speaker's zone. */
  now: DateTime;
  dates: LanguageDates;
  patterns: DatePatterns;
  tense: (at: number) => Tense;
}

type Rule = (reading: Reading) => FoundDate | undefined;

const FAR = 48;
/** Days within which a date without a year, or in a sentence without tense, still means the one that has just been. */
const JUST_PAST_DAYS = 7;

export const iso = (day: DateTime): string => day.toFormat('yyyy-MM-dd');

function keyOf(word: string): string {
  return withoutYo(word.toLowerCase()).replace(/[’ʼ]/gu, "'").replace(/\s+/gu, ' ');
}

function before({ text, start }: Reading): string {
  return text.slice(Math.max(0, start - FAR), start);
}

function after({ text, end }: Reading): string {
  return text.slice(end, end + FAR);
}

/** What stands around a mention, to the ends of its clause. */
function clauseAround(reading: Reading): string {
  const lead = before(reading).split(CLAUSE_END).at(-1) ?? '';
  const [rest = ''] = after(reading).split(CLAUSE_END);
  return `${lead} ${reading.text.slice(reading.start, reading.end)} ${rest}`;
}

const CLAUSE_END = /[.!?…;。！？；\n]/u;

function found(reading: Reading, rest: Omit<FoundDate, 'start' | 'end' | 'text'>): FoundDate {
  const { text, start, end } = reading;
  return { start, end, text: text.slice(start, end), ...rest };
}

/** Whether the date stands without a preposition of its own: behind one, or as the sentence's subject. */
function isPlain(reading: Reading): boolean {
  return reading.patterns.bound.test(before(reading)) || reading.patterns.verbAfter.test(after(reading));
}

function oneDay(reading: Reading, day: DateTime, part?: string): FoundDate {
  const { forms, parts } = reading.dates;
  const written = fill(isPlain(reading) ? forms.plainDay : forms.day, { day: iso(day) });
  const tail = part === undefined ? undefined : (parts[keyOf(part)] ?? part);
  return found(reading, {
    day: iso(day),
    relative: true,
    written: tail === undefined ? written : `${written} ${tail}`,
  });
}

function span(reading: Reading, unit: 'week' | 'weekend' | 'month' | 'year', inside: DateTime): FoundDate {
  const { forms } = reading.dates;
  const plain = isPlain(reading);
  const week = inside.startOf('week');
  const first = unit === 'weekend' ? week.plus({ days: 5 }) : inside.startOf(unit);
  const last = unit === 'weekend' ? week.plus({ days: 6 }) : inside.endOf(unit);
  const form = {
    week: plain ? forms.plainWeek : forms.week,
    weekend: plain ? forms.plainWeekend : forms.weekend,
    month: plain ? forms.plainMonth : forms.month,
    year: plain ? forms.plainYear : forms.year,
  }[unit];
  const values = { day: iso(first), month: first.toFormat('yyyy-MM'), year: first.toFormat('yyyy') };
  return found(reading, { day: iso(first), endDay: iso(last), relative: true, written: fill(form, values) });
}

function calendarDay(reading: Reading, year: number, month: number, day: number): DateTime | undefined {
  const made = DateTime.fromObject({ year, month, day }, { zone: reading.now.zone });
  return made.isValid ? made : undefined;
}

/** Whether the sentence tells of something that had its date before: a day set for later is not one. */
function isPast(reading: Reading): boolean {
  const { toward, towardAfter } = reading.patterns;
  if (toward.test(before(reading)) || towardAfter?.test(after(reading))) return false;
  return reading.tense(reading.start) === 'past';
}

/** The year that a date without one most sensibly belongs to. */
function sensibleYear(reading: Reading, month: number, day: number): DateTime | undefined {
  const today = reading.now.startOf('day');
  const near = [-1, 0, 1, 2, 3, 4].map((years) => calendarDay(reading, today.year + years, month, day));
  const past = near.findLast((each) => each !== undefined && each <= today);
  const recent = past !== undefined && today.diff(past, 'days').days <= JUST_PAST_DAYS;
  if (past && (isPast(reading) || (recent && reading.tense(reading.start) !== 'future'))) return past;
  return near.find((each) => each !== undefined && each >= today);
}

function modifier(word: string | undefined, dates: LanguageDates): 'next' | 'last' | 'this' | undefined {
  if (word === undefined) return undefined;
  const key = keyOf(word);
  if (dates.next.includes(key) || dates.nextAfter?.includes(key)) return 'next';
  return dates.last.includes(key) || dates.lastAfter?.includes(key) ? 'last' : 'this';
}

const STEP = { next: 1, last: -1, this: 0 } as const;

/** A date as code writes it out: of a day, a month ("2026-10") or, with the mark of a year, a year ("2027年"). */
const isoDate: Rule = (reading) => {
  const { y, m, d } = reading.groups;
  const first = calendarDay(reading, Number(y), Number(m ?? 1), Number(d ?? 1));
  if (first === undefined) return undefined;
  const last = d === undefined ? { endDay: iso(first.endOf(m === undefined ? 'year' : 'month')) } : {};
  return found(reading, { day: iso(first), ...last, relative: false });
};

const numeric: Rule = (reading) => {
  const { a, b, y, sign } = reading.groups;
  const monthFirst = sign === '/' && reading.dates.slashMonthFirst && Number(a) <= 12;
  const [month, day] = (monthFirst ? [a, b] : [b, a]).map(Number) as [number, number];
  // A short "5-12-26" is more often a score or a code than a date.
  if (sign === '-' && y?.length !== 4) return undefined;
  const at =
    y === undefined
      ? sensibleYear(reading, month, day)
      : calendarDay(reading, y.length === 2 ? 2000 + Number(y) : Number(y), month, day);
  return at && found(reading, { day: iso(at), relative: false });
};

/** A number in digits or in words. */
function numberIn(text: string, dates: LanguageDates): number {
  return dates.numbers[keyOf(text)] ?? Number(text);
}

/** The year of a date, in digits or counted from the present one. */
function yearOf({ groups, dates, now }: Reading): number | undefined {
  if (groups.y !== undefined) return Number(groups.y);
  return groups.named === undefined ? undefined : now.year + (dates.spans[keyOf(groups.named)]?.count ?? 0);
}

const dayMonth: Rule = (reading) => {
  const { d = '', d2, month, named } = reading.groups;
  if (month === undefined) return dayOfMonth(reading);
  const number = reading.dates.months[keyOf(month)] ?? 0;
  const [day, lastDay] = [d, d2 ?? ''].map((text) => numberIn(text, reading.dates)) as [number, number];
  const year = yearOf(reading);
  const first =
    year === undefined ? sensibleYear(reading, number, day) : calendarDay(reading, year, number, day);
  if (!first) return undefined;
  const last = d2 === undefined ? undefined : calendarDay(reading, first.year, number, lastDay);
  return found(reading, {
    day: iso(first),
    ...(last && last > first ? { endDay: iso(last) } : {}),
    relative: named !== undefined,
    ...(named !== undefined && d2 === undefined ? { written: iso(first) } : {}),
  });
};

/** "15号" and "下个月15号": a day of this month, of another one, or the nearest of its number. */
function dayOfMonth(reading: Reading): FoundDate | undefined {
  const { d = '', mod } = reading.groups;
  const { now, patterns } = reading;
  if (patterns.recurring.test(before(reading)) || patterns.recurringAfter.test(after(reading)))
    return undefined;
  const { named } = reading.groups;
  const which = modifier(mod, reading.dates);
  const day = numberIn(d, reading.dates);
  const inMonth = (months: number) => {
    const { year, month } = now.startOf('month').plus({ months });
    return calendarDay(reading, year, month, day);
  };
  if (named !== undefined) {
    const then = inMonth(reading.dates.spans[keyOf(named)]?.count ?? 0);
    return then && oneDay(reading, then);
  }
  const past = isPast(reading);
  const near = [0, 1, 2, 3].map((months) => inMonth(past ? -months : months));
  const today = now.startOf('day');
  const at =
    which === undefined
      ? near.find((each) => each !== undefined && (past ? each <= today : each >= today))
      : inMonth(STEP[which]);
  return at && oneDay(reading, at);
}

const month: Rule = (reading) => {
  const { mod2, mod = mod2, month: name = '', named } = reading.groups;
  const y = yearOf(reading);
  const number = reading.dates.months[keyOf(name)] ?? 0;
  const which = modifier(mod, reading.dates);
  const doubtful = reading.dates.doubtfulMonths.includes(keyOf(name)) && !/^\p{Lu}/u.test(name);
  if (y === undefined && which === undefined) {
    if (doubtful || !reading.patterns.monthPreposition.test(before(reading))) return undefined;
  }
  const { year, month: current } = reading.now;
  let at = y ?? year;
  if (y === undefined) {
    const tense = reading.tense(reading.start);
    if (which === 'last') at = number < current ? year : year - 1;
    else if (which === 'next') at = number > current ? year : year + 1;
    else if (tense === 'past' && number > current) at = year - 1;
    else if (tense !== 'past' && number < current && which === undefined) at = year + 1;
  }
  const first = calendarDay(reading, at, number, 1);
  if (!first) return undefined;
  const mention = span(reading, 'month', first);
  return which === undefined && named === undefined
    ? found(reading, { day: mention.day, endDay: iso(first.endOf('month')), relative: false })
    : mention;
};

const ofDay: Rule = (reading) => {
  const { of = '', word = '' } = reading.groups;
  const day = reading.now.plus({ days: reading.dates.ofDay[keyOf(of)] ?? 0 });
  return found(reading, {
    day: iso(day),
    relative: true,
    written: fill(reading.dates.ofDayForm, { day: iso(day), word }),
  });
};

const dayPart: Rule = (reading) => {
  const meaning = reading.dates.dayParts[keyOf(reading.groups.dayPart ?? '')];
  return meaning && oneDay(reading, reading.now.plus({ days: meaning.days }), meaning.part);
};

const dayWord: Rule = (reading) => {
  const { day = '', part } = reading.groups;
  return oneDay(reading, reading.now.plus({ days: reading.dates.days[keyOf(day)] ?? 0 }), part);
};

function nearestWeekday(reading: Reading, weekday: number): DateTime {
  const ahead = (weekday - reading.now.weekday + 7) % 7 || 7;
  return reading.now.plus({ days: isPast(reading) ? ahead - 7 || -7 : ahead });
}

/** "ヨガ教室は木曜になった", "训练改到周四": a lesson or a training is every week, unless one of them is meant. */
function comesBackByItself(reading: Reading): boolean {
  const { patterns } = reading;
  const clause = clauseAround(reading);
  return patterns.weekly.test(clause) && !patterns.oneOf.test(clause);
}

const weekday: Rule = (reading) => {
  const { dates, patterns, groups } = reading;
  const name = keyOf(groups.weekday ?? '');
  const number = dates.weekdays[name] ?? dates.doubtfulWeekdays[name] ?? 1;
  const which = modifier(groups.mod ?? groups.mod2, dates);
  const week = modifier(groups.head ?? groups.head2 ?? groups.tail ?? groups.tail2, dates);
  const doubtful = !Object.hasOwn(dates.weekdays, name);
  if (doubtful && groups.on === undefined && which === undefined) return undefined;
  if (which === undefined && week === undefined && groups.named === undefined) {
    const lead = before(reading);
    if (patterns.recurring.test(lead) || patterns.recurringAfter.test(after(reading))) return undefined;
    if (patterns.weekdayBefore.test(lead) || patterns.weekdayAfter.test(after(reading))) return undefined;
    const paired = patterns.pairBefore.test(lead) || patterns.pairAfter.test(after(reading));
    if (groups.on === undefined && dates.pairLinks !== undefined && paired) return undefined;
    if (groups.on !== undefined && dates.recurringForms.includes(name)) return undefined;
  }
  const comesBack =
    week === undefined && groups.named === undefined && (which === undefined || which === 'last');
  if (comesBack && patterns.habitual.test(clauseAround(reading))) return undefined;
  if (comesBack && comesBackByItself(reading)) return undefined;
  const inWeek = (weeks: number) =>
    reading.now
      .startOf('week')
      .plus({ weeks })
      .plus({ days: number - 1 });
  let day: DateTime;
  if (groups.named !== undefined) day = inWeek(dates.spans[keyOf(groups.named)]?.count ?? 0);
  else if (week !== undefined) day = inWeek(STEP[week]);
  else if (which === 'last' && !dates.unspaced)
    day = reading.now.minus({ days: (reading.now.weekday - number + 7) % 7 || 7 });
  else if (which === 'next' && dates.nextIsNearest)
    day = reading.now.plus({ days: (number - reading.now.weekday + 7) % 7 || 7 });
  else if (which !== undefined) day = inWeek(STEP[which]);
  else day = nearestWeekday(reading, number);
  const bare = which === undefined && week === undefined && groups.named === undefined;
  return { ...oneDay(reading, day, groups.part), ...(bare ? { weekdayOnly: true } : {}) };
};

const offset: Rule = (reading) => {
  const { n, unit: name = '', ago } = reading.groups;
  const { units, numbers, forms } = reading.dates;
  const unit = units[keyOf(name)];
  const count = n === undefined ? 1 : (numbers[keyOf(n)] ?? Number(n));
  if (unit === undefined || unit === 'weekend' || reading.patterns.vague.test(before(reading)))
    return undefined;
  // "I read it in two days" tells how long it took.
  if (ago === undefined && reading.tense(reading.start) === 'past') return undefined;
  const at = reading.now.plus({ [`${unit}s`]: ago === undefined ? count : -count });
  if (unit === 'month' || unit === 'year') return span(reading, unit, at);
  if (unit === 'day' || unit === 'week') return oneDay(reading, at);
  const time = at.toFormat('HH:mm');
  return found(reading, {
    day: iso(at),
    time,
    relative: true,
    written: fill(forms.moment, { day: iso(at), time }),
  });
};

const spanOfTime: Rule = (reading) => {
  const { mod2, mod = mod2, unit: name, named, on } = reading.groups;
  const { dates, patterns } = reading;
  const known = named === undefined ? undefined : dates.spans[keyOf(named)];
  const unit = known?.unit ?? dates.units[keyOf(name ?? '')];
  if (unit !== 'week' && unit !== 'weekend' && unit !== 'month' && unit !== 'year') return undefined;
  if (known === undefined && on === undefined && patterns.recurring.test(before(reading))) return undefined;
  if (patterns.linkAfter.test(after(reading))) return undefined;
  const count = known?.count ?? STEP[modifier(mod, dates) ?? 'this'];
  return span(reading, unit, reading.now.plus({ [unit === 'weekend' ? 'weeks' : `${unit}s`]: count }));
};

export const dateRules: Readonly<Record<Exclude<RuleName, 'idiom'>, Rule>> = {
  iso: isoDate,
  numeric,
  dayMonth,
  ofDay,
  dayPart,
  day: dayWord,
  weekday,
  offset,
  span: spanOfTime,
  month,
};

function clock(match: RegExpExecArray | null): string | undefined {
  const { at, hour, minute, mark, am, pm } = match?.groups ?? {};
  if (hour === undefined || (at ?? minute ?? mark ?? am ?? pm) === undefined) {
    return undefined;
  }
  const twelve = Number(hour) % 12;
  const hours =
    pm === undefined
      ? am === undefined
        ? Number(hour)
        : twelve
      : Number(hour) > 12
        ? Number(hour)
        : twelve + 12;
  if (hours > 23 || Number(minute ?? 0) > 59) return undefined;
  return `${String(hours).padStart(2, '0')}:${minute ?? '00'}`;
}

/** The time of day named right behind or right before a date, `HH:mm`. */
export function timeBeside(
  text: string,
  start: number,
  end: number,
  patterns: DatePatterns,
): string | undefined {
  if (patterns.clock) return patterns.clock(text, start, end);
  return (
    clock(patterns.timeAfter.exec(text.slice(end, end + FAR))) ??
    clock(patterns.timeBefore.exec(text.slice(Math.max(0, start - FAR), start)))
  );
}
