import { describeAdapter } from '../../contract/adapter.ts';
import type { FakeChannel, FakeMessage } from '../../support/fake-discord/index.ts';
import { asRead, setUp } from './harness.ts';

describeAdapter('Discord', async () => {
  const { discord, adapter, ana, channel, direct, close } = await setUp();
  const { world, interactions } = discord;
  let last: FakeMessage | undefined;
  let thread: FakeChannel | undefined;
  const lastSaid = (): FakeMessage => {
    if (last === undefined) throw new Error('Nothing was said yet.');
    return last;
  };
  return {
    adapter,
    conversation: `discord:${direct.id}`,
    say: (text) => {
      last = discord.say(direct, ana, text);
    },
    redeliver: () => discord.redeliver(lastSaid()),
    change: (text) => discord.edit(lastSaid(), text),
    remove: () => discord.remove(lastSaid()),
    sayInThread(text) {
      thread = world.thread(channel, 'Tomatoes');
      discord.announceThread(thread);
      discord.say(thread, ana, `<@${world.bot.id}> ${text}`, { mentions: [world.bot] });
    },
    threadPosts: () => discord.posts(thread).map(({ content }) => asRead(content)),
    async press(button) {
      const [post] = discord.posts().slice(-1);
      if (post === undefined) throw new Error('Nothing was posted yet.');
      const { id, answers } = interactions.press(post, ana, button);
      await discord.called('POST', new RegExp(`^/interactions/${id}/`));
      return asRead(answers.map(({ text }) => text).join('\n'));
    },
    posts: () => discord.posts().map(({ content }) => asRead(content)),
    files: () =>
      discord.posts().flatMap(({ more }) => (more.attachments as { text: string }[]).map(({ text }) => text)),
    stall: () => discord.stall(),
    close,
  };
});
