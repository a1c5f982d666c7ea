import { each, list, numbered } from '../lists.ts';
import type { LanguageDates } from '../types.ts';

export const dates: LanguageDates = {
  chrono: 'en',
  days: {
    ...each('today', 0),
    ...each('tomorrow tmrw tmr', 1),
    'day after tomorrow': 2,
    'the day after tomorrow': 2,
    yesterday: -1,
    'day before yesterday': -2,
    'the day before yesterday': -2,
  },
  dayParts: {
    tonight: { days: 0, part: 'night' },
    'this morning': { days: 0, part: 'morning' },
    'this afternoon': { days: 0, part: 'afternoon' },
    'this evening': { days: 0, part: 'evening' },
    'last night': { days: -1, part: 'night' },
  },
  parts: {
    morning: 'in the morning',
    afternoon: 'in the afternoon',
    evening: 'in the evening',
    night: 'at night',
  },
  ofDay: { "today's": 0, "tomorrow's": 1, "yesterday's": -1 },
  ofDayForm: 'the {day} {word}',
  weekdays: numbered('monday\ntuesday\nwednesday\nthursday\nfriday\nsaturday\nsunday'),
  doubtfulWeekdays: numbered('mon\ntue tues\nwed\nthu thur thurs\nfri\nsat\nsun'),
  months: numbered(`
    january jan
    february feb
    march mar
    april apr
    may
    june jun
    july jul
    august aug
    september sept sep
    october oct
    november nov
    december dec
  `),
  doubtfulMonths: list('march may mar jan jun sep dec august'),
  units: {
    ...each('minute minutes min mins', 'minute'),
    ...each('hour hours', 'hour'),
    ...each('day days', 'day'),
    ...each('week weeks', 'week'),
    ...each('weekend', 'weekend'),
    ...each('month months', 'month'),
    ...each('year years', 'year'),
  },
  bareUnits: false,
  numbers: {
    ...numbered('a an one\ntwo\nthree\nfour\nfive\nsix\nseven\neight\nnine\nten\neleven\ntwelve'),
    'a couple of': 2,
    fifteen: 15,
    twenty: 20,
    thirty: 30,
  },
  spans: {},
  next: ['next'],
  last: ['last'],
  this: ['this', 'this coming', 'the coming'],
  ahead: ['in'],
  fromNow: ['from now', 'from today'],
  ago: ['ago'],
  on: ['on'],
  onSpan: list('in on at'),
  bound: [
    ...list(
      'by until till til from since for before after of about to through than and or between starting the',
    ),
    'as of',
  ],
  toward: list('to for'),
  monthPrepositions: list('in by until till since before after during from for'),
  rangeLinks: list('to through thru till until'),
  recurring: [
    ...list('every each the a any most some my our your his her their'),
    'every other',
    'day is',
    'day off is',
    'night is',
    'days are',
    'nights are',
  ],
  recurringAfter: list('mornings afternoons evenings nights'),
  habitual: [
    ...list(
      'always usually normally typically generally mostly every each weekly fortnightly regularly routinely',
    ),
    'of the month',
    'of every month',
    'as always',
    'once a week',
  ],
  recurringForms: [],
  vague: [...list('half than over almost nearly least'), 'half a', 'half an'],
  verbsAfter: list("is isn't was will would works sounds suits seems"),
  at: list('at by around'),
  beforeNoon: ['am', 'a.m.', 'in the morning'],
  afterNoon: ['pm', 'p.m.', 'in the afternoon', 'in the evening'],
  ordinals: list('st nd rd th'),
  monthLinks: ['of'],
  yearMarks: [],
  monthBeforeDay: true,
  slashMonthFirst: true,
  shortDotted: false,
  idioms: [
    'these days',
    'one day',
    'some day',
    'the other day',
    "today's world",
    'day by day',
    'tomorrow never',
    'like there was no tomorrow',
    "like there's no tomorrow",
    'black friday',
    'good friday',
    'easter sunday',
    'palm sunday',
    'cyber monday',
    'casual friday',
    'bloody sunday',
    'yesterday is history',
    'in a day',
    'last time',
  ],
  past: {
    words: list(`
      was were had did didn't wasn't weren't went came bought brought thought taught caught sold told said made took gave
      knew grew flew drew threw saw ate drank drove rode wrote spoke broke chose woke wore began ran swam sang met left
      lost kept slept felt meant sent spent built heard paid stood understood won fought stole forgot fell found became
      got quit
    `),
    endings: ['ed'],
    except: list(`
      need red bed feed speed indeed hundred wed seed exceed proceed succeed breed bleed weed deed reed shed sacred embed
      ted fred med jared ahmed mohammed scheduled planned supposed married excited tired interested closed used allowed
      required invited expected agreed
    `),
  },
  future: list(`
    will i'll we'll you'll he'll she'll they'll it'll won't going gonna shall is are i'm am it's we're he's she's they're
    plan plans must should scheduled planned tomorrow next remind need can due
  `),
  forms: {
    day: 'on {day}',
    plainDay: '{day}',
    week: 'in the week of {day}',
    plainWeek: 'the week of {day}',
    weekend: 'on the weekend of {day}',
    plainWeekend: 'the weekend of {day}',
    month: 'in {month}',
    plainMonth: '{month}',
    year: 'in {year}',
    plainYear: '{year}',
    moment: 'on {day} at {time}',
  },
};
