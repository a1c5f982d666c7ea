import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Keeper, openKeeper } from '../../src/memory/keeper.ts';
import {
  MemoryEditError,
  MemoryFileError,
  MemoryTextError,
  UndoError,
} from '../../src/memory/memory-errors.ts';
import type { PlannedOperation } from '../../src/memory/plan.ts';
import type { Source } from '../../src/memory/types.ts';
import { folderVault, hashText, type Vault } from '../../src/memory/vault.ts';
import { rememberLine } from '../support/remember-line.ts';
import { temporaryFolder } from '../support/temp-folder.ts';

const HOUR_MS = 60 * 60 * 1000;

interface Space {
  folder: string;
  vault: Vault;
  keeper: Keeper;
  warnings: string[];
  /** Another keeper on the same folder, as after a restart. */
  reopen(): Keeper;
  file(): Promise<string>;
  save(text: string): Promise<void>;
  wait(ms: number): void;
}

async function space(
  text?: string,
  more: Pick<Parameters<typeof openKeeper>[0], 'language'> = {},
): Promise<Space> {
  const folder = await temporaryFolder();
  const vault = folderVault(folder);
  const warnings: string[] = [];
  let now = Date.UTC(2026, 10, 30, 3);
  const open = () =>
    openKeeper({ vault, now: () => now, warn: (sentence) => warnings.push(sentence), ...more });
  const path = join(folder, 'MEMORY.md');
  if (text !== undefined) await writeFile(path, text);
  return {
    folder,
    vault,
    keeper: open(),
    warnings,
    reopen: open,
    file: () => readFile(path, 'utf8'),
    save: (edited) => writeFile(path, edited),
    wait: (ms) => {
      now += ms;
    },
  };
}

function said(turn: string, quote: string): Source {
  return {
    turn,
    quote,
    at: '2026-11-29T10:00:00.000Z',
    speaker: { id: 'console:local', name: 'Ana' },
    trust: 'owner',
  };
}

function adding(text: string, note = `n-${text.length}`, heading = 'People'): PlannedOperation {
  const record = { notes: [note], sources: [said(`t-${note}`, text)] };
  return { op: 'add', targets: [], heading, text, record, reason: 'Said plainly.' };
}

async function dream(keeper: Keeper, ...operations: PlannedOperation[]) {
  const { hash } = await keeper.look();
  const result = await keeper.commit({ who: 'dream', run: 'run-1', baseHash: hash, operations });
  if ('conflict' in result) throw new Error('There was a conflict.');
  return result.change;
}

async function texts(keeper: Keeper): Promise<string[]> {
  return (await keeper.look()).items.map(({ text }) => text);
}

const ADOPTED =
  '# Memory\n\n## People\n\n- Ana sings.\n- Ben skis.\n- Cem cooks.\n- Dia dances.\n- Eli eats late.\n';

describe('looking at memory', () => {
  it('finds nothing in a new space and writes nothing', async () => {
    const { keeper, vault } = await space();
    expect(await keeper.look()).toEqual({ text: '', hash: hashText(''), items: [] });
    expect(await vault.list('memory/.dreams/changes')).toEqual([]);
  });

  it('counts the lines of a file that was there at first sight as a dream’s own, without a byte changed', async () => {
    const { keeper, file } = await space(ADOPTED);
    const { items } = await keeper.look();
    expect(items.map(({ n, state, by, notes }) => ({ n, state, by, notes }))[4]).toEqual({
      n: 5,
      state: 'dream',
      by: 'dream',
      notes: [],
    });
    expect(await file()).toBe(ADOPTED);
    await expect(keeper.undo()).rejects.toThrow(UndoError);
  });

  it('records nothing when nothing changed, also after a restart', async () => {
    const { keeper, reopen } = await space(ADOPTED);
    await keeper.look();
    await keeper.look();
    await reopen().look();
    expect(await keeper.changes.numbers()).toEqual([1]);
  });

  it('takes a line that a person adds for theirs', async () => {
    const { keeper, save } = await space(ADOPTED);
    await keeper.look();
    await save(`${ADOPTED}- Fay files.\n`);
    const item = (await keeper.look()).items[5];
    expect(item).toMatchObject({ text: 'Fay files.', state: 'hand', by: 'hand', change: 2 });
    expect((await keeper.changes.read(2))?.operations).toMatchObject([
      { op: 'add', reason: 'Written by hand.' },
    ]);
  });

  it('takes an edited line for an update by hand that keeps what it rested on', async () => {
    const { keeper, save, file } = await space();
    await dream(keeper, adding('Ana likes tea in the morning.', 'n1'));
    await save((await file()).replace('tea', 'green tea'));
    expect((await keeper.look()).items).toMatchObject([
      { text: 'Ana likes green tea in the morning.', by: 'hand', notes: ['n1'] },
    ]);
    expect((await keeper.changes.read(2))?.operations).toMatchObject([
      { op: 'update', before: [{ by: 'dream' }] },
    ]);
  });

  it('knows which notes of an edited line are of what it said before, also after a restart', async () => {
    const { keeper, reopen, save, file } = await space();
    await dream(keeper, adding('Ana is allergic to peanuts.', 'n1'));
    await save((await file()).replace('.', ', it is known.'));
    expect((await keeper.look()).items[0]?.earlier).toBeUndefined();
    await save((await file()).replace('peanuts', 'walnuts'));
    await keeper.look();
    expect((await reopen().look()).items).toMatchObject([{ by: 'hand', notes: ['n1'], earlier: ['n1'] }]);
    await keeper.undo(3);
    expect((await keeper.look()).items[0]?.earlier).toBeUndefined();
  });

  it('rejects what a dream’s line said before a person changed it, until they write that again', async () => {
    const { keeper, save, file } = await space();
    await dream(keeper, adding('Ana likes tea in the morning.', 'n1'));
    const text = await file();
    await save(text.replace('tea', 'green tea'));
    expect(await keeper.rejections()).toMatchObject([
      { text: 'Ana likes tea in the morning.', notes: ['n1'], turns: ['t-n1'], change: 2, k: 1 },
    ]);
    await save(text.replace('tea', 'black tea'));
    expect(await keeper.rejections()).toHaveLength(1);
    await save(text);
    expect(await keeper.rejections()).toEqual([]);
  });

  it('takes that rejection back when the edit is undone', async () => {
    const { keeper, save, file } = await space();
    await dream(keeper, adding('Ana likes tea in the morning.', 'n1'));
    const text = await file();
    await save(text.replace('tea', 'green tea'));
    await keeper.undo();
    expect(await keeper.rejections()).toEqual([]);
    expect(await file()).toBe(text);
  });

  it('rejects nothing when a person only moves a line', async () => {
    const { keeper, save, file } = await space();
    await dream(keeper, adding('Ana likes tea.', 'n1'));
    await save((await file()).replace('## People', '## Friends'));
    expect(await keeper.rejections()).toEqual([]);
  });

  it('gives a text that a dream wrote before its provenance back', async () => {
    const { keeper, save, file } = await space();
    await dream(keeper, adding('Ana likes tea.', 'n1'));
    const text = await file();
    await save(text.replace('tea', 'green tea'));
    await keeper.look();
    await save(text);
    expect((await keeper.look()).items).toMatchObject([{ by: 'dream', notes: ['n1'], change: 1 }]);
  });

  it('keeps provenance of lines that a person moves, and sees when they pin them', async () => {
    const { keeper, save } = await space();
    await dream(keeper, adding('Ana likes tea.', 'n1'), adding('Ben skis.', 'n2'));
    await save('# Memory\n\n## Pinned\n- Ben skis.\n\n## Facts\n- Ana likes tea.\n');
    expect((await keeper.look()).items).toMatchObject([
      { text: 'Ben skis.', state: 'pinned', by: 'dream', notes: ['n2'] },
      { text: 'Ana likes tea.', heading: 'Facts', state: 'dream', notes: ['n1'] },
    ]);
    expect((await keeper.changes.read(2))?.operations.map(({ op }) => op)).toEqual(['pin', 'update']);
    const { n } = await keeper.unpin(1, 'command');
    expect((await keeper.look()).items.map(({ heading }) => heading)).toContain('People');
    expect((await keeper.changes.read(n))?.operations).toMatchObject([{ op: 'unpin' }]);
  });

  it('rejects a dream’s line that a person deleted, but not a person’s own', async () => {
    const { keeper, save, file } = await space(ADOPTED);
    await dream(keeper, adding('Fay files.', 'n1'), adding('Hal hums.', 'n2'));
    await save(`${await file()}- Gil golfs.\n`);
    await keeper.look();
    await save((await file()).replace('- Fay files.\n', '').replace('- Gil golfs.\n', ''));
    expect(await keeper.rejections()).toEqual([
      { text: 'Fay files.', at: '2026-11-30T03:00:00.000Z', notes: ['n1'], turns: ['t-n1'], change: 4, k: 1 },
    ]);
  });

  it('asks before it takes more than three of a dream’s lines in one save for rejected', async () => {
    const { keeper, save, warnings, reopen } = await space(ADOPTED);
    await keeper.look();
    await save('# Memory\n\n## People\n\n- Ana sings.\n');
    const [question, ...others] = await keeper.questions();
    expect(others).toEqual([]);
    expect(question).toMatch(/lost 4 of the lines .*\/memory undo 2.*\/memory confirm 2/);
    expect(warnings).toEqual([question]);
    expect(await reopen().questions()).toEqual([question]);
    expect((await keeper.changes.read(2))?.held.map(({ code }) => code)).toEqual(
      Array(4).fill('confirm_removal'),
    );
    expect(await keeper.rejections()).toEqual([]);
    expect(await keeper.unwanted()).toHaveLength(4);
    await keeper.confirmRemoval(2);
    expect(await keeper.questions()).toEqual([]);
    expect(await keeper.rejections()).toHaveLength(4);
    await keeper.rebuild();
    expect(await reopen().rejections()).toHaveLength(4);
    await expect(keeper.confirmRemoval(2)).rejects.toThrow('no removal');
  });

  it('asks too when a short file was emptied', async () => {
    const { keeper, save } = await space('');
    await dream(keeper, adding('Fay files.', 'n1'), adding('Hal hums.', 'n2'));
    await save('\n');
    expect(await keeper.questions()).toHaveLength(1);
    expect(await keeper.rejections()).toEqual([]);
  });

  it('asks too when the whole file is gone, and gives it back when that is undone', async () => {
    const { keeper, save, file } = await space(ADOPTED);
    await keeper.look();
    await save('');
    await keeper.look();
    await keeper.undo(2);
    expect(await file()).toBe(ADOPTED);
    expect(await keeper.questions()).toEqual([]);
    expect((await keeper.changes.read(2))?.held).toEqual([]);
    expect(await keeper.rejections()).toEqual([]);
  });

  it('warns of an editor’s old copy instead of rejecting what it lost within the hour', async () => {
    const { keeper, save, warnings, wait } = await space(ADOPTED);
    wait(2 * HOUR_MS);
    await keeper.look();
    wait(2 * HOUR_MS);
    await dream(keeper, adding('Fay files.', 'n1'));
    wait(HOUR_MS / 2);
    await save(ADOPTED);
    await keeper.look();
    expect(warnings.join()).toContain('old copy');
    expect(await keeper.rejections()).toEqual([]);
  });

  it('guesses at no old copy when everything was deleted, and asks', async () => {
    const { keeper, save, warnings } = await space();
    await dream(keeper, ...['a', 'b', 'c', 'd'].map((name) => adding(`Fay files ${name}.`, name)));
    await save('');
    await keeper.look();
    expect(warnings.join()).toMatch(/^MEMORY\.md lost 4 of the lines that dreams wrote: /);
    for (const n of [1, 2, 3]) await save(`# Memory\n\n${n}\n`).then(() => keeper.look());
    expect(await keeper.questions()).toHaveLength(1);
  });

  it('takes the same for a rejection when an hour has passed', async () => {
    const { keeper, save, wait } = await space(ADOPTED);
    await dream(keeper, adding('Fay files.', 'n1'));
    wait(2 * HOUR_MS);
    await save(ADOPTED);
    expect(await keeper.rejections()).toMatchObject([{ text: 'Fay files.' }]);
  });

  it('takes the rejection back when the person writes the line again', async () => {
    const { keeper, save, wait, file } = await space(ADOPTED);
    await dream(keeper, adding('Fay files.', 'n1'));
    wait(2 * HOUR_MS);
    const text = await file();
    await save(ADOPTED);
    await keeper.look();
    await save(text);
    expect(await keeper.rejections()).toEqual([]);
    expect((await keeper.look()).items.at(-1)).toMatchObject({ by: 'dream', notes: ['n1'] });
  });

  it.each([
    ['larger than a megabyte', (path: string) => writeFile(path, 'x'.repeat(1024 * 1024 + 1))],
    ['not UTF-8', (path: string) => writeFile(path, Buffer.from([0x2d, 0x20, 0xff, 0xfe, 0x0a]))],
    [
      'UTF-16',
      (path: string) => writeFile(path, Buffer.from('- Ana', 'utf16le').subarray(0, 9).fill(0xf0, 3, 4)),
    ],
    ['a folder', (path: string) => mkdir(path)],
  ])('refuses a file that is %s and writes nothing', async (_, make) => {
    const { keeper, folder, vault } = await space();
    await make(join(folder, 'MEMORY.md'));
    await expect(keeper.look()).rejects.toThrow(MemoryFileError);
    await expect(keeper.commit({ who: 'dream', baseHash: hashText(''), operations: [] })).rejects.toThrow(
      MemoryFileError,
    );
    await expect(keeper.undo()).rejects.toThrow(MemoryFileError);
    expect(await vault.list('memory/.dreams/changes')).toEqual([]);
  });

  it('reads a file with a replacement character that is honest UTF-8', async () => {
    const { keeper } = await space('- a \uFFFD b\n');
    expect(await texts(keeper)).toEqual(['a \uFFFD b']);
  });
});

describe('committing', () => {
  it('writes the change-set with everything known, the archive and the file', async () => {
    const { keeper, file, vault } = await space(ADOPTED);
    const merge: PlannedOperation = {
      op: 'merge',
      targets: [1, 2],
      heading: 'People',
      text: 'Ana sings and Ben skis.',
      record: { notes: ['n9'] },
      reason: 'One sentence says both.',
    };
    const change = await dream(keeper, merge, {
      op: 'remove',
      targets: [5],
      heading: '',
      reason: 'No longer true.',
    });
    expect(await file()).toBe(
      '# Memory\n\n## People\n\n- Ana sings and Ben skis.\n- Cem cooks.\n- Dia dances.\n',
    );
    expect(change).toMatchObject({ n: 2, state: 'applied', who: 'dream', run: 'run-1', textBefore: ADOPTED });
    expect(await keeper.changes.read(2)).toEqual(change);
    expect(change.items.map(({ text, notes, change: n }) => [text, notes, n])).toEqual([
      ['Ana sings and Ben skis.', ['n9'], 2],
      ['Cem cooks.', [], 1],
      ['Dia dances.', [], 1],
    ]);
    expect(await vault.read('memory/archive.md')).toBe(
      [
        '# Archive\n\n## 2026-11-30\n',
        '- Ana sings.\n  - One sentence says both. → Ana sings and Ben skis. (change 2.1)',
        '- Ben skis.\n  - One sentence says both. → Ana sings and Ben skis. (change 2.1)',
        '- Eli eats late.\n  - No longer true. (change 2.2)\n',
      ].join('\n'),
    );
  });

  it('applies nothing when the memory is another than it was planned on', async () => {
    const { keeper, save, file } = await space(ADOPTED);
    const { hash } = await keeper.look();
    await save(`${ADOPTED}- Fay files.\n`);
    const result = await keeper.commit({ who: 'dream', baseHash: hash, operations: [adding('x y')] });
    expect(result).toMatchObject({ conflict: { text: `${ADOPTED}- Fay files.\n` } });
    expect(await file()).toBe(`${ADOPTED}- Fay files.\n`);
  });

  it('gives up when somebody saves between the check and the write, archive included', async () => {
    const { folder, vault } = await space(ADOPTED);
    const racing: Vault = {
      ...vault,
      replace: async (path, text, expected) => {
        if (path === 'MEMORY.md') await writeFile(join(folder, 'MEMORY.md'), `${ADOPTED}- Fay files.\n`);
        return vault.replace(path, text, expected);
      },
    };
    const keeper = openKeeper({ vault: racing, now: () => 0, warn: () => undefined });
    const { hash } = await keeper.look();
    const operations: PlannedOperation[] = [{ op: 'remove', targets: [1], heading: '', reason: 'Stale.' }];
    const result = await keeper.commit({ who: 'dream', baseHash: hash, operations });
    expect(result).toMatchObject({ conflict: { items: { length: 6 } } });
    expect((await keeper.changes.list()).map(({ state, who }) => [who, state])).toEqual([
      ['hand', 'applied'],
      ['dream', 'void'],
      ['hand', 'applied'],
    ]);
    expect((await keeper.archive.files()).flat()).toEqual([]);
  });

  it('keeps refused and held proposals without touching the file', async () => {
    const { keeper, vault } = await space(ADOPTED);
    const { hash } = await keeper.look();
    const before = await vault.stat('MEMORY.md');
    const declined = {
      op: 'add',
      text: 'x',
      targets: [],
      sources: [],
      notes: [],
      code: 'negation',
      reason: 'No.',
    };
    await keeper.commit({
      who: 'dream',
      baseHash: hash,
      operations: [],
      refused: [declined],
      held: [declined],
    });
    expect(await vault.stat('MEMORY.md')).toEqual(before);
    expect(await keeper.changes.read(2)).toMatchObject({
      refused: [declined],
      held: [declined],
      state: 'applied',
    });
    await expect(keeper.undo(2)).rejects.toThrow('nothing to undo');
  });

  it('updates what is known about a line without touching the file when its text stays', async () => {
    const { keeper, file } = await space(ADOPTED);
    const record = { lastConfirmed: '2026-11-30T00:00:00.000Z', notes: ['n1'] };
    await dream(keeper, {
      op: 'update',
      targets: [1],
      heading: 'People',
      text: 'Ana sings.',
      record,
      reason: 'Again.',
    });
    expect(await file()).toBe(ADOPTED);
    expect((await keeper.look()).items[0]).toMatchObject(record);
    expect((await keeper.archive.files()).flat()).toEqual([]);
    await keeper.undo();
    expect((await keeper.look()).items[0]).toMatchObject({ notes: [] });
  });

  it('puts a line straight into the archive for want of room', async () => {
    const { keeper, file } = await space(ADOPTED);
    await dream(keeper, {
      op: 'archive',
      targets: [],
      heading: 'People',
      text: 'Fay files.',
      reason: 'No room.',
    });
    expect(await file()).toBe(ADOPTED);
    expect((await keeper.archive.files()).flat()).toMatchObject([{ text: 'Fay files.', reason: 'No room.' }]);
  });

  it.each<[string, PlannedOperation]>([
    ['a line that is not there', { op: 'remove', targets: [9], heading: '', reason: '' }],
    ['an addition without text', { op: 'add', targets: [], heading: 'A', reason: '' }],
    ['a removal of nothing', { op: 'remove', targets: [], heading: '', reason: '' }],
    ['text under Pinned', { op: 'add', targets: [], heading: 'Pinned', text: 'x y', reason: '' }],
    ['a pinned line', { op: 'update', targets: [1], heading: 'Pinned', text: 'x y', reason: '' }],
    ['a merge of a person’s line', { op: 'merge', targets: [2, 3], heading: 'A', text: 'x y', reason: '' }],
    ['a removal of a person’s line', { op: 'archive', targets: [3], heading: 'A', reason: '' }],
    ['structure', { op: 'add', targets: [], heading: 'A', text: '# x', reason: '' }],
  ])('refuses a dream %s and writes nothing', async (_, operation) => {
    const { keeper, save, file } = await space('## Pinned\n- p q\n\n## A\n- d e\n');
    await keeper.look();
    const text = '## Pinned\n- p q\n\n## A\n- d e\n- h i\n';
    await save(text);
    const { hash } = await keeper.look();
    const commit = keeper.commit({ who: 'dream', baseHash: hash, operations: [operation] });
    await expect(commit).rejects.toSatisfy(
      (error) => error instanceof MemoryEditError || error instanceof MemoryTextError,
    );
    expect(await file()).toBe(text);
    expect(await keeper.changes.numbers()).toEqual([1, 2]);
  });

  it('serialises what is asked of it at once, without losing a line', async () => {
    const { keeper } = await space(ADOPTED);
    const lines = Array.from({ length: 20 }, (_, at) => `Fact number ${at}.`);
    await Promise.all(lines.map((line) => rememberLine(keeper, line)));
    expect((await texts(keeper)).slice(5).sort()).toEqual(lines.sort());
    expect(await keeper.changes.numbers()).toHaveLength(21);
  });
});

describe('pinning', () => {
  it('moves the only line of a memory, and back', async () => {
    const { keeper, file } = await space();
    await dream(keeper, adding('Fay files.', 'n1'));
    const before = await file();
    await keeper.pin(1, 'command');
    expect(await file()).toContain('## Pinned\n\n- Fay files.\n');
    expect(await file()).not.toContain('## People');
    await keeper.unpin(1, 'command');
    expect(await texts(keeper)).toEqual(['Fay files.']);
    expect((await file()).replaceAll(/\n{3,}/g, '\n\n')).toBe(before);
  });

  it('moves a line under Pinned and back to where it came from', async () => {
    const { keeper, file } = await space(ADOPTED);
    await keeper.pin(5, 'command');
    expect(await file()).toContain('## Pinned\n\n- Eli eats late.\n\n## People');
    expect((await keeper.look()).items[0]).toMatchObject({ state: 'pinned', by: 'dream' });
    await expect(keeper.pin(1, 'command')).rejects.toThrow('pinned already');
    await keeper.unpin(1, 'command');
    expect(await file()).toBe(ADOPTED);
    await expect(keeper.unpin(1, 'command')).rejects.toThrow('not pinned');
  });

  it.each([
    ['en', 'Facts'],
    ['uk', 'Факти'],
    ['ja', '事実'],
  ])(
    'puts a line that was pinned before anybody looked under a heading of the room: %s',
    async (code, heading) => {
      const { keeper, file } = await space('## Pinned\n- a b\n', { language: async () => code });
      await keeper.unpin(1, 'cli');
      expect(await file()).toBe(`## Pinned\n\n## ${heading}\n\n- a b\n`);
    },
  );
});

describe('undoing', () => {
  it('restores the file byte for byte when nothing changed since', async () => {
    const odd = '\uFEFF# Memory\r\n\r\n\r\n* Ana\r\n  sings  \r\n\r\nprose\t\r\n- Ben';
    const { keeper, file } = await space(odd);
    await dream(
      keeper,
      { op: 'merge', targets: [1, 2], heading: 'Memory', text: 'Ana, Ben', reason: '' },
      adding('c d'),
    );
    expect(await file()).not.toBe(odd);
    const undo = await keeper.undo();
    expect(undo).toMatchObject({ who: 'undo', of: 2, refused: [] });
    expect(await file()).toBe(odd);
    expect((await keeper.look()).items).toMatchObject([{ by: 'dream', change: 1 }, { change: 1 }]);
  });

  it('rejects the notes and quotes of what it undid, until that is undone', async () => {
    const { keeper, file } = await space();
    await dream(keeper, adding('Ana likes tea.', 'n1'));
    const written = await file();
    await keeper.undo();
    expect(await keeper.rejections()).toMatchObject([
      { text: 'Ana likes tea.', notes: ['n1'], turns: ['t-n1'], change: 1, k: 1 },
    ]);
    expect((await keeper.changes.read(1))?.operations[0]?.undone).toBe(2);
    await keeper.undo(2);
    expect(await file()).toBe(written);
    expect(await keeper.rejections()).toEqual([]);
    expect((await keeper.look()).items[0]).toMatchObject({ notes: ['n1'], change: 1 });
    expect((await keeper.changes.read(1))?.operations[0]?.undone).toBeUndefined();
    await keeper.undo();
    expect(await keeper.rejections()).toHaveLength(1);
    expect(await texts(keeper)).toEqual([]);
  });

  it('leaves the evidence of the lines that an update replaced unrejected', async () => {
    const { keeper } = await space();
    await dream(keeper, adding('Launch on Friday.', 'n1'));
    const record = { notes: ['n1', 'n2'], sources: [said('t-n2', 'on Monday')] };
    await dream(keeper, {
      op: 'update',
      targets: [1],
      heading: 'People',
      text: 'Launch on Monday.',
      record,
      reason: 'Moved.',
    });
    await keeper.undo();
    expect(await keeper.rejections()).toMatchObject([
      { text: 'Launch on Monday.', notes: ['n2'], turns: ['t-n2'] },
    ]);
    expect(await texts(keeper)).toEqual(['Launch on Friday.']);
  });

  it('takes a line that somebody brings back for confirmed at that moment', async () => {
    const { keeper, wait } = await space(ADOPTED);
    const { n } = await dream(keeper, { op: 'archive', targets: [1], heading: 'People', reason: 'No room.' });
    wait(HOUR_MS);
    await keeper.undo();
    const confirmed = async () => (await keeper.look()).items.map(({ lastConfirmed }) => lastConfirmed);
    const [back, ...others] = await confirmed();
    expect(back).toBe('2026-11-30T04:00:00.000Z');
    expect(others).not.toContain(back);
    wait(HOUR_MS);
    await keeper.restore(n);
    await keeper.undo();
    expect((await confirmed())[0]).toBe('2026-11-30T05:00:00.000Z');
  });

  it('undoes one operation and leaves the others', async () => {
    const { keeper } = await space(ADOPTED);
    const change = await dream(keeper, adding('Fay files.', 'n1'), {
      op: 'remove',
      targets: [2],
      heading: '',
      reason: 'Stale.',
    });
    const undo = await keeper.undo(change.n, 2);
    expect(undo.operations).toMatchObject([{ k: 2, op: 'add', after: { text: 'Ben skis.' } }]);
    expect((await texts(keeper)).slice(0, 3)).toEqual(['Ana sings.', 'Ben skis.', 'Cem cooks.']);
    expect(await texts(keeper)).toContain('Fay files.');
    await expect(keeper.undo(change.n, 2)).rejects.toThrow('already');
    await keeper.undo();
    expect(await texts(keeper)).not.toContain('Fay files.');
  });

  it('reverses what still stands after edits by hand, names the rest, and keeps the hand', async () => {
    const { keeper, save, file } = await space(ADOPTED);
    await dream(keeper, adding('Fay files.', 'n1'), adding('Gil golfs at noon.', 'n2'), {
      op: 'merge',
      targets: [1, 2],
      heading: 'People',
      text: 'Ana sings and Ben skis.',
      reason: 'Both.',
    });
    await save(
      (await file()).replace('Gil golfs at noon.', 'Gil golfs at night.').replace('# Memory', '# Our memory'),
    );
    const undo = await keeper.undo(2);
    expect(undo.refused).toMatchObject([{ code: 'changed_since', text: 'Gil golfs at noon.' }]);
    expect(await file()).toBe(`${ADOPTED.replace('# Memory', '# Our memory')}- Gil golfs at night.\n`);
    expect(await keeper.rejections()).toMatchObject([
      { text: 'Gil golfs at noon.', change: 3 },
      { text: 'Fay files.' },
      { text: 'Ana sings and Ben skis.' },
    ]);
    await keeper.undo(undo.n);
    expect(await texts(keeper)).toEqual(
      expect.arrayContaining(['Ana sings and Ben skis.', 'Fay files.', 'Gil golfs at night.']),
    );
    expect(await texts(keeper)).not.toContain('Ben skis.');
  });

  it('brings continuation lines back in their form', async () => {
    const { keeper, file, save } = await space('## A\n- one\n- two\n  - nested\n\n  more\n- three\n');
    await dream(keeper, { op: 'remove', targets: [2], heading: '', reason: 'Stale.' });
    await save(`${await file()}- four\n`);
    await keeper.undo(2);
    expect(await file()).toBe('## A\n- one\n- two\n  - nested\n\n  more\n- three\n- four\n');
  });

  it('goes back step by step when it is asked again', async () => {
    const { keeper } = await space();
    await dream(keeper, adding('First fact.', 'n1'));
    await dream(keeper, adding('Second fact.', 'n2'));
    await keeper.undo();
    expect(await texts(keeper)).toEqual(['First fact.']);
    await keeper.undo();
    expect(await texts(keeper)).toEqual([]);
    await expect(keeper.undo()).rejects.toMatchObject({ code: 'nothing_to_undo' });
  });

  it('means the edit of a person too when it is given no number', async () => {
    const { keeper, save, file } = await space();
    await dream(keeper, adding('First fact.', 'n1'));
    const dreamt = await file();
    await save(`${dreamt}- By hand.\n`);
    expect(await keeper.undo()).toMatchObject({ of: 2 });
    expect(await file()).toBe(dreamt);
    expect(await keeper.undo()).toMatchObject({ of: 1 });
    expect(await texts(keeper)).toEqual([]);
  });

  it('says clearly what cannot be undone', async () => {
    const { keeper, save } = await space();
    await dream(keeper, adding('First fact.', 'n1'));
    await expect(keeper.undo(7)).rejects.toMatchObject({ code: 'not_found' });
    await expect(keeper.undo(1, 5)).rejects.toMatchObject({ code: 'not_found' });
    await save('# Memory\n\n## People\n\n- Something else.\n');
    await expect(keeper.undo(1)).rejects.toMatchObject({
      code: 'changed_since',
      refused: [{ text: 'First fact.' }],
    });
  });

  it('restores text and records of an earlier change and rejects nothing', async () => {
    const { keeper, file } = await space();
    await dream(keeper, adding('First fact.', 'n1'));
    const first = await file();
    await dream(keeper, {
      op: 'update',
      targets: [1],
      heading: 'People',
      text: 'Second fact.',
      record: { notes: ['n2'], sources: [] },
      reason: '',
    });
    await dream(keeper, adding('Third fact.', 'n3'));
    const third = await file();
    expect(await keeper.restore(1)).toMatchObject({ who: 'restore', of: 1 });
    expect(await file()).toBe(first);
    expect((await keeper.look()).items).toMatchObject([{ notes: ['n1'], change: 1 }]);
    expect(await keeper.rejections()).toEqual([]);
    await expect(keeper.restore(1)).rejects.toThrow('already');
    await keeper.undo();
    expect(await file()).toBe(third);
    expect((await keeper.look()).items).toMatchObject([{ notes: ['n2'] }, { notes: ['n3'] }]);
  });
});

describe('a line that was said again', () => {
  const again = { heading: 'People', text: 'Ana sings.', at: '2026-11-30T02:00:00.000Z', notes: ['n2'] };

  it('is confirmed by its last words, without a byte of the memory or a change-set', async () => {
    const { keeper, file, reopen } = await space();
    await dream(keeper, adding('Ana sings.', 'n1'), adding('Ben skis.', 'n3'));
    const text = await file();
    const [, ben] = (await keeper.look()).items;
    await keeper.confirm([again, { ...again, text: 'Gone.' }]);
    for (const one of [keeper, reopen()]) {
      expect((await one.look()).items).toMatchObject([
        { text: 'Ana sings.', lastConfirmed: again.at, notes: ['n1', 'n2'], by: 'dream' },
        { text: 'Ben skis.', notes: ['n3'] },
      ]);
      expect((await one.look()).items[1]).toEqual(ben);
    }
    expect(await file()).toBe(text);
    expect(await keeper.changes.numbers()).toEqual([1]);
  });

  it('keeps the later of two times', async () => {
    const { keeper } = await space();
    await dream(keeper, adding('Ana sings.', 'n1'));
    await keeper.confirm([again, { ...again, at: '2026-11-01T02:00:00.000Z' }]);
    await keeper.confirm([{ ...again, at: '2026-11-02T02:00:00.000Z' }]);
    expect((await keeper.look()).items[0]?.lastConfirmed).toBe(again.at);
  });
});

describe('derived files and damage', () => {
  it('makes rejections again from the change-sets when their file is lost or corrupt', async () => {
    const { keeper, vault, reopen } = await space();
    await dream(keeper, adding('Ana likes tea.', 'n1'));
    await keeper.undo();
    const known = await keeper.rejections();
    for (const damage of [undefined, '{"version":1,', '[]', '']) {
      if (damage === undefined) await vault.remove('memory/.dreams/rejections.json');
      else await vault.replace('memory/.dreams/rejections.json', damage);
      expect(await reopen().rejections()).toEqual(known);
    }
  });

  it('goes on after a damaged change-set, warns once, and never uses its number again', async () => {
    const { keeper, vault, reopen, warnings } = await space(ADOPTED);
    await dream(keeper, adding('Fay files.', 'n1'));
    await vault.replace('memory/.dreams/changes/000002.json', '{"n":2,');
    const next = reopen();
    expect(await texts(next)).toContain('Fay files.');
    await rememberLine(next, 'Gil golfs.', 'People');
    expect(await next.changes.numbers()).toEqual([1, 2, 3, 4]);
    expect(warnings.filter((warning) => warning.includes('000002.json'))).toHaveLength(1);
    expect(await next.rejections()).toEqual([]);
  });

  it('does not take lines for rejected that a damaged change-set may have taken out', async () => {
    const { keeper, vault, reopen } = await space(ADOPTED);
    await dream(keeper, { op: 'remove', targets: [1], heading: '', reason: 'Stale.' });
    await vault.replace('memory/.dreams/changes/000002.json', '');
    expect(await reopen().rejections()).toEqual([]);
  });

  it.each(['lost', 'damaged', 'a folder'])(
    'blames nobody for what a change-set did whose file is %s, and tells which one it is',
    async (fate) => {
      const { keeper, vault, folder, reopen, warnings } = await space(ADOPTED);
      await dream(
        keeper,
        adding('Fay files.', 'n1'),
        ...[1, 2, 3, 4].map((target) => ({
          op: 'remove' as const,
          targets: [target],
          heading: '',
          reason: 'Stale.',
        })),
      );
      const text = await vault.read('MEMORY.md');
      const path = 'memory/.dreams/changes/000002.json';
      if (fate === 'damaged') await vault.replace(path, '{"n":2,');
      else await vault.remove(path);
      if (fate === 'a folder') await mkdir(join(folder, path));
      const next = reopen();
      const { items } = await next.look();
      expect(items.find((item) => item.text === 'Fay files.')).toMatchObject({ by: 'dream', state: 'dream' });
      const [set] = await next.changes.list();
      expect(set).toMatchObject({ n: 3, who: 'unknown', held: [] });
      expect(new Set(set?.operations.map(({ reason }) => reason))).toEqual(
        new Set(['Who did this is not known: the change that says so is lost.']),
      );
      expect(warnings.filter((line) => line.includes('change 2 is lost or damaged'))).toHaveLength(1);
      expect(await next.questions()).toEqual([]);
      expect(await next.rejections()).toEqual([]);
      expect(await vault.read('MEMORY.md')).toBe(text);
      await next.undo(3);
      expect(await texts(next)).toContain('Ana sings.');
    },
  );

  it('knows an edit by hand for one while it runs, whatever became of the files', async () => {
    const { keeper, vault } = await space(ADOPTED);
    await dream(keeper, adding('Fay files.', 'n1'));
    await vault.remove('memory/.dreams/changes/000002.json');
    await vault.replace('MEMORY.md', `${await vault.read('MEMORY.md')}- Gil golfs.\n`);
    await keeper.look();
    expect((await keeper.changes.list())[0]).toMatchObject({
      n: 3,
      who: 'hand',
      operations: [{ op: 'add', after: { text: 'Gil golfs.' } }],
    });
  });

  it('adopts the file again when the whole history is gone', async () => {
    const { keeper, reopen, vault } = await space(ADOPTED);
    await dream(keeper, adding('Fay files.', 'n1'));
    for (const name of await vault.list('memory/.dreams/changes'))
      await vault.remove(`memory/.dreams/changes/${name}`);
    expect((await reopen().look()).items).toHaveLength(6);
  });
});

describe('finding a line', () => {
  it.each([
    ['2', 'Ben skis.'],
    ['#2', 'Ben skis.'],
    ['ben SKIS', 'Ben skis.'],
    ['cooks', 'Cem cooks.'],
  ])('finds %s', async (query, text) => {
    const { keeper } = await space(ADOPTED);
    expect(await keeper.find(query)).toMatchObject({ text });
  });

  it('says when words fit several lines or none', async () => {
    const { keeper } = await space('- Ana sings loud.\n- Ana skis fast.\n');
    expect(await keeper.find('ana')).toMatchObject({ ambiguous: [{ n: 1 }, { n: 2 }] });
    expect(await keeper.find('9')).toBeUndefined();
    expect(await keeper.find('  ')).toBeUndefined();
    expect(await keeper.find('quantum')).toBeUndefined();
  });
});
