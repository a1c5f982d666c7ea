import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { recordEvents } from '../../contract/adapter.ts';
import { NOON, type Setting, setUp, until } from './harness.ts';

const MESSAGES = /^\/channels\/\d+\/messages$/;
const MINUTE_MS = 60_000;

describe('what was written on Discord while the bot was not running', () => {
  let folder = '';
  let lastReadFile = '';
  let setting: Setting;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'reverie-'));
    lastReadFile = join(folder, 'heard.json');
    setting = await setUp({ lastReadFile });
  });
  afterEach(async () => {
    await setting.close();
    await rm(folder, { recursive: true });
  });

  /** Everything is heard once, and the bot stops. */
  async function hearAndStop(): Promise<void> {
    const { discord, adapter, channel, direct, ana, start } = setting;
    const recorded = await start();
    discord.say(channel, ana, 'one');
    discord.say(direct, ana, 'privately one');
    await recorded.arrived(2);
    await adapter.stop();
  }

  test('is read at the next start, in order, before what is said then', async () => {
    const { discord, channel, direct, ana, another } = setting;
    await hearAndStop();
    discord.sayUnheard(channel, ana, 'two');
    discord.sayUnheard(channel, ana, 'three');
    discord.sayUnheard(direct, ana, 'privately two');
    const recorded = recordEvents();
    await another().start(recorded.events);
    discord.say(channel, ana, 'four');
    await recorded.arrived(4);
    const said = (id: string): string[] =>
      recorded.messages.filter(({ conversation }) => conversation.id === id).map(({ text }) => text);
    await until(() => said(`discord:${channel.id}`).includes('four'));
    expect([...new Set(said(`discord:${channel.id}`))]).toEqual(['two', 'three', 'four']);
    await until(() => said(`discord:${direct.id}`).length > 0);
    expect(said(`discord:${direct.id}`)).toEqual(['privately two']);
    expect(recorded.messages.map(({ late }) => late)).not.toContain(true);
  });

  test('names people as they are called in the server, asking for each once', async () => {
    const { discord, channel, guild, ana, ben, another } = setting;
    guild.nicknames[ben.id] = 'Benny';
    await hearAndStop();
    discord.world.users.delete(ana.id);
    for (const text of ['two', 'three']) discord.sayUnheard(channel, ben, text);
    for (const text of ['four', 'five']) discord.sayUnheard(channel, ana, text);
    const recorded = recordEvents();
    await another().start(recorded.events);
    const heard = (await recorded.arrived(4)).map(({ author, text }) => `${author.name}: ${text}`);
    expect(heard).toEqual(['Benny: two', 'Benny: three', 'Ana: four', 'Ana: five']);
    expect(discord.count('GET', /\/members\//)).toBe(2);
  });

  test('asks nothing of Discord for a channel in which nothing is new', async () => {
    const { discord, guild, ana, ben, adapter, another, start } = setting;
    const channels = Array.from({ length: 5 }, (_, at) => discord.world.channel(guild, `c${at}`));
    const recorded = await start();
    for (const channel of channels) discord.say(channel, ana, 'one');
    await recorded.arrived(5);
    await adapter.stop();
    const [first] = channels;
    if (first !== undefined) discord.sayUnheard(first, ben, 'two');
    const next = recordEvents();
    await another().start(next.events);
    await next.arrived(1);
    expect(discord.count('GET', MESSAGES)).toBe(1);
  });

  test('is late after five minutes: those to the bot are counted, and told in a sentence', async () => {
    const { discord, clock, channel, direct, ana, warnings, another } = setting;
    await hearAndStop();
    discord.sayUnheard(direct, ana, '/memory show');
    discord.sayUnheard(channel, ana, 'among us');
    await clock.advanceTo(clock.now() + 6 * MINUTE_MS);
    discord.sayUnheard(direct, ana, 'are you there?');
    const recorded = recordEvents();
    await another().start(recorded.events);
    await recorded.arrived(3);
    await until(() => warnings.length > 0);
    expect(Object.fromEntries(recorded.messages.map(({ text, late }) => [text, late === true]))).toEqual({
      '/memory show': true,
      'among us': true,
      'are you there?': false,
    });
    expect(warnings).toEqual([
      '1 message to the bot on Discord is older than five minutes, written while it was away: remembered, but neither answered nor carried out.',
    ]);
  });

  test('is read again when it could not be written to the log', async () => {
    const { discord, adapter, channel, ana, another, start } = setting;
    const recorded = await start((message) => ({
      logged: Promise.resolve(message.text !== 'two'),
      answered: Promise.resolve(),
      settled: Promise.resolve(),
    }));
    discord.say(channel, ana, 'one');
    discord.say(channel, ana, 'two');
    await recorded.arrived(2);
    await adapter.stop();
    const next = recordEvents();
    await another().start(next.events);
    await next.arrived(1);
    expect(next.messages.map(({ text }) => text)).toEqual(['two']);
  });

  test('is read again within the session when it could not be written to the log', async () => {
    const { discord, adapter, channel, ana, pass, another, start } = setting;
    let isFull = true;
    const recorded = await start((message) => ({
      logged: Promise.resolve(message.text !== 'two' || !isFull),
      answered: Promise.resolve(),
      settled: Promise.resolve(),
    }));
    for (const text of ['one', 'two', 'three']) discord.say(channel, ana, text);
    await recorded.arrived(3);
    const passUntil = async (isSo: () => boolean): Promise<void> => {
      for (; !isSo(); await new Promise((resolve) => setTimeout(resolve, 5))) await pass(1_000);
    };
    await passUntil(() => recorded.messages.length >= 5);
    const missed = async (): Promise<string[]> => (await adapter.probe?.())?.map(({ name }) => name) ?? [];
    expect(await missed()).toContain('missed messages');
    isFull = false;
    const before = recorded.messages.length;
    await passUntil(() => recorded.messages.length > before + 1);
    expect(new Set(recorded.messages.map(({ text }) => text))).toEqual(new Set(['one', 'two', 'three']));
    const told = recorded.messages.length;
    for (let minute = 0; minute < 10; minute += 1) await pass(MINUTE_MS);
    expect(recorded.messages).toHaveLength(told);
    expect(await missed()).not.toContain('missed messages');
    await adapter.stop();
    const next = recordEvents();
    await another().start(next.events);
    discord.say(channel, ana, 'four');
    expect((await next.arrived(1)).map(({ text }) => text)).toEqual(['four']);
  });

  test('holds back what is said now for five minutes at most', async () => {
    const { discord, clock, channel, ana, warnings, another } = setting;
    await hearAndStop();
    discord.sayUnheard(channel, ana, 'two');
    const body = { message: 'You are being rate limited.', retry_after: 200, global: false };
    const limited = { status: 429, body, headers: { 'retry-after': '200', 'x-ratelimit-scope': 'shared' } };
    for (let at = 0; at < 9; at += 1) discord.script('GET', MESSAGES, limited);
    const recorded = recordEvents();
    const next = another();
    await next.start(recorded.events);
    await discord.called('GET', MESSAGES);
    discord.say(channel, ana, 'three');
    const goOn = async (minutes: number): Promise<void> =>
      clock.advanceTo(NOON + minutes * MINUTE_MS, () => new Promise((resolve) => setTimeout(resolve, 20)));
    await goOn(4);
    expect(recorded.messages).toEqual([]);
    await goOn(5);
    expect((await recorded.arrived(1)).map(({ text }) => text)).toContain('three');
    expect(warnings).toContainEqual(
      expect.stringContaining('is not read after five minutes; it is tried again'),
    );
    expect(next.gaps?.()).toEqual([
      'What was written in 2 channels of Discord is not read or not kept yet; it is tried again.',
    ]);
  });

  test.each([
    ['among others', ['one', 'two', 'three'], ['two', 'three']],
    ['as the first of a channel', ['two', 'three'], ['two', 'three']],
  ])('is read again with what came after it when it could not be written %s', async (_, texts, read) => {
    const { discord, adapter, channel, ana, another, start } = setting;
    const recorded = await start((message) => ({
      logged: Promise.resolve(message.text !== 'two'),
      answered: Promise.resolve(),
      settled: Promise.resolve(),
    }));
    for (const text of texts) discord.say(channel, ana, text);
    await recorded.arrived(texts.length);
    await adapter.stop();
    const next = recordEvents();
    const again = another();
    await again.start(next.events);
    await next.arrived(read.length);
    expect(next.messages.map(({ text }) => text)).toEqual(read);
    await again.stop();
    const last = recordEvents();
    await another().start(last.events);
    discord.say(channel, ana, 'four');
    expect((await last.arrived(1)).map(({ text }) => text)).toEqual(['four']);
  });

  test('is looked for no more in a channel that is gone', async () => {
    const { discord, channel, ana, warnings, another } = setting;
    await hearAndStop();
    discord.sayUnheard(channel, ana, 'two');
    discord.rest.refusals.set(channel.id, { status: 404, body: { code: 10003, message: 'Unknown Channel' } });
    const again = another();
    await again.start(recordEvents().events);
    await until(() => warnings.length > 0);
    await again.stop();
    expect(JSON.parse(await readFile(lastReadFile, 'utf8'))).not.toContainEqual([
      channel.id,
      expect.anything(),
    ]);
  });

  test('is not known from a damaged file, which is a warning', async () => {
    const { discord, channel, ana, warnings, start } = setting;
    await writeFile(lastReadFile, '{"half');
    const recorded = await start();
    discord.say(channel, ana, 'hi');
    await recorded.arrived(1);
    expect(warnings).toEqual([expect.stringContaining('is damaged; it is made anew.')]);
  });
});
