import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listen } from '../../../adapters/telegram/webhook.ts';
import type { Handling } from '../../../src/chat/adapter.ts';
import type { IncomingMessage } from '../../../src/chat/message.ts';
import { handled, recordEvents } from '../../contract/adapter.ts';
import { badRequest, serverError } from '../../support/fake-telegram/index.ts';
import { type Stage, stage } from './harness.ts';

const SECRET = 's3cret_-';
let staged: Stage;
let address: string;
let port: number;
beforeEach(async () => {
  port = await freePort();
  address = `http://127.0.0.1:${port}/telegram`;
  staged = await stage({ mode: modeOn(port) });
});
afterEach(() => staged.close());

const modeOn = (where: number) => ({
  url: 'https://bot.example.org/',
  path: '/telegram',
  secret: SECRET,
  host: '127.0.0.1',
  port: where,
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: free } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return free;
}

async function start(handle?: (message: IncomingMessage) => Handling) {
  const recorded = recordEvents(handle);
  await staged.adapter.start(recorded.events);
  return recorded;
}

const post = async (body: string, headers: Record<string, string> = {}, to = address): Promise<number> =>
  (await fetch(to, { method: 'POST', body, headers })).status;
const knock = { 'x-telegram-bot-api-secret-token': SECRET };

describe('the webhook', () => {
  test('is told to Telegram with its secret, and nothing is fetched', async () => {
    await start();
    expect(staged.fake.callsOf('setWebhook')[0]?.payload).toEqual({
      url: 'https://bot.example.org/telegram',
      secret_token: SECRET,
      allowed_updates: ['message', 'edited_message', 'my_chat_member', 'callback_query'],
    });
    expect(staged.fake.callsOf('getUpdates')).toEqual([]);
  });

  test('acknowledges a message that is on the disk', async () => {
    const recorded = await start();
    staged.fake.say(staged.chat, 'hello');
    expect(await staged.fake.deliver(address)).toEqual([200]);
    expect(recorded.messages.map(({ text }) => text)).toEqual(['hello']);
  });

  test('gets a message again that could not be written, with the same ref', async () => {
    let full = true;
    const recorded = await start(() => {
      const logged = Promise.resolve(!full);
      full = false;
      return { ...handled(), logged };
    });
    staged.fake.say(staged.chat, 'hello');
    expect(await staged.fake.deliver(address, { tries: 2 })).toEqual([503, 200]);
    expect(new Set(recorded.messages.map(({ ref }) => ref)).size).toBe(1);
  });

  test('takes what is delivered twice once, at the same time too', async () => {
    let write: (well: boolean) => void = () => undefined;
    const logged = new Promise<boolean>((resolve) => {
      write = resolve;
    });
    const recorded = await start(() => ({ ...handled(), logged }));
    const update = staged.fake.say(staged.chat, 'once');
    const body = JSON.stringify({ update_id: 1, message: update });
    const both = Promise.all([post(body, knock), post(body, knock)]);
    await recorded.arrived(1);
    write(true);
    expect(await both).toEqual([200, 200]);
    expect(await post(body, knock)).toBe(200);
    expect(recorded.messages).toHaveLength(1);
  });

  test.each([
    ['without the secret', {}, 403],
    ['with a wrong secret', { 'x-telegram-bot-api-secret-token': 'wrong' }, 403],
    ['with the beginning of the secret', { 'x-telegram-bot-api-secret-token': 's3cret' }, 403],
  ])('turns away who comes %s', async (_, headers, status) => {
    const recorded = await start();
    const message = staged.fake.say(staged.chat, 'forged');
    expect(await post(JSON.stringify({ update_id: 1, message }), headers)).toBe(status);
    expect(recorded.messages).toEqual([]);
  });

  test('turns away what is no update', async () => {
    await start();
    expect(await post('not json', knock)).toBe(400);
    expect(await post('[]', knock)).toBe(400);
    expect(await post(`"${'x'.repeat(1_000_001)}"`, knock)).toBe(413);
    expect(await post('{}', knock, `http://127.0.0.1:${port}/other`)).toBe(404);
    expect((await fetch(address)).status).toBe(405);
  });

  test('has Telegram wait until the bot is known', async () => {
    staged.fake.script('getMe', serverError());
    const recorded = await start();
    const body = JSON.stringify({ update_id: 1, message: staged.fake.say(staged.chat, 'early') });
    expect(await post(body, knock)).toBe(503);
    await staged.clock.waiting(1_000);
    await staged.clock.pass(1_000);
    await staged.fake.called('setWebhook', 1);
    while (!recorded.absences.includes('back')) await new Promise((resolve) => setImmediate(resolve));
    expect(await post(body, knock)).toBe(200);
    expect(recorded.messages).toHaveLength(1);
  });

  test('stays set when the service stops, so that Telegram keeps what comes', async () => {
    await start();
    await staged.adapter.stop();
    expect(staged.fake.callsOf('deleteWebhook')).toEqual([]);
    await expect(fetch(address)).rejects.toThrow();
  });

  test('holds no connection of somebody who connects and then says nothing', async () => {
    const silent = await listen(modeOn(await freePort()), async () => true);
    expect(silent.requestTimeout).toBe(15_000);
    await new Promise((resolve) => silent.close(resolve));
  });

  test('that Telegram does not take fails the start with its words', async () => {
    staged.fake.script('setWebhook', badRequest('bad webhook: IP address 10.0.0.1 is reserved'));
    await expect(start()).rejects.toMatchObject({
      name: 'PlatformError',
      message: expect.stringMatching(/bot\.example\.org\/telegram.*is reserved.*adapters\.telegram\.webhook/),
    });
  });

  test('that cannot listen fails the start with what to do', async () => {
    await start();
    const second = await stage({ mode: modeOn(port) });
    await expect(second.adapter.start(recordEvents().events)).rejects.toMatchObject({
      name: 'PlatformError',
      message: expect.stringMatching(/cannot listen on 127\.0\.0\.1:\d+ \(EADDRINUSE\)/),
    });
    await second.close();
  });

  test.each([
    ['secret', { secret: 'with space' }, /TELEGRAM_WEBHOOK_SECRET/],
    ['url', { url: 'http://bot.example.org' }, /https:/],
    ['path', { path: 'telegram' }, /slash/],
  ])('with a wrong %s fails the start', async (_, over, sentence) => {
    const wrong = await stage({ mode: { ...modeOn(port), ...over } });
    await expect(wrong.adapter.start(recordEvents().events)).rejects.toThrow(sentence);
    await wrong.close();
  });
});
