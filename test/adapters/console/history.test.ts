import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { History, LONGEST_HISTORY } from '../../../adapters/console/history.ts';

describe('History', () => {
  let folder: string;
  let file: string;
  let errors: Error[];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'reverie-history-'));
    file = join(folder, 'deep', 'console-history');
    errors = [];
  });
  afterEach(() => rm(folder, { recursive: true }));

  async function opened(path: string | undefined): Promise<History> {
    const history = new History(path, (error) => errors.push(error));
    await history.load();
    return history;
  }

  test('brings back what was added, newest last, whatever is in it', async () => {
    const history = await opened(file);
    const entries = ['/help', 'two\nlines', '"quoted" \\', 'שלום 👩‍👩‍👧 \u2028', '\ud800'];
    for (const entry of entries) history.add(entry);
    await history.flushed();
    expect((await opened(file)).entries).toEqual(entries);
    expect(errors).toEqual([]);
  });

  test('may be read by its user only, also when the file was open to all', async () => {
    const history = await opened(join(folder, 'history'));
    await writeFile(join(folder, 'history'), '', { mode: 0o666 });
    history.add('secret');
    await history.flushed();
    expect((await stat(join(folder, 'history'))).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['history']);
  });

  test('keeps a bounded number of lines', async () => {
    const history = await opened(file);
    for (let index = 0; index < LONGEST_HISTORY + 20; index += 1) history.add(`line ${index}`);
    await history.flushed();
    const { entries } = await opened(file);
    expect(entries).toHaveLength(LONGEST_HISTORY);
    expect(entries.at(0)).toBe('line 20');
    expect(entries.at(-1)).toBe(`line ${LONGEST_HISTORY + 19}`);
  });

  test('leaves out what was sent just before and what is too long to type', async () => {
    const history = await opened(file);
    history.add('same');
    history.add('same');
    history.add('x'.repeat(100_000));
    await history.flushed();
    expect((await opened(file)).entries).toEqual(['same']);
  });

  test('skips lines of the file that are torn or foreign', async () => {
    const path = join(folder, 'history');
    await writeFile(path, '"good"\nplain\n{"a":1}\n"also good"\n"tor');
    expect((await opened(path)).entries).toEqual(['good', 'also good']);
    expect(errors).toEqual([]);
  });

  test('lasts for the session when the file cannot be used', async () => {
    await writeFile(join(folder, 'file'), '');
    const history = await opened(join(folder, 'file', 'history'));
    history.add('kept');
    await history.flushed();
    expect(history.entries).toEqual(['kept']);
    expect(errors.length).toBeGreaterThan(0);
  });

  test('writes nothing without a file', async () => {
    const history = await opened(undefined);
    history.add('kept');
    await history.flushed();
    expect(history.entries).toEqual(['kept']);
    expect(await readdir(folder)).toEqual([]);
  });
});
