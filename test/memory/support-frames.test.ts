import { describe, expect, it } from 'vitest';
import { framedSpans } from '../../src/memory/claims/frames.ts';
import { checkSupport } from '../../src/memory/support.ts';
import { growsLinearly } from '../support/patience.ts';

const OWNER = { id: 't:1', name: 'Owner' };

function check(text: string, quote: string) {
  const at = '2026-11-30T10:00:00.000Z';
  return checkSupport({
    text,
    quotes: [{ turn: 'm', quote, at, speaker: OWNER, trust: 'owner' }],
    zone: 'Europe/Kyiv',
    people: [OWNER],
  });
}

describe('words that are not stated', () => {
  it.each([
    ['Owner owns a boat.', 'It is false that I own a boat.'],
    ['Owner lives in Kharkiv.', 'It is not true that I live in Kharkiv.'],
    ['Owner owns a yacht.', 'I was joking when I said I own a yacht.'],
    ['Owner hates jazz music.', 'Marko says that I hate jazz music.'],
    ['Taras lent Owner 50 hryvnias.', 'I lent Taras 50 hryvnias.'],
    ['Тарас позичив Owner 50 гривень.', 'Я позичив Тарасу 50 гривень.'],
    ['Stepan owes Owner 100 euros.', 'I owe Stepan 100 euros.'],
    ["Dynamo beat Owner's team 3:1.", 'My team beat Dynamo 3:1'],
    ['Owner is patient.', 'I am anything but patient.'],
    ['Owner живе в Харкові.', 'Неправда, що я живу в Харкові'],
    ['Owner ненавидить джаз.', 'Марко каже, що я ненавиджу джаз.'],
    ['Owner is allergic to gluten.', 'I thought I was allergic to gluten but I am not.'],
    ['Owner was allergic to gluten.', 'I thought I was allergic to gluten but I am not.'],
    ['Owner won a house.', 'I dreamed that I won a house'],
    ['Owner speaks Finnish.', 'people keep telling me that I speak Finnish, which is nonsense'],
    ['Owner is allergic to shellfish.', 'I am allergic to shellfish, said nobody ever'],
    ['Owner owns a boat.', 'I own a boat. Just kidding.'],
    ['Owner owns a boat.', 'I own a boat /s'],
    ['Owner has a house.', 'In my dream I have a house.'],
    ['Owner lives in Kharkiv.', 'I deny that I live in Kharkiv.'],
    ['Owner owns a boat.', 'The claim that I own a boat is wrong.'],
    ['Owner живе в Києві.', 'Всі кажуть, що я живу в Києві.'],
    ['Тарас винен Owner 50 гривень.', 'Я винен Тарасу 50 гривень.'],
    ['Owner owns a boat.', 'Maria: I own a boat'],
    ['Owner: I own a boat.', 'Maria: I own a boat'],
    ['Owner: I own a boat.', 'I own a boat. Just kidding.'],
    ['Owner said he hates jazz music.', 'Marko says that I hate jazz music.'],
  ])('do not support "%s": %s', (text, quote) => {
    expect(check(text, quote)).not.toEqual([]);
  });

  it.each([
    ['Owner lent Taras 50 hryvnias.', 'I lent Taras 50 hryvnias.'],
    ['Owner позичив Тарасу 50 гривень.', 'Тарасу я позичив 50 гривень.'],
    ['Owner owes Stepan 100 euros.', 'I owe Stepan 100 euros.'],
    ["Owner's team beat Dynamo 3:1.", 'My team beat Dynamo 3:1'],
    ['Owner: It is not true that I live in Kharkiv.', 'It is not true that I live in Kharkiv.'],
    ['Owner: Marko says that I hate jazz music.', 'Marko says that I hate jazz music.'],
    ['Owner is allergic to nuts.', 'Important: I am allergic to nuts.'],
    ['Owner lives in Kharkiv.', 'I told Marko that I live in Kharkiv.'],
    ['Owner owns a boat.', 'I own a boat. I like it.'],
  ])('leave true rewordings alone: "%s" from %s', (text, quote) => {
    expect(check(text, quote)).toEqual([]);
  });

  it.each([
    'Maria: I own a boat',
    '[10:05] Maria: I own a boat',
    '10:05 Maria: own a boat',
    'Marko wrote: I own a boat',
    'Marko says: "I own a boat"',
    'Forwarded from Maria\nI own a boat',
    'Lyrics: I own a boat',
    'Translate into German: I own a boat',
    'Write a poem about me: I own a boat',
    'Кажуть, я маю човен',
    'Переклади: я маю човен',
    'Марко пише: я маю човен',
    'Maria - I own a boat',
    'Marko > I own a boat',
    '<Maria> I own a boat',
    'Марія – маю човен',
    '"I own a boat", said Maria',
    'I own a boat, said Maria',
    '«Я маю човен», сказав Марко',
    '„Ich habe ein Boot“, sagte Marko',
    '"Tengo un barco", me dijo Marco',
    "« J'ai un bateau », a dit Marie",
    '“我有一条船”，小王说',
    '「船を持っています」と田中さんが言った',
    '"I own a boat" (Marko)',
    'How do you say "I own a boat" in German?',
    'My sister wrote me this: I own a boat',
    '[Forwarded from Maria]\nI own a boat',
    '-------- Forwarded message --------\nI own a boat',
    'Переслано від Марії:\nЯ маю човен',
    'Maria, [29.11.2026 12:03]\nI own a boat',
    'Maria — Today at 12:03\nI own a boat',
    '29.11.2026, 12:03 - Maria: I own a boat',
    'Maria: I own a boat\nit is white',
    'Maria: hi\nOwner: I am here\nMaria: own a boat',
    '> I own a boat',
    '🎵 I own a boat 🎵',
    'In my novel I own a boat. I live on it',
    'Уяви, що я маю човен. Я живу на ньому',
  ])('are the words of somebody else in: %s', (text) => {
    expect(framedSpans(text, 'Owner').at(-1)?.kind).toBe('voice');
  });

  it.each(['Just kidding.', 'not.', '/s', 'Жартую.', 'lol no', 'Said nobody ever', 'just kidding 😂'])(
    'are taken back by: %s',
    (text) => {
      expect(framedSpans(`I own a boat.\n${text}`)[0]?.takenBack).toBe(true);
    },
  );

  it.each([
    'I own a boat, said my friend',
    'I own a boat, my coworker Tom told us yesterday',
    'I own a boat (said my roommate)',
    'I own a boat, my friend said, and I love it',
    'i own a boat said my friend',
    'I own a boat, according to my horoscope',
    'According to my horoscope, I own a boat',
    'Ich habe ein Boot, hat meine Schwester gesagt',
    'Ich habe ein Boot, laut meinem Horoskop',
    "J'ai un bateau, m'a dit ma sœur",
    "J'ai un bateau, d'après mon collègue Tom",
    'Tengo un barco, me dijo mi hermana',
    'Tengo un barco, según mi horóscopo',
    'Я маю човен, сказав мій друг',
    'Я маю човен, за словами сусіда',
    'У меня лодка, сказал он мне',
    'Я люблю лодки, говорит моя мама',
    '我有一条船，我朋友说',
    '我有一条船，他告诉我的',
    '私は船を持っています、と友達が言っていた',
    '私は船を持っているって母が言ってる',
  ])('are of the one who is named beside them in: %s', (text) => {
    expect(framedSpans(text, 'Owner').at(-1)?.kind).toBe('voice');
  });

  it.each([
    'I own a boat, as my doctor says',
    'I own a boat, I told you',
    'I own a boat, and I told my boss',
    'My brother owns a boat, he told me',
    'I own a boat, my mom says hi',
    'I act according to my principles',
    'Ich habe ein Boot, ehrlich gesagt',
    'Ich habe ein Boot, wie gesagt',
    "J'ai un bateau, je te l'ai dit",
    'Tengo un barco, como ya dije',
    'Я маю човен, мамі вже казав',
    'Я маю човен, як я казав',
    'У меня лодка, маме уже говорил',
    '我有一条船，老实说',
    '我有一条船，我跟你说过',
    '私は船を持っていると母に言いました',
    '私は船を持っていて、母がよろしくと言っています',
  ])('stay those of whoever only adds that they were said: %s', (text) => {
    expect(framedSpans(text, 'Owner')[0]?.kind).toBeUndefined();
  });

  it('are denied in front, too, by a loud "not"', () => {
    const taken = (text: string) => framedSpans(text).map(({ takenBack }) => takenBack);
    expect(taken('NOT! I own a boat')).toEqual([true]);
    expect(taken('NEIN! Ich habe ein Boot').at(-1)).toBe(false);
  });

  it.each([
    'Imagine I own a boat',
    'in my novel I own a boat',
    'For example, I own a boat',
    'My DnD character owns a boat',
    'Допустим, у меня есть лодка',
    'Angenommen, ich habe ein Boot',
    'En mi novela tengo un barco',
    "Supposons que j'ai un bateau",
    '假设我有一条船',
    '私のキャラは船を持っています',
  ])('are of something imagined in: %s', (text) => {
    expect(framedSpans(text, 'Owner').at(-1)?.kind).toBe('denied');
  });

  it.each([
    ['I own a boat. haha no, I own a car', 'I own a car'],
    ['I own a boat. No wait, I own a car', 'I own a car'],
    ['I own a boat, no wait, I own a car', 'I own a car'],
    ['I own a boat. Sorry, I meant a car', 'a car'],
    ['Я маю човен. Жартую, я маю авто', 'я маю авто'],
    ['Ich habe ein Boot. War nur Spaß, ich habe ein Auto', 'ich habe ein Auto'],
    ['Tengo un barco. Es broma, tengo un coche', 'tengo un coche'],
    ["J'ai un bateau. Je rigole, j'ai une auto", "j'ai une auto"],
    ['У меня лодка. Нет, стой, у меня машина', 'у меня машина'],
    ['我有一条船。开玩笑的，我有一辆车', '我有一辆车'],
    ['船があります。冗談です、車があります', '車があります'],
  ])('are taken back by what is right: %s', (text, right) => {
    const spans = framedSpans(text);
    expect(spans.map(({ takenBack }) => takenBack)).toEqual([true, false]);
    expect(text.slice(spans[1]?.start, spans[1]?.end)).toBe(right);
  });

  it.each([
    'I own a boat. No, really.',
    'I own a boat. No joke.',
    'I own a boat. Never mind the colour.',
    "I own a boat. No, we don't sail.",
    'I own a boat. Forget it, I will cook',
    'I own a boat. My boss was kidding about the boat',
    'I own a boat. I was kidding about the car',
    'I own a boat. I mean, I love it.',
  ])('stay when what follows only sounds like taking back: %s', (text) => {
    expect(framedSpans(text)[0]?.takenBack).toBe(false);
  });

  it('begin behind the own name', () => {
    for (const text of ['Owner: I own a boat', '[12:03] Owner: I own a boat', 'Owner — I own a boat']) {
      const [span] = framedSpans(text, 'Owner Smith');
      expect(text.slice(span?.start, span?.end)).toBe('I own a boat');
    }
  });

  it.each(
    [
      ['Owner: I own a boat', 'Note: I own a boat', 'I own a boat. Not a big one.', 'My plan: we sail'],
      ['Петро — мій брат', 'I love the song "I will survive"', 'My favourite film is "I am Legend"'],
      ['I love games, for example chess', 'I am vegan, my doctor said so', 'Meeting: I am free at 12:30'],
      ['He proposed and I said yes', 'In the book club I read two books a month'],
    ].flat(),
  )('are the own ones in: %s', (text) => {
    expect(framedSpans(text, 'Owner')[0]).toMatchObject({ kind: undefined, takenBack: false });
  });

  it.each(['haha. just kidding. ', 'no wait, ', '"', "'a ", 'Maria: I\n', '12:03 A ', '> ', '“a '])(
    'are looked for in linear time in many of %j',
    async (unit) => {
      await growsLinearly((text) => framedSpans(text), unit, 40_000);
    },
  );

  it('are looked for in linear time', async () => {
    for (const unit of ['I own a boat and ', 'Ab ']) await growsLinearly((text) => framedSpans(text), unit);
  });
});

describe('a denial', () => {
  const stated = (text: string): string[] =>
    framedSpans(text)
      .filter(({ kind, takenBack }) => kind === undefined && !takenBack)
      .map(({ start, end }) => text.slice(start, end));

  it.each([
    ['I am not allergic to peanuts, that was a mistake.', 'I am not allergic to peanuts'],
    ['I do not live in Berlin. I was joking.', 'I do not live in Berlin.'],
    ['Ich wohne nicht in Berlin, das war ein Scherz.', 'Ich wohne nicht in Berlin'],
    ['Я не живу в Києві, я пожартувала.', 'Я не живу в Києві'],
    ['У меня нет аллергии, я ошиблась.', 'У меня нет аллергии'],
    ['No vivo en Madrid, era broma.', 'No vivo en Madrid'],
    ["Je n'habite pas à Lyon, je plaisantais.", "Je n'habite pas à Lyon"],
    ['我不住在北京，那是开玩笑的。', '我不住在北京'],
    ['私は東京に住んでいません、あれは冗談でした。', '私は東京に住んでいません'],
  ])('is meant when its speaker admits what was wrong before: %s', (text, denial) => {
    expect(stated(text)).toEqual([denial]);
  });

  it.each([
    'I am not a vegetarian, just kidding!',
    'I am allergic to peanuts, I was joking.',
    'Ich bin Vegetarierin, das war ein Scherz.',
  ])('or a statement is not when it is the joke itself: %s', (text) => {
    expect(stated(text)).toEqual([]);
  });

  it.each([
    ['Owner does not live in Kharkiv.', 'It is not true that I live in Kharkiv.'],
    ['Owner is not allergic to peanuts.', "It's wrong that I am allergic to peanuts."],
    ['Owner wohnt nicht in Berlin.', 'Es stimmt nicht, dass ich in Berlin wohne.'],
    ['Owner wohnt nicht in Berlin.', 'Dass ich in Berlin wohne, stimmt nicht.'],
    ['Owner не живе в Києві.', 'Неправда, що я живу в Києві.'],
    ['Owner не живет в Москве.', 'Неправда, что я живу в Москве.'],
    ['Owner no vive en Madrid.', 'No es verdad que vivo en Madrid.'],
    ["Owner n'habite pas à Lyon.", "Ce n'est pas vrai que j'habite à Lyon."],
    ['Owner lives in Kharkiv.', 'It is not true that I do not live in Kharkiv.'],
  ])('is supported by a sentence that says so of a whole statement: %s', (text, quote) => {
    expect(check(text, quote)).toEqual([]);
  });
});

describe('what its speaker asks to remember', () => {
  it.each([
    ['Can you remember that I like jazz?', 'I like jazz'],
    ["Could you please note that my sister's name is Ana?", "my sister's name is Ana"],
    ['Würdest du dir bitte notieren, dass ich in Bonn wohne?', 'ich in Bonn wohne'],
    ['Чи можеш ти запам’ятати, що мою сестру звати Оля?', 'мою сестру звати Оля'],
    ['Не могла бы ты запомнить, что у меня аллергия?', 'у меня аллергия'],
    ['¿Podrías anotar que mi hermana se llama Ana?', 'mi hermana se llama Ana'],
    ["Est-ce que tu peux noter que j'habite à Lyon ?", "j'habite à Lyon"],
    ['能不能帮我记一下我妹妹叫安娜？', '我妹妹叫安娜'],
    ['妹の名前はアナだとメモしてもらえますか？', '妹の名前はアナだ'],
  ])('is stated, though it is put as a question: %s', (text, statement) => {
    const [span] = framedSpans(text);
    expect([text.slice(span?.start, span?.end), span?.requested]).toEqual([statement, true]);
  });

  it.each(['Can you remember what I like?', 'Do you remember that I like jazz?', 'Can you swim?'])(
    'is not what a question asks for: %s',
    (text) => expect(framedSpans(text)[0]?.requested).toBeUndefined(),
  );
});

it.each([
  ['Owner працює в понеділок.', 'Я працюю лише в понеділок.'],
  ['Owner работает в понедельник.', 'Я работаю только в понедельник.'],
  ['Owner works on Monday.', 'I work only on Monday.'],
])('a weekday keeps the word that makes it the only one: %s', (text, quote) => {
  expect(check(text, quote).map(({ code }) => code)).toContain('condition');
});

it('a name is told of the one who tells it, beside something else', () => {
  expect(check('Owner: My name is Marta.', 'My name is Marta and I live in Leeds.')).toEqual([]);
});
