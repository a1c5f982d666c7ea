import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Access, isDamage } from '../../src/state/database.ts';
import { type DerivedDatabase, derivedDatabase } from '../../src/state/derived-database.ts';
import { folderState } from '../support/folder-state.ts';
import { temporaryFolder } from '../support/temp-folder.ts';

const SCHEMA = [
  "CREATE VIRTUAL TABLE IF NOT EXISTS words USING fts5(terms, content='', contentless_delete=1)",
];

const derived = (folder: string, access: Access): DerivedDatabase =>
  derivedDatabase({ path: join(folder, 'index.sqlite'), access, warn: () => undefined, now: () => 1 });

/** What a search for a word finds. */
async function found(file: DerivedDatabase, word = 'tent'): Promise<unknown[]> {
  const database = await file.open(SCHEMA);
  const rows = await database.all('SELECT rowid FROM words WHERE words MATCH ?', word);
  await database.close();
  return rows;
}

/** A folder with an index of one entry. */
async function indexed(): Promise<string> {
  const folder = await temporaryFolder();
  const database = await derived(folder, 'write').open(SCHEMA);
  await database.run("INSERT INTO words (rowid, terms) VALUES (7, 'blue tent')");
  await database.close();
  return folder;
}

describe('a derived database', () => {
  it('is made when it is opened, and begun anew when it was discarded', async () => {
    const folder = await indexed();
    const file = derived(folder, 'write');
    expect(await found(file)).toEqual([{ rowid: 7 }]);
    expect(await file.size()).toBeGreaterThan(0);
    await file.discard();
    expect(await file.size()).toBeUndefined();
    expect(await found(file)).toEqual([]);
  });

  it('stays as it is, discarded or not, where nothing may be written', async () => {
    const folder = await indexed();
    const before = await folderState(folder);
    const file = derived(folder, 'read');
    expect(await found(file)).toEqual([{ rowid: 7 }]);
    await file.discard();
    expect(await found(file)).toEqual([]);
    expect(await folderState(folder)).toEqual(before);
    expect(await found(derived(folder, 'read'))).toEqual([{ rowid: 7 }]);
  });

  it('that is damaged is removed with all its words, and begun anew', async () => {
    const folder = await indexed();
    const path = join(folder, 'index.sqlite');
    await writeFile(path, 'no database, but a text that is long enough to be taken for one'.repeat(20));
    const warnings: string[] = [];
    const warn = (sentence: string): void => void warnings.push(sentence);
    expect(await found(derivedDatabase({ path, access: 'write', warn, now: () => 1 }))).toEqual([]);
    expect(warnings).toEqual([`${path} is damaged. It was removed and a new one begun.`]);
    expect(await readdir(folder)).toEqual(['index.sqlite']);
  });

  it('is made nowhere where nothing may be written', async () => {
    const folder = await temporaryFolder();
    const file = derived(folder, 'read');
    expect(await found(file)).toEqual([]);
    expect(await file.size()).toBeUndefined();
    expect(await derived(join(folder, 'gone'), 'read').size()).toBeUndefined();
  });

  it.each(['text', 'folder'])(
    'that is damaged is told from one that is not, and left alone: a %s',
    async (what) => {
      const folder = await temporaryFolder();
      const path = join(folder, 'index.sqlite');
      if (what === 'folder') await mkdir(path);
      else await writeFile(path, 'no database, but a text that is long enough to be taken for one');
      const before = await folderState(folder);
      const file = derived(folder, 'read');
      expect(await file.open(SCHEMA).catch(isDamage)).toBe(true);
      await file.discard();
      expect(await found(file)).toEqual([]);
      expect(await folderState(folder)).toEqual(before);
    },
  );

  it.each(['', '-wal'])(
    'says which folder to move away that stands in its place: index.sqlite%s',
    async (part) => {
      const folder = await temporaryFolder();
      const path = join(folder, `index.sqlite${part}`);
      await mkdir(path);
      const sentence = `A folder stands at ${path}, where a database keeps a file. Move it away.`;
      await expect(derived(folder, 'write').discard()).rejects.toThrow(sentence);
      if (part !== '') await expect(derived(folder, 'write').open(SCHEMA)).rejects.toThrow(sentence);
    },
  );
});
