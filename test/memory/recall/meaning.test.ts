import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LogRecord } from '../../../src/chat/message.ts';
import { createOpenAIEmbedder } from '../../../src/llm/embeddings.ts';
import { type Embedder, EmbeddingError } from '../../../src/memory/recall/embedder.ts';
import type { EmbeddingsState } from '../../../src/memory/recall/meaning.ts';
import type { Recall } from '../../../src/memory/recall/recall.ts';
import { connect, type Database } from '../../../src/state/database.ts';
import { systemClock } from '../../../src/time/clock.ts';
import { simulatedClock } from '../../../src/time/simulated-clock.ts';
import { embedderAt, embedding, embeddings, vectorFor } from '../../support/embeddings-server.ts';
import {
  type OpenAIServer,
  type ServedAnswer,
  serverError,
  startOpenAIServer,
} from '../../support/openai-server.ts';
import { heard, recallOver, TODAY } from '../../support/recall.ts';
import { testService } from '../../support/test-service.ts';

const NOW = Date.parse(`${TODAY}T20:00:00Z`);
const QUESTION = 'Does anybody have a canine?';

let server: OpenAIServer;
let memory: Database;
const open: Recall[] = [];

beforeEach(async () => {
  server = await startOpenAIServer(embedding());
  memory = await connect(':memory:');
});

afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
  await server.close();
  await memory.close();
});

/** A server that answers so from its first request on. */
async function serve(answer: ServedAnswer): Promise<void> {
  await server.close();
  server = await startOpenAIServer(answer);
}

interface Parts {
  messages?: LogRecord[];
  embedder?: Embedder;
  redact?: (text: string) => string;
}

/** Recall whose index stays in memory when it is closed, with real embeddings of the test's server. */
function recallWith({ messages = [], embedder = embedderAt(server).embedder, redact }: Parts) {
  const warnings: string[] = [];
  const clock = simulatedClock(NOW);
  const recall = recallOver({
    messages,
    embedder,
    clock,
    warn: (sentence) => warnings.push(sentence),
    ...(redact === undefined ? {} : { redact }),
    open: async (schema) => {
      for (const statement of schema) await memory.run(statement);
      return { ...memory, close: async () => undefined };
    },
  });
  open.push(recall);
  return { recall, warnings, clock };
}

async function stateOf(recall: Recall): Promise<EmbeddingsState> {
  const { embeddings: state } = await recall.describe();
  if (state === null) throw new Error('There are no embeddings.');
  return state;
}

/** Asks, so that the index is there, and waits until no entry waits for its vector, or that failed. */
async function filled(recall: Recall): Promise<EmbeddingsState> {
  await recall.search('hello', NOW, 1);
  for (;;) {
    const state = await stateOf(recall);
    if (state.waiting === 0 || state.problem !== null) return state;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const texts = async (recall: Recall, question = QUESTION): Promise<string[]> =>
  (await recall.search(question, NOW, 3)).map(({ text }) => text);

const PETS = ['Our puppy chewed my shoe.', 'The kettle is old.', 'I sold my car.', 'Nice weather today.'];
const pets = (): LogRecord[] => PETS.map((text, at) => heard(text, { conversation: `console:${at}` }));

describe('with embeddings, recall', () => {
  it('finds what means the same in other words, and says how both rankings see it', async () => {
    const { recall, warnings } = recallWith({ messages: pets() });
    expect(await filled(recall)).toEqual({
      embedder: expect.stringContaining('tiny at 127'),
      held: 4,
      waiting: 0,
      problem: null,
    });
    const [first] = await recall.search(QUESTION, NOW, 3);
    expect(first).toMatchObject({ text: PETS[0], ranks: { meaning: 1 } });
    expect(warnings).toEqual([]);
  });

  it('puts what both rankings find before what one of them finds', async () => {
    const messages = [...pets(), heard('A canine was in the news.', { conversation: 'console:9' })];
    const { recall } = recallWith({ messages });
    await filled(recall);
    const [first, second] = await recall.search(QUESTION, NOW, 3);
    expect([first?.text, second?.text]).toEqual(['A canine was in the news.', PETS[0]]);
    expect(first?.ranks?.words).toBe(1);
    expect(first?.score).toBeGreaterThan(second?.score ?? 1);
    expect(first?.score).toBeLessThanOrEqual(1);
  });

  it('makes vectors in batches, behind the answer, and each once', async () => {
    const messages = [...pets(), ...PETS.map((text) => heard(`${text} Again.`))];
    const { recall } = recallWith({ messages });
    await filled(recall);
    const sent = server.requests.map(({ body }) => body.input.length);
    expect(sent.toSorted()).toEqual([1, 4, 4]);
    const late = heard('A hound came by.');
    messages.push(late);
    recall.heard(late);
    expect(await filled(recall)).toMatchObject({ held: 9 });
    expect(server.requests.map(({ body }) => body.input).slice(3)).toContainEqual(['Ana: A hound came by.']);
    expect(server.requests).toHaveLength(5);
  });

  it('sends nothing that was not redacted, of entries, of their speakers and of the question', async () => {
    const { recall } = recallWith({
      messages: [heard('My pin is hunter2.', { speaker: 'hunter2' })],
      redact: (text) => text.replaceAll('hunter2', '[secret]'),
    });
    await filled(recall);
    await recall.search('Is hunter2 my pin?', NOW, 1);
    const sent = JSON.stringify(server.requests.map(({ body }) => body));
    expect(sent).not.toContain('hunter2');
    expect(sent).toContain('[secret]: My pin is [secret].');
    expect(sent).toContain('Is [secret] my pin?');
  });

  it('forgets the vector with its entry, and mistakes none for that of an entry with the same number', async () => {
    const messages = [heard('The kettle is old.'), heard('Our puppy chewed my shoe.')];
    const { recall } = recallWith({ messages });
    await filled(recall);
    expect((await texts(recall))[0]).toBe('Our puppy chewed my shoe.');
    const target = messages[1]?.id ?? '';
    for (const record of [heard('', { kind: 'delete', target }), heard('I sold my car.')]) {
      messages.push(record);
      recall.heard(record);
    }
    expect(await filled(recall)).toMatchObject({ held: 2 });
    expect(await texts(recall)).not.toContain('Our puppy chewed my shoe.');
    expect((await texts(recall, 'automobile'))[0]).toBe('I sold my car.');
    expect(await memory.get('SELECT count(*) AS n FROM vectors')).toEqual({ n: 2 });
  });

  it('makes all vectors anew for another model', async () => {
    const messages = pets();
    const first = recallWith({ messages });
    await filled(first.recall);
    await first.recall.close();
    server.script(embedding(6));
    const second = recallWith({ messages, embedder: embedderAt(server, { model: 'other' }).embedder });
    expect(await filled(second.recall)).toMatchObject({ held: 4, waiting: 0 });
    expect(await memory.get('SELECT max(length(vector)) AS length FROM vectors')).toEqual({ length: 6 });
    expect((await texts(second.recall))[0]).toBe(PETS[0]);
    expect(second.warnings).toEqual([]);
  });

  it('cuts a text that is too long for the model, and does without a vector where that does not help', async () => {
    const long = `Our puppy ${'chewed my shoe '.repeat(80)}`;
    const messages = [...pets(), heard(long), heard('poison')];
    server.script(({ body }) => {
      const isPoison = body.input.some((text: string) => text.length > 400 || text.includes('poison'));
      return isPoison ? serverError(413) : embedding()({ body, path: '', headers: {} });
    });
    const { recall, warnings } = recallWith({ messages });
    expect(await filled(recall)).toMatchObject({ held: 5, waiting: 0 });
    expect(warnings).toEqual([]);
  });
});

describe('a question that is too long for the model', () => {
  const upTo =
    (most: number): ServedAnswer =>
    (request) =>
      request.body.input.some((text: string) => text.length > most) ? serverError(413) : embedding()(request);

  it('is cut as an entry is, and finds by meaning', async () => {
    const { recall, warnings } = recallWith({ messages: pets() });
    await filled(recall);
    server.script(upTo(200));
    const [first] = await recall.search(`${QUESTION} ${'It is a long story. '.repeat(60)}`, NOW, 3);
    expect(first).toMatchObject({ text: PETS[0], ranks: { meaning: 1 } });
    expect(warnings).toEqual([]);
  });

  it('however short, is searched by its words, and the next one by meaning at once', async () => {
    const { recall, warnings } = recallWith({ messages: pets() });
    await filled(recall);
    server.script(upTo(40));
    expect(await texts(recall, `The kettle? ${'It is a long story. '.repeat(60)}`)).toContain(PETS[1]);
    expect((await texts(recall))[0]).toBe(PETS[0]);
    expect(warnings).toEqual([]);
    expect(await stateOf(recall)).toMatchObject({ problem: null });
  });
});

describe('without its embeddings, recall', () => {
  const down: [string, ServedAnswer, RegExp][] = [
    [
      'a server that fails',
      serverError(503),
      /^Recall goes on without embeddings: The model server at .* failed/,
    ],
    ['a key that is refused', serverError(401), /EMBEDDINGS_API_KEY/],
    ['a connection that breaks', { fault: 'drop' }, /Cannot reach/],
    ['no vectors', { body: { data: [] } }, /asked for \d vectors? and sent 0/],
    [
      'fewer vectors',
      ({ body }) => embeddings([[1, 0]].slice(0, body.input.length - 1), 'float'),
      /vectors? and sent/,
    ],
    [
      'what is no number',
      ({ body }) =>
        embeddings(
          body.input.map(() => [1, null]),
          'float',
        ),
      /no number/,
    ],
    [
      'vectors of nothing',
      ({ body }) =>
        embeddings(
          body.input.map(() => [0, 0]),
          'float',
        ),
      /or nothing/,
    ],
    [
      'empty vectors',
      ({ body }) =>
        embeddings(
          body.input.map(() => []),
          'float',
        ),
      /0 numbers/,
    ],
  ];
  it.each(down)('goes on by words, and says so once: %s', async (_, answer, why) => {
    await serve(answer);
    const { recall, warnings } = recallWith({ messages: pets() });
    const { problem, held } = await filled(recall);
    expect(held).toBe(0);
    expect(problem).toMatch(/[.]$/);
    expect(await texts(recall, 'kettle')).toEqual(['The kettle is old.']);
    expect((await recall.search('kettle', NOW, 1))[0]).not.toHaveProperty('ranks');
    expect(warnings).toEqual([expect.stringMatching(why)]);
  });

  it('asks again after a while, and finds by meaning once they are back', async () => {
    await serve(serverError(401));
    const { recall, clock } = recallWith({ messages: pets() });
    await filled(recall);
    const asked = server.requests.length;
    await texts(recall);
    expect(server.requests).toHaveLength(asked);
    server.script(embedding());
    await clock.advanceTo(NOW + 60_000);
    // The question is asked again at once; whether that went well before the vectors are made is a matter of luck.
    while ((await filled(recall)).waiting > 0) await new Promise((resolve) => setImmediate(resolve));
    expect((await texts(recall))[0]).toBe(PETS[0]);
    expect(await stateOf(recall)).toMatchObject({ problem: null });
  });

  it('does not wait for the vector of a question longer than a second and a half', async () => {
    const { recall, clock, warnings } = recallWith({ messages: pets() });
    await filled(recall);
    server.script({ fault: 'hang' });
    const asked = server.requests.length;
    const found = texts(recall, 'kettle');
    await server.heard(asked + 1);
    await clock.advanceTo(NOW + 1_500);
    expect(await found).toContain('The kettle is old.');
    expect(warnings).toEqual([expect.stringContaining('did not answer a question within 1.5 seconds')]);
    expect(await texts(recall, 'kettle')).toContain('The kettle is old.');
    expect(server.requests).toHaveLength(asked + 1);
  });

  it('refuses vectors of another length than those before, with a sentence', async () => {
    const messages = pets();
    const { recall, warnings } = recallWith({ messages });
    await filled(recall);
    server.script(embedding(4));
    expect(await texts(recall, 'kettle')).toContain('The kettle is old.');
    expect(warnings).toEqual([
      expect.stringMatching(/4 numbers where those before have 8\. Set embeddings\.dim/),
    ]);
    const late = heard('A hound came by.');
    messages.push(late);
    recall.heard(late);
    expect(await filled(recall)).toMatchObject({ held: 4, waiting: 1 });
  });

  it('ends what runs in the background when it is closed', async () => {
    let given: AbortSignal | undefined;
    const embedder: Embedder = {
      name: 'endless',
      batchSize: 2,
      embed: (wanted, signal) => {
        if (wanted.length === 1) return Promise.resolve([Float32Array.from(vectorFor('hello'))]);
        given = signal;
        return new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(new EmbeddingError('aborted', 'Given up.')));
        });
      },
    };
    const { recall, warnings } = recallWith({ messages: pets(), embedder });
    await recall.search('hello', NOW, 1);
    while (given === undefined) await new Promise((resolve) => setImmediate(resolve));
    await recall.close();
    expect(given.aborted).toBe(true);
    expect(warnings).toEqual([]);
  });
});

describe('the service', () => {
  it('counts what embeddings take as a task of their own, and ends them when it stops', async () => {
    const { service, adapter } = await testService({
      embedder: (account) =>
        createOpenAIEmbedder(
          {
            baseUrl: server.baseUrl,
            apiKey: 'key',
            model: 'tiny',
            batchSize: 4,
            timeoutMs: 1_000,
            clock: systemClock,
          },
          account,
        ),
    });
    await adapter.say('Our puppy chewed my shoe.').answered;
    const status = async () => {
      const { document } = await service.execute({ command: 'memory status', text: 'deep', space: 'fake:1' });
      return document as { spending: object; index: { embeddings: EmbeddingsState } };
    };
    const { index } = await status();
    expect(index.embeddings.embedder).toContain('tiny at 127');
    while ((await status()).index.embeddings.waiting > 0)
      await new Promise((resolve) => setImmediate(resolve));
    expect(await status()).toMatchObject({ spending: { embed: { calls: 2, tokensIn: 6, tokensOut: 0 } } });
    server.script({ fault: 'hang' });
    const asked = server.requests.length;
    const answer = adapter.say('Who has a canine?').answered;
    await server.heard(asked + 1);
    await service.stop();
    await answer;
  });
});
