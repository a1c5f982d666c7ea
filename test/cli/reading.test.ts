import { appendFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isReading } from '../../src/cli/operations.ts';
import { TABLE } from '../../src/cli/table.ts';
import type { ChangeSet } from '../../src/memory/types.ts';
import { folderState } from '../support/folder-state.ts';
import { temporaryFolder } from '../support/temp-folder.ts';
import { type CommandLineEnd, commandLine } from './command-line.ts';

const READING = [
  ['memory', 'show'],
  ['memory', 'status', '--deep'],
  ['memory', 'search', 'chess'],
  ['memory', 'why', '1'],
  ['memory', 'promote'],
  ['memory', 'rem-harness', '--grounded'],
  ['memory', 'changes'],
  ['dreaming', 'status'],
  ['dream', '--preview', '--again'],
  ['spaces', 'list'],
  ['log', 'show'],
];
const SPACE = 'spaces/console%3Alocal';
const LATER = '2026-11-30T12:00:00.000Z';

/** A data directory with one line of memory, which change 1 wrote. */
async function remembered(): Promise<string> {
  const data = await temporaryFolder();
  const { code } = await commandLine(['memory', 'remember', 'Olha plays chess', '--data', data]);
  expect(code).toBe(0);
  return data;
}

/** Runs a command and sees to it that the directory stays as it is, to the last byte, time and mode. */
async function look(argv: readonly string[], data: string): Promise<CommandLineEnd> {
  const before = await folderState(data);
  const end = await commandLine([...argv, '--data', data]);
  expect(await folderState(data)).toEqual(before);
  return end;
}

const shown = (data: string): Promise<string> => look(['memory', 'show'], data).then(({ stdout }) => stdout);

describe('a command that only reads', () => {
  it('is told from one that changes something', () => {
    const names = TABLE.map(({ usage, command }) => command ?? usage.replaceAll(/ [<[].*/g, ''));
    expect(names.filter((command) => isReading({ command, text: '' }))).toEqual([
      'dreaming status',
      'memory show',
      'memory status',
      'memory search',
      'memory why',
      'memory promote',
      'memory explain',
      'memory rem-harness',
      'memory changes',
      'spaces list',
    ]);
    expect(isReading({ command: 'memory dream', text: '3 preview again' })).toBe(true);
    expect(isReading({ command: 'memory dream', text: '3 again' })).toBe(false);
    expect(isReading({ command: 'memory dream', text: 'preview twice' })).toBe(false);
  });

  it.each(READING)('changes nothing in a data directory: %s %s', async (...argv) => {
    const data = await remembered();
    await appendFile(join(data, SPACE, 'MEMORY.md'), '- By hand\n');
    await writeFile(join(data, SPACE, 'MEMORY.md.0123456789ab.tmp'), 'what a killed process left');
    expect((await look(argv.filter(Boolean), data)).code).toBe(0);
  });

  it.each(READING)('makes nothing in an empty directory: %s %s', async (...argv) => {
    const data = await temporaryFolder();
    const { code } = await look(argv.filter(Boolean), data);
    expect(code).toBe(argv.includes('why') ? 1 : 0);
  });

  it.each(READING)('names a data directory that does not exist, and makes none: %s %s', async (...argv) => {
    const parent = await temporaryFolder();
    const data = join(parent, 'dta');
    const { code, stdout, stderr } = await commandLine([...argv.filter(Boolean), '--data', data, '--json']);
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
    expect(JSON.parse(stdout)).toEqual({
      error: {
        code: 'not_found',
        message: `There is no data directory ${data}. Check the name; starting Reverie makes it.`,
      },
    });
    expect(await readdir(parent)).toEqual([]);
  });

  it('sees an edit by hand as the change that it will be', async () => {
    const data = await remembered();
    await appendFile(join(data, SPACE, 'MEMORY.md'), '- Mark plays the cello\n');
    expect(await shown(data)).toMatch(/2\. Mark plays the cello/);
    const before = (await look(['memory', 'changes', '--json', '--now', LATER], data)).stdout;
    expect(JSON.parse(before).changes[0]).toMatchObject({ n: 2, who: 'hand' });
    await commandLine(['memory', 'pin', '1', '--data', data]);
    const after = (await look(['memory', 'changes', '--json'], data)).stdout;
    expect(JSON.parse(after).changes[1].operations).toEqual(JSON.parse(before).changes[0].operations);
  });

  it('sees a change that a crash interrupted as finished, and leaves finishing it to others', async () => {
    const data = await remembered();
    const changes = join(data, SPACE, 'memory/.dreams/changes');
    await commandLine(['memory', 'remember', 'Mark plays the cello', '--data', data]);
    const set = JSON.parse(await readFile(join(changes, '000002.json'), 'utf8')) as ChangeSet;
    await writeFile(join(changes, '000002.json'), JSON.stringify({ ...set, state: 'prepared' }));
    await writeFile(join(data, SPACE, 'MEMORY.md'), set.textBefore);
    expect(await shown(data)).toMatch(/Mark plays the cello/);
    expect(await readFile(join(data, SPACE, 'MEMORY.md'), 'utf8')).toBe(set.textBefore);
  });

  it('says that a state file is damaged, leaves it there and shows the rest', async () => {
    const data = await remembered();
    for (const file of ['state.sqlite', `${SPACE}/memory/.dreams/state.sqlite`]) {
      await writeFile(join(data, file), 'no database, but a text that is long enough to be taken for one');
    }
    const { code, stdout } = await look(['memory', 'show'], data);
    expect(code).toBe(0);
    expect(stdout).toMatch(/Olha plays chess/);
    const { stderr } = await look(['memory', 'status'], data);
    expect(stderr.match(/state\.sqlite is damaged\. What it holds is left out here/g)).toHaveLength(2);
  });

  it('searches without a search index, beside a good one and beside a damaged one, and leaves it as it is', async () => {
    const data = await remembered();
    const search = (): Promise<CommandLineEnd> =>
      look(['memory', 'search', 'who plays chess?', '--json'], data);
    const line = { kind: 'item', id: '1', snippet: 'Olha plays chess', path: 'MEMORY.md', link: null };
    const found = async (): Promise<unknown[]> => JSON.parse((await search()).stdout).hits;
    expect(await found()).toMatchObject([line]);
    const rebuilt = await commandLine(['memory', 'rebuild', '--json', '--data', data]);
    expect(JSON.parse(rebuilt.stdout).index.entries).toBe(1);
    expect(await found()).toMatchObject([line]);
    const status = await look(['memory', 'status', '--deep', '--json'], data);
    expect(JSON.parse(status.stdout).index).toMatchObject({ entries: 1, state: 'ready' });
    const index = join(data, SPACE, 'memory/.dreams/index.sqlite');
    await writeFile(index, 'no database, but a text that is long enough to be taken for one');
    const damaged = await look(['memory', 'status', '--deep', '--json'], data);
    expect(JSON.parse(damaged.stdout).index).toMatchObject({ entries: null, state: 'damaged' });
    expect(await found()).toMatchObject([line]);
  });

  it('finds nothing without failing, and asks what to look for', async () => {
    const data = await remembered();
    const nothing = await look(['memory', 'search', 'xylophone', '--json'], data);
    expect(nothing).toMatchObject({ code: 0, stdout: '{"query":"xylophone","hits":[]}\n' });
    expect((await look(['memory', 'search', ' '], data)).code).toBe(2);
    const { stdout } = await look(['memory', 'search', 'chess', '--explain'], data);
    expect(stdout).toMatch(/\n {3}\d\.\d\d = own 0\.30 \+ /);
  });

  it('heeds no lock, broken, of another machine or of somebody who does not listen', async () => {
    const data = await remembered();
    const holder = {
      pid: 1,
      host: 'elsewhere',
      startedAt: new Date().toISOString(),
      heartbeatAt: new Date().toISOString(),
      socket: '/run/elsewhere/control.sock',
    };
    const alive = { ...holder, pid: process.pid, host: hostname(), socket: '' };
    for (const lock of ['{"pid":', JSON.stringify(holder), JSON.stringify(alive)]) {
      await writeFile(join(data, 'lock'), lock);
      expect(await shown(data)).toMatch(/Olha plays chess/);
    }
  });

  it('heeds no folder that stands where the lock belongs', async () => {
    const data = await remembered();
    await mkdir(join(data, 'lock'));
    expect(await shown(data)).toMatch(/Olha plays chess/);
  });
});
