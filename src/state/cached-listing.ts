import { stat } from 'node:fs/promises';
import { systemClock } from '../time/clock.ts';

/** No file system tells times of changes that are further apart as one. */
const SAME_TIME_MS = 3_000;

/**
 * What stands in folders, looked for again when something came or went there; nothing where no folder is.
 * @param look tells what stands in a folder (absolute)
 */
export function cachedListing<T>(
  look: (folder: string) => Promise<readonly T[]>,
): (folder: string) => Promise<readonly T[]> {
  const known = new Map<string, { modifiedAt: number; found: readonly T[] }>();
  return async (folder) => {
    try {
      const { mtimeMs: modifiedAt } = await stat(folder);
      const last = known.get(folder);
      if (last?.modifiedAt === modifiedAt) return last.found;
      const found = await look(folder);
      // What comes right after a change may carry the same time.
      if (systemClock.now() - modifiedAt > SAME_TIME_MS) known.set(folder, { modifiedAt, found });
      return found;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw error;
    }
  };
}
