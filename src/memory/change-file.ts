import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { hashText, type Vault } from './vault.ts';

const MAX_TRIES = 100;

/**
 * Changes a text file that people edit, too: what somebody saves meanwhile is kept, and the change is made on that.
 * @throws when the file is not UTF-8, for it could not be written back as it was, or when it never stops changing
 */
export async function changeFile(
  vault: Vault,
  path: string,
  change: (text: string) => string,
): Promise<void> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const text = (await vault.read(path)) ?? '';
    if (text.includes('\uFFFD') && !isUtf8(await readFile(vault.locate(path)))) {
      throw new Error(
        `${vault.locate(path)} is not UTF-8 text and was left alone. Save it as UTF-8 in an editor.`,
      );
    }
    const changed = change(text);
    if (changed === text || (await vault.replace(path, changed, hashText(text)))) return;
  }
  throw new Error(`${vault.locate(path)} keeps changing. Close the program that writes it.`);
}

const TEMPORARY = /\.[0-9a-f]{12}\.tmp$/;
/** Each behind the one that it lies in. */
const FOLDERS = [
  ...['memory', 'memory/dreams', 'memory/dreaming', 'memory/dreaming/light', 'memory/dreaming/rem'],
  ...['memory/dreaming/deep', 'memory/.dreams', 'memory/.dreams/changes'],
];

/**
 * Removes what a killed process left beside the files that it was replacing. Only for the one that holds the space. What
 * cannot be looked through or removed is in nobody's way here.
 */
export async function removeLeftovers(vault: Vault): Promise<void> {
  const present = new Set(['.']);
  for (const folder of ['.', ...FOLDERS]) {
    // A new room has none of them, and rooms are opened while people wait.
    if (!present.has(folder)) continue;
    for (const name of await vault.list(folder).catch(() => [])) {
      present.add(folder === '.' ? name : `${folder}/${name}`);
      if (TEMPORARY.test(name)) await vault.remove(`${folder}/${name}`).catch(() => undefined);
    }
  }
}
