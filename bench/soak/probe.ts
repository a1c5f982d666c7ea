import { appendFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** What a process says of itself, once a second. */
export interface ProbeRecord {
  /** Seconds since the process began. */
  at: number;
  /** How late timers were so far, in milliseconds: 99 of 100 less than this, and the latest. */
  lateP99Ms: number;
  lateMaxMs: number;
  /** Resident memory, in MB. */
  rssMb: number;
}

/** Loaded before the program (`node --import`): writes a record a second to the file that `SOAK_PROBE` names. */
const file = process.env.SOAK_PROBE ?? '';
const RESOLUTION_MS = 10;
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delay.enable();
setInterval(() => {
  // The histogram measures whole intervals between timers.
  const late = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS);
  const record: ProbeRecord = {
    at: process.uptime(),
    lateP99Ms: late(delay.percentile(99)),
    lateMaxMs: late(delay.max),
    rssMb: process.memoryUsage.rss() / 1024 ** 2,
  };
  appendFileSync(file, `${JSON.stringify(record)}\n`);
}, 1_000).unref();
