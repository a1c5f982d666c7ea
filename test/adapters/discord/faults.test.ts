import { REST } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { Api } from '../../../adapters/discord/api.ts';
import { resolveOptions } from '../../../adapters/discord/options.ts';
import { RateLimits } from '../../../adapters/discord/rate-limits.ts';
import { simulatedClock } from '../../../src/time/simulated-clock.ts';
import { until, useSetting, withoutPauses } from './harness.ts';

const RESUME = 6;
const IDENTIFY = 2;

describe('a connection to Discord with a fault', () => {
  const setting = useSetting();
  withoutPauses();

  test('that begins anew in the middle of a flood loses nothing and keeps the order', async () => {
    const { discord, guild, ana, ben, start } = setting();
    const channels = ['a', 'b', 'c'].map((name) => discord.world.channel(guild, name));
    const recorded = await start();
    const texts = Array.from({ length: 400 }, (_, at) => `message ${at}`);
    for (const [at, text] of texts.entries()) {
      for (const channel of channels) discord.say(channel, at % 2 === 0 ? ana : ben, text);
      if (at === 100) await recorded.arrived(150);
      if (at === 150 || at === 250) discord.gateway.invalidate(false);
      if (at === 200 || at === 300) await discord.gateway.seen(IDENTIFY, at / 100);
    }
    const heard = (id: string): string[] => [
      ...new Set(
        recorded.messages.filter(({ conversation }) => conversation.id === id).map(({ text }) => text),
      ),
    ];
    for (const { id } of channels) {
      await until(() => heard(`discord:${id}`).length === texts.length);
      expect(heard(`discord:${id}`)).toEqual(texts);
    }
    expect(recorded.failures).toEqual([]);
  });

  test('that gives no sign of life is made anew, and goes on where it was', async () => {
    const { discord, channel, ana, start } = setting();
    discord.gateway.heartbeatMs = 5;
    const recorded = await start();
    discord.gateway.acknowledges = false;
    await discord.gateway.seen(RESUME);
    discord.gateway.acknowledges = true;
    discord.say(channel, ana, 'still here');
    await recorded.arrived(1);
    expect(recorded.failures).toEqual([]);
  });

  test.each([1001, 4000, 4001, 4002, 4003, 4005, 4007, 4008, 4009])(
    'that is closed with %i is made anew',
    async (code) => {
      const { discord, channel, ana, warnings, start } = setting();
      const recorded = await start();
      discord.gateway.close(code);
      await until(
        () => discord.gateway.received.filter(({ op }) => op === RESUME || op === IDENTIFY).length > 1,
      );
      discord.say(channel, ana, 'here');
      await recorded.arrived(1);
      expect([...recorded.failures, ...recorded.absences, ...warnings]).toEqual([]);
    },
  );

  test.each([
    ['INTERACTION_CREATE', { id: '1', type: 2, token: 't', version: 1 }],
    ['INTERACTION_CREATE', null],
    ['MESSAGE_CREATE', { id: '2', author: null }],
    ['MESSAGE_DELETE', null],
    ['GUILD_ROLE_UPDATE', { guild_id: 7 }],
  ])('that tells what nobody can read (%s %j) goes on, and says so in a sentence', async (type, data) => {
    const { discord, channel, ana, warnings, start } = setting();
    const recorded = await start();
    discord.gateway.dispatch(type, data as never);
    discord.say(channel, ana, 'here');
    await recorded.arrived(1);
    expect(recorded.messages.map(({ text }) => text)).toEqual(['here']);
    expect(recorded.failures).toEqual([]);
    for (const one of warnings) expect(one).toContain('could not be taken in');
  });

  test('begins without a server, and hears of the first that takes it in', async () => {
    const { discord, guild, channel, direct, ana, start } = setting();
    discord.world.guilds.length = 0;
    const recorded = await start();
    discord.say(direct, ana, 'hello');
    await recorded.arrived(1);
    discord.world.guilds.push(guild);
    discord.announceGuild(guild);
    await until(() => recorded.joinings.length === 1);
    discord.say(channel, ana, 'welcome');
    await recorded.arrived(2);
  });

  test('says so when there are nearly as many servers as one connection may serve', async () => {
    const { discord, warnings, start } = setting();
    while (discord.world.guilds.length < 1_999) discord.world.guild(`Guild ${discord.world.guilds.length}`);
    await start();
    expect(warnings).toEqual([]);
    const last = discord.world.guild('One more');
    discord.announceGuild(last);
    await until(() => warnings.length > 0);
    expect(warnings).toEqual(['The bot is in 2000 servers; from 2,500 on Discord refuses it in this form.']);
    await setting().adapter.stop();
    await start();
    await until(() => warnings.length > 1);
    expect(warnings[1]).toBe(warnings[0]);
  });

  test('reads what was missed in a server that Discord had lost, and greets nobody there again', async () => {
    const { discord, guild, channel, ana, start } = setting();
    const other = discord.world.channel(discord.world.guild('Elsewhere'), 'elsewhere');
    const recorded = await start();
    for (const place of [channel, other]) discord.say(place, ana, 'one');
    await recorded.arrived(2);
    discord.gateway.dispatch('GUILD_DELETE', { id: guild.id, unavailable: true });
    for (const place of [channel, other]) discord.sayUnheard(place, ana, 'two');
    discord.announceGuild(guild);
    discord.say(channel, ana, 'three');
    await until(() => recorded.messages.some(({ text }) => text === 'three'));
    const heard = recorded.messages.filter(({ conversation }) => conversation.id === `discord:${channel.id}`);
    expect([...new Set(heard.map(({ text }) => text))]).toEqual(['one', 'two', 'three']);
    expect(recorded.joinings).toEqual([]);
    expect(discord.count('GET', /messages$/)).toBe(1);
  });

  test('knows no thread any more that was deleted, and tells so', async () => {
    const { discord, adapter, channel, ana, start } = setting();
    const thread = discord.world.thread(channel, 'seeds');
    const recorded = await start();
    discord.say(thread, ana, 'one');
    await recorded.arrived(1);
    discord.world.channels.delete(thread.id);
    discord.gateway.dispatch('THREAD_DELETE', {
      id: thread.id,
      guild_id: channel.guild?.id,
      parent_id: channel.id,
      type: 11,
    });
    const send = () => adapter.send(`discord:${thread.id}`, { text: 'x', replyTo: '1' });
    for (let at = 0; at < 3; at += 1) await expect(send()).rejects.toMatchObject({ failure: 'gone' });
    expect(discord.count('POST', /messages$/)).toBe(1);
  });

  test.each(['a role', 'a role of its own', 'the channel', 'the thread'])(
    'tries a channel that refused again when %s has changed',
    async (what) => {
      const { discord, adapter, guild, channel, start } = setting();
      const thread = discord.world.thread(channel, 'seeds');
      await start();
      const send = () => adapter.send(`discord:${thread.id}`, { text: 'x' });
      discord.rest.refusals.set(thread.id, { status: 403, body: { code: 50013, message: 'No' } });
      await expect(send()).rejects.toMatchObject({ failure: 'forbidden' });
      discord.rest.refusals.clear();
      await expect(send()).rejects.toMatchObject({ failure: 'forbidden' });
      discord.tellRights(guild, what === 'the thread' ? thread : channel, what);
      let isSent = false;
      await until(() => {
        void send().then(
          () => {
            isSent = true;
          },
          () => undefined,
        );
        return isSent;
      });
      expect(discord.posts(thread)[0]?.content).toBe('x');
    },
  );
});

describe('calls that Discord refuses', () => {
  test('are told of, and end before there are so many that it bars the bot', async () => {
    const warnings: string[] = [];
    let now = 0;
    const limits = new RateLimits(
      () => now,
      (sentence) => void warnings.push(sentence),
    );
    const rest = new REST();
    limits.watch(rest);
    rest.emit('invalidRequestWarning', { count: 8_000, remainingTime: 300_000 });
    expect(limits.held()).toBe(0);
    rest.emit('invalidRequestWarning', { count: 9_000, remainingTime: 200_000 });
    expect(limits.held()).toBe(200_000);
    const api = new Api(resolveOptions({ token: 't', clock: simulatedClock(0) }), limits);
    await expect(api.typing('1')).rejects.toMatchObject({
      failure: 'rate_limited',
      retryAfterMs: 200_000,
    });
    now = 200_000;
    expect(limits.held()).toBe(0);
    expect(warnings).toEqual([
      expect.stringContaining('Discord has refused 8000 calls'),
      expect.stringContaining('Discord has refused 9000 calls'),
    ]);
  });
});
