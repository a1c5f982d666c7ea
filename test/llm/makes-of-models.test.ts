import { describe, expect, it, onTestFinished } from 'vitest';
import { askForEnvelope } from '../../src/llm/ask.ts';
import { summaryEnvelope } from '../../src/llm/envelopes.ts';
import type { ModelRequest } from '../../src/llm/model.ts';
import { createOpenAIModel } from '../../src/llm/openai.ts';
import { MAKES } from '../support/makes-of-models.ts';
import { completion, type ServedAnswer, startOpenAIServer } from '../support/openai-server.ts';
import { createTestClock } from './clocks.ts';

const KEY = 'sk-secret-key-4711';
const NOTES = {
  notes: [
    {
      text: 'Olena prefers tea.',
      kind: 'preference',
      subject: 'Olena',
      quotes: [{ turn: 1, quote: 'I prefer {tea}, "always"' }],
    },
  ],
};
const JSON_ANSWER = JSON.stringify(NOTES);

const request: ModelRequest = {
  work: { task: 'summarise', turns: [], known: [], zone: 'UTC' },
  messages: [
    {
      role: 'system',
      content:
        'Answer with one JSON object and nothing else:\n{"notes":[{"text":"…","kind":"…","subject":"…","quotes":[{"turn":1,"quote":"…"}]}]}\n- Nothing worth keeping: {"notes":[]}.',
    },
    { role: 'user', content: 'Messages:\n{"turn":1,"text":"I prefer {tea}, \\"always\\""}' },
  ],
  maxOutputTokens: 300,
};

async function asked(answers: ServedAnswer[], clock = createTestClock(30_000)) {
  const server = await startOpenAIServer(...answers);
  onTestFinished(() => server.close());
  const model = createOpenAIModel({
    ...{ baseUrl: server.baseUrl, apiKey: KEY, model: 'tiny', temperature: 0.2, jsonMode: true },
    ...{ clock, random: () => 1 },
  });
  return { server, model, ask: () => askForEnvelope(model, request, summaryEnvelope, { repairs: 1 }) };
}

describe('a model that', () => {
  it.each(MAKES.map((make) => [make.name, make] as const))('%s comes to the right end', async (_, make) => {
    const { ask } = await asked(make.plays(JSON_ANSWER));
    const result = await ask();
    if (make.gives === 'value') expect(result).toMatchObject({ ok: true, value: NOTES });
    else {
      expect(result).toMatchObject({ ok: false, reason: make.gives });
      const { message } = result as { message: string };
      expect(message).toMatch(/^\S.*\.$/s);
      expect(message).not.toContain(KEY);
    }
  });
});

describe('a task', () => {
  it('has one deadline for an answer and its repair', async () => {
    const clock = createTestClock();
    const slowly: ServedAnswer = () => {
      clock.advance(70_000);
      return completion('No JSON here.');
    };
    const { ask, server } = await asked([slowly, { fault: 'hang' }], clock);
    const result = ask();
    await server.heard(2);
    clock.advance(49_000);
    await new Promise(setImmediate);
    expect(clock.pending()).toBe(1);
    clock.advance(1_000);
    expect(await result).toMatchObject({ ok: false, reason: 'timeout', calls: 2 });
  });

  it('is over when an answer stalls in the middle', async () => {
    const clock = createTestClock();
    const { ask, server } = await asked([{ ...completion(JSON_ANSWER), fault: 'stall' }], clock);
    const result = ask();
    await server.heard(1);
    clock.advance(120_000);
    expect(await result).toMatchObject({ ok: false, reason: 'timeout' });
  });
});
