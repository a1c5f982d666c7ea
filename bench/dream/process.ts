import '../../src/cli/small-heap.ts';

import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import { warmUp } from '../../src/cli/warm-up.ts';
import type { Run } from '../../src/dreaming/types.ts';
import { createOfflineModel } from '../../src/llm/offline/offline.ts';
import { prepareTokenizer } from '../../src/llm/tokens.ts';
import { createRedactor } from '../../src/privacy/redact.ts';
import { shiftedClock, systemClock } from '../../src/time/clock.ts';
import { peakMegabytes } from '../support/process.ts';
import { measuredService } from '../support/service.ts';
import { LAST_DAY, ROOM } from './history.ts';

/** What one process found. Milliseconds and megabytes. */
export interface DreamMeasurement {
  read: number;
  ms: number;
  phases: Record<string, number>;
  peakMb: number;
  loopP99Ms: number;
  loopMaxMs: number;
  idleMs: number;
}

const ALL_KINDS = { phones: true, emails: true, addresses: true };
const MOST_DAYS = 30;
const NOON = Date.parse(`${LAST_DAY}T23:58:00Z`);
const RESOLUTION_MS = 1;

/** Dreams once over the history of a data directory, and once more when nothing is new. */
async function measure(dataDir: string, days: number): Promise<DreamMeasurement> {
  const { service } = await measuredService({
    dataDir,
    model: createOfflineModel(),
    clock: shiftedClock(systemClock, NOON),
  });
  // As at the start of the product, before anybody waits.
  prepareTokenizer();
  await warmUp(undefined, createRedactor(ALL_KINDS), new AbortController().signal);
  const loop = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  loop.enable();
  const first = await timed(service, `${Math.min(days, MOST_DAYS)}`);
  loop.disable();
  const peakMb = peakMegabytes();
  const idle = await timed(service, `${Math.min(days, MOST_DAYS)}`);
  await service.stop();
  return {
    read: first.run.counts.read,
    ms: first.ms,
    phases: first.phases,
    peakMb,
    loopP99Ms: late(loop, 99),
    loopMaxMs: late(loop, 100),
    idleMs: idle.ms,
  };
}

/** What a timer of one millisecond was late. */
function late(loop: IntervalHistogram, percentile: number): number {
  return Math.max(0, loop.percentile(percentile) / 1e6 - RESOLUTION_MS);
}

async function timed(
  service: Awaited<ReturnType<typeof measuredService>>['service'],
  days: string,
): Promise<{ run: Run; ms: number; phases: Record<string, number> }> {
  const starts: { phase: string; at: number }[] = [{ phase: 'opening', at: performance.now() }];
  const { document } = await service.execute(
    { command: 'memory dream', text: days, space: ROOM.id },
    (phase) => starts.push({ phase, at: performance.now() }),
  );
  const end = performance.now();
  const phases = starts.map(({ phase, at }, index) => [phase, (starts[index + 1]?.at ?? end) - at] as const);
  return {
    run: (document as { run: Run }).run,
    ms: end - (starts[0]?.at ?? end),
    phases: Object.fromEntries(phases),
  };
}

const [dataDir = '', days = ''] = process.argv.slice(2);
process.stdout.write(JSON.stringify(await measure(dataDir, Number(days))));
