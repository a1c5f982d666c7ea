import { expect, test } from 'vitest';
import { languageIn, languageOf, majorityLanguage, scriptOf } from '../../src/text/language.ts';

test.each([
  [
    'en',
    [
      'hello there',
      'I love sushi',
      'my dog is called Max',
      'thanks!',
      'meeting tomorrow at 10',
      'deploy failed again lol',
      'I live at 12 Park Lane, Leeds LS1 4AB',
      'I live at [address], Leeds LS1 4AB',
      'I gave my car to Tom',
      'I met Will at my office',
      'I see my car',
      'Anna lent me her car',
    ],
  ],
  [
    'uk',
    [
      'привіт',
      'Як справи',
      'Добре',
      'Я люблю каву',
      'Живу в Києві',
      'Мій брат працює в банку',
      'Завтра зустріч о 10',
    ],
  ],
  [
    'ru',
    [
      'Привет, как дела?',
      'Я люблю кофе',
      'Живу в Москве',
      'Мой брат работает в банке',
      'спасибо',
      'Завтра встреча в 10',
    ],
  ],
  ['de', ['Ich mag Kaffee', 'Meine Katze heißt Minka']],
  ['fr', ["J'aime le café"]],
  ['es', ['Me gusta el café', 'Mi gato se llama Luna']],
  ['pt', ['eu gosto de chá']],
  ['pl', ['Lubię herbatę', 'To jest mój kot', 'I co teraz?']],
  ['cs', ['Byl jsem tam včera s Tomem', 'My jsme tam byli']],
  ['zh', ['我喜欢茶', '我在用 Plan exRule']],
  ['ja', ['私は猫が好き', 'ラーメン']],
  ['ko', ['안녕하세요']],
  ['fa', ['من چای دوست دارم']],
])('a short chat line is recognised as %s', (code, lines) => {
  for (const line of lines) expect([line, languageOf(line)]).toEqual([line, code]);
});

test.each(['', 'ok', '12:30', '👍👍', 'Anna Kowalska', 'https://example.com/the/and/of', '@the_of'])(
  'nothing is said about %s',
  (text) => {
    expect(languageOf(text)).toBeUndefined();
  },
);

test('the script is that of most letters', () => {
  expect(scriptOf('Київ ok')).toBe('Cyrillic');
  expect(scriptOf('我喜欢茶 ok')).toBe('Han');
  expect(scriptOf('猫が好き')).toBe('Japanese');
  expect(scriptOf('123 …')).toBeUndefined();
});

test('the majority goes by length, with a fallback', () => {
  expect(majorityLanguage(['ok', 'Я люблю каву і чай, а ще воду', 'thanks!'])).toBe('uk');
  expect(majorityLanguage([])).toBe('en');
  expect(majorityLanguage(['👍'], 'uk')).toBe('uk');
});

test.each([
  ['Ana is vegan', 'de', 'de'],
  ['Wi-Fi code 4411', 'en', 'en'],
  ['4411', 'uk', 'uk'],
  ['寿司', 'ja', 'ja'],
  ['haha ok', 'en', 'en'],
  ['hm ok', 'uk', 'uk'],
  ['hi', 'fr', 'fr'],
  ['Leo turned 12', 'en', 'en'],
  ['Leo is a nurse', 'en', 'en'],
  ['Leo sale hoy', 'en', 'es'],
  ['Vivo en Madrid', 'en', 'es'],
  ['Me gusta el té', 'en', 'es'],
  ['Ana ist Veganerin', 'en', 'de'],
  ['Lubię herbatę i kawę, ale tylko rano w kuchni', 'en', 'pl'],
])(
  'a line too short to tell is in the language of its room: "%s" where %s is spoken',
  (text, usual, code) => {
    expect(languageIn(text, usual)).toBe(code);
  },
);

test('short lines do not make a language without data the one of a room', () => {
  expect(majorityLanguage(['Ana is vegan.', 'Wi-Fi code 4411'])).toBe('en');
});
