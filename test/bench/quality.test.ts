import { describe, expect, it } from 'vitest';
import { DEVELOPED } from '../../bench/quality/developed.ts';
import { HELD_OUT } from '../../bench/quality/held-out.ts';
import type { QualityFact } from '../../bench/quality/types.ts';

const chats = [...HELD_OUT, ...DEVELOPED].map((chat) => [`${chat.language}/${chat.name}`, chat] as const);

const holds = (text: string, parts: readonly string[]): boolean =>
  parts.every((part) => text.toLowerCase().includes(part.toLowerCase()));

it('no two labelled chats have one name', () => {
  expect(new Set(chats.map(([name]) => name)).size).toBe(chats.length);
});

describe.each(chats)('the labelled chat %s', (_name, chat) => {
  const texts = chat.messages.map(({ text }) => text);
  const ofKind = (...kinds: QualityFact['kind'][]) => chat.facts.filter(({ kind }) => kinds.includes(kind));
  const saying = (parts: readonly string[]) => chat.messages.filter(({ text }) => holds(text, parts));

  it('runs over several days in order, among its own people', () => {
    expect(chat.messages.length).toBeGreaterThanOrEqual(20);
    const moments = chat.messages.map(({ day, time }) => `${String(day).padStart(2, '0')} ${time}`);
    expect(moments).toEqual([...moments].sort());
    expect(new Set(chat.messages.map(({ day }) => day)).size).toBeGreaterThanOrEqual(3);
    expect(chat.people).toEqual(expect.arrayContaining(chat.messages.map(({ who }) => who)));
    expect(chat.people).toContain(chat.owner);
  });

  it('marks facts of several kinds under ids of their own', () => {
    expect(new Set(chat.facts.map(({ id }) => id)).size).toBe(chat.facts.length);
    expect(ofKind('durable', 'repeated').length).toBeGreaterThan(0);
    expect(ofKind('contradicted').length).toBeGreaterThan(0);
    expect(ofKind('temporary', 'junk').length).toBeGreaterThan(0);
  });

  it('says a repeated fact in one message at least, whatever words the others have', () => {
    for (const { id, expect: parts } of ofKind('repeated'))
      expect(saying(parts).length, id).toBeGreaterThan(0);
  });

  it('says the old form of a contradicted fact before its end', () => {
    for (const { id, forbid = [] } of ofKind('contradicted')) {
      const old = texts.findIndex((text) => forbid.some((part) => holds(text, [part])));
      expect(old, id).toBeLessThan(texts.length - 1);
    }
  });
});
