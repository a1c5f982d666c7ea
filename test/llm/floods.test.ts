import { describe, expect, it } from 'vitest';
import { askForEnvelope } from '../../src/llm/ask.ts';
import { distillationEnvelope, summaryEnvelope } from '../../src/llm/envelopes.ts';
import type { ModelRequest } from '../../src/llm/model.ts';
import { createOpenAIModel } from '../../src/llm/openai.ts';
import { parseEnvelope } from '../../src/llm/parse.ts';
import { createScriptedModel } from '../support/scripted-model.ts';
import { createTestClock } from './clocks.ts';

const request: ModelRequest = {
  work: { task: 'summarise', turns: [], known: [], zone: 'UTC' },
  messages: [{ role: 'user', content: 'Summarise this.' }],
  maxOutputTokens: 2_000,
};

/** A server whose answer is made of `piece` again and again; tells how much of it was taken. */
function flood(type: string, begin: string, piece: string, status = 200) {
  const taken = { bytes: 0, cancelled: false };
  const encoder = new TextEncoder();
  const bytes = encoder.encode(piece);
  const send = async (): Promise<Response> =>
    new Response(
      new ReadableStream({
        start: (controller) => controller.enqueue(encoder.encode(begin)),
        pull(controller) {
          taken.bytes += bytes.byteLength;
          controller.enqueue(bytes);
        },
        cancel() {
          taken.cancelled = true;
        },
      }),
      { status, headers: { 'content-type': type } },
    );
  return { send, taken };
}

function modelOver(send: () => Promise<Response>) {
  return createOpenAIModel({
    baseUrl: 'http://127.0.0.1:9/v1',
    apiKey: 'key',
    model: 'tiny',
    maxRetries: 0,
    clock: createTestClock(30_000),
    prices: { tiny: { in: 1_000_000, out: 1_000_000 } },
    fetch: send as typeof fetch,
  });
}

const EVENT = `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: 'word '.repeat(20_000) } }] })}\n\n`;
const THOUGHT = `data: ${JSON.stringify({ choices: [{ index: 0, delta: { reasoning: 'hm '.repeat(20_000) } }] })}\n\n`;

describe('an answer without an end', () => {
  it.each([
    ['one line of JSON', 'application/json', '{"choices":[{"message":{"content":"', 'x'.repeat(100_000)],
    ['nested without an end', 'application/json', '', '['.repeat(100_000)],
    ['a stream of words', 'text/event-stream', '', EVENT],
    ['a stream of thoughts', 'text/event-stream', '', THOUGHT],
    ['a stream that is one line', 'text/event-stream', 'data: ', 'x'.repeat(100_000)],
    ['a stream of nothing', 'text/event-stream', '', ': still here\n'.repeat(10_000)],
  ])('is not read on, is told and is paid for: %s', async (_, type, begin, piece) => {
    const { send, taken } = flood(type, begin, piece);
    const result = await modelOver(send).complete(request);
    expect(result).toMatchObject({ ok: false, reason: 'cut_off', model: 'tiny' });
    expect(result).toMatchObject({
      message: expect.stringMatching(/^The answer of the model "tiny" .* did not end/),
    });
    expect(result.usage.tokensOut).toBe(2_000);
    expect(result.usage.cost).toBeGreaterThan(2_000);
    expect(taken.cancelled).toBe(true);
    expect(taken.bytes).toBeLessThan(20 * 1024 * 1024);
  });

  it('that is an error is told by how it begins', async () => {
    const { send, taken } = flood('text/html', '<h1>Bad gateway</h1>', ' '.repeat(100_000), 502);
    expect(await modelOver(send).complete(request)).toMatchObject({ ok: false, reason: 'server' });
    expect(taken.bytes).toBeLessThan(1024 * 1024);
  });

  it('ends with the event that says so, whatever the server sends after it', async () => {
    const said = JSON.stringify({ choices: [{ index: 0, delta: { content: 'Hello.' } }] });
    const { send, taken } = flood('text/event-stream', `data: ${said}\r\n\r\ndata: [DONE]\n\n`, EVENT);
    expect(await modelOver(send).complete(request)).toMatchObject({ ok: true, text: 'Hello.' });
    expect(taken.cancelled).toBe(true);
  });

  it('is none when its characters are cut by the pieces in which it comes', async () => {
    const bytes = new TextEncoder().encode(
      JSON.stringify({ choices: [{ message: { content: 'Оля п’є чай ☕' } }] }),
    );
    const send = async (): Promise<Response> =>
      new Response(
        new ReadableStream({
          start(controller) {
            for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
            controller.close();
          },
        }),
        { headers: { 'content-type': 'application/json' } },
      );
    expect(await modelOver(send).complete(request)).toMatchObject({ ok: true, text: 'Оля п’є чай ☕' });
  });

  it('is one when it has many times the length that was asked for', async () => {
    const body = JSON.stringify({ choices: [{ message: { content: 'word '.repeat(10_000) } }] });
    const send = async (): Promise<Response> =>
      new Response(body, { headers: { 'content-type': 'application/json' } });
    expect(await modelOver(send).complete(request)).toMatchObject({ ok: false, reason: 'cut_off' });
  });
});

describe('an envelope', () => {
  const operation = { op: 'add', text: 'Ana sings.', candidates: [1] };

  it.each([
    ['operations', { operations: Array(100_000).fill(operation) }, distillationEnvelope],
    ['quotes of one', { operations: [{ op: 'add', quotes: Array(100_000).fill({}) }] }, distillationEnvelope],
    ['notes', { notes: Array(100_000).fill({ text: 'Ana sings.' }) }, summaryEnvelope],
  ])('with a hundred thousand %s is refused without looking at each', (_, value, schema) => {
    const parsed = parseEnvelope(JSON.stringify(value), schema);
    expect(parsed).toMatchObject({ ok: false, problem: expect.stringContaining('<=500') });
  });

  it('is a failure of the model when it holds too much, told with the number', async () => {
    const text = JSON.stringify({ notes: Array(501).fill({ text: 'Ana sings.' }) });
    const model = createScriptedModel({ answers: { summarise: text } });
    const asked = await askForEnvelope(model, request, summaryEnvelope);
    expect(asked).toMatchObject({ ok: false, reason: 'envelope', message: expect.stringContaining('500') });
  });

  it('that is nested a hundred thousand times is read or refused, and never ends the process', () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    const objects = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`;
    expect(parseEnvelope(`{"notes":${deep}}`, summaryEnvelope).ok).toBe(false);
    expect(parseEnvelope(`{"notes":[],"more":${deep}}`, summaryEnvelope).ok).toBe(true);
    expect(parseEnvelope(`{"notes":[],"more":${objects}}`, summaryEnvelope).ok).toBe(true);
  });
});
