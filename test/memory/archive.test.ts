import { describe, expect, it } from 'vitest';
import { languages } from '../../src/languages/index.ts';
import { archivedBy, MAX_ARCHIVE_LINES, openArchive } from '../../src/memory/archive.ts';
import { coded, type ReasonCode } from '../../src/memory/reasons.ts';
import { folderVault, hashText } from '../../src/memory/vault.ts';
import { say, textsOf } from '../../src/text/say.ts';
import { temporaryFolder } from '../support/temp-folder.ts';

const FILE = 'memory/archive.md';

async function archiveIn() {
  const vault = folderVault(await temporaryFolder());
  return { vault, archive: openArchive(vault) };
}

function entry(text: string, k = 1, change = 4) {
  return { text, reason: 'Stale.', change, k };
}

describe('the archive', () => {
  it('has one section a day with each line and its reason', async () => {
    const { vault, archive } = await archiveIn();
    await archive.add('2026-11-29', [entry('Ana sings.', 1, 3)]);
    await archive.add('2026-11-30', [entry('Ben skis.', 1), entry('Cem — cooks (well).', 2)]);
    await archive.add('2026-11-30', [entry('Dia dances.', 1, 5)]);
    expect(await vault.read(FILE)).toBe(
      [
        '# Archive\n\n## 2026-11-29\n\n- Ana sings.\n  - Stale. (change 3.1)\n',
        '## 2026-11-30\n\n- Ben skis.\n  - Stale. (change 4.1)',
        '- Cem — cooks (well).\n  - Stale. (change 4.2)',
        '- Dia dances.\n  - Stale. (change 5.1)\n',
      ].join('\n'),
    );
    expect((await archive.files()).flat()[2]).toEqual({
      day: '2026-11-30',
      text: 'Cem — cooks (well).',
      reason: 'Stale.',
      change: 4,
      k: 2,
      path: FILE,
      line: 12,
    });
  });

  const CODES: readonly ReasonCode[] = ['no_room_for_new', 'no_room_any_more'];

  it.each(Object.keys(languages))('says in %s why a line went, and code knows it again', async (code) => {
    const { vault, archive } = await archiveIn();
    const operations = CODES.map((one, at) => ({
      k: at + 1,
      op: 'archive' as const,
      heading: 'People',
      before: [
        {
          heading: 'People',
          text: `Ana sings ${at}.`,
          ordinal: 1,
          by: 'dream' as const,
          notes: [],
          sources: [],
          change: 1,
        },
      ],
      ...coded(one),
    }));
    const texts = textsOf(code);
    await archive.add('2026-11-30', archivedBy({ n: 3, who: 'dream', operations }, texts));
    expect(await vault.read(FILE)).toContain(`  - ${say(texts, 'recorded.noRoom')} (change 3.1)`);
    expect((await archive.files()).flat().map((one) => one.code)).toEqual(CODES);
  });

  it('of an earlier version is understood', async () => {
    const { vault, archive } = await archiveIn();
    const old =
      '- Ana sings.\n  - There was no room for it any more. (change 3.1)\n- Ben skis.\n  - Its date has passed. (change 3.2)\n';
    await vault.replace(FILE, `# Archive\n\n## 2026-11-30\n\n${old}`, hashText(''));
    expect((await archive.files()).flat().map((one) => one.code)).toEqual(['no_room_any_more', undefined]);
  });

  it('adds nothing twice, but the same text again with another change', async () => {
    const { archive } = await archiveIn();
    await archive.add('2026-11-30', [entry('Ana sings.')]);
    await archive.add('2026-12-01', [entry('Ana sings.'), entry('Ben skis.', 2)]);
    await archive.add('2026-12-02', [entry('Ana sings.', 1, 9)]);
    expect((await archive.files()).flat().map(({ text, day }) => [text, day])).toEqual([
      ['Ana sings.', '2026-11-30'],
      ['Ben skis.', '2026-12-01'],
      ['Ana sings.', '2026-12-02'],
    ]);
  });

  it('keeps what people wrote into it', async () => {
    const { vault, archive } = await archiveIn();
    const hand = '# Archive\n\nOur old things.\n\n## 2026-11-30\n- by hand — because\n\nprose without an end';
    await vault.replace(FILE, hand);
    await archive.add('2026-11-30', [entry('Ana sings.')]);
    expect((await vault.read(FILE))?.startsWith(`${hand}\n- Ana sings.\n`)).toBe(true);
    expect((await archive.files()).flat()).toMatchObject([
      { text: 'by hand — because', reason: '' },
      { text: 'Ana sings.' },
    ]);
  });

  it('cannot be given structure by a text or a reason', async () => {
    const { archive } = await archiveIn();
    await archive.add('2026-11-30', [
      { ...entry('a\n## 2020-01-01\n- b'), reason: 'x\n- y <!-- (change 1.1)' },
    ]);
    expect((await archive.files()).flat()).toMatchObject([
      { text: 'a ## 2020-01-01 - b', reason: 'x - y ‹!-- (change 1.1)', change: 4, k: 1 },
    ]);
    await archive.add('2026-11-30', [{ ...entry('a\n## 2020-01-01\n- b'), reason: 'x' }]);
    expect((await archive.files()).flat()).toHaveLength(1);
  });

  it('takes a change back, and leaves every other byte', async () => {
    const { vault, archive } = await archiveIn();
    await archive.add('2026-11-30', [entry('Ana sings.', 1, 3)]);
    const before = await vault.read(FILE);
    await archive.add('2026-11-30', [entry('Ben skis.', 1), entry('Cem cooks.', 2)]);
    await archive.withdraw(4, (text) => text === 'Cem cooks.');
    expect((await archive.files()).flat().map(({ text }) => text)).toEqual(['Ana sings.', 'Cem cooks.']);
    await archive.withdraw(4, () => false);
    expect(await vault.read(FILE)).toBe(before);
  });

  it('moves into one file a year when it is long, and finds everything there', async () => {
    const { vault, archive } = await archiveIn();
    const lines = Array.from({ length: MAX_ARCHIVE_LINES / 2 }, (_, at) => entry(`Fact ${at}.`, at + 1));
    await vault.replace(FILE, '# Archive\n\nKept.\n');
    await archive.add('2025-12-31', lines.slice(0, 300));
    await archive.add('2026-01-01', lines.slice(300));
    await archive.add('2026-01-02', [entry('Ana sings.', 1, 5)]);
    expect(await vault.list('memory')).toEqual(['archive-2025.md', 'archive-2026.md', 'archive.md']);
    expect(await vault.read(FILE)).toBe(
      '# Archive\n\nKept.\n\n## 2026-01-02\n\n- Ana sings.\n  - Stale. (change 5.1)\n',
    );
    const all = (await archive.files()).flat();
    expect(all).toHaveLength(501);
    expect(all.map(({ text }) => text)).toEqual([...lines.map(({ text }) => text), 'Ana sings.']);
    expect(all[0]).toMatchObject({ day: '2025-12-31', path: 'memory/archive-2025.md', line: 5 });
  });

  it('moves nothing twice when a crash came in the middle of moving', async () => {
    const { vault, archive } = await archiveIn();
    const lines = Array.from({ length: MAX_ARCHIVE_LINES / 2 }, (_, at) => entry(`Fact ${at}.`, at + 1));
    await archive.add('2025-12-31', lines);
    const long = (await vault.read(FILE)) ?? '';
    await archive.add('2026-01-01', [entry('Ana sings.', 1, 5)]);
    await vault.replace(FILE, long);
    await archive.add('2026-01-01', [entry('Ana sings.', 1, 5)]);
    expect((await archive.files()).flat()).toHaveLength(501);
  });

  it('adds nothing twice, and withdraws, also when the lines have moved into the file of their year', async () => {
    const { vault, archive } = await archiveIn();
    const lines = Array.from({ length: MAX_ARCHIVE_LINES / 2 }, (_, at) => entry(`Fact ${at}.`, at + 1));
    await archive.add('2025-12-31', lines);
    await archive.add('2026-01-01', [entry('Ana sings.', 1, 5)]);
    await archive.add('2025-12-31', lines);
    expect((await archive.files()).flat()).toHaveLength(501);
    await archive.withdraw(4, (text) => text === 'Fact 7.');
    expect((await archive.files()).flat().map(({ text }) => text)).toEqual(['Fact 7.', 'Ana sings.']);
    expect(await vault.list('memory')).toEqual(['archive-2025.md', 'archive.md']);
  });

  it('gives the same list for a file that stayed as it was', async () => {
    const { vault, archive } = await archiveIn();
    await vault.replace('memory/archive-2025.md', '# Archive\n\n## 2025-12-31\n\n- Ben skis.\n');
    await archive.add('2026-01-01', [entry('Ana sings.')]);
    const [year, current] = await archive.files();
    await archive.add('2026-01-02', [entry('Cem cooks.', 2)]);
    const [yearAgain, currentAgain] = await archive.files();
    expect(yearAgain).toBe(year);
    expect([current, currentAgain]).toMatchObject([{ length: 1 }, { length: 2 }]);
  });
});
