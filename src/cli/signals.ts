import { EXIT } from './exit.ts';
import type { Io } from './io.ts';

/** How long a stop may take before the process leaves anyway, in milliseconds. */
const STOP_DEADLINE_MS = 8_000;

/** Signals that ask a process to end, from `watchSignals` to `release`. */
interface Signals {
  /** The exit code of the first; never rejects. */
  readonly code: Promise<number>;
  /** Has signals end the process as they do by themselves. */
  release(): void;
}

/** Takes the first signal that asks the process to end; the second one ends it at once. */
export function watchSignals(): Signals {
  let release = (): void => undefined;
  const code = new Promise<number>((resolve) => {
    const interrupt = (): void => resolve(EXIT.interrupted);
    const terminate = (): void => resolve(EXIT.terminated);
    process.once('SIGINT', interrupt).once('SIGTERM', terminate);
    release = () => void process.off('SIGINT', interrupt).off('SIGTERM', terminate);
  });
  return { code, release: () => release() };
}

/** Closes what is open; when that takes too long the process leaves with this exit code. */
export async function closeInTime(close: () => Promise<void>, exitCode: () => number, io: Io): Promise<void> {
  const deadline = setTimeout(() => {
    io.stderr('Stopping took too long; leaving. What was running starts again next time.\n');
    process.exit(exitCode());
  }, STOP_DEADLINE_MS);
  try {
    await close();
  } finally {
    clearTimeout(deadline);
  }
}
