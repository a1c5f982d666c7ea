import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { testService } from '../support/test-service.ts';

it('a line that is to be remembered in a full memory stays, and the answer says what made room', async () => {
  const { adapter, dataDir } = await testService({ config: { memory: { maxItems: 2 } } });
  const path = join(dataDir, 'spaces/fake%3A1/MEMORY.md');
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, '# Memory\n\n## Facts\n- Ben sings.\n- Olha skis.\n');
  await adapter.say('/memory show').answered;
  for (const line of ['Ana is a nurse', 'Ana owns a boat', 'Ana paints']) {
    await adapter.say(`/memory remember ${line}`).answered;
  }
  await adapter.say('/dreaming status').answered;
  const over = '3 of 2 lines, 25 of 2000 tokens (over its budget: lines of yours fill it).';
  expect(adapter.texts().slice(1)).toEqual([
    expect.stringMatching(
      /^Remembered: Ana is a nurse\s+To make room, 1 line went to the archive\.[\s\S]*Ben sings/,
    ),
    expect.stringMatching(
      /^Remembered: Ana owns a boat\s+To make room, 1 line went to the archive\.[\s\S]*Olha skis/,
    ),
    expect.stringMatching(/^Remembered: Ana paints/),
    expect.stringContaining(over),
  ]);
  expect(adapter.texts()[3]).toContain(over);
  const memory = await readFile(path, 'utf8');
  for (const line of ['nurse', 'boat', 'paints']) expect(memory).toContain(line);
});
