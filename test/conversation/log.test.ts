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

  it('keeps the order of messages that arrive at once, each on a line of its own', async () => {
    const folder = await temporaryFolder();
    const written = log(folder);
    await Promise.all(Array.from({ length: 200 }, (_, index) => written.append(entry(`message\n${index}`))));
    const messages = await log(folder).messages('console:local');
    expect(messages.map((message) => message.text)).toEqual(
      Array.from({ length: 200 }, (_, index) => `message\n${index}`),
    );
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
});
