import { randomBytes } from 'node:crypto';
import { closeSync, constants, fdatasync, fstatSync, ftruncateSync, mkdirSync, writeSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { openPlainFileNow } from '../state/plain-file.ts';

const flushed = promisify(fdatasync);

/** Links are followed before, as far as they may be; one that appears in between is not. */
const APPEND = constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT | (constants.O_NOFOLLOW ?? 0);

/**
 * Adds a text to the end of a file, or leaves it as it was; on the disk when it resolves, with the file's name. Folders
 * are made as needed with mode 0700, the file with 0600. All but the flush is done at once: Node has a few calls of the
 * file system under way at a time, and each that had to wait would stand behind the flushes of all other files.
 * @throws {ObstacleError} when something else stands there
 */
export async function appendToFile(path: string, text: string): Promise<void> {
  const file = openToAppend(path);
  let isNew: boolean;
  try {
    isNew = await appendOrNothing(file, Buffer.from(text));
  } finally {
    closeSync(file);
  }
  if (isNew) await flushFolder(dirname(path));
}

function openToAppend(path: string): number {
  try {
    return openPlainFileNow(path, APPEND, 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    return openPlainFileNow(path, APPEND, 0o600);
  }
}

/** @returns whether the file was empty before */
async function appendOrNothing(file: number, bytes: Buffer): Promise<boolean> {
  const { size } = fstatSync(file);
  try {
    for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done);
    await flushed(file);
  } catch (error) {
    // Half a line would swallow the next one.
    cutBack(file, size);
    throw error;
  }
  return size === 0;
}

function cutBack(file: number, size: number): void {
  try {
    ftruncateSync(file, size);
  } catch {
    // What went wrong before is to be told.
  }
}

/** A new name must survive a power cut; some file systems cannot flush a folder, and need not. */
async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => undefined);
  await folder?.sync().catch(() => undefined);
  await folder?.close();
}

/** Replaces a file by a temporary one beside it: after a crash either the old or the new text stands there. */
export async function replaceFile(full: string, text: string): Promise<void> {
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
  await flushFolder(dirname(full));
}
