import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resolveDates, withAbsoluteDates } from '../../src/text/dates.ts';

/** Monday, 14:05 in Kyiv. */
const MONDAY = Date.parse('2026-11-30T12:05:00Z');
const KYIV = 'Europe/Kyiv';

const absolute = (text: string, language: string) => withAbsoluteDates(text, MONDAY, KYIV, language);
const days = (text: string, language: string) =>
  resolveDates(text, MONDAY, KYIV, language).map(({ day, endDay, time }) =>
    [day, endDay && `to ${endDay}`, time].filter(Boolean).join(' '),
  );

describe('English', () => {
  test.each([
    ['The meeting is tomorrow at 10', 'The meeting is on 2026-12-01 at 10'],
    ['Finish it by tomorrow', 'Finish it by 2026-12-01'],
    ['until Friday', 'until 2026-12-04'],
    ['See you Friday!', 'See you on 2026-12-04!'],
    ['We met last Friday', 'We met on 2026-11-27'],
    ['Tomorrow I fly. Today I rest.', 'On 2026-12-01 I fly. On 2026-11-30 I rest.'],
    ['See you tomorrow morning', 'See you on 2026-12-01 in the morning'],
    ["I go to tomorrow's meeting", 'I go to the 2026-12-01 meeting'],
    ['Friday is fine', '2026-12-04 is fine'],
    ['We come on Friday and Saturday', 'We come on 2026-12-04 and 2026-12-05'],
    ['I bought it on Friday', 'I bought it on 2026-11-27'],
    ['The demo moved to Friday', 'The demo moved to 2026-12-04'],
    ['I start in two weeks', 'I start on 2026-12-14'],
    ['I met Anna 2 weeks ago in Rome', 'I met Anna on 2026-11-16 in Rome'],
    ['I was ill last week', 'I was ill in the week of 2026-11-23'],
    ['Ready by next week', 'Ready by the week of 2026-12-07'],
    ['We moved last year', 'We moved in 2025'],
    ['Back in 3 hours', 'Back on 2026-11-30 at 17:05'],
    ['Next week on Tuesday', 'On 2026-12-08'],
    ['the day after tomorrow', 'on 2026-12-02'],
    ['What did I say yesterday?', 'What did I say on 2026-11-29?'],
  ])('%s', (text, expected) => {
    expect(absolute(text, 'en')).toBe(expected);
  });

  test.each([
    'every Friday',
    'on Fridays',
    'the Friday meeting',
    'Friday nights',
    'Monday to Friday',
    'in the morning',
    'these days, nowadays, one day',
    'I sat in the sun, we march on, I may go',
    'more than a year ago, half a year ago',
    'room 10, version 5.12.3, 10:30, $5.12',
    'on Friday, December 4',
    'on December 5',
    '',
  ])('left alone: %s', (text) => {
    expect(absolute(text, 'en')).toBe(text);
  });

  test.each([
    ['en', 'We always meet on Friday'],
    ['en', 'last Saturday of the month we hike'],
    ['uk', 'Тренування завжди у середу'],
    ['ru', 'Всегда встречаемся в пятницу'],
    ['de', 'Wie jeden Dienstag und Freitag bin ich im Chor'],
    ['es', 'El lunes cerramos siempre'],
    ['zh', '每月最后一个周六去爬香山'],
    ['ja', '毎月最後の土曜日に山に登る'],
  ])('a weekday that comes back is left alone: %s %s', (code, text) => {
    expect(absolute(text, code)).toBe(text);
  });

  test.each([
    ['December 5', '2026-12-05'],
    ['5 Dec 2025', '2025-12-05'],
    ['Dec 5th, 2026', '2026-12-05'],
    ['5.12.2026', '2026-12-05'],
    ['12/5/2026', '2026-12-05'],
    ['2026-12-05', '2026-12-05'],
    ['flight 2026-12-05T10:00', '2026-12-05'],
    ['5–7 December', '2026-12-05 to 2026-12-07'],
    ['in March', '2027-03-01 to 2027-03-31'],
    ['next Friday at 5 pm', '2026-12-11 17:00'],
    ['this weekend', '2026-12-05 to 2026-12-06'],
    ['Birthday: March 3', '2027-03-03'],
    ['We moved on November 20', '2026-11-20'],
    ['on November 28', '2026-11-28'],
    ['Feb 29', '2028-02-29'],
  ])('%s is %s', (text, day) => {
    expect(days(text, 'en')).toEqual([day]);
  });

  test.each(['31 February', '2026-13-45', '99.99.2026', 'call 2026'])('no date: %s', (text) => {
    expect(days(text, 'en')).toEqual([]);
  });
});

describe('Ukrainian', () => {
  test.each([
    ['Зустріч завтра о 10', 'Зустріч 2026-12-01 о 10'],
    ['Зроби до завтра', 'Зроби до 2026-12-01'],
    ['до п’ятниці', 'до 2026-12-04'],
    ["Побачимось у п'ятницю", 'Побачимось 2026-12-04'],
    ["Я купив квиток у п'ятницю", 'Я купив квиток 2026-11-27'],
    ["Перенесли на п'ятницю", 'Перенесли на 2026-12-04'],
    ["наступної п'ятниці", '2026-12-11'],
    ["минулої п'ятниці", '2026-11-27'],
    ['Їду через два тижні', 'Їду 2026-12-14'],
    ['Бачились три дні тому', 'Бачились 2026-11-27'],
    ['Минулого тижня хворів', 'На тижні від 2026-11-23 хворів'],
    ['Наступного тижня у вівторок їду', '2026-12-08 їду'],
    ['завтрашня зустріч скасована', 'зустріч 2026-12-01 скасована'],
    ['Бігав вчора і позавчора', 'Бігав 2026-11-29 і 2026-11-28'],
    ['Ми переїхали торік', 'Ми переїхали у 2025 році'],
  ])('%s', (text, expected) => {
    expect(absolute(text, 'uk')).toBe(expected);
  });

  test.each([
    "щоп'ятниці",
    "кожної п'ятниці",
    "у п'ятниці",
    "з понеділка по п'ятницю",
    'через день',
    'у лютому настрої',
    'за два дні прочитав книгу',
    'ціна 12.50 грн',
    "у п'ятницю, 4 грудня",
  ])('left alone: %s', (text) => {
    expect(absolute(text, 'uk')).toBe(text);
  });

  test.each([
    ['5 грудня', '2026-12-05'],
    ['5 грудня 2025 року', '2025-12-05'],
    ['05.12 о 19:00', '2026-12-05 19:00'],
    ['5-7 грудня', '2026-12-05 to 2026-12-07'],
    ['о 7 вечора завтра', '2026-12-01 19:00'],
    ['у грудні', '2026-12-01 to 2026-12-31'],
  ])('%s is %s', (text, day) => {
    expect(days(text, 'uk')).toEqual([day]);
  });
});

test('the day is the one of the speaker, not of Greenwich', () => {
  const lateInKyiv = Date.parse('2026-11-30T22:30:00Z');
  expect(resolveDates('today', lateInKyiv, KYIV)[0]?.day).toBe('2026-12-01');
  expect(resolveDates('today', lateInKyiv, 'America/Los_Angeles')[0]?.day).toBe('2026-11-30');
});

test('a mention says where it stands and whether it is relative', () => {
  expect(resolveDates('Call me tomorrow', MONDAY, KYIV)).toEqual([
    { start: 8, end: 16, text: 'tomorrow', day: '2026-12-01', relative: true },
  ]);
  expect(resolveDates('on 2026-12-05', MONDAY, KYIV)).toMatchObject([
    { text: '2026-12-05', relative: false },
  ]);
});

test('the language is recognised when it is not given', () => {
  expect(withAbsoluteDates('Зустріч завтра', MONDAY, KYIV)).toBe('Зустріч 2026-12-01');
  expect(resolveDates('Treffen am 5.12.2026', MONDAY, KYIV)).toMatchObject([{ day: '2026-12-05' }]);
});

test('an unknown zone is an error that names it', () => {
  expect(() => resolveDates('today', MONDAY, 'Mars/Olympus')).toThrow('Mars/Olympus');
});

test('mentions are exact, in order and apart', () => {
  const unit = fc.constantFrom(
    ...[
      'tomorrow',
      'on',
      'Friday',
      'next',
      'week',
      'in',
      '2',
      'days',
      'ago',
      'December',
      '5',
      ',',
      '.',
      'every',
      'by',
    ],
  );
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 12 }), (parts) => {
      const text = parts.join(' ');
      let from = 0;
      for (const { start, end, text: said } of resolveDates(text, MONDAY, KYIV, 'en')) {
        expect(start).toBeGreaterThanOrEqual(from);
        expect(text.slice(start, end)).toBe(said);
        from = end;
      }
    }),
    { numRuns: 200 },
  );
});

test('finds a date where the name of its month alone tells the language', () => {
  const [date] = resolveDates('4 жовтня лечу в Порту, сама!', MONDAY, KYIV);
  expect(date?.day).toBe('2027-10-04');
});
