import { MemoryEditError, MemoryFileError, MemoryTextError, UndoError } from '../memory/memory-errors.ts';
import { retell } from '../text/retell.ts';
import type { Texts } from '../text/say.ts';
import { type CommandResult, failure } from './command.ts';

/** Turns the memory's refusals into answers; anything else is a fault of ours. */
export async function guarded(texts: Texts, work: () => Promise<CommandResult>): Promise<CommandResult> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UndoError) return failure('not_found', retell(texts, error.message));
    if (
      error instanceof MemoryEditError ||
      error instanceof MemoryTextError ||
      error instanceof MemoryFileError
    ) {
      return failure('failed', retell(texts, error.message));
    }
    throw error;
  }
}
