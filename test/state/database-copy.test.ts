import { execFileSync } from 'node:child_process';
import { chmod, copyFile, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openDatabase } from '../../src/state/database.ts';
import { copyDatabase, scratchDatabase } from '../../src/state/database-copy.ts';
import { openState } from '../../src/state/store.ts';
import { copyState } from '../../src/state/store-copy.ts';
import { folderState } from '../support/folder-state.ts';
import { temporaryFolder } from '../support/temp-folder.ts';

const SCHEMA = ['CREATE TABLE IF NOT EXISTS marks (name TEXT PRIMARY KEY, value TEXT NOT NULL)'];
const quiet = (): void => undefined;

/** A database as a process leaves it that was killed: the newest rows stand in the write-ahead log alone. */
async function killed(): Promise<string> {
  const [living, left] = [await temporaryFolder(), await temporaryFolder()];
  const path = join(living, 'state.sqlite');
  const first = await openDatabase({ path, schema: SCHEMA, warn: quiet, now: () => 1 });
  await first.run("INSERT INTO marks VALUES ('a', 'old'), ('b', 'old')");
  await first.close();
  const second = await openDatabase({ path, schema: SCHEMA, warn: quiet, now: () => 1 });
  onTestFinished(() => second.close());
  await second.run("UPDATE marks SET value = 'new' WHERE name = 'a'");
  for (const part of ['', '-wal', '-shm']) await copyFile(path + part, join(left, `state.sqlite${part}`));
  return left;
}

describe('a copy of a database', () => {
  it('holds what stands only in the write-ahead log, and leaves the folder as it was', async () => {
    const folder = await killed();
    for (const part of ['', '-wal', '-shm']) await chmod(join(folder, `state.sqlite${part}`), 0o400);
    const before = await folderState(folder);
    const copy = await copyDatabase({ path: join(folder, 'state.sqlite'), schema: SCHEMA, warn: quiet });
    expect(await copy.all('SELECT * FROM marks')).toEqual([
      { name: 'a', value: 'new' },
      { name: 'b', value: 'old' },
    ]);
    await copy.run("INSERT INTO marks VALUES ('c', 'here alone')");
    expect(await copy.get('SELECT value FROM marks WHERE name = ?', 'c')).toEqual({ value: 'here alone' });
    await copy.close();
    expect(await folderState(folder)).toEqual(before);
  });

  it('is empty when there is no file, and makes none', async () => {
    const folder = await temporaryFolder();
    const before = await folderState(folder);
    const path = join(folder, 'memory/.dreams/state.sqlite');
    const copy = await copyDatabase({ path, schema: SCHEMA, warn: quiet });
    expect(await copy.all('SELECT * FROM marks')).toEqual([]);
    await copy.close();
    expect(await folderState(folder)).toEqual(before);
  });

  it('is empty when the file is damaged, which it says and leaves there', async () => {
    const folder = await temporaryFolder();
    const path = join(folder, 'state.sqlite');
    await writeFile(path, 'this is no database at all, but a text of some length');
    const before = await folderState(folder);
    const warnings: string[] = [];
    const copy = await copyDatabase({ path, schema: SCHEMA, warn: (line) => void warnings.push(line) });
    expect(await copy.all('SELECT * FROM marks')).toEqual([]);
    await copy.close();
    expect(warnings).toEqual([
      `${path} is damaged. What it holds is left out here; the next start of Reverie sets it aside.`,
    ]);
    expect(await folderState(folder)).toEqual(before);
  });

  it('is empty where a folder or a pipe stands in the place of the file, and says so', async () => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, 'a'));
    execFileSync('mkfifo', [join(folder, 'b')]);
    const warnings: string[] = [];
    for (const name of ['a', 'b']) {
      const path = join(folder, name);
      const copy = await copyDatabase({ path, schema: SCHEMA, warn: (line) => void warnings.push(line) });
      expect(await copy.all('SELECT * FROM marks')).toEqual([]);
      await copy.close();
    }
    expect(warnings).toEqual([
      expect.stringContaining('a is a folder. What it holds is left out here'),
      expect.stringContaining('b is a named pipe. What it holds is left out here'),
    ]);
  });

  it('says in a sentence that the file cannot be read', async () => {
    const file = join(await temporaryFolder(), 'file');
    await writeFile(file, '');
    const path = join(file, 'state.sqlite');
    await expect(copyDatabase({ path, schema: [], warn: quiet })).rejects.toThrow(
      `Could not read the database ${path}: `,
    );
  });
});

describe('a copy of the service-wide state', () => {
  it('shows what was set, while somebody holds the state, and keeps what is set for itself', async () => {
    const folder = await temporaryFolder();
    const path = join(folder, 'state.sqlite');
    const state = await openState({ path, warn: quiet, now: () => 1 });
    onTestFinished(() => state.close());
    await state.map('toggles').set('telegram:-1', { on: true });
    await state.map('toggles').set('telegram:50%_', { on: false });
    const before = await folderState(folder);

    const copy = await copyState({ path, warn: quiet });
    const toggles = copy.map<{ on: boolean }>('toggles');
    expect(await toggles.get('telegram:-1')).toEqual({ on: true });
    expect(await toggles.get('telegram:-2')).toBeUndefined();
    await toggles.set('telegram:-2', { on: true });
    await toggles.delete('telegram:-1');
    expect(await toggles.entries()).toEqual([
      ['telegram:50%_', { on: false }],
      ['telegram:-2', { on: true }],
    ]);
    expect(await copy.map('slots').entries()).toEqual([]);
    await copy.close();

    expect(await folderState(folder)).toEqual(before);
    expect(await state.map('toggles').get('telegram:-1')).toEqual({ on: true });
  });
});

describe('a copy that is searched', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)(
    'is private, and goes with a process that %s ends',
    async (signal) => {
      const [folder, scratch] = [await killed(), await temporaryFolder()];
      await chmod(join(folder, 'state.sqlite'), 0o644);
      vi.stubEnv('TMPDIR', scratch);
      const kill = vi.spyOn(process, 'kill').mockReturnValue(true);
      const others = process.listeners(signal);
      process.removeAllListeners(signal);
      onTestFinished(() => {
        vi.unstubAllEnvs();
        kill.mockRestore();
        for (const other of others) process.on(signal, other);
      });
      const path = join(folder, 'state.sqlite');
      const copy = await scratchDatabase({ path, schema: [], followsLinks: false });
      const [name = ''] = await readdir(scratch);
      expect((await stat(join(scratch, name, 'copy.sqlite'))).mode & 0o777).toBe(0o600);
      process.emit(signal, signal);
      expect(kill).toHaveBeenCalledWith(process.pid, signal);
      expect(await readdir(scratch)).toEqual([]);
      await copy.close();
    },
  );
});
