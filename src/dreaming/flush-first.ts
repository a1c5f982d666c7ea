import type { Space } from '../conversation/spaces.ts';
import type { Purse } from './purse.ts';
import type { RunBook } from './run-book.ts';

/** Messages that no note covers yet. */
export async function waitingMessages(space: Space): Promise<number> {
  return (await space.conversations()).reduce((sum, conversation) => sum + conversation.waiting(), 0);
}

interface FlushFirstInput {
  space: Space;
  book: RunBook;
  purse: Purse;
  signal: AbortSignal;
  /** Why nothing more may be spent; `undefined` while something is left. */
  whyEmpty: () => Promise<string | undefined>;
}

/**
 * Summarises what no note covers yet, as long as time and budget last; both are looked at before each part.
 * @returns what could not be summarised, in a sentence; `undefined` when everything was, or what did not fit waits
 */
export async function flushFirst({
  space,
  book,
  purse,
  signal,
  whyEmpty,
}: FlushFirstInput): Promise<string | undefined> {
  const reason = book.run.trigger === 'schedule' ? 'dream' : 'manual';
  const spent = new AbortController();
  let notes = 0;
  let failure: string | undefined;
  for (const conversation of await space.conversations()) {
    if (signal.aborted || (await whyEmpty()) !== undefined) break;
    const result = await conversation.flush(
      reason,
      AbortSignal.any([signal, spent.signal]),
      async ({ calls, usage, notes: written }) => {
        notes += written;
        await purse.spend(calls, usage);
        if ((await whyEmpty()) !== undefined) spent.abort();
      },
    );
    if (result.outcome === 'failed' && !spent.signal.aborted) failure = result.message ?? 'the model failed';
  }
  book.phase('flush', { notes });
  if (failure !== undefined) book.failed('flush');
  return failure === undefined
    ? undefined
    : `Some messages could not be summarised and wait for the next dream: ${failure}`;
}
