import { appendFile, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFakeAdapter } from '../support/fake-adapter.ts';
import { temporaryFolder } from '../support/temp-folder.ts';
import { type CommandLineEnd, commandLine } from './command-line.ts';

const SPACE = 'spaces/console%3Alocal';
const STATEMENTS = 'I am allergic to peanuts.\nI prefer tea.\n';

const start = (data: string, input: string): Promise<CommandLineEnd> =>
  commandLine(['start', '--data', data], { input });

let template = '';

beforeAll(async () => {
  template = await mkdtemp(join(tmpdir(), 'reverie-dreamt-'));
  const { code, stdout } = await start(template, `${STATEMENTS}/memory dream\n`);
  expect(code).toBe(0);
  expect(stdout).toMatch(/The dream is done: 2 added\./);
});
afterAll(() => rm(template, { recursive: true, force: true }));

/** A data directory after the statements and a dream about them. */
async function dreamt(): Promise<string> {
  const data = await temporaryFolder();
  await cp(template, data, { recursive: true });
  return data;
}

/** Every file below a folder, but the log, which grows with each line of input, and the databases. */
async function snapshot(folder: string): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && !/sqlite|\.jsonl$|lock/.test(entry.name))
      files[path.slice(folder.length + 1)] = await readFile(path, 'utf8');
  }
  return files;
}

describe('start', () => {
  it('calls connected what messages come from, and says how to own the bot on each platform', async () => {
    const closings: (() => void)[] = [];
    const others = ['far', 'near'].map((name) => {
      const adapter = createFakeAdapter({ name, now: () => 0 });
      adapter.start = async (events) => {
        closings.push(events.closed);
        if (name === 'far') events.away('Nobody answers.');
      };
      return adapter;
    });
    const told = (text: string): void => {
      if (text.includes('on near')) for (const close of closings) close();
    };
    const { code, stderr } = await commandLine(['start', '--data', await temporaryFolder()], {
      others,
      told,
    });
    expect(code).toBe(0);
    expect(stderr).toMatch(/far: Nobody answers\.[\s\S]*^Connected: near\.$/m);
    expect(stderr.match(/Nobody is owner on (far|near) yet\. .*start Reverie again\./g)).toHaveLength(2);
  });
});

describe('start, with lines piped into it', () => {
  it('ends at once, without a word, when there are none', async () => {
    expect(await start(await temporaryFolder(), '')).toMatchObject({ code: 0, stdout: '' });
  });

  it('ends with 1 when a message could not be logged, and says so', async () => {
    const data = await temporaryFolder();
    await mkdir(join(data, SPACE), { recursive: true });
    await writeFile(join(data, SPACE, 'log'), 'a file where the log belongs');
    const { code, stdout, stderr } = await start(data, STATEMENTS);
    expect(code).toBe(1);
    expect(stdout.match(/I could not take that in, so I will not answer it\./g)).toHaveLength(2);
    expect(stderr).toMatch(/2 messages could not be logged\.\n/);
  });

  it('finds nothing new in a second run and changes no byte', async () => {
    const data = await dreamt();
    const before = await snapshot(join(data, SPACE));
    const { code, stdout } = await start(data, '/memory dream\n');
    expect(code).toBe(0);
    expect(stdout).toMatch(/Nothing is new since the last dream/);
    expect(await snapshot(join(data, SPACE))).toEqual(before);
  });

  it('does not bring a line back that a person deleted from the file', async () => {
    const data = await dreamt();
    const path = join(data, SPACE, 'MEMORY.md');
    const lines = (await readFile(path, 'utf8')).split('\n');
    await writeFile(path, lines.filter((line) => !line.includes('peanuts')).join('\n'));
    const { stdout } = await start(data, '/memory dream 3 again\n/memory show\n');
    expect(stdout).toMatch(/The dream|nothing to dream/);
    expect(await readFile(path, 'utf8')).not.toMatch(/peanuts/);
  });

  it('restores the file byte for byte when a dream is undone', async () => {
    const data = await temporaryFolder();
    const path = join(data, SPACE, 'MEMORY.md');
    await start(data, '/memory remember Olha plays chess\n');
    await appendFile(path, '\n<!-- my own remark -->\r\n\ttext  \n');
    await commandLine(['memory', 'show', '--data', data]);
    const before = await readFile(path, 'utf8');
    await start(data, `${STATEMENTS}/memory dream\n`);
    expect(await readFile(path, 'utf8')).not.toBe(before);
    expect((await start(data, '/memory undo\n')).stdout).toMatch(/^Undone: change \d+ \(dream\)\./);
    expect(await readFile(path, 'utf8')).toBe(before);
  });

  it('sets a damaged service state aside, says so, and loses no words', async () => {
    const data = await dreamt();
    await writeFile(join(data, 'state.sqlite'), 'not a database at all');
    const { code, stderr, stdout } = await start(data, '/memory dream\n');
    expect(code).toBe(0);
    expect(stderr).toMatch(/state\.sqlite is damaged\. It was set aside as .*damaged-\d+/);
    expect(stdout).toMatch(/Nothing is new|changed nothing/);
  });

  it('sets a damaged state of a space aside, and makes it again from the change-sets', async () => {
    const data = await dreamt();
    const path = join(data, SPACE, 'memory/.dreams/state.sqlite');
    const whole = await readFile(path);
    // The first page stays: the damage is where only a check finds it.
    await writeFile(path, Buffer.concat([whole.subarray(0, 4096), Buffer.alloc(whole.length - 4096, 0xa5)]));
    const memory = await readFile(join(data, SPACE, 'MEMORY.md'), 'utf8');
    const rebuilt = await commandLine(['memory', 'rebuild', '--data', data, '--json']);
    expect(rebuilt.stderr).toMatch(/state\.sqlite is damaged/);
    expect(rebuilt.code).toBe(0);
    expect(JSON.parse(rebuilt.stdout)).toMatchObject({
      changeSets: 1,
      notes: 2,
      marks: { restored: 2, stood: 0 },
      runs: { restored: 1, stood: 0 },
    });
    const { stdout } = await start(data, '/memory dream\n');
    expect(stdout).not.toMatch(/added/);
    expect(await readFile(join(data, SPACE, 'MEMORY.md'), 'utf8')).toBe(memory);
  });
});
