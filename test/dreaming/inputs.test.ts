import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { publish } from '../../src/dreaming/publish.ts';
import { openWorld, TODAY, type World } from './kit.ts';

/** A dream with everything that is told of it. */
async function dreamAndTell(world: World, request: { again?: boolean } = {}) {
  const result = await world.dream(request);
  const warn = (sentence: string): void => void world.warnings.push(sentence);
  await publish(result, world.space, {
    config: world.config,
    listeners: [],
    notify: async () => undefined,
    warn,
  });
  return result;
}

it('what dreams wrote is nothing that dreams read', async () => {
  const world = await openWorld();
  await world.note({ text: 'Ana prefers tea.', quote: 'I prefer tea' });
  expect((await dreamAndTell(world)).run.counts.read).toBe(1);
  expect(await world.file('DREAMS.md')).toContain('tea');
  const folders = ['memory/dreams', 'memory/.dreams', 'memory/dreaming/light', 'memory/dreaming/deep'];
  for (const path of ['memory/archive.md', ...folders.map((folder) => `${folder}/2026-11-29.md`)]) {
    await mkdir(join(world.space.folder, dirname(path)), { recursive: true });
    await writeFile(join(world.space.folder, path), '- Ana owns a castle.\n');
  }
  for (let count = 0; count < 3; count += 1) {
    const { run, facts } = await dreamAndTell(world, { again: true });
    expect(run.counts.read).toBe(1);
    expect(facts?.themes).toEqual([]);
  }
  expect(await world.memory()).toEqual(['Ana prefers tea.']);
});

it('a dream and a rebuild leave the notes of the days and the log as they are, byte for byte', async () => {
  const world = await openWorld({ config: { memory: { maxItems: 1 } } });
  await world.hear('I prefer tea in the morning.');
  await (await world.space.conversation({ id: 'fake:1', kind: 'private' })).flush('manual');
  await world.note({ text: 'Ana plays chess.', quote: 'I play chess', kind: 'person', day: '2026-11-29' });
  const paths = [`memory/${TODAY}.md`, 'memory/2026-11-29.md', `log/${TODAY}.jsonl`];
  const texts = () => Promise.all(paths.map((path) => readFile(join(world.space.folder, path), 'utf8')));
  const before = await texts();
  const { run } = await dreamAndTell(world);
  expect(run.operations).toMatchObject({ archive: 1 });
  await dreamAndTell(world, { again: true });
  await world.space.keeper.undo();
  await world.space.keeper.rebuild();
  expect(await texts()).toEqual(before);
});
