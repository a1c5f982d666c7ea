import { describe, expect, it, onTestFinished } from 'vitest';
import type { ConfigInput } from '../../src/config/schema.ts';
import type { DreamResult } from '../../src/dreaming/dream.ts';
import { createTokenLedger, type DaySpending } from '../../src/llm/ledger.ts';
import { createOfflineModel } from '../../src/llm/offline/offline.ts';
import { createOpenAIModel } from '../../src/llm/openai.ts';
import {
  completion,
  type HeardRequest,
  type ServedAnswer,
  type ServedReply,
  serverError,
  startOpenAIServer,
} from '../support/openai-server.ts';
import { NOON, testService } from '../support/test-service.ts';
import { distiller, openWorld, operation, type Said } from './kit.ts';

const PEANUTS = {
  text: 'Ana is allergic to peanuts.',
  quote: 'I am allergic to peanuts.',
  kind: 'person',
} satisfies Said;
const DAY = 24 * 3_600_000;
/** What every answer of the server below takes. */
const ANSWER = 28;

/** A model that does as it is told: it knows each prompt by what it asks for. */
function obedient({ body }: HeardRequest): ServedReply {
  const prompt: string = body.messages.map((message: { content: string }) => message.content).join('\n');
  if (prompt.includes('You write the daily notes')) {
    const quotes = [{ turn: 1, quote: PEANUTS.quote }];
    return completion(
      JSON.stringify({ notes: [{ text: PEANUTS.text, kind: 'person', subject: 'Ana', quotes }] }),
    );
  }
  if (prompt.includes('You keep a short memory tidy')) {
    const quotes = [{ candidate: 1, quote: PEANUTS.quote }];
    const operations = [operation('add', { candidates: [1], text: PEANUTS.text, heading: 'People', quotes })];
    return completion(JSON.stringify({ operations }));
  }
  return prompt.includes('dream diary')
    ? completion('{"deep":"Something new was kept."}')
    : completion('I will keep that in mind.');
}

async function dreamer(config: ConfigInput, answer: ServedAnswer = obedient) {
  const server = await startOpenAIServer(answer);
  onTestFinished(() => server.close());
  const test = await testService({
    config,
    model: createOpenAIModel({
      ...{ baseUrl: server.baseUrl, apiKey: 'sk-secret-key-4711', model: 'tiny', fallbackModels: ['spare'] },
      prices: { tiny: { in: 1000, out: 1000 }, spare: { in: 1000, out: 1000 } },
      clock: { now: () => test?.clock.now() ?? NOON, after: () => ({ cancel: () => undefined }) },
      maxRetries: 0,
    }),
  });
  const say = async (text: string): Promise<void> => {
    await test.adapter.say(text).answered;
    await test.service.idle();
  };
  async function dream(): Promise<DreamResult['run']> {
    const { document } = await test.service.execute({
      ...{ command: 'memory dream', text: '', space: 'fake:1' },
    });
    return (document as { run: DreamResult['run'] }).run;
  }
  const status = (space = 'fake:1') => test.service.execute({ command: 'dreaming status', text: '', space });
  return { ...test, server, say, dream, status };
}

describe('the budget of a dream', () => {
  it('ends the dream in part after the step that spent it, and the rest waits for the next one', async () => {
    const { say, dream, service } = await dreamer({ dreaming: { budget: { tokensPerRun: ANSWER } } });
    await say('I am allergic to peanuts.');
    const run = await dream();
    expect(run).toMatchObject({ outcome: 'partial', operations: { add: 0 }, model: { calls: 1 } });
    expect(run.reason).toBe(
      'The budget of a dream is spent: 28 of 28 tokens (dreaming.budget.tokensPerRun). What is not in the memory yet waits for the next dream.',
    );
    const next = await dream();
    expect(next).toMatchObject({ outcome: 'partial', operations: { add: 1 } });
    expect(next.reason).toContain('The offline narrator wrote the diary.');
    const shown = await service.execute({ command: 'memory show', text: '', space: 'fake:1' });
    expect(shown.text).toContain(PEANUTS.text);
  });

  it('lets everything pass that it pays for, and the record holds what it took', async () => {
    const { say, dream } = await dreamer({});
    await say('I am allergic to peanuts.');
    expect(await dream()).toMatchObject({
      outcome: 'done',
      reason: '',
      model: { name: 'served-model', calls: 3, tokensIn: 63, tokensOut: 21, cost: 0.084 },
    });
  });

  it.each([
    [{ tokensPerDay: 2 * ANSWER }, "Today's budget of dreams is spent: 56 of 56 tokens"],
    [{ moneyPerDay: 0.05 }, "Today's budget of dreams is spent: 0.056 of 0.05"],
  ])('of a day (%o) skips the dreams that come after it, until midnight', async (limit, said) => {
    const prices = { 'gpt-5-mini': { in: 1000, out: 1000 } };
    const { say, dream, clock, server } = await dreamer({
      dreaming: { budget: { tokensPerRun: 1000, ...limit } },
      llm: { prices },
    });
    await say('I am allergic to peanuts.');
    const first = await dream();
    // The day's limit of two answers is reached with the second one; the third is the offline narrator's.
    expect(first).toMatchObject({ outcome: 'partial', operations: { add: 1 }, model: { calls: 2 } });
    await say('I am allergic to peanuts.');
    const calls = server.requests.length;
    const second = await dream();
    expect(second).toMatchObject({ outcome: 'skipped', phases: [], model: { calls: 0, cost: null } });
    expect(second.reason).toContain(said);
    expect(server.requests).toHaveLength(calls);
    await clock.advanceTo(NOON + DAY);
    expect((await dream()).reason).not.toContain('budget');
  });

  it('does not matter to a model that costs nothing', async () => {
    const world = await openWorld({ config: { dreaming: { budget: { tokensPerDay: 1 } } } });
    const ledger = createTokenLedger({
      days: world.state.map<DaySpending>('spending'),
      zone: 'UTC',
      now: () => world.clock.now(),
    });
    await ledger.add('dreams', 1, { tokensIn: 5, tokensOut: 5 });
    await world.note(PEANUTS);
    expect((await world.dream({}, { ledger })).run.outcome).toBe('done');
    const online = distiller();
    const models = { dream: online, session: online, offline: createOfflineModel() };
    expect((await world.dream({ again: true }, { ledger, models })).run.outcome).toBe('skipped');
    expect(online.requests).toEqual([]);
  });
});

describe('the status', () => {
  it('shows what was spent today, by task and by dreams', async () => {
    const { say, dream, status } = await dreamer({ dreaming: { budget: { tokensPerDay: 5000 } } });
    await say('I am allergic to peanuts.');
    await dream();
    const { text, document } = await status();
    expect(text).toContain(
      'Today in all chats: 112 tokens (answers 28, notes 28, memory 28, diary 28), cost 0.112; by dreams: 84 of 5000 tokens.',
    );
    expect(text).toContain('84 tokens, cost 0.084.');
    expect(document).toMatchObject({
      spending: {
        day: '2026-11-30',
        reply: { calls: 1, tokensIn: 21, tokensOut: 7, cost: expect.closeTo(0.028) },
        dreams: { calls: 3, tokensIn: 63, tokensOut: 21, cost: expect.closeTo(0.084) },
      },
    });
  });

  it('says nothing of spending when nothing was spent', async () => {
    const { status } = await dreamer({});
    const { text, document } = await status('console:local');
    expect(text).not.toContain('Today in all spaces');
    expect(document).toMatchObject({ spending: { dreams: { calls: 0, cost: 0 } } });
  });
});

describe('a model that is not available', () => {
  it('is named in the record of the dream with the one that answered', async () => {
    const { say, dream } = await dreamer({}, (request) => {
      if (request.body.model === 'tiny') return serverError(404, { code: 'model_not_found' });
      const reply = obedient(request);
      return { ...reply, body: { ...(reply.body as object), model: 'spare' } };
    });
    await say('I am allergic to peanuts.');
    const run = await dream();
    expect(run).toMatchObject({ outcome: 'done', operations: { add: 1 }, model: { name: 'spare' } });
    expect(run.reason).toMatch(/does not know the model "tiny".*Distilled by spare instead\./);
  });
});
