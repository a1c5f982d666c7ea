import { describe, expect, test } from 'vitest';
import type { Json } from '../../support/fake-discord/wire.ts';
import { useSetting } from './harness.ts';

const MESSAGES = /^\/channels\/\d+\/messages$/;

describe('a change of a message on Discord', () => {
  const setting = useSetting();

  test('replaces an earlier one, and takes its buttons away', async () => {
    const { discord, adapter, channel, start } = setting();
    await start();
    const id = `discord:${channel.id}`;
    const { ref } = await adapter.send(id, { text: 'Undo?', buttons: [{ id: 'u', label: 'Undo' }] });
    await adapter.edit(id, ref, { text: 'Undone.' });
    const [post] = discord.posts(channel);
    expect(post).toMatchObject({ content: 'Undone.', more: { components: [] } });
    await expect(adapter.edit(id, '404', { text: 'x' })).rejects.toMatchObject({ failure: 'gone' });
    await adapter.send(id, { text: 'the channel is still there' });
  });

  test('over the length of one message goes on in others, without a sound and with the buttons last', async () => {
    const { discord, adapter, channel, start } = setting();
    await start();
    const id = `discord:${channel.id}`;
    const { ref } = await adapter.send(id, { text: 'wait' });
    const text = ['one', 'two', 'three'].map((word) => `${word} `.repeat(300).trim()).join('\n\n');
    await adapter.edit(id, ref, { text, buttons: [{ id: 'u', label: 'Undo' }] });
    const posts = discord.posts(channel);
    expect(posts.map(({ content }) => content).join('\n\n')).toBe(text);
    expect(posts[0]?.id).toBe(ref);
    expect(posts.map(({ more }) => (more.components as unknown[]).length)).toEqual([0, 0, 1]);
    const flags = discord.calls.filter(({ path }) => MESSAGES.test(path)).map(({ body }) => body as Json);
    expect(flags.map((body) => body.flags)).toEqual([4, 4 | 4096, 4 | 4096]);
  });

  test('over the length of many messages goes on in one with a file', async () => {
    const { discord, adapter, channel, start } = setting();
    await start();
    const id = `discord:${channel.id}`;
    const { ref } = await adapter.send(id, { text: 'wait' });
    const text = Array.from({ length: 9 }, (_, at) => `part ${at} ${'word '.repeat(300).trim()}`);
    await adapter.edit(id, ref, { text: text.join('\n\n') });
    const [first, second, ...more] = discord.posts(channel);
    expect(more).toEqual([]);
    expect(first?.content).toBe(text[0]);
    expect((second?.more.attachments as Json[] | undefined)?.[0]?.text).toBe(text.slice(1).join('\n\n'));
  });

  test('of its buttons alone leaves its words', async () => {
    const { discord, adapter, channel, start } = setting();
    await start();
    const id = `discord:${channel.id}`;
    const { ref } = await adapter.send(id, { text: 'Undo?', buttons: [{ id: 'u', label: 'Undo' }] });
    await adapter.edit(id, ref, { buttons: [] });
    expect(discord.posts(channel)).toMatchObject([{ content: 'Undo?', more: { components: [] } }]);
  });

  test('is not tried any more in a channel that the bot cannot see, and an archived thread takes posts all the same', async () => {
    const { discord, adapter, channel, start } = setting();
    await start();
    const id = `discord:${channel.id}`;
    const { ref } = await adapter.send(id, { text: 'wait' });
    const refuse = (code: number): void =>
      void discord.script('PATCH', /^\/channels\//, { status: 403, body: { code, message: 'No' } });
    refuse(50083);
    await expect(adapter.edit(id, ref, { text: 'x' })).rejects.toMatchObject({ failure: 'forbidden' });
    await adapter.send(id, { text: 'open again' });
    refuse(50001);
    await expect(adapter.edit(id, ref, { text: 'x' })).rejects.toMatchObject({ failure: 'forbidden' });
    await expect(adapter.edit(id, ref, { text: 'x' })).rejects.toMatchObject({ failure: 'forbidden' });
    await expect(adapter.send(id, { text: 'x' })).rejects.toMatchObject({ failure: 'forbidden' });
    expect(discord.count('PATCH', /^\/channels\//)).toBe(2);
    expect(discord.posts(channel)).toHaveLength(2);
  });
});
