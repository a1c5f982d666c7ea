import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { peelAnswer } from '../../src/llm/peel.ts';
import { inLinearTime } from '../support/patience.ts';

describe('peelAnswer', () => {
  it.each([
    ['a pair', '<think>a</think>fact'],
    ['upper case', '<THINK>a</THINK>fact'],
    ['thinking', '<thinking>a\nb</thinking>\n\nfact'],
    ['thought', '<thought>a</thought>fact'],
    ['reasoning', '<reasoning>a</reasoning>fact'],
    ['reflection', 'fact<reflection>a</reflection>'],
    ['attributes', '<think lang="en">a</think>fact'],
    ['white space in the tags', '< think >a< / think >fact'],
    ['a prefix', '<seed:think>a</seed:think>fact'],
    ['square brackets', '[THINK]a[/THINK]fact'],
    ['two pairs', '<think>a</think><think>b</think>fact'],
    ['a pair in the middle', 'fa<think>b</think>ct'],
    ['a closing tag only', 'deliberation</think>fact'],
    ['two closing tags only', 'a</think>b</think>fact'],
    ['a closing tag behind a pair, with words before both', 'hm<think>a</think>more</think>fact'],
    ['different tags', '<think>a</thinking>fact'],
    ['nested tags', '<think>a<think>b</think>c</think>fact'],
    ['a nested tag that is never closed', '<think>a <think> b</think>fact'],
    ['empty thinking', '<think></think>fact'],
    ['an opening tag after the answer', 'fact\n<think>is that so?'],
    ['a byte order mark', '\uFEFFfact\n'],
    ['zero-width characters around it', '\u200B\u2060fact\u200B'],
    ['a fence', '```\nfact\n```'],
    ['a fence of JSON', '```json\nfact\n```'],
    ['a longer fence with CRLF', '````markdown\r\nfact\r\n````'],
    ['tildes', '~~~\nfact\n~~~\n'],
    [
      'channels',
      '<|channel|>analysis<|message|>hm<|end|><|start|>assistant<|channel|>final <|constrain|>json<|message|>fact<|return|>',
    ],
    ['everything at once', '\uFEFF<think>a</think>\n```text\nfact\n```\n'],
  ])('takes off %s', (_, text) => {
    expect(peelAnswer(text)).toBe('fact');
  });

  it.each([
    '',
    ' \n',
    '\uFEFF',
    '<think>hm',
    '  <Thinking>\nhm\n',
    '<think>a</think>',
    '<think>a</think><think>b',
    '<|channel|>analysis<|message|>hm',
    '</think>',
  ])('leaves nothing of %j', (text) => {
    expect(peelAnswer(text)).toBe('');
  });

  it.each([
    'Ana thinks that 3 < 4 and 5 > 4.',
    'The tag `<think>` opens and `</think>` closes it.',
    'Write a <thought> element there.',
    'An array[think] is no tag, nor is <thinker>.',
    '```python\nprint(1)\n```',
    '```\none\n```\nand\n```\ntwo\n```',
    'Use:\n```\ncode\n```',
    '👩🏿‍🚀 שלום <b>b</b>',
  ])('leaves %j alone', (text) => {
    expect(peelAnswer(text)).toBe(text);
  });

  it('keeps tags that somebody said in the chat and an envelope quotes', () => {
    const envelope =
      '{"notes":[{"text":"Ana asked what </think> does.","quotes":[{"turn":1,"quote":"what is <think>?"}]}]}';
    expect(peelAnswer(envelope)).toBe(envelope);
    expect(peelAnswer(`<think>{"notes": draft</think>Here it is: ${envelope}`)).toBe(
      `Here it is: ${envelope}`,
    );
  });

  it('never throws, and peels a second time without effect on untagged text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', '<think>', '</think>', '```', '\n', '{"', '}', '`', '😀') }),
        (text) => {
          const once = peelAnswer(text);
          if (!/think|```/.test(once)) expect(peelAnswer(once)).toBe(once);
        },
      ),
    );
  });

  it.each([
    ['<', '<'.repeat(200_000)],
    ['< and spaces', '< '.repeat(100_000)],
    ['opening tags', '<think>'.repeat(30_000)],
    ['closing tags', '</think>'.repeat(25_000)],
    ['tags among braces', '{"<think>'.repeat(20_000)],
    ['backticks', '`'.repeat(200_000)],
    ['spaces', ' '.repeat(200_000)],
    ['inner spaces', `a${' '.repeat(200_000)}b`],
  ])('takes linear time for 200,000 characters of %s', async (_, text) => {
    await inLinearTime(() => peelAnswer(text));
  });
});
