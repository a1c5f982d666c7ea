import { afterEach, describe, expect, it } from 'vitest';
import type { LogRecord } from '../../../src/chat/message.ts';
import type { LiveNote } from '../../../src/memory/notes.ts';
import type { Recall } from '../../../src/memory/recall/recall.ts';
import type { Verdict } from '../../../src/memory/space-state.ts';
import type { Item, Passage } from '../../../src/memory/types.ts';
import { heard, recallOver, TODAY } from '../../support/recall.ts';

type Speaker = NonNullable<Passage['speaker']>;

const open: Recall[] = [];

afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

function live(text: string, day = TODAY): LiveNote {
  return { key: text, day, path: '', line: 1, text, byHand: true };
}

function recall(parts: {
  notes?: LiveNote[];
  items?: Partial<Item>[];
  messages?: LogRecord[];
  maxResults?: number;
  verdicts?: Record<string, Verdict>;
}) {
  const found = recallOver(parts);
  open.push(found);
  return {
    find: (question: string, asker?: Speaker) =>
      found.find(question, Date.parse(`${TODAY}T20:00:00Z`), asker),
  };
}

const said = (text: string, name = 'Ana'): LogRecord => heard(text, { speaker: name });

describe('a full answer', () => {
  it('stands alone, without what touches one word of the question', async () => {
    const { find } = recall({
      items: [
        { n: 1, text: 'Ana: My sister Olha lives in Lviv.' },
        { n: 2, text: 'Ana: We decided to paint the kitchen blue.' },
        { n: 3, text: 'Ana is allergic to peanuts.' },
      ],
    });
    expect((await find('where does olha live')).map(({ id }) => id)).toEqual(['1']);
  });

  it.each([
    ['when is my birthday', 'Ana was born on 3 May 1984.'],
    ['коли мій день народження', 'Ana: Я народилася 3 травня 1984.'],
    ['wann habe ich Geburtstag', 'Ana: Ich bin am 3. Mai 1984 geboren.'],
    ['¿cuándo es mi cumpleaños?', 'Ana: Nací el 3 de mayo de 1984.'],
    ['quand est mon anniversaire ?', 'Ana: Je suis née le 3 mai 1984.'],
    ['когда мой день рождения', 'Ana: Я родилась 3 мая 1984.'],
    ['我的生日是哪天', 'Ana: 我1984年5月3日出生。'],
    ['私の誕生日はいつ', 'Ana: 私は1984年5月3日に生まれた。'],
  ])('may say it in other words: %s', async (question, line) => {
    const { find } = recall({
      items: [
        { n: 1, text: line },
        { n: 2, text: 'Ben: 🚲' },
      ],
    });
    expect((await find(question)).map(({ text }) => text)).toContain(line);
  });
});

describe('a question about oneself', () => {
  const [ana, ben] = ['Ana', 'Ben'].map((name) => ({ id: name, name })) as [Speaker, Speaker];
  const line = (n: number, text: string, speaker?: Speaker): Partial<Item> => ({
    n,
    text,
    notes: [],
    sources: speaker === undefined ? [] : [{ speaker } as Item['sources'][number]],
    lastConfirmed: `2026-11-0${n}T10:00:00.000Z`,
  });
  const items = [
    line(1, 'Ana works as a nurse.', ana),
    line(2, 'Ben has a boat.', ben),
    line(3, 'Ana rides a bicycle.'),
    line(4, 'Bananas are for Ben.'),
  ];

  it.each([
    'Who am I?',
    'what do you know about me?',
    'what car do I have?',
    'tell me about me',
    'Хто я?',
    'Що ти знаєш про мене?',
    'Wer bin ich?',
    'Was weißt du über mich?',
    '¿Quién soy?',
    '¿Qué coche tengo?',
    'Qui suis-je ?',
    'Que sais-tu de moi ?',
    'Кто я?',
    'Расскажи обо мне',
    '我是谁？',
    '私は誰ですか？',
  ])('has the lines about the asker, newest first, when its words decide nothing: %s', async (question) => {
    const found = await recall({ items }).find(question, ana);
    expect(found.map(({ text, score }) => [text, score])).toEqual([
      ['Ana rides a bicycle.', 0],
      ['Ana works as a nurse.', 0],
    ]);
  });

  it.each([
    'tell me a joke',
    'What is my brother called?',
    'I need an umbrella.',
    'Is it true that Zoe likes me?',
  ])('is not %s', async (question) => expect(await recall({ items }).find(question, ana)).toEqual([]));

  it('gives way to the line that its words find, and has five lines at most', async () => {
    const { find } = recall({ items });
    expect((await find('Is it a bicycle that I ride?', ana))[0]).toMatchObject({ id: '3' });
    const many = ['tea', 'chess', 'boats', 'maps', 'snow', 'jazz'].map((what, at) =>
      line(at + 1, `Ana likes ${what}.`, ana),
    );
    expect(await recall({ items: many }).find('Who am I?', ana)).toHaveLength(5);
  });
});

describe('recall by shared words', () => {
  it('does not tell what was replaced, rejected or taken out as if it held', async () => {
    const notes = ['I live in Lviv.', 'I live in Odesa.', 'I live on a boat.', 'I live in Kyiv.'].map(
      (text) => live(text),
    );
    const { find } = recall({
      notes,
      items: [{ n: 1, text: 'Ana lives in Kyiv.', sources: [], notes: ['I live in Kyiv.'] }],
      verdicts: {
        'I live in Lviv.': 'promoted',
        'I live in Odesa.': 'skipped',
        'I live on a boat.': 'rejected',
        'I live in Kyiv.': 'promoted',
      },
    });
    expect((await find('Where do I live?')).map(({ text }) => text)).toEqual(['Ana lives in Kyiv.']);
  });

  it('finds items, notes and recent words, the nearest first, rare words weighing more', async () => {
    const { find } = recall({
      items: [
        { n: 1, text: 'Ana is allergic to peanuts.', sources: [], lastConfirmed: '2026-11-02T10:00:00.000Z' },
      ],
      notes: [live('Ben bought a bicycle.'), live('Ana bought bread.'), live('Ana bought a kettle.')],
      messages: [said('The bicycle is red.', 'Ben')],
    });
    expect((await find('Who is allergic to peanuts?'))[0]).toMatchObject({
      kind: 'item',
      id: '1',
      day: '2026-11-02',
    });
    const [first, second] = await find('What colour is the bicycle that Ben bought?');
    expect([first?.text, second?.text]).toEqual(['Ben bought a bicycle.', 'The bicycle is red.']);
    expect(first?.score).toBeGreaterThan(second?.score ?? 1);
  });

  it.each([
    ['What is my job?', 'Ana is a nurse now.', 'Ana likes jazz.'],
    ['Where do I live?', 'Ana moved to Braga.', 'Ana likes jazz.'],
    ['What music do I like?', 'Ana: My favourite band is Radiohead.', 'Ana drinks tea.'],
    ['What car do I have?', 'Ana drives a Zoe.', 'Ana likes jazz.'],
    ['Do I have children?', 'Ana: My daughter Emma started school.', 'Ana likes jazz.'],
    ['Ким я працюю?', 'Олена тепер медсестра.', 'Олена любить джаз.'],
    ['Де я живу?', 'Олена переїхала до Браги.', 'Олена любить джаз.'],
    ['Wo wohne ich?', 'Ana ist nach Braga umgezogen.', 'Ana mag Jazz.'],
    ['¿Dónde vivo?', 'Ana se mudó a Braga.', 'A Ana le gusta el jazz.'],
    ['Où est-ce que j’habite ?', 'Ana a déménagé à Braga.', 'Ana aime le jazz.'],
    ['Где я живу?', 'Анна переехала в Брагу.', 'Анна любит джаз.'],
    ['我住在哪里？', '小安搬到了布拉加。', '小安喜欢爵士乐。'],
    ['私はどこに住んでいますか？', 'アナはブラガに引っ越した。', 'アナはジャズが好き。'],
  ])('answers "%s" with the line that names a thing of the kind alone', async (question, answer, other) => {
    const { find } = recall({ notes: [live(other), live(answer)] });
    expect((await find(question)).map(({ text }) => text)).toEqual([answer]);
  });

  it('prefers what the named person said', async () => {
    const { find } = recall({ messages: [said('I live in Lviv', 'Ana'), said('I live in Oslo', 'Ben')] });
    expect((await find('Where does Ben live?'))[0]?.text).toBe('I live in Oslo');
  });

  it('shows the same thing once, as the item when there is one', async () => {
    const { find } = recall({
      items: [{ n: 3, text: 'Ana prefers green tea.', sources: [] }],
      notes: [live('Ana prefers green tea.')],
      messages: [said('I prefer green tea')],
    });
    expect((await find('Which tea does Ana prefer?')).map(({ kind }) => kind)).toEqual(['item']);
  });

  it('finds nothing for a question without words of its own, or about something else', async () => {
    const { find } = recall({ notes: [live('Ana bought bread.')] });
    for (const question of ['', '???', '👩‍👩‍👧', 'What is it?', 'Which planet is farthest from the sun?']) {
      expect(await find(question)).toEqual([]);
    }
  });

  it('gives no more than it was asked for', async () => {
    const many = Array.from({ length: 50 }, (_, n) =>
      live(`Kettle ${'abcdefghij'[n % 10]}${n} is warm${n} and steel${n}`),
    );
    const { find } = recall({ notes: many, maxResults: 5 });
    expect(await find('kettle')).toHaveLength(5);
  });

  it('works in Ukrainian', async () => {
    const { find } = recall({ notes: [live('Олена любить зелений чай.'), live('Богдан купив велосипед.')] });
    expect((await find('Який чай любить Олена?'))[0]?.text).toBe('Олена любить зелений чай.');
  });

  it.each([
    ['人工智能', '人工智能技术发展迅速。', '他昨天买了一辆自行车。'],
    ['我对什么过敏？', 'Ana: 我对花生过敏。', 'Ana: 我住在利沃夫。'],
    ['猫の名前は？', 'Ana: 猫の名前はミケです。', 'Ana: 自転車を買いました。'],
  ])('finds %s inside a sentence that is written without spaces', async (question, text, other) => {
    const { find } = recall({ notes: [live(other), live(text)] });
    expect((await find(question))[0]?.text).toBe(text);
  });

  it.each([
    ['What does my sister do for work?', 'My sister works as a nurse.', 'My brother works as a cook.'],
    ['Where does my mum work?', 'My mother works in a bank.', 'My uncle works in a zoo.'],
    ['Ким працює моя сестра?', 'Моя сестра працює лікаркою.', 'Мій брат працює кухарем.'],
    ['Wo arbeitet meine Schwester?', 'Meine Schwester arbeitet in Linz.', 'Mein Bruder arbeitet in Graz.'],
    ['Où travaille ma sœur ?', 'Ma sœur travaille à Lyon.', 'Mon frère travaille à Lille.'],
    ['¿Dónde trabaja mi hermana?', 'Mi hermana trabaja en Lugo.', 'Mi tío trabaja en Vigo.'],
    ['Кем работает моя сестра?', 'Моя сестра работает врачом.', 'Мой брат работает поваром.'],
    ['妹は何の仕事をしていますか？', '妹は看護師の仕事をしています。', '兄は料理の仕事をしています。'],
    ['我妹妹做什么工作？', '我妹妹的工作是护士。', '我哥哥的工作是厨师。'],
  ])('%s is answered by what is said of that relative, or by nothing', async (question, line, other) => {
    const texts = async (...notes: string[]): Promise<string[]> =>
      (await recall({ notes: notes.map((text) => live(text)) }).find(question)).map(({ text }) => text);
    expect(await texts(other, line)).toEqual([line]);
    expect(await texts(other)).toEqual([]);
  });

  it('does not tell of others when nothing is known of the one who is named', async () => {
    const { find } = recall({
      notes: [live('Ana lives in Kyiv.'), live('Ben lives in Lviv.'), live('Tea.')],
    });
    expect(await find('Where does Peter live?')).toEqual([]);
    expect((await find('Where does Ben live?')).map(({ text }) => text)).toEqual(['Ben lives in Lviv.']);
  });

  it('finds the line that says the same as the words that ask for it', async () => {
    const question = 'Please forget that Olha plays chess.';
    const { find } = recall({
      items: [{ n: 1, text: 'Olha plays chess.', sources: [], notes: [] }],
      messages: [said(question)],
    });
    expect((await find(question)).map(({ kind }) => kind)).toEqual(['item']);
  });
});
