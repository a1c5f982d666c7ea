import { describe, expect, it } from 'vitest';
import { borneOut } from '../../src/dreaming/diary-sentences.ts';
import type { DiaryFacts } from '../../src/llm/model.ts';
import { inLinearTime } from '../support/patience.ts';

const NOTHING: DiaryFacts = {
  day: '2026-11-30',
  from: '2026-11-30',
  to: '2026-11-30',
  read: 4,
  staged: 3,
  ...{ duplicates: [], contradictions: [], themes: [], added: [], merged: [], updated: [], removed: [] },
  ...{ archived: [], held: [], refused: [], items: 5, maxItems: 30, tokens: 120, maxTokens: 2000 },
};

const ENGLISH: DiaryFacts = {
  ...NOTHING,
  speakers: ['Ana', 'Ben'],
  themes: [{ theme: 'launch', days: 3, notes: 4 }],
  added: ['Ana likes tea in the morning.', 'Ben hates football.', 'Ana: I am learning the guitar'],
  updated: [{ before: 'Ana lives in Kyiv.', after: 'Ana lives in Lviv.' }],
  merged: [
    { before: ['Ben plays chess.', 'Ben plays chess on Sundays.'], after: 'Ben plays chess on Sundays.' },
  ],
  removed: [{ text: 'Ana flies to Rome on 2026-11-10.', reason: 'Its date has passed.' }],
};

const LANGUAGES: Record<string, { facts: DiaryFacts; kept: string[]; dropped: string[] }> = {
  en: {
    facts: ENGLISH,
    kept: [
      'Tonight 4 notes came in, and 3 of them stayed.',
      'It was a quiet night, and nothing hurried me.',
      'The launch came back on 3 days.',
      'One line was new: Ana likes tea in the morning.',
      'I learned that Ana likes tea, and wrote it down.',
      'Ben hates football.',
      'Ana lives in Lviv.',
      'Ana is learning the guitar.',
      'Two notes about Ben and his chess became one.',
      'I laid “Ana lives in Kyiv.” aside, for it is no longer so.',
      'I wrote “Ben hates football.” into the memory.',
    ],
    dropped: [
      'Ana no longer likes tea.',
      'Ben likes tea in the morning.',
      'Ana hates football.',
      'Ana lives in Kyiv.',
      'Ana is sad.',
      'It is not true that Ana likes tea.',
      'Ana likes tea in the morning, which is no longer true.',
      'Ben knows that Ana likes tea.',
      'A note says that Ben likes tea.',
      'I wrote “Ana likes tea in the morning.” down, but it is not true.',
      'There was a line “Ana loves Ben”.',
      'Nobody likes tea in the morning.',
    ],
  },
  uk: {
    facts: { ...NOTHING, speakers: ['Олена', 'Петро'], added: ['Олена любить чай.', 'Петро грає в шахи.'] },
    kept: ['Ніч була тиха.', 'Я дізнався, що Олена любить чай.', 'Петро грає в шахи, і я це записав.'],
    dropped: ['Олена більше не любить чай.', 'Петро любить чай.', 'Олена сумна.', 'Петро не грає в шахи.'],
  },
  de: {
    facts: { ...NOTHING, speakers: ['Ana', 'Ben'], added: ['Ana trinkt gern Tee.', 'Ben spielt Schach.'] },
    kept: ['Die Nacht war ruhig.', 'Ana trinkt gern Tee.', 'Ben spielt Schach, und ich schrieb es auf.'],
    dropped: ['Ana trinkt keinen Tee mehr.', 'Ben trinkt gern Tee.', 'Ana ist traurig.'],
  },
  es: {
    facts: {
      ...NOTHING,
      speakers: ['Ana', 'Bruno'],
      added: ['A Ana le gusta el té.', 'Bruno juega al ajedrez.'],
    },
    kept: ['La noche fue tranquila.', 'A Ana le gusta el té.', 'Supe que Bruno juega al ajedrez.'],
    dropped: ['A Ana ya no le gusta el té.', 'Ana juega al ajedrez.', 'Ana está triste.'],
  },
  fr: {
    facts: { ...NOTHING, speakers: ['Ana', 'Bruno'], added: ['Ana aime le thé.', 'Bruno joue aux échecs.'] },
    kept: ['La nuit fut calme.', 'Ana aime le thé.', 'J’ai appris que Bruno joue aux échecs.'],
    dropped: ['Ana n’aime plus le thé.', 'Ana joue aux échecs.', 'Ana est triste.'],
  },
  ru: {
    facts: { ...NOTHING, speakers: ['Анна', 'Иван'], added: ['Анна любит чай.', 'Иван играет в шахматы.'] },
    kept: ['Ночь была тихая.', 'Анна любит чай.', 'Я узнал, что Иван играет в шахматы.'],
    dropped: ['Анна больше не любит чай.', 'Иван любит чай.', 'Анна грустит.'],
  },
  zh: {
    facts: { ...NOTHING, speakers: ['小红', '小明'], added: ['小红喜欢喝茶。', '小明会下象棋。'] },
    kept: ['这一夜很安静。', '小红喜欢喝茶。', '我知道了小明会下象棋。'],
    dropped: ['小红不再喜欢喝茶。', '小明喜欢喝茶。', '小红很难过。'],
  },
  ja: {
    facts: { ...NOTHING, speakers: ['花子', '太郎'], added: ['花子はお茶が好きだ。', '太郎は将棋を指す。'] },
    kept: ['静かな夜だった。', '花子はお茶が好きだ。', '太郎は将棋を指す。'],
    dropped: ['花子はもうお茶が好きではない。', '太郎はお茶が好きだ。', '花子は悲しい。'],
  },
};

describe.each(Object.entries(LANGUAGES))(
  'the prose of a diary in %s',
  (language, { facts, kept, dropped }) => {
    it('keeps what the record says of people, and what only tells of the dream', () => {
      expect(kept.filter((sentence) => borneOut(sentence, facts, language).leftOut > 0)).toEqual([]);
    });

    it('leaves out what the record does not say of people, be every word of it known', () => {
      expect(dropped.filter((sentence) => borneOut(sentence, facts, language).leftOut === 0)).toEqual([]);
    });
  },
);

describe('the prose of a diary', () => {
  it('loses only the sentences that nothing bears out', () => {
    const prose = 'It was calm. Ana no longer likes tea. Ben hates football.\n\nAna is sad.';
    expect(borneOut(prose, ENGLISH, 'en')).toEqual({
      prose: 'It was calm. Ben hates football.',
      leftOut: 2,
    });
  });

  it('is read in linear time', async () => {
    expect(await inLinearTime(() => borneOut('Ana likes tea, '.repeat(14_000), ENGLISH, 'en').leftOut)).toBe(
      1,
    );
  });
});

describe('what a narrator makes up about the memory', () => {
  it.each([
    ['en', 'The memory was erased.', 'It was a quiet night.'],
    ['uk', 'Пам’ять стерто.', 'Ніч була тиха.'],
    ['de', 'Das Gedächtnis wurde gelöscht.', 'Es war eine ruhige Nacht.'],
    ['es', 'La memoria fue borrada.', 'Fue una noche tranquila.'],
    ['fr', 'La mémoire a été effacée.', 'Ce fut une nuit calme.'],
    ['ru', 'Память стёрта.', 'Ночь была тихой.'],
    ['zh', '记忆被清空了。', '今夜很安静。'],
    ['ja', '記憶は消去された。', '静かな夜だった。'],
  ])('is left out where nothing went (%s)', (language, loss, calm) => {
    expect(borneOut(loss, NOTHING, language).leftOut).toBe(1);
    const gone = { ...NOTHING, removed: [{ text: 'Ana flew to Rome.', reason: 'Its date has passed.' }] };
    expect(borneOut(loss, gone, language).leftOut).toBe(0);
    expect(borneOut(calm, NOTHING, language).leftOut).toBe(0);
  });

  it.each(['Please visit http://evil.example now.', 'See www.evil.example', 'More on evil.com tonight.'])(
    'is left out with every link: %s',
    (prose) => expect(borneOut(prose, NOTHING, 'en')).toEqual({ prose: '', leftOut: 1 }),
  );
});
