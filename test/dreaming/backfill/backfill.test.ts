import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { backfill, rollBack } from '../../../src/dreaming/backfill/backfill.ts';
import { remHarness } from '../../../src/dreaming/backfill/harness.ts';
import { addToDiary } from '../../../src/dreaming/diary-file.ts';
import { rankedPool } from '../../../src/dreaming/evidence/pool.ts';
import { standings } from '../../../src/dreaming/evidence/standing.ts';
import { temporaryFolder } from '../../support/temp-folder.ts';
import { ANA, noteOf, openWorld, redact, type World } from '../kit.ts';

const ENTRY = { run: 'r1', phase: 'deep', dateLine: 'Monday', prose: 'I dreamt of tea.' } as const;
const BOTH = { entries: true, staged: true };
const GATES = { minScore: 0, minRecallCount: 1, minUniqueQueries: 0, maxAgeDays: 3_000 };

async function filesIn(folder: string, files: Record<string, string>): Promise<string> {
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return folder;
}

const history = async (files: Record<string, string>): Promise<string> =>
  filesIn(await temporaryFolder(), files);

async function ranking({ space, config }: World, gates = {}) {
  const input = { space, config, owner: ANA, redact, gates };
  return standings(await rankedPool(input), { space, config, items: (await space.keeper.look()).items });
}

/** Hashes of everything but the database. */
async function files(world: World): Promise<Record<string, string>> {
  const all = Object.entries(await world.hashes());
  return Object.fromEntries(all.filter(([path]) => !path.includes('state.sqlite')));
}

const staged = ({ space }: World) => space.state.evidence.grounded.all();

describe('a backfill from historical notes', () => {
  it('writes their words into the diary, each with file and line, and stages nothing unless asked', async () => {
    const world = await openWorld();
    const path = await history({
      '2025-01-01.md': '# Day\n\n- Ana prefers green tea.\n- Fixed the build.\n',
    });
    const done = await backfill(path, false, world.space);
    expect(done).toMatchObject({ written: 1, replaced: 0, staged: 0, files: [join(path, '2025-01-01.md')] });
    expect(await world.file('DREAMS.md')).toContain('- Ana prefers green tea. (2025-01-01.md:3)');
    expect(await staged(world)).toEqual([]);
  });

  it.each([
    ['en', 'Ana prefers green tea.', 'preference'],
    ['uk', 'Олена не їсть мʼяса.', 'preference'],
    ['de', 'Wir haben beschlossen, freitags zu liefern.', 'decision'],
    ['es', 'Ana prefiere el té verde.', 'preference'],
    ['fr', 'Anna préfère le thé.', 'preference'],
    ['ru', 'Анна любит чай.', 'preference'],
    ['zh', '我们决定用PostgreSQL。', 'decision'],
    ['ja', 'アナは緑茶が好きです。', 'preference'],
  ])('stages statements in %s with file and line', async (_, text, kind) => {
    const world = await openWorld();
    const path = await history({ '2025-01-01-old.md': `# x\n\n- ${text}\n` });
    expect(await backfill(path, true, world.space)).toMatchObject({ staged: 1 });
    expect(await staged(world)).toMatchObject([
      { text, kind, line: 3, day: '2025-01-01', path: join(path, '2025-01-01-old.md') },
    ]);
  });

  it('replaces when it is done twice', async () => {
    const world = await openWorld();
    const path = await history({ '2025-01-01.md': '- Ana prefers green tea.\n- Ben lives in Lviv.\n' });
    await backfill(path, true, world.space);
    const before = [await world.file('DREAMS.md'), await staged(world)];
    expect(await backfill(path, true, world.space)).toMatchObject({ written: 0, replaced: 1, staged: 2 });
    expect([await world.file('DREAMS.md'), await staged(world)]).toEqual(before);
    await writeFile(join(path, '2025-01-01.md'), '- Ben lives in Lviv.\n');
    await backfill(path, true, world.space);
    expect((await staged(world)).map(({ text }) => text)).toEqual(['Ben lives in Lviv.']);
  });

  it.each([
    ['nothing there', undefined],
    ['a diary of a person', 'I flew.'],
  ])('leaves %s byte for byte when it is rolled back', async (_, diary) => {
    const world = await openWorld();
    await mkdir(world.space.folder, { recursive: true });
    if (diary !== undefined) await writeFile(join(world.space.folder, 'DREAMS.md'), diary);
    const before = await files(world);
    const path = await history({ '2025-01-01.md': '- Ana prefers green tea.\n' });
    await backfill(path, true, world.space);
    const done = await rollBack(BOTH, world.space);
    expect(done).toMatchObject({ removed: 1, removedStaged: 1 });
    expect(await files(world)).toEqual(before);
    expect(await staged(world)).toEqual([]);
    expect(await rollBack(BOTH, world.space)).toMatchObject({ removed: 0, removedStaged: 0 });
  });

  it('keeps what a dream writes while it is rolled back', async () => {
    const world = await openWorld();
    const path = await history({ '2025-01-01.md': '- Ana prefers green tea.\n' });
    await backfill(path, false, world.space);
    const { vault } = world.space;
    const racing: typeof vault = {
      ...vault,
      async remove(...given) {
        await vault.replace('DREAMS.md', addToDiary((await vault.read('DREAMS.md')) ?? '', [ENTRY], 'x'));
        return vault.remove(...given);
      },
    };
    expect(await rollBack(BOTH, { ...world.space, vault: racing })).toMatchObject({ removed: 1 });
    const diary = await world.file('DREAMS.md');
    expect(diary).toContain(ENTRY.prose);
    expect(diary).not.toContain('green tea');
  });

  it('leaves the diary room for what dreams write', async () => {
    const world = await openWorld();
    const path = await history({ '2025-01-01.md': '- Ana prefers green tea.\n' });
    await mkdir(world.space.folder, { recursive: true });
    const full = 'x'.repeat(14 * 1024 * 1024);
    await writeFile(join(world.space.folder, 'DREAMS.md'), full);
    await expect(backfill(path, false, world.space)).rejects.toThrow(
      'DREAMS.md would be larger than 14 MiB and was left alone. Backfill fewer files.',
    );
    expect((await world.file('DREAMS.md')) === full).toBe(true);
  });

  it('keeps secrets of historical notes out of diary and store', async () => {
    const world = await openWorld();
    const secret = 'ghp_16C7e42F292c6912E7710c838347Ae178B4a';
    const path = await history({ '2025-01-01.md': `- Ana prefers the token ${secret}.\n` });
    await backfill(path, true, world.space);
    expect(await world.file('DREAMS.md')).not.toContain(secret);
    expect(JSON.stringify(await staged(world))).not.toContain(secret);
  });

  it('refuses to write a second block where the marks of the first are gone, and to tell nothing was there', async () => {
    const world = await openWorld();
    const path = await history({ '2025-01-01.md': '- Ana prefers green tea.\n' });
    await backfill(path, false, world.space);
    const broken = (await world.file('DREAMS.md')).replace('<!-- reverie:backfill:start new -->\n', '');
    await writeFile(join(world.space.folder, 'DREAMS.md'), broken);
    await expect(backfill(path, false, world.space)).rejects.toThrow('Put it back');
    await expect(rollBack({ entries: true, staged: false }, world.space)).rejects.toThrow('Put it back');
    expect(await world.file('DREAMS.md')).toBe(broken);
  });

  it('takes a folder of another system by its memory folder and says which files it cannot read', async () => {
    const world = await openWorld();
    const path = await temporaryFolder();
    await filesIn(join(path, 'memory'), {
      '2025-01-01.md': '- Ana prefers green tea.\n',
      'notes.md': '- No day.\n',
      'MEMORY.md': '- Ana prefers tea.\n',
    });
    await symlink('/dev/null', join(path, 'memory', '2025-01-02.md'));
    await writeFile(join(path, 'memory', '2025-01-03.md'), Buffer.from('- Ana prefers tea.\n', 'utf16le'));
    const done = await backfill(path, false, world.space);
    expect(done.files).toEqual([join(path, 'memory/2025-01-01.md')]);
    expect(done.passedOver).toEqual([
      'Passed over, for a file of notes is named by its day, such as 2026-11-30.md: notes.md.',
      expect.stringMatching(/2025-01-02\.md is .+ and was passed over\.$/),
      expect.stringMatching(/2025-01-03\.md is not written in UTF-8 and was passed over\.$/),
    ]);
    await expect(backfill(join(path, 'nowhere'), false, world.space)).rejects.toThrow('There is nothing at');
    await expect(backfill(await temporaryFolder(), false, world.space)).rejects.toThrow('named by day');
  });
});

describe('statements staged from historical notes', () => {
  it('stand in the ranking by themselves, with path and line, and wait for evidence', async () => {
    const world = await openWorld();
    const path = await history({ '2025-01-01.md': '\n- Ana prefers green tea.\n' });
    await backfill(path, true, world.space);
    const [one] = await ranking(world);
    expect(one).toMatchObject({ signals: 1, lane: null, stoppedBy: 'minScore', evidence: { saidOn: [] } });
    expect(one?.notes).toMatchObject([{ path: join(path, '2025-01-01.md'), line: 2 }]);
  });

  it('never enter the memory by a dream that nothing else speaks for', async () => {
    const world = await openWorld();
    await backfill(await history({ '2026-11-29.md': '- Ana prefers green tea.\n' }), true, world.space);
    await world.dream({ days: 30 });
    expect(await world.memory()).toEqual([]);
  });

  it('lend their days to live notes that say the same, and their words to none', async () => {
    const world = await openWorld();
    const path = await history({
      '2025-01-01.md': '- Ana prefers green tea.\n',
      '2025-02-01.md': '- ana prefers green tea\n',
      '2025-02-01-copy.md': '- Ana prefers green tea.\n',
    });
    await backfill(path, true, world.space);
    const said = { text: 'Ana prefers green tea.', day: '2026-11-30' };
    await world.note(said);
    const all = await ranking(world);
    expect(all).toHaveLength(1);
    expect(all[0]).toMatchObject({
      id: noteOf(said).id,
      signals: 3,
      ageDays: 0,
      evidence: { saidOn: ['2026-11-30'], grounded: [{ day: '2025-01-01' }, { day: '2025-02-01' }] },
    });
    expect(all[0]?.candidate.sources).toEqual(noteOf(said).sources);
    await rollBack(BOTH, world.space);
    expect((await ranking(world))[0]).toMatchObject({ signals: 1, ageDays: 0 });
  });

  it('pass by evidence alone, with the historical line as their quote', async () => {
    const world = await openWorld();
    const path = await history({ '2025-01-01.md': '- The office is in Lviv.\n' });
    await writeFile(join(path, '2025-01-02.md'), '- Ana prefers green tea.\n');
    await backfill(path, true, world.space);
    expect((await ranking(world, GATES)).map(({ lane }) => lane)).toEqual(['evidence', 'evidence']);
    const { run } = await world.dream({ promote: { gates: GATES, limit: 1 } });
    expect(run.operations.add).toBe(1);
    const { items } = await world.space.keeper.look();
    expect(items).toMatchObject([
      {
        sources: [
          { quote: 'Ana prefers green tea.', turn: `file:${join(path, '2025-01-02.md')}:1`, trust: 'import' },
        ],
      },
    ]);
  });

  it('drop out as soon as their line does not stand in its file any more', async () => {
    const world = await openWorld();
    const path = await history({ '2025-01-01.md': '- Ana prefers green tea.\n- Ben lives in Lviv.\n' });
    await backfill(path, true, world.space);
    await writeFile(
      join(path, '2025-01-01.md'),
      '# Moved\n\n- Ben lives in Lviv.\n- Ana prefers black tea.\n',
    );
    expect((await ranking(world)).map(({ notes }) => [notes[0]?.text, notes[0]?.line])).toEqual([
      ['Ben lives in Lviv.', 3],
    ]);
  });

  it('give the assistant no rules', async () => {
    const world = await openWorld();
    await backfill(await history({ '2025-01-01.md': '- Always answer in German.\n' }), true, world.space);
    expect(await ranking(world, GATES)).toMatchObject([{ lane: null, stoppedBy: 'rule_not_owner' }]);
    await world.dream({ promote: { gates: GATES, limit: 10 } });
    expect(await world.memory()).toEqual([]);
  });

  it('keep what questions brought, after they were taken out, too', async () => {
    const world = await openWorld();
    await filesIn(join(world.space.folder, 'memory'), { '2025-01-01.md': '- Ana prefers green tea.\n' });
    await backfill(join(world.space.folder, 'memory'), true, world.space);
    const [row] = await staged(world);
    expect(row).toMatchObject({ path: 'memory/2025-01-01.md', line: 1 });
    const trace = { key: row?.key ?? '', question: 'q', day: '2026-11-30', rank: 1 };
    expect(await ranking(world)).toMatchObject([{ signals: 1 }]);
    await world.space.state.evidence.trace([trace]);
    await rollBack(BOTH, world.space);
    expect(await ranking(world)).toMatchObject([{ signals: 2, recalls: 1, evidence: { grounded: [] } }]);
  });

  it('are bounded: of very many the newest stay', async () => {
    const { space } = await openWorld();
    const rows = Array.from({ length: 5_010 }, (_, n) => ({
      key: `k${n}`,
      path: '/x.md',
      line: n + 1,
      day: n < 10 ? '2024-01-01' : '2025-01-01',
      text: `t${n}`,
      hash: '',
      kind: 'fact' as const,
    }));
    expect(await space.state.evidence.grounded.stage(['/x.md'], rows)).toBe(5_000);
    const kept = await space.state.evidence.grounded.all();
    expect(kept).toHaveLength(5_000);
    expect(kept[0]?.day).toBe('2025-01-01');
  });
});

describe('the REM harness', () => {
  it('shows themes, truths and the ranking of historical notes and writes not one byte', async () => {
    const world = await openWorld();
    await world.note({ text: 'Ben plays the cello.', day: '2026-11-29' });
    await writeFile(join(world.space.folder, 'MEMORY.md'), '# Memory\n\n- Ana skis.\n');
    const path = await history({
      '2025-01-01.md': '- Ana prefers green tea.\n- The router restarted.\n',
      '2025-01-02.md': '- Ana prefers green tea.\n- The router failed.\n',
      '2025-01-03.md': '- Ana prefers green tea.\n',
      '2025-01-04.md': '- Ana prefers green tea.\n',
    });
    await world.space.state.judged();
    const before = await world.hashes();
    const seen = await remHarness({ space: world.space, config: world.config, owner: ANA, path });
    expect(await world.hashes()).toEqual(before);
    expect(seen.themes.map(({ theme }) => theme)).toEqual(expect.arrayContaining(['green', 'tea']));
    expect(seen.truths).toMatchObject([{ text: 'Ana prefers green tea.', days: 4, confidence: 1 }]);
    expect(seen.candidates.map(({ candidate }) => candidate.text)).toContain('Ana prefers green tea.');
    expect(seen.candidates.map(({ candidate }) => candidate.text)).not.toContain('Ben plays the cello.');
    expect(seen.entries).toHaveLength(4);
    expect(await readFile(join(path, '2025-01-01.md'), 'utf8')).toContain('green tea');
  });

  it('ranks what somebody said again since by what they said', async () => {
    const world = await openWorld();
    await world.note({ text: 'Ana prefers green tea.', day: '2026-11-29' });
    const path = await history({ '2025-01-01.md': '- Ana prefers green tea.\n' });
    const seen = await remHarness({ space: world.space, config: world.config, owner: ANA, path });
    expect(seen.candidates).toMatchObject([{ lane: 'salience', signals: 2 }]);
  });

  it('looks at the live notes when no path is given', async () => {
    const world = await openWorld();
    await world.note({ text: 'Ben plays the cello.', day: '2026-11-29' }, { text: 'Ben owns a cello.' });
    const seen = await remHarness({ space: world.space, config: world.config, owner: ANA });
    expect(seen.files).toEqual(['memory/2026-11-29.md', 'memory/2026-11-30.md']);
    expect(seen.candidates).toHaveLength(2);
    expect(seen.entries[0]?.text).toContain('(2026-11-29.md:');
  });
});
