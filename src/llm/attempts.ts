import type { Deadline } from './deadline.ts';
import type { Verdict } from './failures.ts';

interface AttemptOptions {
  deadline: Deadline;
  /** Further attempts after the first. */
  maxRetries: number;
  /** 0 to 1, spreads retries of several callers. */
  random: () => number;
  judge: (error: unknown) => Verdict;
}

const FIRST_RETRY_MS = 500;
const LONGEST_BACKOFF_MS = 8_000;
/** A server that wants us to wait longer has more patience than the person in the chat. */
const LONGEST_RETRY_AFTER_MS = 20_000;

/** What a server answers, after as many attempts as its failures are worth, or what its last failure means. */
export async function attempted<T>(
  work: () => Promise<T>,
  options: AttemptOptions,
): Promise<{ value: T } | { verdict: Verdict }> {
  const { deadline, judge } = options;
  try {
    for (let attempt = 0; ; attempt += 1) {
      try {
        if (deadline.signal.aborted) await deadline.race(new Promise<never>(() => {}));
        return { value: await deadline.race(work()) };
      } catch (error) {
        const verdict = judge(error);
        const wait = pause(verdict, attempt, options);
        if (wait === undefined) return { verdict };
        await deadline.wait(wait);
      }
    }
  } catch (error) {
    return { verdict: judge(error) };
  }
}

/** Milliseconds before the next attempt; `undefined` when there is none. */
function pause(
  verdict: Verdict,
  attempt: number,
  { deadline, maxRetries, random }: AttemptOptions,
): number | undefined {
  if (!verdict.retry || attempt >= maxRetries) return undefined;
  const asked = verdict.retryAfterMs ?? 0;
  const backoff = Math.min(FIRST_RETRY_MS * 2 ** attempt, LONGEST_BACKOFF_MS) * (0.5 + random() / 2);
  const wait = Math.max(asked, backoff);
  return asked > LONGEST_RETRY_AFTER_MS || wait >= deadline.left() ? undefined : wait;
}
