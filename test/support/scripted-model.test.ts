import { describe, expect, it } from 'vitest';
import type { ModelRequest } from '../../src/llm/model.ts';
import { createScriptedModel, failure } from './scripted-model.ts';

const request: ModelRequest = {
  work: { task: 'narrate', language: 'en', facts: {} as never },
  messages: [{ role: 'user', content: 'Hello' }],
  maxOutputTokens: 10,
};

describe('a scripted model', () => {
  it('answers in turn, by task, and repeats its last answer until there is another', async () => {
    const model = createScriptedModel({ answers: { narrate: ['one', { light: 'two' }] } });
    const texts: string[] = [];
    const ask = async () => {
      const result = await model.complete(request);
      texts.push(result.ok ? result.text : result.reason);
    };
    await ask();
    await ask();
    await ask();
    model.script('narrate', ({ messages }) => `three: ${messages[0]?.content}`, failure('timeout'));
    await ask();
    await ask();
    expect(texts).toEqual(['one', '{"light":"two"}', '{"light":"two"}', 'three: Hello', 'timeout']);
    expect(model.requestsFor('narrate')).toHaveLength(5);
    expect(model.requestsFor('distil')).toEqual([]);
  });

  it('fails when nothing is scripted or the caller gave up', async () => {
    const model = createScriptedModel();
    expect(await model.complete(request)).toMatchObject({ ok: false, reason: 'server' });
    expect(await model.complete({ ...request, signal: AbortSignal.abort() })).toMatchObject({
      reason: 'aborted',
    });
    expect(model.requests).toHaveLength(2);
  });
});
