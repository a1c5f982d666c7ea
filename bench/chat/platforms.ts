import { percentile } from '../support/figures.ts';
import { atRate, wallClock } from '../support/rate.ts';
import { openTown, PLATFORMS, type Platform, type Town } from './town.ts';

/** What one process found on one platform, while the other one had as much to do. Milliseconds. */
export interface PlatformFigures {
  messagesASecond: number;
  toLog: { p50: number; p95: number };
  toReply: { p50: number; p95: number };
}

export interface PlatformsMeasurement extends Record<Platform, PlatformFigures> {
  /** Of both together. */
  messagesASecond: number;
  peakMb: number;
}

/** Of each platform. */
const ROOMS = 250;
const COUNT = 2_000;
const ANSWERED = 100;
/** So many arrive in a second on both together when it is about how long one takes. */
const LOGGED_A_SECOND = 1_000;
const ANSWERED_A_SECOND = 10;

const [folder = ''] = process.argv.slice(2);
const town = await openTown({ folder, rooms: { telegram: ROOMS, discord: ROOMS } });
const replied = listenForReplies(town);
let next = 0;

/** Somebody says something, on the platforms by turns; in each room of one platform by turns. */
function say(addressed: boolean): number {
  const n = next;
  next += 1;
  const rooms = town.rooms[platformOf(n)];
  rooms[(n >> 1) % rooms.length]?.say(n, addressed);
  return n;
}

function platformOf(n: number): Platform {
  return PLATFORMS[n % 2] ?? 'telegram';
}

/** Says so much as fast as it can be said, and waits until the bot has all of it. */
async function burst(count: number, addressed: boolean): Promise<number[]> {
  const numbers = Array.from({ length: count }, () => say(addressed));
  await reach(numbers, addressed);
  return numbers;
}

async function reach(numbers: readonly number[], addressed: boolean): Promise<void> {
  const isDone = (n: number): boolean => town.logged.has(n) && (!addressed || replied.has(n));
  if (!(await town.until(() => numbers.every(isDone)))) {
    const missing = PLATFORMS.map((platform) => {
      const left = numbers.filter((n) => platformOf(n) === platform && !isDone(n));
      return `${left.length} on ${platform}`;
    });
    throw new Error(`Of ${numbers.length} messages are missing: ${missing.join(', ')}.`);
  }
}

async function steady(count: number, aSecond: number, addressed: boolean): Promise<Map<number, number>> {
  const due = new Map<number, number>();
  await atRate(count, aSecond, (_, at) => void due.set(say(addressed), at));
  await reach([...due.keys()], addressed);
  return due;
}

/** How long it took from when a message was due. */
function latency(due: ReadonlyMap<number, number>, times: ReadonlyMap<number, number>, platform: Platform) {
  const took = [...due].flatMap(([n, at]) =>
    platformOf(n) === platform ? [(times.get(n) ?? Number.POSITIVE_INFINITY) - at] : [],
  );
  return { p50: percentile(took, 0.5), p95: percentile(took, 0.95) };
}

function rate(numbers: readonly number[]): number {
  const begun = Math.min(...numbers.map((n) => town.said.get(n) ?? 0));
  const done = Math.max(...numbers.map((n) => town.logged.get(n) ?? 0));
  return numbers.length / ((done - begun) / 1000);
}

// The first message of a room opens its space; what loads at the first answers is loaded once.
await burst(2 * ROOMS, false);
await burst(4, true);
const fast = await burst(2 * COUNT, false);
const heard = await steady(2 * COUNT, LOGGED_A_SECOND, false);
const answered = await steady(2 * ANSWERED, ANSWERED_A_SECOND, true);
const { peakMb } = await town.end();

const of = (platform: Platform): PlatformFigures => ({
  messagesASecond: rate(fast.filter((n) => platformOf(n) === platform)),
  toLog: latency(heard, town.logged, platform),
  toReply: latency(answered, replied, platform),
});
const found: PlatformsMeasurement = {
  messagesASecond: rate(fast),
  telegram: of('telegram'),
  discord: of('discord'),
  peakMb,
};
process.stdout.write(JSON.stringify(found));

/** When answers come, by the number of the message. */
function listenForReplies({ telegram, discord, numberOf }: Town): Map<number, number> {
  const times = new Map<number, number>();
  const note = (n: number | undefined): undefined => {
    if (n !== undefined) times.set(n, wallClock());
    return undefined;
  };
  telegram.rule('sendMessage', ({ reply_parameters }) =>
    note(numberOf('telegram', reply_parameters?.message_id)),
  );
  discord.rule('POST', /\/messages$/, ({ body }) => {
    const reference =
      'message_reference' in body ? (body.message_reference as { message_id: string }) : undefined;
    return note(numberOf('discord', reference?.message_id));
  });
  return times;
}
