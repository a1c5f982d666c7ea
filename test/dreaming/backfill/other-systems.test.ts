import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { encodeFolderName } from '../../../src/chat/ids.ts';
import { addToDayDiary, addToDiary, readDiary } from '../../../src/dreaming/diary-file.ts';
import { withoutScore } from '../../../src/memory/item-text.ts';
import { readNoteLines } from '../../../src/memory/note-file.ts';
import { COWAGENT, OPENCLAW, putFiles } from '../../support/other-systems.ts';
import { temporaryFolder } from '../../support/temp-folder.ts';
import { openWorld, SPACE, type World } from '../kit.ts';

/** A data directory in which another system's folder is the space. */
async function worldOf(files: Readonly<Record<string, string>>): Promise<World> {
  const folder = await temporaryFolder();
  const space = join(folder, 'spaces', encodeFolderName(SPACE));
  await mkdir(space, { recursive: true });
  await putFiles(space, files);
  return openWorld({ folder });
}

const notesOf = async ({ space }: World): Promise<string[]> =>
  (await space.notes.live('2026-11-01', '2026-11-30')).map(({ text }) => text);

describe('a folder that OpenClaw wrote', () => {
  it('gives the notes of people, and none of what its dreams wrote', async () => {
    const notes = await notesOf(await worldOf(OPENCLAW));
    expect(notes).toEqual([
      'Ben prefers black coffee.',
      'Ana lives in Odesa.',
      'Ana speaks French.',
      'My sister is called Vera.',
    ]);
  });

  it('gives lines of memory without their scores', async () => {
    const world = await worldOf(OPENCLAW);
    expect(await world.memory()).toEqual([
      'Ana is allergic to peanuts.',
      'Ana is allergic to peanuts.',
      'Ben plays the cello.',
      'Ana prefers green tea.',
      'The office is in Lviv.',
      'Ana prefers green tea.',
    ]);
  });

  it('is tidied by a dream, and nothing of it is lost', async () => {
    const world = await worldOf(OPENCLAW);
    const { run } = await world.dream({ days: 30 });
    expect(run.outcome).toBe('done');
    const lines = await world.memory();
    expect(lines.filter((line) => line === 'Ana is allergic to peanuts.')).toHaveLength(1);
    expect(lines.filter((line) => line === 'Ana prefers green tea.')).toHaveLength(1);
    for (const line of [
      'Ben plays the cello.',
      'The office is in Lviv.',
      'Ben prefers black coffee.',
      'Ana lives in Odesa.',
    ])
      expect(lines).toContain(line);
    const memory = await world.file('MEMORY.md');
    expect(memory).toContain('The flat is in Lviv, third floor.');
    expect(memory.match(/openclaw-memory-promotion/g)).toHaveLength(3);
    for (const path of Object.keys(OPENCLAW).filter((one) => one.startsWith('memory/')))
      expect(await readFile(join(world.space.folder, path), 'utf8')).toBe(OPENCLAW[path]);
  });
});

describe('what a dream did to the memory of another system', () => {
  it.each([
    ['OpenClaw', OPENCLAW],
    ['CowAgent', COWAGENT],
  ])('can be undone, scores and all: %s', async (_, files) => {
    const world = await worldOf(files);
    const { run } = await world.dream({ days: 30 });
    expect(run.change).not.toBeNull();
    const undone = await world.space.keeper.undo(run.change ?? 0);
    expect(undone.refused).toEqual([]);
    const lines = (text: string): string[] =>
      text
        .split('\n')
        .filter((line) => line !== '')
        .sort();
    expect(lines(await world.file('MEMORY.md'))).toEqual(lines(files['MEMORY.md'] ?? ''));
  });

  it('stands behind the diaries of that system, which stay byte for byte', () => {
    const entry = { run: 'r1', phase: 'deep', dateLine: 'today', prose: 'I slept.' } as const;
    const [dreams = '', day = ''] = [OPENCLAW['DREAMS.md'], COWAGENT['memory/dreams/2026-11-30.md']];
    const twice = addToDiary(addToDiary(dreams, [entry], 'deep'), [{ ...entry, run: 'r2' }], 'deep');
    expect(twice.startsWith(dreams)).toBe(true);
    expect(readDiary(twice)).toHaveLength(2);
    expect(addToDayDiary(day, '2026-11-30', 'r1', 'I slept.').startsWith(day)).toBe(true);
  });
});

describe('a folder that CowAgent wrote', () => {
  it('gives the notes of its day files, and none of its dream diary', async () => {
    expect(await notesOf(await worldOf(COWAGENT))).toEqual([
      'Ben prefers black coffee.',
      'Ana speaks French.',
    ]);
  });

  it('is tidied by a dream, and nothing of it is lost', async () => {
    const world = await worldOf(COWAGENT);
    const { run } = await world.dream({ days: 30 });
    expect(run.outcome).toBe('done');
    const lines = await world.memory();
    expect(lines.filter((line) => line.startsWith('Ana prefers green tea'))).toHaveLength(1);
    expect(lines).toContain('Ben lives in Lviv');
    expect(await world.file('memory/dreams/2026-11-30.md')).toBe(COWAGENT['memory/dreams/2026-11-30.md']);
  });
});

describe('the marks of other systems', () => {
  it('hide what stands between them, and nothing that comes after', () => {
    const text =
      '## Deep Sleep\n<!-- x:start -->\n- theirs\n<!-- x:end -->\n- mine\n\n## REM Sleep\n\n- theirs, too\n\n## Day\n\n- mine\n';
    expect(readNoteLines(text).map((line) => line.text)).toEqual(['mine', 'mine']);
  });

  it.each([
    ['Tea. [score=0.812 recalls=0 avg=0.620 source=memory/2026-08-16.md:6-9]', 'Tea.'],
    ['Tea. [confidence=0.87 evidence=memory/2026-04-05.md:12-14]', 'Tea.'],
    ['Tea (score: 0.83)', 'Tea'],
    ['Dynamo won (score 3:2)', 'Dynamo won (score 3:2)'],
    ['The exam went well (score: 95)', 'The exam went well (score: 95)'],
    ['See [the list](list.md)', 'See [the list](list.md)'],
    ['[score=0.812]', ''],
  ])('are no part of "%s"', (text, plain) => {
    expect(withoutScore(text)).toBe(plain);
  });
});
