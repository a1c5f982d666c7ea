import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { closesFence, fenceOpening } from '../../src/chat/markup.ts';
import { splitMessage } from '../../src/chat/split.ts';
import { inLinearTime } from '../support/patience.ts';

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

function clusters(text: string): string[] {
  return [...graphemes.segment(text)].map(({ segment }) => segment);
}

const bare = (text: string): string => text.replace(/\s+/g, '');

/** The fence lines left open at the end of a piece. */
function openFence(piece: string): string | undefined {
  let open: string | undefined;
  for (const line of piece.split('\n')) {
    const opening = open === undefined ? undefined : fenceOpening(open);
    if (opening === undefined) open = fenceOpening(line) === undefined ? undefined : line;
    else if (closesFence(line, opening)) open = undefined;
  }
  return open;
}

describe('splitMessage', () => {
  test('leaves a text that fits as it is', () => {
    expect(splitMessage('  as it is \n', 100)).toEqual(['  as it is \n']);
    expect(splitMessage('a'.repeat(10), 10)).toEqual(['a'.repeat(10)]);
    expect(splitMessage('a'.repeat(10_000), Number.POSITIVE_INFINITY)).toHaveLength(1);
  });

  test.each(['', '   ', '\n\n\t', ' '.repeat(500)])('makes no piece of blank text', (text) => {
    expect(splitMessage(text, 100)).toEqual([]);
  });

  test.each([1, 0, -5, Number.NaN])('refuses a length of %d', (length) => {
    expect(() => splitMessage('text', length)).toThrow(RangeError);
  });

  test('cuts between paragraphs before lines', () => {
    const text = 'First paragraph.\nStill the first.\n\nSecond paragraph.\nStill the second.';
    expect(splitMessage(text, 60)).toEqual([
      'First paragraph.\nStill the first.',
      'Second paragraph.\nStill the second.',
    ]);
  });

  test('cuts between lines before sentences', () => {
    expect(splitMessage('- apples. Red ones.\n- pears. Green ones.', 30)).toEqual([
      '- apples. Red ones.',
      '- pears. Green ones.',
    ]);
  });

  test('cuts between sentences before words', () => {
    expect(splitMessage('It rained all day. We stayed at home and read.', 30)).toEqual([
      'It rained all day.',
      'We stayed at home and read.',
    ]);
  });

  test('knows the sentences of scripts without spaces', () => {
    expect(splitMessage('今天下雨了。我们留在家里看书。', 12)).toEqual([
      '今天下雨了。',
      '我们留在家里看书。',
    ]);
  });

  test('cuts between words rather than inside one', () => {
    expect(splitMessage('a https://example.com/a/long/path?with=query end', 45)).toEqual([
      'a https://example.com/a/long/path?with=query',
      'end',
    ]);
    expect(splitMessage('one two three four', 9)).toEqual(['one two', 'three', 'four']);
  });

  test('does not break at a no-break space', () => {
    expect(splitMessage('about 1000\u00a0km away', 11)).toEqual(['about', '1000\u00a0km', 'away']);
  });

  test('cuts a word that is longer than a piece', () => {
    expect(splitMessage('x'.repeat(25), 10)).toEqual(['x'.repeat(10), 'x'.repeat(10), 'xxxxx']);
  });

  test('keeps the indentation of the line after a cut', () => {
    expect(splitMessage('- outer item here\n  - inner item', 18)).toEqual([
      '- outer item here',
      '  - inner item',
    ]);
  });

  test.each([
    ['a family', '👨‍👩‍👧‍👦'],
    ['a flag', '🇺🇦'],
    ['a skin tone', '👍🏽'],
    ['combining marks', 'e\u0301\u0323'],
    ['Devanagari', 'क्षि'],
    ['Hangul jamo', '각'],
    ['an astral letter', '𝒳'],
  ])('never cuts inside %s', (_, cluster) => {
    const pieces = splitMessage(cluster.repeat(60), 32);
    expect(pieces.join('')).toBe(cluster.repeat(60));
    for (const piece of pieces) expect(piece.length % cluster.length).toBe(0);
  });

  test('leaves a combining mark with the space that carries it', () => {
    const pieces = splitMessage('word \u0301mark'.repeat(5), 6);
    expect(pieces.some((piece) => /^\u0301/.test(piece))).toBe(false);
  });

  test('cuts a visible character longer than a piece between its code points', () => {
    const zalgo = `a${'\u0301'.repeat(50)}𝒳${'\u{1F3FD}'.repeat(20)}`;
    const pieces = splitMessage(zalgo, 9);
    expect(pieces.join('')).toBe(zalgo);
    for (const piece of pieces) expect(piece).not.toMatch(/\p{Surrogate}/u);
  });

  describe('with fences', () => {
    test('closes a fence at the cut and opens it again with its language', () => {
      const lines = Array.from({ length: 12 }, (_, index) => `const a${index} = ${index};`);
      const pieces = splitMessage(`\`\`\`ts\n${lines.join('\n')}\n\`\`\``, 100);
      expect(pieces.length).toBeGreaterThan(1);
      for (const piece of pieces) expect(piece).toMatch(/^```ts\n[^`]+\n```$/);
      expect(pieces.flatMap((piece) => piece.split('\n').slice(1, -1))).toEqual(lines);
    });

    test('moves a fence that fits into the next piece as a whole', () => {
      const fence = `\`\`\`\n${'code\n'.repeat(15)}\`\`\``;
      expect(splitMessage(`Here is the code:\n\n${fence}`, 90)).toEqual(['Here is the code:', fence]);
    });

    test('makes no piece of an empty fence', () => {
      const text = `\`\`\`\n${'a'.repeat(43)}\n\n\n\`\`\`\n${'after '.repeat(10)}`;
      for (const piece of splitMessage(text, 52)) expect(piece).not.toMatch(/^```\s*```$/);
    });

    test('keeps the text before a fence that begins with many blank lines', () => {
      const text = `before\n\`\`\`ts\n${'\n'.repeat(150)}code\n\`\`\`\nafter`;
      const pieces = splitMessage(text, 60);
      expect(pieces).toHaveLength(2);
      expect(pieces[0]).toBe('before');
      expect(pieces[1]).toMatch(/^```ts\s+code\n```\nafter$/);
    });

    test('keeps longer and tilde fences apart from those inside', () => {
      const text = `~~~md\n${'```\ninner\n```\n'.repeat(12)}~~~\nafter`;
      const pieces = splitMessage(text, 80);
      for (const piece of pieces) expect(openFence(piece)).toBeUndefined();
      expect(pieces.at(-1)).toContain('after');
    });

    test('keeps indentation and blank lines inside', () => {
      const body = Array.from({ length: 20 }, (_, index) =>
        index % 3 === 0 ? '' : `${' '.repeat(index % 5)}x${index}`,
      );
      const pieces = splitMessage(`\`\`\`\n${body.join('\n')}\n\`\`\``, 60);
      const shown = pieces.flatMap((piece) => piece.split('\n').slice(1, -1)).filter((line) => line !== '');
      expect(shown).toEqual(body.filter((line) => line !== ''));
    });

    test('treats a fence whose opening line is too long as text', () => {
      const text = `\`\`\`${'language'.repeat(20)}\n${'body '.repeat(40)}\n\`\`\``;
      expect(bare(splitMessage(text, 50).join(''))).toBe(bare(text));
    });

    test('treats an opening line without text after it as text', () => {
      expect(splitMessage(`${'word '.repeat(20)}\n\`\`\``, 40).at(-1)).toMatch(/```$/);
    });
  });

  const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 });
  const gap = fc.constantFrom(' ', '\n', '\n\n', '. ', '。', ' \u0301', '\u00a0', '   ', '\n  - ', '');
  const prose = fc
    .array(fc.tuple(word, gap), { maxLength: 80 })
    .map((parts) => parts.map(([text, after]) => text + after).join(''));

  test('loses nothing but white space, for any text and length', () => {
    fc.assert(
      fc.property(
        fc.oneof(prose, fc.string({ unit: 'binary', maxLength: 400 })),
        fc.integer({ min: 2, max: 90 }),
        (text, max) => {
          fc.pre(!/`{3}|~{3}/.test(text));
          const pieces = splitMessage(text, max);
          for (const piece of pieces) {
            expect(piece.length).toBeLessThanOrEqual(max);
            expect(piece.trim()).not.toBe('');
          }
          expect(bare(pieces.join(''))).toBe(bare(text));
        },
      ),
    );
  });

  test('cuts only where a visible character ends, when each fits into a piece', () => {
    fc.assert(
      fc.property(prose, fc.integer({ min: 40, max: 90 }), (text, max) => {
        fc.pre(!/`{3}|~{3}/.test(text) && clusters(text).every((cluster) => cluster.length <= max));
        const whole = clusters(text).filter((cluster) => cluster.trim() !== '');
        const cut = splitMessage(text, max)
          .flatMap(clusters)
          .filter((cluster) => cluster.trim() !== '');
        expect(cut).toEqual(whole);
      }),
    );
  });

  test('keeps every line of code and closes every fence, for any mixture of prose and code', () => {
    const line = fc.stringMatching(/^[a-z(){};=.]{0,30}( [a-z]{1,8}){0,3}$/);
    const block = fc.oneof(
      line.map((text) => `${text}\n\n`),
      fc
        .tuple(
          fc.constantFrom('```', '```ts', '~~~', '````md'),
          fc.array(line, { minLength: 1, maxLength: 25 }),
        )
        .map(([open, lines]) => `${open}\n${lines.join('\n')}\n${open.replace(/[a-z]/g, '')}\n`),
    );
    fc.assert(
      fc.property(fc.array(block, { maxLength: 8 }), fc.integer({ min: 80, max: 300 }), (blocks, max) => {
        const text = blocks.join('');
        const pieces = splitMessage(text, max);
        for (const piece of pieces) {
          expect(piece.length).toBeLessThanOrEqual(max);
          expect(openFence(piece)).toBeUndefined();
        }
        const words = (from: string): string => bare(from.replace(/^(```ts|````md|`{3,}|~{3})$/gm, ''));
        expect(words(pieces.join('\n'))).toBe(words(text));
      }),
    );
  });

  test.each([
    ['letters', 'a'.repeat(200_000)],
    ['spaces', `a${' '.repeat(200_000)}b`],
    ['line breaks', `a${'\n'.repeat(200_000)}b`],
    ['combining marks', `a${'\u0301'.repeat(200_000)}`],
    ['flags', '🇺🇦'.repeat(50_000)],
    ['Chinese', '今天下雨了我们在家'.repeat(22_000)],
    ['fences', '```\nx\n```\n'.repeat(20_000)],
    ['fence openings', '```\n'.repeat(50_000)],
    ['backticks', '`'.repeat(200_000)],
    ['one fence', `\`\`\`\n${'code here\n'.repeat(20_000)}\`\`\``],
    ['a blank fence', `\`\`\`\n${' \n'.repeat(100_000)}\`\`\``],
  ])('splits 200 kB of %s in time that grows with its length', async (_, text) => {
    const pieces = await inLinearTime(() => splitMessage(text, 2000));
    expect(pieces.every((piece) => piece.length <= 2000)).toBe(true);
  });
});
