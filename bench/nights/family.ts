import type { ChangedMind, RepeatedFact } from './types.ts';

/** What the family tells again and again. */
export const REPEATED: readonly RepeatedFact[] = [
  {
    who: 'Olena',
    wordings: [
      'У мене алергія на горіхи.',
      'Нагадую всім: у мене алергія на горіхи.',
      'Мені без горіхів, у мене на них алергія.',
    ],
    days: [0, 7, 21, 38, 52],
    expect: ['алергі', 'горіх'],
  },
  {
    who: 'Olena',
    wordings: [
      'Моя сестра Оксана живе в Полтаві.',
      'Сестра Оксана так і живе в Полтаві.',
      'Оксана — це моя сестра, вона живе в Полтаві.',
    ],
    days: [2, 12, 30, 49],
    expect: ['оксан', 'полтав'],
  },
  {
    who: 'Halyna',
    wordings: ['Я щоранку приймаю ліки від тиску.', 'Ліки від тиску я приймаю щоранку, не забуваю.'],
    days: [1, 9, 25, 44],
    expect: ['ліки', 'тиск'],
  },
  {
    who: 'Halyna',
    wordings: ['Мій день народження 3 листопада.', 'Я народилася 3 листопада, не забудьте.'],
    days: [3, 16, 41],
    expect: ['3 листопада'],
  },
  {
    who: 'Jonas',
    wordings: [
      'Ich bin Vegetarier.',
      'Für mich ohne Wurst bitte, ich bin Vegetarier.',
      'Ich bin ja Vegetarier.',
    ],
    days: [0, 8, 22, 37, 55],
    expect: ['vegetarier'],
  },
  {
    who: 'Jonas',
    wordings: [
      'Unser Kater heißt Muckel.',
      'Der Kater heißt übrigens Muckel, nicht Murkel!',
      'Unser Kater Muckel heißt so, weil er so klein war.',
    ],
    days: [1, 14, 29],
    expect: ['muckel'],
  },
  {
    who: 'Jonas',
    wordings: [
      'Ich arbeite bei den Stadtwerken in Kassel.',
      'Ich arbeite seit zwölf Jahren bei den Stadtwerken in Kassel.',
    ],
    days: [4, 18, 33, 51],
    expect: ['stadtwerke', 'kassel'],
  },
  {
    who: 'Emily',
    wordings: [
      'I study marine biology in Bergen.',
      'I am studying marine biology in Bergen, remember?',
      'As I said, I study marine biology.',
    ],
    days: [0, 10, 27, 46],
    expect: ['marine biology'],
  },
  {
    who: 'Emily',
    wordings: [
      'I am left-handed.',
      'Scissors are hard for me because I am left-handed.',
      'I am left-handed, you know.',
    ],
    days: [2, 15, 31, 50],
    expect: ['left-handed'],
  },
  {
    who: 'Emily',
    wordings: ['My flatmate is called Wanjiru.', 'My flatmate Wanjiru is called after her grandmother.'],
    days: [5, 19, 40],
    expect: ['wanjiru'],
  },
];

/** What somebody says otherwise later on. */
export const CHANGED: readonly ChangedMind[] = [
  {
    who: 'Emily',
    before: { day: 4, text: 'My favourite tea is jasmine tea.' },
    after: { day: 24, text: 'My favourite tea is rooibos now.' },
    newest: 'rooibos',
    old: 'jasmine',
  },
  {
    who: 'Jonas',
    before: { day: 6, text: 'Ich trinke morgens immer Kaffee.' },
    after: { day: 26, text: 'Ich trinke morgens keinen Kaffee mehr, sondern grünen Tee.' },
    newest: 'grünen tee',
    old: 'immer kaffee',
  },
  {
    who: 'Olena',
    before: { day: 3, text: 'Я працюю в бібліотеці на Подолі.' },
    after: { day: 35, text: 'Я більше не працюю в бібліотеці, тепер я працюю в музеї.' },
    newest: 'музе',
    old: 'бібліотеці на подолі',
  },
  {
    who: 'Emily',
    before: { day: 8, text: 'I live in the student house on Fantoft.' },
    after: { day: 34, text: 'I moved out, I live in a flat near the harbour now.' },
    newest: 'near the harbour',
    old: 'fantoft',
  },
  {
    who: 'Jonas',
    before: { day: 2, text: 'Mein Lieblingsessen ist Linsensuppe.' },
    after: { day: 6, text: 'Mein Lieblingsessen ist jetzt Pilzrisotto.' },
    newest: 'pilzrisotto',
    old: 'lieblingsessen ist linsensuppe',
  },
];
