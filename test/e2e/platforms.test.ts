import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { encodeFolderName } from '../../src/chat/ids.ts';
import { type FakeChannel, FakeDiscord, type FakeUser, TOKEN } from '../support/fake-discord/index.ts';
import {
  ADA,
  type FakeChat,
  type FakeMessage,
  type FakeTelegram,
  GRACE,
  startFakeTelegram,
} from '../support/fake-telegram/index.ts';
import { launch, type Running } from '../support/product.ts';
import { temporaryFolder } from '../support/temp-folder.ts';

// Processes start slowly on a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const NORA = { id: 1003, is_bot: false, first_name: 'Nora' };
const TOPIC = 7;
const POLL_MS = 25;

interface Town {
  telegram: FakeTelegram;
  discord: FakeDiscord;
  group: FakeChat;
  direct: FakeChat;
  channel: FakeChannel;
  thread: FakeChannel;
  dm: FakeChannel;
  ana: FakeUser;
  ben: FakeUser;
  dataDir: string;
  start(): Promise<Running>;
}

/** A group of three with a topic and a private chat on Telegram; a guild with a thread and a DM on Discord. */
async function town(): Promise<Town> {
  const folder = await temporaryFolder();
  const dataDir = join(folder, 'data');
  const telegram = await startFakeTelegram();
  onTestFinished(() => telegram.close());
  const discord = await FakeDiscord.start(() => Date.now());
  onTestFinished(() => discord.close());
  const group = telegram.addChat({
    id: -100500,
    type: 'supergroup',
    title: 'The Hill',
    is_forum: true,
    topics: new Set([TOPIC]),
  });
  const direct = telegram.addChat({ id: ADA.id, type: 'private', first_name: 'Ada' });
  const { world } = discord;
  const guild = world.guild('The Garden');
  const channel = world.channel(guild, 'general');
  const thread = world.thread(channel, 'seeds');
  const [ana, ben] = [world.user('Ana'), world.user('Ben')];
  const dm = world.direct(ana);
  const config = join(folder, 'config.json');
  await writeFile(
    config,
    JSON.stringify({
      dataDir,
      timezone: 'UTC',
      access: 'everyone',
      owners: [`telegram:${ADA.id}`, `discord:${ana.id}`],
      context: { maxTurns: 4 },
      adapters: {
        console: { enabled: false },
        telegram: { apiRoot: telegram.apiRoot },
        discord: { apiBase: discord.apiBase },
      },
    }),
  );
  async function start(): Promise<Running> {
    const running = await launch(['start', '--config', config], {
      env: { TELEGRAM_BOT_TOKEN: telegram.token, DISCORD_BOT_TOKEN: TOKEN },
    });
    await running.said('Connected: telegram, discord.');
    return running;
  }
  return { telegram, discord, group, direct, channel, thread, dm, ana, ben, dataDir, start };
}

/** Waits until something has happened on the other side of a platform; says what when it does not. */
async function until(
  running: Running,
  what: string,
  happened: () => boolean | Promise<boolean>,
): Promise<void> {
  for (let waited = 0; !(await happened()); waited += POLL_MS) {
    if (waited > 60_000 || running.child.exitCode !== null) {
      throw new Error(`It did not come to pass that ${what}:\n${running.stdout()}\n${running.stderr()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

function command(telegram: FakeTelegram, chat: FakeChat, text: string, over: object = {}): FakeMessage {
  const [name = ''] = text.split(' ');
  return telegram.say(chat, text, {
    entities: [{ type: 'bot_command', offset: 0, length: name.length }],
    ...over,
  });
}

const inTopic = (from: object): object => ({ from, message_thread_id: TOPIC, is_topic_message: true });

function textsOf(posts: readonly FakeMessage[]): string {
  return posts.map(({ text }) => text ?? '').join('\n');
}

/** Every byte of a space's folder that is text. */
async function wordsOf(dataDir: string, space: string): Promise<string> {
  const folder = join(dataDir, 'spaces', encodeFolderName(space));
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile());
  return (
    await Promise.all(files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'latin1')))
  ).join('\n');
}

describe('Telegram and Discord in one process', () => {
  it('remember what is said in each room, obey their owners alone, and keep rooms apart over a crash', async () => {
    const { telegram, discord, group, direct, channel, thread, dm, ana, ben, dataDir, start } = await town();
    let running = await start();
    const posts = (chat: FakeChat): FakeMessage[] => telegram.posts(chat.id);

    // What people say in the group is heard, and trimmed when it is much; the bot does not join in.
    telegram.say(group, 'I am allergic to peanuts.', inTopic(GRACE));
    telegram.say(group, 'My sister Olha lives in Lviv.', inTopic(NORA));
    for (let n = 0; n < 6; n += 1) telegram.say(group, `haha ${n}`, inTopic(GRACE));
    telegram.say(direct, 'My canary is called Zephyr.', { from: ADA });
    discord.say(channel, ben, 'I work as a beekeeper.');
    discord.say(thread, ana, 'I prefer tea in the morning.');
    discord.say(dm, ana, 'My parrot is called Mistral.');
    await until(running, 'private chats are answered', () => {
      return posts(direct).length > 0 && discord.posts(dm).length > 0;
    });

    command(telegram, group, '/dreaming@ReverieBot on', inTopic(GRACE));
    await until(running, 'a member is refused', () => /owner/i.test(textsOf(posts(group))));
    command(telegram, group, '/dreaming@ReverieBot on', inTopic(ADA));
    await until(running, 'the owner is obeyed', () =>
      /dreams? (?:are|is)? ?on|on schedule|Dreaming is on/i.test(textsOf(posts(group))),
    );

    command(telegram, group, '/memory@ReverieBot dream 3', inTopic(ADA));
    const done = (): FakeMessage | undefined =>
      posts(group).find(({ text }) => text?.includes('The dream is done') === true);
    await until(running, 'the dream is told of', () => done() !== undefined);
    expect(posts(group).every((post) => post.message_thread_id === TOPIC)).toBe(true);
    const memory = join(dataDir, 'spaces', encodeFolderName('telegram:-100500'), 'MEMORY.md');
    expect(await readFile(memory, 'utf8')).toContain('Grace is allergic to peanuts.');
    expect(await readFile(memory, 'utf8')).toContain('Olha');

    // Discord: the same command as a slash command. Killed between the answer and the notice, and started again.
    const asked = discord.interactions.slash(channel, ana, 'memory', [
      { type: 1, name: 'dream', options: [{ type: 3, name: 'days', value: '3' }] },
    ]);
    const told = () => discord.posts(channel).filter(({ content }) => content.includes('The dream is done'));
    while (asked.answers.length === 0 && running.child.exitCode === null) await new Promise(setImmediate);
    running.child.kill('SIGKILL');
    await running.ended;
    expect(asked.answers.map(({ text }) => text)).toEqual([expect.stringContaining('Dreaming about')]);
    expect(told()).toEqual([]);
    running = await start();
    await until(running, 'the dream on Discord is told of', () => told().length > 0);

    // Nothing is told twice, and buttons still work.
    const notice = done();
    const undo = JSON.stringify(notice?.reply_markup).match(/"callback_data":"([^"]*undo[^"]*)"/)?.[1];
    expect(undo).toBeDefined();
    const press = (from: object): void =>
      void telegram.update('callback_query', {
        id: String(Math.random()),
        from,
        message: notice,
        chat_instance: '1',
        data: undo,
      });
    press(GRACE);
    await until(running, 'a member may not undo', () => telegram.callsOf('answerCallbackQuery').length > 0);
    expect(await readFile(memory, 'utf8')).toContain('peanuts');
    press(ADA);
    await until(running, 'the owner may', async () => !(await readFile(memory, 'utf8')).includes('peanuts'));
    expect(posts(group).filter(({ text }) => text?.includes('The dream is done'))).toHaveLength(1);

    command(telegram, group, '/memory@ReverieBot search canary', inTopic(ADA));
    const before = posts(group).length;
    await until(running, 'a search is answered', () => posts(group).length > before);

    // What was said in one room is in no other.
    const rooms = ['telegram:-100500', `telegram:${ADA.id}`, `discord:${channel.id}`, `discord:${dm.id}`];
    const canaries = ['peanuts', 'Zephyr', 'beekeeper', 'Mistral'];
    running.child.kill('SIGTERM');
    expect((await running.ended).code).toBe(143);
    for (const [at, room] of rooms.entries()) {
      const words = await wordsOf(dataDir, room);
      for (const [of, canary] of canaries.entries())
        expect([room, canary, words.includes(canary)]).toEqual([room, canary, at === of]);
    }
    expect(told()).toHaveLength(1);
    expect(textsOf(posts(group))).not.toMatch(/Zephyr|Mistral|beekeeper/);
  });
});
