import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { recordEvents } from '../../contract/adapter.ts';
import {
  badRequest,
  dropped,
  type FakeMessage,
  htmlPage,
  serverError,
  tooManyRequests,
} from '../../support/fake-telegram/index.ts';
import { type Stage, stage, visible } from './harness.ts';

let staged: Stage;
beforeEach(async () => {
  staged = await stage({
    inFile: (language) => (language === 'uk' ? 'Усе у файлі.' : 'Everything is in the file.'),
  });
  await staged.adapter.start(recordEvents().events);
});
afterEach(() => staged.close());

const sent = () => staged.fake.callsOf('sendDocument');
const posts = (): FakeMessage[] => staged.fake.posts(staged.chat.id);
const send = (text: string, more = {}) =>
  staged.adapter.send(`telegram:${staged.chat.id}`, { text, ...more });
const failing = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);
/** A text of so many messages. */
const long = (pieces: number): string =>
  Array.from({ length: pieces }, (_, at) => `**part ${at}** ${'word '.repeat(600).trim()}`).join('\n\n');

describe('a text of more than four messages', () => {
  test('goes as one message that begins it and carries all of it as a file', async () => {
    const text = `# Нотатки 👩🏽‍🌾\n\n@grace said <b>\n\n${long(5)}`;
    const { ref } = await send(text);
    expect(staged.fake.callsOf('sendMessage')).toEqual([]);
    const [post, ...more] = posts();
    expect(more).toEqual([]);
    expect(ref).toBe(String(post?.message_id));
    expect(post?.document).toEqual({ file_name: 'message.txt', text });
    expect(post?.caption).toMatch(
      /^# Нотатки 👩🏽‍🌾\n\n@\u2060grace said <b>\n\npart 0 word [wordpat\d ]+\n\nEverything is in the file\.$/,
    );
  });

  test('answers, silently, in its topic, with its buttons', async () => {
    const question = staged.fake.say(staged.forum, 'question', {
      message_thread_id: 7,
      is_topic_message: true,
    });
    await staged.adapter.send(`telegram:${staged.forum.id}:7`, {
      text: long(5),
      replyTo: String(question.message_id),
      silent: true,
      buttons: [{ id: 'a', label: 'Undo' }],
    });
    const [post] = staged.fake.posts(staged.forum.id);
    expect(post).toMatchObject({
      message_thread_id: 7,
      reply_to_message: { message_id: question.message_id },
      reply_markup: { inline_keyboard: [[{ text: 'Undo', callback_data: 'a' }]] },
    });
    expect(sent()[0]?.payload).toMatchObject({
      disable_notification: 'true',
      reply_parameters: { allow_sending_without_reply: true },
    });
    expect(post?.caption_entities).toMatchObject([{ type: 'bold', length: 6 }]);
  });

  test('is one file also when it begins with more formats than Telegram keeps', async () => {
    await send('**a** '.repeat(5_000));
    expect(posts()).toHaveLength(1);
    expect(posts()[0]?.caption).toMatch(/^(?:a )+a\n\nEverything is in the file\.$/);
  });

  test('says so in the language of the room', async () => {
    await staged.adapter.send(`telegram:${staged.chat.id}`, { text: long(5), language: 'uk' });
    expect(posts()[0]?.caption).toMatch(/\n\nУсе у файлі\.$/);
  });

  test('of just four is posted as four', async () => {
    await send(long(4));
    expect(posts().map((post) => visible(post).slice(0, 6))).toEqual([
      'part 0',
      'part 1',
      'part 2',
      'part 3',
    ]);
  });

  test('waits for as long as Telegram asks, and comes once', async () => {
    staged.fake.script('sendDocument', tooManyRequests(3));
    const outcome = send(long(5));
    await staged.clock.waiting(3_000);
    await staged.clock.pass(3_000);
    await outcome;
    expect(posts()).toHaveLength(1);
    staged.fake.script('sendDocument', tooManyRequests(30));
    expect(await failing(send(long(6)))).toMatchObject({
      failure: 'rate_limited',
      retryAfterMs: 30_000,
      rest: undefined,
    });
    expect(posts()).toHaveLength(1);
  });

  test.each([
    ['tears the connection', dropped()],
    ['has a fault', serverError()],
    ['is a proxy with a page of its own', htmlPage()],
  ])('is not sent again when the other side %s', async (_, fault) => {
    staged.fake.script('sendDocument', { ...fault, applied: true });
    expect(await failing(send(long(5)))).toMatchObject({ failure: 'ambiguous', rest: undefined });
    expect(posts()).toHaveLength(1);
    expect(sent()).toHaveLength(1);
  });

  test('goes without formats when Telegram cannot read them', async () => {
    staged.fake.script('sendDocument', badRequest("can't parse entities: unexpected end tag"));
    await send(long(5));
    expect(posts()).toHaveLength(1);
    expect(posts()[0]?.caption).toMatch(/^part 0 word/);
  });

  test('comes in many messages where the bot may send no files', async () => {
    staged.chat.takesFiles = false;
    await send(long(6));
    expect(posts().map((post) => visible(post).slice(0, 6))).toEqual(
      [0, 1, 2, 3, 4, 5].map((at) => `part ${at}`),
    );
  });

  test('that takes the place of another message begins there and goes on in a file', async () => {
    const { ref } = await send('wait');
    await staged.adapter.edit(`telegram:${staged.chat.id}`, ref, { text: long(7) });
    expect(posts().map((post) => visible(post).slice(0, 6) || post.document.text.slice(0, 10))).toEqual([
      'part 0',
      'part 1',
    ]);
  });
});
