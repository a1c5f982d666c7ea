import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTelegramAdapter } from '../../../adapters/telegram/index.ts';
import { type RecordedEvents, recordEvents } from '../../contract/adapter.ts';
import {
  badRequest,
  cut,
  dropped,
  type Fault,
  fine,
  forbidden,
  hanging,
  htmlPage,
  migrated,
  serverError,
  tooManyRequests,
  unauthorized,
} from '../../support/fake-telegram/index.ts';
import { type Stage, stage, visible } from './harness.ts';

const FORUM = 'telegram:-1009876543210';

let staged: Stage;
let recorded: RecordedEvents;
let room: string;
beforeEach(async () => {
  staged = await stage({ topicGone: (language) => `The topic is gone (${language}).` });
  recorded = recordEvents();
  await staged.adapter.start(recorded.events);
  room = `telegram:${staged.chat.id}`;
});
afterEach(() => staged.close());

const sent = () => staged.fake.callsOf('sendMessage').map(({ payload }) => payload);
const send = (text: string, more = {}) => staged.adapter.send(room, { text, ...more });
const failing = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);
/** A text of so many messages. */
const long = (pieces: number): string =>
  Array.from({ length: pieces }, (_, at) => `${at} ${'x'.repeat(3_000)}`).join('\n\n');

describe('a message', () => {
  test('goes out as HTML without a preview of its links', async () => {
    await send('**Look**: `a<b` & https://example.org');
    expect(sent()).toEqual([
      {
        chat_id: 1001,
        text: '<b>Look</b>: <code>a&lt;b</code> &amp; https://example.org',
        parse_mode: 'HTML',
        link_preview_options: { is_disabled: true },
      },
    ]);
  });

  test('answers another, which may be gone by then, silently when it is told so', async () => {
    const question = staged.fake.say(staged.chat, 'question');
    staged.chat.messages.delete(question.message_id);
    await send('answer', { replyTo: String(question.message_id), silent: true });
    expect(sent()[0]).toMatchObject({
      disable_notification: true,
      reply_parameters: { message_id: question.message_id, allow_sending_without_reply: true },
    });
  });

  test('for one person alone makes no sound, because everybody sees it', async () => {
    await send('Only the owner may.', { confidential: true });
    expect(sent()[0]).toMatchObject({ disable_notification: true });
  });

  test('of several pieces answers with the first and carries its buttons on the last', async () => {
    const question = staged.fake.say(staged.chat, 'question');
    const { ref } = await send(long(3), {
      replyTo: String(question.message_id),
      buttons: [{ id: 'a', label: 'Undo' }],
    });
    const posts = staged.fake.posts(staged.chat.id);
    expect(posts).toHaveLength(3);
    expect(posts.map((post) => post.reply_to_message?.message_id)).toEqual([
      question.message_id,
      undefined,
      undefined,
    ]);
    expect(posts.map((post) => post.reply_markup)).toEqual([
      undefined,
      undefined,
      { inline_keyboard: [[{ text: 'Undo', callback_data: 'a' }]] },
    ]);
    expect(ref).toBe(String(posts[0]?.message_id));
  });

  test('is not torn apart by another', async () => {
    await Promise.all([send(long(3)), send('between')]);
    expect(staged.fake.posts(staged.chat.id).map(visible).at(-1)).toBe('between');
  });

  test('of a topic goes there, and that of General without a topic', async () => {
    await staged.adapter.send(`${FORUM}:7`, { text: 'in the topic' });
    await staged.adapter.send(`${FORUM}:1`, { text: 'in General' });
    expect(sent().map((payload) => payload.message_thread_id)).toEqual([7, undefined]);
  });

  test('of a topic that was deleted goes to the group and says so', async () => {
    staged.forum.topics.clear();
    await staged.adapter.send(`${FORUM}:7`, { text: 'It has ended.', replyTo: '12', language: 'uk' });
    expect(staged.fake.posts(staged.forum.id).map(visible)).toEqual([
      'The topic is gone (uk).\nIt has ended.',
    ]);
    expect(staged.warnings.join()).toContain(`${FORUM}:7 is gone`);
  });

  test('that Telegram cannot read goes out plain, this piece alone', async () => {
    staged.fake.script('sendMessage', badRequest("can't parse entities: unsupported start tag"));
    await send(`**bold**\n\n${long(1)}\n\n**${'y'.repeat(2_000)}**`);
    expect(sent().map((payload) => payload.parse_mode)).toEqual(['HTML', undefined, 'HTML']);
    expect(staged.fake.posts(staged.chat.id).map(visible)[0]).toMatch(/^bold\n/);
  });

  test('calls nobody by what a model wrote, and says the same', async () => {
    await send('@grace, write to bob@example.org. `@grace` **@ada_l** (@eve)');
    const [post] = staged.fake.posts(staged.chat.id);
    expect(post?.text).not.toMatch(/(?<!\w|`)@(?:ada_l|eve)/);
    expect(post?.text?.startsWith('@\u2060grace')).toBe(true);
    expect(post?.text).toContain('bob@example.org');
    expect(post && visible(post)).toBe('@grace, write to bob@example.org. @grace @ada_l (@eve)');
  });

  test('to a person alone goes into the private chat', async () => {
    await staged.adapter.sendPrivately?.('telegram:1001', { text: 'for you' });
    expect(sent()[0]?.chat_id).toBe(1001);
    for (const nobody of ['telegram:-55', 'discord:1001', 'telegram:chat-55', 'telegram:1001:7']) {
      await expect(staged.adapter.sendPrivately?.(nobody, { text: 'x' })).rejects.toMatchObject({
        failure: 'gone',
      });
    }
  });

  test('shows buttons in rows of three', async () => {
    await send('Which?', { buttons: ['a', 'b', 'c', 'd'].map((id) => ({ id, label: id })) });
    const [post] = staged.fake.posts(staged.chat.id);
    expect(post?.reply_markup.inline_keyboard.map((row: unknown[]) => row.length)).toEqual([3, 1]);
  });
});

describe('a message that is not delivered', () => {
  test.each<[string, Fault, string]>([
    ['there is no such chat', badRequest('chat not found'), 'gone'],
    ['the bot was put out', forbidden('bot was kicked from the supergroup chat'), 'gone'],
    ['the group is closed', badRequest('group chat was deactivated'), 'gone'],
    ['the person blocks the bot', forbidden('bot was blocked by the user'), 'forbidden'],
    ['the person has not begun', forbidden("bot can't initiate conversation with a user"), 'forbidden'],
    ['the bot may not write', badRequest('not enough rights to send text messages to the chat'), 'forbidden'],
    ['the topic is closed', badRequest('TOPIC_CLOSED'), 'forbidden'],
    ['Telegram does not like it', badRequest('message text is empty'), 'invalid'],
    ['the token was revoked', unauthorized(), 'unreachable'],
    ['the server is being started', serverError(503), 'unreachable'],
    ['the server failed', serverError(500), 'ambiguous'],
    ['something between failed', serverError(504), 'ambiguous'],
    ['something between answered', htmlPage(), 'ambiguous'],
    ['the connection broke', dropped(), 'ambiguous'],
  ])('fails with the reason when %s', async (_, fault, failure) => {
    staged.fake.script('sendMessage', fault);
    expect(await failing(send('hello'))).toMatchObject({ name: 'DeliveryError', failure });
    expect(sent()).toHaveLength(1);
    await expect(send('again')).resolves.toBeDefined();
  });

  test('is unreachable when no request could leave', async () => {
    const { clock, fake } = staged;
    const apiRoot = fake.apiRoot;
    await fake.close();
    const adapter = createTelegramAdapter({ token: fake.token, apiRoot, clock, warn: () => {} });
    await adapter.start(recordEvents().events);
    expect(await failing(adapter.send(room, { text: 'hello' }))).toMatchObject({
      failure: 'unreachable',
      message: expect.stringContaining('the connection was refused'),
    });
    await adapter.stop();
  });

  test('is ambiguous when no answer comes in time, and goes out once', async () => {
    staged.fake.script('sendMessage', hanging(true));
    const outcome = failing(send('once'));
    await staged.fake.called('sendMessage', 1);
    await staged.clock.pass(20_000);
    expect(await outcome).toMatchObject({ failure: 'ambiguous', message: expect.stringContaining('20') });
    expect(staged.fake.posts(staged.chat.id)).toHaveLength(1);
  });

  test('is ambiguous at once when the answer is cut off, and goes out once', async () => {
    staged.fake.script('sendMessage', cut());
    expect(await failing(send('once'))).toMatchObject({
      failure: 'ambiguous',
      message: expect.stringContaining('gave no answer'),
    });
    expect(staged.fake.posts(staged.chat.id)).toHaveLength(1);
  });

  test.each([
    ['that is cut off', cut()],
    ['that is cut off, of an unknown length', cut({ chunked: true })],
    ['that comes whole', fine()],
  ])('leaves no timer that keeps the process from ending after an answer %s', async (_, fault) => {
    const set = vi.spyOn(globalThis, 'setTimeout');
    const cleared = vi.spyOn(globalThis, 'clearTimeout');
    staged.fake.script('sendMessage', fault);
    await send('once').catch(() => undefined);
    staged.clock.rush();
    await staged.adapter.stop();
    const long = set.mock.results.filter((_, at) => Number(set.mock.calls[at]?.[1]) > 60_000);
    const left = long.filter(({ value }) => !cleared.mock.calls.some(([timer]) => timer === value));
    vi.restoreAllMocks();
    expect(long).not.toEqual([]);
    expect(left).toEqual([]);
  });

  test('hands back the pieces that are left, without the one that may have arrived', async () => {
    staged.fake.script('sendMessage', fine(), dropped());
    const error = (await failing(send(long(4)))) as { rest: string };
    expect(error).toMatchObject({ failure: 'ambiguous' });
    expect(error.rest.match(/\d(?= x)/g)).toEqual(['2', '3']);
    expect(staged.fake.posts(staged.chat.id)).toHaveLength(1);
  });
});

describe('limits', () => {
  test('a short wait is waited here', async () => {
    staged.fake.script('sendMessage', tooManyRequests(3));
    const outcome = send('hello');
    await staged.clock.waiting(3_000);
    expect(sent()).toHaveLength(1);
    await staged.clock.pass(3_000);
    await outcome;
    expect(staged.fake.posts(staged.chat.id)).toHaveLength(1);
  });

  test('a long one is handed back with what is left, and what comes meanwhile does not ask', async () => {
    staged.fake.script('sendMessage', fine(), tooManyRequests(30));
    const error = (await failing(send(long(3)))) as { rest: string; retryAfterMs: number };
    expect(error).toMatchObject({ failure: 'rate_limited', retryAfterMs: 30_000 });
    expect(error.rest).toMatch(/^1 x+\n\n2 x+$/);
    const calls = sent().length;
    expect(await failing(send('more'))).toMatchObject({ failure: 'rate_limited', retryAfterMs: 30_000 });
    expect(sent()).toHaveLength(calls);
    await staged.clock.pass(30_000);
    await send(error.rest);
    const posted = staged.fake.posts(staged.chat.id).map(visible).join('\n');
    expect(posted.match(/\d(?= x)/g)).toEqual(['0', '1', '2']);
  });

  test('of one chat do not hold up another', async () => {
    staged.fake.script('sendMessage', tooManyRequests(30));
    await failing(send('hello'));
    await staged.adapter.send('telegram:-1001234567890', { text: 'elsewhere' });
  });

  test('of two chats hold up all, as long as both last', async () => {
    staged.fake.script('sendMessage', tooManyRequests(30), tooManyRequests(60));
    await failing(send('hello'));
    await failing(staged.adapter.send('telegram:-1001234567890', { text: 'hello' }));
    expect(await failing(staged.adapter.send(FORUM, { text: 'third' }))).toMatchObject({
      failure: 'rate_limited',
      retryAfterMs: 30_000,
    });
    expect(sent()).toHaveLength(2);
  });
});

test('a flood with waits in it arrives whole, once and in order', async () => {
  const { fake, clock } = staged;
  for (let at = 0; at < 8; at += 1) {
    fake.script('sendMessage', ...Array.from({ length: 20 }, () => fine()), tooManyRequests(1));
  }
  let done = false;
  const rooms = [room, 'telegram:-1001234567890', FORUM];
  const all = Promise.all(
    Array.from({ length: 300 }, (_, at) => staged.adapter.send(rooms[at % 3] ?? room, { text: `m${at}` })),
  ).finally(() => {
    done = true;
  });
  while (!done) {
    await new Promise((resolve) => setImmediate(resolve));
    if (clock.waits().includes(1_000)) await clock.pass(1_000);
  }
  await all;
  for (const [index, id] of [1001, -1001234567890, -1009876543210].entries()) {
    const expected = Array.from({ length: 100 }, (_, at) => `m${at * 3 + index}`);
    expect(fake.posts(id).map(visible)).toEqual(expected);
  }
});

describe('a group that became a supergroup', () => {
  test('is told of, then the message goes there, and later ones go there at once', async () => {
    const old = staged.fake.addChat({ id: -55, type: 'group', title: 'Old friends' });
    staged.fake.script('sendMessage', migrated(-1001234567890));
    const question = staged.fake.say(old, 'question');
    await staged.adapter.send('telegram:-55', { text: 'one', replyTo: `g${question.message_id}` });
    await staged.adapter.send('telegram:-55', { text: 'two' });
    expect(recorded.moves).toEqual([{ from: 'telegram:-55', to: 'telegram:-1001234567890' }]);
    expect(sent().map(({ chat_id }) => chat_id)).toEqual([-55, -1001234567890, -1001234567890]);
    expect(sent().map((payload) => payload.reply_parameters === undefined)).toEqual([false, true, true]);
  });

  test('is told of once, by whichever sign comes first', async () => {
    const old = staged.fake.addChat({ id: -55, type: 'group', title: 'Old friends' });
    staged.fake.say(old, '', { migrate_to_chat_id: -1001234567890 });
    staged.fake.say(staged.group, '', { migrate_from_chat_id: -55 });
    staged.fake.say(staged.group, 'after');
    await recorded.arrived(1);
    staged.fake.script('sendMessage', migrated(-1001234567890));
    await staged.adapter.send('telegram:-55', { text: 'one' }).catch(() => {});
    expect(recorded.moves).toHaveLength(1);
  });

  test('keeps the message for later when its memory cannot be moved yet', async () => {
    const adapter = createTelegramAdapter({
      token: staged.fake.token,
      apiRoot: staged.fake.apiRoot,
      clock: staged.clock,
      warn: () => {},
    });
    const moved = async (): Promise<void> => {
      throw new Error('The disk is full.');
    };
    await adapter.start({ ...recordEvents().events, moved });
    staged.fake.script('sendMessage', migrated(-1001234567890));
    expect(await failing(adapter.send('telegram:-55', { text: 'one' }))).toMatchObject({
      failure: 'unreachable',
    });
    staged.clock.rush();
    await adapter.stop();
  });
});

describe('an edit', () => {
  test('that changes nothing is well', async () => {
    const { ref } = await send('same');
    await staged.adapter.edit(room, ref, { text: 'same' });
  });

  test('that is too long continues in new messages', async () => {
    const { ref } = await send('Working…');
    await staged.adapter.edit(room, ref, { text: long(2) });
    expect(staged.fake.posts(staged.chat.id).map((post) => visible(post).charAt(0))).toEqual(['0', '1']);
  });

  test('of a message that is gone says so', async () => {
    for (const ref of ['9999', 'g5', 'nonsense']) {
      expect(await failing(staged.adapter.edit(room, ref, { text: 'x' }))).toMatchObject({ failure: 'gone' });
    }
  });

  test('sets the buttons anew', async () => {
    const { ref } = await send('Undo?', { buttons: [{ id: 'a', label: 'Undo' }] });
    await staged.adapter.edit(room, ref, { text: 'Undone.' });
    expect(staged.fake.posts(staged.chat.id)[0]).not.toHaveProperty('reply_markup');
  });

  test('of the buttons alone leaves the text, and is well when they are so already', async () => {
    const [undo, show] = ['Undo', 'Show'].map((label) => ({ id: label, label }));
    const buttons = [undo, show].flatMap((one) => one ?? []);
    const { ref } = await send('Changed **it**.', { buttons });
    const left = { buttons: buttons.slice(1) };
    await staged.adapter.edit(room, ref, left);
    await staged.adapter.edit(room, ref, left);
    expect(staged.fake.posts(staged.chat.id)[0]).toMatchObject({
      text: 'Changed it.',
      reply_markup: { inline_keyboard: [[{ text: 'Show', callback_data: 'Show' }]] },
    });
    await staged.adapter.edit(room, ref, { buttons: [] });
    expect(staged.fake.posts(staged.chat.id)[0]).not.toHaveProperty('reply_markup');
  });

  test('of buttons in a group that has moved waits for nothing and says that they are gone', async () => {
    const edited = staged.adapter.edit('telegram:-55', '5', { buttons: [] });
    expect(await failing(edited)).toMatchObject({ failure: 'gone' });
  });
});

describe('the address of a message', () => {
  const link = (conversation: string, ref: string) => staged.adapter.linkTo?.(conversation, ref);

  test('is that of a private supergroup, with the topic', () => {
    expect(link('telegram:-1001234567890', '12')).toBe('https://t.me/c/1234567890/12');
    expect(link('telegram:-1001234567890:7', '12')).toBe('https://t.me/c/1234567890/7/12');
  });

  test('is that of a public group whose name was heard', async () => {
    const open = staged.fake.addChat({ id: -1005, type: 'supergroup', title: 'Open', username: 'openroom' });
    Object.assign(open, { id: -1001112223334 });
    staged.fake.say(open, 'hello');
    await recorded.arrived(1);
    expect(link('telegram:-1001112223334', '12')).toBe('https://t.me/openroom/12');
  });

  test('does not exist for private chats and basic groups', () => {
    expect(link('telegram:1001', '12')).toBeUndefined();
    expect(link('telegram:-55', 'g12')).toBeUndefined();
    expect(link('discord:1', '12')).toBeUndefined();
  });
});
