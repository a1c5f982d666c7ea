import { describe, expect, it } from 'vitest';
import { ENGLISH_CHATS } from '../../bench/quality/en.ts';
import { UKRAINIAN_CHATS } from '../../bench/quality/uk.ts';

const chats = [...ENGLISH_CHATS, ...UKRAINIAN_CHATS].map(
  (chat) => [`${chat.language} ${chat.name}`, chat] as const,
);

describe.each(chats)('the quality chat %s', (_name, chat) => {
  it('runs over several days in order, among its own people', () => {
    expect(chat.messages.length).toBeGreaterThanOrEqual(55);
    const moments = chat.messages.map(({ day, time }) => `${day} ${time}`);
    expect(moments).toEqual([...moments].sort());
    expect(new Set(chat.messages.map(({ who }) => who))).toEqual(new Set(chat.people));
    expect(chat.people).toContain(chat.owner);
  });

  it('marks facts of every kind, each said in some message', () => {
    const kinds = new Set(chat.facts.map(({ kind }) => kind));
    expect(kinds).toEqual(new Set(['durable', 'temporary', 'contradicted', 'junk', 'repeated']));
    const texts = chat.messages.map(({ text }) => text.toLowerCase());
    for (const { id, expect: words, newest = [], forbid = [] } of chat.facts) {
      expect(
        texts.some((text) => [...words, ...newest].every((word) => text.includes(word))),
        id,
      ).toBe(true);
      for (const old of forbid)
        expect(
          texts.some((text) => text.includes(old)),
          `${id}: ${old}`,
        ).toBe(true);
    }
  });
});
