import { describe, expect, test } from 'vitest';
import { recordEvents } from '../../contract/adapter.ts';
import type { FakeChannel } from '../../support/fake-discord/index.ts';
import type { Json } from '../../support/fake-discord/wire.ts';
import { asRead, until, useSetting } from './harness.ts';

/** What is said in other languages. */
const IN_FILE: Record<string, string> = { uk: 'Усе у файлі.' };
const MESSAGES = /^\/channels\/\d+\/messages$/;
/** A text of so many messages. */
const long = (pieces: number): string =>
  Array.from({ length: pieces }, (_, at) => `part ${at} ${'word '.repeat(300).trim()}`).join('\n\n');

describe('a text of more than four messages', () => {
  const setting = useSetting({
    inFile: (language) => IN_FILE[language ?? ''] ?? 'Everything is in the file.',
  });
  const files = (channel: FakeChannel): unknown[] =>
    setting()
      .discord.posts(channel)
      .map(({ more }) =>
        (more.attachments as Json[] | undefined)?.map(({ filename, text }) => [filename, text]),
      );

  test('goes as one message that begins it and carries all of it as a file', async () => {
    const { discord, adapter, channel, start } = setting();
    await start();
    const text = `Нотатки 👩🏽‍🌾 for @everyone\n\n${long(5)}`;
    const { ref } = await adapter.send(`discord:${channel.id}`, {
      text,
      silent: true,
      buttons: [{ id: 'a', label: 'Undo' }],
    });
    const [post, ...more] = discord.posts(channel);
    expect(more).toEqual([]);
    expect(post?.id).toBe(ref);
    expect(asRead(post?.content ?? '')).toMatch(
      /^Нотатки 👩🏽‍🌾 for @everyone\n\npart 0 word [word ]+\n\nEverything is in the file\.$/,
    );
    expect(files(channel)).toEqual([[['message.txt', text]]]);
    const { body } = await discord.called('POST', MESSAGES);
    expect(body).toMatchObject({ allowed_mentions: { parse: [] }, flags: 4 | 4096, enforce_nonce: true });
    expect(body).not.toHaveProperty('file');
    expect(post?.more.components).toMatchObject([{ components: [{ custom_id: 'a' }] }]);
  });

  test('is one file also when every character that it begins with needs a mark', async () => {
    const { adapter, discord, channel, start } = setting();
    await start();
    await adapter.send(`discord:${channel.id}`, { text: '*_'.repeat(9_000) });
    expect(discord.posts(channel)).toHaveLength(1);
  });

  test('says so in the language of the room', async () => {
    const { adapter, discord, channel, start } = setting();
    await start();
    await adapter.send(`discord:${channel.id}`, { text: long(5), language: 'uk' });
    expect(asRead(discord.posts(channel)[0]?.content ?? '')).toMatch(/\n\nУсе у файлі\.$/);
  });

  test('of just four is posted as four', async () => {
    const { discord, adapter, channel, start } = setting();
    await start();
    await adapter.send(`discord:${channel.id}`, { text: long(4) });
    expect(discord.posts(channel).map(({ content }) => content.slice(0, 6))).toEqual(
      [0, 1, 2, 3].map((at) => `part ${at}`),
    );
  });

  test.each([
    ['the connection broke after it was taken', 'heard' as const],
    ['the connection broke before', 'torn' as const],
    ['Discord had a fault', { status: 502 }],
  ])('is shown once when %s', async (_, fault) => {
    const { discord, adapter, channel, start } = setting();
    await start();
    discord.script('POST', MESSAGES, fault);
    await adapter.send(`discord:${channel.id}`, { text: long(5) });
    expect(files(channel)).toEqual([[['message.txt', long(5)]]]);
  });

  test('is handed back whole when Discord wants a long wait, and known again by its nonce after a restart', async () => {
    const { discord, adapter, another, channel, start } = setting();
    await start();
    discord.script('POST', MESSAGES, {
      status: 429,
      body: { message: 'slow down', retry_after: 30, global: false },
      headers: { 'retry-after': '30' },
    });
    const send = (by: typeof adapter, text: string) => by.send(`discord:${channel.id}`, { text });
    await expect(send(adapter, long(5))).rejects.toMatchObject({ failure: 'rate_limited', rest: undefined });
    const next = another();
    await next.start(recordEvents().events);
    await send(next, long(6));
    await send(another(), long(6)).catch(() => undefined);
    const third = another();
    await third.start(recordEvents().events);
    await send(third, long(6));
    expect(files(channel)).toEqual([[['message.txt', long(6)]]]);
    // What begins alike is another text all the same.
    await send(third, `${long(6)} and more`);
    expect(files(channel)).toHaveLength(2);
  });

  test('comes in many messages where the bot may attach no files, and the channel goes on being written to', async () => {
    const { discord, adapter, channel, start } = setting();
    await start();
    discord.rest.fileless.add(channel.id);
    await adapter.send(`discord:${channel.id}`, { text: long(5) });
    await adapter.send(`discord:${channel.id}`, { text: 'and on' });
    expect(discord.posts(channel).map(({ content }) => content.slice(0, 6))).toEqual([
      ...[0, 1, 2, 3, 4].map((at) => `part ${at}`),
      'and on',
    ]);
  });

  test.each([
    ['at once', 0],
    ['after the sign that it is being made', 1_000],
    ['in the channel when it comes too late for a way of its own', 16 * 60_000],
  ])('answers a slash command %s', async (_, after) => {
    const { discord, adapter, channel, ana, start, pass } = setting();
    const recorded = await start();
    const interaction = discord.interactions.slash(channel, ana, 'memory', [{ type: 1, name: 'show' }]);
    const [message] = await recorded.arrived(1);
    if (after > 0) {
      await pass(1_000);
      await until(() => interaction.thinking !== 'no');
      await pass(after);
    }
    await adapter.send(`discord:${channel.id}`, { text: long(5), replyTo: message?.ref ?? '' });
    expect(files(channel)).toEqual([[['message.txt', long(5)]]]);
  });
});
