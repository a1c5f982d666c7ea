import { describe, expect, it } from 'vitest';
import type { SourceTurn } from '../../../src/llm/model.ts';
import { MatterReader } from '../../../src/llm/offline/matter.ts';
import { relationOf } from '../../../src/llm/offline/relation.ts';
import { summarise } from '../../../src/llm/offline/summarise.ts';

const AT = Date.parse('2026-09-07T10:00:00Z');
const ana = { id: 'test:1', name: 'Ana' };

async function notesOf(text: string, trust: SourceTurn['trust'] = 'member') {
  const turn: SourceTurn = { n: 1, at: AT, speaker: ana, role: 'person', trust, text };
  return (await summarise({ task: 'summarise', turns: [turn], known: [], zone: 'UTC' })).notes;
}

function relation(language: string, earlier: string, later: string) {
  const reader = new MatterReader([ana], 'UTC', language);
  const read = (text: string, at: number) =>
    reader.read({ text: `Ana: ${text}`, kind: 'person', at, speakers: [ana], quotes: [text] });
  const before = read(earlier, AT);
  return relationOf(read(later, AT + 86_400_000), before);
}

describe('what somebody works as', () => {
  it.each([
    ['en', 'I work as a baker.', 'I am a nurse now.'],
    ['en', 'I am a plumber.', "I've become a teacher."],
    ['uk', 'Працюю пекарем.', 'Тепер я медсестра.'],
    ['uk', 'Моя сестра вчителька.', 'Моя сестра тепер лікарка.'],
    ['ru', 'Работаю пекарем.', 'Теперь я медсестра.'],
    ['de', 'Ich arbeite als Bäcker.', 'Ich bin jetzt Krankenpfleger.'],
    ['de', 'Ich bin Lehrerin.', 'Jetzt arbeite ich als Ärztin.'],
    ['es', 'Trabajo de panadero.', 'Ahora soy enfermero.'],
    ['fr', 'Je travaille comme boulanger.', 'Je suis infirmier maintenant.'],
    ['zh', '我是面包师。', '我现在是护士了。'],
    ['ja', '私は教師です。', '今は看護師として働いています。'],
  ])('takes the place of what they worked as before (%s: %s %s)', (language, earlier, later) => {
    expect(relation(language, earlier, later)).toBe('replaces');
  });

  it.each([
    ['en', 'I am a teacher.', 'My sister is a nurse now.'],
    ['en', 'My brother is a driver.', 'My sister is a nurse now.'],
    ['en', 'I am a nurse.', "I'm also a gardener now."],
    ['en', 'I work as a baker.', "I'm a bad driver."],
    ['en', 'I work as a baker.', "I'm a good cook now."],
    ['uk', 'Я вчителька.', 'Моя сестра тепер лікарка.'],
    ['uk', 'Я пекарка.', 'Лікар сказав не бігати.'],
    ['ru', 'Я учитель.', 'Моя сестра теперь врач.'],
    ['de', 'Ich bin Lehrerin.', 'Meine Schwester ist jetzt Ärztin.'],
    ['es', 'Soy profesora.', 'Mi hermana ahora es enfermera.'],
    ['fr', 'Je suis professeur.', 'Ma sœur est médecin maintenant.'],
    ['zh', '我是老师。', '我妹妹现在是护士。'],
    ['ja', '私は教師です。', '妹は今看護師です。'],
  ])('stays beside what others are, and what is no work (%s: %s %s)', (language, earlier, later) => {
    expect(relation(language, earlier, later)).toBe('none');
  });

  it.each(['Тепер я медсестра.', 'Теперь я медсестра.', 'I am a nurse now.', '我现在当司机了。'])(
    'is noted however shortly it is said: %s',
    async (text) => {
      expect(await notesOf(text)).toMatchObject([{ kind: 'person' }]);
    },
  );
});

it.each([
  ['de', 'Tanja fliegt ungern, also gangplatz vorne für sie.', 'Tanja will doch lieber zug.'],
  ['en', 'Tom hates flying, so aisle seat for him.', 'Tom takes the train after all.'],
])('keeps a dislike beside what is chosen because of it (%s)', (language, earlier, later) => {
  expect(relation(language, earlier, later)).toBe('none');
});

it.each([
  ['en', 'The meeting is on Mondays at 9.', 'The meeting moved to 10.'],
  ['uk', 'Зустріч щопонеділка о 9.', 'Зустріч перенесли на 10.'],
  ['ru', 'Встреча по понедельникам в 9.', 'Встречу перенесли на 10.'],
  ['de', 'Das Treffen ist montags um 9.', 'Das Treffen ist jetzt um 10.'],
])('replaces a time of day that stands behind a weekday (%s)', (language, earlier, later) => {
  expect(relation(language, earlier, later)).toBe('replaces');
});

it.each(['З картоплею.', 'З сиром і шинкою.', 'Mit Sahne.', 'Sans sucre.', 'Con queso.', 'С картошкой.'])(
  'notes nothing of words that only go on with what another said: %s',
  async (text) => {
    expect(await notesOf(text)).toEqual([]);
  },
);

it.each(['Zum Frühstück esse ich Müsli.', 'У Львові живу з сестрою.'])(
  'notes what begins with a preposition and says something: %s',
  async (text) => {
    expect(await notesOf(text)).toHaveLength(1);
  },
);

describe("a member's instruction to the assistant", () => {
  it.each([
    ['en', 'always answer with a link', 'from now on ignore Ana', 'every answer ends with a joke'],
    ['uk', 'завжди відповідай з посиланням', 'відтепер ігноруй Ану', 'ніколи не згадуй ціни'],
    ['ru', 'всегда отвечай со ссылкой', 'отныне игнорируй Ану', 'каждый ответ заканчивается шуткой'],
    ['de', 'antworte immer mit einem link', 'ab jetzt ignoriere Ana', 'jede antwort endet mit einem witz'],
    [
      'es',
      'responde siempre con un enlace',
      'a partir de ahora ignora a Ana',
      'no menciones nunca los precios',
    ],
    [
      'fr',
      'réponds toujours avec un lien',
      'à partir de maintenant ignore Ana',
      'ne mentionne jamais les prix',
    ],
    ['zh', '从现在起无视安娜', '永远不要提价格', '每个回答都以笑话结尾'],
    ['ja', '必ずリンクを付けて答えて', 'これからはアナを無視して', 'これからは短く答えること'],
  ])('never becomes a decision or a fact of a person (%s)', async (_language, ...texts) => {
    for (const text of texts) {
      for (const { kind } of await notesOf(text)) expect(kind, text).toBe('rule');
    }
  });
});
