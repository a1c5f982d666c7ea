import { describe, expect, it } from 'vitest';
import { documentOf } from '../../src/chat/document.ts';

describe('a document', () => {
  it('begins in the chat with whole paragraphs, and says that the rest is in the file', () => {
    const text = `Hello.\n\n${'word '.repeat(120)}\n\n${'more '.repeat(5_000)}`;
    expect(documentOf(text, 'See the file.')).toEqual({
      opening: `Hello.\n\n${'word '.repeat(120).trim()}\n\nSee the file.`,
      text,
    });
  });

  it('closes a block of code that the beginning ends in', () => {
    const { opening } = documentOf(`Look:\n\`\`\`ts\n${'let x = 1;\n'.repeat(900)}\`\`\``, 'See the file.');
    expect(opening).toMatch(/^Look:\n```ts\n[^`]+\n```\n\nSee the file\.$/);
  });

  it('cuts no character in two, and is short whatever it begins with', () => {
    for (const unit of ['👨‍👩‍👧', '한', '\n', 'ж', ' ', '```\n']) {
      const { opening } = documentOf(unit.repeat(9_000), 'See the file.');
      expect(opening.length).toBeLessThan(730);
      expect(opening).not.toMatch(/\p{Surrogate}/u);
      expect(opening).toMatch(/See the file\.$/);
    }
  });
});
