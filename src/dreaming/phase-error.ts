import { MemoryFileError } from '../memory/memory-errors.ts';

/** The phases in which something may fail, as records name them. */
export type SleepPhase = 'light' | 'rem' | 'deep';

/** A phase as sentences name it. */
export function phaseName(phase: SleepPhase): string {
  return phase === 'rem' ? 'REM' : phase;
}

/** A phase of a dream failed; `cause` tells why. */
export class PhaseError extends Error {
  override readonly name = 'PhaseError';
  readonly phase: SleepPhase;

  constructor(phase: SleepPhase, cause: unknown) {
    super(`Phase ${phaseName(phase)} failed.`, { cause });
    this.phase = phase;
  }
}

/** Works on a phase: what fails there says so. What is wrong with the memory's file is no fault of a phase. */
export async function inPhase<Result>(phase: SleepPhase, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof MemoryFileError ? error : new PhaseError(phase, error);
  }
}
