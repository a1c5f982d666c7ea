import { describe, expect, it } from 'vitest';
import type { SourceTurn } from '../../../src/llm/model.ts';
import { summarise } from '../../../src/llm/offline/summarise.ts';

const AT = Date.parse('2026-09-07T10:00:00Z');
const HOUR_MS = 60 * 60_000;

const said = (name: string, text: string, over: Partial<SourceTurn> = {}): SourceTurn => ({
  n: 1,
  at: AT,
  speaker: { id: name, name },
  role: 'person',
  trust: 'member',
  text,
  ...over,
});

async function notesOf(...turns: SourceTurn[]) {
  const numbered = turns.map((turn, at) => ({ ...turn, n: at + 1, at: turn.at + at * 60_000 }));
  return (await summarise({ task: 'summarise', turns: numbered, known: [], zone: 'Europe/Berlin' })).notes;
}

const textsOf = async (...turns: SourceTurn[]) => (await notesOf(...turns)).map(({ text }) => text);

describe('what is told as the answer to a question', () => {
  it.each([
    [
      'who do we have on the piano?',
      'gwen. she said yes',
      'Who do we have on the piano? B: Gwen. she said yes.',
    ],
    ["where's the stopcock?", 'behind the freezer', "Where's the stopcock? B: Behind the freezer."],
    ['and the hall key?', 'joan at the bakery has it', 'And the hall key? B: Joan at the bakery has it.'],
    ['wie heißt der neue tierarzt?', 'Dr. Sommer', 'Wie heißt der neue tierarzt? B: Dr. Sommer.'],
    ['wer kassiert die beiträge?', 'ich, seit 2020', 'Wer kassiert die beiträge? B: Ich, seit 2020.'],
    ['как зовут нового тренера?', 'Игорь', 'Как зовут нового тренера? B: Игорь.'],
    ['хто веде касу?', 'я', 'Хто веде касу? B: Я.'],
    ['quién lleva las partituras?', 'yo', 'Quién lleva las partituras? B: Yo.'],
    ['où est le robinet ?', 'derrière le congélateur', 'Où est le robinet ? B: Derrière le congélateur.'],
    ['备用钥匙放哪儿?', '门口花盆下面', '备用钥匙放哪儿? B: 门口花盆下面。'],
    ['会費はいくら?', '月500円です', '会費はいくら? B: 月500円です。'],
  ])('is noted with its question: "%s" – "%s"', async (question, answer, text) => {
    const [note, ...others] = await notesOf(said('A', question), said('B', answer));
    expect(others).toEqual([]);
    expect(note?.text).toBe(`A: ${text}`);
    expect(note?.quotes.map(({ turn }) => turn)).toEqual([1, 2]);
  });

  it.each([
    ['where are you?', 'at home'],
    ['who ate my yoghurt?', 'not me'],
    ['where is the kettle???', 'in the bathtub, do not ask why'],
    ['where is the tape?', 'в коробці на кухні'],
    ['who is bringing the milk?', 'me'],
    ['when are you coming?', 'in ten minutes'],
    ['who does the accounts?', 'the cat 😂'],
    ['who does the accounts?', 'does anybody?'],
    ['do we have a treasurer?', 'no idea'],
    ['wer bringt milch mit?', 'ich'],
    ['кто купит молоко?', 'я'],
    ['хто забрав синю куртку?', 'не ми'],
    ['quién viene hoy?', 'yo'],
    ['qui ramène le lait ?', 'moi'],
    ['谁带牛奶?', '我'],
    ['誰が牛乳買ってくる?', '私'],
  ])('is not noted when it is over soon, denied, or no answer: "%s" – "%s"', async (question, answer) => {
    expect(await textsOf(said('A', question), said('B', answer))).toEqual([]);
  });

  it('stands directly behind the question, and no long time after it', async () => {
    const question = said('A', "where's the stopcock?");
    const answer = said('B', 'behind the freezer');
    expect(await textsOf(question, answer)).toHaveLength(1);
    expect(await textsOf(question, said('C', 'good morning'), answer)).toEqual([]);
    expect(await textsOf(question, { ...answer, at: AT + 13 * HOUR_MS })).toEqual([]);
    expect(await textsOf(question, said('Bot', 'Let me see.', { role: 'assistant' }), answer)).toEqual([]);
    expect(await textsOf({ ...question, trust: 'forwarded' }, answer)).toEqual([]);
  });

  it('needs no question when it says by itself what was asked', async () => {
    const turns = [said('A', 'wo liegt der schlüssel?'), said('B', 'der schlüssel liegt bei Frau Brandt')];
    expect(await textsOf(...turns)).not.toContainEqual(expect.stringContaining('?'));
  });
});
