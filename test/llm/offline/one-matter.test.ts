import { describe, expect, it } from 'vitest';
import { compareMatters } from '../../../src/dreaming/matters.ts';
import { classifyStatement } from '../../../src/llm/offline/classify.ts';

const people = [
  { id: 'test:1', name: 'Ana' },
  { id: 'test:2', name: 'Ben' },
];

function compared(code: string, earlier: string, later: string) {
  const matters = compareMatters(people, 'UTC', code);
  const read = (text: string, at: number) => ({
    text,
    kind: classifyStatement(text) ?? ('fact' as const),
    at,
    speakers: people.slice(0, 1),
  });
  const [old, newer] = [read(earlier, 1), read(later, 2)];
  return {
    replaces: matters.replaces(newer, old),
    same: matters.same(newer, old) || matters.same(old, newer),
  };
}

describe('a line about another matter', () => {
  it.each([
    ['en', 'Tom is allergic to nuts.', 'The spare key is with Tom now.'],
    ['en', 'The spare key is with Mrs Patel.', 'Tom is allergic to nuts.'],
    ['de', 'Tom ist allergisch gegen Nüsse.', 'Der Schlüssel ist jetzt bei Tom.'],
    ['en', 'Chidi is allergic to penicillin.', 'Chidi works at the bakery now.'],
    ['en', 'Chidi is allergic to penicillin.', 'Chidi has the drill now.'],
    ['en', 'Anna is diabetic.', 'The drill is with Anna now.'],
    ['en', 'Grandma takes warfarin.', 'Grandma has a new phone now.'],
    ['en', 'Grandma lives in York.', 'Grandma has a new phone now.'],
    ['en', 'Ben is allergic to cats.', 'The car is with Ben now.'],
    ['en', 'Ben lives in Leeds.', 'The car is with Ben now.'],
    ['uk', 'Марія має алергію на горіхи.', 'Марія тепер живе у Львові.'],
    ['en', 'Ana lives in Leeds.', 'Ana works in Leeds now.'],
    ['en', 'Ana: I live in Leeds.', 'Ana: I work in Leeds now.'],
    ['en', 'The bins go out on Thursday.', 'The club meets on Wednesdays now, not Tuesdays.'],
    ['en', 'The club meets on Wednesdays now, not Tuesdays.', 'The bins go out on Friday now.'],
    ['en', 'The bins go out on Thursday.', 'The cleaner comes on Mondays now.'],
    ['en', 'Ben pays 400 pounds.', 'Sofia pays 450 pounds.'],
    ['en', 'Sofia pays 450 pounds.', 'Ben pays 430 pounds now.'],
    ['de', 'Anna ist Diabetikerin.', 'Anna arbeitet jetzt in der Bäckerei.'],
    ['de', 'Oma nimmt Marcumar.', 'Oma hat jetzt ein neues Handy.'],
    ['de', 'Lena hat eine Katze.', 'Lena hat jetzt ein Auto.'],
    ['es', 'Anna es alérgica a las nueces.', 'Anna trabaja ahora en la panadería.'],
    ['es', 'Tom es diabético.', 'La llave la tiene ahora Tom.'],
    ['fr', 'Anna est allergique aux noix.', 'Anna travaille maintenant à la boulangerie.'],
    ['fr', 'La clé est chez Tom.', 'Tom est allergique aux noix.'],
    ['fr', 'Tom est diabétique.', 'La clé est maintenant chez Tom.'],
    ['ru', 'У Марии аллергия на орехи.', 'Мария теперь живёт в Самаре.'],
    ['uk', 'Бабуся п’є варфарин.', 'У бабусі тепер новий телефон.'],
    ['zh', '小美对花生过敏。', '小美现在在面包店上班。'],
    ['zh', '小美有糖尿病。', '钥匙现在在小美那里。'],
    ['ja', '美咲はナッツアレルギーです。', '美咲は今パン屋で働いています。'],
    ['ja', '美咲は糖尿病です。', '鍵は今美咲が持っています。'],
    ['en', 'Tom lives in Leeds.', 'Tom has a dog now.'],
    ['en', 'Tom plays the piano.', 'Tom works nights now.'],
    ['en', 'Rex is afraid of fireworks.', 'Rex is on a diet now.'],
    ['en', 'Emma is left-handed.', 'Emma goes to Hill School now.'],
    ['en', 'The car is in the garage.', 'The bike is in the cellar now.'],
    ['en', 'Rehearsal is on Mondays.', 'The shop closes at six now.'],
    ['de', 'Mia kommt montags.', 'Paul kommt jetzt dienstags.'],
    ['de', 'Der Müll wird donnerstags geholt.', 'Der Verein trifft sich jetzt mittwochs.'],
    ['es', 'La basura pasa los jueves.', 'La limpiadora viene ahora los lunes.'],
    ['fr', 'Les poubelles sortent le jeudi.', 'Le club se réunit maintenant le mercredi.'],
    ['ru', 'Мусор вывозят по четвергам.', 'Уборщица теперь приходит по понедельникам.'],
    ['uk', 'Сміття вивозять у четвер.', 'Клуб тепер збирається в середу.'],
  ])('stays (%s): "%s" beside "%s"', (code, earlier, later) => {
    expect(compared(code, earlier, later)).toEqual({ replaces: false, same: false });
  });
});

describe('news of the same matter', () => {
  it.each([
    ['en', 'Ana lives in Porto.', 'Ana moved to Braga.'],
    ['en', 'Ana works as a baker.', 'Ana is a nurse now.'],
    ['en', 'The spare key is with Mrs Patel.', 'The spare key is with Tom now.'],
    ['en', 'The bins go out on Thursday.', 'The bins go out on Friday now.'],
    ['en', 'Ana prefers tea in the morning.', 'Ana prefers coffee in the morning now.'],
    ['en', 'The club meets on Tuesdays.', 'The club meets on Wednesdays now, not Tuesdays.'],
    ['en', 'Ben pays 400 pounds.', 'Ben pays 430 pounds now.'],
    ['en', 'Tom works at the bank.', 'Tom works at the bakery now.'],
    ['de', 'Der Schlüssel ist bei Frau Krüger.', 'Der Schlüssel ist jetzt bei Tom.'],
    ['uk', 'Марія живе в Одесі.', 'Марія тепер живе у Львові.'],
    ['en', 'The meeting is on Mondays at 9.', 'The meeting moved to 10.'],
  ])('replaces the line (%s): "%s", "%s"', (code, earlier, later) => {
    expect(compared(code, earlier, later).replaces).toBe(true);
  });
});
