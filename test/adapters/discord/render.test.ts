import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readableText } from '../../../adapters/discord/readable.ts';
import { MAX_LENGTH, renderPieces } from '../../../adapters/discord/render.ts';
import { inLinearTime } from '../../support/patience.ts';
import { asRead } from './harness.ts';

const rendered = (text: string): string =>
  renderPieces(text)
    .map(({ content }) => content)
    .join('\n');

describe('a text for Discord', () => {
  test.each([
    [
      'keeps what the port calls markup',
      '**Done**, see `a_b`:\n- one\n- two',
      '**Done**, see `a_b`:\n- one\n- two',
    ],
    [
      'shows marks that are none',
      'snake_case 2*3*4 ~~x~~ ||y|| `',
      'snake\\_case 2\\*3\\*4 \\~\\~x\\~\\~ \\|\\|y\\|\\| \\`',
    ],
    [
      'shows what would be a heading',
      '# One\n### Two\n-# three\n- # four\n#tag',
      '\\# One\n\\### Two\n\\-# three\n- \\# four\n#tag',
    ],
    ['shows what would be a quote', '> said\n>>> all\na > b', '\\> said\n\\>>> all\na > b'],
    [
      'makes no link of which the words hide the address',
      '[your bank](https://evil.example)',
      '\\[your bank](https://evil.example)',
    ],
    [
      'makes no mention',
      '<@1> <@&2> <#3> <t:4:R> </a:5> <:e:6>',
      '\\<@1> \\<@&2> \\<#3> \\<t:4:R> \\</a:5> \\<:e:6>',
    ],
    [
      'leaves addresses whole',
      'see https://a.example/b_c_d*e and *f*',
      'see https://a.example/b_c_d*e and \\*f\\*',
    ],
    ['shows bold marks inside of bold', '**a_b**', '**a\\_b**'],
    ['fences with backticks', '~~~ts\nlet a = `b`;\n~~~', '```ts\nlet a = `b`;\n```'],
    ['closes a fence that is open', '```\nlost', '```\nlost\n```'],
    ['keeps fences inside of fences apart', '````\n```\n````', '```\n`\u200b`\u200b`\n```'],
  ])('%s', (_, text, content) => {
    expect(rendered(text)).toBe(content);
  });

  test('is cut into pieces that fit also when every character needs a mark', () => {
    const text = '*'.repeat(5_000);
    const pieces = renderPieces(text);
    for (const { content } of pieces) expect(content.length).toBeLessThanOrEqual(MAX_LENGTH);
    expect(pieces.map(({ content }) => asRead(content)).join('')).toBe(text);
    expect(pieces.map(({ source }) => source).join('')).toBe(text);
  });

  test('never breaks a limit and never says nothing', () => {
    const part = fc.constantFrom(
      '*',
      '_',
      '`',
      '```',
      '\n',
      '\n\n',
      '- ',
      '# ',
      '> ',
      ' ',
      'word ',
      '👩‍👩‍👧',
      '漢字',
      'https://a.b/c_d ',
      '\\',
      '<@1>',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 900 }), (parts) => {
        for (const { content } of renderPieces(parts.join(''))) {
          expect(content.length).toBeLessThanOrEqual(MAX_LENGTH);
          expect(content.trim()).not.toBe('');
        }
      }),
      { numRuns: 60 },
    );
  });

  test('takes time in step with its length', async () => {
    for (const unit of ['*', '> ', '- # ', 'https://', '<@', '`a']) {
      await inLinearTime(() => renderPieces(unit.repeat(200_000 / unit.length)));
    }
  });
});

describe('a text from Discord', () => {
  const names = {
    person: (id: string) => (id === '1' ? 'Ana' : undefined),
    role: (id: string) => (id === '2' ? 'Gardeners' : undefined),
    channel: (id: string) => (id === '3' ? 'general' : undefined),
  };

  test.each([
    ['<@1> and <@!1>', '@Ana and @Ana'],
    ['<@&2> in <#3>', '@Gardeners in #general'],
    ['<@9> <@&9> <#9>', '@9 @9 #9'],
    ['</memory dream:5> <:leaf:6> <a:rain:7>', '/memory dream :leaf: :rain:'],
    [
      '<t:1777636800> <t:1777636800:R> <t:9999999999999:F>',
      '2026-05-01 12:00 UTC 2026-05-01 12:00 UTC <t:9999999999999:F>',
    ],
    ['a < b, <b>, <@x>, <@>, <https://example.org>', 'a < b, <b>, <@x>, <@>, <https://example.org>'],
  ])('reads %s as %s', (text, read) => {
    expect(readableText(text, names)).toBe(read);
  });

  test('takes time in step with its length', async () => {
    for (const unit of ['<@', '<@1', '</a', '<:', '<t:1', '<']) {
      await inLinearTime(() => readableText(unit.repeat(200_000 / unit.length), names));
    }
  });
});
