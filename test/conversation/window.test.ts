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
