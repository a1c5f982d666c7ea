import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { MemoryFileError } from './memory-errors.ts';
import { MEMORY_FILE } from './memory-file.ts';
import { obstacleOf, type Vault } from './vault.ts';

/** A memory is a page or two; a file beyond this is something else under its name. */
const MAX_MEMORY_BYTES = 1024 * 1024;

/**
 * The text of `MEMORY.md`; empty when there is none.
 * @throws {MemoryFileError} when it is no file (a folder, a pipe, a link out of the space), larger than `MAX_MEMORY_BYTES`, or not UTF-8
 */
export async function readMemoryText(vault: Vault): Promise<string> {
  const path = vault.locate(MEMORY_FILE);
  let text: string;
  try {
    const state = await vault.stat(MEMORY_FILE);
    if (state === undefined) return '';
    const { size } = state;
    if (size > MAX_MEMORY_BYTES) {
      throw new MemoryFileError(
        `The memory cannot be read: ${path} has ${Math.ceil(size / 1024)} KiB, more than a memory may have (${MAX_MEMORY_BYTES / 1024} KiB). Shorten it or move it away.`,
      );
    }
    text = (await vault.read(MEMORY_FILE)) ?? '';
  } catch (error) {
    const obstacle = obstacleOf(error);
    if (obstacle === undefined) throw error;
    throw new MemoryFileError(`The memory cannot be read: ${path} is ${obstacle.what}. Move it away.`, {
      cause: error,
    });
  }
  // A byte that is not text reads as U+FFFD and could not be written back as it was.
  if (text.includes('\uFFFD') && !isUtf8(await readFile(path))) {
    throw new MemoryFileError(
      `The memory cannot be read: ${path} is not UTF-8 text. Save it as UTF-8 in an editor.`,
    );
  }
  return text;
}
