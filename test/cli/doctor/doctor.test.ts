import { appendFile, chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Check } from '../../../src/cli/doctor/check.ts';
import type { Io } from '../../../src/cli/io.ts';
import { openService } from '../../../src/cli/open.ts';
import { loadConfig } from '../../../src/config/load.ts';
import type { OutboxEntry } from '../../../src/delivery/outbox-entry.ts';
import { openState } from '../../../src/state/store.ts';
import { systemClock } from '../../../src/time/clock.ts';
import { folderState } from '../../support/folder-state.ts';
import {
  completion,
  type ServedAnswer,
  serverError,
  startOpenAIServer,
} from '../../support/openai-server.ts';
import { temporaryFolder } from '../../support/temp-folder.ts';
import { commandLine } from '../command-line.ts';

/** Runs the doctor and gives its exit code and its checks. */
async function doctor(
  data: string,
  { env = {}, cwd = data }: { env?: Record<string, string>; cwd?: string } = {},
): Promise<{ code: number; checks: Check[] }> {
  const { code, stdout } = await commandLine(['doctor', '--json', '--data', data], { env, cwd });
  return { code, checks: JSON.parse(stdout).checks };
}

async function remembered(): Promise<string> {
  const data = await temporaryFolder();
  expect(await commandLine(['memory', 'remember', 'Olha sings', '--data', data])).toMatchObject({ code: 0 });
  return data;
}

async function serving(...answers: ServedAnswer[]): Promise<Record<string, string>> {
  const server = await startOpenAIServer(...answers);
  onTestFinished(() => server.close());
  return { OPENAI_BASE_URL: server.baseUrl };
}

const notOk = (checks: readonly Check[]): string[] =>
  checks.filter(({ result, name }) => result !== 'ok' && name !== 'zone').map(({ name }) => name);

describe('doctor', () => {
  it('finds nothing wrong with a memory that is well, and changes nothing but the times of its folder', async () => {
    const data = await remembered();
    const { '': folder, ...before } = await folderState(data);
    const { code, checks } = await doctor(data);
    expect(code).toBe(0);
    expect(notOk(checks)).toEqual([]);
    expect(checks.map(({ name }) => name)).toEqual([
      'configuration',
      'model',
      'zone',
      'store',
      'disk',
      'file modes',
      'leftovers',
      'lock',
      'service',
      'spaces',
      'clock',
      'search index',
      'dreaming',
      'notices',
    ]);
    const { '': after, ...rest } = await folderState(data);
    expect(rest).toEqual(before);
    expect(after?.split(' ').slice(0, 3)).toEqual(folder?.split(' ').slice(0, 3));
  });

  it('prints a line a check, and what to do below it', async () => {
    const data = await remembered();
    await chmod(join(data, 'spaces'), 0o755);
    const { code, stdout } = await commandLine(['doctor', '--data', data]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^ok {4}configuration: /);
    expect(stdout).toMatch(/^warn {2}file modes: .*: spaces\.\n {6}→ Run: chmod -R go= /m);
    expect(stdout).toMatch(/\n0 failures, \d warnings?\.\n$/);
  });

  it('ends with 5 when the model cannot be reached, and names the address', async () => {
    const env = { OPENAI_BASE_URL: 'http://127.0.0.1:1/v1' };
    const { code, checks } = await doctor(await temporaryFolder(), { env });
    expect(code).toBe(5);
    expect(checks.find(({ name }) => name === 'model')).toMatchObject({
      result: 'fail',
      message: expect.stringContaining('127.0.0.1:1'),
    });
  });

  it('asks the models of chat and dreams, and compares the clock with their server', async () => {
    const cwd = await temporaryFolder();
    await writeFile(join(cwd, 'config.json'), '{"dreaming":{"model":"large"}}');
    const env = await serving(({ body }) =>
      body?.model === 'large'
        ? serverError(404, { code: 'model_not_found' })
        : { ...completion('OK'), headers: { date: 'Tue, 01 Jan 2019 00:00:00 GMT' } },
    );
    const { code, checks } = await doctor(await temporaryFolder(), { env, cwd });
    expect(code).toBe(1);
    const results = Object.fromEntries(checks.map(({ name, result }) => [name, result]));
    expect(results).toMatchObject({ model: 'ok', 'dream model': 'fail', 'clock drift': 'warn' });
  });

  it('names each problem of the configuration and ends with 1', async () => {
    const cwd = await temporaryFolder();
    await writeFile(join(cwd, 'config.json'), '{"memroy":{},"day":{"startsAt":"25:00"}}');
    const { code, checks } = await doctor(cwd, { cwd });
    expect(code).toBe(1);
    expect(checks.map(({ name, result, message }) => `${result} ${name}: ${message.split(' ')[0]}`)).toEqual([
      'fail configuration: day.startsAt',
      'fail configuration: memroy',
    ]);
  });

  it('makes no data directory where there is none', async () => {
    const parent = await temporaryFolder();
    const { code, checks } = await doctor(join(parent, 'data'), { cwd: parent });
    expect(code).toBe(0);
    expect(checks.at(-1)).toMatchObject({ name: 'store', result: 'warn' });
    expect(Object.keys(await folderState(parent))).toEqual(['']);
  });

  it('says that a file stands where the data directory belongs', async () => {
    const file = join(await temporaryFolder(), 'data');
    await writeFile(file, '');
    const { code, checks } = await doctor(file, { cwd: join(file, '..') });
    expect(code).toBe(1);
    expect(checks.at(-1)?.message).toContain('it is not a folder');
  });

  it('finds a log of the future, damaged lines, and a space that cannot be read', async () => {
    const data = await remembered();
    const log = join(data, 'spaces/console%3Alocal/log');
    await mkdir(log, { mode: 0o700 });
    const record = {
      id: '01',
      at: '2999-01-01T12:00:00.000Z',
      conversation: 'console:local',
      kind: 'user',
      author: { id: 'console:local', name: 'Ana', owner: true, bot: false },
      text: 'Hello',
      trust: 'owner',
      attachments: [],
      offRecord: false,
    };
    await writeFile(join(log, '2999-01-01.jsonl'), `${JSON.stringify(record)}\n{"torn`, { mode: 0o600 });
    const other = join(data, 'spaces/telegram%3A1');
    await mkdir(join(other, 'MEMORY.md'), { recursive: true, mode: 0o700 });
    await mkdir(join(other, 'memory/.dreams/state.sqlite'), { recursive: true, mode: 0o700 });
    const { code, checks } = await doctor(data);
    expect(code).toBe(1);
    expect(notOk(checks)).toEqual(['spaces', 'spaces', 'clock']);
    expect(checks.filter(({ name }) => name === 'spaces').map(({ message }) => message)).toEqual([
      expect.stringMatching(/^telegram:1 cannot be read: /),
      expect.stringContaining('Line 2 of log/2999-01-01.jsonl is damaged'),
    ]);
  });

  it('names a search index that cannot be opened, and leaves it there', async () => {
    const data = await remembered();
    const index = join(data, 'spaces/console%3Alocal/memory/.dreams/index.sqlite');
    const damage = 'no database, but a text that is long enough to be taken for one';
    await writeFile(index, damage, { mode: 0o600 });
    const { code, checks } = await doctor(data);
    expect(code).toBe(0);
    expect(notOk(checks)).toEqual(['search index']);
    expect(checks.find(({ name }) => name === 'search index')).toMatchObject({
      message: 'The search index of console:local cannot be opened: it is damaged.',
      fix: expect.stringContaining('reverie memory rebuild --space console:local'),
    });
    expect(await readFile(index, 'utf8')).toBe(damage);
  });

  it('fails when somebody holds the directory and does not answer', async () => {
    const data = await remembered();
    const holder = {
      pid: process.pid,
      host: hostname(),
      startedAt: 'a while',
      socket: join(data, 'gone.sock'),
    };
    await appendFile(join(data, 'lock'), JSON.stringify(holder), { mode: 0o600 });
    const { code, checks } = await doctor(data);
    expect(code).toBe(1);
    expect(notOk(checks)).toEqual(['service']);
    expect(await readFile(join(data, 'lock'), 'utf8')).toBe(JSON.stringify(holder));
  });

  it('asks a running service, and reads beside it', async () => {
    const data = await remembered();
    const io: Io = {
      stdout: () => undefined,
      stderr: () => undefined,
      env: {},
      cwd: data,
      terminal: false,
      openPrompt: () => ({ ask: async () => undefined, close: () => undefined }),
    };
    const loaded = loadConfig({ dataDir: data, env: {}, cwd: data });
    const open = await openService({ loaded, adapters: [], clock: systemClock, io, warn: () => undefined });
    try {
      const { code, checks } = await doctor(data);
      expect(code).toBe(0);
      expect(notOk(checks)).toEqual([]);
      const messages = Object.fromEntries(checks.map(({ name, message }) => [name, message]));
      expect(messages).toMatchObject({
        lock: expect.stringContaining(`Process ${process.pid} `),
        service: 'Reverie runs and answers.',
      });
    } finally {
      await open.close();
    }
  });

  it('tells of a notice that did not arrive', async () => {
    const data = await remembered();
    const state = await openState({ path: join(data, 'state.sqlite'), warn: () => undefined, now: () => 0 });
    const message = { text: 'The dream is done.' };
    const times = { at: Date.now(), changedAt: Date.now(), tries: 1 };
    await state
      .map<OutboxEntry>('outbox')
      .set('1', { conversation: 'telegram:1', message, state: 'failed', reason: 'Forbidden.', ...times });
    await state.close();
    const { code, checks } = await doctor(data);
    expect(code).toBe(0);
    expect(checks.find(({ name }) => name === 'notices')).toMatchObject({
      result: 'warn',
      message: '1 message may not have arrived: telegram:1 (Forbidden.).',
    });
  });
});
