import type { Clock } from '../time/clock.ts';

type StopReason = 'timeout' | 'aborted';

/** Thrown to whoever still waits when a deadline passed or the caller gave up. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
  readonly reason: StopReason;

  constructor(reason: StopReason) {
    super(reason === 'timeout' ? 'The deadline passed.' : 'The caller gave up.');
    this.reason = reason;
  }
}

/** One budget of time for a call with all its retries. */
export interface Deadline {
  /** Aborts when the time is over or the caller's own signal aborts. */
  readonly signal: AbortSignal;
  /** Milliseconds that are left, never negative. */
  left(): number;
  /** `work`, or a rejection with `Stopped` at the moment the deadline stops, even when `work` ignores the signal. */
  race<T>(work: Promise<T>): Promise<T>;
  /** Waits `delayMs`; rejects with `Stopped` when the deadline stops first. */
  wait(delayMs: number): Promise<void>;
  /** Releases the timer and the listener. */
  end(): void;
}

/** Starts a deadline of `timeoutMs` that also follows the caller's `signal`. */
export function startDeadline(clock: Clock, timeoutMs: number, signal?: AbortSignal): Deadline {
  const controller = new AbortController();
  const endsAt = clock.now() + timeoutMs;
  let reject: (reason: Stopped) => void = () => {};
  const stopped = new Promise<never>((_, fail) => {
    reject = fail;
  });
  stopped.catch(() => {});

  function stop(reason: StopReason): void {
    reject(new Stopped(reason));
    controller.abort();
  }
  const giveUp = () => stop('aborted');
  const timer = clock.after(timeoutMs, () => stop('timeout'));
  if (signal?.aborted) giveUp();
  signal?.addEventListener('abort', giveUp, { once: true });

  const race = <T>(work: Promise<T>): Promise<T> => Promise.race([stopped, work]);
  return {
    signal: controller.signal,
    left: () => Math.max(0, endsAt - clock.now()),
    race,
    async wait(delayMs) {
      let done: () => void = () => {};
      const over = new Promise<void>((resolve) => {
        done = resolve;
      });
      const pause = clock.after(delayMs, done);
      try {
        await race(over);
      } finally {
        pause.cancel();
      }
    },
    end() {
      timer.cancel();
      signal?.removeEventListener('abort', giveUp);
    },
  };
}
