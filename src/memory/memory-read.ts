import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { MemoryFileError } from './memory-errors.ts';
import { MEMORY_FILE } from './memory-file.ts';
import { type Vault, VaultError } from './vault.ts';

/** A memory is a page or two; a file beyond this is something else under its name. */
export const MAX_MEMORY_BYTES = 1024 * 1024;

/**
 * The text of `MEMORY.md`; empty when there is none.
 * @throws {MemoryFileError} when it is a folder, larger than `MAX_MEMORY_BYTES`, or not UTF-8
 */
export async function readMemoryText(vault: Vault): Promise<string> {
  const size = (await vault.stat(MEMORY_FILE))?.size ?? 0;
  if (size > MAX_MEMORY_BYTES) {
    throw new MemoryFileError(
      `${vault.locate(MEMORY_FILE)} has ${Math.ceil(size / 1024)} KiB, more than a memory may have (${MAX_MEMORY_BYTES / 1024} KiB). Shorten it or move it away.`,
    );
  }
  let text: string;
  try {
    text = (await vault.read(MEMORY_FILE)) ?? '';
  } catch (error) {
    if (
      error instanceof VaultError &&
      (error.cause as NodeJS.ErrnoException | undefined)?.code === 'EISDIR'
    ) {
      throw new MemoryFileError(`${vault.locate(MEMORY_FILE)} is a folder. Move it away.`, { cause: error });
    }
    throw error;
  }
  // A byte that is not text reads as U+FFFD and could not be written back as it was.
  if (text.includes('\uFFFD') && !isUtf8(await readFile(vault.locate(MEMORY_FILE)))) {
    throw new MemoryFileError(
      `${vault.locate(MEMORY_FILE)} is not UTF-8 text. Save it as UTF-8 in an editor.`,
    );
  }
  return text;
}
