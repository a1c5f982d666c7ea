import { afterEach, describe, expect, it } from 'vitest';
import type { EmbeddingsOptions } from '../../src/llm/embeddings.ts';
import { EmbeddingError } from '../../src/memory/recall/embedder.ts';
import { embedderAt, embedding, embeddings, KEY } from '../support/embeddings-server.ts';
import {
  type OpenAIServer,
  type ServedAnswer,
  serverError,
  startOpenAIServer,
} from '../support/openai-server.ts';
import { createTestClock } from './clocks.ts';

const PRIVATE = 'Olena and her walnuts';

let server: OpenAIServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function embedderFor(
  answers: ServedAnswer[],
  over: Partial<EmbeddingsOptions> = {},
  stopping?: AbortSignal,
) {
  server = await startOpenAIServer(...answers);
  return { ...embedderAt(server, over, stopping), server };
}

async function embed(answers: ServedAnswer[], over: Partial<EmbeddingsOptions> = {}): Promise<number[][]> {
  const { embedder } = await embedderFor(answers, over);
  const vectors = await embedder.embed(['one', 'two'], new AbortController().signal);
  return vectors.map((vector) => [...vector]);
}

async function failureOf(
  answers: ServedAnswer[],
  over: Partial<EmbeddingsOptions> = {},
): Promise<EmbeddingError> {
  const { embedder } = await embedderFor(answers, over);
  const error = await embedder
    .embed([PRIVATE], new AbortController().signal)
    .catch((thrown: unknown) => thrown);
  if (!(error instanceof EmbeddingError)) throw new Error(`Expected a failure, got ${String(error)}`);
  expect(error.message).not.toContain(KEY);
  expect(error.message).not.toContain('walnuts');
  expect(error.message).not.toContain('llm.');
  expect(error.message).toMatch(/^[A-Ze].*[.]$/s);
  return error;
}

describe('vectors', () => {
  it('are asked for in binary, with the model and the dimensions that are set, and nothing else', async () => {
    const { embedder, server } = await embedderFor([embedding(4)], { dimensions: 4 });
    await embedder.embed(['one', 'two'], new AbortController().signal);
    expect(server.requests[0]).toMatchObject({
      path: '/v1/embeddings',
      headers: { authorization: `Bearer ${KEY}` },
      body: { model: 'tiny', input: ['one', 'two'], encoding_format: 'base64', dimensions: 4 },
    });
    expect(Object.keys(server.requests[0]?.body)).toHaveLength(4);
    expect(embedder.name).toBe(`tiny (4) at ${new URL(server.baseUrl).host}`);
  });

  it('come in the order of the texts, whatever order the server has, in binary or as numbers', async () => {
    const data = [
      { index: 1, embedding: [0.5, 0] },
      { index: 0, embedding: [0, 0.25] },
    ];
    const inOrder = [
      [0, 0.25],
      [0.5, 0],
    ];
    expect(await embed([embeddings([], 'float', { data })])).toEqual(inOrder);
    expect(await embed([({ body }) => embeddings(inOrder, body.encoding_format)])).toEqual(inOrder);
    const unnumbered = inOrder.map((embedding) => ({ embedding }));
    expect(await embed([embeddings([], 'float', { data: unnumbered })])).toEqual(inOrder);
  });

  it('are asked for as numbers from a server that does not know the binary form', async () => {
    const rejection = serverError(400, { message: 'encoding_format "base64" is not supported' });
    const { embedder, server } = await embedderFor([rejection, embedding()]);
    await embedder.embed(['one'], new AbortController().signal);
    await embedder.embed(['one'], new AbortController().signal);
    expect(server.requests.map(({ body }) => body.encoding_format)).toEqual(['base64', 'float', 'float']);
  });

  it('are counted with what they cost, as the server counts or by an estimate', async () => {
    const uncounted = embeddings([[1], [1]], 'float', { usage: null });
    const { embedder, spent } = await embedderFor([embedding(), uncounted], {
      prices: { tiny: { in: 2, out: 0 } },
    });
    await embedder.embed(['one', 'two'], new AbortController().signal);
    await embedder.embed(['one', 'two'], new AbortController().signal);
    expect(spent[0]).toEqual({ tokensIn: 6, tokensOut: 0, cost: 0.000012 });
    expect(spent[1]?.tokensIn).toBeGreaterThan(0);
  });

  it('are asked for again, twice at most, when the server fails', async () => {
    expect(await embed([serverError(503), { fault: 'drop' }, embedding(2)])).toHaveLength(2);
    const { reason } = await failureOf([serverError(503)]);
    expect(reason).toBe('unavailable');
    expect(server?.requests).toHaveLength(3);
  });
});

describe('a failure', () => {
  it('names the settings of embeddings, and neither the key nor the texts', async () => {
    const message = `${PRIVATE}: bad key ${KEY}`;
    expect((await failureOf([serverError(401, { message })])).message).toContain('EMBEDDINGS_API_KEY');
    expect((await failureOf([serverError(404, { message })])).message).toContain('embeddings.model');
    expect((await failureOf([serverError(400, { message })])).message).toContain('embeddings.baseUrl');
    expect((await failureOf([], { apiKey: '' })).message).toContain('Set EMBEDDINGS_API_KEY');
    expect((await failureOf([], { baseUrl: 'ftp://x' })).message).toContain('embeddings.baseUrl');
  });

  it('tells a text that is too long from all others', async () => {
    const message = "This model's maximum context length is 512 tokens";
    const long = await failureOf([serverError(400, { message })]);
    expect(long).toMatchObject({
      reason: 'too_long',
      message: expect.stringContaining('Set embeddings.model'),
    });
    expect(long.message).not.toContain('context.maxTokens');
    expect((await failureOf([serverError(413)])).reason).toBe('too_long');
    expect((await failureOf([serverError(422)])).reason).toBe('unavailable');
  });

  it('is an answer that holds no vectors', async () => {
    const noVectors: unknown[] = [
      {},
      { data: 'x' },
      { data: [{ index: 0 }] },
      { data: [null] },
      'hello',
      '[1]',
    ];
    for (const body of noVectors)
      expect((await failureOf([{ body }])).reason, JSON.stringify(body)).toMatch(/wrong|unavail/);
    const halfANumber = { data: [{ index: 0, embedding: Buffer.from('abc').toString('base64') }] };
    expect((await failureOf([{ body: halfANumber }])).reason).toBe('wrong_answer');
  });

  it('comes when the time is over, and at once when the caller or the service gives up', async () => {
    const clock = createTestClock();
    const stopping = new AbortController();
    const { embedder, server } = await embedderFor([{ fault: 'hang' }], { clock }, stopping.signal);
    const late = embedder.embed(['one'], new AbortController().signal);
    await server.heard(1);
    clock.advance(30_000);
    await expect(late).rejects.toMatchObject({
      reason: 'unavailable',
      message: expect.stringContaining('Raise embeddings.timeoutSeconds'),
    });
    const caller = new AbortController();
    const given = embedder.embed(['one'], caller.signal);
    caller.abort();
    await expect(given).rejects.toMatchObject({ reason: 'aborted' });
    const stopped = embedder.embed(['one'], new AbortController().signal);
    stopping.abort();
    await expect(stopped).rejects.toMatchObject({ reason: 'aborted' });
    expect(clock.pending()).toBe(0);
  });
});
