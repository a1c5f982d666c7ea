import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import type { ModelRequest } from '../../src/llm/model.ts';
import { chooseEmbedder, chooseModels, type EmbedderChoice, type ModelChoice } from '../../src/llm/select.ts';
import { completion, type OpenAIServer, serverError, startOpenAIServer } from '../support/openai-server.ts';
import { createTestClock } from './clocks.ts';

type Llm = Partial<ModelChoice['llm']>;

function choose(llm: Llm = {}, dreaming: ModelChoice['dreaming'] = {}, env: ModelChoice['env'] = {}) {
  return chooseModels({
    llm: { provider: 'auto', model: 'gpt-5-mini', timeoutSeconds: 60, ...llm },
    dreaming,
    env,
    clock: createTestClock(),
  });
}

const OFFLINE = 'Model: offline (no key needed; it remembers and quotes, it does not chat).';

describe('chooseModels', () => {
  it('is offline without a key and a base URL', () => {
    const { chat, dream, line } = choose({ apiKey: ' ', baseUrl: '' });
    expect(chat.offline).toBe(true);
    expect(dream).toBe(chat);
    expect(line).toBe(OFFLINE);
  });

  it('is offline when told so, whatever else is set', () => {
    const { chat, line } = choose({ provider: 'offline', apiKey: 'sk-x', baseUrl: 'http://127.0.0.1:1' });
    expect(chat.offline).toBe(true);
    expect(line).toBe(OFFLINE);
  });

  it('says that a model for dreams is out of reach offline', () => {
    const { dream, line } = choose({}, { model: 'gpt-5' });
    expect(dream.offline).toBe(true);
    expect(line).toContain('gpt-5 needs');
    expect(choose({}, { model: 'offline' }).line).toBe(OFFLINE);
  });

  it('is online with a key, from the configuration or the environment', () => {
    for (const { chat, dream, line } of [
      choose({ apiKey: 'sk-x' }),
      choose({}, {}, { OPENAI_API_KEY: 'sk-x' }),
    ]) {
      expect(chat.name).toBe('gpt-5-mini');
      expect(chat.offline).toBe(false);
      expect(dream).toBe(chat);
      expect(line).toBe('Model: gpt-5-mini at https://api.openai.com.');
      expect(line).not.toContain('sk-x');
    }
  });

  it('is online with a base URL alone, and tells no more of it than the host', () => {
    const baseUrl = 'http://ana:pass@127.0.0.1:1234/v1?token=secret';
    expect(choose({ baseUrl }).line).toBe('Model: gpt-5-mini at http://127.0.0.1:1234.');
    expect(choose({}, {}, { OPENAI_BASE_URL: baseUrl }).line).toBe(
      'Model: gpt-5-mini at http://127.0.0.1:1234.',
    );
    expect(choose({ baseUrl: 'nonsense' }).line).toBe('Model: gpt-5-mini at an address that is not valid.');
  });

  it('has another model for dreams', () => {
    const { chat, dream, line } = choose({ baseUrl: 'http://127.0.0.1:1234' }, { model: 'gpt-5' });
    expect([chat.name, dream.name]).toEqual(['gpt-5-mini', 'gpt-5']);
    expect(line).toBe('Model: gpt-5-mini at http://127.0.0.1:1234, dreams by gpt-5.');
  });

  it('names the models that answer when one is not available', () => {
    const { line } = choose({ apiKey: 'sk-x', fallbackModels: ['gpt-5-nano', 'gpt-4.1'] });
    expect(line).toBe('Model: gpt-5-mini at https://api.openai.com, else gpt-5-nano, gpt-4.1.');
  });

  it('understands a provider before the model of the dreams', () => {
    expect(choose({ apiKey: 'sk-x' }, { model: 'openai/gpt-5' }).dream.name).toBe('gpt-5');
    expect(choose({ baseUrl: 'http://127.0.0.1:1' }, { model: 'openai/gpt-5' }).dream.name).toBe(
      'openai/gpt-5',
    );
    expect(choose({ apiKey: 'sk-x' }, { model: 'offline' }).dream.offline).toBe(true);
  });

  it('says what is missing when it has to be online without a key', async () => {
    const { chat, line } = choose({ provider: 'openai' });
    expect(line).toContain('OPENAI_API_KEY');
    expect(await chat.complete(request)).toMatchObject({ ok: false, reason: 'auth' });
  });
});

const request: ModelRequest = {
  work: { task: 'narrate', language: 'en', facts: {} as never },
  messages: [{ role: 'user', content: 'Hello' }],
  maxOutputTokens: 10,
};

describe('the chosen model', () => {
  let server: OpenAIServer | undefined;
  afterEach(() => server?.close());

  it('falls back to another one of the same server', async () => {
    server = await startOpenAIServer(({ body }) =>
      body.model === 'spare' ? completion('Hello!') : serverError(404, { code: 'model_not_found' }),
    );
    const prices = { spare: { in: 1, out: 1 } };
    const { dream } = choose(
      { baseUrl: server.baseUrl, fallbackModels: ['spare'], prices },
      { model: 'gone' },
    );
    const answer = await dream.complete(request);
    expect(answer).toMatchObject({ ok: true, text: 'Hello!', usage: { cost: 0.000028 } });
    expect(server.requests.map(({ body }) => body.model)).toEqual(['gone', 'spare']);
  });

  it('asks a local server with a key that means nothing', async () => {
    server = await startOpenAIServer(completion('Hello!'));
    const { chat } = choose({ baseUrl: server.baseUrl });
    expect(await chat.complete(request)).toMatchObject({ ok: true, text: 'Hello!' });
    expect(server.requests[0]?.headers.authorization).toBe('Bearer not-needed');
  });
});

describe('chooseEmbedder', () => {
  const chosen = (embeddings: Partial<EmbedderChoice['embeddings']>, llm: EmbedderChoice['llm'] = {}) =>
    chooseEmbedder({
      embeddings: { batchSize: 64, timeoutSeconds: 30, ...embeddings },
      llm,
      clock: createTestClock(),
    })?.({
      ledger: { add: async () => undefined },
      stopping: new AbortController().signal,
      warn: () => undefined,
    });

  it('chooses none without a model, nor when switched off', () => {
    expect(chosen({})).toBeUndefined();
    expect(chosen({ model: ' ' })).toBeUndefined();
    expect(chosen({ model: 'tiny', enabled: false })).toBeUndefined();
    expect(chosen({ model: 'tiny' })?.name).toBe('tiny at api.openai.com');
  });

  it("sends the language model's key to the language model's server alone", async () => {
    const { baseUrl, requests, close } = await startOpenAIServer(serverError(401));
    onTestFinished(close);
    const ask = async (embedder: ReturnType<typeof chosen>): Promise<string | undefined> => {
      await embedder?.embed(['one'], new AbortController().signal).catch(() => undefined);
      return requests.at(-1)?.headers.authorization;
    };
    const llm = { apiKey: 'sk-of-the-model', baseUrl };
    expect(await ask(chosen({ model: 'tiny' }, llm))).toBe('Bearer sk-of-the-model');
    expect(await ask(chosen({ model: 'tiny', baseUrl }, llm))).toBe('Bearer sk-of-the-model');
    expect(await ask(chosen({ model: 'tiny', apiKey: 'sk-own' }, llm))).toBe('Bearer sk-own');
    for (const elsewhere of [{ apiKey: 'sk-of-the-model' }, { ...llm, baseUrl: 'http://127.0.0.1:1/v1' }]) {
      expect(await ask(chosen({ model: 'tiny', baseUrl }, elsewhere))).toBe('Bearer not-needed');
    }
  });
});
