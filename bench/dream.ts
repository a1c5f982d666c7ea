import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillNotes } from './dream/history.ts';
import type { DreamMeasurement } from './dream/process.ts';
import { median, rounded } from './support/figures.ts';
import { inProcess } from './support/process.ts';

/** One history with a dream over it; the middle of several runs. Times in milliseconds, memory in megabytes. */
interface HistoryResult {
  days: number;
  notes: number;
  /** Notes that the dream judged. */
  read: number;
  ms: number;
  phases: Record<string, number>;
  peakMb: number;
  /** How long timers were late: 99 of 100, and the latest. */
  loopP99Ms: number;
  loopMaxMs: number;
  /** The dream of the next night, when nothing is new. */
  idleMs: number;
}

export interface DreamReport {
  runs: number;
  histories: HistoryResult[];
}

const NOTES_A_DAY = 20;
const HISTORIES = [30, 365];

/** How long a first dream takes over histories of two lengths, each time in a new process. */
export async function dream({ runs }: { runs: number }): Promise<DreamReport> {
  const histories: HistoryResult[] = [];
  for (const days of HISTORIES) {
    const folder = await mkdtemp(join(tmpdir(), 'reverie-dream-'));
    try {
      const history = join(folder, 'history');
      const notes = await fillNotes(history, days, NOTES_A_DAY);
      const found: DreamMeasurement[] = [];
      for (let run = 0; run < runs; run += 1) {
        const dataDir = join(folder, `run${run}`);
        await cp(history, dataDir, { recursive: true });
        found.push(await inProcess(new URL('./dream/process.js', import.meta.url), dataDir, String(days)));
      }
      histories.push(summed(days, notes, found));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  return { runs, histories };
}

function summed(days: number, notes: number, found: readonly DreamMeasurement[]): HistoryResult {
  const middle = (pick: (one: DreamMeasurement) => number): number => rounded(median(found.map(pick)));
  const phases = Object.keys(found[0]?.phases ?? {});
  return {
    days,
    notes,
    read: middle((one) => one.read),
    ms: middle((one) => one.ms),
    phases: Object.fromEntries(phases.map((name) => [name, middle((one) => one.phases[name] ?? 0)])),
    peakMb: middle((one) => one.peakMb),
    loopP99Ms: middle((one) => one.loopP99Ms),
    loopMaxMs: middle((one) => one.loopMaxMs),
    idleMs: middle((one) => one.idleMs),
  };
}

/** The report as people read it. */
export function describeDream({ histories, runs }: DreamReport): string {
  const lines = histories.flatMap((one) => [
    `${one.days} days, ${one.notes} notes, ${one.read} of them judged (middle of ${runs} runs)`,
    `  a dream            ${one.ms} ms: ${Object.entries(one.phases)
      .map(([name, ms]) => `${name} ${ms}`)
      .join(', ')}`,
    `  nothing new        ${one.idleMs} ms`,
    `  most memory        ${one.peakMb} MB`,
    `  timers late        p99 ${one.loopP99Ms} ms, most ${one.loopMaxMs} ms`,
  ]);
  return lines.join('\n');
}
