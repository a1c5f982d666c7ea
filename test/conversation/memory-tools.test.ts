import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { createMemoryTools } from '../../src/conversation/memory-tools.ts';
import { completeWithTools } from '../../src/conversation/tool-rounds.ts';
import type { ModelRequest, ModelResult, ToolCall } from '../../src/llm/model.ts';
import { createOpenAIModel } from '../../src/llm/openai.ts';
import { countTokens } from '../../src/llm/tokens.ts';
import type { LiveNote } from '../../src/memory/notes.ts';
import { type Hit, INDEX_PATIENCE_MS, type Recall } from '../../src/memory/recall/recall.ts';
import { createTestClock } from '../llm/clocks.ts';
import { GROUP } from '../support/fake-adapter.ts';
import {
  calling,
  completion,
  type OpenAIServer,
  type ServedAnswer,
  serverError,
  startOpenAIServer,
  toolCalls,
} from '../support/openai-server.ts';
import { heard, recallOver, TODAY } from '../support/recall.ts';
import { createScriptedModel } from '../support/scripted-model.ts';
import { testService } from '../support/test-service.ts';

const QUESTION = heard('What was it about the kettle?');

let server: OpenAIServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

function recallOf(...texts: string[]): Recall {
  const recall = recallOver({ messages: [...texts.map((text) => heard(text)), QUESTION] });
  onTestFinished(() => recall.close());
  return recall;
}

function toolsOver(recall: Pick<Recall, 'search' | 'around'>, maxTokens = 1_000, seen: string[] = []) {
  const isSeen = (id: string): boolean => id === QUESTION.id || seen.includes(id);
  const tools = createMemoryTools({ recall, message: QUESTION, isSeen, maxResults: 3, maxTokens });
  const run = async (call: ToolCall): Promise<string> => (await tools.run(call)).text;
  return {
    ...tools,
    said: run,
    search: (query: unknown, limit?: unknown) =>
      run({ id: 'c', name: 'memory_search', arguments: JSON.stringify({ query, limit }) }),
    get: (id: unknown) => run({ id: 'c', name: 'memory_get', arguments: JSON.stringify({ id }) }),
  };
}

describe('memory_search', () => {
  it('gives lines with id, date and speaker, never the question itself, and takes out secrets', async () => {
    const { search, shown } = toolsOver(
      recallOf('The kettle is old.', 'The kettle opens with password: hunter2-blue'),
    );
    const found = await search('kettle');
    expect(found).toContain(`] ${TODAY} Ana: The kettle is old.`);
    expect(found).toMatch(/^- \[m1\] /);
    expect(found).not.toContain('What was it');
    expect(found).not.toContain('hunter2');
    expect(shown()).toHaveLength(2);
  });

  it('keeps to its limits, whatever number the model names', async () => {
    const recall = recallOf(...Array.from({ length: 9 }, (_, n) => `Kettle number ${n}.`));
    const lines = async (limit: unknown): Promise<number> =>
      (await toolsOver(recall).search('kettle', limit)).split('\n').length;
    expect(await lines(2)).toBe(2);
    for (const limit of [undefined, 0, -1, 1e9, 'all', null])
      expect(await lines(limit), String(limit)).toBe(3);
  });

  it('brings no more tokens for one answer than recall may show', async () => {
    const recall = recallOf(...Array.from({ length: 9 }, (_, n) => `Kettle ${n} ${'and so on '.repeat(20)}`));
    const { search, get } = toolsOver(recall, 120);
    const brought = [await search('kettle'), await get('m1'), await search('so on'), await search('number')];
    const lines = brought.filter((text) => text.startsWith('- '));
    const tokens = lines.reduce((sum, text) => sum + countTokens(text), 0);
    expect(lines.length).toBeGreaterThanOrEqual(2);
    expect(tokens).toBeGreaterThan(60);
    expect(tokens).toBeLessThanOrEqual(120);
    expect(brought.at(-1)).toContain('No more can be shown');
  });

  it('brings what the conversation does not show, however much of the same it shows', async () => {
    const said = Array.from({ length: 12 }, (_, n) => heard(`The kettle, the kettle, kettle ${n}.`));
    const old = heard('The kettle is old.', { at: `${TODAY}T08:00:00.000Z`, conversation: 'console:old' });
    const recall = recallOver({ messages: [old, ...said, QUESTION] });
    onTestFinished(() => recall.close());
    const { search } = toolsOver(
      recall,
      1_000,
      said.map(({ id }) => id),
    );
    expect(await search('kettle')).toBe(`- [m1] ${TODAY} Ana: The kettle is old.`);
  });

  it('does not wait for an index that is made, for a search or for a line', async () => {
    const waits: unknown[] = [];
    const hit = { kind: 'message', id: 'x', text: 'The kettle is old.', score: 1 } as Hit;
    const { search, get } = toolsOver({
      search: async (_question, _at, _most, how) => {
        waits.push(how?.patienceMs);
        return [hit];
      },
      around: async (_kind, _id, patienceMs) => {
        waits.push(patienceMs);
        return [hit];
      },
    });
    await search('kettle');
    expect(await get('m1')).toContain('The kettle is old.');
    expect(waits).toEqual([INDEX_PATIENCE_MS, INDEX_PATIENCE_MS]);
  });

  it('says what is wrong with a call instead of failing', async () => {
    const { said, search } = toolsOver(recallOf('The kettle is old.'));
    const call = (name: string, given: string) => said({ id: 'c', name, arguments: given });
    for (const given of ['', '{"query":', 'kettle', '[1]', 'null', '5']) {
      expect(await call('memory_search', given), given).toContain('not valid JSON');
    }
    expect(await call('delete_all', '{}')).toContain('no such function');
    expect(await search(5)).toContain('memory_search takes {"query"');
    expect(await search(' ')).toContain('memory_search takes {"query"');
    expect(await search('xylophone')).toContain('Nothing was found');
    await search('kettle');
    expect(await search('kettle')).toContain('already');
    const broken = toolsOver({ search: () => Promise.reject(new Error('no disk')), around: async () => [] });
    expect(await broken.search('kettle')).toContain('cannot be searched');
  });
});

describe('memory_get', () => {
  it('gives one found line in full, with what was said around it', async () => {
    const long = `The kettle ${'is very old and '.repeat(50)}blue.`;
    const { search, get } = toolsOver(recallOf('Who knows the kettle?', long, 'It whistles.'));
    const id = /\[(m\d)\] \S+ Ana: The kettle/.exec(await search('old blue kettle'))?.[1];
    const text = await get(id);
    expect(text).toContain(`[${id}] ${TODAY} Ana: ${long}`);
    expect(text).toContain(`- ${TODAY} Ana: It whistles.`);
    expect(text).not.toContain('What was it');
  });

  it('gives nothing that was found and not shown, as there was no room for it', async () => {
    const recall = recallOf('The kettle is old.', `Kettle ${'and so on '.repeat(60)}`);
    const { search, get } = toolsOver(recall, 60);
    const found = await search('old kettle');
    expect(found.split('\n')).toHaveLength(1);
    expect(await get('m1')).toMatch(/^- /);
    expect(await get('m2')).toContain('There is no line with this id');
  });

  it('gives the line itself before what stands around it, and counts as shown what it gave', async () => {
    const around = `Nice weather ${'and so on '.repeat(40)}`;
    const recall = recallOf(around, 'The kettle is old.', around);
    const { search, get, shown } = toolsOver(recall, 60);
    await search('kettle', 1);
    expect(await get('m1')).toBe(`- [m1] ${TODAY} Ana: The kettle is old.`);
    expect(shown().map(({ text }) => text)).toEqual(['The kettle is old.', 'The kettle is old.']);
  });

  it('marks what newer words replaced and what is not the speaker’s own, the line and those around it', async () => {
    const [first, second] = [
      heard('The kettle is red.'),
      heard('The kettle is a gift.', { trust: 'forwarded' }),
    ];
    const note = { key: 'n1', text: 'Ana: the kettle is red.', day: TODAY, record: { turns: [first.id] } };
    const recall = recallOver({
      messages: [first, second, QUESTION],
      notes: [note as unknown as LiveNote],
      verdicts: { n1: 'rejected' },
    });
    onTestFinished(() => recall.close());
    const { search, get } = toolsOver(recall);
    expect(await search('kettle gift', 1)).toBe(`- [m1] ${TODAY} Ana (forwarded): The kettle is a gift.`);
    expect((await get('m1')).split('\n')).toEqual([
      `- ${TODAY} (no longer holds) Ana: The kettle is red.`,
      `- [m1] ${TODAY} Ana (forwarded): The kettle is a gift.`,
    ]);
  });

  it('gives nothing that no search of this answer found', async () => {
    const { get } = toolsOver(recallOf('The kettle is old.'));
    for (const id of ['m1', QUESTION.id, '../x', '']) expect(await get(id)).not.toContain('kettle');
  });
});

const request: ModelRequest = {
  work: { task: 'narrate', language: 'en', facts: {} as never },
  messages: [
    { role: 'system', content: 'You are terse.' },
    { role: 'user', content: QUESTION.text },
  ],
  maxOutputTokens: 300,
};

async function answered(...answers: ServedAnswer[]) {
  return answeredBy([], ...answers);
}

async function answeredBy(fallbackModels: string[], ...answers: ServedAnswer[]) {
  server = await startOpenAIServer(...answers);
  const { baseUrl, requests } = server;
  const clock = createTestClock(30_000);
  const model = createOpenAIModel({
    baseUrl,
    apiKey: 'key',
    model: 'tiny',
    fallbackModels,
    clock,
    maxRetries: 0,
  });
  const result = await completeWithTools(model, request, toolsOver(recallOf('The kettle is old.')), clock);
  return { text: result.ok ? result.text : result.message, bodies: requests.map(({ body }) => body) };
}

const CALLS: ModelResult = {
  ok: true,
  text: '',
  toolCalls: [{ id: 'c1', name: 'memory_search', arguments: '{"query":"kettle"}' }],
  usage: { tokensIn: 1, tokensOut: 1 },
  model: 'scripted',
};

const searching = (query: string): ServedAnswer =>
  toolCalls({ id: 'c1', name: 'memory_search', arguments: JSON.stringify({ query }) });

describe('a model with functions', () => {
  it('answers with what its search brought', async () => {
    const { text, bodies } = await answered(searching('kettle'), completion('It is old.'));
    expect(text).toBe('It is old.');
    expect(bodies[1].messages.at(-1)).toEqual({
      role: 'tool',
      tool_call_id: 'c1',
      content: `- [m1] ${TODAY} Ana: The kettle is old.`,
    });
  });

  it('may leave them alone', async () => {
    const { text, bodies } = await answered(completion('Hello.'));
    expect(text).toBe('Hello.');
    expect(bodies).toHaveLength(1);
  });

  it('is never told a sentence about a broken call as if it were remembered', async () => {
    const endless: ServedAnswer = ({ body }) =>
      'tools' in body
        ? (calling([{ id: 'a', function: { name: 'memory_search', arguments: '{"query": "kett' } }]) as never)
        : completion('I do not know.');
    const { bodies } = await answered(endless);
    expect(bodies.at(-1).messages.map(({ content }: { content: string }) => content)).toEqual([
      'You are terse.',
      QUESTION.text,
    ]);
  });

  it('that calls without end is asked once more without them, with what was found', async () => {
    const endless: ServedAnswer = ({ body }) =>
      'tools' in body ? (searching('kettle') as never) : completion('It is old.');
    const { text, bodies } = await answered(endless);
    expect(text).toBe('It is old.');
    expect(bodies).toHaveLength(4);
    expect(bodies[3].messages.map(({ role }: { role: string }) => role)).toEqual([
      'system',
      'system',
      'user',
    ]);
    expect(bodies[3].messages[1].content).toMatch(/^<recalled>\n- \[m1\] .*The kettle is old\.\n/);
  });

  it('answers after calls that are broken or of functions that do not exist', async () => {
    const broken = calling([
      { id: 'a', function: { name: 'memory_search', arguments: '{"query": "kett' } },
      { id: 'b', function: { name: 'rm -rf', arguments: '{}' } },
      { id: 'c' },
    ]);
    const { text, bodies } = await answered(broken, completion('I do not know.'));
    expect(text).toBe('I do not know.');
    expect(bodies[1].messages.slice(-3).map(({ tool_call_id: id }: { tool_call_id: string }) => id)).toEqual([
      'a',
      'b',
      'c',
    ]);
  });

  it('whose server fails over what calls brought is asked without', async () => {
    const { text, bodies } = await answered(searching('kettle'), serverError(400), completion('It is old.'));
    expect(text).toBe('It is old.');
    expect(bodies[2]).not.toHaveProperty('tools');
    expect(bodies[2].messages[1].content).toContain('The kettle is old.');
  });

  it('whose place another takes that knows no functions is told what was found inside its block alone', async () => {
    const rejection = serverError(400, { message: 'small does not support tools' });
    const fallback: ServedAnswer = ({ body }) => {
      if (body.model === 'tiny') return serverError(429);
      return 'tools' in body ? rejection : completion('It is old.');
    };
    const { text, bodies } = await answeredBy(['small'], searching('kettle'), fallback);
    expect(text).toBe('It is old.');
    const heldBy = (body: { messages: { role: string; content: string | null }[] }) =>
      body.messages.filter(({ role, content }) => role !== 'tool' && content?.includes('kettle is old'));
    expect(bodies.flatMap(heldBy).length).toBeGreaterThan(0);
    for (const { content } of bodies.flatMap(heldBy)) expect(content).toMatch(/^<recalled>\n/);
  });

  it('has the time of one answer, what its searches take included', async () => {
    const clock = createTestClock();
    const model = createScriptedModel({
      answers: {
        narrate: [{ ...CALLS, leftMs: 5_000 }, { ...CALLS, leftMs: 900 }, 'Done.'],
      },
    });
    const run = async () => {
      clock.advance(1_000);
      return { text: 'Nothing.', isFound: false };
    };
    await completeWithTools(model, request, { tools: [], run }, clock);
    expect(model.requests.map(({ timeoutMs }) => timeoutMs)).toEqual([undefined, 4_000, 0]);
  });

  it('fails as any other when the key is refused', async () => {
    const { text, bodies } = await answered(serverError(401));
    expect(text).toContain('refused the API key');
    expect(bodies).toHaveLength(1);
  });
});

describe('the reply', () => {
  const search = (query: string) => ({
    ok: true,
    text: '',
    toolCalls: [{ id: 'c1', name: 'memory_search', arguments: JSON.stringify({ query }) }],
    usage: { tokensIn: 10, tokensOut: 5 },
    model: 'scripted',
  });

  it('may search its own room alone, where llm.tools is on, and each call of the model is counted', async () => {
    const model = createScriptedModel({ answers: { reply: [search('secret plan'), 'There you are.'] } });
    const { adapter, service } = await testService({ model, config: { llm: { tools: true } } });
    await adapter.say('The secret plan of the group is cake.', { conversation: GROUP, addressed: false })
      .answered;
    await adapter.say('What do you know?').answered;
    expect(adapter.texts()).toEqual(['There you are.']);
    const [first, second] = model.requestsFor('reply');
    expect(first?.tools?.map(({ name }) => name)).toEqual(['memory_search', 'memory_get']);
    expect(second?.messages.at(-1)).toMatchObject({
      role: 'tool',
      content: expect.stringContaining('Nothing was found'),
    });
    const { document } = await service.execute({ command: 'memory status', text: '', space: 'fake:1' });
    expect(document).toMatchObject({ spending: { reply: { calls: 2 } } });
  });

  it('offers no functions unless they are switched on, nor where nothing is remembered', async () => {
    const model = createScriptedModel({ answers: { reply: 'Fine.' } });
    for (const config of [{}, { llm: { tools: true }, memory: { enabled: false } }]) {
      const { adapter } = await testService({ model, config });
      await adapter.say('Hello').answered;
    }
    expect(model.requests.map(({ tools }) => tools)).toEqual([undefined, undefined]);
  });
});
