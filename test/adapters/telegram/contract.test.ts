import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type AdapterHarness, describeAdapter } from '../../contract/adapter.ts';
import { ADA, type FakeMessage } from '../../support/fake-telegram/index.ts';
import { type Stage, stage, visible } from './harness.ts';

/** What both ways in have in common. */
function harnessOf(staged: Stage, deliver: () => Promise<void> = async () => undefined): AdapterHarness {
  const { adapter, chat, forum, clock, fake } = staged;
  let last: FakeMessage | undefined;
  return {
    async say(text) {
      last = fake.say(chat, text);
      await deliver();
    },
    async change(text) {
      fake.update('edited_message', { ...last, text, edit_date: Math.floor(clock.now() / 1000) });
      await deliver();
    },
    async sayInThread(text) {
      fake.say(forum, `@ReverieBot ${text}`, {
        message_thread_id: 7,
        is_topic_message: true,
        entities: [{ type: 'mention', offset: 0, length: 11 }],
      });
      await deliver();
    },
    threadPosts: () =>
      fake
        .posts(forum.id)
        .filter((post) => post.message_thread_id === 7)
        .map(visible),
    async press(button) {
      const message = fake.posts(chat.id).at(-1);
      fake.update('callback_query', { id: '77', from: ADA, message, chat_instance: '1', data: button });
      await deliver();
      const [answer] = await fake.called('answerCallbackQuery', 1);
      return answer?.payload.text;
    },
    adapter,
    conversation: `telegram:${chat.id}`,
    posts: () => fake.posts(chat.id).map(visible),
    files: () => fake.posts(chat.id).map(({ document }) => document.text),
    stall() {
      fake.stall();
      clock.rush();
    },
    close: () => staged.close(),
  };
}

describeAdapter('Telegram by polling', async () => {
  const staged = await stage();
  return harnessOf(staged);
});

/** A port that nobody uses. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

describeAdapter('Telegram by webhook', async () => {
  const port = await freePort();
  const staged = await stage({
    mode: {
      url: 'https://bot.example.org',
      path: '/telegram',
      secret: 's3cret_-',
      host: '127.0.0.1',
      port,
    },
  });
  const deliver = async (): Promise<void> => {
    // Nobody listens after the stop.
    await staged.fake.deliver(`http://127.0.0.1:${port}/telegram`).catch(() => undefined);
  };
  return {
    ...harnessOf(staged, deliver),
    async redeliver() {
      staged.fake.redeliver();
      await deliver();
    },
  };
});
