import { expect, test } from 'vitest';
import { contentStems, stem, words } from '../../src/text/words.ts';
import { growsLinearly } from '../support/patience.ts';

test('words are lower case, and numbers and identifiers stay whole', () => {
  expect(words("Don't use v2.3.1 or ABC-123 on 2026-12-04 at 10:30")).toEqual([
    ...["don't", 'use', 'v2.3.1', 'or', 'abc-123', 'on', '2026-12-04', 'at', '10:30'],
  ]);
  expect(words('a@b.co node.js end.Next well-known C++ C#')).toEqual([
    ...['a@b.co', 'node.js', 'end', 'next', 'well', 'known', 'c++', 'c#'],
  ]);
  expect(words('3,5 кг, п’ятниця, будь-який')).toEqual(['3,5', 'кг', "п'ятниця", 'будь', 'який']);
});

test('forms of the same letters give the same words', () => {
  expect(words('ｆｕｌｌ Ｗidth ﬁne')).toEqual(['full', 'width', 'fine']);
  expect(words('cafe\u0301')).toEqual(words('CAFÉ'));
  expect(words('за\u0301мок')).toEqual(['замок']);
  expect(words('pass\u200Bword')).toEqual(['password']);
});

test('scripts without spaces give overlapping pairs', () => {
  expect(words('我喜欢Plan exRule插件')).toEqual(['我喜', '喜欢', 'plan', 'exrule', '插件']);
  expect(words('茶')).toEqual(['茶']);
  expect(words('人工智能技术')).toEqual(expect.arrayContaining(words('人工智能')));
});

test('a text without words has none', () => {
  expect(words('')).toEqual([]);
  expect(words('👍 … — !!')).toEqual([]);
});

test('content is what is left without function words, in stems', () => {
  expect(contentStems('Anna is working at the Acme offices', 'en')).toEqual(
    contentStems('Anna works Acme office', 'en'),
  );
  expect(contentStems('Оля дуже любить каву', 'uk')).toEqual(contentStems('Оля любила кава', 'uk'));
  expect(contentStems('Gli caffè', 'it')).toEqual(['caffe']);
});

test('negations, conditions, directions and numbers are content', () => {
  expect(contentStems("She doesn't eat meat", 'en')).toEqual(['not', 'eat', 'meat']);
  expect(contentStems('if before 5', 'en')).toEqual(['if', 'befor', '5']);
  expect(contentStems('two cats', 'en')).toEqual(contentStems('2 cats', 'en'));
  expect(contentStems('Він не їсть м’яса', 'uk')[0]).toBe('не');
  expect(contentStems('Немає часу', 'uk')[0]).toBe('не');
});

test.each([
  ['кава каву кавою кави', 'кав'],
  ['кіт кота котом', 'кот'],
  ['працюю працює працював працювати', 'прац'],
  ['Київ Києва Києві', 'киев'],
  ['зустріч зустрічі зустрічаємось', 'зустроч'],
  ['рік року роки років', 'рок'],
])('Ukrainian forms have one stem: %s', (forms, expected) => {
  expect(new Set(forms.split(' ').map((form) => stem(form, 'uk')))).toEqual(new Set([expected]));
});

test('irregular English forms have the stem of their word', () => {
  expect(stem('went', 'en')).toBe(stem('going', 'en'));
  expect(stem('children', 'en')).toBe(stem('child', 'en'));
});

test('identifiers, long words and unknown languages are not stemmed', () => {
  expect(stem('node.js', 'en')).toBe('node.js');
  expect(stem('abc-123s', 'en')).toBe('abc-123s');
  expect(stem('Straßen', 'xx')).toBe('strassen');
  expect(stem('constructor', '__proto__')).toBe('constructor');
  expect(stem('constructor', 'en')).toBe('constructor');
});

test('200,000 characters without a space are read in linear time', async () => {
  for (const unit of ['a', "a'", '_', '1.', 'a@', '茶', '-'])
    await growsLinearly((text) => words(text), unit);
});
