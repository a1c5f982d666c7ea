import type { LanguageDates } from '../languages/types.ts';
import { anyOf, type DatePatterns } from './date-forms.ts';

/** Letters that belong to a word of a script with spaces. */
const SPACED = '(?![\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}])[\\p{L}\\p{M}]';
const LEFT = `(?<![\\p{N}_@#/-]|${SPACED})`;
const RIGHT = `(?!_|${SPACED})`;
const ISO = `(?<![\\p{N}_/.-]|${SPACED})(?<y>\\d{4})([-/.])(?<m>\\d{1,2})\\2(?<d>\\d{1,2})(?![\\p{N}_]|[-./]\\d|${SPACED})`;
const ISO_MONTH = `(?<![\\p{N}_/.-]|${SPACED})(?<y>(?:19|20)\\d\\d)-(?<m>0[1-9]|1[0-2])(?![\\p{N}_]|[-./:]\\d|${SPACED})`;
const NUMERIC = `(?<![\\p{N}_/.,:-]|${SPACED})(?<a>\\d{1,2})(?<sign>[./-])(?<b>\\d{1,2})\\k<sign>(?<y>\\d{4})(?![\\p{N}_]|[-./:,]\\d|${SPACED})`;
/** "12/5(土)", "12/5に": a month and a day, which "1/2" alone is not. */
const SHORT_SLASH = `(?<![\\p{N}_/.,:-]|${SPACED})(?<a>[1-9]|1[0-2])(?<sign>/)(?<b>0?[5-9]|[12]\\d|3[01]|0?[1-4](?=\\s?[（(][月火水木金土日]))(?![\\p{N}_%％]|[-./:,]\\d|${SPACED})`;
/** Letters before 上 and 下 that make other words of them: 早上周五, 一下周五. */
const NO_MODIFIER = '(?<![早晚马馬加赶趕遇碰撞网網线線一楼樓手私])';
/** Letters behind 前 and 后 that do the same: 三年后端, 3日前後. */
const NO_DIRECTION = '(?![端台臺面半期後倒払])';
const GAP = '\\s{0,4}';
const NEVER = /(?!)/u;

/** The patterns of a language that puts no spaces between its words. */
export function unspacedDatePatterns(dates: LanguageDates): DatePatterns {
  const find = (body: string) => new RegExp(LEFT + body + RIGHT, 'giu');
  const before = (words: readonly string[]) => new RegExp(`${anyOf(words)}\\s*$`, 'iu');
  const after = (words: readonly string[]) => new RegExp(`^\\s*${anyOf(words)}`, 'iu');
  const unitsOf = (...kinds: string[]) =>
    anyOf(Object.keys(dates.units).filter((word) => kinds.includes(dates.units[word] ?? '')));
  const numerals = anyOf(Object.keys(dates.numbers));
  const modifiers = `${NO_MODIFIER}(?<mod>${anyOf([...dates.next, ...dates.last, ...dates.this])})`;
  const spans = (unit: string) =>
    anyOf(Object.keys(dates.spans).filter((word) => dates.spans[word]?.unit === unit));
  const years = Object.keys(dates.spans).filter((word) => dates.spans[word]?.unit === 'year');
  const year = `(?:(?:(?<y>\\d{4})\\s?${anyOf(dates.yearMarks)}|(?<named>${anyOf(years)}))[的の]?\\s?)?`;
  const month = `(?<month>${anyOf(Object.keys(dates.months))})`;
  const ordinal = anyOf(dates.ordinals);
  const dayNumber = `(?:\\d{1,2}|${numerals})`;
  const range = `(?<d>${dayNumber})(?:${ordinal}?\\s?(?:[-–—~～]|${anyOf(dates.rangeLinks)})\\s?(?<d2>${dayNumber})(?=\\s?${ordinal}))?`;
  const part = `(?:[的の]?${GAP}(?<part>${anyOf(Object.keys(dates.parts))}))?`;
  // 三月 is March, and never three months.
  const counted = anyOf(Object.keys(dates.units).filter((word) => word !== '月'));
  const amount = `(?<![第每\\d])(?<n>\\d{1,3}|${numerals})${GAP}(?<unit>${counted})`;
  const weekdays = anyOf(Object.keys(dates.weekdays));
  const link = `\\s?(?:[-–—~～]|${anyOf(dates.rangeLinks)})\\s?`;
  return {
    find: {
      idiom: [find(anyOf(dates.idioms))],
      iso: [
        new RegExp(ISO, 'giu'),
        new RegExp(ISO_MONTH, 'giu'),
        find(`(?<y>(?:19|20)\\d\\d)${anyOf(dates.yearMarks)}(?!\\s?\\d|[代度前后後间間])`),
      ],
      numeric: [new RegExp(NUMERIC, 'giu'), ...(dates.shortSlash ? [new RegExp(SHORT_SLASH, 'giu')] : [])],
      dayMonth: [
        find(`${year}${month}${GAP}${range}(?![:.\\d])(?:${ordinal})?`),
        find(
          `(?:${modifiers}${GAP}${unitsOf('month')}[的の]?${GAP}|(?<named>${spans('month')})[的の]?${GAP}|(?<![百第月.:\\d一二三四五六七八九十]))(?<d>${dayNumber})${ordinal}`,
        ),
      ],
      month: [find(`(?:${modifiers}${GAP})?${year}${month}`)],
      ofDay: [],
      dayPart: [find(`(?<dayPart>${anyOf(Object.keys(dates.dayParts))})`)],
      day: [find(`(?<day>${anyOf(Object.keys(dates.days))})${part}`)],
      weekday: [
        find(
          `(?:(?<named>${spans('week')})[的の]?${GAP}|${NO_MODIFIER}(?<head>${anyOf([...dates.next, ...dates.last, ...dates.this])})${unitsOf('week')}[的の]${GAP})?(?:${modifiers}${GAP})?(?<weekday>${weekdays})${part}`,
        ),
      ],
      offset: [
        find(`${anyOf(dates.ahead)}${GAP}${amount}`),
        find(`${amount}${GAP}(?:(?<ago>${anyOf(dates.ago)})|${anyOf(dates.fromNow)})${NO_DIRECTION}`),
      ],
      span: [
        find(`(?<named>${anyOf(Object.keys(dates.spans))})`),
        find(`${modifiers}${GAP}(?<unit>${unitsOf('week', 'weekend', 'month', 'year')})`),
      ],
    },
    bound: NEVER,
    toward: before(dates.toward),
    towardAfter: dates.towardAfter === undefined ? NEVER : after(dates.towardAfter),
    recurring: before(dates.recurring),
    recurringAfter: after(dates.recurringAfter),
    habitual: new RegExp(anyOf(dates.habitual), 'iu'),
    weekly: dates.weekly === undefined ? NEVER : new RegExp(anyOf(dates.weekly), 'iu'),
    oneOf: dates.oneOf === undefined ? NEVER : new RegExp(anyOf(dates.oneOf), 'iu'),
    weekdayBefore: new RegExp(`${weekdays}${link}$`, 'iu'),
    weekdayAfter: new RegExp(`^${link}${weekdays}`, 'iu'),
    pairBefore: NEVER,
    pairAfter: NEVER,
    vague: before(dates.vague),
    verbAfter: NEVER,
    // Its months are numbers with a mark and cannot be taken for anything else.
    monthPreposition: /$/u,
    linkAfter: NEVER,
    timeAfter: NEVER,
    timeBefore: NEVER,
    clock: clockOf(dates),
  };
}

const NOON = /^(?:中午|正午|昼)/u;
const NIGHT = /[晚夜]/u;

/** Reads the time of day behind a date: "明天下午3点半", whose half of the day may belong to the date. */
function clockOf(dates: LanguageDates): DatePatterns['clock'] {
  const { hours = [], half = [], minutes = [] } = dates.clock ?? {};
  const number = `\\d{1,2}|${anyOf(Object.keys(dates.numbers))}`;
  const halves = `(?:(?<am>${anyOf(dates.beforeNoon)})|(?<pm>${anyOf(dates.afterNoon)}))`;
  const pattern = new RegExp(
    `^(?:[(（][^)）\\s]{1,4}[)）])?[,，、]?\\s{0,4}[的のはに]?[,，、]?${halves}?\\s{0,2}(?<hour>${number})\\s{0,2}(?:[:：](?<minute>\\d{2})|${anyOf(hours)}(?![間间])(?:(?<half>${anyOf(half)})|(?<count>${number})(?:${anyOf(minutes)}|(?!\\s?[\\p{L}\\p{N}])))?)`,
    'iu',
  );
  const partBehind = new RegExp(`${halves}$`, 'iu');
  const value = (text: string) => dates.numbers[text] ?? Number(text);
  return (text, start, end) => {
    const part = partBehind.exec(text.slice(start, end))?.[0].length ?? 0;
    const found = pattern.exec(text.slice(end - part, end + 48))?.groups;
    if (found?.hour === undefined) return undefined;
    const hour = value(found.hour);
    const minute = found.half === undefined ? value(found.minute ?? found.count ?? '0') : 30;
    const said = found.pm ?? found.am ?? '';
    if (hour > 24 || minute > 59 || (hour === 12 && NIGHT.test(said))) return undefined;
    const later = found.pm !== undefined && hour < 12 && !(NOON.test(said) && hour >= 10);
    const hours24 = later ? hour + 12 : found.am !== undefined && hour === 12 ? 0 : hour % 24;
    return `${String(hours24).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
  };
}
