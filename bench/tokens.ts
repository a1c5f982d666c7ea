import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Task } from '../src/llm/model.ts';
import { simulatedClock } from '../src/time/simulated-clock.ts';
import { addDays } from '../src/time/zone.ts';
import { ENGLISH } from './nights/english.ts';
import { voiceLines } from './nights/script.ts';
import { mean, rounded } from './support/figures.ts';
import { measuredService, OWNER, room } from './support/service.ts';
import { type CountedCall, countingModel } from './tokens/counting-model.ts';

/** What one kind of call took in a day. */
interface TaskSpending {
  calls: number;
  tokensIn: number;
  tokensOut: number;
}

interface RoomResult {
  /** Tokens of a day in the mean, by task. */
  aDay: Partial<Record<Task, TaskSpending>>;
  /** Tokens of notes, dreams and diary: of a day, for 100 messages, and as a share (0 to 1) of all. */
  memoryADay: number;
  memoryPer100: number;
  memoryShare: number;
  /** Tokens that a dream sent for its decisions: in the second quarter of the days, and in the last. */
  distilEarly: number;
  distilLate: number;
}

export interface TokensReport {
  days: number;
  turnsADay: number;
  private: RoomResult;
  /** The bot only listens. */
  group: RoomResult;
  /** Calls of a dream that was asked for when nothing was new. */
  nothingNewCalls: number;
}

const FIRST_DAY = '2026-09-07';
const TURNS_A_DAY = 100;
/** Of these, in a day. */
const FACTS_A_DAY = 5;
const DAY_MS = 24 * 60 * 60 * 1000;
const MORNING_MS = 8 * 60 * 60 * 1000;
const BETWEEN_MS = 8 * 60 * 1000;

/** What the product asks of a model in so many days of chat, in a private chat and in a group that it listens to. */
export async function tokens({ days }: { days: number }): Promise<TokensReport> {
  const [alone, listening] = [await played('private', days), await played('group', days)];
  return {
    days,
    turnsADay: TURNS_A_DAY,
    private: alone.result,
    group: listening.result,
    nothingNewCalls: alone.nothingNewCalls + listening.nothingNewCalls,
  };
}

async function played(
  kind: 'private' | 'group',
  days: number,
): Promise<{ result: RoomResult; nothingNewCalls: number }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'reverie-tokens-'));
  const first = Date.parse(`${FIRST_DAY}T00:00:00Z`);
  const clock = simulatedClock(first);
  const model = countingModel(() => Math.floor((clock.now() - first) / DAY_MS));
  const conversation = room(1, kind);
  const { service, say } = await measuredService({
    dataDir,
    model,
    clock,
    config: { dreaming: { enabled: true } },
  });
  const advance = (at: number): Promise<void> => clock.advanceTo(at, () => service.idle());
  try {
    const lines = voiceLines(ENGLISH, days, FIRST_DAY, {
      chatter: TURNS_A_DAY - FACTS_A_DAY,
      facts: FACTS_A_DAY,
    });
    for (const [day, said] of lines.entries()) {
      for (const [turn, text] of said.entries()) {
        await advance(first + day * DAY_MS + MORNING_MS + turn * BETWEEN_MS);
        await say({ conversation, who: OWNER, text, addressed: kind === 'private' }).answered;
      }
    }
    // The last night's dream at three, and then a dream by hand with nothing left to do.
    await advance(Date.parse(`${addDays(FIRST_DAY, days)}T04:00:00Z`));
    const before = model.calls.length;
    await service.execute({ command: 'memory dream', text: '3', space: conversation.id });
    return {
      result: summed(model.calls.slice(0, before), days),
      nothingNewCalls: model.calls.length - before,
    };
  } finally {
    await service.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function summed(calls: readonly CountedCall[], days: number): RoomResult {
  const tasks: Task[] = ['reply', 'summarise', 'distil', 'narrate'];
  const aDay: RoomResult['aDay'] = {};
  for (const task of tasks) {
    const own = calls.filter((call) => call.task === task);
    if (own.length === 0) continue;
    aDay[task] = {
      calls: rounded(own.length / days),
      tokensIn: Math.round(total(own, 'tokensIn') / days),
      tokensOut: Math.round(total(own, 'tokensOut') / days),
    };
  }
  const spent = (some: readonly CountedCall[]): number => total(some, 'tokensIn') + total(some, 'tokensOut');
  const memory = spent(calls.filter(({ task }) => task !== 'reply'));
  const distil = (from: number, to: number): number =>
    Math.round(
      mean(
        calls
          .filter(({ task, day }) => task === 'distil' && day > days * from && day <= days * to)
          .map(({ tokensIn }) => tokensIn),
      ),
    );
  return {
    aDay,
    memoryADay: Math.round(memory / days),
    memoryPer100: Math.round((memory / days / TURNS_A_DAY) * 100),
    memoryShare: rounded(memory / spent(calls), 3),
    distilEarly: distil(0.25, 0.5),
    distilLate: distil(0.75, 1),
  };
}

function total(calls: readonly CountedCall[], of: 'tokensIn' | 'tokensOut'): number {
  return calls.reduce((sum, call) => sum + call[of], 0);
}

/** The report as people read it. */
export function describeTokens(report: TokensReport): string {
  const lines = (name: string, one: RoomResult): string[] => [
    `${name}, a day in the mean of ${report.days} with ${report.turnsADay} messages`,
    ...Object.entries(one.aDay).map(
      ([task, { calls, tokensIn, tokensOut }]) =>
        `  ${task.padEnd(12)} ${calls} calls, ${tokensIn} tokens in, ${tokensOut} out`,
    ),
    `  memory work  ${one.memoryADay} tokens, ${(one.memoryShare * 100).toFixed(1)} % of all, ${one.memoryPer100} for 100 messages`,
    `  a dream asks ${one.distilEarly} tokens early, ${one.distilLate} late`,
  ];
  return [
    ...lines('private chat', report.private),
    ...lines('group that it listens to', report.group),
    `calls when nothing is new: ${report.nothingNewCalls}`,
  ].join('\n');
}
