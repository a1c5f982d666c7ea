import { appendFile, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { launch, run } from '../support/product.ts';
import { temporaryFolder } from '../support/temp-folder.ts';

// Processes start slowly on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const SPACE = 'spaces/console%3Alocal';
const STATEMENTS = ['I am allergic to peanuts.', 'We decided to launch on 4 December 2031.', 'I prefer tea.'];

/** Every file below a folder, but the log, which grows with each line of input, and the databases. */
async function snapshot(folder: string): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && !/sqlite|\.jsonl$|lock/.test(entry.name) && !path.includes('/log/'))
      files[path.slice(folder.length + 1)] = await readFile(path, 'utf8');
  }
  return files;
}

let first = { data: '', code: null as number | null, stdout: '' };

beforeAll(async () => {
  const data = await mkdtemp(join(tmpdir(), 'reverie-dreamt-'));
  first = { data, ...(await run(['--data', data], { input: `${STATEMENTS.join('\n')}\n/memory dream\n` })) };
});
afterAll(() => rm(first.data, { recursive: true, force: true }));

/** A data directory after the statements and a dream about them. */
async function dreamt(): Promise<string> {
  const data = await temporaryFolder();
  await cp(first.data, data, { recursive: true });
  return data;
}

describe('the console, piped', () => {
  it('ends with 1 when a message could not be logged, and says so', async () => {
    const data = await temporaryFolder();
    await mkdir(join(data, SPACE), { recursive: true });
    await writeFile(join(data, SPACE, 'log'), 'a file where the log belongs');
    const { code, stdout, stderr } = await run(['--data', data], { input: 'I prefer tea.\nI play chess.\n' });
    expect(code).toBe(1);
    expect(stdout.match(/I could not take that in, so I will not answer it\./g)).toHaveLength(2);
    expect(stderr).toMatch(/2 messages could not be logged\.\n/);
  });

  it('answers each line, dreams, tells the end of it, and leaves the files of a dream', async () => {
    const { data, code, stdout } = first;
    expect(code).toBe(0);
    expect(stdout).toMatch(/Dreaming about the last 3 days\./);
    expect(stdout).toMatch(/The dream is done: 3 notes read, 3 added\./);
    expect(stdout.indexOf('Dreaming about')).toBeLessThan(stdout.indexOf('The dream is done'));
    const files = await snapshot(join(data, SPACE));
    const day = Object.keys(files)
      .find((name) => /^memory\/\d{4}-\d{2}-\d{2}\.md$/.test(name))
      ?.slice(7, 17);
    expect(Object.keys(files).sort()).toEqual(
      expect.arrayContaining([
        'DREAMS.md',
        'MEMORY.md',
        'memory/.dreams/changes/000001.json',
        `memory/${day}.md`,
        `memory/dreams/${day}.md`,
      ]),
    );
    expect(files['MEMORY.md']).toMatch(/allergic to peanuts/);
    expect(files['MEMORY.md']).toMatch(/prefers? tea/);
    const log = await readFile(join(data, SPACE, 'log', `${day}.jsonl`), 'utf8');
    const kinds = log
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).kind);
    expect(kinds).toEqual(['user', 'bot', 'user', 'bot', 'user', 'bot', 'command', 'notice', 'notice']);
    expect(await readdir(data)).toEqual(['spaces', 'state.sqlite']);
  });

  it('finds nothing new in a second run and changes no byte', async () => {
    const data = await dreamt();
    const before = await snapshot(join(data, SPACE));
    const { code, stdout } = await run(['start', '--data', data], { input: '/memory dream\n' });
    expect(code).toBe(0);
    expect(stdout).toMatch(/Nothing is new since the last dream/);
    expect(await snapshot(join(data, SPACE))).toEqual(before);
  });

  it('does not bring a line back that a person deleted from the file', async () => {
    const data = await dreamt();
    const path = join(data, SPACE, 'MEMORY.md');
    const lines = (await readFile(path, 'utf8')).split('\n');
    await writeFile(path, lines.filter((line) => !line.includes('peanuts')).join('\n'));
    const { stdout } = await run(['start', '--data', data], {
      input: '/memory dream 3 again\n/memory show\n',
    });
    expect(stdout).toMatch(/The dream|nothing to dream/);
    expect(await readFile(path, 'utf8')).not.toMatch(/peanuts/);
  });

  it('restores the file byte for byte when a dream is undone', async () => {
    const data = await temporaryFolder();
    const path = join(data, SPACE, 'MEMORY.md');
    await run(['--data', data], { input: '/memory remember Olha plays chess\n' });
    await appendFile(path, '\n<!-- my own remark -->\r\n\ttext  \n');
    await run(['memory', 'show', '--data', data]);
    const before = await readFile(path, 'utf8');
    await run(['--data', data], { input: `${STATEMENTS.join('\n')}\n/memory dream\n` });
    expect(await readFile(path, 'utf8')).not.toBe(before);
    const { stdout } = await run(['--data', data], { input: '/memory undo\n' });
    expect(stdout).toMatch(/^Undone: change \d+ \(dream\)\./);
    expect(await readFile(path, 'utf8')).toBe(before);
  });

  it('ends at once, without a word, when there is no input', async () => {
    const data = await temporaryFolder();
    const { code, stdout } = await run(['start', '--data', data]);
    expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
  });

  it('leaves with 143 within seconds on SIGTERM and with 130 on SIGINT, and frees the directory', async () => {
    const data = await temporaryFolder();
    for (const [signal, code] of [
      ['SIGTERM', 143],
      ['SIGINT', 130],
    ] as const) {
      const service = await launch(['start', '--data', data]);
      service.write('/whoami\n');
      await service.said('you are an owner');
      const at = Date.now();
      service.child.kill(signal);
      expect((await service.ended).code).toBe(code);
      expect(Date.now() - at).toBeLessThan(8_000);
      expect(await readdir(data)).not.toContain('lock');
    }
  });

  it('says that a directory is in use when a second service wants it', async () => {
    const data = await temporaryFolder();
    const first = await launch(['start', '--data', data]);
    await first.said('memory in');
    const second = await run(['start', '--data', data]);
    expect(second.code).toBe(1);
    expect(second.stdout).toBe('');
    expect(second.stderr).toMatch(
      new RegExp(`${data} is in use by another Reverie \\(process ${first.child.pid} on .*--data\\.\n$`),
    );
  });

  it('starts again over what a killed process left', async () => {
    const data = await temporaryFolder();
    const first = await launch(['start', '--data', data]);
    first.write('I am allergic to peanuts.\n');
    await first.said('log');
    first.child.kill('SIGKILL');
    await first.ended;
    const { code, stdout } = await run(['start', '--data', data], { input: '/memory dream\n' });
    expect(code).toBe(0);
    expect(stdout).toMatch(/1 added/);
  });

  it('sets a damaged service state aside, says so, and loses no words', async () => {
    const data = await dreamt();
    await writeFile(join(data, 'state.sqlite'), 'not a database at all');
    const { code, stderr, stdout } = await run(['start', '--data', data], { input: '/memory dream\n' });
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
    const rebuilt = await run(['memory', 'rebuild', '--data', data, '--json']);
    expect(rebuilt.stderr).toMatch(/state\.sqlite is damaged/);
    expect(rebuilt.code).toBe(0);
    expect(JSON.parse(rebuilt.stdout)).toMatchObject({
      changeSets: 1,
      notes: 3,
      marks: { restored: 3, stood: 0 },
      runs: { restored: 1, stood: 0 },
    });
    const { stdout } = await run(['start', '--data', data], { input: '/memory dream\n' });
    expect(stdout).not.toMatch(/added/);
    expect(await readFile(join(data, SPACE, 'MEMORY.md'), 'utf8')).toBe(memory);
  });
});
