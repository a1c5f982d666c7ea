import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { LastReadFile } from '../../../adapters/discord/last-read.ts';
import { simulatedClock } from '../../../src/time/simulated-clock.ts';
import { temporaryFolder } from '../../support/temp-folder.ts';
import { NOON, until } from './harness.ts';

describe('the file of what was heard last on Discord', () => {
  let path = '';
  let warnings: string[] = [];

  beforeEach(async () => {
    path = join(await temporaryFolder(), 'heard.json');
    warnings = [];
  });

  const open = () =>
    new LastReadFile({ path, clock: simulatedClock(NOON), warn: (sentence) => warnings.push(sentence) });

  /** Writes at once. */
  async function write(file: LastReadFile): Promise<void> {
    const last = new Map([['1', '2']]);
    file.changed(last);
    await file.close(last);
  }

  test('holds a channel as soon as something is heard there, and writes of known ones less often', async () => {
    const file = open();
    file.changed(new Map([['1', '2']]));
    await until(() => existsSync(path));
    file.changed(new Map([['1', '3']]));
    expect(JSON.parse(await readFile(path, 'utf8'))).toEqual([['1', '2']]);
    await file.close(new Map([['1', '3']]));
    expect(JSON.parse(await readFile(path, 'utf8'))).toEqual([['1', '3']]);
  });

  test('is missing at the first start, which is nothing to tell', async () => {
    expect(await open().read()).toEqual([]);
    expect(warnings).toEqual([]);
  });

  test.each(['{"half', '{}', '', 'null'])(
    'that is damaged (%j) is made anew, with a sentence',
    async (text) => {
      await writeFile(path, text);
      const file = open();
      expect(await file.read()).toEqual([]);
      expect(warnings).toEqual([expect.stringContaining(`${path} is damaged; it is made anew.`)]);
      await write(file);
      expect(JSON.parse(await readFile(path, 'utf8'))).toEqual([['1', '2']]);
    },
  );

  test('loses what is no pair of ids, and nothing else', async () => {
    await writeFile(
      path,
      JSON.stringify([['1', '2'], [3, 4], ['5', 6], ['x', '7'], ['8'], null, ['9', '10']]),
    );
    expect(await open().read()).toEqual([
      ['1', '2'],
      ['9', '10'],
    ]);
  });

  test('that cannot be opened is left alone, with the reason and what to do', async () => {
    await mkdir(path);
    const file = open();
    expect(await file.read()).toEqual([]);
    await write(file);
    expect(warnings).toEqual([
      expect.stringMatching(
        /could not be opened \(EISDIR.*\)\. Make it a file that Reverie may read and write/,
      ),
    ]);
  });

  test('that cannot be written is told once, and again when it could be written in between', async () => {
    const clock = simulatedClock(NOON);
    const file = new LastReadFile({ path, clock, warn: (sentence) => warnings.push(sentence) });
    const last = new Map([['1', '2']]);
    const pass = (): Promise<void> => clock.advanceTo(clock.now() + 2_000);
    await mkdir(path);
    file.changed(last);
    await pass();
    await until(() => warnings.length > 0);
    await pass();
    await rm(path, { recursive: true });
    // Nothing else has to change for the next try.
    while (!existsSync(path)) {
      await pass();
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(warnings).toEqual([expect.stringMatching(/could not be written \(E.*Make room on the disk/)]);
    await rm(path);
    await mkdir(path);
    file.changed(last);
    await file.close(last);
    expect(warnings).toHaveLength(2);
  });
});
