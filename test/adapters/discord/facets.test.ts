import { describe, expect, test } from 'vitest';
import { INTENT_REFUSED, TOKEN_REFUSED } from '../../../adapters/discord/errors.ts';
import { inviteLink, NEEDED_PERMISSIONS } from '../../../adapters/discord/permissions.ts';
import { useSetting } from './harness.ts';

const APPLICATION = /^\/(?:oauth2\/)?applications\/@me$/;

describe('the owners on Discord', () => {
  const setting = useSetting();

  test('are the one to whom the application belongs, looked up once an hour', async () => {
    const { discord, adapter, pass } = setting();
    const { owner } = discord.world.application;
    expect(await adapter.owners?.()).toEqual([`discord:${owner.id}`]);
    await pass(59 * 60_000);
    await adapter.owners?.();
    expect(discord.count('GET', APPLICATION)).toBe(1);
    await pass(60_000);
    await adapter.owners?.();
    expect(discord.count('GET', APPLICATION)).toBe(2);
  });

  test('are the members of its team who accepted and may change it', async () => {
    const { discord, adapter } = setting();
    const { world } = discord;
    const member = (name: string, membership_state: number, role: string) => ({
      user: world.user(name),
      membership_state,
      role,
    });
    const members = [
      member('Head', 2, ''),
      member('Admin', 2, 'admin'),
      member('Developer', 2, 'developer'),
      member('Reader', 2, 'read_only'),
      member('Invited', 1, 'admin'),
    ];
    world.application.team = { id: '1', owner_user_id: members[0]?.user.id, members };
    const ids = members.slice(0, 3).map(({ user }) => `discord:${user.id}`);
    expect(await adapter.owners?.()).toEqual(ids);
  });

  test('that cannot be looked up are an error, not nobody', async () => {
    const { discord, adapter } = setting();
    for (let at = 0; at < 4; at += 1) discord.script('GET', APPLICATION, { status: 503 });
    await expect(adapter.owners?.()).rejects.toMatchObject({ name: 'PlatformError', reason: 'unreachable' });
    expect(await adapter.owners?.()).toHaveLength(1);
  });
});

describe('a private message on Discord', () => {
  const setting = useSetting();

  test('reaches the person in their direct messages, which are opened once', async () => {
    const { discord, adapter, ben, start } = setting();
    await start();
    const person = `discord:${ben.id}`;
    await adapter.sendPrivately?.(person, { text: 'The channel is gone.' });
    await adapter.sendPrivately?.(person, { text: 'Really.' });
    expect(discord.posts(discord.world.direct(ben)).map(({ content }) => content)).toEqual([
      'The channel is gone.',
      'Really.',
    ]);
    expect(discord.count('POST', /^\/users\/@me\/channels$/)).toBe(1);
  });

  test('is forbidden by a person who takes none, and gone for one who is unknown', async () => {
    const { discord, adapter, ben, start } = setting();
    await expect(adapter.sendPrivately?.(`discord:${ben.id}`, { text: 'early' })).rejects.toMatchObject({
      failure: 'unreachable',
    });
    await start();
    discord.rest.closed.add(ben.id);
    await expect(adapter.sendPrivately?.(`discord:${ben.id}`, { text: 'hi' })).rejects.toMatchObject({
      failure: 'forbidden',
    });
    await expect(adapter.sendPrivately?.('telegram:5', { text: 'hi' })).rejects.toMatchObject({
      failure: 'gone',
    });
    await expect(adapter.sendPrivately?.('discord:5', { text: 'hi' })).rejects.toMatchObject({
      failure: 'invalid',
    });
  });
});

describe('a link to a message on Discord', () => {
  const setting = useSetting();

  test('leads to it in its server, its thread or its direct messages', async () => {
    const { discord, adapter, guild, channel, direct, ana, start } = setting();
    const thread = discord.world.thread(channel, 'Tomatoes');
    expect(adapter.linkTo?.(`discord:${channel.id}`, '5')).toBeUndefined();
    const recorded = await start();
    discord.say(direct, ana, 'hi');
    await recorded.arrived(1);
    const at = 'https://discord.com/channels';
    expect(adapter.linkTo?.(`discord:${channel.id}`, '5')).toBe(`${at}/${guild.id}/${channel.id}/5`);
    expect(adapter.linkTo?.(`discord:${thread.id}`, '5')).toBe(`${at}/${guild.id}/${thread.id}/5`);
    expect(adapter.linkTo?.(`discord:${direct.id}`, '5')).toBe(`${at}/@me/${direct.id}/5`);
    expect(adapter.linkTo?.('discord:404', '5')).toBeUndefined();
    expect(adapter.linkTo?.(`discord:${channel.id}`, 'x')).toBeUndefined();
  });
});

describe('a look at how the bot is set up on Discord', () => {
  const setting = useSetting();
  const MEMORY = { name: 'memory', summary: 'The memory', ownerOnly: true, subcommands: [] };

  test('finds everything in order', async () => {
    const { adapter, discord, start } = setting();
    await start();
    await adapter.registerCommands([MEMORY]);
    const writes = discord.calls.filter(({ method }) => method !== 'GET').length;
    expect(await adapter.probe?.()).toEqual([
      { name: 'token', result: 'ok', message: 'Discord knows the bot as reverie.' },
      { name: 'message content', result: 'ok', message: 'The bot may read what is written.' },
      { name: 'commands', result: 'ok', message: 'Discord has the commands of this version.' },
      { name: 'permissions in The Garden', result: 'ok', message: 'The bot has every permission it needs.' },
      { name: 'clock', result: 'ok', message: 'The clock agrees with Discord’s.' },
    ]);
    expect(discord.calls.filter(({ method }) => method !== 'GET')).toHaveLength(writes);
  });

  test('finds everything that is wrong, with what to do, without a start', async () => {
    const { adapter, discord, guild, clock } = setting();
    const { application } = discord.world;
    application.flags = 0;
    guild.permissions = NEEDED_PERMISSIONS & ~(1n << 11n) & ~(1n << 38n);
    await adapter.registerCommands([MEMORY]);
    const here = clock.now() + 90_000;
    const slow = setting().another({ clock: { now: () => here, after: clock.after } });
    await slow.registerCommands([MEMORY]);
    expect(await slow.probe?.()).toEqual([
      { name: 'token', result: 'ok', message: 'Discord knows the bot as reverie.' },
      {
        name: 'message content',
        result: 'fail',
        message: INTENT_REFUSED,
        fix: expect.stringContaining('Message Content Intent'),
      },
      {
        name: 'commands',
        result: 'warn',
        message: expect.stringContaining('not those of this version'),
        fix: expect.any(String),
      },
      {
        name: 'permissions in The Garden',
        result: 'warn',
        message: 'The bot lacks “Send Messages”, “Send Messages in Threads” in The Garden.',
        fix: expect.stringContaining(inviteLink(application.id)),
      },
      {
        name: 'clock',
        result: 'warn',
        message: 'This machine’s clock is 90 s ahead of Discord’s.',
        fix: expect.any(String),
      },
    ]);
    expect(discord.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  test('looks at every server, and says when there are so many that Discord has to approve', async () => {
    const { adapter, discord } = setting();
    for (let at = 0; at < 204; at += 1) discord.world.guild(`Server ${at}`);
    const findings = (await adapter.probe?.()) ?? [];
    expect(findings.filter(({ name }) => name.startsWith('permissions in'))).toHaveLength(205);
    expect(findings).toContainEqual({
      name: 'message content',
      result: 'warn',
      message: 'The bot is in 205 servers; from 100 on Discord has to approve of its reading messages.',
      fix: expect.stringContaining('verified'),
    });
  });

  test('tells how often limits made the bot wait within an hour, while it runs', async () => {
    const { adapter, discord, clock, channel, start } = setting();
    await start();
    discord.script('POST', /messages$/, {
      status: 429,
      headers: { 'retry-after': '60', 'x-ratelimit-scope': 'user' },
      body: { message: 'You are being rate limited.', retry_after: 60, global: false },
    });
    await adapter.send(`discord:${channel.id}`, { text: 'hi' }).catch(() => undefined);
    const limits = async () => (await adapter.probe?.())?.filter(({ name }) => name === 'limits');
    expect(await limits()).toMatchObject([
      { result: 'warn', message: expect.stringMatching(/the bot wait once, 6[01] s at the longest\./) },
    ]);
    await clock.advanceTo(clock.now() + 61 * 60_000);
    expect(await limits()).toEqual([]);
  });

  test('tells of limits, too, that reading what was missed runs into', async () => {
    const { adapter, discord, channel, ana, start } = setting();
    const recorded = await start();
    discord.say(channel, ana, 'one');
    await recorded.arrived(1);
    discord.sayUnheard(channel, ana, 'missed');
    discord.script('GET', /messages$/, {
      status: 429,
      headers: { 'retry-after': '60', 'x-ratelimit-scope': 'user' },
      body: { message: 'You are being rate limited.', retry_after: 60, global: false },
    });
    discord.gateway.forget(4000);
    await discord.called('GET', /messages$/);
    const limits = async () => (await adapter.probe?.())?.filter(({ name }) => name === 'limits') ?? [];
    let found = await limits();
    while (found.length === 0) found = await limits();
    expect(found).toMatchObject([{ message: expect.stringMatching(/the bot wait once, 6[01] s/) }]);
  });

  test('says that the token is wrong, and nothing else', async () => {
    const { another } = setting();
    expect(await another({ token: 'wrong' }).probe?.()).toEqual([
      { name: 'token', result: 'fail', message: TOKEN_REFUSED },
    ]);
  });

  test('says that the bot is in no server, and how to invite it', async () => {
    const { adapter, discord } = setting();
    discord.world.guilds.length = 0;
    const findings = (await adapter.probe?.()) ?? [];
    expect(findings).toContainEqual({
      name: 'servers',
      result: 'warn',
      message: 'The bot is in no server yet.',
      fix: `Invite it: ${inviteLink(discord.world.application.id)}`,
    });
  });
});
