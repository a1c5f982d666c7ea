import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeFolderName, encodeFolderName } from '../chat/ids.ts';
import { CliError, EXIT } from './exit.ts';

/** The space of the console, which a data directory without spaces begins with. */
export const CONSOLE_SPACE = 'console:local';

/**
 * For commands that only read: a folder whose name was mistyped must not come to be.
 * @throws CliError when there is no data directory
 */
export async function requireDataDir(dataDir: string): Promise<void> {
  try {
    await stat(dataDir);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new CliError(
      'not_found',
      EXIT.failed,
      `There is no data directory ${dataDir}. Check the name; starting Reverie makes it.`,
    );
  }
}

/**
 * The space that `--space` names by id or folder; without it the only one.
 * @throws CliError when there is no such space, or several and none was named
 */
export async function chooseSpace(dataDir: string, wanted: string | undefined): Promise<string> {
  const ids = (await folders(join(dataDir, 'spaces'))).map(decodeFolderName).filter((id) => id !== undefined);
  if (wanted !== undefined) {
    const found = ids.find((id) => id === wanted || encodeFolderName(id) === wanted);
    if (found !== undefined) return found;
    if (ids.length === 0 && wanted === CONSOLE_SPACE) return wanted;
    const list = ids.length === 0 ? 'There are none yet.' : `There are: ${ids.join(', ')}.`;
    throw new CliError('not_found', EXIT.failed, `There is no space ${wanted} in ${dataDir}. ${list}`);
  }
  const [only, ...others] = ids;
  if (others.length > 0) {
    throw new CliError('usage', EXIT.usage, `Which space? Add --space with one of: ${ids.join(', ')}.`);
  }
  return only ?? CONSOLE_SPACE;
}

async function folders(path: string): Promise<string[]> {
  try {
    return (await readdir(path, { withFileTypes: true }))
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name)
      .sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
