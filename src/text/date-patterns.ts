import type { LanguageDates } from '../languages/types.ts';
import { anyOf, type DatePatterns } from './date-forms.ts';
import { unspacedDatePatterns } from './unspaced-dates.ts';

const LEFT = '(?<![\\p{L}\\p{M}\\p{N}_@#/-])';
const RIGHT = "(?![\\p{L}\\p{M}\\p{N}_]|['’ʼ-]\\p{L})";
const ISO =
  '(?<![\\p{L}\\p{N}_/.-])(?<y>\\d{4})([-/.])(?<m>\\d{1,2})\\2(?<d>\\d{1,2})(?![\\p{L}\\p{N}_]|[-./]\\d|-\\p{L})';
const ISO_MONTH =
  '(?<![\\p{L}\\p{N}_/.-])(?<y>(?:19|20)\\d\\d)-(?<m>0[1-9]|1[0-2])(?![\\p{L}\\p{N}_]|[-./:]\\d)';
const ISO_MOMENT = '(?<![\\p{L}\\p{N}_/.-])(?<y>\\d{4})-(?<m>\\d{2})-(?<d>\\d{2})(?=T\\d{2}:\\d{2})';
const NUMERIC =
  '(?<![\\p{L}\\p{N}_/.,:-])(?<a>\\d{1,2})(?<sign>[./-])(?<b>\\d{1,2})\\k<sign>(?<y>\\d{4}|\\d{2})(?![\\p{L}\\p{N}_]|[-./:,]\\d)';
const NEVER = /(?!)/u;
const SHORT_NUMERIC =
  '(?<![\\p{L}\\p{N}_/.,:-])(?<a>\\d{2})(?<sign>\\.)(?<b>\\d{2})(?![\\p{L}\\p{N}_]|[-./:,]\\d|\\s*(?:[%$€₴]|uhr))';

/** A day and a month, each with its stop: "5.12.". */
const SHORT_STOPPED =
  '(?<![\\p{L}\\p{N}_/.,:-])(?<a>\\d{1,2})(?<sign>\\.)(?<b>\\d{1,2})\\.(?![\\p{L}\\p{N}_])';

function compiled(body: string): RegExp {
  return new RegExp(body, 'giu');
}

function whole(body: string): RegExp {
  return compiled(LEFT + body + RIGHT);
}

/** Builds the patterns of a language; done once for each. */
export function datePatterns(dates: LanguageDates): DatePatterns {
  if (dates.unspaced) return unspacedDatePatterns(dates);
  const months = `(?<month>${anyOf(Object.keys(dates.months))})\\.?`;
  const ordinal = `(?:${anyOf(dates.ordinals)})?`;
  const range = `(?<d>\\d{1,2})${ordinal}(?:(?:\\s{0,2}[-–—]\\s{0,2}|\\s{1,4}${anyOf(dates.dayLinks ?? [])}\\s{1,4})(?<d2>\\d{1,2})${ordinal})?`;
  const link = `(?:${anyOf(dates.monthLinks)}\\s{1,4})?`;
  const year = `(?:,?\\s{1,4}${link}(?<y>\\d{4})(?:\\s{0,2}${anyOf(dates.yearMarks)})?)?`;
  const modifiers = anyOf([...dates.next, ...dates.last, ...dates.this]);
  const behind = anyOf([...(dates.nextAfter ?? []), ...(dates.lastAfter ?? [])]);
  const modBehind = dates.nextAfter === undefined ? '' : `(?:\\s{1,4}(?<mod2>${behind}))?`;
  const weekdays = anyOf(Object.keys({ ...dates.weekdays, ...dates.doubtfulWeekdays }));
  const part = `(?:\\s{${dates.joinedParts ? 0 : 1},4}(?<part>${anyOf(Object.keys(dates.parts))}))?`;
  const number = `(?<n>\\d{1,3}|${anyOf(Object.keys(dates.numbers))})`;
  const amount = `${dates.bareUnits ? `(?:${number}\\s{1,4})?` : `${number}\\s{1,4}`}(?<unit>${anyOf(Object.keys(dates.units))})`;
  const unitsOf = (kinds: readonly string[]) =>
    anyOf(Object.keys(dates.units).filter((word) => kinds.includes(dates.units[word] ?? '')));
  const weekLink = dates.weekLinks === undefined ? '' : `(?:${anyOf(dates.weekLinks)}\\s{1,4})?`;
  const week = (name: string) =>
    `(?:(?<${name}>${modifiers})\\s{1,4}${unitsOf(['week'])}${dates.nextAfter === undefined ? '' : `|${unitsOf(['week'])}\\s{1,4}(?<${name}2>${behind})`})`;
  const head = `(?:${weekLink}${week('head')},?\\s{1,4})?`;
  const tail = `(?:\\s{1,4}${weekLink}${week('tail')})?`;
  const clock = `(?<hour>\\d{1,2})(?:(?::|\\.(?=\\d{2}\\s?${anyOf(dates.hourMarks ?? [])})|\\s?${anyOf(dates.hourMarks ?? [])}\\s?)(?<minute>\\d{2}))?(?:\\s{0,2}(?<mark>${anyOf(dates.hourMarks ?? [])}))?(?:\\s{0,2}(?:(?<am>${anyOf(dates.beforeNoon)})|(?<pm>${anyOf(dates.afterNoon)})))?`;
  const at = `(?:(?<at>${anyOf(dates.at)})\\s{1,4})?`;
  return {
    find: {
      idiom: [whole(anyOf(dates.idioms))],
      iso: [compiled(ISO), compiled(ISO_MOMENT), compiled(ISO_MONTH)],
      numeric: [
        compiled(NUMERIC),
        ...(dates.shortDotted ? [compiled(SHORT_NUMERIC)] : []),
        ...(dates.shortDottedStop ? [compiled(SHORT_STOPPED)] : []),
      ],
      dayMonth: [
        whole(`${range}\\s{1,4}${link}${months}${year}`),
        ...(dates.dayAlone
          ? [
              whole(
                `${anyOf(dates.dayAlone.before)}\\s{1,4}(?<d>\\d{1,2})${anyOf(dates.ordinals)}(?=\\s*(?:$|[,;:!?)]|\\s${anyOf(dates.dayAlone.after)}(?!\\p{L})))`,
              ),
            ]
          : []),
        ...(dates.monthBeforeDay ? [whole(`${months}\\s{1,4}${range}(?!:\\d)${year}`)] : []),
      ],
      month: [whole(`(?:(?<mod>${modifiers})\\s{1,4})?${months}${modBehind}${year}`)],
      ofDay: [
        whole(`(?<of>${anyOf(Object.keys(dates.ofDay))})\\s{1,4}(?<word>\\p{L}[\\p{L}\\p{M}'’ʼ-]{0,40})`),
      ],
      dayPart: [whole(`(?<dayPart>${anyOf(Object.keys(dates.dayParts))})`)],
      day: [whole(`(?<day>${anyOf(Object.keys(dates.days))})${part}`)],
      weekday: [
        whole(
          `${head}(?:(?<on>${anyOf(dates.on)})\\s{1,4})?(?:(?<mod>${modifiers})\\s{1,4})?(?<weekday>${weekdays})${modBehind}${tail}${part}`,
        ),
      ],
      offset: [
        whole(`${anyOf(dates.ahead)}\\s{1,4}${amount}`),
        ...(dates.agoBefore
          ? [whole(`(?<ago>${anyOf(dates.agoBefore)})\\s{1,4}${amount}(?!\\s{1,4}qu[e'’])`)]
          : []),
        whole(`${amount}\\s{1,4}(?:(?<ago>${anyOf(dates.ago)})|${anyOf(dates.fromNow)})`),
      ],
      span: [
        whole(
          `(?:(?<on>${anyOf(dates.onSpan)})\\s{1,4})?(?<mod>${modifiers})\\s{1,4}(?<unit>${unitsOf(['week', 'weekend', 'month', 'year'])})`,
        ),
        ...(dates.nextAfter === undefined
          ? []
          : [
              whole(
                `(?:(?<on>${anyOf(dates.onSpan)})\\s{1,4})?(?<unit>${unitsOf(['week', 'weekend', 'month', 'year'])})\\s{1,4}(?<mod2>${behind})`,
              ),
            ]),
        whole(`(?<named>${anyOf(Object.keys(dates.spans))})`),
      ],
    },
    bound: new RegExp(`${LEFT}${anyOf([...dates.bound, ...dates.on, ...dates.onSpan])}\\s+$`, 'iu'),
    toward: new RegExp(`${LEFT}${anyOf(dates.toward)}\\s+$`, 'iu'),
    recurring: new RegExp(`${LEFT}${anyOf(dates.recurring)}\\s+$`, 'iu'),
    recurringAfter: new RegExp(`^\\s+${anyOf(dates.recurringAfter)}${RIGHT}`, 'iu'),
    weekly: NEVER,
    oneOf: NEVER,
    habitual: new RegExp(`${LEFT}${anyOf(dates.habitual)}${RIGHT}`, 'iu'),
    weekdayBefore: new RegExp(
      `${LEFT}${weekdays}(?:\\s?[-–—]\\s?|\\s+${anyOf(dates.rangeLinks)}\\s+)$`,
      'iu',
    ),
    weekdayAfter: new RegExp(
      `^(?:\\s?[-–—]\\s?|\\s+${anyOf(dates.rangeLinks)}\\s+)${weekdays}${RIGHT}`,
      'iu',
    ),
    pairBefore: new RegExp(`${LEFT}${weekdays}(?:,\\s{1,4}|\\s+${anyOf(dates.pairLinks ?? [])}\\s+)$`, 'iu'),
    pairAfter: new RegExp(`^(?:,\\s{1,4}|\\s+${anyOf(dates.pairLinks ?? [])}\\s+)${weekdays}${RIGHT}`, 'iu'),
    vague: new RegExp(`${LEFT}${anyOf(dates.vague)}\\s+$`, 'iu'),
    verbAfter: new RegExp(`^\\s+${anyOf(dates.verbsAfter)}${RIGHT}`, 'iu'),
    monthPreposition: new RegExp(`${LEFT}${anyOf(dates.monthPrepositions)}\\s+$`, 'iu'),
    linkAfter: new RegExp(`^\\s+${anyOf(dates.monthLinks)}${RIGHT}`, 'iu'),
    timeAfter: new RegExp(`^,?\\s{1,4}${at}${clock}(?![\\p{L}\\p{N}_]|[.:/,]\\d)`, 'iu'),
    timeBefore: new RegExp(`${LEFT}${at}${clock},?\\s{1,4}$`, 'iu'),
  };
}
