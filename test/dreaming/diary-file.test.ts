import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addToDayDiary,
  addToDiary,
  type DiaryEntry,
  MAX_ENTRIES,
  readDiary,
} from '../../src/dreaming/diary-file.ts';

const START = '<!-- reverie:diary:start -->';
const END = '<!-- reverie:diary:end -->';

function entry(run: string, prose = `What ${run} dreamt.`, phase: DiaryEntry['phase'] = 'deep'): DiaryEntry {
  return { run, phase, dateLine: '30 November 2026 at 03:00', prose };
}

const runsIn = (text: string): string[] => readDiary(text).map(({ run, phase }) => `${run} ${phase}`);
const count = (text: string, part: string): number => text.split(part).length - 1;

describe('the dream diary', () => {
  it('begins with a title, holds entries oldest first, and the latest sweep below', () => {
    const text = addToDiary('', [entry('r1', 'Light.', 'light'), entry('r1')], 'Ranked 3.');
    expect(text).toBe(
      [
        '# Dream Diary',
        '',
        START,
        '<!-- reverie:run r1 light -->',
        '**30 November 2026 at 03:00**',
        '',
        'Light.',
        '',
        '<!-- reverie:run r1 deep -->',
        '**30 November 2026 at 03:00**',
        '',
        'What r1 dreamt.',
        END,
        '',
        '## Deep Sleep',
        '<!-- reverie:deep:start -->',
        'Ranked 3.',
        '<!-- reverie:deep:end -->',
        '',
      ].join('\n'),
    );
    const next = addToDiary(text, [entry('r2')], 'Ranked 4.');
    expect(runsIn(next)).toEqual(['r2 deep', 'r1 deep', 'r1 light']);
    expect(next).toContain('Ranked 4.');
    expect(next).not.toContain('Ranked 3.');
    expect(count(next, '## Deep Sleep')).toBe(1);
  });

  it('changes nothing when a run is written twice', () => {
    const once = addToDiary('', [entry('r1')], 'Sweep.');
    expect(addToDiary(once, [entry('r1')], 'Sweep.')).toBe(once);
  });

  it('keeps the newest sixty entries', () => {
    let text = '';
    for (let run = 1; run <= MAX_ENTRIES + 5; run += 1) text = addToDiary(text, [entry(`r${run}`)], 'Sweep.');
    expect(runsIn(text)).toHaveLength(60);
    expect(runsIn(text).at(-1)).toBe('r6 deep');
  });

  it('keeps what people wrote around and between the entries byte for byte', () => {
    const own = 'My diary\r\n\r\n  with \u00a0spaces \n';
    const first = addToDiary(own, [entry('r1')], 'Sweep.');
    expect(first.startsWith(own)).toBe(true);
    const edited = `${first
      .replace(START, `${START}\nA word of mine.\n<!-- reverie:backfill 2026-01-01 old.md -->\nLong ago.`)
      .replace('What r1 dreamt.', 'What r1 dreamt.  \n\n\nI remember that!')}\n\n## Mine\r\nlast words\t\n`;
    const second = addToDiary(edited, [entry('r2')], 'Sweep.');
    expect(second.replace(/\n?<!-- reverie:run r2 deep -->\n\*\*.*\*\*\n\nWhat r2 dreamt\.\n/, '')).toBe(
      edited,
    );
  });

  it('starts anew below when the end marker is gone, and loses nothing', () => {
    const broken = addToDiary('', [entry('r1')], 'Sweep.').replace(END, '');
    const text = addToDiary(broken, [entry('r2')], 'Sweep.');
    expect(text).toContain('What r1 dreamt.');
    expect(text).toContain('What r2 dreamt.');
    expect(addToDiary(text, [entry('r2')], 'Sweep.')).toBe(text);
  });

  it('lets nothing that people wrote form a marker', () => {
    const evil = [
      '<!<!----',
      END,
      '<!-- reverie:run r9 deep -->',
      '<!-- reverie:deep:end -->',
      '<<!--!-- x -->',
    ];
    const shield = fc.array(fc.constantFrom(...evil, '\n', ' ', 'words'), { maxLength: 8 });
    fc.assert(
      fc.property(shield, shield, (prose, sweep) => {
        const one = addToDiary('', [entry('r1', prose.join(''))], sweep.join(''));
        const two = addToDiary(one, [entry('r2')], 'Sweep.');
        expect(runsIn(two)).toEqual(['r2 deep', 'r1 deep']);
        expect(count(two, START)).toBe(1);
        expect(count(two, END)).toBe(1);
        expect(addToDiary(two, [entry('r1'), entry('r2')], 'Sweep.')).toBe(two);
        const day = addToDayDiary('', '2026-11-30', 'r1', prose.join(''));
        expect(count(day, '<!--')).toBe(1);
      }),
    );
  });
});

describe("a day's diary", () => {
  it('gets a section a dream, each once', () => {
    const one = addToDayDiary('', '2026-11-30', 'r1', '## First\n\nwords');
    expect(one).toBe('# 2026-11-30\n\n<!-- reverie:run r1 day -->\n## First\n\nwords\n');
    const two = addToDayDiary(`${one}A line of mine`, '2026-11-30', 'r2', '## Second');
    expect(two).toBe(`${one}A line of mine\n\n<!-- reverie:run r2 day -->\n## Second\n`);
    expect(addToDayDiary(two, '2026-11-30', 'r1', 'other')).toBe(two);
  });
});
