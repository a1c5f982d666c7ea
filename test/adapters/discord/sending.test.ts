import { describe, expect, test } from 'vitest';
import { REFUSALS } from '../../../adapters/discord/errors.ts';
import type { DeliveryError } from '../../../src/chat/errors.ts';
import { recordEvents } from '../../contract/adapter.ts';
import type { Json } from '../../support/fake-discord/wire.ts';
import { until, useSetting } from './harness.ts';

const MESSAGES = /^\/channels\/\d+\/messages$/;

describe('a message to Discord', () => {
  const setting = useSetting();

  test('pings nobody, shows no previews and carries a nonce', async () => {
    const { discord, adapter, channel, start } = setting();
    await start();
    await adapter.send(`discord:${channel.id}`, {
      text: '@everyone <@123> <@&5> look: https://example.org/a_b',
    });
    const { body } = await discord.called('POST', MESSAGES);
    expect(body).toMatchObject({ allowed_mentions: { parse: [] }, flags: 4, enforce_nonce: true });
    expect((body as Json).nonce).toMatch(/^[0-9a-z]{1,25}$/);
    expect((body as Json).content).toBe('@everyone \\<@123> \\<@&5> look: https://example.org/a_b');
  });

  test('that is silent makes no sound, with every piece', async () => {
    const { discord, adapter, channel, start } = setting();
    await start();
    await adapter.send(`discord:${channel.id}`, { text: 'word '.repeat(600), silent: true });
    const bodies = discord.calls.filter(({ path }) => MESSAGES.test(path)).map(({ body }) => body as Json);
    expect(bodies.map(({ flags }) => flags)).toEqual([4 | 4096, 4 | 4096]);
  });

  test('goes out beside many others without a warning of a leak', async () => {
    const { adapter, discord, guild, start } = setting();
    await start();
    const warnings: string[] = [];
    const warned = ({ name }: Error): void => void warnings.push(name);
    process.on('warning', warned);
    const channels = Array.from({ length: 12 }, (_, at) => discord.world.channel(guild, `room-${at}`));
    await Promise.all(channels.map(({ id }) => adapter.send(`discord:${id}`, { text: 'hello' })));
    process.off('warning', warned);
    expect(warnings).toEqual([]);
  });

  test('answers the message it is an answer to, and stands alone when that is gone', async () => {
    const { discord, adapter, channel, ana, start } = setting();
    const recorded = await start();
    const said = discord.say(channel, ana, 'question');
    await recorded.arrived(1);
    await adapter.send(`discord:${channel.id}`, { text: 'one', replyTo: said.id });
    discord.remove(said);
    await adapter.send(`discord:${channel.id}`, { text: 'two', replyTo: said.id });
    const [first, second] = discord.posts(channel);
    expect(first?.more.message_reference).toMatchObject({ message_id: said.id });
    expect(second?.content).toBe('two');
    expect(second?.more.message_reference).toBeUndefined();
  });

  test('calls the person whom it answers when they have waited for more than a minute, and nobody else', async () => {
    const { discord, adapter, clock, channel, ana, start } = setting();
    const recorded = await start();
    const said = discord.say(channel, ana, 'question');
    await recorded.arrived(1);
    const place = `discord:${channel.id}`;
    const pings = () => discord.calls.filter(({ path }) => MESSAGES.test(path)).at(-1)?.body;
    await adapter.send(place, { text: 'soon', replyTo: said.id });
    expect(pings()).toMatchObject({ allowed_mentions: { parse: [], replied_user: false } });
    await clock.advanceTo(clock.now() + 61_000);
    await adapter.send(place, { text: 'at last', replyTo: said.id });
    expect(pings()).toMatchObject({ allowed_mentions: { parse: [], replied_user: true } });
    await adapter.send(place, { text: 'by the way', replyTo: said.id, silent: true });
    expect(pings()).toMatchObject({ allowed_mentions: { parse: [], replied_user: false } });
  });

  test('goes out in order, the answer first and the buttons last, with the ref of the last piece', async () => {
    const { discord, adapter, channel, ana, start } = setting();
    await start();
    const said = discord.say(channel, ana, 'question');
    const buttons = Array.from({ length: 6 }, (_, at) => ({ id: `b${at}`, label: `Button ${at}` }));
    const text = Array.from({ length: 900 }, (_, at) => `word${at}`).join(' ');
    const { ref } = await adapter.send(`discord:${channel.id}`, { text, replyTo: said.id, buttons });
    const posts = discord.posts(channel);
    expect(posts.map(({ content }) => content).join(' ')).toBe(text);
    expect(posts.length).toBeGreaterThan(2);
    expect(posts.map(({ more }) => more.message_reference !== undefined)).toEqual(
      posts.map((_, at) => at === 0),
    );
    expect(posts.slice(0, -1).map(({ more }) => more.components)).toEqual(posts.slice(1).map(() => []));
    expect(posts.at(-1)?.id).toBe(ref);
    const rows = posts.at(-1)?.more.components as { components: { custom_id: string; label: string }[] }[];
    expect(rows.map(({ components }) => components.length)).toEqual([5, 1]);
    expect(rows[1]?.components[0]).toMatchObject({ custom_id: 'b5', label: 'Button 5', type: 2 });
  });

  test('is shown once when it is tried again after the answer of Discord was lost', async () => {
    const { discord, adapter, channel, start } = setting();
    await start();
    const id = `discord:${channel.id}`;
    const posted = adapter.send(id, { text: 'once', replyTo: '123' });
    const { ref } = await posted;
    // Another start of the service knows of nothing that went out.
    const again = setting().another();
    await again.start(recordEvents().events);
    expect(await again.send(id, { text: 'once', replyTo: '123' })).toEqual({ ref });
    expect(discord.posts(channel)).toHaveLength(1);
  });

  test('that says the same as one before is shown twice', async () => {
    const { discord, adapter, channel, start } = setting();
    await start();
    await adapter.send(`discord:${channel.id}`, { text: 'Done.' });
    await adapter.send(`discord:${channel.id}`, { text: 'Done.' });
    expect(discord.posts(channel)).toHaveLength(2);
  });

  test('survives faults of Discord and torn connections without being shown twice', async () => {
    const { discord, adapter, channel, start } = setting();
    await start();
    discord.script('POST', MESSAGES, { status: 502, body: '<html>Bad gateway</html>' });
    discord.script('POST', MESSAGES, { status: 500 });
    await adapter.send(`discord:${channel.id}`, { text: 'here' });
    expect(discord.posts(channel).map(({ content }) => content)).toEqual(['here']);
    const nonces = discord.calls
      .filter(({ path }) => MESSAGES.test(path))
      .map(({ body }) => (body as Json).nonce);
    expect(new Set(nonces).size).toBe(1);
    expect(nonces).toHaveLength(3);
  });

  test('waits for a short limit, and hands a long one back', async () => {
    const { discord, adapter, channel, start } = setting();
    await start();
    const limit = (seconds: number) => ({
      status: 429,
      headers: { 'retry-after': String(seconds), 'x-ratelimit-scope': 'user' },
      body: { message: 'You are being rate limited.', retry_after: seconds, global: false },
    });
    discord.script('POST', MESSAGES, limit(0.01));
    await adapter.send(`discord:${channel.id}`, { text: 'one' });
    discord.script('POST', MESSAGES, limit(60));
    const refused = adapter.send(`discord:${channel.id}`, { text: 'two' });
    await expect(refused).rejects.toMatchObject({ name: 'DeliveryError', failure: 'rate_limited' });
    const error = (await refused.catch((thrown: unknown) => thrown)) as { retryAfterMs: number };
    expect(error.retryAfterMs).toBeGreaterThanOrEqual(60_000);
    expect(error.retryAfterMs).toBeLessThan(62_000);
    expect(discord.posts(channel).map(({ content }) => content)).toEqual(['one']);
  });

  test('is handed back when Discord says for how long nobody may post, whichever channel it is', async () => {
    const { discord, adapter, channel, direct, start } = setting();
    await start();
    discord.script('POST', MESSAGES, {
      status: 429,
      headers: { 'retry-after': '60', 'x-ratelimit-global': 'true', 'x-ratelimit-scope': 'global' },
      body: { message: 'You are being rate limited.', retry_after: 60, global: true },
    });
    for (const { id } of [channel, direct]) {
      await expect(adapter.send(`discord:${id}`, { text: 'x' })).rejects.toMatchObject({
        failure: 'rate_limited',
        retryAfterMs: expect.any(Number),
      });
    }
    expect(discord.count('POST', MESSAGES)).toBe(1);
  });

  test('is asked for once when somebody between refuses it as too much and does not say for how long', async () => {
    const { discord, adapter, channel, start } = setting();
    await start();
    discord.rule('POST', MESSAGES, () => ({ status: 429, body: '<html>Too many requests</html>' }));
    await expect(adapter.send(`discord:${channel.id}`, { text: 'x' })).rejects.toMatchObject({
      failure: 'rate_limited',
      retryAfterMs: undefined,
    });
    expect(discord.count('POST', MESSAGES)).toBe(1);
  });

  test('waits for a Discord that answers with something that is none of its answers', async () => {
    const { discord, adapter, channel, start } = setting();
    await start();
    const send = () => adapter.send(`discord:${channel.id}`, { text: 'once' });
    for (const answer of [
      { status: 200, body: '<html>Log in to this network</html>' },
      { status: 404, headers: { 'content-type': 'text/html' }, body: '<html>Not found</html>' },
      { status: 413, headers: { 'content-type': 'text/html' }, body: '<html>Too large</html>' },
    ]) {
      discord.script('POST', MESSAGES, answer);
      await expect(send()).rejects.toMatchObject({ failure: 'unreachable' });
    }
    await send();
    expect(discord.posts(channel)).toHaveLength(1);
  });

  test('that fails in its middle hands back what was not said', async () => {
    const { discord, adapter, channel, start } = setting();
    await start();
    const words = Array.from({ length: 900 }, (_, at) => `word${at}`);
    const sent = adapter.send(`discord:${channel.id}`, { text: words.join(' ') });
    await discord.called('POST', MESSAGES);
    discord.script('POST', MESSAGES, { status: 429, headers: { 'retry-after': '60' }, body: {} });
    const error = (await sent.catch((thrown: unknown) => thrown)) as {
      failure: string;
      rest: string;
      retryAfterMs: number;
    };
    expect(error).toMatchObject({ failure: 'rate_limited', retryAfterMs: expect.any(Number) });
    const said = discord.posts(channel).map(({ content }) => content);
    expect(said).toHaveLength(1);
    expect([...said, error.rest].join(' ').match(/word\d+/g)).toEqual(words);
  });

  test.each(Object.entries(REFUSALS))(
    'that is refused with %s says what to do',
    async (code, { failure, sentence }) => {
      const { discord, adapter, channel, start } = setting();
      await start();
      const status = failure === 'gone' ? 404 : 403;
      discord.rest.refusals.set(channel.id, { status, body: { code: Number(code), message: 'No' } });
      await expect(adapter.send(`discord:${channel.id}`, { text: 'hi' })).rejects.toMatchObject({
        failure,
        message: `${sentence} (Discord: ${code})`,
      });
    },
  );

  test('is not tried in a channel that refused, until something arrives from it', async () => {
    const { discord, adapter, channel, ana, start } = setting();
    const recorded = await start();
    const send = () => adapter.send(`discord:${channel.id}`, { text: 'hi' });
    discord.rest.refusals.set(channel.id, {
      status: 403,
      body: { code: 50013, message: 'Missing Permissions' },
    });
    await expect(send()).rejects.toMatchObject({ failure: 'forbidden' });
    await expect(send()).rejects.toMatchObject({ failure: 'forbidden' });
    await adapter.typing(`discord:${channel.id}`);
    expect(discord.count('POST', /^\/channels\//)).toBe(1);
    discord.rest.refusals.clear();
    discord.say(channel, ana, 'now you may');
    await recorded.arrived(1);
    await send();
    expect(discord.posts(channel)).toHaveLength(1);
  });

  test('is refused with Discord’s words when they are not known, and without a secret', async () => {
    const { discord, adapter, channel, start } = setting();
    await start();
    discord.script('POST', MESSAGES, { status: 400, body: { code: 50035, message: 'Invalid Form Body' } });
    await expect(adapter.send(`discord:${channel.id}`, { text: 'hi' })).rejects.toMatchObject({
      failure: 'invalid',
      message: 'Discord does not take the message: Invalid Form Body (Discord: 50035)',
      cause: undefined,
    });
    discord.script('POST', MESSAGES, { status: 401, body: { code: 0, message: '401: Unauthorized' } });
    await expect(adapter.send(`discord:${channel.id}`, { text: 'hi' })).rejects.toMatchObject({
      failure: 'unreachable',
    });
    await adapter.send(`discord:${channel.id}`, { text: 'the token is used again' });
    expect(discord.posts(channel)).toHaveLength(1);
  });

  test('goes out once when the connection broke before the answer of Discord was heard', async () => {
    const { discord, adapter, channel, start } = setting();
    await start();
    discord.script('POST', MESSAGES, 'heard');
    await adapter.send(`discord:${channel.id}`, { text: 'once' });
    expect(discord.count('POST', MESSAGES)).toBe(2);
    expect(discord.posts(channel)).toHaveLength(1);
  });

  test('of which a piece may have arrived is shown once, also when what is left is sent later', async () => {
    const { discord, adapter, direct, ana, start } = setting();
    const recorded = await start();
    const said = discord.say(direct, ana, 'a long story');
    await recorded.arrived(1);
    const text = ['one', 'two', 'three'].map((word) => `${word} `.repeat(280).trim()).join('\n');
    let tries = 0;
    discord.rule('POST', MESSAGES, ({ body }) => {
      if (!JSON.stringify(body).includes('two')) return undefined;
      tries += 1;
      return tries > 4 ? undefined : 'heard';
    });
    const id = `discord:${direct.id}`;
    const sent = adapter.send(id, { text, replyTo: said.id });
    const { failure, rest = '' } = (await sent.catch(
      (error: unknown) => error as DeliveryError,
    )) as DeliveryError;
    expect([failure, tries, rest.includes('one')]).toEqual(['unreachable', 4, false]);
    await adapter.send(id, { text: rest, continues: said.id });
    expect(discord.posts(direct).map(({ content }) => content.split(' ', 1)[0])).toEqual([
      'one',
      'two',
      'three',
    ]);
    expect(discord.posts(direct).filter(({ more }) => more.message_reference !== undefined)).toHaveLength(1);
  });

  test('among many, in a Discord full of faults, is shown once and in its turn', async () => {
    const { discord, adapter, channel, direct, start } = setting();
    await start();
    const wait = {
      status: 429,
      headers: { 'retry-after': '0.01' },
      body: { retry_after: 0.01, global: false },
    };
    for (const fault of [
      wait,
      { status: 500 },
      'heard',
      wait,
      'torn',
      { status: 502 },
      'heard',
      wait,
    ] as const) {
      discord.script('POST', MESSAGES, fault);
    }
    const texts = Array.from({ length: 15 }, (_, at) => `message ${at}`);
    await Promise.all(
      texts.flatMap((text) => [channel, direct].map(({ id }) => adapter.send(`discord:${id}`, { text }))),
    );
    for (const place of [channel, direct]) {
      expect(discord.posts(place).map(({ content }) => content)).toEqual(texts);
    }
  });

  test('for a Discord that is away is unreachable, and one that a stop overtakes is ambiguous', async () => {
    const { discord, adapter, channel, start } = setting();
    await start();
    const send = () => adapter.send(`discord:${channel.id}`, { text: 'a' });
    for (let at = 0; at < 4; at += 1) discord.script('POST', MESSAGES, { status: 503 });
    await expect(send()).rejects.toMatchObject({ failure: 'unreachable' });
    for (let at = 0; at < 4; at += 1) discord.script('POST', MESSAGES, 'torn');
    await expect(send()).rejects.toMatchObject({ failure: 'unreachable' });
    discord.stall();
    const last = expect(send()).rejects.toMatchObject({ failure: 'ambiguous' });
    await until(() => discord.count('POST', MESSAGES) === 9);
    await adapter.stop();
    await last;
  });

  test('that a stop overtakes leaves what comes after the piece that may have arrived', async () => {
    const { discord, adapter, channel, start } = setting();
    await start();
    discord.stall();
    const text = ['one', 'two', 'three']
      .map((word) => `${word} `.repeat(1_900 / (word.length + 1)))
      .join('\n\n');
    const sent = adapter.send(`discord:${channel.id}`, { text }).catch((error: unknown) => error);
    await until(() => discord.count('POST', MESSAGES) === 1);
    await adapter.stop();
    const { failure, rest = '' } = (await sent) as DeliveryError;
    expect([failure, rest.includes('one'), rest.includes('two'), rest.includes('three')]).toEqual([
      'ambiguous',
      false,
      true,
      true,
    ]);
  });

  test('to a place that Discord cannot have is gone', async () => {
    const { discord, adapter, start } = setting();
    await start();
    for (const id of [
      'discord:',
      'discord:abc',
      'discord:1/../2',
      'telegram:1',
      `discord:${'9'.repeat(30)}`,
    ]) {
      await expect(adapter.send(id, { text: 'hi' })).rejects.toMatchObject({ failure: 'gone' });
    }
    expect(discord.count('POST', /^\/channels/)).toBe(0);
  });
});
