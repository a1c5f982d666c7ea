import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testService } from '../support/test-service.ts';

it('where memory is off nothing but the log and empty state is written, whatever is said and however long', async () => {
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
  await clock.advanceTo(clock.now() + 15 * 60_000);
  await service.idle();
  const space = join(dataDir, 'spaces/fake%3A1');
  const found = (await readdir(space, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(space.length + 1))
    .filter((path) => !path.includes('state.sqlite'));
  expect(found.sort()).toEqual(['log/2026-11-30.jsonl']);
  const { state } = await service.spaces.open('fake:1');
  expect([await state.runs(5), (await state.judged()).size]).toEqual([[], 0]);
});
