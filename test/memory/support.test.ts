import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSupport, type SupportCode } from '../../src/memory/support.ts';
import type { Source } from '../../src/memory/types.ts';

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
  it.each<[SupportCode, string, Source[]]>([
    ['no_source', 'Ana likes tea.', []],
    ['no_source', 'Ana likes tea.', [said(ANA, '  \u200b ')]],
    ['number', 'Ben has three cats.', [said(BEN, 'I have two cats')]],
    ['date', 'The launch moved to 2026-12-05.', [said(ANA, "let's move the launch to Friday")]],
    ['date', 'The meeting is tomorrow.', [said(ANA, 'the meeting is tomorrow')]],
    ['name', "Ana's sister Olena lives in Lviv.", [said(ANA, 'My sister Olha lives in Lviv')]],
    ['name', 'Chloe likes tea.', [said(ANA, 'I like tea')]],
    [
      'link',
      'The docs are at https://evil.example/x.',
      [said(ANA, 'The docs are at https://good.example/x')],
    ],
    ['negation', 'Ana likes tea.', [said(ANA, "I don't like tea, I like coffee")]],
    ['negation', 'Ana hates tea.', [said(ANA, 'I love tea')]],
    ['negation', 'The shop opens after noon.', [said(ANA, 'the shop opens before noon')]],
    ['condition', 'The picnic is cancelled.', [said(ANA, 'if it rains, the picnic is cancelled')]],
    ['condition', 'Ana might move to Berlin.', [said(ANA, 'I am moving to Berlin')]],
    ['condition', 'Ana likes tea.', [said(ANA, 'do you like tea?')]],
    ['subject', 'Ben is allergic to peanuts.', [said(ANA, 'I am allergic to peanuts')]],
    ['subject', 'Ana lives in Lviv.', [said(ANA, 'My sister Olha lives in Lviv')]],
    ['subject', 'I like tea.', [said(ANA, 'I like tea, mostly')]],
    ['new_words', 'Ana collects stamps.', [said(ANA, 'I like tea')]],
    ['translated', 'Ана любить чай.', [said(ANA, 'I like tea')]],
    ['merged_subjects', 'Ana likes tea and coffee.', [said(ANA, 'I like tea'), said(BEN, 'I like coffee')]],
    [
      'merged_subjects',
      'Ana and Ben like tea and coffee.',
      [said(ANA, 'I like tea'), said(BEN, 'I like coffee')],
    ],
  ])('is told by the code %s: %s', (code, text, quotes) => {
    expect(codes(text, ...quotes)).toContain(code);
  });

  it('names the offending word in a plain sentence', () => {
    const [problem] = check('Ben has three cats.', said(BEN, 'I have two cats'));
    expect(problem?.message).toBe('The quotes hold no number “three”.');
  });

  it('is told once', () => {
    const problems = check('Olena, Olena and Olena like tea.', said(ANA, 'I like tea'));
    expect(new Set(problems.map((problem) => problem.message)).size).toBe(problems.length);
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
    expect(
      codes('Ben: My sister Olha lives in Lviv.', said(ANA, 'My sister Olha lives in Lviv.')),
    ).not.toEqual([]);
  });

  it('of a question are no statement', () => {
    expect(codes('Ana: do you like tea?', said(ANA, 'do you like tea?'))).not.toEqual([]);
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

  it('in full width or with marks of direction breaks nothing', () => {
    expect(() => check('\u202eAna ＬＩＫＥＳ tea', said(ANA, '\u202dI like tea'))).not.toThrow();
  });

  it('of one long line takes linear time', () => {
    const long = `I like tea ${'and coffee, not if maybe "I" said (that) '.repeat(5_000)}`;
    const started = performance.now();
    check('Ana likes tea.', said(ANA, long));
    check(long, said(ANA, long));
    check(
      'Ana likes tea.',
      said(ANA, 'a'.repeat(200_000)),
      said(BEN, "a'".repeat(100_000)),
      said(BEN, 'a.'.repeat(100_000)),
    );
    check(
      'Ana likes tea.',
      said(ANA, '1,'.repeat(100_000)),
      said(BEN, '.'.repeat(200_000)),
      said(BEN, '@a-'.repeat(70_000)),
    );
    expect(performance.now() - started).toBeLessThan(3_000);
  });

  it('never makes the check throw', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 80 }),
        fc.string({ unit: 'binary', maxLength: 80 }),
        (text, quote) => {
          expect(Array.isArray(check(text, said(ANA, quote), said(BEN, 'I like tea')))).toBe(true);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('in the form of names of built-in properties is only words', () => {
    expect(() =>
      check('constructor __proto__ toString', said(ANA, 'constructor __proto__ hasOwnProperty')),
    ).not.toThrow();
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
        const sentence = words.join(' ');
        expect(check(`Ana: ${sentence}`, said(ANA, sentence))).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });
});
