import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdits, type Edit } from '../../src/memory/memory-edit.ts';
import { MemoryEditError, MemoryTextError } from '../../src/memory/memory-errors.ts';
import { parseMemory } from '../../src/memory/memory-parse.ts';
import { inLinearTime } from '../support/patience.ts';

const editMemory = (...given: Parameters<typeof applyEdits>): string => applyEdits(...given).text;

function lines(text: string): [string, string][] {
  return parseMemory(text).items.map((item) => [item.heading, item.text]);
}

describe('reading MEMORY.md', () => {
  it('finds top-level bullets of any mark under their headings', () => {
    const text =
      '# Memory\n\n- on top\n\n## People\n* Ana sings.\n+ Ben skis.\n\n### Food\n- Ana is vegan.\n';
    expect(lines(text)).toEqual([
      ['Memory', 'on top'],
      ['People', 'Ana sings.'],
      ['People', 'Ben skis.'],
      ['Food', 'Ana is vegan.'],
    ]);
  });

  it('folds continuation lines and nested bullets into their item', () => {
    const text = '- Ana\n  lives in Riga\nand works\n\n  in Tallinn\n  - on Mondays\n\nprose\n- Ben\n';
    expect(lines(text)).toEqual([
      ['', 'Ana lives in Riga and works in Tallinn - on Mondays'],
      ['', 'Ben'],
    ]);
  });

  it.each([
    ['a fence', '```\n- code\n```\n- real\n'],
    ['a longer fence', '~~~~ text\n- code\n~~~\n- more\n~~~~\n- real\n'],
    ['an HTML comment', '<!--\n- hidden\n-->\n- real\n'],
    ['a comment of one line', '<!-- - hidden -->\n- real\n'],
    ['a numbered list', '1. one\n2) two\n\n- real\n'],
    ['a quotation', '> - quoted\n\n- real\n'],
    ['a table', '| a |\n| - |\n\n- real\n'],
    ['rules', '---\n\n- - -\n* * *\n***\n\n- real\n'],
    ['indented code', 'prose\n\n    - code\n\n- real\n'],
    ['empty bullets and marks', '-\n- …\n* \n- real\n'],
    ['front matter', '---\ntags:\n- memory\n---\n- real\n'],
    ['a bullet without a space', '-real\n\n- real\n'],
  ])('does not take %s for items', (_, text) => {
    expect(lines(text).map(([, item]) => item)).toEqual(['real']);
  });

  it('leaves out comments inside a line', () => {
    expect(lines('- Ana <!-- secret --> sings\n')).toEqual([['', 'Ana sings'.replace(' ', '  ')]]);
  });

  it('knows underlined headings', () => {
    expect(lines('Memory\n======\n\n- a\n\nThe people\nwe know\n---\n- b\n')).toEqual([
      ['Memory', 'a'],
      ['The people we know', 'b'],
    ]);
  });

  it('counts equal lines under a heading', () => {
    const { items } = parseMemory('## A\n- x\n- x\n## B\n- x\n');
    expect(items.map(({ heading, ordinal }) => [heading, ordinal])).toEqual([
      ['A', 1],
      ['A', 2],
      ['B', 1],
    ]);
  });

  it('takes lines under Pinned and its own headings for pinned, and no others', () => {
    const text = '# Memory\n## Pinned\n- a\n### Sub\n- b\n## Facts\n- c\n';
    expect(parseMemory(text).items.map(({ pinned }) => pinned)).toEqual([true, true, false]);
  });

  it('reads a byte order mark, CRLF and a missing last line ending', () => {
    expect(lines('\uFEFF# Memory\r\n\r\n- a\r\n- b')).toEqual([
      ['Memory', 'a'],
      ['Memory', 'b'],
    ]);
  });

  it.each([
    ['one long line', `- ${'a '.repeat(100_000)}\n`],
    ['one long line of marks', `- ${'<!--'.repeat(50_000)}\n`],
    ['one long line of hashes', `${'# '.repeat(100_000)}\n`],
    ['one long line of spaces', `- a${' '.repeat(200_000)}b\n`],
    ['one long line of dashes', `${'- '.repeat(100_000)}a\n`],
    ['many headings', '## a\n'.repeat(50_000)],
    ['many bullets', '- a\n'.repeat(50_000)],
    ['many paragraphs', 'a\n'.repeat(100_000)],
  ])('reads %s in linear time', async (_, text) => {
    await inLinearTime(() => parseMemory(text));
  });
});

describe('editing MEMORY.md', () => {
  it('puts each new line under its own heading when new and standing headings are mixed', () => {
    const text = '# Memory\n\n## People\n\n- Ana has a cat.\n';
    const edited = editMemory(text, [
      { add: { heading: 'Preferences', text: 'Ana prefers tea.' } },
      { add: { heading: 'People', text: 'Ana has a sister.' } },
      { add: { heading: 'Preferences', text: 'Ana likes jazz.' } },
      { add: { heading: 'People', text: 'Ana is a nurse.' } },
    ]);
    expect(edited).toBe(
      '# Memory\n\n## People\n\n- Ana has a cat.\n- Ana has a sister.\n- Ana is a nurse.\n\n## Preferences\n\n- Ana prefers tea.\n- Ana likes jazz.\n',
    );
  });

  const text = '# Memory\n\n## People\n\n- Ana sings.\n- Ben skis.\n\n## Plans\n\n- Launch on Friday.\n';

  it('adds at the end of a section', () => {
    expect(editMemory(text, [{ add: { heading: 'People', text: 'Cem cooks.' } }])).toBe(
      text.replace('skis.\n', 'skis.\n- Cem cooks.\n'),
    );
  });

  it('makes a missing heading, for several lines once', () => {
    const edits: Edit[] = ['x', 'y'].map((word) => ({ add: { heading: 'Facts', text: word } }));
    expect(editMemory(text, edits)).toBe(`${text}\n## Facts\n\n- x\n- y\n`);
  });

  it('starts a new file with its title', () => {
    expect(editMemory('', [{ add: { heading: 'Facts', text: 'x' } }])).toBe('# Memory\n\n## Facts\n\n- x\n');
  });

  it('puts Pinned before the other headings, and uses one that stands', () => {
    expect(editMemory(text, [{ move: 2, heading: 'Pinned' }])).toBe(
      '# Memory\n\n## Pinned\n\n- Ben skis.\n\n## People\n\n- Ana sings.\n\n## Plans\n\n- Launch on Friday.\n',
    );
    const pinned = `${text}\n## Pinned\n- z\n`;
    expect(lines(editMemory(pinned, [{ move: 1, heading: 'Pinned' }]))).toContainEqual([
      'Pinned',
      'Ana sings.',
    ]);
  });

  it('replaces, removes and moves by the numbers of the text before', () => {
    const edited = editMemory(text, [
      { replace: 1, text: 'Ana sings alto.' },
      { remove: 2 },
      { move: 3, heading: 'People' },
    ]);
    expect(lines(edited)).toEqual([
      ['People', 'Ana sings alto.'],
      ['People', 'Launch on Friday.'],
    ]);
  });

  it('removes an empty heading with its blank lines only when it is ours and nothing else stands there', () => {
    const ours = new Set(['Plans', 'People']);
    expect(editMemory(text, [{ remove: 3 }], { ours })).toBe(
      '# Memory\n\n## People\n\n- Ana sings.\n- Ben skis.\n',
    );
    expect(editMemory(text, [{ remove: 3 }])).toBe(text.replace('- Launch on Friday.\n', ''));
    const withProse = `${text}\nSee the board.\n`;
    expect(editMemory(withProse, [{ remove: 3 }], { ours })).toContain('## Plans');
    expect(editMemory(text, [{ remove: 1 }, { remove: 2 }], { ours })).toBe(
      '# Memory\n\n## Plans\n\n- Launch on Friday.\n',
    );
    expect(editMemory(text, [{ remove: 3 }, { add: { heading: 'Plans', text: 'x' } }], { ours })).toContain(
      '## Plans\n\n- x\n',
    );
  });

  it('leaves one blank line between headings when the only line is pinned and goes back', () => {
    const options = { ours: new Set(['Preferences', 'Pinned']) };
    const alone = '# Memory\n\n## Preferences\n\n- Tea.\n';
    const pinned = editMemory(alone, [{ move: 1, heading: 'Pinned' }], options);
    expect(pinned).toBe('# Memory\n\n## Pinned\n\n- Tea.\n');
    expect(editMemory(pinned, [{ move: 1, heading: 'Preferences' }], options)).toBe(alone);
  });

  it('keeps line endings, the byte order mark and a missing last line ending', () => {
    const windows = '\uFEFF# Memory\r\n\r\n## A\r\n- a';
    expect(editMemory(windows, [{ add: { heading: 'A', text: 'b' } }])).toBe(`${windows}\r\n- b`);
    expect(editMemory(windows, [{ add: { heading: 'B', text: 'b' } }])).toBe(
      `${windows}\r\n\r\n## B\r\n\r\n- b`,
    );
  });

  it('never writes into a fence or a comment that nobody closed', () => {
    const open = '## A\n- a\n\n```\n- code\n';
    const edited = editMemory(open, [
      { add: { heading: 'A', text: 'b' } },
      { add: { heading: 'B', text: 'c' } },
    ]);
    expect(lines(edited)).toEqual([
      ['A', 'a'],
      ['A', 'b'],
      ['B', 'c'],
    ]);
    expect(edited.endsWith('```\n- code\n')).toBe(true);
  });

  it('keeps what stood around a removed line apart', () => {
    expect(editMemory('prose\n- a\n---\n- b\n', [{ remove: 1 }])).toBe('prose\n\n---\n- b\n');
    expect(editMemory('## A\nTitle\n===\n', [{ add: { heading: 'A', text: 'b' } }])).toBe(
      '## A\n- b\n\nTitle\n===\n',
    );
  });

  it('brings a line back in its earlier form and place', () => {
    const source = '* Ana\n  - sings\n';
    const edited = editMemory('- x\n- z\n', [
      { add: { heading: '', text: 'Ana - sings', before: 2, source } },
    ]);
    expect(edited).toBe('- x\n* Ana\n  - sings\n- z\n');
  });

  it.each([
    '# Head',
    '- list',
    '* list',
    '+ list',
    '1. one',
    '2) two',
    '```code',
    '~~~',
    '> said',
    '| cell |',
    '[a]: http://x',
    'see <!-- this',
    'two\nlines',
    'two\u2028lines',
    'a\u0000b',
    '\u0007',
    '',
    '   ',
    '…',
    '---',
    '##',
  ])('refuses %j, which would form structure or says nothing', (bad) => {
    expect(() => editMemory(text, [{ add: { heading: 'People', text: bad } }])).toThrow(MemoryTextError);
    expect(() => editMemory(text, [{ replace: 1, text: bad }])).toThrow(MemoryTextError);
  });

  it.each([
    '#garden is the channel',
    '-5 °C is enough',
    '*Dune* is her book',
    '2026-12-04',
    '+380 44 is the code',
    '👩‍👩‍👧 comes',
    'مرحبا بالعالم',
    '\u202Eabc',
    '`npm` is used',
    'x'.repeat(200_000),
  ])('takes %s as it is', (good) => {
    expect(lines(editMemory(text, [{ add: { heading: 'People', text: good } }]))).toContainEqual([
      'People',
      good,
    ]);
  });

  it('refuses lines that are not there, two changes of one line, and headings that are none', () => {
    expect(() => editMemory(text, [{ remove: 9 }])).toThrow(MemoryEditError);
    expect(() => editMemory(text, [{ remove: 1 }, { replace: 1, text: 'x' }])).toThrow(MemoryEditError);
    for (const heading of ['a\nb', ' a', '# a #', 'a #', '<!-- a -->']) {
      expect(() => editMemory(text, [{ add: { heading, text: 'x' } }])).toThrow(MemoryEditError);
    }
  });
});

const word = fc.constantFrom('tea', 'Ana', 'зима', '茶', '🫖', '-x', '#y', 'a*b', '<b>', 'é', '1.5');
const itemText = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => `T ${words.join(' ')}`);
const eol = fc.constantFrom('\n', '\r\n');
const block = fc.oneof(
  itemText.map((text) => [`- ${text}`]),
  itemText.map((text) => [`* ${text}`, '  more', '', '    - nested']),
  itemText.map((text) => [`   - ${text}`]),
  fc.constantFrom(['## People'], ['## Pinned'], ['### Sub'], ['# Memory'], ['', 'Title', '==='], ['']),
  fc.constantFrom(
    ['prose'],
    ['1. one'],
    ['```', '- code', '```'],
    ['<!--', '- c', '-->'],
    ['', '---'],
    ['> q'],
    ['-'],
    ['\t- t'],
  ),
);
const document = fc
  .tuple(fc.array(block, { maxLength: 12 }), eol, fc.boolean(), fc.boolean())
  .map(([blocks, end, bom, last]) => (bom ? '\uFEFF' : '') + blocks.flat().join(end) + (last ? end : ''));

describe('laws of editing', () => {
  it('leaves any text alone when nothing is edited', () => {
    fc.assert(
      fc.property(fc.oneof(document, fc.string({ unit: 'grapheme' }), fc.string()), (text) => {
        expect(editMemory(text, [])).toBe(text);
        const { items } = parseMemory(text);
        for (const item of items) expect(item.end).toBeGreaterThan(item.start);
      }),
    );
  });

  it('reads what it added, and taking it out gives the bytes back', () => {
    fc.assert(
      fc.property(
        document,
        itemText,
        fc.constantFrom('People', 'Sub', 'Memory', 'New', 'Pinned', ''),
        (text, line, heading) => {
          // A line of marks alone is a bullet or underlines a heading, by what stands above it; such edits are refused.
          fc.pre(text !== '' && !/^ {0,3}[-=]+\s*$/m.test(text));
          const before = parseMemory(text);
          const { text: edited, items, origins } = applyEdits(text, [{ add: { heading, text: line } }]);
          const at = origins.findIndex(({ edit }) => edit === 0);
          expect(items[at]?.text).toBe(line);
          expect(items.filter((_, index) => index !== at).map((item) => item.text)).toEqual(
            before.items.map((item) => item.text),
          );
          const made = parseMemory(edited).sections.length > before.sections.length ? [heading] : [];
          expect(editMemory(edited, [{ remove: at + 1 }], { ours: new Set(made) })).toBe(text);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('replaces one line and nothing else, and replacing it back gives the bytes back', () => {
    fc.assert(
      fc.property(document, itemText, fc.nat(), (text, line, pick) => {
        const { items } = parseMemory(text);
        fc.pre(items.length > 0);
        const item = items[pick % items.length];
        if (item === undefined) return;
        const edited = editMemory(text, [{ replace: item.n, text: line }]);
        expect(parseMemory(edited).items.map((other) => other.text)).toEqual(
          items.map((other) => (other.n === item.n ? line : other.text)),
        );
        const source = text.slice(item.start, item.end);
        if (item.indent === 0) {
          expect(editMemory(edited, [{ replace: item.n, text: item.text, source }])).toBe(text);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('takes out and moves exactly the lines it is told to', () => {
    fc.assert(
      fc.property(document, fc.nat(), fc.constantFrom('People', 'New', 'Pinned'), (text, pick, heading) => {
        const { items } = parseMemory(text);
        fc.pre(items.length > 0);
        const item = items[pick % items.length];
        if (item === undefined) return;
        const rest = items.filter(({ n }) => n !== item.n).map((other) => other.text);
        expect(parseMemory(editMemory(text, [{ remove: item.n }])).items.map((other) => other.text)).toEqual(
          rest,
        );
        const moved = parseMemory(editMemory(text, [{ move: item.n, heading }])).items;
        expect(moved.map((other) => other.text).sort()).toEqual([...rest, item.text].sort());
      }),
      { numRuns: 500 },
    );
  });
});
