import type { Space } from '../conversation/spaces.ts';
import type { Purse } from './purse.ts';
import type { RunBook } from './run-book.ts';

/** Messages that no note covers yet. */
export async function waitingMessages(space: Space): Promise<number> {
  return (await space.conversations()).reduce((sum, conversation) => sum + conversation.waiting(), 0);
}

/**
 * Summarises what no note covers yet.
 * @returns what could not be summarised, in a sentence; `undefined` when everything was
 */
export async function flushFirst(
  space: Space,
  book: RunBook,
  purse: Purse,
  signal: AbortSignal,
): Promise<string | undefined> {
  const reason = book.run.trigger === 'schedule' ? 'dream' : 'manual';
  let notes = 0;
  let failure: string | undefined;
  for (const conversation of await space.conversations()) {
    if (signal.aborted || (await purse.empty()) !== undefined) break;
    const result = await conversation.flush(reason, signal);
    notes += result.notes;
    await purse.spend(result.calls, result.usage);
    if (result.outcome === 'failed') failure = result.message ?? 'the model failed';
  }
  book.phase('flush', { notes }, failure === undefined ? undefined : 'failed');
  return failure === undefined
    ? undefined
    : `Some messages could not be summarised and wait for the next dream: ${failure}`;
}
