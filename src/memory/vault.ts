import { createHash, randomBytes } from 'node:crypto';
import type { Stats } from 'node:fs';
import { mkdir, open, readdir, readFile, realpath, rename, rm, stat } from 'node:fs/promises';
import { dirname, resolve, sep } from 'node:path';

/**
 * The files of one space. Paths are relative to the space's folder and use `/`.
 * Folders are made as needed with mode 0700, files with 0600.
 */
export interface Vault {
  /** The text of a file; `undefined` when there is none. */
  read(path: string): Promise<string | undefined>;
  /** Adds `text` with one write call; on the disk when it resolves. */
  append(path: string, text: string): Promise<void>;
  /**
   * Puts `text` in a file's place at once or not at all (temporary file, flush, rename).
   * @param expectedHash the hash that the present text must have (`hashText('')` for none); without it anything is replaced
   * @returns false, with nothing written, when the present text is another
   */
  replace(path: string, text: string, expectedHash?: string): Promise<boolean>;
  /** Names in a folder, sorted; empty when there is no such folder. */
  list(folder: string): Promise<string[]>;
  remove(path: string): Promise<void>;
  /** Bytes and time of the last change in milliseconds; `undefined` when there is no such file. */
  stat(path: string): Promise<{ size: number; modifiedAt: number } | undefined>;
  /** The absolute path, for people and for the database files that live in the space. */
  locate(path: string): string;
}

/** SHA-256 of a text, hex. */
export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** A file of the space could not be read or written. */
export class VaultError extends Error {
  override readonly name = 'VaultError';
  readonly path: string;

  constructor(action: string, path: string, cause: unknown) {
    super(`Could not ${action} ${path}: ${describeSystemError(cause)}`, { cause });
    this.path = path;
  }
}

/** A file system error in words that say what to do. */
export function describeSystemError(error: unknown): string {
  const code = (error as NodeJS.ErrnoException | undefined)?.code;
  switch (code) {
    case 'ENOSPC':
      return 'the disk is full. Free some space and try again.';
    case 'EACCES':
    case 'EPERM':
      return 'permission denied. Give the user that runs Reverie access to it.';
    case 'EROFS':
      return 'the file system is read-only. Mount it writable or choose another data directory.';
    case 'EISDIR':
      return 'a folder stands where a file belongs. Move it away.';
    case 'ENOTDIR':
      return 'a file stands where a folder belongs. Move it away.';
    case 'EMFILE':
    case 'ENFILE':
      return 'too many open files. Raise the limit of open files.';
    default:
      return error instanceof Error ? error.message : String(error);
  }
}

/** A vault over a folder of the file system. */
export function folderVault(root: string): Vault {
  const base = resolve(root);

  function locate(path: string): string {
    const full = resolve(base, path);
    if (full !== base && !full.startsWith(base + sep)) {
      throw new VaultError('use', path, new Error('the path leaves the space.'));
    }
    return full;
  }

  /** Symbolic links must not lead out of the space. */
  async function reach(path: string): Promise<string> {
    const full = locate(path);
    const real = await realpath(full).catch(() => undefined);
    const realBase = await realpath(base).catch(() => base);
    if (real !== undefined && real !== realBase && !real.startsWith(realBase + sep)) {
      throw new VaultError('use', path, new Error('it is a link that leaves the space. Remove the link.'));
    }
    return full;
  }

  async function attempt<T>(action: string, path: string, work: (full: string) => Promise<T>): Promise<T> {
    try {
      return await work(await reach(path));
    } catch (error) {
      if (error instanceof VaultError) throw error;
      throw new VaultError(action, path, error);
    }
  }

  async function readIfThere(full: string): Promise<string | undefined> {
    try {
      return await readFile(full, 'utf8');
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  return {
    locate,
    read: (path) => attempt('read', path, readIfThere),
    append: (path, text) =>
      attempt('write', path, async (full) => {
        await mkdir(dirname(full), { recursive: true, mode: 0o700 });
        const file = await open(full, 'a', 0o600);
        try {
          await file.appendFile(text);
          await file.datasync();
        } finally {
          await file.close();
        }
      }),
    replace: (path, text, expectedHash) =>
      attempt('write', path, async (full) => {
        if (expectedHash !== undefined && hashText((await readIfThere(full)) ?? '') !== expectedHash)
          return false;
        await mkdir(dirname(full), { recursive: true, mode: 0o700 });
        await replaceFile(full, text);
        return true;
      }),
    list: (folder) =>
      attempt('list', folder, async (full) => {
        try {
          return (await readdir(full)).sort();
        } catch (error) {
          if (isMissing(error)) return [];
          throw error;
        }
      }),
    remove: (path) => attempt('remove', path, (full) => rm(full, { force: true })),
    stat: (path) =>
      attempt('read', path, async (full) => {
        let found: Stats;
        try {
          found = await stat(full);
        } catch (error) {
          if (isMissing(error)) return undefined;
          throw error;
        }
        return { size: found.size, modifiedAt: found.mtimeMs };
      }),
  };
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}

/** Replaces a file by a temporary one beside it: after a crash either the old or the new text stands there. */
async function replaceFile(full: string, text: string): Promise<void> {
  const temporary = `${full}.${randomBytes(6).toString('hex')}.tmp`;
  try {
    const file = await open(temporary, 'wx', 0o600);
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, full);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  const folder = await open(dirname(full), 'r').catch(() => undefined);
  // The rename itself must survive a power cut; some file systems cannot flush a folder, and need not.
  await folder?.sync().catch(() => undefined);
  await folder?.close();
}
