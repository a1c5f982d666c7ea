import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { handWritten, turnsDuring } from '../support/turns.ts';
import { AT, batch, book, DAY, note, textsOf } from './notes-kit.ts';

describe('writing notes', () => {
  it('puts provenance first and lines after it, under a heading with time, reason and label', async () => {
    const { notes, vault, file } = await book();
    const written: string[] = [];
    const append = vault.append;
    vault.append = (path, text) => {
      written.push(path);
      return append(path, text);
    };
    await notes.write(batch([note('tea'), note('cake')]));
    expect(written).toEqual(['memory/.dreams/notes.jsonl', `memory/${DAY}.md`]);
    expect(await file()).toBe(
      `# ${DAY}\n\n## 14:05 · trimmed · telegram/Ana\n- tea ^${note('tea').id}\n- cake ^${note('cake').id}\n`,
    );
  });

  it('adds a second summary of the day below the first, also behind a line without its end', async () => {
    const { notes, path, file } = await book();
    await notes.write(batch([note('tea')]));
    await appendFile(path, '- by hand');
    await notes.write(batch([note('cake')], { reason: 'daily summary', at: AT + 60_000 }));
    expect(await file()).toContain(`- by hand\n\n## 14:06 · daily summary · telegram/Ana\n- cake ^`);
    expect((await file()).match(/^# /gm)).toHaveLength(1);
  });

  it('writes the same batch again without any change, also after a restart', async () => {
    const { notes, open, file, root } = await book();
    await notes.write(batch([note('tea')]));
    const before = [await file(), await readFile(join(root, 'memory/.dreams/notes.jsonl'), 'utf8')];
    await notes.write(batch([note('tea')]));
    await open().write(batch([note('tea')]));
    expect([await file(), await readFile(join(root, 'memory/.dreams/notes.jsonl'), 'utf8')]).toEqual(before);
  });

  it('gives two conversations that write at once one heading of the day, and loses neither', async () => {
    const { notes, file } = await book();
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        notes.write(batch([note(`note ${n}`, { conversation: `telegram:${n}` })])),
      ),
    );
    expect((await file()).match(/^# /gm)).toHaveLength(1);
    expect((await file()).match(/^- note /gm)).toHaveLength(20);
  });

  it('puts notes of two days into two files', async () => {
    const { notes, vault } = await book();
    await notes.write(
      batch([note('today'), note('yesterday', { day: '2026-11-29', at: '2026-11-29T23:10:00.000Z' })]),
    );
    expect(await vault.read('memory/2026-11-29.md')).toMatch(
      /## 23:10 · trimmed · telegram\/Ana\n- yesterday/,
    );
    expect(await vault.read(`memory/${DAY}.md`)).toMatch(/## 14:05 .*\n- today/);
  });

  it('survives a torn and a damaged line of the provenance, with a warning', async () => {
    const { notes, open, root, warnings } = await book();
    await notes.write(batch([note('tea')]));
    const path = join(root, 'memory/.dreams/notes.jsonl');
    await appendFile(path, '{}\nnull\n{"id":"n1","text":');
    const again = open();
    await again.write(batch([note('cake')]));
    expect(textsOf(await open().records())).toEqual(['tea', 'cake']);
    expect(warnings).toContain('Line 4 of memory/.dreams/notes.jsonl is damaged and was passed over.');
    expect((await open().live(DAY, DAY)).every((one) => one.record !== undefined)).toBe(true);
  });
});

describe('live notes', () => {
  it('are those of the days asked for, in their order, with where they stand', async () => {
    const { notes, save } = await book();
    for (const [text, day] of [
      ['c', '2026-12-01'],
      ['a', '2026-11-29'],
      ['b', DAY],
    ] as const) {
      await notes.write(batch([note(text, { day })]));
    }
    await save('- pitch is at noon\n', 0, '2026-11-30-pitch.md');
    expect(
      (await notes.live('2026-11-29', DAY)).map(({ day, path, line, text }) => [day, path, line, text]),
    ).toEqual([
      ['2026-11-29', 'memory/2026-11-29.md', 4, 'a'],
      [DAY, 'memory/2026-11-30.md', 4, 'b'],
      [DAY, 'memory/2026-11-30-pitch.md', 1, 'pitch is at noon'],
    ]);
  });

  it('are the word of the owner where a person wrote or changed the line', async () => {
    const { notes, file, save } = await book();
    await notes.write(batch([note('Ana prefers tea.'), note('Ben plays chess.')]));
    await save(`${(await file()).replace('prefers tea', 'prefers coffee')}- Oslo is far\n`);
    expect(
      (await notes.live(DAY, DAY)).map(({ text, byHand, record }) => [text, byHand, record?.text]),
    ).toEqual([
      ['Ana prefers coffee.', true, 'Ana prefers tea.'],
      ['Ben plays chess.', false, 'Ben plays chess.'],
      ['Oslo is far', true, undefined],
    ]);
  });

  it('key lines without an id by file, text and ordinal, so that they keep their key when lines move', async () => {
    const { notes, save } = await book();
    await save('- tea\n- cake\n- tea\n');
    const before = await notes.live(DAY, DAY);
    expect(new Set(before.map((one) => one.key)).size).toBe(3);
    await save('- new first line\n- tea\n- cake\n- tea\n', 1);
    expect((await notes.live(DAY, DAY)).slice(1).map((one) => one.key)).toEqual(before.map((one) => one.key));
  });

  it('count a copied line once, the first holder of an id in the file of the day', async () => {
    const { notes, file, save } = await book();
    await notes.write(batch([note('tea')]));
    const copy = await file();
    await save(copy, 0, '2026-11-30-conflict.md');
    await save(`${copy}- changed copy ^${note('tea').id}\n`);
    expect((await notes.live(DAY, DAY)).map(({ text, byHand, path }) => [text, byHand, path])).toEqual([
      ['tea', false, `memory/${DAY}.md`],
      ['changed copy', true, `memory/${DAY}.md`],
    ]);
  });

  it('leave out struck notes, unless a person wrote something else there', async () => {
    const { notes, open, file, save } = await book();
    await notes.write(batch([note('tea'), note('cake')]));
    await notes.strike([note('tea').id, note('cake').id], 'deleted');
    expect(await open().live(DAY, DAY)).toEqual([]);
    expect(await notes.records()).toEqual([]);
    expect([...(await open().struck())]).toEqual([
      [note('tea').id, 'deleted'],
      [note('cake').id, 'deleted'],
    ]);
    await save((await file()).replace('- tea', '- coffee'));
    expect(textsOf(await notes.live(DAY, DAY))).toEqual(['coffee']);
  });

  it('keep the time at which a person changed them, whatever is added to the file later', async () => {
    const { notes, open, file, save } = await book();
    const tea = note('Ana prefers tea.');
    await notes.write(batch([tea], { at: Date.now() }));
    expect((await notes.live(DAY, DAY))[0]?.editedAt).toBeUndefined();
    await save((await file()).replace('tea', 'coffee'), 90);
    const edited = (await notes.live(DAY, DAY))[0]?.editedAt;
    expect(Date.parse(edited ?? '')).toBeGreaterThan(Date.now() + 89 * 60_000);
    const later = Date.now() + 600 * 60_000;
    await notes.write(batch([note('Ben plays chess.')], { at: later }));
    await save(await file(), 500);
    expect((await open().live(DAY, DAY)).map(({ editedAt }) => editedAt)).toEqual([edited, undefined]);
    await save((await file()).replace('coffee', 'tea'), 550);
    const back = (await notes.live(DAY, DAY))[0];
    expect(back).toMatchObject({ text: 'Ana prefers tea.', byHand: false });
    expect((back?.editedAt ?? '') > (edited ?? '')).toBe(true);
    await notes.recordEdits(DAY, DAY, later);
    expect((await open().live(DAY, DAY))[0]?.editedAt).toBe(back?.editedAt);
  });

  it('count an edit as no later than now, when the clock of the file is ahead', async () => {
    const { notes, file, save } = await book();
    await notes.write(batch([note('tea', { writtenAt: '2026-11-01T00:00:00.000Z' })]));
    await save((await file()).replace('- tea', '- coffee'), 600);
    const now = Date.parse('2026-11-02T00:00:00.000Z');
    await notes.recordEdits(DAY, DAY, now);
    expect((await notes.live(DAY, DAY))[0]?.editedAt).toBe(new Date(now).toISOString());
  });

  it('are deleted when their line is gone from a file that stands, and nowhere else', async () => {
    const { notes, root, file, save, path } = await book();
    const [tea, cake, bread] = [note('tea'), note('cake'), note('bread')];
    await notes.write(batch([tea, cake, bread]));
    await save('- by hand\n- mine\n', 0, `${DAY}-own.md`);
    const [own, mine] = (await notes.live(DAY, DAY)).filter(({ record }) => record === undefined);
    const keys = [tea.id, cake.id, bread.id, own?.key ?? '', mine?.key ?? '', 'unknown'];
    expect(await notes.deleted(keys)).toEqual(new Set());
    const moved = (await file()).split('\n').find((line) => line.includes('cake'));
    await save((await file()).replace(/- (tea|cake).*\n/g, ''), 120);
    await save(`- mine\n${moved}\n`, 120, `${DAY}-own.md`);
    expect(await notes.deleted(keys)).toEqual(new Set([tea.id, own?.key]));
    await rm(path);
    await rm(join(root, `memory/${DAY}-own.md`));
    expect(await notes.deleted(keys)).toEqual(new Set());
  });

  it('are not deleted within the hour', async () => {
    const { notes, file, save } = await book();
    await notes.write(batch([note('tea'), note('cake')]));
    await save((await file()).replace(/- tea.*\n/, ''), 20);
    expect(await notes.deleted([note('tea').id])).toEqual(new Set());
  });

  it('drop a line that a person deleted', async () => {
    const { notes, file, save, warnings } = await book();
    await notes.write(batch([note('tea'), note('cake')]));
    await save((await file()).replace(/- tea.*\n/, ''), 120);
    expect(textsOf(await notes.live(DAY, DAY))).toEqual(['cake']);
    expect(warnings).toEqual([]);
  });

  it('keep a line that vanished within the hour, say so once, and put it back with the next notes', async () => {
    const { notes, file, save, warnings } = await book();
    await notes.write(batch([note('tea'), note('cake')]));
    await save((await file()).replace(/- tea.*\n/, ''), 20);
    expect(textsOf(await notes.live(DAY, DAY))).toEqual(['cake', 'tea']);
    expect(textsOf(await notes.live(DAY, DAY))).toEqual(['cake', 'tea']);
    expect(warnings).toEqual([
      expect.stringMatching(/^The note "tea" vanished from memory\/2026-11-30.md within an hour/),
    ]);
    await notes.write(batch([note('bread')]));
    expect((await file()).match(/- tea \^/g)).toHaveLength(1);
    await save((await file()).replace(/- tea.*\n/, ''), 30);
    expect(textsOf(await notes.live(DAY, DAY))).toEqual(['cake', 'bread']);
  });

  it('do not drop a vanished line because later notes were written to the file', async () => {
    const { notes, file, save } = await book();
    await notes.write(batch([note('tea'), note('cake')]));
    await save((await file()).replace(/- tea.*\n/, ''), 20);
    await notes.write(batch([note('bread')]));
    await save(await file(), 600);
    expect(textsOf(await notes.live(DAY, DAY)).sort()).toEqual(['bread', 'cake', 'tea']);
  });

  it('are found below a code fence that a person forgot to close', async () => {
    const { notes, save, warnings } = await book();
    await save('- by hand\n```\nsome code\n');
    await notes.write(batch([note('tea')]));
    expect(textsOf(await notes.live(DAY, DAY))).toContain('tea');
    expect(warnings).toEqual([]);
  });

  it('are read again only from files that changed', async () => {
    const { notes, vault, save } = await book();
    await notes.write(batch([note('tea')]));
    await save('- old\n', 0, '2026-11-29.md');
    await notes.live('2026-11-01', DAY);
    const reads: string[] = [];
    const read = vault.read;
    vault.read = (path) => {
      reads.push(path);
      return read(path);
    };
    await notes.live('2026-11-01', DAY);
    expect(reads).toEqual([]);
    await save('- new\n', 5, '2026-11-29.md');
    expect(textsOf(await notes.live('2026-11-01', DAY))).toEqual(['new', 'tea']);
    expect(reads).toEqual(['memory/2026-11-29.md']);
  });

  it('come day by day as they come together, and a line that moved to another day is not missed', async () => {
    const { notes, save } = await book();
    await notes.write(batch([note('tea'), note('cake')]));
    await save(`- tea ^${note('tea').id}\n`);
    await save(`- cake ^${note('cake').id}\n`, 0, '2026-12-01.md');
    await save('- old\n', 0, '2026-11-29.md');
    const days = new Map<string, string[]>();
    for await (const { day, notes: some } of notes.byDay('2026-11-01', '2026-12-31')) {
      days.set(day, textsOf(some));
    }
    expect([...days].sort()).toEqual([
      ['2026-11-29', ['old']],
      [DAY, ['tea']],
      ['2026-12-01', ['cake']],
    ]);
    expect(textsOf(await notes.live('2026-11-01', '2026-12-31'))).toEqual(['old', 'tea', 'cake']);
  });

  it('tell whether anything changed since somebody looked', async () => {
    const { notes, save } = await book();
    await notes.write(batch([note('tea')]));
    const seen = [await notes.state(DAY, DAY), await notes.state(DAY, DAY)];
    expect(seen[0]).toBe(seen[1]);
    await save('- cake\n', 5);
    seen.push(await notes.state(DAY, DAY));
    await notes.strike([note('tea').id], 'deleted');
    seen.push(await notes.state(DAY, DAY));
    await save('- more\n', 5, `${DAY}-more.md`);
    seen.push(await notes.state(DAY, DAY));
    expect(new Set(seen).size).toBe(4);
  });

  it('keep what is known of them when somebody wrote the provenance anew', async () => {
    const { open, root, notes } = await book();
    const path = join(root, 'memory/.dreams/notes.jsonl');
    await notes.write(batch([note('tea'), note('cake')]));
    const reopened = open();
    expect(await reopened.days()).toBeDefined();
    const [tea = '', cake = ''] = (await readFile(path, 'utf8')).split('\n');
    await writeFile(path, `${cake}\n\n${tea}\n`);
    expect((await reopened.live(DAY, DAY)).map(({ text, record }) => [text, record?.id])).toEqual([
      ['tea', note('tea').id],
      ['cake', note('cake').id],
    ]);
  });

  it('let others have their turn when a person wrote thousands of them', async () => {
    const { notes, save } = await book();
    await save(handWritten(3_000));
    expect(await turnsDuring(() => notes.live(DAY, DAY))).toBeGreaterThanOrEqual(3_000);
  });

  it('leave a file over 16 MiB alone and say so once', async () => {
    const { notes, save, warnings } = await book();
    await save('x'.repeat(16 * 1024 * 1024 + 1), 0, '2026-11-30-huge.md');
    await notes.write(batch([note('tea')]));
    await notes.live(DAY, DAY);
    expect(textsOf(await notes.live(DAY, DAY))).toEqual(['tea']);
    expect(warnings).toEqual([
      'memory/2026-11-30-huge.md is larger than 16 MiB and was not read. Split it into smaller files.',
    ]);
    expect(await notes.unreadFiles()).toEqual(['2026-11-30-huge.md']);
  });
});
