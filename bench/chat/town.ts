import { type ChildProcess, fork } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { ConfigInput } from '../../src/config/schema.ts';
import { FakeDiscord, TOKEN } from '../../test/support/fake-discord/index.ts';
import { type FakeTelegram, startFakeTelegram } from '../../test/support/fake-telegram/index.ts';
import { completion, startOpenAIServer } from '../../test/support/openai-server.ts';
import { wallClock } from '../support/rate.ts';
import type { LoggedReport } from './service.ts';

export const PLATFORMS = ['telegram', 'discord'] as const;
export type Platform = (typeof PLATFORMS)[number];

/** Somewhere people write. */
export interface Room {
  platform: Platform;
  /** Says message `n`; to the bot, or to the others where there are some. */
  say(n: number, addressed: boolean): void;
}

/** Both platforms and a model server in this process, and the service, which is another one. */
export interface Town {
  telegram: FakeTelegram;
  discord: FakeDiscord;
  rooms: Record<Platform, Room[]>;
  /** When a message was said, logged, and when its answer came, by its number; of `wallClock`. */
  said: Map<number, number>;
  logged: Map<number, number>;
  /** The number of the message that an answer refers to. */
  numberOf(platform: Platform, ref: unknown): number | undefined;
  /** Waits until something is so; what is logged is asked for meanwhile. False when it took too long. */
  until(isSo: () => boolean, how?: { patienceMs?: number; everyMs?: number }): Promise<boolean>;
  /** Processor time that the service has used until now, in seconds. */
  cpuSeconds(): number;
  /** What the service has written to its standard error. */
  complaints(): string;
  /** Stops the service and the platforms; the most memory that the service held. */
  end(): Promise<{ peakMb: number }>;
}

interface TownOptions {
  folder: string;
  /** Groups of each platform: in private chats every word is said to the bot. */
  rooms: Record<Platform, number>;
  /** Milliseconds between two calls for Telegram; its own limit by default. */
  overallMs?: number;
}

export const ANSWER = 'All right, I will keep that in mind.';
const LINES = [
  'ok',
  'see you at six',
  'The bus is late again, so I will be there a bit after eight.',
  'ага, добре',
];
const SUPERGROUPS = -1_000_000_000_000;
const LOOK_MS = 20;
const PATIENCE_MS = 300_000;
/** A service that is told to end gives up what takes longer by itself. */
const LAST_WORDS_MS = 20_000;

/** Builds the platforms, starts the service on them, and waits until it is connected. */
export async function openTown({ folder, rooms: counts, overallMs }: TownOptions): Promise<Town> {
  const [telegram, discord] = [await startFakeTelegram(), await FakeDiscord.start(() => Date.now())];
  const model = await startOpenAIServer(({ body }) => {
    // Nobody looks at them, and a flood of them would fill the memory.
    model.requests.length = 0;
    return completion(body.response_format === undefined ? ANSWER : '{"notes":[]}');
  });
  const said = new Map<number, number>();
  const logged = new Map<number, number>();
  const numbers = new Map<string, number>();

  function room(platform: Platform, write: (text: string, addressed: boolean) => string | number): Room {
    return {
      platform,
      say(n, addressed) {
        said.set(n, wallClock());
        numbers.set(`${platform} ${write(`${n} ${LINES[n % LINES.length]}`, addressed)}`, n);
      },
    };
  }

  const rooms = {
    telegram: Array.from({ length: counts.telegram }, (_, at) => telegramRoom(telegram, at, room)),
    discord: discordRooms(discord, counts.discord, room),
  };
  const service = await startService(folder, overallMs, {
    telegram,
    discord,
    modelUrl: model.baseUrl,
  });
  let peakMb = 0;
  let cpuSeconds = 0;

  async function learn(): Promise<void> {
    const report = await service.report();
    ({ peakMb, cpuSeconds } = report);
    for (const [text, at] of report.logged) logged.set(Number.parseInt(text, 10), at);
  }

  return {
    telegram,
    discord,
    rooms,
    said,
    logged,
    cpuSeconds: () => cpuSeconds,
    complaints: service.complaints,
    numberOf: (platform, ref) => numbers.get(`${platform} ${ref}`),
    async until(isSo, { patienceMs = PATIENCE_MS, everyMs = LOOK_MS } = {}) {
      const end = wallClock() + patienceMs;
      for (; !isSo(); await learn()) {
        if (wallClock() > end) return false;
        await sleep(everyMs);
      }
      return true;
    },
    async end() {
      await learn();
      await service.stop();
      await Promise.all([telegram.close(), model.close()]);
      discord.close();
      return { peakMb };
    },
  };
}

type MakeRoom = (platform: Platform, write: (text: string, addressed: boolean) => string | number) => Room;

function telegramRoom(telegram: FakeTelegram, at: number, make: MakeRoom): Room {
  const from = { id: 5_000 + at, is_bot: false, first_name: 'Ana' };
  const chat = telegram.addChat({ id: SUPERGROUPS - 1 - at, type: 'supergroup', title: `Room ${at}` });
  const name = `@${telegram.world.bot.username}`;
  const entities = [{ type: 'mention', offset: 0, length: name.length }];
  return make('telegram', (text, addressed) => {
    const told = addressed
      ? telegram.say(chat, `${name} ${text}`, { from, entities })
      : telegram.say(chat, text, { from });
    return told.message_id;
  });
}

function discordRooms(discord: FakeDiscord, count: number, make: MakeRoom): Room[] {
  const { world } = discord;
  const guild = world.guild('The Garden');
  const ana = world.user('Ana');
  return Array.from({ length: count }, (_, at) => {
    const channel = world.channel(guild, `room-${at}`);
    return make('discord', (text, addressed) => {
      const told = addressed
        ? discord.say(channel, ana, `<@${world.bot.id}> ${text}`, { mentions: [world.bot] })
        : discord.say(channel, ana, text);
      return told.id;
    });
  });
}

interface Servers {
  telegram: FakeTelegram;
  discord: FakeDiscord;
  modelUrl: string;
}

async function startService(
  folder: string,
  overallMs: number | undefined,
  { telegram, discord, modelUrl }: Servers,
): Promise<{ report(): Promise<LoggedReport>; complaints(): string; stop(): Promise<void> }> {
  const path = join(folder, 'config.json');
  const config: ConfigInput = {
    dataDir: join(folder, 'data'),
    timezone: 'UTC',
    access: 'everyone',
    owners: ['telegram:1', 'discord:1'],
    llm: { jsonMode: true },
    adapters: {
      console: { enabled: false },
      telegram: { apiRoot: telegram.apiRoot },
      discord: { apiBase: discord.apiBase },
    },
  };
  await writeFile(path, JSON.stringify(config));
  const { PATH, HOME } = process.env;
  const child = fork(
    fileURLToPath(new URL('./service.js', import.meta.url)),
    [path, ...(overallMs === undefined ? [] : [String(overallMs)])],
    {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      env: {
        PATH,
        HOME,
        TZ: 'UTC',
        NO_COLOR: '1',
        TELEGRAM_BOT_TOKEN: telegram.token,
        DISCORD_BOT_TOKEN: TOKEN,
        OPENAI_API_KEY: 'of-a-measure',
        OPENAI_BASE_URL: modelUrl,
      },
    },
  );
  let told = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    told += text;
  });
  const complaints = (): string => told;
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  await connected(child, complaints);
  return {
    complaints,
    report: () =>
      new Promise((resolve, reject) => {
        child.once('message', (report) => resolve(report as LoggedReport));
        child.send('report', (error) => error !== null && reject(error));
      }),
    async stop() {
      child.kill('SIGTERM');
      const lingers = sleep(LAST_WORDS_MS, true, { ref: false });
      if ((await Promise.race([ended, lingers])) !== true) return;
      child.kill('SIGKILL');
      throw new Error(`The service did not end when it was told to. It said:\n${told}`);
    },
  };
}

function connected(child: ChildProcess, complaints: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stderr?.on('data', () => {
      if (complaints().includes('Connected: telegram, discord.')) resolve();
    });
    child.on('close', () => reject(new Error(`The service ended:\n${complaints()}`)));
  });
}
