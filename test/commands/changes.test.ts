import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { encodeFolderName } from '../../src/chat/ids.ts';
import { testService } from '../support/test-service.ts';

it('/memory changes tells once of a line that went by hand and waits for a person', async () => {
  const { adapter, service, dataDir } = await testService();
  for (const text of [
    'My sister Olha lives in Lviv.',
    'I am allergic to peanuts.',
    'My dog is called Rex.',
    'I love cycling.',
  ]) {
    await adapter.say(text).answered;
  }
  await adapter.say('/memory dream').answered;
  await service.idle();
  const path = join(dataDir, 'spaces', encodeFolderName('fake:1'), 'MEMORY.md');
  await writeFile(path, '');
  await adapter.say('/memory changes 1').answered;
  const told = adapter.texts().at(-1) ?? '';
  expect(told.match(/Olha/gu)).toHaveLength(1);
  expect(told).toContain('waits for a person');
});
