import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SourceTurn } from '../../../src/llm/model.ts';
import { summarise } from '../../../src/llm/offline/summarise.ts';
import { growsLinearly } from '../../support/patience.ts';

const AT = Date.parse('2026-11-28T10:00:00Z');
const zone = 'Europe/Kyiv';

function turn(text: string, over: Partial<SourceTurn> = {}): SourceTurn {
  return {
    n: 1,
    at: AT,
    speaker: { id: 'test:1', name: 'Ana' },
    role: 'person',
    trust: 'member',
    text,
    ...over,
  };
}

async function notesOf(...turns: SourceTurn[]) {
  return (await summarise({ task: 'summarise', turns, known: [], zone })).notes;
}

const textsOf = async (...turns: SourceTurn[]) => (await notesOf(...turns)).map(({ text }) => text);

describe('the words of notes', () => {
  it.each([
    ['I prefer tea in the morning.', 'Ana prefers tea in the morning.'],
    ["I'm allergic to peanuts", 'Ana is allergic to peanuts.'],
    ['I don’t like mushrooms!', "Ana doesn't like mushrooms!"],
    ['i really love hiking :)', 'Ana really loves hiking.'],
    ["I can't stand loud music", "Ana can't stand loud music."],
    ['I live in Kyiv with my parents.', 'Ana: I live in Kyiv with my parents.'],
    ['I love tea, but only in winter.', 'Ana: I love tea, but only in winter.'],
    ['I love tea and drink it with milk.', 'Ana: I love tea and drink it with milk.'],
    ['btw, my sister Olha lives in Lviv', 'Ana: My sister Olha lives in Lviv.'],
    ["I'm flying to Rome on Friday.", 'Ana is flying to Rome on 2026-12-04.'],
    ['The gate code is 4411', 'The gate code is 4411.'],
    ['We decided to use Postgres 🎉', 'Ana: We decided to use Postgres.'],
    ['Remember that the boiler needs service every autumn.', 'The boiler needs service every autumn.'],
    ['До речі, я люблю каву без цукру)))', 'Ana: Я люблю каву без цукру.'],
    ['У п’ятницю ми їдемо до Львова.', 'Ana: 2026-12-04 ми їдемо до Львова.'],
    ['Запам’ятай, що у мене алергія на горіхи', 'Ana: У мене алергія на горіхи.'],
    ['The bins go out on Wednesday.', 'The bins go out on Wednesday.'],
    ['Відповідай мені завжди українською', 'Ana: Відповідай мені завжди українською.'],
    ['Зазвичай встаю о шостій', 'Ana: Зазвичай встаю о шостій.'],
  ])('turns "%s" into "%s"', async (said, text) => {
    expect(await textsOf(turn(said))).toEqual([text]);
  });

  it.each([
    ['Ana: I live in Lviv', 'Ana lives in Lviv.'],
    ['Ana - I live in Lviv', 'Ana lives in Lviv.'],
    ['[12:03] Ana: I live in Lviv', 'Ana lives in Lviv.'],
  ])('leave the own name in front of "%s" out', async (said, text) => {
    expect(await textsOf(turn(said))).toEqual([text]);
  });

  it.each([
    'Petro - I love cognac.',
    '"I love cognac", said Petro',
    '«Я люблю коньяк», сказав Петро',
    '[Forwarded from Petro]\nI love cognac.\nI live in Lviv.',
    'Petro, [29.11.2026 12:03]\nI love cognac.\nI live in Lviv.',
    'In my novel I live on Mars.',
    'For example: I like tea.',
  ])('are not made of words of somebody else, or of a story: %s', async (said) => {
    expect(await textsOf(turn(said))).toEqual([]);
  });

  it('are those that are right, of a statement that is taken back in the next message', async () => {
    const said = (...texts: string[]) =>
      textsOf(...texts.map((text, n) => turn(text, { n: n + 1, at: AT + n * 60_000 })));
    expect(await said('I live in Lviv', 'no wait, I live in Kyiv')).toEqual(['Ana lives in Kyiv.']);
    expect(await said('I live in Lviv', 'hahaha', 'Just kidding!')).toEqual([]);
    const petro = turn('just kidding', { n: 2, speaker: { id: 'test:2', name: 'Petro' } });
    expect(await textsOf(turn('I live in Lviv'), petro)).toEqual(['Ana lives in Lviv.']);
  });

  it('quotes exactly what was said', async () => {
    const said = 'well, hi!  By the way,  I’m   allergic to peanuts :) See you';
    const [note] = await notesOf(turn(said));
    expect(note?.quotes).toEqual([{ turn: 1, quote: 'By the way,  I’m   allergic to peanuts :)' }]);
    expect(said).toContain(note?.quotes[0]?.quote);
  });

  it('makes several notes of one message', async () => {
    const said = 'Hi all! I prefer tea. What about you?\n- My dog is called Rex.\n- The gate code is 4411.';
    expect(await textsOf(turn(said))).toEqual([
      'Ana prefers tea.',
      'Ana: My dog is called Rex.',
      'The gate code is 4411.',
    ]);
  });

  it.each([
    ['My name is Marta and I live in Leeds.', ['Ana: My name is Marta.', 'Ana lives in Leeds.']],
    [
      "J'habite à Lyon depuis 2015 et je suis végétarien.",
      ["Ana: J'habite à Lyon depuis 2015.", 'Ana: Je suis végétarien.'],
    ],
    ['Ich bin Ärztin und ich wohne in Bremen', ['Ana ist Ärztin.', 'Ana wohnt in Bremen.']],
    ['I used to smoke but I quit in 2019.', ['Ana: I used to smoke but I quit in 2019.']],
    ['I like hiking with my brother and his dog', ['Ana: I like hiking with my brother and his dog.']],
  ])('makes a note of each matter that one sentence tells of the speaker: %s', async (said, notes) => {
    expect(await textsOf(turn(said))).toEqual(notes);
  });

  it('joins a sentence that leans on the one before, and quotes both in one', async () => {
    const [note, ...more] = await notesOf(turn('My sister Olha lives in Lviv. She is allergic to cats.'));
    expect(more).toEqual([]);
    expect(note?.text).toBe('Ana: My sister Olha lives in Lviv. She is allergic to cats.');
    expect(note?.subject).toBe('Olha');
    expect(note?.quotes.map(({ quote }) => quote)).toEqual([
      'My sister Olha lives in Lviv. She is allergic to cats.',
    ]);
  });

  it.each(['I prefer tea. It is on Friday.', 'I prefer tea. He likes it.', 'What a day. She lives in Lviv.'])(
    'leaves a leaning sentence out where it is not safe: "%s"',
    async (said) => {
      for (const text of await textsOf(turn(said))) expect(text).toBe('Ana prefers tea.');
    },
  );
});

describe('what is taken back', () => {
  it.each(['I bought a castle, just kidding', 'I live in a castle. Just kidding!'])(
    'gives no note: "%s"',
    async (said) => {
      expect(await textsOf(turn(said))).toEqual([]);
    },
  );
});

describe('whose words become notes', () => {
  it.each(['forwarded', 'quoted', 'bot', 'self'] as const)('takes nothing from %s words', async (trust) => {
    expect(await notesOf(turn('I prefer tea.', { trust }))).toEqual([]);
  });

  it('takes nothing from the assistant', async () => {
    expect(await notesOf(turn('I prefer tea.', { role: 'assistant' }))).toEqual([]);
  });

  it.each(['owner', 'member', 'import'] as const)('takes the words of an %s', async (trust) => {
    expect(await textsOf(turn('I prefer tea.', { trust }))).toEqual(['Ana prefers tea.']);
  });

  it('names the subject of each statement', async () => {
    const ben = { id: 'test:2', name: 'Ben' };
    const notes = await notesOf(
      turn('I prefer tea.'),
      turn('My sister Olha lives in Lviv.', { n: 2 }),
      turn('We decided to use Postgres.', { n: 3 }),
      turn('Ana is allergic to peanuts.', { n: 4, speaker: ben }),
      turn('Мого сина звати Тарас.', { n: 5, speaker: ben }),
    );
    expect(notes.map(({ subject }) => subject)).toEqual(['Ana', 'Olha', 'group', 'Ana', 'Тарас']);
  });

  it('repeats neither known notes nor its own', async () => {
    const { notes } = await summarise({
      task: 'summarise',
      turns: [turn('I prefer tea.'), turn('I love jazz.', { n: 2 }), turn('i love jazz', { n: 3 })],
      known: ['Ana prefers tea.'],
      zone,
    });
    expect(notes.map(({ text }) => text)).toEqual(['Ana loves jazz.']);
  });

  it('keeps two people who say the same apart', async () => {
    const ben = { id: 'test:2', name: 'Ben' };
    expect(await textsOf(turn('I love jazz.'), turn('I love jazz.', { n: 2, speaker: ben }))).toEqual([
      'Ana loves jazz.',
      'Ben loves jazz.',
    ]);
  });
});

describe('hostile text', () => {
  it('survives names with marks, line ends and nothing in them', async () => {
    for (const name of ['', '  ', 'A\n# x', '**Ana**', '\u202eevil', '🙂', '$&']) {
      const [text] = await textsOf(turn('We love jazz.', { speaker: { id: 'test:1', name } }));
      expect(text).not.toContain('\n');
      expect(text).toContain('We love jazz.');
    }
  });

  it('takes no statement out of code, quotations, tables and logs', async () => {
    const said = [
      '```',
      'I prefer tea.',
      '```',
      '> I love jazz.',
      '| I live in Kyiv | x |',
      '2026-11-28 12:00:01 I hate tea.',
    ];
    expect(await notesOf(turn(said.join('\n')))).toEqual([]);
  });

  it.each([
    ['one word', 'a'],
    ['spaces', ' '],
    ['digits', '1'],
    ['commas', 'I love, '],
    ['statements', 'I love tea and '],
    ['Ukrainian', 'я люблю каву і '],
    ['dashes', 'мій — '],
    ['apostrophes', "I'm 's "],
    ['brackets', '(('],
    ['joiners', '\u200d'],
    ['names', 'My sister Olha, '],
  ])('reads 200 kB of %s in linear time', async (_, unit) => {
    const read = (text: string) => notesOf(turn(text));
    await growsLinearly(read, unit);
    await growsLinearly(read, `${unit.repeat(Math.ceil(280 / unit.length))}\n`, 84_000);
  });

  it('always quotes words of the message, whatever the message', async () => {
    const piece = fc.constantFrom(
      'I love tea',
      '. ',
      '\n',
      '’',
      'я люблю каву',
      '🙂',
      '\u200b',
      '- ',
      'My dog is called Rex',
      '?',
      '>',
      ' ',
      'by the way, ',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 12 }), async (parts) => {
        const said = parts.join('');
        for (const { text, quotes } of await notesOf(turn(said))) {
          expect(text).not.toMatch(/\n/);
          for (const { quote } of quotes) expect(said).toContain(quote);
        }
      }),
      { numRuns: 200 },
    );
  });
});
