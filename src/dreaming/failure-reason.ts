import { messageOf } from '../chat/errors.ts';
import { VaultError } from '../memory/vault.ts';
import { PhaseError, phaseName } from './phase-error.ts';

/** Why a dream could not go on, in sentences that say what to do about it. */
export function failureReason(error: unknown): string {
  if (error instanceof PhaseError)
    return `Phase ${phaseName(error.phase)} failed: ${failureReason(error.cause)}`;
  const file = pathOf(error) ?? 'the database of the space';
  switch (codeOf(error)) {
    case 'ENOSPC':
    case 'EDQUOT':
    case 'SQLITE_FULL':
      return `The disk is full: ${file} could not be written. Free some space, then dream again.`;
    case 'EIO':
    case 'SQLITE_IOERR':
      return `The disk reports an error: ${file} could not be read or written. Check the disk, then dream again.`;
    case 'EROFS':
    case 'SQLITE_READONLY':
      return `The disk takes no writes: ${file} could not be written. Mount it writable, then dream again.`;
    default:
      return messageOf(error);
  }
}

/** The code of the system or the database, at whatever depth it was passed on. */
function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return (error as NodeJS.ErrnoException).code ?? codeOf(error.cause);
}

function pathOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return error instanceof VaultError ? error.path : pathOf(error.cause);
}
