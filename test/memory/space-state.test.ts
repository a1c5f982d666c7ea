import { readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type JudgedMark, openSpaceState } from '../../src/memory/space-state.ts';
import { openDatabase } from '../../src/state/database.ts';
import { temporaryFolder } from '../support/temp-folder.ts';

async function state(folder?: string, warnings: string[] = []) {
  const path = join(folder ?? (await temporaryFolder()), 'memory/.dreams/state.sqlite');
  const opened = openSpaceState({
    path,
    warn: (sentence) => void warnings.push(sentence),
    now: () => 7,
  });
  onTestFinished(() => opened.close().catch(() => undefined));
  return { ...opened, path };
}

const mark = (key: string, over: Partial<JudgedMark> = {}): JudgedMark => ({
  key,
  hash: 'h',
  verdict: 'staged',
  code: 'kind',
  run: 'r1',
  model: 'm',
  ...over,
});

describe('the state of a space', () => {
  it('makes no file before something is asked of it', async () => {
    const { path, judged, close } = await state();
    await expect(stat(path)).rejects.toThrow('ENOENT');
    expect(await judged()).toEqual(new Map());
    expect((await stat(path)).isFile()).toBe(true);
    await close();
    await expect(judged()).rejects.toThrow('The database is closed already.');
  });

  it('keeps the last mark of each note, whatever its key', async () => {
    const { judge, judged } = await state();
    const odd = `2026-11-30-"x".md#'; DROP TABLE judged; --#1`;
    await judge([mark('a'), mark('b'), mark(odd)]);
    await judge([mark('a', { verdict: 'promoted', hash: 'h2' })]);
    await judge([]);
    expect(await judged()).toEqual(
      new Map([
        ['a', mark('a', { verdict: 'promoted', hash: 'h2' })],
        ['b', mark('b')],
        [odd, mark(odd)],
      ]),
    );
  });

  it('takes thousands of marks at once', async () => {
    const { judge, judged } = await state();
    const keys = Array.from({ length: 5_000 }, (_, n) => `n${n}`);
    await judge(keys.map((key) => mark(key)));
    expect((await judged()).size).toBe(5_000);
  });

  it('keeps runs, the newest first, and replaces a run that goes on', async () => {
    const { putRun, run, runs } = await state();
    const row = (id: string, startedAt: string) => ({
      id,
      startedAt,
      endedAt: null,
      outcome: null,
      document: '{}',
    });
    await putRun(row('b', '2026-11-30T03:00:00.000Z'));
    await putRun(row('a', '2026-11-29T03:00:00.000Z'));
    await putRun({ ...row('b', '2026-11-30T03:00:00.000Z'), outcome: 'done', document: '{"x":1}' });
    expect((await runs(10)).map(({ id, outcome }) => [id, outcome])).toEqual([
      ['b', 'done'],
      ['a', null],
    ]);
    expect(await runs(1)).toHaveLength(1);
    expect(await run('b')).toMatchObject({ document: '{"x":1}' });
    expect(await run('c')).toBeUndefined();
  });

  it('keeps the last 5,000 runs', async () => {
    const { putRun, run, runs, path } = await state();
    await runs(1);
    const database = await openDatabase({ path, schema: [], warn: () => undefined, now: () => 7 });
    await database.run(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000)
       INSERT INTO runs SELECT 'r' || i, 't', NULL, NULL, '{}' FROM n`,
    );
    await database.close();
    const row = { startedAt: 't', endedAt: null, outcome: null, document: '{}' };
    await putRun({ id: 'r1', ...row });
    expect(await runs(9_999)).toHaveLength(5_000);
    await putRun({ id: 'new', ...row });
    expect(await runs(9_999)).toHaveLength(5_000);
    expect(await run('r2')).toBeUndefined();
    expect(await run('r1')).toBeDefined();
  });

  it('stays when it is opened again, in a file that only its user can read', async () => {
    const folder = await temporaryFolder();
    const first = await state(folder);
    expect(await first.get('asked')).toBeUndefined();
    await first.set('asked', '["n1"]');
    await first.set('asked', '["n1","n2"]');
    await first.close();
    const second = await state(folder);
    expect(await second.get('asked')).toBe('["n1","n2"]');
    expect((await stat(second.path)).mode & 0o777).toBe(0o600);
  });

  it('begins anew when its file is damaged, keeps the damaged one, and says so', async () => {
    const folder = await temporaryFolder();
    const first = await state(folder);
    await first.judged();
    await first.close();
    await writeFile(
      first.path,
      'this is no database, and long enough to be told apart from an empty one'.repeat(20),
    );
    const warnings: string[] = [];
    const second = await state(folder, warnings);
    expect((await second.judged()).size).toBe(0);
    expect(warnings).toEqual([
      expect.stringMatching(/is damaged\. It was set aside as .*damaged-7 and a new one begun/),
    ]);
    expect(await readdir(join(folder, 'memory/.dreams'))).toContain('state.sqlite.damaged-7');
  });
});
