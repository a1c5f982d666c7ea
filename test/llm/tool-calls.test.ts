import { afterEach, describe, expect, it } from 'vitest';
import type { ModelRequest, ModelResult, Tool } from '../../src/llm/model.ts';
import { createOpenAIModel } from '../../src/llm/openai.ts';
import {
  calling,
  completion,
  type OpenAIServer,
  type ServedAnswer,
  serverError,
  startOpenAIServer,
  toolCalls,
} from '../support/openai-server.ts';
import { createTestClock } from './clocks.ts';

const TOOL: Tool = { name: 'look', description: 'Looks.', parameters: { type: 'object', properties: {} } };

let server: OpenAIServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const request: ModelRequest = {
  work: { task: 'narrate', language: 'en', facts: {} as never },
  messages: [{ role: 'user', content: 'What is there?' }],
  tools: [TOOL],
  maxOutputTokens: 300,
};

async function modelFor(...answers: ServedAnswer[]) {
  server = await startOpenAIServer(...answers);
  const { baseUrl, requests } = server;
  const clock = createTestClock(30_000);
  return { model: createOpenAIModel({ baseUrl, apiKey: 'key', model: 'tiny', clock }), requests };
}

async function ask(answer: ServedAnswer, over: Partial<ModelRequest> = {}): Promise<ModelResult> {
  const { model } = await modelFor(answer);
  return model.complete({ ...request, ...over });
}

/** An event of a stream with a piece of a call. */
const delta = (part: object): string =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { tool_calls: [part] } }] })}\n\n`;
const named = (name: string, given = '') => ({ function: { name, arguments: given } });
const args = (given: string) => ({ function: { arguments: given } });

const CALL = { id: 'c1', name: 'look', arguments: '{"at":"it"}' };

describe('functions', () => {
  it('are offered, and what the model calls is an answer, with or without words', async () => {
    const { model, requests } = await modelFor(toolCalls(CALL));
    expect(await model.complete(request)).toMatchObject({ ok: true, text: '', toolCalls: [CALL] });
    expect(requests[0]?.body.tools).toEqual([{ type: 'function', function: TOOL }]);
    const { id, ...called } = CALL;
    expect(await ask(calling([{ id, function: called }], 'Let me look.'))).toMatchObject({
      text: 'Let me look.',
      toolCalls: [CALL],
    });
  });

  it('are read however servers write calls: arguments as an object, no id, in a stream', async () => {
    const loose = [{ function: { name: 'look', arguments: { at: 'it' } } }, { function: null }, null];
    expect(await ask(calling(loose))).toMatchObject({
      toolCalls: [
        { id: 'call_1', name: 'look', arguments: '{"at":"it"}' },
        { id: 'call_2', name: 'unknown', arguments: '{}' },
        { id: 'call_3', name: 'unknown', arguments: '{}' },
      ],
    });
    const body = [
      delta({ index: 0, id: 'c1', type: 'function', function: { name: 'look', arguments: '{"at"' } }),
      delta({ index: 0, function: { arguments: ':"it"}' } }),
      'data: [DONE]\n\n',
    ].join('');
    expect(await ask({ headers: { 'content-type': 'text/event-stream' }, body })).toMatchObject({
      toolCalls: [CALL],
    });
  });

  it('are bounded: eight calls of an answer, and no arguments of any length', async () => {
    const many = Array.from({ length: 50 }, () => ({ ...CALL, arguments: 'x'.repeat(5_000) }));
    const result = await ask(toolCalls(...many));
    expect(result).toMatchObject({ toolCalls: { length: 8, 0: { arguments: '' } } });
  });

  it('that were not offered cannot be called', async () => {
    const { tools: _, ...plain } = request;
    const { model } = await modelFor(toolCalls(CALL));
    expect(await model.complete(plain)).toMatchObject({ ok: false, reason: 'empty' });
  });

  it.each<[string, object[]]>([
    [
      'without places, as each tells its id once',
      [{ id: 'a', ...named('look') }, args('{"n":1}'), { id: 'b', ...named('find') }, args('{"n":2}')],
    ],
    [
      'without places, as each piece tells its id',
      [
        { id: 'a', ...named('look') },
        { id: 'b', ...named('find') },
        { id: 'a', ...args('{"n":1}') },
        { id: 'b', ...args('{"n":2}') },
      ],
    ],
    [
      'all at the place 0',
      [
        { index: 0, id: 'a', ...named('look', '{"n":1}') },
        { index: 0, id: 'b', ...named('find', '{"n":2}') },
      ],
    ],
    [
      'with places, the id empty in what goes on',
      [
        { index: 0, id: 'a', ...named('look') },
        { index: 1, id: 'b', ...named('find') },
        { index: 0, id: '', ...args('{"n":1}') },
        { index: 1, id: null, ...args('{"n":2}') },
      ],
    ],
  ])('that are streamed side by side stay apart: %s', async (_, parts) => {
    const body = `${parts.map(delta).join('')}data: [DONE]\n\n`;
    expect(await ask({ headers: { 'content-type': 'text/event-stream' }, body })).toMatchObject({
      toolCalls: [
        { id: 'a', name: 'look', arguments: '{"n":1}' },
        { id: 'b', name: 'find', arguments: '{"n":2}' },
      ],
    });
  });

  const messages: ModelRequest['messages'] = [
    ...request.messages,
    { role: 'assistant', content: '', calls: [CALL] },
    { role: 'tool', content: 'It is there.', callId: 'c1' },
  ];

  it('and what they brought are sent in the form of calls', async () => {
    const { model, requests } = await modelFor(completion('Fine.'));
    await model.complete({ ...request, messages });
    expect(requests[0]?.body.messages.slice(1)).toEqual([
      {
        role: 'assistant',
        content: null,
        tool_calls: [{ id: 'c1', type: 'function', function: { name: 'look', arguments: '{"at":"it"}' } }],
      },
      { role: 'tool', tool_call_id: 'c1', content: 'It is there.' },
    ]);
  });

  it('are left out, for good, for a model that rejects them', async () => {
    const rejection = serverError(400, { message: 'tiny does not support tools' });
    const { model, requests } = await modelFor(rejection, completion('Fine.'));
    expect(await model.complete(request)).toMatchObject({ text: 'Fine.' });
    await model.complete(request);
    expect(requests.map(({ body }) => 'tools' in body)).toEqual([true, false, false]);
  });

  it('that brought something are never told in another form: whoever asked is told that the model takes none', async () => {
    const rejection = serverError(400, { message: 'tiny does not support tools' });
    const { model, requests } = await modelFor(rejection, rejection, completion('Fine.'));
    const failure = {
      ok: false,
      reason: 'bad_request',
      message: expect.stringContaining('takes no functions'),
    };
    expect(await model.complete({ ...request, messages })).toMatchObject(failure);
    await model.complete(request);
    expect(await model.complete({ ...request, messages })).toMatchObject(failure);
    expect(requests).toHaveLength(3);
  });
});
