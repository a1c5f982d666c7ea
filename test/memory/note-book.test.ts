import { describe, expect, it } from 'vitest';
import { noteId } from '../../src/memory/notes.ts';
import { batch, book, DAY, note, textsOf } from './notes-kit.ts';

describe('what a note book knows', () => {
  it('lists the files that nothing reads', async () => {
    const { notes, save } = await book();
    for (const name of [
      '2026-01-16-pitch.md',
      '2026-11-30.md',
      'archive.md',
      'archive-2025.md',
      'archived-ideas.md',
      'ideas.md',
      '2026-02-30.md',
      'picture.png',
    ]) {
      await save('- x\n', 0, name);
    }
    expect(await notes.unreadFiles()).toEqual(['2026-02-30.md', 'archived-ideas.md', 'ideas.md']);
  });

  it('has the provenance of the last notes by day, without struck ones', async () => {
    const { notes } = await book();
    const [old, struck, last] = [note('old', { day: '2026-11-28' }), note('struck'), note('last')];
    await notes.write(batch([struck, last]));
    await notes.write(batch([old, note('older', { day: '2026-11-27' })]));
    await notes.strike([struck.id], 'edited');
    expect(textsOf(await notes.latest(2))).toEqual(['old', 'last']);
    expect(textsOf(await notes.latest(9))).toEqual(['older', 'old', 'last']);
  });

  it('tells how far notes reach, by any and by those of trims, struck ones too', async () => {
    const { notes, open } = await book();
    await notes.write(
      batch([note('a', { turns: ['03', '01'] }), note('b', { turns: ['05'], reason: 'manual' })]),
    );
    await notes.write(batch([note('c', { turns: ['09'], conversation: 'telegram:2' })]));
    await notes.strike([note('b', { turns: ['05'] }).id], 'edited');
    expect(await open().reach('telegram:1')).toEqual({ noted: '05', trimmed: '03' });
    expect(await open().reach('telegram:3')).toEqual({ noted: '', trimmed: '' });
  });

  it('lets a struck note count again when it is written again, without a second line', async () => {
    const { notes, open, file } = await book();
    await notes.write(batch([note('tea')]));
    await notes.strike([note('tea').id], 'edited');
    await notes.write(batch([note('tea')]));
    expect(textsOf(await open().live(DAY, DAY))).toEqual(['tea']);
    expect((await file()).match(/- tea/g)).toHaveLength(1);
  });

  it('gives the same note of the same messages the same id, and others another one', () => {
    expect(noteId('a', ['1', '2'], 'x')).toBe(noteId('a', ['1', '2'], 'x'));
    const ids = [
      noteId('a', ['1', '2'], 'x'),
      noteId('b', ['1', '2'], 'x'),
      noteId('a', ['1'], 'x'),
      noteId('a', ['1', '2'], 'y'),
    ];
    expect(new Set(ids).size).toBe(4);
    for (const id of ids) expect(id).toMatch(/^n[a-z0-9]{9}$/);
  });
});
