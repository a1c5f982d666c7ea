import { describe, expect, it } from 'vitest';
import {
  type BackfillEntry,
  hasLostMarks,
  withoutEntries,
  writeEntries,
} from '../../../src/dreaming/backfill/entries.ts';
import { addToDiary, MAX_ENTRIES, readDiary } from '../../../src/dreaming/diary-file.ts';
import { inLinearTime } from '../../support/patience.ts';

const entry = (day: string, text = `Words of ${day}.`, source = `memory/${day}.md`): BackfillEntry => ({
  day,
  source,
  text,
});
const live = (n: number) => ({
  run: `r${n}`,
  phase: 'light' as const,
  dateLine: `day ${n}`,
  prose: `Dream ${n}.`,
});
const DIARY = addToDiary('', [live(1), live(2)], 'deep');

/** Diaries as they come: ours, somebody's own, another system's, with and without a line end, in two kinds. */
const DIARIES: [name: string, text: string][] = [
  ['none at all', ''],
  ['an entry of a dream', DIARY],
  ['text of a person around it', `My own words.\n\n${DIARY}\nAnd more.\n`],
  ['a file of a person', '# My dreams\n\nI flew.\n'],
  ['a file without a line end', 'I flew.'],
  ['a file that ends with empty lines', 'I flew.\n\n\n'],
  ['line ends of Windows', '# Dream Diary\r\n\r\nI flew.\r\n'],
  ['the head of a diary alone', '# Dream Diary\n\n'],
  [
    'a diary of OpenClaw',
    '# Dream Diary\n\n<!-- openclaw:dreaming:diary:start -->\n---\n\n*May 2, 2026*\n\nRain.\n\n<!-- openclaw:dreaming:diary:end -->\n',
  ],
];

describe('backfilled diary entries', () => {
  it.each(DIARIES)('leave %s byte for byte when they are taken out', (_, text) => {
    const days = ['2025-03-02', '2025-01-01', '2024-12-31'];
    const { text: written, written: count } = writeEntries(
      text,
      days.map((day) => entry(day)),
    );
    expect(count).toBe(3);
    const { text: rest, removed } = withoutEntries(written);
    expect(removed).toBe(3);
    expect(rest ?? '').toBe(text === '' ? '' : text);
  });

  it('leave the entry of a dream that came after them as if they had never been', () => {
    for (const text of ['', 'I flew.\n']) {
      const { text: backfilled } = writeEntries(text, [entry('2025-01-01')]);
      const { text: rest } = withoutEntries(addToDiary(backfilled, [live(1)], 'deep'));
      expect(rest).toBe(addToDiary(text, [live(1)], 'deep'));
    }
  });

  it('stand oldest first, each with its day and source in a marker', () => {
    const { text } = writeEntries(DIARY, [entry('2025-03-02'), entry('2025-01-01')]);
    expect(text.indexOf('Words of 2025-01-01.')).toBeLessThan(text.indexOf('Words of 2025-03-02.'));
    expect(text).toContain('<!-- reverie:backfill-entry day=2025-01-01 source=memory/2025-01-01.md -->');
  });

  it('replace those of the same file and join those of others', () => {
    const first = writeEntries(DIARY, [entry('2025-01-01'), entry('2025-01-02')]);
    const second = writeEntries(first.text, [entry('2025-01-02', 'Other words.'), entry('2025-01-03')]);
    expect(second).toMatchObject({ written: 1, replaced: 1 });
    expect(second.text).not.toContain('Words of 2025-01-02.');
    expect(withoutEntries(second.text)).toEqual({ text: DIARY, removed: 3 });
    expect(writeEntries(second.text, [entry('2025-01-03')]).text).toBe(second.text);
  });

  it('are found, replaced and taken out in a diary that was saved with line ends of Windows', () => {
    const windows = (text: string): string => text.replaceAll('\n', '\r\n');
    const { text } = writeEntries(DIARY, [entry('2025-01-01'), entry('2025-01-02')]);
    expect(writeEntries(windows(text), [entry('2025-01-02')])).toMatchObject({ written: 0, replaced: 1 });
    expect(withoutEntries(windows(text))).toEqual({ text: windows(DIARY), removed: 2 });
  });

  it.each(['start', 'end'])('are known for lost when the mark of their %s is gone', (mark) => {
    const { text } = writeEntries(DIARY, [entry('2025-01-01')]);
    expect(hasLostMarks(text)).toBe(false);
    expect(hasLostMarks(text.replace(`<!-- reverie:backfill:${mark} -->`, ''))).toBe(true);
  });

  it('neither count nor rotate nor leave with the entries of dreams', () => {
    let { text } = writeEntries(DIARY, [entry('2025-01-01'), entry('2025-01-02')]);
    for (let n = 3; n <= MAX_ENTRIES + 5; n += 1) text = addToDiary(text, [live(n)], 'deep');
    expect(readDiary(text)).toHaveLength(MAX_ENTRIES);
    expect(text).toContain('Words of 2025-01-01.');
    const { text: rest } = withoutEntries(text);
    expect(rest).not.toContain('backfill');
    expect(readDiary(rest ?? '')).toHaveLength(MAX_ENTRIES);
  });

  it('cannot be closed by what a note or a path holds', () => {
    const evil = entry('2025-01-01', 'x <!-- reverie:backfill:end --> y', '/a b/--> <!--\n/2025-01-01.md');
    const { text } = writeEntries(DIARY, [evil]);
    expect(text.match(/backfill:end -->/g)).toHaveLength(2);
    expect(withoutEntries(text)).toEqual({ text: DIARY, removed: 1 });
    expect(writeEntries(text, [evil])).toMatchObject({ replaced: 1, text });
  });

  it('are found in a long diary without delay', async () => {
    const long = `${'<!-- reverie:backfill:start '.repeat(8_000)}`;
    await inLinearTime(() => withoutEntries(writeEntries(long, [entry('2025-01-01')]).text));
  });
});
