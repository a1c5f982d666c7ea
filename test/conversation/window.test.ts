import { describe, expect, it } from 'vitest';
import type { Message } from '../../src/conversation/log.ts';
import { createWindow } from '../../src/conversation/window.ts';

const said = (id: string, text: string, kind: 'user' | 'bot' = 'user'): Message => ({
  id,
  at: '2026-11-30T12:00:00.000Z',
  conversation: 'fake:1',
  kind,
  author: { id: 'fake:10', name: 'Ana', owner: true, bot: kind === 'bot' },
  text,
  ref: `ref ${id}`,
  trust: 'owner',
  attachments: [],
  edited: false,
  deleted: false,
  offRecord: false,
});

describe('the prompt of a message', () => {
  const window = createWindow('UTC');
  for (const message of [
    said('a', 'first?'),
    said('b', 'second?'),
    said('c', 'third?'),
    said('d', 'the first answer', 'bot'),
  ])
    window.push(message);
  const texts = (answering?: string) =>
    window.prompt(10_000, answering).map(({ content }) => content.replace(/^.*Ana: /, ''));

  it('ends with it although others were said and answered meanwhile, and leaves those for their turn', () => {
    expect(texts('b')).toEqual(['first?', 'the first answer', 'second?']);
  });

  it('is the window as it stands without one, or with one that is gone', () => {
    const all = ['first?', 'second?', 'third?', 'the first answer'];
    expect(texts()).toEqual(all);
    expect(texts('x')).toEqual(all);
    expect(texts('d')).toEqual(all);
  });
});

describe('a window that surely fits', () => {
  const name = '漢'.repeat(200);
  const texts = [
    'ok',
    'ага, добре',
    '\u{1D160}'.repeat(500),
    '\uFB2C'.repeat(500),
    '漢字'.repeat(400),
    '👩‍👩‍👧‍👦'.repeat(200),
    '\u202e\u200b\u0000'.repeat(300),
    '[2026-11-30 x\n'.repeat(300),
  ];

  it.each(texts)('takes no more tokens than was said: %j', (text) => {
    const window = createWindow('UTC');
    const message = said('a', text);
    window.push({ ...message, trust: 'forwarded', author: { ...message.author, name } });
    const tokens = window.tokens();
    expect(window.surelyFits(tokens - 1)).toBe(false);
    expect(window.surelyFits(512 + 6 * text.length)).toBe(true);
  });

  it('does not count what was deleted', () => {
    const window = createWindow('UTC');
    window.push({ ...said('a', 'long '.repeat(1_000)), deleted: true });
    expect(window.surelyFits(1)).toBe(true);
  });
});
