import { closeSync, constants, fstatSync, openSync, type Stats, statSync } from 'node:fs';
import { type FileHandle, lstat, open, stat } from 'node:fs/promises';

/** Something stands under a file's name that is no file with bytes to read: it is left alone, and never waited for. */
export class ObstacleError extends Error {
  override readonly name = 'ObstacleError';
  /** What it is, such as `a named pipe`. */
  readonly what: string;

  constructor(what: string, message = `${what} stands where a file belongs. Move it away.`) {
    super(message);
    this.what = what;
  }
}

/**
 * What stands at a path instead of a file; `undefined` for a file, and where nothing stands.
 * @param followsLinks whether a link to a file is as good as a file; default true
 */
export async function obstacleAt(path: string, followsLinks = true): Promise<ObstacleError | undefined> {
  const found = await (followsLinks ? stat : lstat)(path).catch(() => undefined);
  return found === undefined ? undefined : obstacleIn(found);
}

/** The obstacle that a thing is, by what the system tells of it; `undefined` for a file. */
export function obstacleIn(found: Stats): ObstacleError | undefined {
  if (found.isFile()) return undefined;
  if (found.isDirectory()) return new ObstacleError('a folder');
  if (found.isSymbolicLink()) return new ObstacleError('a link');
  if (found.isFIFO()) return new ObstacleError('a named pipe');
  return new ObstacleError(found.isSocket() ? 'a socket' : 'a device');
}

/**
 * Opens a file, and nothing but a file: a pipe would be waited for until somebody else opens its other end.
 * @param flags those of `fs.constants`
 * @param mode of a file that is made
 * @throws {ObstacleError} when something else stands there
 */
export async function openPlainFile(path: string, flags: number, mode?: number): Promise<FileHandle> {
  let file: FileHandle;
  try {
    // Windows has neither such pipes nor this flag.
    file = await open(path, flags | (constants.O_NONBLOCK ?? 0), mode);
  } catch (error) {
    // Sockets, and pipes that nobody reads, cannot be opened, and their code does not say why.
    throw (await obstacleAt(path)) ?? error;
  }
  const obstacle = await file.stat().then(obstacleIn);
  if (obstacle === undefined) return file;
  await file.close();
  throw obstacle;
}

/**
 * The same without waiting for other calls of the file system.
 * @returns the file's descriptor
 */
export function openPlainFileNow(path: string, flags: number, mode?: number): number {
  let file: number;
  try {
    file = openSync(path, flags | (constants.O_NONBLOCK ?? 0), mode);
  } catch (error) {
    const found = statSync(path, { throwIfNoEntry: false });
    throw (found === undefined ? undefined : obstacleIn(found)) ?? error;
  }
  const obstacle = obstacleIn(fstatSync(file));
  if (obstacle === undefined) return file;
  closeSync(file);
  throw obstacle;
}

/**
 * The text of a file.
 * @throws {ObstacleError} when something else stands there
 */
export async function readPlainFile(path: string, flags: number = constants.O_RDONLY): Promise<string> {
  const file = await openPlainFile(path, flags);
  try {
    return await file.readFile('utf8');
  } finally {
    await file.close();
  }
}
