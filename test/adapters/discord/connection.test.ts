import { PermissionFlagsBits } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { INTENT_REFUSED, TOKEN_REFUSED, TOO_MANY_SERVERS } from '../../../adapters/discord/errors.ts';
import { recordEvents } from '../../contract/adapter.ts';
import { until, useSetting, withoutPauses } from './harness.ts';

const RESUME = 6;
const IDENTIFY = 2;

describe('a start on Discord', () => {
  const setting = useSetting();

  test('is refused with a sentence about the token when the REST API does not know it', async () => {
    const { another } = setting();
    const secret = 'wrong-secret-token';
    const start = another({ token: secret }).start(recordEvents().events);
    await expect(start).rejects.toMatchObject({
      name: 'PlatformError',
      reason: 'refused',
      message: TOKEN_REFUSED,
    });
    const error = await start.catch((thrown: unknown) => thrown);
    expect(JSON.stringify(error) + String((error as Error).stack)).not.toContain(secret);
  });

  test.each([
    [4004, `${TOKEN_REFUSED} (Discord: 4004, authentication failed)`],
    [4014, `${INTENT_REFUSED} (Discord: 4014, disallowed intents)`],
  ])('that the gateway ends with %i is refused with a sentence, and no other', async (code, sentence) => {
    const { discord, adapter, warnings } = setting();
    if (code === 4014) discord.contentAllowed = false;
    else discord.gateway.refuseTokens();
    await expect(adapter.start(recordEvents().events)).rejects.toMatchObject({
      name: 'PlatformError',
      reason: 'refused',
      message: sentence,
    });
    expect(warnings).toEqual([]);
  });

  test('says that Discord cannot be reached, and may be tried again', async () => {
    const { discord, adapter, channel, ana } = setting();
    for (let at = 0; at < 4; at += 1) discord.script('GET', /^\/gateway\/bot$/, { status: 503 });
    await expect(adapter.start(recordEvents().events)).rejects.toMatchObject({ reason: 'unreachable' });
    const recorded = recordEvents();
    await adapter.start(recorded.events);
    discord.say(channel, ana, 'there you are');
    await recorded.arrived(1);
  });

  test('gives up after a minute without a word', async () => {
    const { discord, adapter, pass } = setting();
    discord.gateway.silent = true;
    const start = expect(adapter.start(recordEvents().events)).rejects.toMatchObject({
      reason: 'unreachable',
    });
    await discord.called('GET', /^\/gateway\/bot$/);
    await pass(61_000);
    await start;
  });

  test('is given up by a stop', async () => {
    const { discord, adapter } = setting();
    discord.gateway.silent = true;
    const start = expect(adapter.start(recordEvents().events)).rejects.toMatchObject({
      reason: 'unreachable',
    });
    await discord.called('GET', /^\/gateway\/bot$/);
    await adapter.stop();
    await start;
  });

  test('asks nothing of Discord when the stop comes before it has begun to connect', async () => {
    const { discord, adapter } = setting();
    const start = expect(adapter.start(recordEvents().events)).rejects.toMatchObject({
      reason: 'unreachable',
    });
    await adapter.stop();
    await start;
    expect(discord.calls).toEqual([]);
  });

  test('says how many starts Discord still allows when it allows none', async () => {
    const { discord, adapter } = setting();
    const session_start_limit = { total: 1000, remaining: 0, reset_after: 3_600_000, max_concurrency: 1 };
    const body = { url: 'ws://127.0.0.1:1', shards: 1, session_start_limit };
    for (let at = 0; at < 4; at += 1) discord.script('GET', /^\/gateway\/bot$/, { status: 200, body });
    await expect(adapter.start(recordEvents().events)).rejects.toMatchObject({
      reason: 'unreachable',
      message: expect.stringContaining('only 0 remaining'),
    });
  });

  test('may follow a stop', async () => {
    const { discord, adapter, channel, ana, start } = setting();
    await start();
    await adapter.stop();
    const recorded = await start();
    discord.say(channel, ana, 'again');
    await recorded.arrived(1);
    await expect(adapter.start(recorded.events)).rejects.toThrow('running already');
  });
});

describe('a connection to Discord', () => {
  const setting = useSetting();
  withoutPauses();

  test.each([
    ['is closed', (gateway: { close(code: number): void }) => gateway.close(4000)],
    ['is to be made anew', (gateway: { reconnect(): void }) => gateway.reconnect()],
    [
      'has a session that can go on',
      (gateway: { invalidate(resumable: boolean): void }) => gateway.invalidate(true),
    ],
  ])('that %s is taken up where it ended', async (_, interrupt) => {
    const { discord, channel, ana, start } = setting();
    const recorded = await start();
    discord.say(channel, ana, 'before');
    await recorded.arrived(1);
    interrupt(discord.gateway as never);
    discord.say(channel, ana, 'meanwhile');
    await discord.gateway.seen(RESUME);
    discord.say(channel, ana, 'after');
    await until(() => recorded.messages.at(-1)?.text === 'after');
    expect(new Set(recorded.messages.map(({ text }) => text))).toEqual(
      new Set(['before', 'meanwhile', 'after']),
    );
    expect(recorded.failures).toEqual([]);
  });

  test('that begins anew reads what was missed where something was heard before, in order', async () => {
    const { discord, channel, guild, direct, ana, ben, start } = setting();
    const silent = discord.world.channel(guild, 'silent');
    const recorded = await start();
    discord.say(channel, ana, 'one');
    discord.say(direct, ana, 'privately one');
    await recorded.arrived(2);
    const missed = Array.from({ length: 130 }, (_, at) => `missed ${at}`);
    for (const text of missed) discord.sayUnheard(channel, ben, text);
    discord.sayUnheard(direct, ana, 'privately two');
    discord.sayUnheard(silent, ana, 'nobody was ever heard here');
    discord.gateway.forget(4000);
    await discord.gateway.seen(IDENTIFY, 2);
    await discord.called('GET', /messages$/, 1);
    discord.say(channel, ana, 'last');
    await until(() => recorded.messages.some(({ text }) => text === 'last'));
    await until(() => recorded.messages.some(({ text }) => text === 'privately two'));
    const heard = recorded.messages.filter(({ conversation }) => conversation.id === `discord:${channel.id}`);
    expect([...new Set(heard.map(({ text }) => text))]).toEqual(['one', ...missed, 'last']);
    expect(recorded.messages.map(({ text }) => text)).not.toContain('nobody was ever heard here');
    expect(recorded.joinings).toEqual([]);
  });

  test('that begins anew says where it could not read what was missed', async () => {
    const { discord, adapter, channel, ana, warnings, start } = setting();
    const recorded = await start();
    discord.say(channel, ana, 'one');
    await recorded.arrived(1);
    expect(adapter.gaps?.()).toEqual([]);
    discord.sayUnheard(channel, ana, 'missed');
    discord.rest.refusals.set(channel.id, { status: 403, body: { code: 50001, message: 'Missing Access' } });
    discord.gateway.invalidate(false);
    await until(() => warnings.length > 0);
    expect(warnings).toEqual([
      `Some of what was said in discord:${channel.id} while Discord was not connected could not be read afterwards. The bot cannot see the channel: give its role “View Channel” there.`,
    ]);
    expect(adapter.gaps?.()).toEqual(warnings);
    discord.say(channel, ana, 'two');
    await recorded.arrived(2);
  });

  test.each([
    [4004, TOKEN_REFUSED],
    [4014, INTENT_REFUSED],
    [4011, TOO_MANY_SERVERS],
    [4012, 'Discord ended the connection for good: start again, or update Reverie.'],
  ])('that ends for good with %i is a failure with a sentence, and no other', async (code, sentence) => {
    const { discord, warnings, start } = setting();
    const recorded = await start();
    discord.gateway.close(code);
    await until(() => recorded.failures.length > 0);
    expect(recorded.failures).toMatchObject([
      { name: 'PlatformError', reason: 'refused', message: expect.stringContaining(sentence) },
    ]);
    expect(recorded.failures[0]?.message).toContain(`(Discord: ${code}`);
    expect([...warnings, ...recorded.absences]).toEqual([]);
  });

  test('that begins anew passes nothing over that is told before everything is known', async () => {
    const { discord, channel, ana, start } = setting();
    const recorded = await start();
    discord.say(channel, ana, 'one');
    await recorded.arrived(1);
    discord.sayUnheard(channel, ana, 'missed');
    discord.gateway.holdsGuilds = true;
    discord.gateway.forget(4000);
    await discord.gateway.seen(IDENTIFY, 2);
    discord.say(channel, ana, 'early');
    discord.gateway.tellGuilds();
    await until(() => recorded.messages.some(({ text }) => text === 'early'));
    expect([...new Set(recorded.messages.map(({ text }) => text))]).toEqual(['one', 'missed', 'early']);
  });

  test('that begins anew says that it may not read what was missed', async () => {
    const { discord, guild, channel, ana, warnings, start } = setting();
    const recorded = await start();
    discord.say(channel, ana, 'one');
    await recorded.arrived(1);
    discord.sayUnheard(channel, ana, 'missed');
    guild.permissions &= ~PermissionFlagsBits.ReadMessageHistory;
    discord.gateway.forget(4000);
    await until(() => warnings.length > 0);
    expect(warnings).toEqual([expect.stringContaining('Give its role “Read Message History” there.')]);
  });

  test('survives a service that throws', async () => {
    const { discord, channel, ana, warnings, start } = setting();
    const recorded = await start((message) => {
      if (message.text === 'first') throw new Error('The disk is full.');
      const done = Promise.resolve();
      return { logged: Promise.resolve(true), answered: done, settled: done };
    });
    discord.say(channel, ana, 'first');
    discord.say(channel, ana, 'second');
    await recorded.arrived(2);
    expect(warnings).toEqual(['Something that happened on Discord could not be taken in: The disk is full.']);
  });

  test('that stays lost for a minute is told once, and that it is there again', async () => {
    const { discord, channel, ana, pass, start } = setting();
    const recorded = await start();
    discord.gateway.silent = true;
    discord.gateway.close(4000);
    await until(() => discord.gateway.connections > 1);
    await pass(10 * 60_000);
    expect(recorded.absences).toEqual([
      'Discord has been out of reach for a minute; the bot goes on trying. See https://discordstatus.com.',
    ]);
    discord.gateway.silent = false;
    discord.gateway.dropSilent();
    await discord.gateway.seen(RESUME);
    discord.say(channel, ana, 'back');
    await recorded.arrived(1);
    expect(recorded.absences.slice(1)).toEqual(['back']);
  });

  test('that was stopped is not out of reach a minute later', async () => {
    const { adapter, pass, start } = setting();
    const recorded = await start();
    await adapter.stop();
    await pass(60_000);
    expect(recorded.absences).toEqual([]);
  });

  test('ends within seconds also when Discord does not answer the goodbye', async () => {
    const { discord, adapter, pass, start } = setting();
    const recorded = await start();
    discord.gateway.goDeaf();
    const stopped = adapter.stop();
    await pass(2_000);
    await stopped;
    expect(recorded.failures).toEqual([]);
  });

  test('beats as often as it is asked to', async () => {
    const { discord, start } = setting();
    await start();
    await discord.gateway.seen(1);
    expect(discord.gateway.received.map(({ op }) => op)).toContain(1);
  });
});

describe('a connection to Discord that is lost', () => {
  const setting = useSetting();
  const pauses: (() => void)[] = [];
  withoutPauses(() => new Promise((resolve) => void pauses.push(resolve)));

  test('is not made anew after a stop that came between two tries', async () => {
    const { discord, adapter, start } = setting();
    await start();
    const begun = pauses.length;
    discord.gateway.close(4000);
    await until(() => pauses.length > begun);
    await adapter.stop();
    for (const end of pauses) end();
    for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    expect(discord.gateway.connections).toBe(1);
  });
});
