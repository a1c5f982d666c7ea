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
    ['I live in Rotterdam and work as a nurse', ['Ana lives in Rotterdam.', 'Ana works as a nurse.']],
    ['I love hiking but hate crowds', ['Ana loves hiking.', 'Ana hates crowds.']],
    [
      'I live in Leeds, work as a nurse and have two kids',
      ['Ana lives in Leeds.', 'Ana works as a nurse.', 'Ana has two kids.'],
    ],
    [
      'My sister lives in Lviv and works as a nurse',
      ['Ana: My sister lives in Lviv.', 'Ana: My sister works as a nurse.'],
    ],
    [
      'Моя сестра живе у Львові і працює медсестрою',
      ['Ana: Моя сестра живе у Львові.', 'Ana: Моя сестра працює медсестрою.'],
    ],
    ['We live in Bergen and have three cats', ['Ana: We live in Bergen.', 'Ana: We have three cats.']],
    ['Ich habe zwei Katzen und spreche Polnisch', ['Ana hat zwei Katzen.', 'Ana spricht Polnisch.']],
    ["J'ai deux chats et parle portugais", ["Ana: J'ai deux chats.", 'Ana: Je parle portugais.']],
    ['Vivo en Lugo y tengo dos gatos', ['Ana: Vivo en Lugo.', 'Ana: Tengo dos gatos.']],
    ['Я живу в Одесі і працюю вчителем', ['Ana: Я живу в Одесі.', 'Ana: Працюю вчителем.']],
    ['У меня две кошки, и я говорю по-польски', ['Ana: У меня две кошки.', 'Ana: Я говорю по-польски.']],
  ])('make a line of each thing that is told of the speaker: %s', async (said, lines) => {
    expect(await textsOf(turn(said))).toEqual(lines);
  });

  it.each([
    "I don't eat meat and drink alcohol",
    'I love tea and drink it with milk',
    'I watch my kids play football and swim in the lake',
    'I teach maths at a school and still coach',
    'In winter I live in Spain and work as a guide',
  ])('stay together where the second half hangs on the first: %s', async (said) => {
    expect(await textsOf(turn(said))).toEqual([`Ana: ${said}.`]);
  });

  it('say nothing of what is only wished in the first half', async () => {
    expect(await textsOf(turn('I want to live in Rome and work as a chef'))).toEqual([]);
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
  const told = (text: string, n: number, over: Partial<SourceTurn> = {}) =>
    turn(text, { n, at: AT + n * 20_000, ...over });

  it.each([
    ['I love opera.', 'Nah, not really'],
    ['I love opera.', 'That was sarcasm'],
    ['I love opera.', "That's not true, I made it up"],
    ['I love opera.', 'Forget what I just said'],
    ['I love opera.', 'just testing you'],
    ['I love opera.', 'Gotcha!'],
    ['Ich liebe Opern.', 'Stimmt nicht, hab ich mir ausgedacht'],
    ["J'adore l'opéra.", "C'est pas vrai, j'ai tout inventé"],
    ['Me encanta la ópera.', 'Olvida lo que acabo de decir'],
    ['Я люблю оперу.', 'Це неправда, я це вигадав'],
    ['Я люблю оперу.', 'Забудь, что я только что сказал'],
    ['我喜欢歌剧。', '不是真的，我编的'],
    ['私はオペラが大好きです。', '引っかかった！'],
  ])('gives no note, when "%s" is followed by "%s"', async (said, back) => {
    expect(await textsOf(told(said, 1), told(back, 2))).toEqual([]);
  });

  it.each([
    ['I am allergic to shellfish.', 'I live in Lviv.', 'I was kidding about the shellfish'],
    ['Ich bin allergisch gegen Muscheln.', 'Ich wohne in Lwiw.', 'Das mit den Muscheln war nur ein Scherz'],
    ['Je suis allergique aux crevettes.', "J'habite à Lviv.", 'Je plaisantais pour les crevettes'],
    ['Soy alérgico al marisco.', 'Vivo en Leópolis.', 'Lo del marisco era broma'],
    ['У мене алергія на креветки.', 'Я живу у Львові.', 'Про креветки я пожартував'],
    ['У меня аллергия на креветки.', 'Я живу во Львове.', 'Про креветки я пошутил'],
    ['我对虾过敏。', '我住在利沃夫。', '对虾过敏是开玩笑的'],
    ['私はエビアレルギーです。', '私はリヴィウに住んでいます。', 'エビの話は冗談です'],
  ])('is what is named, and nothing else: "%s" "%s" "%s"', async (gone, stays, back) => {
    const [note, ...more] = await notesOf(told(gone, 1), told(stays, 2), told(back, 3));
    expect(more).toEqual([]);
    expect(note?.quotes.map(({ turn: n }) => n)).toEqual([2]);
  });

  it.each([
    ['I love tea.', "Forget it, I'll cook myself"],
    ['I love tea.', 'I was kidding about the invoice'],
    ['I love tea.', 'My boss lied about the tea'],
    ['I love tea.', "Don't forget what I just said!"],
    ['Ich liebe Tee.', 'Vergiss es, ich koche selbst'],
    ["J'adore le thé.", "Laisse tomber, j'ai trouvé"],
    ['Me encanta el té.', 'Olvida eso, ya lo encontré'],
    ['Я обожнюю чай.', 'Забудь, вже знайшов'],
    ['Я обожаю чай.', 'Начальник соврал'],
    ['我喜欢茶。', '我没开玩笑'],
    ['私はお茶が好きです。', '忘れて、もう見つけた'],
  ])('is not "%s", when "%s" speaks of something else', async (said, more) => {
    expect(await textsOf(told(said, 1), told(more, 2))).toHaveLength(1);
  });

  it('is not what somebody said before they answered another or a question', async () => {
    const not = told('Nah, not really', 3);
    const assistant = (text: string) => told(text, 2, { role: 'assistant', trust: 'bot' });
    const petro = told('Tom comes along', 2, { speaker: { id: 'test:2', name: 'Petro' } });
    const opera = told('I love opera.', 1);
    expect(await textsOf(opera, assistant('Do you sing?'), not)).toEqual(['Ana loves opera.']);
    expect(await textsOf(opera, petro, not)).toEqual(['Ana loves opera.']);
    expect(await textsOf(opera, assistant('Noted.'), not)).toEqual([]);
  });

  it.each(['I bought a castle, just kidding', 'I live in a castle. Just kidding!'])(
    'gives no note: "%s"',
    async (said) => {
      expect(await textsOf(turn(said))).toEqual([]);
    },
  );
});

describe('whose words become notes', () => {
  it.each([
    ['I am diabetic, as I said', 'Ana is diabetic.'],
    ['Ich bin Vegetarier, wie gesagt', 'Ana ist Vegetarier.'],
    ["Je suis végétarien, je te l'ai dit", 'Ana: Je suis végétarien.'],
    ['Soy vegetariano, como ya dije', 'Ana: Soy vegetariano.'],
    ['У мене алергія на горіхи, як я казав', 'Ana: У мене алергія на горіхи.'],
    ['Je ne mange que du poisson', 'Ana: Je ne mange que du poisson.'],
  ])('are their own with all that "%s" says', async (said, text) => {
    expect(await textsOf(turn(said))).toEqual([text]);
  });

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

  it.each([
    '2026-11-30 12:00:01 INFO node started\nI am leader\n2026-11-30 12:00:02 INFO done',
    'Nov 30 12:00:01 host raft[12]: election\nNov 30 12:00:02 host raft[12]: won\nI am leader\nUser: I like cats',
    'web-1  | listening\nI live in memory\nweb-1  | I am allergic to null',
    '[INFO] session opened\nUser: I like mushrooms\nI prefer tea in the morning.\n[INFO] session closed',
    'raft-1: started\nraft-2: started\nIch bin Anführer und wohne in Berlin.',
    'level=info msg="hello"\nя люблю каву без цукру\nlevel=info msg="bye"',
    'I1130 12:00:01.123 1 main.go:12] up\nJe vis à Lyon.\nI1130 12:00:02.123 1 main.go:14] down',
    '12:00:01.001 [main] start\n我住在北京。\n12:00:02.002 [main] stop',
    '```\nI live in Lviv\n```',
  ])('takes none out of the log of a program: %j', async (pasted) => {
    expect(await textsOf(turn(pasted))).toEqual([]);
  });

  it('takes what is said around a pasted log', async () => {
    const log = '2026-11-30 12:00:01 INFO up\nI am leader\n2026-11-30 12:00:02 INFO down';
    expect(await textsOf(turn(`I prefer tea in the morning.\n${log}\n\nI'm allergic to peanuts`))).toEqual([
      'Ana prefers tea in the morning.',
      'Ana is allergic to peanuts.',
    ]);
    expect(await textsOf(turn('note: I live in Kyiv with my parents.\nage: 30'))).not.toEqual([]);
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
