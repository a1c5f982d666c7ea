import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FloodMeasurement } from './chat/flood.ts';
import type { PlatformFigures, PlatformsMeasurement } from './chat/platforms.ts';
import type { ChatMeasurement } from './chat/process.ts';
import { median, rounded } from './support/figures.ts';
import { inProcess } from './support/process.ts';

/** One number of conversations; the middle of several runs. */
type LoadResult = ChatMeasurement & { conversations: number };

export interface ChatReport {
  runs: number;
  loads: LoadResult[];
  /** The same over both platforms at once, as their servers see it; the middle of several runs. */
  platforms: PlatformsMeasurement;
  /** Of one run. */
  flood: FloodMeasurement;
}

type Latency = ChatMeasurement['toLog'];

const LOADS = [1, 1_000];

/** How many messages a second are taken in, how long they take until they are logged and answered, and whether all are. */
export async function chat({ runs }: { runs: number }): Promise<ChatReport> {
  const loads: LoadResult[] = [];
  for (const conversations of LOADS) loads.push(await load(conversations, runs));
  return { runs, loads, platforms: await platforms(runs), flood: await measured('./chat/flood.js') };
}

/** What a module finds in a process and a folder of its own. */
async function measured<Result>(module: string, ...argv: string[]): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'reverie-chat-'));
  try {
    return await inProcess(new URL(module, import.meta.url), folder, ...argv);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function repeatedly<Result>(runs: number, one: () => Promise<Result>): Promise<Result[]> {
  const found: Result[] = [];
  for (let run = 0; run < runs; run += 1) found.push(await one());
  return found;
}

function middle<Result>(found: readonly Result[], pick: (one: Result) => number): number {
  return rounded(median(found.map(pick)));
}

function middleLatency<Result>(found: readonly Result[], pick: (one: Result) => Latency): Latency {
  return {
    p50: middle(found, (one) => pick(one).p50),
    p95: middle(found, (one) => pick(one).p95),
  };
}

async function load(conversations: number, runs: number): Promise<LoadResult> {
  const found = await repeatedly(runs, () =>
    measured<ChatMeasurement>('./chat/process.js', String(conversations)),
  );
  return {
    conversations,
    messagesASecond: Math.round(middle(found, (one) => one.messagesASecond)),
    toLog: middleLatency(found, (one) => one.toLog),
    toReply: middleLatency(found, (one) => one.toReply),
    toCommand: middleLatency(found, (one) => one.toCommand),
    openingMs: middle(found, (one) => one.openingMs),
    peakMb: middle(found, (one) => one.peakMb),
  };
}

async function platforms(runs: number): Promise<PlatformsMeasurement> {
  const found = await repeatedly(runs, () => measured<PlatformsMeasurement>('./chat/platforms.js'));
  const of = (pick: (one: PlatformsMeasurement) => PlatformFigures): PlatformFigures => ({
    messagesASecond: Math.round(middle(found, (one) => pick(one).messagesASecond)),
    toLog: middleLatency(found, (one) => pick(one).toLog),
    toReply: middleLatency(found, (one) => pick(one).toReply),
  });
  return {
    messagesASecond: Math.round(middle(found, (one) => one.messagesASecond)),
    telegram: of(({ telegram }) => telegram),
    discord: of(({ discord }) => discord),
    peakMb: middle(found, (one) => one.peakMb),
  };
}

/** The report as people read it. */
export function describeChat({ loads, runs, platforms, flood }: ChatReport): string {
  const both = ({ p50, p95 }: Latency): string => `p50 ${p50} ms, p95 ${p95} ms`;
  const lines = loads.flatMap((one) => [
    `${one.conversations} conversations (middle of ${runs} runs)`,
    `  logged       ${one.messagesASecond} messages a second at most`,
    `  to the log   ${both(one.toLog)}`,
    `  to a reply   ${both(one.toReply)}`,
    `  to a command ${both(one.toCommand)}`,
    `  opening      ${one.openingMs} ms for a conversation's first message`,
    `  most memory  ${one.peakMb} MB`,
  ]);
  const onPlatform = (name: string, one: PlatformFigures): string[] => [
    `  ${name}`,
    `    logged     ${one.messagesASecond} messages a second`,
    `    to the log ${both(one.toLog)}`,
    `    to a reply ${both(one.toReply)}`,
  ];
  return [
    ...lines,
    `Telegram and Discord at once (middle of ${runs} runs)`,
    `  logged       ${platforms.messagesASecond} messages a second at most`,
    ...onPlatform('Telegram', platforms.telegram),
    ...onPlatform('Discord', platforms.discord),
    `  most memory  ${platforms.peakMb} MB`,
    `A flood of ${flood.messages} messages, with ${flood.faults} faults of the platforms`,
    `  logged       ${flood.logged}`,
    `  answered     ${flood.replies} of ${flood.asked}; of ${flood.ambiguous} nobody can tell`,
    `  lost         ${flood.lost}`,
    `  doubled      ${flood.doubled}`,
    `  took         ${flood.seconds} s, ${flood.cpuSeconds} s of processor time, ${flood.peakMb} MB`,
  ].join('\n');
}
