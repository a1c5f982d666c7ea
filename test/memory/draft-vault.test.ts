import { expect, it } from 'vitest';
import { draftVault } from '../../src/memory/draft-vault.ts';
import { folderVault, hashText, type LongFiles } from '../../src/memory/vault.ts';
import { hashFolder } from '../dreaming/kit.ts';
import { temporaryFolder } from '../support/temp-folder.ts';

async function linesOf(vault: LongFiles, path: string): Promise<(string | undefined)[]> {
  const found: (string | undefined)[] = [];
  for await (const lines of vault.lines(path)) found.push(...lines);
  return found;
}

it('a draft reads long files by the line and from their end, written to or not', async () => {
  const base = folderVault(await temporaryFolder());
  await base.append('log/a.jsonl', 'one\ntwo');
  const draft = draftVault(base, () => 7);
  expect(await linesOf(draft, 'log/a.jsonl')).toEqual(['one', 'two']);
  expect(await draft.tail('log/a.jsonl', 3)).toBe('two');
  await draft.append('log/a.jsonl', '\n\nthree\n');
  expect(await linesOf(draft, 'log/a.jsonl')).toEqual(['one', 'two', '', 'three']);
  expect(await draft.tail('log/a.jsonl', 4)).toBe('ree\n');
  expect((await draft.slices('log/a.jsonl', [{ from: 4, length: 3 }])).map(String)).toEqual(['two']);
  expect(await draft.tail('log/a.jsonl', 400)).toBe('one\ntwo\n\nthree\n');
  await draft.remove('log/a.jsonl');
  expect(await linesOf(draft, 'log/a.jsonl')).toEqual([]);
  expect(await draft.tail('log/a.jsonl', 4)).toBe('');
  expect(await base.read('log/a.jsonl')).toBe('one\ntwo');
});

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
  expect(await draft.remove('a.md', hashText('one\n'))).toBe(false);
  expect(await draft.remove('a.md', hashText('one\nmore\n'))).toBe(true);
  expect(await draft.read('a.md')).toBeUndefined();
  expect(await draft.stat('a.md')).toBeUndefined();
  expect(await draft.stat('memory/b.md')).toEqual({ size: 6, modifiedAt: 7 });
  expect(await draft.list('.')).toEqual(['memory']);
  expect(await draft.list('memory')).toEqual(['b.md', 'deep']);
  expect(draft.locate('a.md')).toBe(base.locate('a.md'));

  expect(await hashFolder(folder)).toEqual(before);
});
