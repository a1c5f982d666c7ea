import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LogRecord } from '../../src/chat/message.ts';
import type { Scripted } from '../../test/support/fake-discord/index.ts';
import {
  cut,
  dropped,
  type Fault,
  serverError,
  tooManyRequests,
} from '../../test/support/fake-telegram/index.ts';
import { rounded } from '../support/figures.ts';
import { randomOf } from '../support/random.ts';
import { wallClock } from '../support/rate.ts';
import { ANSWER, openTown, PLATFORMS, type Platform, type Room, type Town } from './town.ts';

/** What became of a flood of messages, some of which ask for an answer. */
export interface FloodMeasurement {
  messages: number;
  /** Messages that stand in the log. */
  logged: number;
  /** Messages that ask for an answer. */
  asked: number;
  /** Messages that were answered. */
  replies: number;
  /** Not answered, because nobody could know whether the answer had arrived: it is sent at most once. */
  ambiguous: number;
  /** Not logged, or neither answered nor ambiguous. */
  lost: number;
  /** Records and answers too many. */
  doubled: number;
  /** Until the last answer. */
  seconds: number;
  /** Calls that were made to go wrong. */
  faults: number;
  /** Processor time of the service; the platforms are another process. */
  cpuSeconds: number;
  peakMb: number;
}

/** Rooms, in each of which so much is said. Discord takes fifty calls a second from a bot, and no more. */
const ROOMS: Record<Platform, number> = { telegram: 80, discord: 20 };
const A_ROOM = 100;
/** One message of so many is said to the bot. */
const ASKS = 10;
/** Telegram's pace overall for bots that pay for it; in one chat it is that of every bot. */
const OVERALL_MS = 4;
/** It takes about a minute, and five on a machine that has much else to do. */
const LONGEST_MS = 900_000;
const LOOK_MS = 500;
/** What is sent once more comes within this. */
const AFTERMATH_MS = 3_000;
/** Telegram takes so many messages in a chat in a row, and then one a second. */
const BURST = 3;
const REFILL_MS = 1_000;
/** One of so many calls goes wrong in each way. */
const RARE = 25;
/** The fetches of updates, and the connections to the gateway, that break. */
const BROKEN_POLLS = [5, 12, 40, 41];
const GATEWAY_BREAKS = [2_000, 9_000];
const RECONNECT = 4_000;

interface Faults {
  made: number;
  /** Messages of which an answer was lost at a moment at which nobody could tell. */
  ambiguous: Set<number>;
}

const [folder = ''] = process.argv.slice(2);
const town = await openTown({ folder, rooms: ROOMS, overallMs: OVERALL_MS });
const faults = breakThings(town);
const rooms = PLATFORMS.flatMap((platform) => town.rooms[platform]);
const messages = rooms.length * A_ROOM;

const begun = wallClock();
for (let n = 0; n < messages; n += 1) (rooms[n % rooms.length] as Room).say(n, isAsked(n));
const ended = await town.until(
  () => {
    const answers = answersIn(town);
    return asked().every((n) => answers.has(n) || faults.ambiguous.has(n)) && town.logged.size === messages;
  },
  { patienceMs: LONGEST_MS, everyMs: LOOK_MS },
);
if (!ended) process.stderr.write(whatIsMissing());
const seconds = (wallClock() - begun) / 1000;
await sleep(AFTERMATH_MS);
const { peakMb } = await town.end();

const answers = answersIn(town);
const records = await recordsIn(join(folder, 'data'));
const isLost = (n: number): boolean =>
  !records.has(n) || (isAsked(n) && !answers.has(n) && !faults.ambiguous.has(n));
const found: FloodMeasurement = {
  messages,
  logged: records.size,
  asked: asked().length,
  replies: answers.size,
  ambiguous: asked().filter((n) => !answers.has(n) && faults.ambiguous.has(n)).length,
  lost: numbers().filter(isLost).length,
  doubled: tooMany(records) + tooMany(answers),
  seconds: rounded(seconds),
  faults: faults.made,
  cpuSeconds: rounded(town.cpuSeconds()),
  peakMb,
};
process.stdout.write(JSON.stringify(found));

function numbers(): number[] {
  return Array.from({ length: messages }, (_, n) => n);
}

/** The rooms by turns: each of them asks once in so many of its messages. */
function isAsked(n: number): boolean {
  return (Math.floor(n / rooms.length) + n) % ASKS === 0;
}

function asked(): number[] {
  return numbers().filter(isAsked);
}

/** Of which messages something is missing, and what the service said. */
function whatIsMissing(): string {
  const answers = answersIn(town);
  const unlogged = numbers().filter((n) => !town.logged.has(n));
  const unanswered = asked().filter((n) => !answers.has(n) && !faults.ambiguous.has(n));
  const list = (all: readonly number[]): string =>
    all.map((n) => `${n} in ${n % rooms.length} on ${rooms[n % rooms.length]?.platform}`).join(', ') ||
    'none';
  return [
    `After ${LONGEST_MS / 1000} s:`,
    `not logged: ${list(unlogged)}`,
    `not answered: ${list(unanswered)}`,
    'The service said:',
    town.complaints(),
  ].join('\n');
}

function tooMany(times: ReadonlyMap<number, number>): number {
  return [...times.values()].reduce((sum, count) => sum + count - 1, 0);
}

/** How often each message was answered, as the platforms show it; that an answer may be lost answers nothing. */
function answersIn({ telegram, discord, numberOf }: Town): Map<number, number> {
  const found = new Map<number, number>();
  const count = (text: string | undefined, n: number | undefined): void => {
    if (text === ANSWER && n !== undefined) found.set(n, (found.get(n) ?? 0) + 1);
  };
  for (const { posts } of telegram.world.chats.values()) {
    for (const { text, reply_to_message: to } of posts) count(text, numberOf('telegram', to?.message_id));
  }
  for (const { content, more } of discord.posts()) {
    const to = more.message_reference as { message_id: string } | undefined;
    count(content, numberOf('discord', to?.message_id));
  }
  return found;
}

/** How often each message stands in the log. */
async function recordsIn(dataDir: string): Promise<Map<number, number>> {
  const found = new Map<number, number>();
  const files = await readdir(join(dataDir, 'spaces'), { withFileTypes: true, recursive: true });
  for (const { name, parentPath } of files) {
    if (!name.endsWith('.jsonl') || !parentPath.endsWith('log')) continue;
    const text = await readFile(join(parentPath, name), 'utf8');
    for (const line of text.split('\n').filter((one) => one !== '')) {
      const record = JSON.parse(line) as LogRecord;
      const n = Number.parseInt(record.text, 10);
      if (record.kind === 'user') found.set(n, (found.get(n) ?? 0) + 1);
    }
  }
  return found;
}

/** Makes everything go wrong that does on the real platforms. */
function breakThings({ telegram, discord, numberOf }: Town): Faults {
  const faults: Faults = { made: 0, ambiguous: new Set() };
  const random = randomOf(7);
  const chance = (share: number): boolean => random() < share;
  const tell = <T>(fault: T): T => {
    faults.made += 1;
    return fault;
  };
  const allowance = new Map<unknown, { left: number; at: number }>();

  /** Whether a chat takes another message by now. */
  function takes(chat: unknown): boolean {
    const { left, at } = allowance.get(chat) ?? { left: BURST, at: Date.now() };
    const now = Math.min(BURST, left + (Date.now() - at) / REFILL_MS);
    allowance.set(chat, { left: now >= 1 ? now - 1 : now, at: Date.now() });
    return now >= 1;
  }

  let sends = 0;
  telegram.rule('sendMessage', ({ chat_id, reply_parameters }): Fault | undefined => {
    sends += 1;
    const n = numberOf('telegram', reply_parameters?.message_id);
    // One wait for all that is too long to be waited for, and short ones.
    if (sends === 200 || sends === 600) return tell(tooManyRequests(7));
    if (!takes(chat_id) || chance(1 / RARE)) return tell(tooManyRequests(1));
    if (chance(1 / RARE)) return tell(serverError(503));
    const unknown = [serverError(502), dropped(), dropped(true), cut()].find(() => chance(1 / RARE / 4));
    if (unknown === undefined) return undefined;
    if (n !== undefined) faults.ambiguous.add(n);
    return tell(unknown);
  });
  let polls = 0;
  telegram.rule('getUpdates', () => {
    polls += 1;
    const at = BROKEN_POLLS.indexOf(polls);
    return at < 0 ? undefined : tell([serverError(), dropped(), dropped(true), tooManyRequests(1)][at]);
  });

  const limited: Scripted = {
    status: 429,
    body: { message: 'You are being rate limited.', retry_after: 0.5, global: false },
    headers: { 'retry-after': '0.5', 'x-ratelimit-scope': 'shared' },
  };
  const slow: Scripted = {
    status: 429,
    body: { message: 'You are being rate limited.', retry_after: 7, global: false },
    headers: { 'retry-after': '7', 'x-ratelimit-scope': 'shared' },
  };
  discord.rule(
    'POST',
    /\/messages$/,
    () =>
      [slow, limited, 'torn' as const, 'heard' as const, { status: 502 }].flatMap((fault) =>
        chance(1 / RARE) ? [tell(fault)] : [],
      )[0],
  );
  for (const ms of GATEWAY_BREAKS) setTimeout(() => tell(discord.gateway.close(RECONNECT)), ms).unref();
  return faults;
}
