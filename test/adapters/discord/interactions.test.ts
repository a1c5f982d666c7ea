import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import type { Handling } from '../../../src/chat/adapter.ts';
import type { FakeInteraction } from '../../support/fake-discord/index.ts';
import { busy, type Setting, until, useSetting } from './harness.ts';

const CALLBACK = /^\/interactions\//;
const ANSWER = /^\/webhooks\//;
/** `/memory dream 7 preview` as the platform nests it. */
const DREAM = [
  {
    type: 1,
    name: 'dream',
    options: [
      { type: 3, name: 'n', value: ' 7 ' },
      { type: 3, name: 'preview', value: 'preview' },
    ],
  },
];

const seen = ({ answers }: FakeInteraction): [string, boolean][] =>
  answers.map(({ text, ephemeral }) => [text, ephemeral]);

describe('a slash command', () => {
  const setting = useSetting();

  /** Starts the bot; somebody calls a command that is worked on for as long as it takes. */
  async function call(handle: () => Handling = busy) {
    const { discord, channel, ana, start }: Setting = setting();
    const recorded = await start(handle);
    const interaction = discord.interactions.slash(channel, ana, 'memory', DREAM);
    const [message] = await recorded.arrived(1);
    if (message === undefined) throw new Error('Nothing arrived.');
    return { ...setting(), recorded, interaction, message, place: message.conversation.id };
  }

  test('is a message that reads as if it had been typed', async () => {
    const { message, channel, ana } = await call();
    expect(message).toMatchObject({
      conversation: { id: `discord:${channel.id}`, kind: 'channel', title: '#general' },
      author: { id: `discord:${ana.id}`, name: 'Ana', bot: false },
      text: '/memory dream 7 preview',
      origin: 'own',
      addressed: true,
    });
  });

  test('in a direct message is private', async () => {
    const { discord, direct, ana, start } = setting();
    const recorded = await start(busy);
    discord.interactions.slash(direct, ana, 'help');
    const [message] = await recorded.arrived(1);
    expect(message).toMatchObject({
      text: '/help',
      conversation: { id: `discord:${direct.id}`, kind: 'private' },
    });
  });

  test('that is answered soon is answered at once', async () => {
    const { adapter, discord, interaction, message, place } = await call();
    const { ref } = await adapter.send(place, { text: 'It begins.', replyTo: message.ref });
    expect(interaction.acknowledged).toBe(4);
    expect(seen(interaction)).toEqual([['It begins.', false]]);
    expect(interaction.answers[0]?.message.id).toBe(ref);
    expect(discord.calls.find(({ path }) => CALLBACK.test(path))?.body).toMatchObject({
      data: { allowed_mentions: { parse: [] }, flags: 4 },
    });
  });

  test('shows within a second that an answer is made, and puts it there', async () => {
    const { adapter, discord, interaction, message, place, pass } = await call();
    await pass(999);
    await discord.called('POST', CALLBACK);
    expect(interaction).toMatchObject({ acknowledged: 5, thinking: 'everyone' });
    await pass(60_000);
    const { ref } = await adapter.send(place, { text: 'Done.', replyTo: message.ref });
    expect(interaction.thinking).toBe('no');
    expect(seen(interaction)).toEqual([['Done.', false]]);
    await adapter.edit(place, ref, { text: 'Done, really.' });
    expect(discord.posts().map(({ content }) => content)).toEqual(['Done, really.']);
  });

  test('is answered in pieces one below the other, with the buttons last', async () => {
    const { adapter, interaction, message, place } = await call();
    const words = Array.from({ length: 600 }, (_, at) => `word${at}`);
    const buttons = [{ id: 'u', label: 'Undo' }];
    await adapter.send(place, { text: words.join(' '), replyTo: message.ref, buttons });
    expect(
      seen(interaction)
        .map(([text]) => text)
        .join(' '),
    ).toBe(words.join(' '));
    expect(interaction.answers.length).toBeGreaterThan(1);
    expect(interaction.answers.map(({ message: { more } }) => (more.components as unknown[]).length)).toEqual(
      interaction.answers.map((_, at) => (at === interaction.answers.length - 1 ? 1 : 0)),
    );
  });

  test('is refused for the eyes of the person alone', async () => {
    const { adapter, discord, interaction, message, place } = await call();
    await adapter.send(place, { text: 'Only the owner may.', replyTo: message.ref, confidential: true });
    expect(seen(interaction)).toEqual([['Only the owner may.', true]]);
    expect(discord.posts()).toEqual([]);
  });

  test('is refused for the person alone also when everybody saw that an answer was made', async () => {
    const { adapter, discord, interaction, message, place, pass } = await call();
    await pass(1_000);
    await discord.called('POST', CALLBACK);
    const long = 'No. '.repeat(700);
    const { ref } = await adapter.send(place, { text: long, replyTo: message.ref, confidential: true });
    expect(interaction.thinking).toBe('no');
    expect(seen(interaction).map(([, hidden]) => hidden)).toEqual([true, true]);
    expect(discord.posts()).toEqual([]);
    await adapter.edit(place, ref, { text: 'Still no.' });
    expect(seen(interaction).at(-1)).toEqual(['Still no.', true]);
    await adapter.edit(place, ref, { text: 'No, and no. '.repeat(200) });
    expect(seen(interaction).map(([, hidden]) => hidden)).toEqual([true, true, true]);
    expect(discord.posts()).toEqual([]);
  });

  test('has one answer; what follows goes to the channel and answers no message', async () => {
    const { adapter, discord, channel, ana, interaction, message, place } = await call();
    await adapter.send(place, { text: 'It begins.', replyTo: message.ref });
    await adapter.send(place, { text: 'It has ended.', replyTo: message.ref });
    expect(seen(interaction)).toEqual([['It begins.', false]]);
    const last = discord.posts(channel).at(-1);
    // Nobody would see for whom it is, and whoever gave the command looks at something else meanwhile.
    expect(last?.content).toBe(`<@${ana.id}> It has ended.`);
    const { body } = discord.calls.at(-1) ?? {};
    expect(body).toMatchObject({ allowed_mentions: { parse: [], users: [ana.id] } });
    expect(JSON.stringify(body)).not.toContain('message_reference');
    await adapter.send(place, { text: 'word '.repeat(500), replyTo: message.ref });
    await adapter.send(place, { text: 'Without a sound.', replyTo: message.ref, silent: true });
    expect(discord.posts(channel).at(-1)?.content).toBe('Without a sound.');
  });

  test('in direct messages calls nobody by name', async () => {
    const { discord, adapter, direct, ana, start } = setting();
    const recorded = await start(busy);
    discord.interactions.slash(direct, ana, 'help');
    const [message] = await recorded.arrived(1);
    const say = (text: string) => adapter.send(`discord:${direct.id}`, { text, replyTo: message?.ref ?? '' });
    await say('One.');
    await say('Two.');
    expect(discord.posts(direct).at(-1)?.content).toBe('Two.');
  });

  test('is answered in the channel when its quarter of an hour is over', async () => {
    const { adapter, discord, channel, ana, interaction, message, place, pass } = await call();
    await pass(16 * 60_000);
    await discord.called('POST', CALLBACK);
    await adapter.send(place, { text: 'Late.', replyTo: message.ref });
    expect(seen(interaction)).toEqual([]);
    expect(discord.posts(channel).map(({ content }) => content)).toEqual([`<@${ana.id}> Late.`]);
  });

  test('is answered in the channel after a restart, and answers no message there', async () => {
    const { discord, channel, ana, message, place, another, recorded } = await call();
    const again = another();
    await again.start(recorded.events);
    await again.send(place, { text: 'Done after all.', replyTo: message.ref });
    expect(discord.posts(channel).map(({ content }) => content)).toEqual([`<@${ana.id}> Done after all.`]);
    expect(discord.calls.at(-1)?.body).not.toHaveProperty('message_reference');
    expect(again.linkTo?.(place, message.ref)).toBeUndefined();
  });

  test.each([
    [404, 10062],
    [401, 50027],
  ])('is answered in the channel when Discord (%i, %i) knows of it no more', async (status, code) => {
    const { adapter, discord, channel, ana, message, place } = await call();
    discord.script('POST', CALLBACK, { status, body: { code, message: 'No' } });
    await adapter.send(place, { text: 'Here.', replyTo: message.ref });
    expect(discord.posts(channel).map(({ content }) => content)).toEqual([`<@${ana.id}> Here.`]);
  });

  test('is answered in the channel when the sign came too late', async () => {
    const { adapter, discord, channel, ana, message, place, pass } = await call();
    discord.script('POST', CALLBACK, { status: 404, body: { code: 10062, message: 'Unknown interaction' } });
    await pass(1_000);
    await adapter.send(place, { text: 'Here.', replyTo: message.ref });
    expect(discord.posts(channel).map(({ content }) => content)).toEqual([`<@${ana.id}> Here.`]);
  });

  test('is answered once when the connection broke after the answer was taken', async () => {
    const { adapter, discord, interaction, message, place } = await call();
    const send = () => adapter.send(place, { text: 'Once.', replyTo: message.ref });
    discord.script('POST', CALLBACK, 'heard');
    await expect(send()).rejects.toMatchObject({ failure: 'unreachable' });
    await send();
    expect(interaction.answers.at(-1)?.text).toBe('Once.');
    expect(discord.count('PATCH', ANSWER)).toBe(1);
  });

  test.each([
    ['broke after', 'heard' as const, ['one', 'two']],
    ['ended in a fault of Discord before', { status: 502 }, ['one']],
  ])('is answered at most once when the connection %s a later piece was taken', async (_, fault, shown) => {
    const { adapter, discord, interaction, message, place } = await call();
    const text = ['one', 'two', 'three'].map((word) => `${word} `.repeat(280).trim()).join('\n');
    discord.script('POST', ANSWER, fault);
    const error = await adapter
      .send(place, { text, replyTo: message.ref })
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ failure: 'ambiguous', rest: expect.stringMatching(/^three/) });
    expect(discord.count('POST', ANSWER)).toBe(1);
    expect(seen(interaction).map(([piece]) => piece.split(' ', 1)[0])).toEqual(shown);
  });

  test('is answered beside what is being posted in its channel, and once only by its own way', async () => {
    const { adapter, discord, message, place } = await call();
    expect(adapter.answersApart?.(message.ref)).toBe(true);
    const posted = adapter.send(place, { text: 'word '.repeat(1_500) });
    await adapter.send(place, { text: 'At once.', replyTo: message.ref });
    await posted;
    const paths = discord.calls.map(({ path }) => path);
    const callback = paths.findIndex((path) => CALLBACK.test(path));
    expect(callback).toBeLessThan(paths.findLastIndex((path) => path.endsWith('/messages')));
    expect(adapter.answersApart?.(message.ref)).toBe(false);
    expect(adapter.answersApart?.('404')).toBe(false);
  });

  test('that Discord refuses to have answered gives its secret to no error', async () => {
    const { adapter, discord, interaction, message, place } = await call();
    discord.script('POST', CALLBACK, { status: 400, body: { code: 50035, message: 'Invalid Form Body' } });
    const error = await adapter
      .send(place, { text: 'Hi.', replyTo: message.ref })
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ failure: 'invalid' });
    expect(inspect(error, { depth: 9, showHidden: true })).not.toContain(interaction.token);
  });

  test('that is left without an answer shows no more that one is made', async () => {
    const { discord, interaction, pass } = await call(() => ({
      logged: Promise.resolve(true),
      answered: Promise.resolve(),
      settled: Promise.resolve(),
    }));
    await pass(1_000);
    await discord.called('POST', CALLBACK);
    await until(() => interaction.thinking !== 'no');
    await pass(10_000);
    await discord.called('DELETE', ANSWER);
    expect(interaction.thinking).toBe('no');
  });
});

describe('a press of a button', () => {
  const setting = useSetting();

  async function press(reply: () => Promise<string>, isFileRefused = false) {
    const { discord, adapter, channel, ben, start } = setting();
    const recorded = await start();
    const body = { code: 50013, message: 'Missing Permissions' };
    if (isFileRefused) discord.script('POST', CALLBACK, { status: 403, body });
    recorded.events.pressed = async (one) => {
      recorded.presses.push(one);
      return { text: await reply(), isSaid: false };
    };
    const buttons = [{ id: 'undo:42', label: 'Undo' }];
    const { ref } = await adapter.send(`discord:${channel.id}`, { text: 'Changed.', buttons });
    const [post] = discord.posts(channel);
    if (post === undefined) throw new Error('Nothing was posted.');
    const interaction = discord.interactions.press(post, ben, 'undo:42');
    await until(() => recorded.presses.length === 1);
    return { ...setting(), ref, recorded, interaction };
  }

  test('tells who pressed what, and the person alone is told what came of it', async () => {
    const { discord, channel, ben, ref, recorded, interaction } = await press(
      async () => 'Only the **owner** may.',
    );
    await discord.called('POST', CALLBACK);
    expect(recorded.presses).toMatchObject([
      {
        conversation: { id: `discord:${channel.id}`, kind: 'channel', title: '#general' },
        button: 'undo:42',
        ref,
        buttons: [{ id: 'undo:42', label: 'Undo' }],
        author: { id: `discord:${ben.id}`, name: 'Ben' },
      },
    ]);
    expect(seen(interaction)).toEqual([['Only the **owner** may.', true]]);
  });

  test('that takes time shows so to the person alone', async () => {
    let tell = (_: string): void => undefined;
    const { discord, interaction, pass } = await press(() => new Promise((resolve) => (tell = resolve)));
    await pass(1_000);
    await discord.called('POST', CALLBACK);
    expect(interaction).toMatchObject({ acknowledged: 5, thinking: 'person' });
    tell('Undone.');
    await discord.called('PATCH', ANSWER);
    expect(seen(interaction)).toEqual([['Undone.', true]]);
  });

  test.each([
    [false, 1],
    [true, 6],
  ])(
    'of which there is very much to tell is answered with a file (refused: %s)',
    async (isRefused, count) => {
      const text = Array.from({ length: 6 }, (_, at) => `part ${at} ${'word '.repeat(300).trim()}`);
      const { discord, interaction } = await press(async () => text.join('\n\n'), isRefused);
      await until(() => interaction.answers.length === count);
      expect(interaction.answers.every(({ ephemeral }) => ephemeral)).toBe(true);
      expect(interaction.answers[0]?.text.startsWith('part 0 word')).toBe(true);
      expect(discord.calls.filter(({ files }) => files.length > 0)).toHaveLength(1);
    },
  );

  test('of which there is nothing to tell is taken silently', async () => {
    const { discord, interaction } = await press(async () => '');
    await discord.called('POST', CALLBACK);
    expect(interaction.acknowledged).toBe(6);
    expect(seen(interaction)).toEqual([]);
  });

  test('that Discord takes no answer to is a warning without what the library says', async () => {
    const { discord, warnings } = setting();
    for (let at = 0; at < 4; at += 1) discord.script('POST', CALLBACK, 'torn');
    await press(async () => 'Undone.');
    await until(() => warnings.length === 1);
    expect(warnings[0]).toMatch(
      /^A press of a button on Discord could not be answered: Discord cannot be reached/,
    );
  });

  test('that cannot be answered is a warning', async () => {
    const { warnings } = await press(() => Promise.reject(new Error('The disk is full.')));
    await until(() => warnings.length === 1);
    expect(warnings[0]).toBe('A press of a button on Discord could not be answered: The disk is full.');
  });
});
