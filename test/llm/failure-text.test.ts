import { describe, expect, it } from 'vitest';
import { looksLikeFailure } from '../../src/llm/failure-text.ts';

describe('looksLikeFailure', () => {
  it.each([
    'I cannot complete this compression task',
    "I'm sorry, but I can't help with that.",
    'I’m sorry, but I can’t assist with that request.',
    'I am unable to summarize the conversation without more details.',
    "Unfortunately, I don't have enough information to create a summary.",
    'Sorry, I cannot process this request.',
    "I can't comply.",
    'As an AI language model, I do not have memories.',
    'As an AI, I cannot do this.',
    'Could you please provide the conversation you want me to summarize?',
    'Please provide the messages so I can summarise them.',
    '**Error:** model crashed',
    'Error: 429 Too Many Requests',
    'Error code: 500',
    'RuntimeError: out of memory',
    'no route found for model gpt-oss',
    'Rate limit exceeded. Please try again later.',
    'Internal Server Error',
    '502 Bad Gateway',
    'HTTP 503',
    '{"error": {"message": "x"}}',
    '<!DOCTYPE html><html>',
    'Traceback (most recent call last):',
    'The model is currently overloaded',
    'Model tiny not found',
    '[insert summary]',
    'Dear [your name], welcome',
    'Ana likes [insert hobby here].',
    '<text here>',
    '- <insert the new line>',
    '{{user_name}} likes tea',
    '[Name] likes tea',
    '<summary>',
    '... rest unchanged',
    '…the rest of the items',
    '[... remaining items unchanged ...]',
    '(rest unchanged)',
    '// existing notes',
    '# ... other items',
    'The remaining items are unchanged.',
    '...',
    '- …',
    'undefined',
    'None.',
    'N/A',
    'TBD',
    'Lorem ipsum dolor sit amet',
    '\u200BI cannot\u200B complete this task',
  ])('knows %j', (text) => {
    expect(looksLikeFailure(text)).toBe(true);
  });

  it.each([
    'Я не можу виконати цей запит.',
    'На жаль, я не можу допомогти з цим.',
    'Вибачте, але я не можу виконати це завдання',
    'На жаль, я не маю змоги підготувати підсумок.',
    'Як мовна модель, я не маю спогадів.',
    'Як ШІ, я не можу цього знати',
    'Будь ласка, надайте текст розмови.',
    'Помилка: модель не відповідає',
    'Помилка 500',
    'Перевищено ліміт запитів.',
    '[вставте текст]',
    "Шановна [ваше ім'я]!",
    '<текст тут>',
    '… решта без змін',
    '(решта без змін)',
    'Решта пунктів без змін',
    'Решта нотаток залишається без змін.',
    '... далі',
  ])('knows %j in Ukrainian', (text) => {
    expect(looksLikeFailure(text)).toBe(true);
  });

  it.each([
    'Ana cannot eat nuts.',
    'I cannot eat nuts',
    "I can't come on Friday, sorry.",
    'Sorry, Ana will be late.',
    'Unfortunately, I will not be at home on Monday.',
    "Petro can't help with the move.",
    'Olena cannot complete the marathon because of her knee.',
    'Ana works as an AI researcher.',
    'As an AI researcher, Ana reads many papers.',
    'Please send the keys to Olena.',
    'Could you please provide a ladder on Saturday?',
    'Error budgets are reviewed on Mondays.',
    'The build failed with an internal server error on Tuesday.',
    'Olena said that the rate limit was exceeded yesterday.',
    'Rate limit exceeded errors annoy Olena.',
    'Bad weather is expected on Friday.',
    "Ana wrote '[insert name]' on the invitation by mistake.",
    'The template says “[your name]” at the top.',
    'The rest of the family is unchanged in its plans.',
    'The rest of the team meets at noon.',
    'Others prefer tea.',
    'None of the guests eats meat.',
    'Nobody answered...',
    'Ana moved here in May.',
    'Ana lives here [card]',
    'Call me at [phone] or [email].',
    'The variable is <b>bold</b> here',
    '3 < 4 here > 2',
    'Undefined behaviour is what Petro hunts.',
    'The todo list hangs in the kitchen.',
    'Marking tasks as #other helps.',
    '#1 is the number that Ana wants.',
    '404 Elm Street is where Ana lives.',
    'Model trains are what Petro collects; one was not found.',
    '',
    '   ',
    '🎉',
  ])('does not take %j for one', (text) => {
    expect(looksLikeFailure(text)).toBe(false);
  });

  it.each([
    'Олена не може їсти горіхи.',
    'Я не можу їсти горіхи',
    'На жаль, я не зможу прийти в п’ятницю.',
    'Вибачте, я запізнюся на годину.',
    'Я не можу допомогти Петрові з переїздом у суботу.',
    'Помилка в рахунку виявилася дрібною.',
    'Будь ласка, надішліть Оленці ключі.',
    'Решта родини приїде в неділю.',
    'Олена живе тут від травня.',
    'Інші люблять каву.',
    'Далі за планом іде відпустка.',
    'Ana: קשה לי להגיע ביום שני',
  ])('does not take %j for one, either', (text) => {
    expect(looksLikeFailure(text)).toBe(false);
  });

  it('finds one line among others', () => {
    expect(looksLikeFailure('Ana likes tea.\r\n... rest unchanged\nPetro likes coffee.')).toBe(true);
  });

  it.each(['I cannot ', '[', '<a', '{{a', '(rest ', 'the rest ', '. ', '> ', 'не можу ', ' ', '1. '])(
    'takes linear time for 200,000 characters of %j',
    (part) => {
      const start = performance.now();
      looksLikeFailure(part.repeat(Math.ceil(200_000 / part.length)));
      looksLikeFailure(`${part}\n`.repeat(Math.ceil(20_000 / part.length)));
      expect(performance.now() - start).toBeLessThan(500);
    },
  );
});
