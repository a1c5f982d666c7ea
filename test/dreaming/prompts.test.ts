import { expect, it } from 'vitest';
import { countTokens } from '../../src/llm/tokens.ts';
import { createScriptedModel } from '../support/scripted-model.ts';
import { openWorld, operation } from './kit.ts';

it('a dream asks with prompts of its own, short and without persona, memory block or chat', async () => {
  const model = createScriptedModel({
    answers: {
      distil: { operations: [operation('add', { text: 'Ana plays chess.', candidates: [1] })] },
      narrate: {},
    },
  });
  const world = await openWorld({ model, config: { persona: 'PERSONA OF THE CHAT' } });
  await world.hear('Nice weather, is it not?');
  await world.note({ text: 'Ana plays chess.', quote: 'I play chess', kind: 'person' });
  await world.dream();
  const asked = [...model.requestsFor('distil'), ...model.requestsFor('narrate')];
  expect(new Set(asked.map(({ work }) => work.task))).toEqual(new Set(['distil', 'narrate']));
  for (const { messages } of asked) {
    const text = messages.map(({ content }) => content).join('\n');
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user']);
    expect(text).not.toMatch(/PERSONA|<memory>|<earlier>|Nice weather/);
    expect(countTokens(text)).toBeLessThan(1_000);
  }
});
