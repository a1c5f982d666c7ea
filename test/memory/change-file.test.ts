import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { changeFile, removeLeftovers } from '../../src/memory/change-file.ts';
import { folderVault } from '../../src/memory/vault.ts';
import { temporaryFolder } from '../support/temp-folder.ts';

describe('a file that people edit, too', () => {
  it('is changed on top of what somebody saved meanwhile', async () => {
    const folder = await temporaryFolder();
    const vault = folderVault(folder);
    const path = join(folder, 'DREAMS.md');
    await writeFile(path, 'one\n');
    let saved = false;
    const racing = {
      ...vault,
      async replace(...given: Parameters<typeof vault.replace>) {
        if (!saved) await writeFile(path, 'one\nby hand\n');
        saved = true;
        return vault.replace(...given);
      },
    };
    await changeFile(racing, 'DREAMS.md', (text) => `${text}two\n`);
    expect(await readFile(path, 'utf8')).toBe('one\nby hand\ntwo\n');
  });

  it('is left alone, byte for byte, when it is not UTF-8', async () => {
    const folder = await temporaryFolder();
    const bytes = Buffer.from('Mein T\xe4gebuch', 'latin1');
    await writeFile(join(folder, 'DREAMS.md'), bytes);
    await expect(changeFile(folderVault(folder), 'DREAMS.md', (text) => `${text}!`)).rejects.toThrow(
      /not UTF-8/,
    );
    expect(await readFile(join(folder, 'DREAMS.md'))).toEqual(bytes);
  });

  it('may hold a replacement character that is honest UTF-8', async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'DREAMS.md'), 'odd \uFFFD\n');
    await changeFile(folderVault(folder), 'DREAMS.md', (text) => `${text}two\n`);
    expect(await readFile(join(folder, 'DREAMS.md'), 'utf8')).toBe('odd \uFFFD\ntwo\n');
  });

  it('loses the temporary files of a killed process, and no other', async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'MEMORY.md.0123456789ab.tmp'), 'x');
    await writeFile(join(folder, 'mine.tmp'), 'x');
    await removeLeftovers(folderVault(folder));
    expect(await readdir(folder)).toEqual(['mine.tmp']);
  });
});
