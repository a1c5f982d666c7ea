import { expect, it } from 'vitest';
import { publish } from '../../src/dreaming/publish.ts';
import { diaryWords } from '../../src/languages/diary.ts';
import { createScriptedModel, failure } from '../support/scripted-model.ts';
import { openWorld, type Said, TODAY } from './kit.ts';

const SAID: [language: string, ...said: Said[]][] = [
  [
    'uk',
    { text: 'Ana: Я більше люблю зелений чай, ніж каву.', quote: 'Я більше люблю зелений чай, ніж каву.' },
  ],
  [
    'de',
    {
      text: 'Ana: Ich trinke lieber grünen Tee als Kaffee.',
      quote: 'Ich trinke lieber grünen Tee als Kaffee.',
    },
  ],
  [
    'es',
    {
      text: 'Ana: Prefiero el té verde porque no me gusta el café.',
      quote: 'Prefiero el té verde porque no me gusta el café.',
    },
  ],
  [
    'fr',
    {
      text: 'Ana: Je préfère le thé vert, je n’aime pas le café.',
      quote: 'Je préfère le thé vert, je n’aime pas le café.',
    },
  ],
  [
    'ru',
    { text: 'Ana: Я больше люблю зелёный чай, чем кофе.', quote: 'Я больше люблю зелёный чай, чем кофе.' },
  ],
  ['zh', { text: 'Ana: 我更喜欢喝绿茶，不喜欢咖啡。', quote: '我更喜欢喝绿茶，不喜欢咖啡。' }],
  ['ja', { text: 'Ana: 緑茶のほうが好きです。', quote: '緑茶のほうが好きです。' }],
];

it.each(SAID)('the diary is in the language that most is said in: %s', async (language, ...said) => {
  const model = createScriptedModel({
    answers: { distil: failure('timeout', ''), narrate: { light: 'Tonight 99 notes came in.' } },
  });
  const world = await openWorld({ model });
  await world.note(...said);
  const result = await world.dream();
  expect(result.run.outcome).toBe('done');
  await publish(result, world.space, {
    config: world.config,
    listeners: [],
    notify: async () => undefined,
    warn: (sentence) => void world.warnings.push(sentence),
  });
  const day = await world.file(`memory/dreams/${TODAY}.md`);
  const { duplicates, insights, changes, observation } = diaryWords(language);
  expect([...day.matchAll(/^### (.+)$/gm)].map((match) => match[1])).toEqual([
    ...[duplicates, insights, changes, observation],
  ]);
  const entries = (await world.file('DREAMS.md')).split('## Deep Sleep')[0] ?? '';
  for (const text of [day, entries]) {
    expect(text.replaceAll(/<!--.*-->|# Dream Diary/g, '')).not.toMatch(/\b(?:the|were|wrote|night|line)\b/i);
  }
});
