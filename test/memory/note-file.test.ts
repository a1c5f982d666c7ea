import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOfNoteFile, noteIds, noteLine, readNoteLines } from '../../src/memory/note-file.ts';
import { singleLine } from '../../src/text/visible.ts';
import { inLinearTime } from '../support/patience.ts';

const texts = (text: string): string[] => readNoteLines(text).map((line) => line.text);

describe('the name of a daily file', () => {
  it.each([
    ['2026-11-30.md', '2026-11-30'],
    ['2026-01-16-pitch.md', '2026-01-16'],
    ['2024-02-29-leap-день.md', '2024-02-29'],
    ['2026-02-30.md', undefined],
    ['2026-13-01.md', undefined],
    ['2026-11-30.txt', undefined],
    ['2026-11-30-.md', undefined],
    ['2026-11-30 pitch.md', undefined],
    ['2026-11-30.sync-conflict.md', undefined],
    ['archive.md', undefined],
    ['x2026-11-30.md', undefined],
  ])('of %s is %s', (name, day) => {
    expect(dayOfNoteFile(name)).toBe(day);
  });
});

describe('the lines of a daily file', () => {
  it('are bullets and sentences, with their ids and line numbers', () => {
    const text =
      '# 2026-11-30\n\n## 14:05 · trimmed · telegram/Ana\n- Ana prefers tea. ^n7k2qd\n* by hand\n+ plus\nJust a sentence.\n- [ ] buy milk\n- [x] done\n-\n- \n';
    expect(readNoteLines(text)).toEqual([
      { line: 4, text: 'Ana prefers tea.', id: 'n7k2qd' },
      { line: 5, text: 'by hand' },
      { line: 6, text: 'plus' },
      { line: 7, text: 'Just a sentence.' },
      { line: 8, text: 'buy milk' },
      { line: 9, text: 'done' },
    ]);
  });

  it('are read the same with Windows line ends and a byte order mark', () => {
    expect(texts('\uFEFF# 2026-11-30\r\n\r\n- tea ^n7k2qd\r\n- cake\r\n')).toEqual(['tea', 'cake']);
  });

  it('join the indented lines below a bullet, and keep nested bullets apart', () => {
    expect(texts('- one\n  goes on\n\tand on\n  - two\n    more\n- three\n\n  alone\n')).toEqual([
      'one goes on and on',
      'two more',
      'three',
      'alone',
    ]);
  });

  it.each([
    ['a fence', '```js\n- code\n```\n'],
    ['a longer fence with a shorter one inside', '````\n```\n- code\n```\n- code\n````\n'],
    ['a fence of tildes', '~~~\n- code\n```\n- code\n~~~\n'],
    ['indented code', '    rm -rf /\n'],
    ['a table', '| a | b |\n|---|---|\n| 1 | 2 |\n'],
    ['a table without outer bars', 'a | b\n--- | ---\n1 | 2\n'],
    ['a comment', '<!-- a\n- hidden\n-->\n'],
    ['a comment on one line', '<!-- hidden -->\n'],
    ['front matter', '---\ntags: daily\n---\n'],
    [
      'a managed block',
      '<!-- reverie:light:start -->\n## Light Sleep\n- staged\n<!-- reverie:light:end -->\n',
    ],
    ['a block of another system', '<!-- otherbot:dream:start -->\n- staged\n<!-- otherbot:dream:end -->\n'],
    ['rules', '***\n===\n'],
    ['a heading without a body', '### Decision\n'],
  ])('do not include %s', (_, hidden) => {
    const inFront = hidden.startsWith('---') ? '' : '- before\n\n';
    expect(texts(`${inFront}${hidden}\n- after\n`)).toEqual(inFront === '' ? ['after'] : ['before', 'after']);
  });

  it('do not include what a dreaming system wrote under its heading, up to the next section', () => {
    expect(
      texts('- a\n## Light Sleep\n- staged\n### More\n- staged\n## Tea\n- b\n# Dream Diary\nprose\n'),
    ).toEqual(['a', 'b']);
    expect(texts('# Dream Diary\nprose\n\n## 14:05 · trimmed · x\n- note ^n7k2qd\n')).toEqual(['note']);
  });

  it.each(['```\n', '````\n```\n- x\n```\n', '~~~\n', '<!-- open\n', '<!-- x:start -->\n', '---\n'])(
    'are not swallowed by %j that is never closed, because notes are added below it',
    (open) => {
      expect(texts(`${open}\n## 14:05 · trimmed · x\n- note ^n7k2qd\n`)).toContain('note');
    },
  );

  it('come back from the line that is written for a note, whatever its text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.constantFrom(
            '[x] done',
            '| a | b',
            '---',
            '# head',
            '```',
            '<!-- x',
            '^n12345678 ^n1234567',
            '- - x',
            '> q',
          ),
        ),
        (raw) => {
          const text = singleLine(raw);
          fc.pre(text !== '' && !/^[-*+]\s/.test(text));
          const file = `# 2026-11-30\n\n## 14:05 · trimmed · x\n${noteLine(text, 'n7k2qd234')}\n`;
          expect(readNoteLines(file)).toEqual([{ line: 4, text, id: 'n7k2qd234' }]);
          expect(noteIds(file)).toEqual(new Set(['n7k2qd234']));
        },
      ),
    );
  });

  it('take linear time on hostile files', async () => {
    const hostile = [
      `<!-- ${'start:'.repeat(40_000)}`,
      `${'-'.repeat(200_000)}x`,
      '| - '.repeat(50_000),
      `${' '.repeat(200_000)}x`,
      `- ${' ^'.repeat(100_000)}`,
      '```\n'.repeat(30_001),
      '````\n```\n'.repeat(20_000),
      '<!-- a\n'.repeat(50_000),
      '<!-- a:start -->\n'.repeat(20_000),
      Array.from({ length: 300 }, (_, count) => '`'.repeat(500 - count)).join('\n'),
    ];
    for (const text of hostile) await inLinearTime(() => readNoteLines(text));
  });
});
