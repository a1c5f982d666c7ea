import type { AdapterEvents } from '../../src/chat/adapter.ts';
import type { Clock } from '../../src/chat/clock.ts';
import { sleep } from '../../src/chat/sleep.ts';
import type { Api, Update } from './api.ts';
import { ApiError, isLockedOut } from './api-error.ts';
import { backoffMs } from './backoff.ts';
import { createConflicts } from './conflicts.ts';
import { ALLOWED_UPDATES, isUpdate } from './updates.ts';

interface PollingOptions {
  api: Api;
  take: (update: Update) => Promise<boolean>;
  clock: Clock;
  /** Ends the polling. */
  signal: AbortSignal;
  events: Pick<AdapterEvents, 'away' | 'back'>;
}

const POLL_SECONDS = 50;
/** How much longer than a poll an answer may take before the connection counts as dead. */
const GRACE_MS = 15_000;
const LEAST_POLL_MS = 1_000;
const CONFIRM_MS = 2_000;
/** What is being written when the polling ends gets so long to be confirmed. */
const LAST_WRITES_MS = 2_000;
const CONFLICT_MS = 30_000;
const FIRST_CONFLICT_MS = 5_000;
const HOOKED = /webhook is active/i;

/**
 * Fetches updates until the signal comes, over losses of the network. Telegram forgets an update only when a later one
 * is asked for: that happens when the update and all before it have been taken.
 *
 * @throws ApiError when Telegram does not know the bot
 */
export async function poll({ api, take, clock, signal, events }: PollingOptions): Promise<void> {
  let offset = 0;
  let failures = 0;
  const conflicts = createConflicts(clock);
  /** Another program fetches, too. */
  let contested = false;
  /** Batches in a row of which something could not be taken. */
  let untaken = 0;
  let lost = false;

  const stopped = new Promise<undefined>((resolve) => {
    const end = (): void =>
      void sleep(clock, LAST_WRITES_MS, new AbortController().signal).then(() => resolve(undefined));
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });

  async function fetchUpdates(): Promise<Update[]> {
    const answer: unknown = await api.call(
      'getUpdates',
      { offset, limit: 100, timeout: POLL_SECONDS, allowed_updates: ALLOWED_UPDATES },
      { timeoutMs: POLL_SECONDS * 1000 + GRACE_MS, signal },
    );
    const updates = updatesIn(answer);
    if (updates === undefined) {
      throw new ApiError(
        'ambiguous',
        `Telegram (${api.host}) answers with something that is no list of updates.`,
      );
    }
    failures = 0;
    if (conflicts.pass()) contested = false;
    if (lost && !contested) {
      lost = false;
      events.back();
    }
    return updates;
  }

  function lose(why: string): void {
    lost = true;
    events.away(why);
  }

  /** @returns milliseconds to wait */
  function afterFailure(error: ApiError): number {
    if (error.code === 409) {
      if (HOOKED.test(error.message)) {
        lose(
          'A webhook is set for this bot, so that nothing can be fetched. Stop the program that sets it, or set adapters.telegram.mode to webhook.',
        );
        return CONFLICT_MS;
      }
      if (conflicts.note()) contested = true;
      if (!contested) return FIRST_CONFLICT_MS;
      lose(
        'Another program fetches the messages of this bot; each gets only some of them. Stop the other one, or give it a bot of its own from @BotFather.',
      );
      return CONFLICT_MS;
    }
    failures += 1;
    // One lost connection is nothing; the next poll makes up for it.
    if (failures > 1) lose(`${error.message} Messages will come in when it answers; trying again.`);
    return error.retryAfterMs ?? backoffMs(failures);
  }

  while (!signal.aborted) {
    try {
      const asked = clock.now();
      const updates = await fetchUpdates();
      // A server that does not hold the poll must not be asked without end.
      if (updates.length === 0 && clock.now() - asked < LEAST_POLL_MS)
        await sleep(clock, LEAST_POLL_MS, signal);
      const taken = await Promise.race([Promise.all(updates.map(take)), stopped]);
      // What is not on the disk by now comes again at the next start.
      if (taken === undefined) break;
      const refused = taken.indexOf(false);
      const last = updates.at(refused < 0 ? -1 : refused);
      // All before are confirmed when none came. Ids may begin anew after a quiet week, below the last one.
      if (last === undefined) offset = 0;
      else offset = refused < 0 ? last.update_id + 1 : last.update_id;
      untaken = refused < 0 ? 0 : untaken + 1;
      if (untaken > 0) await sleep(clock, backoffMs(untaken), signal);
    } catch (error) {
      if (signal.aborted) break;
      if (!(error instanceof ApiError) || isLockedOut(error)) throw error;
      await sleep(clock, afterFailure(error), signal);
    }
  }
  // What was taken need not come again at the next start.
  const confirm = { offset, limit: 1, timeout: 0 };
  if (offset > 0) await api.call('getUpdates', confirm, { timeoutMs: CONFIRM_MS }).catch(() => undefined);
}

/** The updates of an answer; `undefined` when it holds nothing but other things: a server of one's own may say anything. */
function updatesIn(answer: unknown): Update[] | undefined {
  if (!Array.isArray(answer)) return undefined;
  const updates = answer.filter(isUpdate);
  return updates.length === 0 && answer.length > 0 ? undefined : updates;
}
