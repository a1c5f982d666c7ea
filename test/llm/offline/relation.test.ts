import { describe, expect, it } from 'vitest';
import { MatterReader } from '../../../src/llm/offline/matter.ts';
import { relationOf } from '../../../src/llm/offline/relation.ts';

const speaker = { id: 'test:1', name: 'Ana' };
const other = { id: 'test:2', name: 'Ben' };

function relation(code: string, earlier: string, later: string, by = speaker): string {
  const reader = new MatterReader([speaker, other], 'UTC', code);
  const read = (text: string, at: number, { id, name } = speaker) =>
    reader.read({ text: `${name}: ${text}`, kind: 'decision', at, speakers: [{ id, name }] });
  return relationOf(read(later, 1, by), read(earlier, 0));
}

describe('an exception', () => {
  it.each([
    ['en', 'Every summer we go to the sea', 'This summer we are going to the hills'],
    ['uk', 'Щоліта ми їздимо на море', 'Цього літа ми їдемо на озеро'],
    ['de', 'Jeden Sommer fahren wir ans Meer', 'Diesen Sommer fahren wir an den See'],
    ['es', 'Cada verano vamos a la playa', 'Este verano vamos a la montaña'],
    ['fr', 'Chaque été nous allons à la mer', 'Cet été nous allons à la montagne'],
    ['ru', 'Каждое лето мы ездим на море', 'Этим летом мы едем на озеро'],
    ['zh', '我们每年夏天都去海边', '今年夏天我们去山里'],
    ['ja', '毎年夏は海に行きます', '今年の夏は山に行きます'],
  ])('leaves the rule as it is (%s)', (code, earlier, later) => {
    expect(relation(code, earlier, later)).toBe('none');
  });
});

describe('what is given up at some times', () => {
  it.each([
    ['en', 'I like drinking tea', "I don't drink tea in the evening any more"],
    ['uk', 'Я люблю пити чай', "Ввечері я більше не п'ю чаю"],
    ['de', 'Ich trinke gern Tee', 'Ich trinke abends keinen Tee mehr'],
    ['es', 'Bebo té', 'Ya no bebo té por la noche'],
    ['fr', 'Je bois du thé', 'Je ne bois plus de thé le soir'],
    ['ru', 'Я пью чай', 'По вечерам я больше не пью чай'],
    ['zh', '我喜欢喝茶', '我晚上不再喝茶了'],
    ['ja', 'お茶を飲むのが好きです', '夜はもうお茶を飲みません'],
  ])('is not given up at others (%s)', (code, earlier, later) => {
    expect(relation(code, earlier, later)).toBe('none');
  });
});

describe('what is worn now', () => {
  it.each([
    ['en', 'I wear glasses', 'I wear contact lenses now'],
    ['uk', 'Я ношу окуляри', 'Тепер я ношу лінзи'],
    ['de', 'Ich trage eine Brille', 'Ich trage jetzt Kontaktlinsen'],
    ['es', 'Llevo gafas', 'Ahora llevo lentillas'],
    ['fr', 'Je porte des lunettes', 'Je porte des lentilles maintenant'],
    ['ru', 'Я ношу очки', 'Теперь я ношу линзы'],
    ['zh', '我戴眼镜', '我现在戴隐形眼镜了'],
    ['ja', '私は眼鏡をかけています', '今はコンタクトレンズを使っています'],
  ])('takes the place of what was worn (%s)', (code, earlier, later) => {
    expect(relation(code, earlier, later)).toBe('replaces');
  });
});

describe('a change of diet', () => {
  it.each([
    ['en', "I'm a vegetarian", 'I started eating fish again'],
    ['ja', '私はベジタリアンです', 'また肉を食べるようになりました'],
  ])('takes the place of the diet before (%s)', (code, earlier, later) => {
    expect(relation(code, earlier, later)).toBe('replaces');
  });
});

describe('what one settles', () => {
  it.each([
    [
      'en',
      "I'm going to sign us up with Bright for the broadband unless anyone objects",
      "Let's go with Octopus for the broadband",
    ],
    ['uk', 'Пропоную екскурсію в Канів 4 травня', 'Тоді екскурсію в Канів робимо 5 травня'],
    ['de', 'Ich schlage Telekom für den Hausanschluss vor', 'Wir nehmen Vodafone für den Hausanschluss'],
    ['fr', 'Je propose la randonnée à Annecy le 4 mai', 'La randonnée à Annecy se fait le 5 mai'],
  ])('takes the place of what another proposed (%s)', (code, earlier, later) => {
    expect(relation(code, earlier, later, other)).toBe('replaces');
  });
});

describe('who says it', () => {
  it.each([
    ['en', "The doctor says I'm lactose intolerant", "I'm lactose intolerant so check the sauces"],
    ['uk', 'Лікар каже, що в мене анемія', "У мене анемія, п'ю залізо"],
    ['de', 'Der Arzt sagt, ich habe Diabetes', 'Ich habe Diabetes'],
  ])('makes no other matter of it (%s)', (code, earlier, later) => {
    expect(relation(code, earlier, later)).not.toBe('none');
  });
});

describe('what a line begins with', () => {
  it('does not hide where somebody lives', () => {
    const before = 'For the parcels: I live in Osaka, near the castle';
    expect(relation('en', before, 'I live in Fukuoka now, parcels please to the new address')).toBe(
      'replaces',
    );
  });
});

it('takes "I changed my mind" about one time for a change of what is done then', () => {
  expect(relation('en', 'I do yoga on Mondays', 'I changed my mind: on Mondays I do pottery')).toBe(
    'replaces',
  );
});

describe('another value of the same thing', () => {
  it.each([
    ['en', 'Subs stay at £8 a month', 'Subs go up to £11 then'],
    ['uk', 'Внесок 100 грн на місяць', 'Внесок буде 150'],
    ['de', 'Das Boot heißt Welle', 'Das Boot heißt Möwe'],
    ['ru', 'Взнос 100 рублей в месяц', 'Взнос будет 150'],
  ])('takes the place of the one before (%s)', (code, earlier, later) => {
    expect(relation(code, earlier, later, other)).toBe('replaces');
  });

  it.each([
    ['en', 'Membership is £25 a year', 'Membership cards are with Bev'],
    ['es', 'La valla será verde', 'La puerta será blanca'],
    ['fr', 'Les places sont à 12 euros', 'Le parking est à 5 euros'],
  ])('is not what is said of another (%s)', (code, earlier, later) => {
    expect(relation(code, earlier, later, other)).toBe('none');
  });
});
