import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LogRecord } from '../../../src/chat/message.ts';
import type { LiveNote } from '../../../src/memory/notes.ts';
import type { Recall } from '../../../src/memory/recall/recall.ts';
import { discardDatabase, openDatabase } from '../../../src/state/database.ts';
import { heard, recallOver, TODAY } from '../../support/recall.ts';

const NOW = Date.parse(`${TODAY}T20:00:00Z`);

let folder: string;
let path: string;
const open: Recall[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reverie-recall-'));
  path = join(folder, 'index.sqlite');
});

afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
  await rm(folder, { recursive: true, force: true });
});

/** Recall over an index file, as a process would open it. */
function onDisk(parts: Parameters<typeof recallOver>[0]): Recall {
  const found = recallOver({
    open: (schema) => openDatabase({ path, schema, warn: () => undefined, now: () => NOW }),
    discard: () => discardDatabase(path),
    ...parts,
  });
  open.push(found);
  return found;
}

const texts = async (recall: Recall, question: string, most = 10): Promise<string[]> =>
  (await recall.search(question, NOW, most)).map(({ text }) => text);

describe('the index', () => {
  it('has what is said after it was made, from the next question on', async () => {
    const messages: LogRecord[] = [heard('The kettle is old.')];
    const recall = onDisk({ messages });
    expect(await texts(recall, 'kettle')).toHaveLength(1);
    const late = heard('A new kettle came.');
    messages.push(late);
    recall.heard(late);
    expect(await texts(recall, 'kettle')).toHaveLength(2);
  });

  it('loses the old words of an edited message and all of a deleted one at once', async () => {
    const first = heard('The kettle is old.');
    const second = heard('The toaster is new.', { conversation: 'console:other' });
    const messages = [first, second];
    const recall = onDisk({ messages });
    expect(await texts(recall, 'kettle')).toHaveLength(1);
    for (const change of [
      heard('The samovar is old.', { kind: 'edit', target: first.id }),
      heard('', { kind: 'delete', target: second.id }),
    ]) {
      messages.push(change);
      recall.heard(change);
    }
    expect(await texts(recall, 'kettle toaster')).toEqual([]);
    expect(await texts(recall, 'samovar')).toEqual(['The samovar is old.']);
  });

  it('shows no note that is no longer in its file, and the words of a changed one', async () => {
    const notes: LiveNote[] = ['The kettle is old.', 'The kettle is blue.'].map((text) => ({
      key: text,
      text,
      day: '2026-01-02',
      path: '',
      line: 1,
      byHand: true,
    }));
    const recall = onDisk({ notes });
    expect(await texts(recall, 'kettle')).toHaveLength(2);
    notes.pop();
    expect(await texts(recall, 'kettle')).toEqual(['The kettle is old.']);
  });

  it('reads only what is new when it is opened again', async () => {
    const messages = [heard('The kettle is old.')];
    const first = onDisk({ messages });
    await first.search('kettle', NOW, 1);
    await first.close();
    const redacted: string[] = [];
    messages.push(heard('A new kettle came.'));
    const again = onDisk({
      messages,
      redact: (text) => {
        redacted.push(text);
        return text;
      },
    });
    expect(await texts(again, 'kettle')).toHaveLength(2);
    expect(redacted).toEqual(['A new kettle came.']);
  });

  it('is made anew when its file is gone, damaged or of another make', async () => {
    const messages = [heard('The kettle is old.')];
    const first = onDisk({ messages });
    await first.search('kettle', NOW, 1);
    await first.close();
    await rm(path);
    expect(await texts(onDisk({ messages }), 'kettle')).toHaveLength(1);
    for (const one of open.splice(0)) await one.close();
    await writeFile(path, 'no database at all, but long enough to be looked at as one'.repeat(40));
    expect(await texts(onDisk({ messages }), 'kettle')).toHaveLength(1);
    for (const one of open.splice(0)) await one.close();
    const other = await openDatabase({ path, schema: [], warn: () => undefined, now: () => NOW });
    await other.run("UPDATE about SET value = 'older' WHERE name = 'version'");
    await other.run("UPDATE entries SET text = 'stale'");
    await other.close();
    expect(await texts(onDisk({ messages }), 'kettle')).toEqual(['The kettle is old.']);
  });

  it.each([
    ['what is redacted', { redacted: 'phones' }],
    ['the time zone', { zone: 'Asia/Tokyo' }],
    ['the begin of the day', { dayStartsAt: '04:00' }],
  ])('is made anew when %s is another', async (_, other) => {
    const messages = [heard('The kettle of 5550100 is old.')];
    const redact = (text: string): string => text.replace('5550100', '[phone]');
    expect(await texts(onDisk({ messages }), 'kettle')).toEqual(['The kettle of 5550100 is old.']);
    for (const one of open.splice(0)) await one.close();
    expect(await texts(onDisk({ messages, redact }), 'kettle')).toEqual(['The kettle of 5550100 is old.']);
    for (const one of open.splice(0)) await one.close();
    expect(await texts(onDisk({ messages, redact, ...other }), 'kettle')).toEqual([
      'The kettle of [phone] is old.',
    ]);
  });

  it('answers with what it has, and says so once, when the disk takes nothing more', async () => {
    const messages = [heard('The kettle is old.')];
    const warnings: string[] = [];
    let isFull = false;
    const recall = onDisk({
      messages,
      warn: (sentence) => warnings.push(sentence),
      open: async (schema) => {
        const database = await openDatabase({ path, schema, warn: () => undefined, now: () => NOW });
        return {
          ...database,
          batch: async (statements) => {
            if (isFull) throw new Error('SQLITE_FULL: database or disk is full');
            return database.batch(statements);
          },
        };
      },
    });
    await recall.search('kettle', NOW, 1);
    isFull = true;
    const late = heard('A new kettle came.');
    messages.push(late);
    recall.heard(late);
    expect(await texts(recall, 'kettle')).toEqual(['The kettle is old.']);
    expect(await texts(recall, 'kettle')).toEqual(['The kettle is old.']);
    expect(warnings).toEqual([expect.stringContaining('lags behind')]);
    isFull = false;
    expect(await texts(recall, 'kettle')).toHaveLength(2);
  });

  it('lets two processes keep one file', async () => {
    const messages = [heard('The kettle is old.')];
    const [one, two] = [onDisk({ messages }), onDisk({ messages })];
    const found = await Promise.all([texts(one, 'kettle'), texts(two, 'kettle')]);
    expect(found).toEqual([['The kettle is old.'], ['The kettle is old.']]);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  it('finds words of a message of 200 kB', async () => {
    const recall = onDisk({ messages: [heard(`The kettle is old. ${'word '.repeat(40_000)}`)] });
    expect(await recall.search('kettle', NOW, 1)).toHaveLength(1);
  });
});
