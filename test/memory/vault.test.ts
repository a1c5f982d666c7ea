import { chmod, mkdir, readdir, readFile, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { describeSystemError, folderVault, hashText, VaultError } from '../../src/memory/vault.ts';
import { temporaryFolder } from '../support/temp-folder.ts';

async function linesOf(lines: AsyncIterable<(string | undefined)[]>): Promise<(string | undefined)[]> {
  const found: (string | undefined)[] = [];
  for await (const some of lines) found.push(...some);
  return found;
}

describe('the files of a space', () => {
  it('are made with mode 0600 in folders of mode 0700', async () => {
    const folder = join(await temporaryFolder(), 'space');
    const vault = folderVault(folder);
    await vault.append('a/b/one.md', 'x');
    await vault.replace('c/two.md', 'x');
    const mode = async (path: string) => ((await stat(join(folder, path))).mode & 0o777).toString(8);
    expect(await Promise.all(['.', 'a', 'a/b', 'c'].map(mode))).toEqual(['700', '700', '700', '700']);
    expect(await Promise.all(['a/b/one.md', 'c/two.md'].map(mode))).toEqual(['600', '600']);
  });

  it('read as nothing when they are not there', async () => {
    const vault = folderVault(await temporaryFolder());
    expect(await vault.read('none.md')).toBeUndefined();
    expect(await vault.stat('none.md')).toBeUndefined();
    expect(await vault.list('none')).toEqual([]);
    expect(await vault.tail('none.md', 10)).toBe('');
    expect(await linesOf(vault.lines('none.md'))).toEqual([]);
    await vault.remove('none.md');
  });

  it('are read where somebody knows that something stands', async () => {
    const vault = folderVault(await temporaryFolder());
    await vault.append('a.md', 'tee\nгрог\n\nпунш');
    const lines: string[] = [];
    for await (const some of vault.placedLines('a.md')) {
      const read = await vault.slices('a.md', some);
      lines.push(...read.map((bytes, at) => `${some[at]?.text}=${bytes}`));
    }
    expect(lines).toEqual(['tee=tee', 'грог=грог', '=', 'пунш=пунш']);
    expect((await vault.slices('a.md', [{ from: 14, length: 100 }])).map(String)).toEqual(['пунш']);
    expect((await vault.slices('none.md', [{ from: 0, length: 9 }])).map(String)).toEqual(['']);
  });

  it('are looked at together, but for links and what is no file', async () => {
    const folder = await temporaryFolder();
    const vault = folderVault(folder);
    await vault.append('memory/a.md', 'four');
    await mkdir(join(folder, 'memory/b.md'));
    await symlink(join(folder, 'memory/a.md'), join(folder, 'memory/c.md'));
    const [file, ...others] = await vault.stats('memory', ['a.md', 'b.md', 'c.md', 'none.md']);
    expect(file).toEqual(await vault.stat('memory/a.md'));
    expect(others).toEqual([undefined, undefined, undefined]);
  });

  it('are listed as they stand, also in a folder in which nothing changed for long', async () => {
    const folder = await temporaryFolder();
    const vault = folderVault(folder);
    await vault.append('memory/a.md', 'x');
    const old = new Date('2026-01-01T00:00:00Z');
    await utimes(join(folder, 'memory'), old, old);
    expect(await vault.list('memory')).toEqual(['a.md']);
    expect(await vault.list('memory')).toEqual(['a.md']);
    await writeFile(join(folder, 'memory/b.md'), 'x');
    expect(await vault.list('memory')).toEqual(['a.md', 'b.md']);
  });

  it('are replaced whole, and only when nobody changed them meanwhile', async () => {
    const folder = await temporaryFolder();
    const vault = folderVault(folder);
    expect(await vault.replace('a.md', 'one', hashText(''))).toBe(true);
    expect(await vault.replace('a.md', 'two', hashText('other'))).toBe(false);
    expect(await vault.read('a.md')).toBe('one');
    expect(await vault.replace('a.md', 'two', hashText('one'))).toBe(true);
    expect(await vault.replace('a.md', 'three')).toBe(true);
    expect(await readdir(folder)).toEqual(['a.md']);
  });

  it('take appends of many at once, each in one piece', async () => {
    const vault = folderVault(await temporaryFolder());
    const pieces = Array.from({ length: 50 }, (_, n) => `${String(n).repeat(2_000)}\n`);
    await Promise.all(pieces.map((piece) => vault.append('a.md', piece)));
    const read = (await vault.read('a.md')) ?? '';
    expect(read.split('\n').sort()).toEqual(
      pieces
        .map((piece) => piece.trim())
        .concat('')
        .sort(),
    );
  });

  it('come line by line, whatever pieces they are read in', async () => {
    const folder = await temporaryFolder();
    const vault = folderVault(folder);
    const lines = ['', 'чай', '👩‍👩‍👧'.repeat(40_000), 'x'.repeat(262_144), 'u\u2028v\r', 'end'];
    await writeFile(join(folder, 'a'), lines.join('\n'));
    expect(await linesOf(vault.lines('a'))).toEqual(lines);
    await writeFile(join(folder, 'a'), `${lines.join('\n')}\n`);
    expect(await linesOf(vault.lines('a'))).toEqual(lines);
    expect(await vault.tail('a', 4)).toBe('end\n');
    expect(await vault.tail('a', 100_000_000)).toBe(`${lines.join('\n')}\n`);
  });

  it('hold a line too long for anybody without harm to its neighbours', async () => {
    const folder = await temporaryFolder();
    const vault = folderVault(folder);
    await writeFile(join(folder, 'a'), `before\n${'x'.repeat(65 * 1024 * 1024)}\nafter\n`);
    expect(await linesOf(vault.lines('a'))).toEqual(['before', undefined, 'after']);
  });
});

describe('a path', () => {
  it.each(['../x', 'a/../../x', '/etc/passwd', '..', 'memory/../../space2/x'])(
    'never leaves the space: %s',
    async (path) => {
      const folder = join(await temporaryFolder(), 'space');
      const vault = folderVault(folder);
      await expect(vault.read(path)).rejects.toThrow(VaultError);
      await expect(vault.append(path, 'x')).rejects.toThrow(/the path leaves the space/);
      await expect(vault.replace(path, 'x')).rejects.toThrow(VaultError);
      await expect(vault.remove(path)).rejects.toThrow(VaultError);
      await expect(vault.list(path)).rejects.toThrow(VaultError);
      await expect(linesOf(vault.lines(path))).rejects.toThrow(VaultError);
    },
  );

  it('does not follow links out of the space, neither of files nor of folders, also to where nothing is yet', async () => {
    const root = await temporaryFolder();
    const folder = join(root, 'space');
    const outside = join(root, 'outside');
    await mkdir(folder);
    await mkdir(outside);
    await writeFile(join(outside, 'secret.md'), 'secret');
    await symlink(join(outside, 'secret.md'), join(folder, 'file.md'));
    await symlink(outside, join(folder, 'memory'));
    await symlink(join(outside, 'new.md'), join(folder, 'dangling.md'));
    const vault = folderVault(folder);
    for (const path of ['file.md', 'memory/secret.md', 'memory/new.md', 'memory/a/b.md', 'dangling.md']) {
      await expect(vault.read(path)).rejects.toThrow(
        /it is a link that leads nowhere|it is a link that leaves the space/,
      );
      await expect(vault.append(path, 'x')).rejects.toThrow(VaultError);
      await expect(vault.replace(path, 'x')).rejects.toThrow(VaultError);
      await expect(vault.remove(path)).rejects.toThrow(VaultError);
    }
    await expect(vault.list('memory')).rejects.toThrow(VaultError);
    expect(await readdir(outside)).toEqual(['secret.md']);
    expect(await readFile(join(outside, 'secret.md'), 'utf8')).toBe('secret');
  });

  it('follows links inside the space, and the space itself may be reached by one', async () => {
    const root = await temporaryFolder();
    await mkdir(join(root, 'real'));
    await symlink(join(root, 'real'), join(root, 'space'));
    const vault = folderVault(join(root, 'space'));
    await vault.append('MEMORY.md', 'x');
    await symlink('MEMORY.md', join(root, 'real/link.md'));
    await vault.replace('link.md', 'y');
    expect(await readFile(join(root, 'real/MEMORY.md'), 'utf8')).toBe('y');
  });
});

describe('a failure', () => {
  it.each([
    ['ENOSPC', /the disk is full\. Free some space/],
    ['EACCES', /permission denied\. Give the user/],
    ['EPERM', /permission denied/],
    ['EROFS', /read-only\. Mount it writable/],
    ['EISDIR', /a folder stands where a file belongs/],
    ['ENOTDIR', /a file stands where a folder belongs/],
    ['EMFILE', /too many open files/],
  ])('%s is told in words that say what to do', (code, words) => {
    expect(describeSystemError(Object.assign(new Error(`${code}: raw`), { code }))).toMatch(words);
  });

  it('names what could not be done to which file', async () => {
    const folder = await temporaryFolder();
    const vault = folderVault(folder);
    await mkdir(join(folder, 'MEMORY.md'));
    await expect(vault.read('MEMORY.md')).rejects.toThrow(
      'Could not read MEMORY.md: a folder stands where a file belongs. Move it away.',
    );
    await expect(vault.append('MEMORY.md', 'x')).rejects.toThrow(
      /^Could not write MEMORY.md: a folder stands/,
    );
    await writeFile(join(folder, 'memory'), '');
    await expect(vault.append('memory/a.md', 'x')).rejects.toThrow(
      /^Could not write memory\/a.md: a file stands/,
    );
    expect(describeSystemError('odd')).toBe('odd');
  });

  it.skipIf(process.getuid?.() === 0)('of rights is told as such', async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'a.md'), 'x');
    await chmod(join(folder, 'a.md'), 0);
    await expect(folderVault(folder).read('a.md')).rejects.toThrow(/permission denied/);
  });

  it('of a replacement leaves the old text and no temporary file', async () => {
    const folder = await temporaryFolder();
    const vault = folderVault(folder);
    await mkdir(join(folder, 'a.md'));
    await writeFile(join(folder, 'a.md', 'inner'), '');
    await expect(vault.replace('a.md', 'x')).rejects.toThrow(VaultError);
    expect(await readdir(folder)).toEqual(['a.md']);
  });
});
