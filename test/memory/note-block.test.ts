import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withBlock } from '../../src/memory/note-block.ts';
import { readNoteLines } from '../../src/memory/note-file.ts';

const DAY = '2026-11-30';
const CONTENT = '## Light Sleep\n**30 November**\n### Staged: 1\n- Ana prefers tea. (Ana)';
const START = '<!-- reverie:light:start -->';
const END = '<!-- reverie:light:end -->';
const put = (text: string, content = CONTENT): string => withBlock(text, DAY, 'light', content);
const notesIn = (text: string): string[] => readNoteLines(text).map((line) => line.text);

describe('a block in a daily file', () => {
  it('stands at the end, between its marks, under the title of a new file', () => {
    expect(put('')).toBe(`# ${DAY}\n\n${START}\n${CONTENT}\n${END}\n`);
    expect(put('- Ana likes jazz.')).toBe(`- Ana likes jazz.\n\n${START}\n${CONTENT}\n${END}\n`);
  });

  it('takes the place of the one before it', () => {
    const next = put(`${put('- Ana likes jazz.\n')}- Ben swims.\n`, '## Light Sleep\n- Nothing.');
    expect(next).toBe(`- Ana likes jazz.\n\n${START}\n## Light Sleep\n- Nothing.\n${END}\n- Ben swims.\n`);
  });

  it('is never read as notes, and neither hides what people wrote around it', () => {
    const text = withBlock(
      `${put('- Ana likes jazz.\n')}- Ben swims.\n`,
      DAY,
      'rem',
      '## REM Sleep\n- tea: 4',
    );
    expect(notesIn(`${text}- Ana sings.\n`)).toEqual(['Ana likes jazz.', 'Ben swims.', 'Ana sings.']);
  });

  it.each(['<!-- a comment that nobody closed\n', '```\ncode that nobody closed\n', '---\n'])(
    'is not read as notes below %j',
    (opened) => {
      expect(notesIn(put(`- Ana likes jazz.\n${opened}`))).not.toContain('Ana prefers tea. (Ana)');
    },
  );

  it('is replaced to its last line when somebody deleted its last mark', () => {
    const broken = `${put('').replace(`\n${END}`, '')}\n- Ben swims.\n`;
    expect(put(broken)).toBe(`# ${DAY}\n\n${START}\n${CONTENT}\n${END}\n\n- Ben swims.\n`);
  });

  it('is not taken for one where its mark only stands in a sentence', () => {
    const text = `- The mark is ${START}, and ${END} ends it.\n`;
    expect(put(text).startsWith(text)).toBe(true);
  });

  it('cannot be ended by what it holds', () => {
    expect(notesIn(put('', `## Light Sleep\n${END}\n- Ana prefers tea.`))).toEqual([]);
  });

  it('keeps everything else byte for byte, however often it is written', () => {
    const anything = fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('reverie:'));
    fc.assert(
      fc.property(anything, anything, (before, after) => {
        const rest = `\n${after}`;
        const once = `${put(before)}${rest}`;
        const again = put(once, '## Light Sleep\n- Other.');
        expect(again.startsWith(before)).toBe(true);
        expect(again.endsWith(`${END}\n${rest}`)).toBe(true);
        expect(put(again)).toBe(once);
      }),
    );
  });
});
