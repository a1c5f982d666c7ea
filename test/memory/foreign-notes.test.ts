import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openForeignNotes } from '../../src/memory/foreign-notes.ts';
import { temporaryFolder } from '../support/temp-folder.ts';
import { handWritten, turnsDuring } from '../support/turns.ts';

const DAY = '2025-01-01';

it('reads a file outside of the space again only when it changed', async () => {
  const path = join(await temporaryFolder(), `${DAY}.md`);
  const foreign = openForeignNotes();
  expect(await foreign.of(path, DAY)).toEqual([]);
  await writeFile(path, '# Day\n- Tea.\n- Cake.\n- tea\n');
  const first = await foreign.of(path, DAY);
  expect(first.map(({ text, line }) => [text, line])).toEqual([
    ['Tea.', 2],
    ['Cake.', 3],
    ['tea', 4],
  ]);
  expect(new Set(first.map(({ key }) => key)).size).toBe(3);
  expect(await foreign.of(path, DAY)).toBe(first);
  await writeFile(path, '- Cake.\n');
  expect(await foreign.of(path, DAY)).toMatchObject([{ key: first[1]?.key, text: 'Cake.', line: 1 }]);
});

it('lets others have their turn while it reads a long file', async () => {
  const path = join(await temporaryFolder(), `${DAY}.md`);
  await writeFile(path, handWritten(3_000));
  const foreign = openForeignNotes();
  expect(await turnsDuring(() => foreign.of(path, DAY))).toBeGreaterThanOrEqual(3_000);
});
