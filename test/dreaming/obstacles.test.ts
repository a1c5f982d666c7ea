import { execFileSync } from 'node:child_process';
import { lstat, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runLedger } from '../../src/dreaming/runs.ts';
import { temporaryFolder } from '../support/temp-folder.ts';
import { testService } from '../support/test-service.ts';

const OUTSIDE = 'words of somebody else\n';

/** Puts something that is no file of the space in a file's place. */
const obstacles: Record<string, (path: string, outside: string) => Promise<void>> = {
  'a named pipe': async (path) => void execFileSync('mkfifo', [path]),
  'a link that leaves the space': async (path, outside) => symlink(outside, path),
};

async function dreamWith(path: string, kind: string) {
  const dataDir = await temporaryFolder();
  const outside = join(await temporaryFolder(), 'outside');
  await writeFile(outside, OUTSIDE);
  const place = join(dataDir, 'spaces/fake%3A1', path);
  await mkdir(dirname(place), { recursive: true });
  await obstacles[kind]?.(place, outside);
  const world = await testService({ dataDir });
  await world.adapter.say('I am allergic to peanuts.').answered;
  await world.adapter.say('/memory dream').answered;
  await world.service.idle();
  const space = await world.service.spaces.open('fake:1');
  for (let times = 0; times < 2; times += 1) await space.keeper.rejections().catch(() => []);
  const told = world.warnings.filter((line) => line.includes(path));
  expect(await readFile(outside, 'utf8')).toBe(OUTSIDE);
  return { ...world, space, told, place, notice: world.adapter.texts().at(-1) ?? '' };
}

describe.each(Object.keys(obstacles))('%s in the place of', (kind) => {
  it.each([
    'memory/2026-11-29.md',
    'memory/.dreams/changes/000001.json',
    'memory/.dreams/rejections.json',
    'log/2026-11-29.jsonl',
  ])('%s is told once, left alone and passed over; the dream is done', async (path) => {
    const { told, notice, place, warnings, space } = await dreamWith(path, kind);
    expect(notice).toMatch(/^The dream is done:/);
    expect(told, warnings.join('\n')).toEqual([expect.stringContaining(kind)]);
    expect((await lstat(place)).isFile()).toBe(false);
    expect((await space.keeper.look()).text).toContain('peanuts');
  });

  it.each([
    ['DREAMS.md', 'The diary of 2026-11-30'],
    ['memory/dreams/2026-11-30.md', 'The diary of 2026-11-30'],
    ['memory/dreaming/light/2026-11-30.md', 'The report of phase light'],
    ['memory/dreaming/rem/2026-11-30.md', 'The report of phase REM'],
    ['memory/dreaming/deep/2026-11-30.md', 'The report of phase deep'],
  ])('%s is told once and left alone; the dream is done in part and says why', async (path, what) => {
    const { told, notice, place, warnings, space } = await dreamWith(path, kind);
    expect(notice).toMatch(/^The dream is done in part: 1 added\. /);
    expect(notice).toContain(`${what} could not be written: `);
    expect(told, warnings.join('\n')).toEqual([expect.stringContaining(kind)]);
    expect((await lstat(place)).isFile()).toBe(false);
    expect((await space.keeper.look()).text).toContain('peanuts');
    const run = await runLedger(space.state).last();
    expect(run?.outcome).toBe('partial');
    expect(run?.phases.filter(({ outcome }) => outcome === 'failed')).toHaveLength(1);
  });

  it('the database of a space is set aside', async () => {
    const { told, notice } = await dreamWith('memory/.dreams/state.sqlite', kind);
    expect(notice).toMatch(/^The dream is done:/);
    expect(told).toEqual([expect.stringMatching(/state\.sqlite is a .*\. It was set aside as /)]);
  });

  it.each(['MEMORY.md', 'memory/.dreams/notes.jsonl', 'memory/2026-11-30.md'])(
    '%s ends the dream with a sentence about it, and the chat goes on',
    async (path) => {
      const { adapter, notice, told } = await dreamWith(path, kind);
      expect(`${notice} ${told.join(' ')}`).toMatch(new RegExp(`${path}.*(?:${kind}|it is ${kind})`));
      await adapter.say('What am I allergic to?').answered;
      expect(adapter.texts(), adapter.texts().join('\n---\n')).toHaveLength(4);
    },
  );
});

describe('a folder in the place of MEMORY.md', () => {
  it('is told in one sentence in the language of the room, whatever is asked, and warned of once', async () => {
    const dataDir = await temporaryFolder();
    await mkdir(join(dataDir, 'spaces/fake%3A1/MEMORY.md'), { recursive: true });
    const { adapter, service, warnings } = await testService({ dataDir, config: { language: 'de' } });
    const sentence = 'Die Erinnerungen lassen sich nicht lesen: ';
    for (const asked of ['Ich bin gegen Erdnüsse allergisch.', '/memory show', '/memory dream']) {
      await adapter.say(asked).answered;
      await service.idle();
    }
    const [, shown = '', ...told] = adapter.texts();
    const notice = told.at(-1) ?? '';
    expect(shown).toMatch(
      new RegExp(`^${sentence}.*MEMORY\\.md ist ein Ordner\\. Bitte woanders hinlegen\\.$`),
    );
    expect(notice.split(sentence)).toHaveLength(2);
    expect(notice).not.toMatch(/[Cc]annot|folder/);
    expect(warnings.filter((line) => line.includes('MEMORY.md'))).toEqual([expect.any(String)]);
  });
});

describe('a file in the place of the folder of the changes', () => {
  it('leaves the chat going on; the memory waits, with a warning, and dreams say why', async () => {
    const dataDir = await temporaryFolder();
    const place = join(dataDir, 'spaces/fake%3A1/memory/.dreams/changes');
    await mkdir(dirname(place), { recursive: true });
    await writeFile(place, '');
    const { adapter, service, warnings } = await testService({ dataDir });
    await adapter.say('I am allergic to peanuts.').answered;
    expect(adapter.texts()).not.toContainEqual(expect.stringContaining('could not take that in'));
    await adapter.say('/memory dream').answered;
    await service.idle();
    expect(adapter.texts().at(-1)).toMatch(/^The dream failed\. .*memory\/\.dreams\/changes/);
    expect(warnings).toContainEqual(expect.stringMatching(/^The memory of fake:1 waits: .*changes/));
    expect(warnings).not.toContainEqual(expect.stringContaining('could not be logged'));
    expect(await readFile(place, 'utf8')).toBe('');
  });
});
