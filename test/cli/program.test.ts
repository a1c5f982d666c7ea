import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { TABLE } from '../../src/cli/table.ts';
import { VERSION } from '../../src/cli/version.ts';
import { temporaryFolder } from '../support/temp-folder.ts';
import { commandLine } from './command-line.ts';

const words = (usage: string): string[] => usage.split(' ').filter((word) => /^[a-z]/.test(word));
const EVERY = [
  ...TABLE.map((entry) => words(entry.usage)),
  ['start'],
  ['demo'],
  ['init'],
  ['doctor'],
  ['config', 'validate'],
  ['config', 'show'],
  ['log', 'show'],
];

describe('the command line', () => {
  it.each(EVERY)('has help with an example for %s %s', async (...name) => {
    const { code, stdout, stderr } = await commandLine([...name.filter((word) => word), '--help']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(new RegExp(`\nExample: reverie ${name.filter((word) => word).join(' ')}`));
    for (const option of ['--config', '--data', '--json']) expect(stdout).toContain(option);
  });

  it('has help of its own', async () => {
    for (const flag of ['--help', '-h', 'help']) {
      const { code, stdout } = await commandLine([flag]);
      expect(code).toBe(0);
      expect(stdout).toMatch(/^Usage: reverie /);
      expect(stdout).toContain('Example: reverie start');
    }
  });

  it('tells its version, which is that of the package', async () => {
    const { version } = JSON.parse(await readFile('package.json', 'utf8'));
    expect(VERSION).toBe(version);
    for (const flag of ['--version', '-V'])
      expect(await commandLine([flag])).toMatchObject({ code: 0, stdout: `${VERSION}\n`, stderr: '' });
  });

  it.each(['memory', 'dreaming', 'config', 'spaces', 'log'])(
    'has help with an example for %s',
    async (group) => {
      const { code, stdout } = await commandLine([group, '-h']);
      expect(code).toBe(0);
      expect(stdout).toMatch(new RegExp(`\nExample: reverie ${group} `));
    },
  );

  it('takes what every command takes in front of the command, too', async () => {
    const data = await temporaryFolder();
    const { code, stdout } = await commandLine(['--json', '--data', data, 'memory', 'show']);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ items: [] });
  });

  it('plays no demo into a folder that holds something', async () => {
    const data = await temporaryFolder();
    await writeFile(join(data, 'mine'), '');
    const { code, stdout, stderr } = await commandLine(['demo', '--data', data]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toBe(
      `${data} is in use, and the demo would write into it. Name a folder that is empty or not there yet, or leave --data out.\n`,
    );
    expect(await readdir(data)).toEqual(['mine']);
  });

  it.each([
    [['dream', '--days', '0'], 'Give a whole number from 1 to 30.'],
    [['dream', '--days', '31'], 'Give a whole number from 1 to 30.'],
    [['dream', '--days', 'x'], 'Give a whole number from 1 to 30.'],
    [['dream', '--days', ''], 'Give a whole number from 1 to 30.'],
    [['dream', '--days', '3 preview'], 'Give a whole number from 1 to 30.'],
    [['dream', '--dyas', '3'], "unknown option '--dyas'\n(Did you mean --days?)"],
    [['memroy', 'show'], 'There is no command "memroy". Did you mean "reverie memory show"?'],
    [['memory', 'shwo'], 'There is no command "memory shwo". Did you mean "reverie memory show"?'],
    [['undo', '3'], 'There is no command "undo". Did you mean "reverie memory undo"?'],
    [['memory', 'list'], 'There is no command "memory list". Did you mean "reverie spaces list"?'],
    [['dreem', '--preview'], 'Did you mean "reverie dream"?'],
    [['xyzzyplugh', 'x'], 'There is no command "xyzzyplugh".\n'],
    [['memory', 'why'], "missing required argument 'line'"],
    [['memory', 'changes', '--limit', '0'], 'Give a whole number from 1 to 1000.'],
    [['memory'], 'Say which of these commands.'],
    [['memory', 'show', 'me'], 'too many arguments'],
    [['memory', 'show', '--now', 'yesterday'], '--now yesterday is not a time.'],
    [['memory', 'undo', 'everything'], '"everything" is not a change.'],
    [['log', 'show', '--day', 'today'], '--day today is not a day.'],
  ])('refuses %j with exit code 2', async (argv, sentence) => {
    const data = argv.length > 1 ? ['--data', await temporaryFolder()] : [];
    const plain = await commandLine([...argv, ...data]);
    expect({ code: plain.code, stdout: plain.stdout }).toEqual({ code: 2, stdout: '' });
    expect(plain.stderr).toContain(sentence);
    if (argv.length === 1) return;
    const json = await commandLine([...argv, ...data, '--json']);
    expect(json).toMatchObject({ code: 2, stderr: '' });
    expect(JSON.parse(json.stdout).error).toMatchObject({ code: 'usage' });
  });

  it.each([
    [['memory', 'why', '7'], 'No line of the memory is "7".'],
    [['memory', 'undo'], 'nothing'],
    [['memory', 'restore', '9'], '9'],
    [['memory', 'pin', '1'], 'No line of the memory is "1".'],
    [['log', 'show', '--space', 'telegram:1'], 'There is no space telegram:1'],
  ])('ends with 1 when %j finds nothing', async (argv, part) => {
    const data = await temporaryFolder();
    const { code, stdout } = await commandLine([...argv, '--data', data, '--json']);
    expect(code).toBe(1);
    expect(JSON.parse(stdout).error.code).toBe('not_found');
    expect(JSON.parse(stdout).error.message).toContain(part);
  });

  it('ends with 3 and every problem when the configuration is wrong', async () => {
    const cwd = await temporaryFolder();
    await writeFile(join(cwd, 'config.json'), '{"memroy":{},"day":{"startsAt":"25:00"}}');
    for (const argv of [['memory', 'show'], ['start'], ['config', 'show'], ['dream']]) {
      const { code, stdout, stderr } = await commandLine(argv, { cwd });
      expect({ code, stdout }).toEqual({ code: 3, stdout: '' });
      expect(stderr).toMatch(/memroy.*memory/);
      expect(stderr).toContain('day.startsAt');
    }
  });

  it('shows the memory of a directory that knows nothing yet', async () => {
    const { code, stdout } = await commandLine(['memory', 'show', '--data', await temporaryFolder()]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^The memory is empty\./);
  });

  it('says in a sentence that a file stands where the data directory belongs', async () => {
    const file = join(await temporaryFolder(), 'data');
    await writeFile(file, '');
    for (const command of [
      ['memory', 'show', '--data', file],
      ['memory', 'remember', 'Ana sings', '--data', join(file, 'data')],
    ]) {
      const { code, stdout, stderr } = await commandLine(command);
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
      expect(stderr).toMatch(/a file stands where a folder belongs\. Move it away\.\n$/);
    }
  });

  it('asks which space is meant when there are several, and knows none that is not there', async () => {
    const data = await temporaryFolder();
    await mkdir(join(data, 'spaces/telegram%3A-100'), { recursive: true });
    await mkdir(join(data, 'spaces/discord%3A9'), { recursive: true });
    const which = await commandLine(['memory', 'show', '--data', data]);
    expect(which).toMatchObject({ code: 2, stdout: '' });
    expect(which.stderr).toBe('Which space? Add --space with one of: discord:9, telegram:-100.\n');
    const unknown = await commandLine(['memory', 'show', '--data', data, '--space', 'telegram:7', '--json']);
    expect(unknown.code).toBe(1);
    expect(JSON.parse(unknown.stdout).error).toEqual({
      code: 'not_found',
      message: `There is no space telegram:7 in ${data}. There are: discord:9, telegram:-100.`,
    });
    const folder = await commandLine(['log', 'show', '--data', data, '--space', 'telegram%3A-100']);
    expect(folder).toMatchObject({ code: 0, stdout: '' });
  });

  it('says in a sentence that a folder stands where the lock belongs', async () => {
    const data = await temporaryFolder();
    await mkdir(join(data, 'lock'));
    const { code, stderr } = await commandLine(['memory', 'remember', 'Olha sings', '--data', data]);
    expect(code).toBe(1);
    expect(stderr).toMatch(/lock: a folder stands where a file belongs\. Move it away\.\n$/);
  });

  it('shows the log, a record a line, without touching the directory', async () => {
    const data = await temporaryFolder();
    const log = join(data, 'spaces/console%3Alocal/log');
    await mkdir(log, { recursive: true });
    const record = {
      id: '01',
      at: '2026-11-30T12:00:00.000Z',
      conversation: 'console:local',
      kind: 'user',
      author: { id: 'console:local', name: 'A\u001b[31mna', owner: true, bot: false },
      text: 'Hello\u202E',
      trust: 'owner',
      attachments: [],
      offRecord: false,
    };
    await writeFile(join(log, '2026-11-30.jsonl'), `${JSON.stringify(record)}\n{"torn`);
    const json = await commandLine(['log', 'show', '--data', data, '--json']);
    expect(json.code).toBe(0);
    expect(
      json.stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([record]);
    expect(json.stderr).toMatch(/Line 2 of log\/2026-11-30\.jsonl is damaged/);
    const plain = await commandLine(['log', 'show', '--data', data, '--day', '2026-11-30']);
    expect(plain.stdout).toMatch(/user A.*na: Hello/);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
    expect(plain.stdout).not.toMatch(/\u001b|\u202e/);
  });
});
