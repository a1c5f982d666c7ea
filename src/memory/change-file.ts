import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { hashText, type Vault } from './vault.ts';

/** Of a text file that is read whole. */
export const MAX_TEXT_BYTES = 16 * 1024 * 1024;
/** A line that goes missing this soon after it was written was more likely lost to an editor's old copy than deleted. */
export const STALE_BUFFER_MS = 60 * 60 * 1000;
const MIB = 1024 * 1024;
const MAX_TRIES = 100;

/** A file is too large to be changed, or would be. */
export class FileTooLargeError extends Error {
  override readonly name = 'FileTooLargeError';
  /** The sentence that says so, without what to do. */
  readonly fact: string;

  constructor(path: string, verb: 'is' | 'would be', most: number) {
    const fact = `${path} ${verb} larger than ${most / MIB} MiB and was left alone.`;
    super(`${fact} Move it away to start a new one.`);
    this.fact = fact;
  }
}

/**
 * Changes a text file that people edit, too: what somebody saves meanwhile is kept, and the change is made on that.
 * @param change makes the new text of the present one (empty for no file); `undefined` to remove the file
 * @throws when the file is not UTF-8, for it could not be written back as it was, or when it never stops changing
 */
export async function changeFile(
  vault: Vault,
  path: string,
  change: (text: string) => string | undefined,
): Promise<void> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const text = (await vault.read(path)) ?? '';
    if (text.includes('\uFFFD') && !isUtf8(await readFile(vault.locate(path)))) {
      throw new Error(
        `${vault.locate(path)} is not UTF-8 text and was left alone. Save it as UTF-8 in an editor.`,
      );
    }
    const changed = change(text);
    if (changed === text) return;
    const hash = hashText(text);
    const isChanged =
      changed === undefined ? await vault.remove(path, hash) : await vault.replace(path, changed, hash);
    if (isChanged) return;
  }
  throw new Error(`${vault.locate(path)} keeps changing. Close the program that writes it.`);
}

/**
 * The same for a file to which is only added: one that is too large is left alone, or would be with the change.
 * @param most bytes; default 16 MiB
 * @throws {FileTooLargeError}
 */
export async function changeLimited(
  vault: Vault,
  path: string,
  change: (text: string) => string,
  most = MAX_TEXT_BYTES,
): Promise<void> {
  const size = (await vault.stat(path))?.size ?? 0;
  if (size > MAX_TEXT_BYTES) throw new FileTooLargeError(vault.locate(path), 'is', MAX_TEXT_BYTES);
  await changeFile(vault, path, (text) => {
    const changed = change(text);
    if (changed !== text && Buffer.byteLength(changed) > most) {
      throw new FileTooLargeError(vault.locate(path), 'would be', most);
    }
    return changed;
  });
}

const TEMPORARY = /\.[0-9a-f]{12}\.tmp$/;
/** Where files are replaced, beside the reports and the folders of their days. */
const FOLDERS = [
  'log',
  'memory',
  'memory/dreams',
  'memory/dreaming',
  'memory/.dreams',
  'memory/.dreams/changes',
];
const REPORT_FOLDER = /^memory\/dreaming(?:\/[^/.]+){1,2}$/;

/**
 * Removes what a killed process left beside the files that it was replacing. Only for the one that holds the space. What
 * cannot be looked through or removed is in nobody's way here.
 */
export async function removeLeftovers(vault: Vault): Promise<void> {
  async function clean(folder: string): Promise<void> {
    const names = await vault.list(folder).catch(() => []);
    await Promise.all(
      names.map(async (name) => {
        const path = folder === '.' ? name : `${folder}/${name}`;
        if (TEMPORARY.test(name)) await vault.remove(path).catch(() => undefined);
        // A new room has none of them, and rooms are opened while people wait.
        else if (FOLDERS.includes(path) || REPORT_FOLDER.test(path)) await clean(path);
      }),
    );
  }
  await clean('.');
}
