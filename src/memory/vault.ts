import { createHash } from 'node:crypto';
import { constants, lstatSync, realpathSync, type Stats } from 'node:fs';
import { type FileHandle, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { createTurns } from '../chat/turns.ts';
import { cachedListing } from '../state/cached-listing.ts';
import { ObstacleError, obstacleAt, obstacleIn, openPlainFile, readPlainFile } from '../state/plain-file.ts';
import { appendToFile, replaceFile } from './durable-file.ts';

/** What tells whether a file was changed. */
export interface FileState {
  /** Bytes. */
  size: number;
  /** Milliseconds since the epoch. */
  modifiedAt: number;
}

/**
 * The files of one space. Paths are relative to the space's folder and use `/`.
 * Folders are made as needed with mode 0700, files with 0600. Where something else stands than a file (`obstacleOf`) it
 * is neither waited for nor replaced.
 */
export interface Vault {
  /** The text of a file; `undefined` when there is none. */
  read(path: string): Promise<string | undefined>;
  /** Adds `text` with one write call; on the disk when it resolves, and nothing of it there when it rejects. */
  append(path: string, text: string): Promise<void>;
  /**
   * Puts `text` in a file's place at once or not at all (temporary file, flush, rename).
   * @param expectedHash the hash that the present text must have (`hashText('')` for none); without it anything is replaced
   * @returns false, with nothing written, when the present text is another
   */
  replace(path: string, text: string, expectedHash?: string): Promise<boolean>;
  /** Names in a folder, sorted; empty when there is no such folder. */
  list(folder: string): Promise<string[]>;
  /**
   * Removes a file, if there is one.
   * @param expectedHash as of `replace`
   * @returns false, with nothing removed, when the present text is another
   */
  remove(path: string, expectedHash?: string): Promise<boolean>;
  /** `undefined` when there is no such file. Fails for other things. */
  stat(path: string): Promise<FileState | undefined>;
  /** The same for names that `list` gave, in one look; `undefined` for what `stat` must tell: a link, or what is no file. */
  stats(folder: string, names: readonly string[]): Promise<(FileState | undefined)[]>;
  /** The absolute path, for people and for the database files that live in the space. */
  locate(path: string): string;
}

/** Files that may be too long to hold whole. */
export interface LongFiles {
  /**
   * The lines of a file, some hundred at a time so that other work gets its turn; none when there is no such file.
   * `undefined` stands for a line of more than 4 MiB.
   */
  lines(path: string): AsyncIterable<(string | undefined)[]>;
  /** The same with where each line stands. */
  placedLines(path: string): AsyncIterable<PlacedLine[]>;
  /** Stretches of a file; shorter ones, or empty ones, where it ends before. */
  slices(path: string, stretches: readonly Stretch[]): Promise<Buffer[]>;
  /** The last `bytes` of a file, which may begin inside a line; empty when there is no such file. */
  tail(path: string, bytes: number): Promise<string>;
}

/** Bytes of a file: so many, behind so many others. */
export interface Stretch {
  from: number;
  length: number;
}

/** A line of a long file, without its end. */
export interface PlacedLine extends Stretch {
  /** `undefined` for a line of more than 4 MiB. */
  text: string | undefined;
}

const PIECE_BYTES = 256 * 1024;
const SMALLEST_PIECE_BYTES = 4 * 1024;
/** Reading a line of this size as JSON takes some ten milliseconds, in which nothing else happens. */
const LONGEST_LINE_BYTES = 4 * 1024 * 1024;
const LINE_FEED = 10;
/** Links are followed before, as far as they may be; one that appears in between is not. */
const READ = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0);

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

/**
 * What stands in a file's place when something else does, or a link that may not be followed; `undefined` for any other
 * failure. Such a file is passed over: its neighbours can be read all the same.
 */
export function obstacleOf(error: unknown): ObstacleError | undefined {
  if (error instanceof VaultError) return obstacleOf(error.cause);
  return error instanceof ObstacleError ? error : undefined;
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
    case 'EEXIST':
      return 'a file stands where a folder belongs. Move it away.';
    case 'EMFILE':
    case 'ENFILE':
      return 'too many open files. Raise the limit of open files.';
    default:
      return error instanceof Error ? error.message : String(error);
  }
}

/** A vault over a folder of the file system. */
export function folderVault(root: string): Vault & LongFiles {
  const base = resolve(root);

  function locate(path: string): string {
    const full = resolve(base, path);
    if (full !== base && !full.startsWith(base + sep)) {
      throw new VaultError('use', path, new Error('the path leaves the space.'));
    }
    return full;
  }

  let knownBase: string | undefined;
  const namesIn = cachedListing(async (full) => (await readdir(full)).sort());
  /** Between a look at a file and what follows from it nobody else changes it. */
  const inTurn = createTurns();

  /**
   * Where a path really lies. Symbolic links must not lead out of the space, also where nothing stands yet. What the
   * system knows by heart is not waited for behind the calls that move bytes.
   */
  function reach(path: string): string {
    const full = locate(path);
    // The folder's own path without links, once it is there.
    knownBase ??= realPath(base);
    const realBase = knownBase;
    // Where nothing stands yet, no link does.
    if (realBase === undefined) return full;
    /** The first part of the path of which nothing is found, behind all that is. */
    let absent: string | undefined;
    let there = full;
    let real: string | undefined;
    for (; there !== base; there = dirname(there)) {
      real = realPath(there);
      if (real !== undefined) break;
      absent = there;
    }
    // What stands there after all and is no link was made in between.
    const standing = absent === undefined ? undefined : linkStat(absent);
    if (standing?.isSymbolicLink() === true) {
      throw new VaultError('use', path, linkThat('leads nowhere'));
    }
    if (real === undefined) return full;
    if (real !== realBase && !real.startsWith(realBase + sep)) {
      throw new VaultError('use', path, linkThat('leaves the space'));
    }
    return real + full.slice(there.length);
  }

  async function attempt<T>(action: string, path: string, work: (full: string) => Promise<T>): Promise<T> {
    try {
      return await work(reach(path));
    } catch (error) {
      if (error instanceof VaultError) throw error;
      throw new VaultError(action, path, error);
    }
  }

  async function readIfThere(full: string): Promise<string | undefined> {
    try {
      return await readPlainFile(full, READ);
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  /** @returns false, with nothing done, when another text stands there than the one that is expected */
  function change(
    action: string,
    path: string,
    expectedHash: string | undefined,
    work: (full: string) => Promise<void>,
  ): Promise<boolean> {
    return attempt(action, path, (full) =>
      inTurn(full, async () => {
        const isExpected =
          expectedHash === undefined || hashText((await readIfThere(full)) ?? '') === expectedHash;
        if (isExpected) await work(full);
        return isExpected;
      }),
    );
  }

  async function* placedLines(path: string): AsyncIterable<PlacedLine[]> {
    const file = await attempt('read', path, (full) => openIfThere(full));
    if (file === undefined) return;
    try {
      yield* linesOf(file);
    } catch (error) {
      throw new VaultError('read', path, error);
    } finally {
      await file.close();
    }
  }

  return {
    locate,
    read: (path) => attempt('read', path, readIfThere),
    append: (path, text) => attempt('write', path, (full) => appendToFile(full, text)),
    replace: (path, text, expectedHash) =>
      change('write', path, expectedHash, async (full) => {
        const obstacle = await obstacleAt(full);
        if (obstacle !== undefined) throw obstacle;
        await mkdir(dirname(full), { recursive: true, mode: 0o700 });
        await replaceFile(full, text);
      }),
    list: (folder) => attempt('list', folder, async (full) => [...(await namesIn(full))]),
    async *lines(path) {
      for await (const some of placedLines(path)) yield some.map(({ text }) => text);
    },
    placedLines,
    slices: (path, stretches) =>
      attempt('read', path, async (full) => {
        const file = await openIfThere(full);
        if (file === undefined) return stretches.map(() => Buffer.alloc(0));
        try {
          const read = stretches.map(({ from, length }) => file.read(Buffer.alloc(length), 0, length, from));
          return (await Promise.all(read)).map(({ buffer, bytesRead }) => buffer.subarray(0, bytesRead));
        } finally {
          await file.close();
        }
      }),
    tail: (path, bytes) =>
      attempt('read', path, async (full) => {
        const file = await openIfThere(full);
        if (file === undefined) return '';
        try {
          const { size } = await file.stat();
          const length = Math.min(size, bytes);
          const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, size - length);
          return buffer.toString('utf8', 0, bytesRead);
        } finally {
          await file.close();
        }
      }),
    remove: (path, expectedHash) => change('remove', path, expectedHash, (full) => rm(full, { force: true })),
    stat: (path) =>
      attempt('read', path, async (full) => {
        let found: Stats;
        try {
          found = await stat(full);
        } catch (error) {
          if (isMissing(error)) return undefined;
          throw error;
        }
        const obstacle = obstacleIn(found);
        if (obstacle !== undefined) throw obstacle;
        return { size: found.size, modifiedAt: found.mtimeMs };
      }),
    stats: (folder, names) =>
      attempt('list', folder, async (full) => names.map((name) => plainState(join(full, name)))),
  };
}

/** Of a file that stands there itself, so that it lies in its folder wherever that is. */
function plainState(full: string): FileState | undefined {
  const found = linkStat(full);
  return found?.isFile() === true ? { size: found.size, modifiedAt: found.mtimeMs } : undefined;
}

/** A path without links; `undefined` where nothing stands. */
function realPath(path: string): string | undefined {
  try {
    return realpathSync.native(path);
  } catch {
    return undefined;
  }
}

function linkStat(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

function linkThat(does: string): ObstacleError {
  return new ObstacleError(`a link that ${does}`, `it is a link that ${does}. Remove the link.`);
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}

async function openIfThere(full: string): Promise<FileHandle | undefined> {
  try {
    return await openPlainFile(full, READ);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

async function* linesOf(file: FileHandle): AsyncIterable<PlacedLine[]> {
  const { size } = await file.stat();
  // A history has hundreds of small files. One that grows meanwhile is read to its new end all the same.
  const piece = Buffer.allocUnsafe(Math.max(SMALLEST_PIECE_BYTES, Math.min(size + 1, PIECE_BYTES)));
  let begun: Buffer[] = [];
  let length = 0;
  /** Where the next line begins. */
  let start = 0;
  /** The line that ends with `end`; without text when its beginning was too long to be kept. */
  const finish = (end: Buffer): PlacedLine => {
    const from = start;
    const whole = length + end.length;
    start += whole + 1;
    if (length === 0) return { from, length: whole, text: end.toString('utf8') };
    const text = whole > LONGEST_LINE_BYTES ? undefined : Buffer.concat([...begun, end]).toString('utf8');
    begun = [];
    length = 0;
    return { from, length: whole, text };
  };
  for (;;) {
    const { bytesRead } = await file.read(piece, 0, piece.length);
    if (bytesRead === 0) break;
    const read = piece.subarray(0, bytesRead);
    const lines: PlacedLine[] = [];
    let from = 0;
    for (let at = read.indexOf(LINE_FEED); at !== -1; at = read.indexOf(LINE_FEED, from)) {
      lines.push(finish(read.subarray(from, at)));
      from = at + 1;
    }
    length += bytesRead - from;
    if (length > LONGEST_LINE_BYTES) begun = [];
    else begun.push(Buffer.from(read.subarray(from)));
    yield lines;
  }
  if (length > 0) yield [finish(Buffer.alloc(0))];
}
