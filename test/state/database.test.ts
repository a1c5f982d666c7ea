import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { connect, type Database } from '../../src/state/database.ts';
import { temporaryFolder } from '../support/temp-folder.ts';

describe('a database that is asked the same again', () => {
  const open: Database[] = [];
  afterEach(async () => {
    for (const database of open.splice(0)) await database.close();
  });

  async function opened(path: string): Promise<Database> {
    const database = await connect(path);
    open.push(database);
    return database;
  }

  const COUNT = 'SELECT count(*) AS count FROM words WHERE word <> ?';

  it('answers with what another connection wrote meanwhile', async () => {
    const path = join(await temporaryFolder(), 'words.sqlite');
    const [asking, writing] = [await opened(path), await opened(path)];
    await writing.run('PRAGMA journal_mode=WAL');
    await writing.run('CREATE TABLE words (word TEXT)');
    expect(await asking.get(COUNT, 'cello')).toEqual({ count: 0 });
    await writing.run("INSERT INTO words VALUES ('tent'), ('cello')");
    expect(await asking.get(COUNT, 'cello')).toEqual({ count: 1 });
    await writing.run('ALTER TABLE words ADD COLUMN stem TEXT');
    expect(await asking.all('SELECT * FROM words WHERE word = ?', 'tent')).toEqual([
      { word: 'tent', stem: null },
    ]);
    expect(await asking.get(COUNT, 'tent')).toEqual({ count: 1 });
  });

  it('holds no table behind a query of which one row was wanted', async () => {
    const database = await opened(':memory:');
    await database.run('CREATE TABLE words (word TEXT)');
    await database.run("INSERT INTO words VALUES ('tent'), ('cello')");
    expect(await database.get('SELECT word FROM words ORDER BY rowid')).toEqual({ word: 'tent' });
    await database.run('DROP TABLE words');
    await expect(database.get('SELECT word FROM words ORDER BY rowid')).rejects.toThrow('no such table');
  });

  it('answers again after a query that failed', async () => {
    const database = await opened(':memory:');
    await expect(database.get(COUNT, 'tent')).rejects.toThrow('no such table');
    await database.run('CREATE TABLE words (word TEXT)');
    expect(await database.get(COUNT, 'tent')).toEqual({ count: 0 });
    const read = 'SELECT json(?) AS read';
    await expect(database.get(read, 'no json')).rejects.toThrow('malformed JSON');
    expect(await database.get(read, '[1]')).toEqual({ read: '[1]' });
  });

  it('answers more different queries than it keeps ready, at once and in any order', async () => {
    const database = await opened(':memory:');
    const numbers = Array.from({ length: 60 }, (_, at) => at % 40);
    const rows = await Promise.all(
      numbers.map((n) => database.get<{ n: number }>(`SELECT ${n} + ? AS n`, 1)),
    );
    expect(rows.map((row) => row?.n)).toEqual(numbers.map((n) => n + 1));
  });
});
