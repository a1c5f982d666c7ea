import '../../src/cli/small-heap.ts';

import type { LanguageModel } from '../../src/llm/model.ts';
import { systemClock } from '../../src/time/clock.ts';
import { percentile } from '../support/figures.ts';
import { peakMegabytes } from '../support/process.ts';
import { atRate, wallClock } from '../support/rate.ts';
import { type MeasuredService, measuredService, OWNER, room } from '../support/service.ts';

/** What one process found. Milliseconds and megabytes. */
export interface ChatMeasurement {
  /** As many as are taken in and logged when the next ones wait already. */
  messagesASecond: number;
  /** Until the bot, which only listens, has them on the disk; at a steady rate. */
  toLog: { p50: number; p95: number };
  /** Until the answer was posted; the model answers at once. */
  toReply: { p50: number; p95: number };
  toCommand: { p50: number; p95: number };
  /** The mean first message of a conversation, which opens its space. */
  openingMs: number;
  peakMb: number;
}

/** Messages of each part. */
const COUNT = 2_000;
const ANSWERED = 100;
/** So many are under way at once when as many as possible are taken in. */
const AT_ONCE = 200;
/** So many arrive in a second when it is about how long one takes. */
const LOGGED_A_SECOND = 1_000;
const ANSWERED_A_SECOND = 10;
const LINES = [
  'ok',
  'see you at six',
  'The bus is late again, so I will be there a bit after eight.',
  'ага, добре',
];

const scripted: LanguageModel = {
  name: 'scripted',
  offline: false,
  complete: async ({ work }) => ({
    ok: true,
    text: work.task === 'reply' ? 'All right, I will keep that in mind.' : '{"notes":[]}',
    usage: { tokensIn: 0, tokensOut: 0 },
    model: 'scripted',
  }),
};

type Say = (n: number) => Promise<void>;

async function measure(dataDir: string, conversations: number): Promise<ChatMeasurement> {
  const { service, say } = await measuredService({ dataDir, model: scripted, clock: systemClock });
  const saying =
    (text: (n: number) => string, addressed: boolean): Say =>
    (n) =>
      said(say, n % conversations, text(n), addressed);
  const heard = saying((n) => LINES[n % LINES.length] ?? '', false);
  const answered = saying((n) => LINES[n % LINES.length] ?? '', true);
  const commanded = saying(() => '/dreaming status', true);

  const opening = performance.now();
  for (let n = 0; n < conversations; n += 1) await heard(n);
  const openingMs = (performance.now() - opening) / conversations;
  // What loads at the first answer is loaded once in the life of a process.
  await answered(0);

  const rate = await fastest(heard);
  const toLog = await steady(heard, COUNT, LOGGED_A_SECOND);
  const toReply = await steady(answered, ANSWERED, ANSWERED_A_SECOND);
  const toCommand = await steady(commanded, ANSWERED, ANSWERED_A_SECOND);
  await service.idle();
  const peakMb = peakMegabytes();
  await service.stop();
  return { messagesASecond: rate, toLog, toReply, toCommand, openingMs, peakMb };
}

async function said(
  say: MeasuredService['say'],
  conversation: number,
  text: string,
  addressed: boolean,
): Promise<void> {
  await say({ conversation: room(conversation + 1, 'private'), who: OWNER, text, addressed }).answered;
}

/** Messages a second when somebody always has another one. */
async function fastest(one: Say): Promise<number> {
  const begun = performance.now();
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < COUNT) {
      next += 1;
      await one(next);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return COUNT / ((performance.now() - begun) / 1000);
}

/** How long each takes when they arrive at a steady rate, whether or not those before are done. */
async function steady(one: Say, count: number, aSecond: number): Promise<{ p50: number; p95: number }> {
  const took: number[] = [];
  const waiting: Promise<void>[] = [];
  await atRate(count, aSecond, (n, due) => {
    waiting.push(one(n).then(() => void took.push(wallClock() - due)));
  });
  await Promise.all(waiting);
  return { p50: percentile(took, 0.5), p95: percentile(took, 0.95) };
}

const [dataDir = '', conversations = ''] = process.argv.slice(2);
process.stdout.write(JSON.stringify(await measure(dataDir, Number(conversations))));
