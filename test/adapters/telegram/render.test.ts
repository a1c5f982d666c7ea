import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { renderPieces } from '../../../adapters/telegram/render.ts';
import { printableText } from '../../../src/chat/markup.ts';
import { parseHtml } from '../../support/fake-telegram/html.ts';
import { inLinearTime } from '../../support/patience.ts';

const html = (text: string): string =>
  renderPieces(text)
    .map((piece) => piece.html)
    .join('\n---\n');
/** The letters and digits of a text. */
const words = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '');

const fragment = fc.oneof(
  { weight: 4, arbitrary: fc.stringMatching(/^[a-z0-9 ]{1,12}$/) },
  fc.constantFrom(
    '**',
    '`',
    '``',
    '```\n',
    '\n```\n',
    '\n',
    '\n\n',
    '- ',
    '<b>',
    '</pre>',
    '&amp;',
    '&',
    '<',
    '@ada',
  ),
  fc.constantFrom('👩‍👩‍👧', 'Привіт', '日本語', 'שלום', '\u0301', '🇺🇦'),
);
const texts = fc.array(fragment, { minLength: 1, maxLength: 60 }).map((parts) => parts.join(''));

describe('a text', () => {
  test.each([
    ['**bold** and `code`', '<b>bold</b> and <code>code</code>'],
    ['**bold `code` bold**', '<b>bold </b><code>code</code><b> bold</b>'],
    ['1 < 2 && "x" > \'y\'', '1 &lt; 2 &amp;&amp; "x" &gt; \'y\''],
    ['- one\n- two', '- one\n- two'],
    ['```ts\nlet a = b<c>;\n```', '<pre><code class="language-ts">let a = b&lt;c&gt;;</code></pre>'],
    ['```\nplain\n```', '<pre>plain</pre>'],
    ['```"><script>\nx\n```', '<pre>x</pre>'],
    ['`@ada`', '<code>@ada</code>'],
    ['@ada', '@\u2060ada'],
    ['ada@example.org', 'ada@example.org'],
    ['```\n\n```', '```\n\n```'],
  ])('%j becomes %j', (text, rendered) => {
    expect(html(text)).toBe(rendered);
  });

  test.each(['', ' \n', '\u200b\u2060', '\u0301', '\u3164'])(
    'of which nothing is seen is none: %j',
    (text) => {
      expect(renderPieces(text)).toEqual([]);
    },
  );

  test('with more formats than Telegram keeps becomes several messages', () => {
    const pieces = renderPieces(Array.from({ length: 250 }, (_, at) => `**word${at}** and`).join('\n'));
    expect(pieces.length).toBeGreaterThan(2);
    for (const piece of pieces) expect(parseHtml(piece.html).entities.length).toBeLessThanOrEqual(100);
  });

  test('becomes HTML that Telegram reads, short enough, without losing a word', () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 40 }), (text, times) => {
        const whole = Array.from({ length: times }, () => text).join('\n');
        const pieces = renderPieces(whole);
        const read = pieces.map((piece) => parseHtml(piece.html).text);
        for (const one of read) {
          expect(one.length).toBeLessThanOrEqual(4096);
          expect(one.trim()).not.toBe('');
        }
        for (const { plain } of pieces) expect(plain.length).toBeLessThanOrEqual(4096);
        const said = words(printableText(whole));
        // A language behind the marks of a fence is no word of the text.
        if (!whole.includes('```')) expect(words(read.join(''))).toBe(said);
        else expect(said.includes(words(read[0] ?? '').slice(0, 1))).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  test('takes linear time', { timeout: 60_000 }, async () => {
    for (const unit of ['**a** `b` @c ', '**', '`', '<', '@', '```\n', 'ab']) {
      await inLinearTime(() => renderPieces(unit.repeat(200_000 / unit.length)));
    }
  });

  test('of few letters under thousands of marks keeps its letters and the length of a message', () => {
    const zalgo = ['Z', 'a', 'l', 'g', 'o']
      .map((letter) => letter + '\u0301\u0316\u0489'.repeat(2_000))
      .join('');
    for (const text of [zalgo, `${zalgo} and words`, '\u0301'.repeat(6_000)]) {
      const pieces = renderPieces(text);
      expect(pieces.every(({ plain }) => plain.length > 0 && plain.length <= 4_096)).toBe(true);
      expect(words(pieces.map(({ plain }) => plain).join(''))).toBe(words(text));
    }
  });
});
