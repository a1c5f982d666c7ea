import type { Clock } from './clock.ts';

/** Waits; ends early, and well, when the signal comes. */
export function sleep(clock: Clock, ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted || ms <= 0) return Promise.resolve();
  return new Promise((resolve) => {
    const end = (): void => {
      timer.cancel();
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = clock.after(ms, end);
    signal.addEventListener('abort', end, { once: true });
  });
}

/** Waits for some work, but for no longer than `ms`: it goes on then. Rejects as the work does. */
export async function atMost(clock: Clock, ms: number, work: Promise<unknown>): Promise<void> {
  let timer: { cancel(): void } | undefined;
  const longEnough = new Promise<void>((resolve) => {
    timer = clock.after(ms, resolve);
  });
  try {
    await Promise.race([work, longEnough]);
  } finally {
    timer?.cancel();
  }
}
