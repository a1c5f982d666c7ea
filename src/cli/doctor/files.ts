import type { Stats } from 'node:fs';
import { lstat, mkdtemp, readdir, readFile, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openState } from '../../state/store.ts';

/** What is known of a file or folder in the data directory, without reading it. */
export interface FileFact {
  /** Relative to the data directory; empty for itself. */
  path: string;
  isFolder: boolean;
  /** Permission bits. */
  mode: number;
  /** Number of the user that owns it. */
  owner: number;
  /** Milliseconds since the epoch. */
  modifiedAt: number;
}

/** The data directory as `doctor` sees it. */
export interface DataFolder {
  facts(): Promise<FileFact[]>;
  freeBytes(): Promise<number>;
  /**
   * Writes a file and a database of its own, reads both and removes them.
   * @throws Error when one of it does not work
   */
  tryWriting(): Promise<void>;
}

/** Begins the name of what `tryWriting` makes. */
export const PROBE = 'doctor-';

/** The data directory as it stands on the disk; nothing is read before it is asked for. */
export function dataFolder(root: string): DataFolder {
  return {
    facts: () => walk(root, ''),
    async freeBytes() {
      const { bavail, bsize } = await statfs(root);
      return bavail * bsize;
    },
    async tryWriting() {
      const probe = await mkdtemp(join(root, PROBE));
      try {
        const file = join(probe, 'file');
        const text = 'Written by doctor.\n';
        await writeFile(file, text, { mode: 0o600, flush: true });
        if ((await readFile(file, 'utf8')) !== text) throw new Error('what was written reads back otherwise');
        await tryState(join(probe, 'state.sqlite'));
      } finally {
        await rm(probe, { recursive: true, force: true });
      }
    },
  };
}

async function tryState(path: string): Promise<void> {
  const state = await openState({ path, warn: () => undefined, now: () => 0 });
  try {
    const map = state.map<string>('doctor');
    await map.set('written', 'yes');
    if ((await map.get('written')) !== 'yes') throw new Error('the state does not keep what is written');
  } finally {
    await state.close();
  }
}

async function walk(root: string, path: string): Promise<FileFact[]> {
  // A service that runs beside this one adds and removes files.
  const stats = await lstat(join(root, path)).catch(() => undefined);
  if (stats === undefined || stats.isSymbolicLink()) return [];
  const own = factOf(path, stats);
  if (!own.isFolder) return [own];
  const names = await readdir(join(root, path)).catch((): string[] => []);
  const found = [own];
  for (const name of names.sort()) found.push(...(await walk(root, path === '' ? name : `${path}/${name}`)));
  return found;
}

function factOf(path: string, stats: Stats): FileFact {
  return {
    path,
    isFolder: stats.isDirectory(),
    mode: stats.mode & 0o777,
    owner: stats.uid,
    modifiedAt: stats.mtimeMs,
  };
}
