import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isQuestion, sentences } from '../../src/text/sentences.ts';
import { growsLinearly } from '../support/patience.ts';

describe('sentences', () => {
  test.each([
    ['Dr. Smith came. He said hi! Did he? yes.', ['Dr. Smith came.', 'He said hi!', 'Did he?', 'yes.']],
    ['Use e.g. Berlin etc. Then stop.', ['Use e.g. Berlin etc.', 'Then stop.']],
    [
      'So do I. Then J. R. Smith left at 5 p.m. Next day.',
      ['So do I.', 'Then J. R. Smith left at 5 p.m.', 'Next day.'],
    ],
    ['i like tea. my dog is max', ['i like tea.', 'my dog is max']],
    ['v2.3.1 costs 3.50. See https://a.b/c?d=1. Ok', ['v2.3.1 costs 3.50.', 'See https://a.b/c?d=1.', 'Ok']],
    ['Зустріч 5.12.2026 о 10. Приходь', ['Зустріч 5.12.2026 о 10.', 'Приходь']],
    ['Хліб, молоко і т. д. Потім пішли.', ['Хліб, молоко і т. д.', 'Потім пішли.']],
    [
      'У 2025 р. ми переїхали. Це було в 2025 р. Далі.',
      ['У 2025 р. ми переїхали.', 'Це було в 2025 р.', 'Далі.'],
    ],
    ['Живу в м. Київ. Пробіг 5 м. Потім сів.', ['Живу в м. Київ.', 'Пробіг 5 м.', 'Потім сів.']],
    ['Т. Шевченко писав. Вул. Хрещатик, 5.', ['Т. Шевченко писав.', 'Вул. Хрещатик, 5.']],
    ['我喜欢茶。你呢？好的！再见', ['我喜欢茶。', '你呢？', '好的！', '再见']],
    ['مرحبا. كيف حالك؟ جيد', ['مرحبا.', 'كيف حالك؟', 'جيد']],
    ['यह अच्छा है। ठीक है।', ['यह अच्छा है।', 'ठीक है।']],
    ['Am 5. Dezember kommt er. Gut.', ['Am 5. Dezember kommt er.', 'Gut.']],
    [
      'He said "Go." Then left. Wait... what? Hmm… ok',
      ['He said "Go."', 'Then left.', 'Wait... what?', 'Hmm… ok'],
    ],
  ])('%s', (text, expected) => {
    expect(sentences(text)).toEqual(expected);
  });

  test('lines and bullets stand alone, without their marks', () => {
    expect(sentences('- one\r\n- two. three\n1. four\n[x] five\n\n• a • b')).toEqual(
      ['one', 'two.', 'three', 'four', '[x] five', 'a', 'b'].map((each) => each.replace('[x] ', '')),
    );
  });

  test('nothing comes of a text without content', () => {
    expect(sentences('')).toEqual([]);
    expect(sentences(' \n\t ')).toEqual([]);
  });

  test('every sentence is an exact trimmed part of the text, in order', () => {
    const unit = fc.constantFrom(
      'a',
      'B',
      '5',
      '.',
      '!',
      '。',
      ' ',
      '\n',
      '\r\n',
      '- ',
      '"',
      '…',
      'ї',
      '茶',
      'dr',
      '😀',
    );
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 60 }), (text) => {
        let from = 0;
        for (const sentence of sentences(text)) {
          const at = text.indexOf(sentence, from);
          expect(at).toBeGreaterThanOrEqual(from);
          expect(sentence).toBe(sentence.trim());
          from = at + sentence.length;
        }
      }),
    );
  });

  test('a line of 200,000 marks is read in linear time', async () => {
    for (const unit of ['. ', 'A. ', '"', '• ', '?']) await growsLinearly(sentences, unit);
  });
});

describe('questions', () => {
  test.each([
    'what time is it',
    'when is the meeting',
    'do you like tea',
    'коли зустріч',
    'чи ти прийдеш',
    'хто там',
    '你好吗？',
    'How are you? 😀',
    'He asked "why?"',
    'كيف حالك؟',
  ])('%s', (sentence) => {
    expect(isQuestion(sentence)).toBe(true);
  });

  test.each([
    'When I was young I lived there',
    'What I need, I buy',
    'Коли я був малим ми жили в Києві',
    'what a day!',
    'I like tea',
    '',
  ])('no question: %s', (sentence) => {
    expect(isQuestion(sentence)).toBe(false);
  });
});
