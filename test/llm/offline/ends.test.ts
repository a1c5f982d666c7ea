import { describe, expect, it } from 'vitest';
import { MatterReader } from '../../../src/llm/offline/matter.ts';
import { relationOf } from '../../../src/llm/offline/relation.ts';

const speaker = { id: 'test:1', name: 'Ana' };

function relation(code: string, earlier: string, later: string) {
  const reader = new MatterReader([speaker], 'Europe/Kyiv', code);
  const [before, after] = [earlier, later].map((text, at) =>
    reader.read({ text: `Ana: ${text}.`, kind: 'person', at, speakers: [speaker] }),
  );
  if (before === undefined || after === undefined) throw new Error('Nothing was read.');
  return relationOf(after, before);
}

describe('what is over', () => {
  it.each([
    ['en', 'I knit scarves in the evening', 'I gave up knitting scarves'],
    ['en', 'We keep bees', 'We no longer keep bees'],
    ['en', 'We have a dog called Rex', 'We no longer have a dog'],
    ['en', 'I own a canoe', 'I sold the canoe'],
    ['en', 'I am vegetarian', 'I eat meat again'],
    ['en', 'My daughter Mia is 6', 'Mia turned 7'],
    ['en', 'I wear glasses', 'I wear contact lenses now'],
    ['en', 'Our dog is called Pickles', 'Our dog is called not Pickles but Biscuit'],
    ['uk', 'Я тримаю бджіл', 'Я більше не тримаю бджіл'],
    ['uk', 'Я живу в Одесі', 'Переїхав до Луцька'],
    ['uk', 'Мії 6 років', 'Мії виповнилося 7'],
    ['uk', 'Я вегетаріанець', "Я знову їм м'ясо"],
    ['ru', 'У меня есть машина', 'Я продал машину'],
    ['ru', 'Мие 6 лет', 'Мие исполнилось 7'],
    ['ru', 'Я ношу очки', 'Я теперь ношу линзы'],
    ['es', 'Toco el violín', 'Ya no toco el violín'],
    ['es', 'Mía tiene 6 años', 'Mía cumplió 7 años'],
    ['de', 'Ich habe ein Kanu', 'Ich habe mein Kanu verkauft'],
    ['de', 'Ich spiele Geige', 'Ich spiele nicht mehr Geige'],
    ['fr', 'Je joue du violon', 'Je ne joue plus du violon'],
    ['zh', '我拉小提琴', '我不拉小提琴了'],
    ['zh', '我有一辆车', '我把车卖了'],
    ['ja', 'バイオリンを弾きます', 'バイオリンをやめました'],
  ])('goes, in %s: "%s", "%s"', (code, earlier, later) => {
    expect(relation(code, earlier, later)).toBe('replaces');
  });

  it.each([
    ['en', 'I like my job', 'I no longer like onions'],
    ['en', 'I eat fish on Fridays', 'I stopped eating sugar'],
    ['en', 'I drink tea', 'I stopped drinking tea in the evening'],
    ['en', 'I work at a coffee shop', "I've given up coffee"],
    ['en', "I'm afraid of dogs", 'We no longer have a dog'],
    ['en', 'My daughter plays the violin', 'I stopped playing the violin'],
    ['en', 'My brother smokes', 'I quit smoking'],
    ['en', 'I study law', 'I no longer study at night'],
    ['uk', 'Сестра грає на скрипці', 'Я більше не граю на скрипці'],
    ['ru', 'У нас есть сад', 'У нас больше нет машины'],
    ['es', 'Trabajo en una cafetería', 'Ya no bebo café'],
    ['de', 'Wir haben einen Garten', 'Wir haben kein Auto mehr'],
    ['fr', 'Je travaille dans un café', 'Je ne bois plus de café'],
    ['zh', '我有一个花园', '我没有车了'],
    ['ja', '庭があります', 'もう車は持っていません'],
  ])('takes nothing else with it, in %s: "%s", "%s"', (code, earlier, later) => {
    expect(relation(code, earlier, later)).toBe('none');
  });
});
