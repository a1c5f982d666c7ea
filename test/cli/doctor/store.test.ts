import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dataFolder, type FileFact } from '../../../src/cli/doctor/files.ts';
import { checkLeftovers, checkModes, checkSpace, checkWriting } from '../../../src/cli/doctor/store.ts';
import { temporaryFolder } from '../../support/temp-folder.ts';

const NOW = Date.parse('2026-11-30T12:00:00Z');
const HOUR_AGO = NOW - 3_600_000;

const fact = (path: string, over: Partial<FileFact> = {}): FileFact => ({
  path,
  isFolder: false,
  mode: 0o600,
  owner: 7,
  modifiedAt: HOUR_AGO,
  ...over,
});
const folder = (path: string, mode = 0o700): FileFact => fact(path, { isFolder: true, mode });

describe('the data directory', () => {
  it('is written to and left as it was', async () => {
    const data = await temporaryFolder();
    const before = await dataFolder(data).facts();
    expect(await checkWriting(dataFolder(data))).toMatchObject({ name: 'store', result: 'ok' });
    expect((await dataFolder(data).facts()).map(({ path }) => path)).toEqual(before.map(({ path }) => path));
  });

  it('that takes nothing fails with the reason', async () => {
    const full = Object.assign(new Error('write'), { code: 'ENOSPC' });
    expect(await checkWriting({ tryWriting: () => Promise.reject(full) })).toMatchObject({
      result: 'fail',
      message: expect.stringContaining('the disk is full'),
    });
    const gone = dataFolder(join(await temporaryFolder(), 'gone'));
    expect(await checkWriting(gone)).toMatchObject({ result: 'fail' });
  });

  it.each([
    [10, 'fail'],
    [100, 'warn'],
    [1000, 'ok'],
  ])('with %i MB free gives %s', async (megabytes, result) => {
    const found = await checkSpace({ freeBytes: async () => megabytes * 1024 * 1024 });
    expect(found).toMatchObject({
      name: 'disk',
      result,
      message: expect.stringContaining(`${megabytes} MB`),
    });
  });

  it('tells how much is free', async () => {
    expect(await dataFolder(await temporaryFolder()).freeBytes()).toBeGreaterThan(0);
  });

  it('is looked through with modes and owners', async () => {
    const data = await temporaryFolder();
    await mkdir(join(data, 'spaces'), { mode: 0o700 });
    await writeFile(join(data, 'spaces/MEMORY.md'), '', { mode: 0o600 });
    await chmod(join(data, 'spaces/MEMORY.md'), 0o640);
    const facts = await dataFolder(data).facts();
    expect(facts.map(({ path, isFolder, mode }) => [path, isFolder, mode])).toEqual([
      ['', true, 0o700],
      ['spaces', true, 0o700],
      ['spaces/MEMORY.md', false, 0o640],
    ]);
  });
});

describe('the modes of files', () => {
  it('are well when all is for this user alone', () => {
    expect(checkModes([folder(''), fact('lock')], 7, '/data')).toMatchObject({ result: 'ok' });
  });

  it.each([
    ['a file that others may read', fact('MEMORY.md', { mode: 0o644 }), 7, 'MEMORY.md', 'chmod -R go='],
    ['a folder that others may enter', folder('', 0o750), 7, ': \\.', 'chmod -R go='],
    ['a file that may not be written', fact('lock', { mode: 0o400 }), 7, 'lock', 'chmod -R u\\+rwX'],
    ['a folder that may not be entered', folder('spaces', 0o600), 7, 'spaces', 'chmod -R u\\+rwX'],
    ['a file of another user', fact('state.sqlite'), 8, 'state.sqlite', 'chown'],
  ])('give a warning about %s', (_, wrong, user, named, fix) => {
    const found = checkModes([wrong], user, '/data');
    expect(found).toMatchObject({ name: 'file modes', result: 'warn' });
    expect(found.message).toMatch(new RegExp(named));
    expect(found.fix).toMatch(new RegExp(fix));
  });

  it('do not count where the system has none', () => {
    expect(checkModes([folder('', 0o777)], undefined, '/data')).toMatchObject({ result: 'ok' });
  });
});

describe('leftovers', () => {
  it('are none among the files that belong there', () => {
    const facts = ['lock', 'spaces/a/MEMORY.md', 'state.sqlite-wal', 'spaces/a/doctor-notes.md'].map((path) =>
      fact(path),
    );
    expect(checkLeftovers(facts, NOW)).toEqual([
      { name: 'leftovers', result: 'ok', message: 'None.', fix: null },
    ]);
  });

  it.each(['spaces/a/MEMORY.md.0123456789ab.tmp', 'lock.17', 'lock.stale.17', 'doctor-x1'])(
    'are temporary files such as %s, once they are not fresh',
    (path) => {
      expect(checkLeftovers([fact(path)], NOW)).toMatchObject([
        { result: 'warn', message: expect.stringContaining(path) },
      ]);
      expect(checkLeftovers([fact(path, { modifiedAt: NOW - 1000 })], NOW)).toMatchObject([{ result: 'ok' }]);
    },
  );

  it('are damaged files that were set aside', () => {
    const facts = ['', '-wal'].map((tail) => fact(`state.sqlite.damaged-17${tail}`));
    expect(checkLeftovers(facts, NOW)).toMatchObject([
      { result: 'warn', message: expect.stringMatching(/^2 damaged files set aside: state/) },
    ]);
  });
});
