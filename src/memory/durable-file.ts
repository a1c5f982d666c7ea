import { randomBytes } from 'node:crypto';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Adds a text to the end of a file, or leaves it as it was; on the disk when it resolves, with the file's name. */
export async function appendAndClose(file: FileHandle, path: string, text: string): Promise<void> {
  let isNew: boolean;
  try {
    isNew = await appendOrNothing(file, Buffer.from(text));
  } finally {
    await file.close();
  }
  if (isNew) await flushFolder(dirname(path));
}

/** @returns whether the file was empty before */
async function appendOrNothing(file: FileHandle, bytes: Buffer): Promise<boolean> {
  const { size } = await file.stat();
  try {
    for (let done = 0; done < bytes.length; ) {
      done += (await file.write(bytes, done, bytes.length - done)).bytesWritten;
    }
    await file.datasync();
  } catch (error) {
    // Half a line would swallow the next one.
    await file.truncate(size).catch(() => undefined);
    throw error;
  }
  return size === 0;
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
