import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type FakeTelegram, startFakeTelegram } from '../../support/fake-telegram/index.ts';
import { type TestClock, testClock } from './harness.ts';

// What the fake promises in the name of Telegram, and what the other tests lean on.
let fake: FakeTelegram;
let clock: TestClock;
beforeEach(async () => {
  clock = testClock();
  fake = await startFakeTelegram(clock);
});
afterEach(() => fake.close());

async function call(method: string, payload: object = {}) {
  const response = await fetch(`${fake.apiRoot}/bot${fake.token}/${method}`, {
    method: 'POST',
    body: JSON.stringify(payload),
  });
  return response.json() as Promise<{
    ok: boolean;
    description?: string;
    result?: unknown;
    error_code?: number;
  }>;
}
const texts = (answer: { result?: unknown }): string[] =>
  (answer.result as { message: { text: string } }[]).map(({ message }) => message.text);

describe('the fake of Telegram', () => {
  test('keeps an update until a later one is asked for, and gives as many as are wanted', async () => {
    const chat = fake.addChat({ id: 1, type: 'private' });
    for (const text of ['a', 'b', 'c']) fake.say(chat, text);
    expect(texts(await call('getUpdates', { limit: 2 }))).toEqual(['a', 'b']);
    expect(texts(await call('getUpdates', { limit: 2 }))).toEqual(['a', 'b']);
    expect(texts(await call('getUpdates', { offset: 70_003 }))).toEqual(['c']);
    expect(texts(await call('getUpdates'))).toEqual(['c']);
  });

  test('holds a poll until its time is over, and cuts it off for another one', async () => {
    const first = call('getUpdates', { timeout: 10 });
    await clock.waiting(10_000);
    const second = call('getUpdates', { timeout: 20 });
    expect(await first).toMatchObject({ ok: false, error_code: 409 });
    await clock.waiting(20_000);
    await clock.pass(20_000);
    expect(await second).toEqual({ ok: true, result: [] });
  });

  test('tells only what was asked for', async () => {
    await call('getUpdates', { allowed_updates: ['callback_query'] });
    fake.say(fake.addChat({ id: 1, type: 'private' }), 'unheard');
    expect(await call('getUpdates')).toEqual({ ok: true, result: [] });
  });

  test.each([
    [{ text: '<b>open', parse_mode: 'HTML' }, /can't parse entities/],
    [{ text: '<div>x</div>', parse_mode: 'HTML' }, /unsupported start tag "div"/],
    [{ text: '<code><b>x</b></code>', parse_mode: 'HTML' }, /inside code/],
    [{ text: 'a < b', parse_mode: 'HTML' }, /can't parse entities/],
    [{ text: 'x'.repeat(4097) }, /too long/],
    [{ text: ' \n ' }, /text is empty/],
    [{ text: 'x', message_thread_id: 1 }, /thread not found/],
    [{ text: 'x', reply_parameters: { message_id: 5 } }, /replied not found/],
  ])('refuses %j', async (payload, words) => {
    fake.addChat({ id: 1, type: 'supergroup' });
    expect((await call('sendMessage', { chat_id: 1, ...payload })).description).toMatch(words);
  });

  test('knows one token', async () => {
    const response = await fetch(`${fake.apiRoot}/bot1:wrong/getMe`, { method: 'POST' });
    expect(response.status).toBe(401);
  });
});
