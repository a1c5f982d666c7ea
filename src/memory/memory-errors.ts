import type { DeclinedOperation } from './types.ts';

/** `MEMORY.md` itself is in the way: too large, not text, a folder. Nothing was written. */
export class MemoryFileError extends Error {
  override readonly name = 'MemoryFileError';
}

/** A text that cannot be one plain line of memory. */
export class MemoryTextError extends Error {
  override readonly name = 'MemoryTextError';
}

/** An edit that does not fit the memory it was made for. Nothing was written. */
export class MemoryEditError extends Error {
  override readonly name = 'MemoryEditError';
}

/** Why an undo or a restore did nothing. */
type UndoErrorCode = 'nothing_to_undo' | 'not_found' | 'already_undone' | 'not_applied' | 'changed_since';

/** An undo or a restore that was not done. Nothing was written. */
export class UndoError extends Error {
  override readonly name = 'UndoError';
  readonly code: UndoErrorCode;
  /** Of `changed_since`: the operations that could not be reversed. */
  readonly refused: DeclinedOperation[];

  constructor(code: UndoErrorCode, message: string, refused: DeclinedOperation[] = []) {
    super(message);
    this.code = code;
    this.refused = refused;
  }
}
