import { appendFile, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { LogRecord } from '../../src/chat/message.ts';
import { openLog } from '../../src/conversation/log.ts';
import { folderVault } from '../../src/memory/vault.ts';
import { temporaryFolder } from '../support/temp-folder.ts';

const AT = Date.parse('2026-11-30T22:30:00.000Z');

function entry(text: string, over: Partial<LogRecord> = {}): Omit<LogRecord, 'id'> {
  return {
    at: new Date(AT).toISOString(),
    conversation: 'console:local',
    kind: 'user',
    author: { id: 'console:local', name: 'Ana', owner: true, bot: false },
    text,
    trust: 'owner',
    attachments: [],
    offRecord: false,
    ...over,
  };
}

function log(folder: string, { zone = 'Europe/Kyiv', warnings = [] as string[], now = () => AT } = {}) {
  return openLog({
    vault: folderVault(folder),
    zone,
    dayStartsAt: '00:00',
    now,
    warn: (line) => warnings.push(line),
  });
}

describe('the conversation log', () => {
  it('files a message under the local day on which it was said', async () => {
    const folder = await temporaryFolder();
    await log(folder).append(entry('hello'));
    expect(JSON.parse(await readFile(join(folder, 'log/2026-12-01.jsonl'), 'utf8'))).toMatchObject({
      text: 'hello',
    });
    expect((await stat(join(folder, 'log/2026-12-01.jsonl'))).mode & 0o777).toBe(0o600);
    expect((await stat(join(folder, 'log'))).mode & 0o777).toBe(0o700);
  });

  it('tells how long the file of a day is, also where there is none or a folder stands in its place', async () => {
    const folder = await temporaryFolder();
    const opened = log(folder);
    await opened.append(entry('hello'));
    expect(await opened.size('2026-12-01')).toBe((await stat(join(folder, 'log/2026-12-01.jsonl'))).size);
    await mkdir(join(folder, 'log/2026-11-01.jsonl'));
    expect([await opened.size('2026-11-01'), await opened.size('2026-11-02')]).toEqual([0, 0]);
  });

  it('keeps the order of messages that arrive at once, each on a line of its own', async () => {
    const folder = await temporaryFolder();
    const written = log(folder);
    await Promise.all(Array.from({ length: 200 }, (_, index) => written.append(entry(`message\n${index}`))));
    const messages = await log(folder).messages('console:local');
    expect(messages.map((message) => message.text)).toEqual(
      Array.from({ length: 200 }, (_, index) => `message\n${index}`),
    );
  });

  it('tells the edits and deletions of a day apart from words that only name them', async () => {
    const folder = await temporaryFolder();
    const written = log(folder);
    const { id } = await written.append(entry('press "delete" or "edit"'));
    await written.append(entry('tea', { kind: 'edit', target: id }));
    await written.append(entry('', { kind: 'delete', target: id }));
    expect((await written.changes('2026-12-01')).map(({ kind }) => kind)).toEqual(['edit', 'delete']);
    expect(await written.changes('2026-11-30')).toEqual([]);
  });

  it('survives a torn last line and loses nothing after it', async () => {
    const folder = await temporaryFolder();
    await log(folder).append(entry('before'));
    await appendFile(join(folder, 'log/2026-12-01.jsonl'), '{"id":"0torn","text":"half');
    const warnings: string[] = [];
    const reopened = log(folder, { warnings });
    await reopened.append(entry('after'));
    expect((await reopened.messages('console:local')).map((message) => message.text)).toEqual([
      'before',
      'after',
    ]);
    expect(warnings.at(-1)).toMatch(/Line 2 of log\/2026-12-01.jsonl is damaged/);
  });

  it.each([
    'null',
    '[]',
    '"x"',
    '{}',
    '{"id":1}',
    '\u0000',
    '{"id":"a","at":"never","conversation":"c","kind":"user","text":"","author":{"id":"x"}}',
  ])('passes over a line that holds %j', async (line) => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, 'log'));
    await writeFile(join(folder, 'log/2026-12-01.jsonl'), `${line}\n`);
    expect(await log(folder).messages('console:local')).toEqual([]);
  });

  it('folds edits and deletions into the messages they name', async () => {
    const written = log(await temporaryFolder());
    const first = await written.append(entry('tea'));
    const second = await written.append(entry('secret'));
    await written.append(entry('coffee', { kind: 'edit', target: first.id }));
    await written.append(entry('', { kind: 'delete', target: second.id }));
    await written.append(entry('nobody', { kind: 'edit', target: 'unknown' }));
    expect(await written.messages('console:local')).toMatchObject([
      { text: 'coffee', edited: true, deleted: false },
      { text: 'secret', deleted: true },
    ]);
  });

  it('reads on from a cursor, in id order, also when the clock was set back', async () => {
    const folder = await temporaryFolder();
    const first = await log(folder).append(entry('one'));
    const early = log(folder, { now: () => AT - 86_400_000 });
    const second = await early.append(entry('two'));
    expect(second.id > first.id).toBe(true);
    expect((await early.messages('console:local', first.id)).map((message) => message.text)).toEqual(['two']);
    expect(await early.messages('console:other')).toEqual([]);
  });

  it('tells the writer when the disk refuses and takes up again afterwards', async () => {
    const folder = await temporaryFolder();
    const vault = folderVault(folder);
    let full = true;
    const written = openLog({
      vault: {
        ...vault,
        append: (path, text) => (full ? Promise.reject(new Error('full')) : vault.append(path, text)),
      },
      zone: 'UTC',
      dayStartsAt: '00:00',
      now: () => AT,
      warn: () => undefined,
    });
    await expect(written.append(entry('lost'))).rejects.toThrow('full');
    full = false;
    await written.append(entry('kept'));
    expect((await written.messages('console:local')).map((message) => message.text)).toEqual(['kept']);
  });

  it('acknowledges nothing that is not on the disk, whenever it arrives', async () => {
    const folder = await temporaryFolder();
    const vault = folderVault(folder);
    const slow = {
      ...vault,
      async append(path: string, text: string) {
        await new Promise((resume) => setImmediate(resume));
        await vault.append(path, text);
      },
    };
    const written = openLog({
      vault: slow,
      zone: 'UTC',
      dayStartsAt: '00:00',
      now: () => AT,
      warn: () => undefined,
    });
    const acknowledged: string[] = [];
    const arriving: Promise<unknown>[] = [];
    for (let wave = 0; wave < 20; wave += 1) {
      for (let count = 0; count < 3; count += 1) {
        arriving.push(
          written.append(entry(`${wave}.${count}`)).then((record) => acknowledged.push(record.text)),
        );
      }
      await (wave % 2 === 0 ? Promise.resolve() : new Promise((resume) => setImmediate(resume)));
    }
    await Promise.all(arriving);
    const texts = (await log(folder).messages('console:local')).map((message) => message.text);
    expect(texts).toHaveLength(60);
    expect(texts.toSorted()).toEqual(acknowledged.toSorted());
  });

  it('writes what arrives while it writes with one call, and reads nothing for it', async () => {
    const folder = await temporaryFolder();
    await log(folder).append(entry('first'));
    const vault = folderVault(folder);
    const calls: string[] = [];
    const counted = openLog({
      vault: {
        append(path, text) {
          calls.push('append');
          return vault.append(path, text);
        },
        list: (path) => vault.list(path),
        stat: (path) => vault.stat(path),
        lines(path) {
          calls.push('lines');
          return vault.lines(path);
        },
        tail(path, bytes) {
          calls.push('tail');
          return vault.tail(path, bytes);
        },
      },
      zone: 'Europe/Kyiv',
      dayStartsAt: '00:00',
      now: () => AT,
      warn: () => undefined,
    });
    await Promise.all(Array.from({ length: 1_000 }, (_, n) => counted.append(entry(`message ${n}`))));
    expect(calls).toEqual(['tail', 'append']);
  });

  it('reads only the files that can hold what is asked for', async () => {
    const folder = await temporaryFolder();
    let now = AT;
    const written = log(folder, { now: () => now });
    let last = '';
    for (let day = 0; day < 10; day += 1) {
      now = AT + day * 86_400_000;
      last = (await written.append(entry(`day ${day}`, { at: new Date(now).toISOString() }))).id;
    }
    // Somebody's message of last week arrives late.
    await written.append(entry('late', { at: new Date(AT).toISOString() }));
    const vault = folderVault(folder);
    const read: string[] = [];
    const lines = vault.lines;
    vault.lines = (path) => {
      read.push(path);
      return lines(path);
    };
    const again = openLog({
      vault,
      zone: 'Europe/Kyiv',
      dayStartsAt: '00:00',
      now: () => now,
      warn: () => undefined,
    });
    expect((await again.messages('console:local', last)).map((message) => message.text)).toEqual(['late']);
    expect(read).toEqual(['log/2026-12-01.jsonl']);
  });

  it('finds single messages by id or ref in all days, with their edits', async () => {
    const written = log(await temporaryFolder());
    const first = await written.append(entry('tea', { ref: 'r1', at: '2026-11-01T12:00:00.000Z' }));
    await written.append(entry('cake', { ref: 'r2' }));
    await written.append(entry('coffee', { kind: 'edit', target: first.id, at: '2026-10-30T12:00:00.000Z' }));
    await written.append(entry('other room', { ref: 'r1', conversation: 'console:other' }));
    await written.append(entry('a text that names r1', { ref: 'r10' }));
    const texts = async (by: 'id' | 'ref', ...values: string[]) =>
      (await written.find('console:local', by, new Set(values))).map((message) => message.text);
    expect(await texts('ref', 'r1')).toEqual(['coffee']);
    expect(await texts('id', first.id)).toEqual(['coffee']);
    expect(await texts('ref', 'r2', 'r1', 'none')).toEqual(['coffee', 'cake']);
    expect(await texts('ref')).toEqual([]);
    expect(await written.conversations()).toEqual(['console:local', 'console:other']);
  });

  it('looks for a message of late in the last days alone, however long the log is', async () => {
    const vault = folderVault(await temporaryFolder());
    const { lines } = vault;
    const read: string[] = [];
    vault.lines = (path) => {
      read.push(path);
      return lines(path);
    };
    const written = openLog({
      vault,
      zone: 'UTC',
      dayStartsAt: '00:00',
      now: () => AT,
      warn: () => undefined,
    });
    for (const day of ['01', '02', '03']) {
      await written.append(entry(day, { ref: `r${day}`, at: `2026-11-${day}T12:00:00.000Z` }));
    }
    const find = async (by: 'id' | 'ref', value: string, since?: number) => {
      read.length = 0;
      const [message] = await written.find('console:local', by, new Set([value]), since);
      return { id: message?.id ?? '', text: message?.text, days: read.map((path) => path.slice(12, 14)) };
    };
    const found = await find('ref', 'r03');
    expect(found).toMatchObject({ text: '03', days: ['03', '03'] });
    expect(await find('id', found.id)).toMatchObject({ text: '03', days: ['03'] });
    expect(await find('ref', 'r02')).toMatchObject({ text: '02', days: ['03', '02', '02', '03'] });
    expect(await find('ref', 'none')).toMatchObject({ days: ['03', '02', '01'] });
    expect(await find('ref', 'none', AT + 2 * 86_400_000)).toMatchObject({ days: [] });
  });

  it('opens after a failure to read, and warns of a damaged line once', async () => {
    const folder = await temporaryFolder();
    await log(folder).append(entry('one'));
    await appendFile(join(folder, 'log/2026-12-01.jsonl'), 'damaged\n');
    const vault = folderVault(folder);
    const { tail } = vault;
    let fails = true;
    vault.tail = (path, bytes) => (fails ? Promise.reject(new Error('busy')) : tail(path, bytes));
    const warnings: string[] = [];
    const reopened = openLog({
      vault,
      zone: 'Europe/Kyiv',
      dayStartsAt: '00:00',
      now: () => AT,
      warn: (sentence) => void warnings.push(sentence),
    });
    await expect(reopened.append(entry('two'))).rejects.toThrow('busy');
    fails = false;
    await reopened.append(entry('two'));
    await reopened.messages('console:local');
    expect(await reopened.messages('console:local')).toHaveLength(2);
    expect(warnings).toEqual(['Line 2 of log/2026-12-01.jsonl is damaged and was passed over.']);
  });

  it('passes over a line of many megabytes, names file and line, and goes on behind it', async () => {
    const folder = await temporaryFolder();
    const first = await log(folder).append(entry('one'));
    const text = 'x'.repeat(5 * 1024 * 1024);
    await appendFile(join(folder, 'log/2026-12-01.jsonl'), `${JSON.stringify({ ...first, text })}\n`);
    const warnings: string[] = [];
    const reopened = log(folder, { warnings });
    const next = await reopened.append(entry('two'));
    expect(next.id > first.id).toBe(true);
    const found = await reopened.messages('console:local');
    expect(found.map((message) => message.text)).toEqual(['one', 'two']);
    expect(warnings).toEqual(['Line 2 of log/2026-12-01.jsonl is too long and was passed over.']);
  });

  it('knows the newest id behind a record and a torn line that are longer than anything', async () => {
    const folder = await temporaryFolder();
    const future = log(folder, { now: () => AT + 365 * 86_400_000 });
    const long = await future.append(entry('чай '.repeat(300_000)));
    await appendFile(join(folder, 'log/2026-12-01.jsonl'), `{"id":"${'x'.repeat(200_000)}`);
    const next = await log(folder).append(entry('next'));
    expect(next.id > long.id).toBe(true);
    expect((await log(folder).messages('console:local')).map((message) => message.text.length)).toEqual([
      1_200_000, 4,
    ]);
  });
});
