import { describe, expect, it } from 'vitest';
import { type ChangeDraft, openChanges } from '../../src/memory/changes.ts';
import { folderVault, hashText, type Vault } from '../../src/memory/vault.ts';
import { temporaryFolder } from '../support/temp-folder.ts';

function draft(text = ''): ChangeDraft {
  return {
    at: '2026-11-30T03:00:00.000Z',
    who: 'dream',
    hashBefore: hashText(''),
    hashAfter: hashText(text),
    textBefore: '',
    textAfter: text,
    operations: [],
    refused: [],
    held: [],
    items: [],
  };
}

async function store() {
  const vault = folderVault(await temporaryFolder());
  const warnings: string[] = [];
  return { vault, warnings, changes: openChanges(vault, (sentence) => warnings.push(sentence)) };
}

describe('the change-set store', () => {
  it('numbers change-sets with six digits and keeps what it was given', async () => {
    const { vault, changes } = await store();
    const set = await changes.prepare(() => draft('- ☕ \u200d\u202e\n'));
    expect(set).toMatchObject({ n: 1, state: 'prepared' });
    expect(await vault.list('memory/.dreams/changes')).toEqual(['000001.json']);
    expect(await changes.read(1)).toEqual(set);
  });

  it('lists newest first, in pages', async () => {
    const { changes } = await store();
    for (let at = 0; at < 5; at += 1) await changes.prepare(() => draft());
    expect((await changes.list({ limit: 2 })).map(({ n }) => n)).toEqual([5, 4]);
    expect((await changes.list({ limit: 2, before: 4 })).map(({ n }) => n)).toEqual([3, 2]);
    expect(await changes.list({ before: 1 })).toEqual([]);
  });

  it('finds the latest applied one past those that are not', async () => {
    const { changes } = await store();
    expect(await changes.latestApplied()).toBeUndefined();
    for (let at = 0; at < 3; at += 1) await changes.prepare(() => draft());
    await changes.mark(1, 'applied');
    await changes.mark(2, 'void');
    expect(await changes.latestApplied()).toMatchObject({ n: 1, state: 'applied' });
    await expect(changes.mark(9, 'applied')).rejects.toThrow('Change-set 9 is gone');
  });

  it.each(['', '{', 'null', '[]', '{"n":2}', '{"n":3,"state":"applied"}', '\u0000\u0000'])(
    'passes over a file that holds %j, warns once, and never uses its number again',
    async (damage) => {
      const { vault, changes, warnings } = await store();
      await changes.prepare(() => draft(), 'applied');
      await vault.replace('memory/.dreams/changes/000002.json', damage);
      expect((await changes.prepare(() => draft())).n).toBe(3);
      expect((await changes.list()).map(({ n }) => n)).toEqual([3, 1]);
      expect(await changes.latestApplied()).toMatchObject({ n: 1 });
      expect(warnings).toHaveLength(1);
      expect(warnings[0]).toContain('000002.json');
    },
  );

  it('passes over files that are no change-sets', async () => {
    const { vault, changes } = await store();
    for (const name of ['notes.txt', '7.json', '000009.json.ab.tmp', '0000x1.json']) {
      await vault.replace(`memory/.dreams/changes/${name}`, '{}');
    }
    expect((await changes.prepare(() => draft())).n).toBe(1);
  });

  it('goes beyond a million', async () => {
    const { vault, changes } = await store();
    await vault.replace('memory/.dreams/changes/999999.json', '');
    expect((await changes.prepare(() => draft())).n).toBe(1_000_000);
    expect((await changes.prepare(() => draft())).n).toBe(1_000_001);
    expect((await changes.list()).map(({ n }) => n)).toEqual([1_000_001, 1_000_000]);
  });

  it('takes the next number when another process took this one', async () => {
    const { vault, changes } = await store();
    const racing: Vault = { ...vault, list: async () => [] };
    await changes.prepare(() => draft());
    expect((await openChanges(racing, () => undefined).prepare((n) => draft(String(n)))).textAfter).toBe('2');
  });

  it('reads no more files for the latest change-sets than it returns', async () => {
    const { vault, changes } = await store();
    for (let at = 0; at < 30; at += 1) await changes.prepare(() => draft(), 'applied');
    const read: string[] = [];
    const readAndNote = (path: string) => {
      read.push(path);
      return vault.read(path);
    };
    const watched = openChanges({ ...vault, read: readAndNote }, () => undefined);
    await watched.latestApplied();
    await watched.list({ limit: 3 });
    await watched.prepare(() => draft());
    expect(read).toHaveLength(4);
  });
});
