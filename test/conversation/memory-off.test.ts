import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testService } from '../support/test-service.ts';

it('where memory is off nothing but the log is written, whatever is said and however long', async () => {
  const { adapter, service, clock, dataDir } = await testService({
    config: {
      memory: { enabled: false },
      dailySummary: { at: '12:01' },
      dreaming: { enabled: true, frequency: '2 12 * * *' },
      context: { maxTurns: 2 },
    },
  });
  for (const tea of ['green', 'black', 'white', 'red']) await adapter.say(`I prefer ${tea} tea.`).answered;
  await adapter.say('Which tea do I prefer?').answered;
  for (const call of [
    '/memory remember I prefer tea',
    '/memory dream',
    '/memory dream preview',
    '/memory promote apply',
    '/dreaming on',
  ]) {
    await adapter.say(call).answered;
    expect(adapter.texts().at(-1)).toMatch(/^Memory is switched off here/);
  }
  await adapter.say('/dreaming status').answered;
  expect(adapter.texts().at(-1)).toMatch(/^Memory is switched off here .*: nothing is noted/);
  await clock.advanceTo(clock.now() + 15 * 60_000);
  await service.idle();
  const space = join(dataDir, 'spaces/fake%3A1');
  const found = (await readdir(space, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(space.length + 1));
  expect(found.sort()).toEqual(['log/2026-11-30.jsonl']);
  const { state } = await service.spaces.open('fake:1');
  expect([await state.runs(5), (await state.judged()).size]).toEqual([[], 0]);
});

it('where memory is switched off later, what was remembered stays as it is and is not told', async () => {
  const first = await testService();
  await first.adapter.say('/memory remember I prefer tea').answered;
  await first.service.stop();
  const folder = join(first.dataDir, 'spaces/fake%3A1');
  const before = await readFile(join(folder, 'MEMORY.md'), 'utf8');
  const { adapter } = await testService({ dataDir: first.dataDir, config: { memory: { enabled: false } } });
  await adapter.say('What do I prefer?').answered;
  expect(adapter.texts().at(-1)).not.toMatch(/tea/);
  expect(await readFile(join(folder, 'MEMORY.md'), 'utf8')).toBe(before);
  // Whoever owns it can still look at it, and take lines back.
  await adapter.say('/memory show').answered;
  expect(adapter.texts().at(-1)).toMatch(/prefers tea/);
  await adapter.say('/memory undo').answered;
  expect(await readFile(join(folder, 'MEMORY.md'), 'utf8')).not.toMatch(/tea/);
});
