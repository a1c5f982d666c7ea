import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChatMeasurement } from './chat/process.ts';
import { median, rounded } from './support/figures.ts';
import { inProcess } from './support/process.ts';

/** One number of conversations; the middle of several runs. */
type LoadResult = ChatMeasurement & { conversations: number };

export interface ChatReport {
  runs: number;
  loads: LoadResult[];
}

const LOADS = [1, 1_000];

/** How many messages a second are taken in, and how long they take until they are logged and answered. */
export async function chat({ runs }: { runs: number }): Promise<ChatReport> {
  const loads: LoadResult[] = [];
  for (const conversations of LOADS) {
    const found: ChatMeasurement[] = [];
    for (let run = 0; run < runs; run += 1) {
      const dataDir = await mkdtemp(join(tmpdir(), 'reverie-chat-'));
      try {
        found.push(
          await inProcess(new URL('./chat/process.js', import.meta.url), dataDir, String(conversations)),
        );
      } finally {
        await rm(dataDir, { recursive: true, force: true });
      }
    }
    const middle = (pick: (one: ChatMeasurement) => number): number => rounded(median(found.map(pick)));
    const latency = (name: 'toLog' | 'toReply' | 'toCommand') => ({
      p50: middle((one) => one[name].p50),
      p95: middle((one) => one[name].p95),
    });
    loads.push({
      conversations,
      messagesASecond: Math.round(middle((one) => one.messagesASecond)),
      toLog: latency('toLog'),
      toReply: latency('toReply'),
      toCommand: latency('toCommand'),
      openingMs: middle((one) => one.openingMs),
      peakMb: middle((one) => one.peakMb),
    });
  }
  return { runs, loads };
}

/** The report as people read it. */
export function describeChat({ loads, runs }: ChatReport): string {
  const both = ({ p50, p95 }: { p50: number; p95: number }): string => `p50 ${p50} ms, p95 ${p95} ms`;
  return loads
    .flatMap((one) => [
      `${one.conversations} conversations (middle of ${runs} runs)`,
      `  logged       ${one.messagesASecond} messages a second at most`,
      `  to the log   ${both(one.toLog)}`,
      `  to a reply   ${both(one.toReply)}`,
      `  to a command ${both(one.toCommand)}`,
      `  opening      ${one.openingMs} ms for a conversation's first message`,
      `  most memory  ${one.peakMb} MB`,
    ])
    .join('\n');
}
