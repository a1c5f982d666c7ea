import { mkdir, readdir, readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  changeFile,
  changeLimited,
  FileTooLargeError,
  MAX_TEXT_BYTES,
  removeLeftovers,
} from '../../src/memory/change-file.ts';
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

  it('is removed only as it was when that was decided', async () => {
    const folder = await temporaryFolder();
    const vault = folderVault(folder);
    const path = join(folder, 'DREAMS.md');
    await writeFile(path, 'ours\n');
    const racing: typeof vault = {
      ...vault,
      async remove(...given) {
        await writeFile(path, 'ours\ntheirs\n');
        return vault.remove(...given);
      },
    };
    const withoutOurs = (text: string): string | undefined =>
      text === 'ours\n' ? undefined : text.replace('ours\n', '');
    await changeFile(racing, 'DREAMS.md', withoutOurs);
    expect(await readFile(path, 'utf8')).toBe('theirs\n');
    await writeFile(path, 'ours\n');
    await changeFile(vault, 'DREAMS.md', withoutOurs);
    expect(await readdir(folder)).toEqual([]);
  });

  it('keeps every change of many that are made at once', async () => {
    const vault = folderVault(await temporaryFolder());
    const added = Array.from({ length: 10 }, (_, n) => `line ${n}\n`);
    await Promise.all(added.map((line) => changeFile(vault, 'DREAMS.md', (text) => text + line)));
    expect(((await vault.read('DREAMS.md')) ?? '').split(/(?<=\n)/).sort()).toEqual(added);
  });

  it('is left alone when it is too large, or would be', async () => {
    const folder = await temporaryFolder();
    const vault = folderVault(folder);
    await writeFile(join(folder, 'DREAMS.md'), 'ö');
    const add = (text: string): string => `${text}ö`;
    await expect(changeLimited(vault, 'DREAMS.md', add, 3)).rejects.toThrow(FileTooLargeError);
    await changeLimited(vault, 'DREAMS.md', (text) => text, 1);
    await changeLimited(vault, 'DREAMS.md', add, 4);
    expect(await vault.read('DREAMS.md')).toBe('öö');
    await truncate(join(folder, 'DREAMS.md'), MAX_TEXT_BYTES + 1);
    await expect(changeLimited(vault, 'DREAMS.md', () => '')).rejects.toThrow(
      'DREAMS.md is larger than 16 MiB and was left alone. Move it away to start a new one.',
    );
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
    const root = await temporaryFolder();
    const day = 'memory/dreaming/shadow-trials/2026-11-30';
    for (const place of ['.', 'log', 'memory', 'memory/.dreams/changes', 'memory/dreaming/rem', day]) {
      const folder = join(root, place);
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, 'x.md.0123456789ab.tmp'), 'x');
      await writeFile(join(folder, 'mine.tmp'), 'x');
    }
    await removeLeftovers(folderVault(root));
    const left = (await readdir(root, { recursive: true })).filter((name) => name.endsWith('.tmp'));
    expect(left.filter((name) => !name.endsWith('mine.tmp'))).toEqual([]);
    expect(left).toHaveLength(6);
  });
});
