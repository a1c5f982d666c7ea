import { describe, expect, it } from 'vitest';
import { GERMAN_CHATS } from '../../bench/quality/de.ts';
import { ENGLISH_CHATS } from '../../bench/quality/en.ts';
import { SPANISH_CHATS } from '../../bench/quality/es.ts';
import { FRENCH_CHATS } from '../../bench/quality/fr.ts';
import { JAPANESE_CHATS } from '../../bench/quality/ja.ts';
import { RUSSIAN_CHATS } from '../../bench/quality/ru.ts';
import { UKRAINIAN_CHATS } from '../../bench/quality/uk.ts';
import { CHINESE_CHATS } from '../../bench/quality/zh.ts';

const chats = [
  ENGLISH_CHATS,
  UKRAINIAN_CHATS,
  GERMAN_CHATS,
  SPANISH_CHATS,
  FRENCH_CHATS,
  RUSSIAN_CHATS,
  CHINESE_CHATS,
  JAPANESE_CHATS,
]
  .flat()
  .map((chat) => [`${chat.language} ${chat.name}`, chat] as const);

describe.each(chats)('the quality chat %s', (_name, chat) => {
  it('runs over several days in order, among its own people', () => {
    expect(chat.messages.length).toBeGreaterThanOrEqual(25);
    const moments = chat.messages.map(({ day, time }) => `${String(day).padStart(2, '0')} ${time}`);
    expect(moments).toEqual([...moments].sort());
    expect(new Set(chat.messages.map(({ who }) => who))).toEqual(new Set(chat.people));
    expect(chat.people).toContain(chat.owner);
  });

  it('marks facts of every kind, each said in some message', () => {
    const kinds = new Set(chat.facts.map(({ kind }) => kind));
    expect(kinds).toEqual(new Set(['durable', 'temporary', 'contradicted', 'junk', 'repeated']));
    const texts = chat.messages.map(({ text }) => text.toLowerCase());
    for (const { id, expect: words, newest = [], forbid = [] } of chat.facts) {
      const wanted = [...words, ...newest].map((word) => word.toLowerCase());
      expect(
        texts.some((text) => wanted.every((word) => text.includes(word))),
        id,
      ).toBe(true);
      for (const old of forbid)
        expect(
          texts.some((text) => text.includes(old.toLowerCase())),
          `${id}: ${old}`,
        ).toBe(true);
    }
  });
});
