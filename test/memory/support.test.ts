import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SupportCode } from '../../src/memory/claims/subjects.ts';
import { checkSupport } from '../../src/memory/support.ts';
import type { Source } from '../../src/memory/types.ts';
import { growsLinearly, inLinearTime } from '../support/patience.ts';

const ANA = { id: 't:1', name: 'Ana' };
const BEN = { id: 't:2', name: 'Ben' };
const PEOPLE = [ANA, BEN, { id: 't:3', name: 'Chloe' }];
const MONDAY = '2026-11-30T10:00:00.000Z';

function said(speaker: { id: string; name: string }, quote: string, at = MONDAY): Source {
  return { turn: `m-${quote.length}`, quote, at, speaker, trust: 'member' };
}

function check(text: string, ...quotes: Source[]) {
  return checkSupport({ text, quotes, zone: 'Europe/Kyiv', people: PEOPLE });
}

function codes(text: string, ...quotes: Source[]): SupportCode[] {
  return check(text, ...quotes).map((problem) => problem.code);
}

describe('what is wrong with a claim', () => {
  it.each<[SupportCode, string, Source[], string?]>([
    ['no_source', 'Ana likes tea.', []],
    ['no_source', 'Ana likes tea.', [said(ANA, '  \u200b ')]],
    ['number', 'Ben has three cats.', [said(BEN, 'I have two cats')], 'Ben has two cats.'],
    ['date', 'The launch moved to 2026-12-05.', [said(ANA, "let's move the launch to Friday")]],
    [
      'date',
      'The meeting is tomorrow.',
      [said(ANA, 'the meeting is tomorrow')],
      'The meeting is on 2026-12-01.',
    ],
    [
      'name',
      "Ana's sister Olena lives in Lviv.",
      [said(ANA, 'My sister Olha lives in Lviv')],
      "Ana's sister Olha lives in Lviv.",
    ],
    ['name', 'Chloe likes tea.', [said(ANA, 'I like tea')], 'Ana likes tea.'],
    [
      'link',
      'The docs are at https://evil.example/x.',
      [said(ANA, 'The docs are at https://good.example/x')],
      'The docs are at https://good.example/x.',
    ],
    ['negation', 'Ana likes tea.', [said(ANA, "I don't like tea, I like coffee")], 'Ana likes coffee.'],
    ['negation', 'Ana hates tea.', [said(ANA, 'I love tea')], 'Ana loves tea.'],
    [
      'negation',
      'The shop opens after noon.',
      [said(ANA, 'the shop opens before noon')],
      'The shop opens before noon.',
    ],
    [
      'condition',
      'The picnic is cancelled.',
      [said(ANA, 'if it rains, the picnic is cancelled')],
      'If it rains, the picnic is cancelled.',
    ],
    [
      'condition',
      'Ana might move to Berlin.',
      [said(ANA, 'I am moving to Berlin')],
      'Ana is moving to Berlin.',
    ],
    ['condition', 'Ana likes tea.', [said(ANA, 'do you like tea?')]],
    [
      'subject',
      'Ben is allergic to peanuts.',
      [said(ANA, 'I am allergic to peanuts')],
      'Ana is allergic to peanuts.',
    ],
    ['subject', 'Ana lives in Lviv.', [said(ANA, 'My sister Olha lives in Lviv')], 'Olha lives in Lviv.'],
    ['subject', 'I like tea.', [said(ANA, 'I like tea, mostly')], 'Ana likes tea, mostly.'],
    ['new_words', 'Ana collects stamps.', [said(ANA, 'I like tea')], 'Ana likes tea.'],
    ['translated', 'Ана любить чай.', [said(ANA, 'I like tea')], 'Ana likes tea.'],
    [
      'merged_subjects',
      'Ana likes tea and coffee.',
      [said(ANA, 'I like tea'), said(BEN, 'I like coffee')],
      'Ana likes tea.',
    ],
    [
      'merged_subjects',
      'Ana and Ben like tea and coffee.',
      [said(ANA, 'I like tea'), said(BEN, 'I like coffee')],
      'Ben likes coffee.',
    ],
  ])('is told by the code %s, and what the same quotes say stands: %s', (code, text, quotes, honest) => {
    expect(codes(text, ...quotes)).toContain(code);
    if (honest !== undefined) expect(check(honest, ...quotes)).toEqual([]);
  });

  it('names the offending word in a plain sentence', () => {
    expect(check('Ben has three cats.', said(BEN, 'I have two cats'))).toEqual([
      { code: 'number', message: 'The quotes hold no number “three”.' },
    ]);
  });

  it('is told once, however often the word stands there', () => {
    expect(
      check('Olena, Olena and Olena like tea.', said(ANA, 'I like tea')).map(({ message }) => message),
    ).toEqual(['The quotes hold no name “Olena”.', 'The quotes say nothing of “Olena”.']);
  });
});

describe('own words', () => {
  it.each([
    'honestly no clue what to say, whatever works, I guess',
    "Don't you dare touch my sandwich, it's mine!",
    'My sister Olha lives in Lviv.',
  ])('stand behind the name of their speaker: %s', (quote) => {
    expect(check(`Ana: ${quote}`, said(ANA, quote))).toEqual([]);
  });

  it('stand when their relative dates are written out', () => {
    expect(check('Ana: I fly to Rome on 2026-12-01.', said(ANA, 'I fly to Rome tomorrow'))).toEqual([]);
  });

  it('of an adopted line stand without a speaker', () => {
    const line = 'The cleaner comes on Tuesdays, quietly.';
    expect(check(line, said({ id: '', name: '' }, line))).toEqual([]);
  });

  it('do not stand behind another name', () => {
    const found = codes('Ben: My sister Olha lives in Lviv.', said(ANA, 'My sister Olha lives in Lviv.'));
    expect(found).toContain('subject');
  });

  it('of a question are no statement', () => {
    expect(codes('Ana: do you like tea?', said(ANA, 'do you like tea?'))).toEqual(['condition']);
  });
});

describe('dates', () => {
  it('count from the message that names them, in the zone of the room', () => {
    const late = said(ANA, 'the meeting is tomorrow', '2026-11-30T23:30:00.000Z');
    expect(check('The meeting is on 2026-12-02.', late)).toEqual([]);
    expect(codes('The meeting is on 2026-12-01.', late)).toContain('date');
  });

  it('may be told less exactly than they were said', () => {
    expect(check('The launch is in December 2026.', said(ANA, 'the launch is on 2026-12-04'))).toEqual([]);
    expect(codes('The launch is on 2026-12-04.', said(ANA, 'the launch is in December 2026'))).toContain(
      'date',
    );
  });

  it('of two messages keep their own moments', () => {
    const quotes = [
      said(ANA, 'the demo is tomorrow', '2026-11-30T10:00:00.000Z'),
      said(BEN, 'the retro is tomorrow', '2026-12-07T10:00:00.000Z'),
    ];
    expect(check('The retro is on 2026-12-08.', ...quotes)).toEqual([]);
  });

  it('that a message without a valid time names are read all the same', () => {
    expect(check('The launch is on 2026-12-04.', said(ANA, 'the launch is on 2026-12-04', 'never'))).toEqual(
      [],
    );
  });
});

describe('hostile text', () => {
  it('hidden between invisible characters is compared as it is seen', () => {
    expect(check('Ana likes tea.', said(ANA, 'I li\u200bke t\u2060ea'))).toEqual([]);
    expect(codes('Ana likes t\u200bea.', said(ANA, "I don't like tea"))).toContain('negation');
  });

  it('written with curly apostrophes is read like straight ones', () => {
    expect(codes('Ana likes tea.', said(ANA, 'I don’t like tea'))).toContain('negation');
    expect(check('Ana doesn’t like tea.', said(ANA, "I don't like tea"))).toEqual([]);
  });

  it('with marks of direction is compared as it is seen, and letters in full width are others', () => {
    expect(check('\u202eAna likes tea', said(ANA, '\u202dI like tea'))).toEqual([]);
    expect(codes('\u202eAna likes coffee', said(ANA, '\u202dI like tea'))).toEqual(['new_words']);
    expect(codes('Ana ＬＩＫＥＳ tea', said(ANA, 'I like tea'))).toEqual(['name']);
  });

  it('of one long line takes linear time', async () => {
    const long = `I like tea ${'and coffee, not if maybe "I" said (that) '.repeat(5_000)}`;
    await inLinearTime(() => check('Ana likes tea.', said(ANA, long)));
    await inLinearTime(() => check(long, said(ANA, long)));
    for (const unit of ['a', "a'", 'a.', '1,', '.', '@a-']) {
      await growsLinearly((text) => check('Ana likes tea.', said(ANA, 'tea'), said(BEN, text)), unit);
    }
  });

  it('never makes the check throw, nor lets a new word pass', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 80 }),
        fc.string({ unit: 'binary', maxLength: 80 }),
        (text, quote) => {
          for (const { code, message } of check(text, said(ANA, quote), said(BEN, 'I like tea'))) {
            expect(code).toMatch(/^[a-z_]+$/);
            expect(message).toMatch(/^\p{Lu}|^“/u);
            expect(message).toMatch(/\.$/);
          }
          expect(codes(`${text} Zanzibar`, said(ANA, quote), said(BEN, 'I like tea'))).not.toEqual([]);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('in the form of names of built-in properties is only words', () => {
    const quote = said(ANA, 'constructor __proto__ hasOwnProperty');
    expect(check('Ana: constructor __proto__ hasOwnProperty', quote)).toEqual([]);
    expect(check('constructor __proto__ toString', quote)).toEqual([
      { code: 'name', message: 'The quotes hold no name “toString”.' },
    ]);
  });
});

describe('any whole sentence', () => {
  it('in the words of its speaker is supported', () => {
    const word = fc.constantFrom(
      'tea',
      'never',
      'if',
      'my',
      'sister',
      'likes',
      'two',
      'not',
      'in',
      'Lviv',
      'and',
      'but',
      'I',
    );
    fc.assert(
      fc.property(fc.array(word, { minLength: 3, maxLength: 12 }), (words) => {
        // Of nothing but small words there is nothing to find.
        fc.pre(words.some((one) => ['tea', 'sister', 'likes', 'Lviv'].includes(one)));
        const sentence = words.join(' ');
        expect(check(`Ana: ${sentence}`, said(ANA, sentence))).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });
});
