import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openState } from '../../src/state/store.ts';
import { temporaryFolder } from '../support/temp-folder.ts';

async function store(folder: string, warnings: string[] = []) {
  return openState({ path: join(folder, 'state.sqlite'), warn: (line) => warnings.push(line), now: () => 1 });
}

describe('the service-wide state', () => {
  it('keeps values over a restart', async () => {
    const folder = await temporaryFolder();
    const first = await store(folder);
    await first.map('toggles').set('telegram:-1', { on: true });
    await first.close();
    const second = await store(folder);
    expect(await second.map('toggles').get('telegram:-1')).toEqual({ on: true });
    await second.close();
  });

  it('keeps namespaces apart whatever their names and keys', async () => {
    const state = await store(await temporaryFolder());
    const [a, b] = [state.map<number>('cursors'), state.map<number>('outbox')];
    await a.set('outbox:x', 1);
    await b.set('x', 2);
    await a.set('cursors:cursors', 3);
    await a.set('50%_', 4);
    await a.delete('5%');
    expect((await a.entries()).sort()).toEqual([
      ['50%_', 4],
      ['cursors:cursors', 3],
      ['outbox:x', 1],
    ]);
    expect(await b.entries()).toEqual([['x', 2]]);
    await state.close();
  });

  it('lists every entry beyond one page', async () => {
    const state = await store(await temporaryFolder());
    const map = state.map<number>('cursors');
    await Promise.all(Array.from({ length: 1203 }, (_, index) => map.set(`k${index}`, index)));
    expect(new Set((await map.entries()).map(([key]) => key)).size).toBe(1203);
    await state.close();
  });

  it('loses no write of a hundred at once over several namespaces', async () => {
    const folder = await temporaryFolder();
    const state = await store(folder);
    await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        state.map<number>(index % 2 ? 'odd' : 'even').set(`${index}`, index),
      ),
    );
    await state.close();
    const again = await store(folder);
    expect((await again.map('odd').entries()).length + (await again.map('even').entries()).length).toBe(100);
    await again.close();
  });

  it('sets a damaged file aside and says so', async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'state.sqlite'), 'this is no database at all, but a text of some length');
    const warnings: string[] = [];
    const state = await store(folder, warnings);
    await state.map('toggles').set('a', 1);
    expect(warnings[0]).toMatch(/is damaged. It was set aside as .*state\.sqlite\.damaged-1/);
    await state.close();
  });

  it('is private to its user', async () => {
    const folder = await temporaryFolder();
    const state = await store(folder);
    await state.map('toggles').set('a', 1);
    expect((await stat(join(folder, 'state.sqlite'))).mode & 0o777).toBe(0o600);
    await state.close();
  });
});
