import { expect, it } from 'vitest';
import { draftVault } from '../../src/dreaming/draft-vault.ts';
import { folderVault, hashText } from '../../src/memory/vault.ts';
import { temporaryFolder } from '../support/temp-folder.ts';
import { hashFolder } from './kit.ts';

it('a draft shows what was written to it, and leaves the folder below as it was', async () => {
  const folder = await temporaryFolder();
  const base = folderVault(folder);
  await base.append('a.md', 'one\n');
  await base.append('memory/b.md', 'two\n');
  const before = await hashFolder(folder);

  const draft = draftVault(base, () => 7);
  await draft.append('a.md', 'more\n');
  expect(await draft.read('a.md')).toBe('one\nmore\n');
  expect(await draft.replace('memory/b.md', 'x', hashText('other'))).toBe(false);
  expect(await draft.replace('memory/b.md', 'three\n', hashText('two\n'))).toBe(true);
  expect(await draft.replace('memory/deep/c.md', '', hashText(''))).toBe(true);
  await draft.remove('a.md');
  expect(await draft.read('a.md')).toBeUndefined();
  expect(await draft.stat('a.md')).toBeUndefined();
  expect(await draft.stat('memory/b.md')).toEqual({ size: 6, modifiedAt: 7 });
  expect(await draft.list('.')).toEqual(['memory']);
  expect(await draft.list('memory')).toEqual(['b.md', 'deep']);
  expect(draft.locate('a.md')).toBe(base.locate('a.md'));

  expect(await hashFolder(folder)).toEqual(before);
});
