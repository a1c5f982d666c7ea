import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Block,
  closesFence,
  fenceOpening,
  parseMarkup,
  printableText,
  renderAnsi,
  renderPlain,
} from '../../src/chat/markup.ts';
import { inLinearTime } from '../support/patience.ts';

/** A short way to write spans: `B:` bold, `C:` code, `BC:` both. */
function spans(text: string): string[] {
  return parseMarkup(text).flatMap((block) =>
    block.kind === 'code'
      ? [`[${block.language}]${block.text}`]
      : block.spans.map((span) => `${span.bold ? 'B' : ''}${span.code ? 'C' : ''}:${span.text}`),
  );
}

const source = (block: Block): string =>
  block.kind === 'code' ? block.source : block.spans.map((span) => span.source).join('');

describe('parseMarkup', () => {
  test('finds bold and code in a line', () => {
    expect(spans('say **hello** or `/help`.')).toEqual([':say ', 'B:hello', ': or ', 'C:/help', ':.']);
  });

  test('finds code inside bold', () => {
    expect(spans('**run `npm test` now**')).toEqual(['B:run ', 'BC:npm test', 'B: now']);
  });

  test('takes marks inside code as text', () => {
    expect(spans('`a ** b` and `**c**`')).toEqual(['C:a ** b', ': and ', 'C:**c**']);
  });

  test('takes a longer run of backticks as one mark', () => {
    expect(spans('``a ` b`` and `` ` ``')).toEqual(['C:a ` b', ': and ', 'C:`']);
  });

  test.each([
    ['2**3 is 8, 3**2 is 9'],
    ['a ** b ** c'],
    ['src/**/*.ts'],
    ['**never closed'],
    ['closed**'],
    ['`never closed'],
    ['*one* ***three***'],
    ['****'],
    [''],
  ])('takes %j as text', (text) => {
    expect(spans(text)).toEqual(text === '' ? [] : [`:${text}`]);
  });

  test('finds bold between letters of a script without spaces', () => {
    expect(spans('这是**重点**内容')).toEqual([':这是', 'B:重点', ':内容']);
  });

  test('does not carry marks over a line break', () => {
    expect(spans('**one\ntwo**')).toEqual([':**one', ':two**']);
  });

  test('keeps fenced blocks word for word', () => {
    expect(spans('before\n```ts\nconst **a** = `b`;\n\n  c\n```\nafter')).toEqual([
      ':before',
      '[ts]const **a** = `b`;\n\n  c',
      ':after',
    ]);
  });

  test('closes a block only by its own mark', () => {
    expect(spans('````\n```\n~~~\n````\nafter')).toEqual(['[]```\n~~~', ':after']);
    expect(spans('~~~\n```\n~~~')).toEqual(['[]```']);
  });

  test('lets an unclosed block reach to the end', () => {
    expect(spans('```\nrest\nof it')).toEqual(['[]rest\nof it']);
  });

  test('loses nothing but bold marks', () => {
    const mark = fc.constantFrom('**', '`', '``', '```', '~~~', '\n', ' ', 'word', '每', '👍🏽');
    fc.assert(
      fc.property(fc.array(mark, { maxLength: 60 }), (parts) => {
        const text = parts.join('');
        const kept = parseMarkup(text).map(source).join('\n');
        expect(kept.replaceAll('*', '')).toBe(text.replaceAll('*', ''));
      }),
    );
  });

  test.each([
    ['bold marks', '**a'.repeat(70_000)],
    ['loose bold marks', '** '.repeat(70_000)],
    ['backticks', '`a``b'.repeat(40_000)],
    ['backtick runs of many lengths', Array.from({ length: 600 }, (_, n) => '`'.repeat(n + 1)).join(' ')],
    ['asterisks', '*'.repeat(200_000)],
    ['one line', 'x'.repeat(200_000)],
  ])('reads 200 kB of %s in time that grows with its length', async (_, text) => {
    await inLinearTime(() => parseMarkup(text));
  });
});

describe('fence lines', () => {
  test.each([
    ['```', { marks: '```', language: '' }],
    ['  ~~~~ python ', { marks: '~~~~', language: 'python' }],
    ['``` a`b', undefined],
    ['``', undefined],
    ['text ```', undefined],
  ])('reads %j', (line, opening) => {
    expect(fenceOpening(line)).toEqual(opening);
  });

  test('need at least as many marks to close as to open', () => {
    const opening = { marks: '````', language: '' };
    expect(closesFence('````', opening)).toBe(true);
    expect(closesFence(' `````  ', opening)).toBe(true);
    expect(closesFence('```', opening)).toBe(false);
    expect(closesFence('~~~~', opening)).toBe(false);
    expect(closesFence('```` ts', opening)).toBe(false);
  });
});

describe('rendering', () => {
  test('drops bold marks and keeps those of code in plain text', () => {
    expect(renderPlain('**Done:** try `/help`\n```sh\nls **\n```\n- 2**3')).toBe(
      'Done: try `/help`\n```sh\nls **\n```\n- 2**3',
    );
  });

  test('styles bold and code for a terminal', () => {
    expect(renderAnsi('**Done:** `x`\n```\na\nb\n```')).toBe(
      '\u001b[1mDone:\u001b[22m \u001b[36mx\u001b[39m\n  \u001b[36ma\u001b[39m\n  \u001b[36mb\u001b[39m',
    );
  });
});

describe('printableText', () => {
  test.each([
    ['colours', '\u001b[31mred\u001b[0m', 'red'],
    ['cursor and screen commands', 'a\u001b[2J\u001b[1;1Hb\u001b[?25lc', 'abc'],
    ['window titles and links', '\u001b]0;owned\u0007a\u001b]8;;http://x\u001b\\b', 'ab'],
    ['device control strings', 'a\u001bP1$tq\u001b\\b', 'ab'],
    ['eight-bit sequences', 'a\u009b31mb\u009d0;t\u009c', 'ab0;t'],
    ['an unfinished sequence', 'a\u001b]0;no end', 'a]0;no end'],
    ['bells, backspaces and nulls', 'a\u0007\u0008\u0000\u007fb', 'ab'],
    ['a hidden overwrite', 'safe\rrm -rf', 'safe\nrm -rf'],
    ['Windows line breaks', 'a\r\nb', 'a\nb'],
    ['lone surrogates', 'a\ud800b\udc00', 'a\ufffdb\ufffd'],
  ])('takes out %s', (_, text, expected) => {
    expect(printableText(text)).toBe(expected);
  });

  test('keeps line breaks, tabs and every visible character', () => {
    const text = '\tשלום\nمرحبا 👩‍👩‍👧 e\u0301 \u00a0';
    expect(printableText(text)).toBe(text);
  });

  test('leaves no control character in any text, and is done after one pass', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const printable = printableText(text);
        expect(printable).not.toMatch(/[^\P{Cc}\n\t]|\p{Surrogate}/u);
        expect(printableText(printable)).toBe(printable);
      }),
    );
  });

  test.each([
    ['escapes', '\u001b['.repeat(100_000)],
    ['one endless parameter', `\u001b[${'1;'.repeat(100_000)}`],
    ['endless intermediate bytes', `\u001b[${' '.repeat(200_000)}`],
    ['unfinished titles', '\u001b]0;'.repeat(50_000)],
  ])('reads 200 kB of %s in time that grows with its length', async (_, text) => {
    await inLinearTime(() => printableText(text));
  });
});
