import { statfsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const IN_MEMORY = '/dev/shm';
const ENOUGH_BYTES = 2 ** 30;

/** Half of the time of the tests would go into waiting for a disk, for folders that live for a second. */
function temporaryFolders(): { TMPDIR?: string } {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize >= ENOUGH_BYTES ? { TMPDIR: IN_MEMORY } : {};
  } catch {
    return {};
  }
}

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    pool: 'threads',
    // The default leaves one of two cores idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Loading the words of eight languages takes longer than most files of tests; nothing there is changed by a test.
    isolate: false,
    env: { TZ: 'UTC', NO_COLOR: '1', ...temporaryFolders() },
  },
});
