import { describe, expect, it } from 'vitest';
import { lineOf, recalledLines } from '../../src/conversation/recalled.ts';
import { countTokens } from '../../src/llm/tokens.ts';
import type { Hit } from '../../src/memory/recall/recall.ts';

const hit = (text: string, over: Partial<Hit> = {}): Hit =>
  ({
    kind: 'message',
    id: text,
    text,
    day: '2026-11-30',
    speaker: { id: '2', name: 'Ben' },
    score: 1,
    superseded: false,
    ...over,
  }) as Hit;

describe('a recalled line', () => {
  it('says whose words it holds when they are not the speaker’s own', () => {
    const lineFrom = (over: Partial<Hit>): string => lineOf(hit('I live in Rome.', over), 'Rome');
    expect(lineFrom({})).toBe('2026-11-30 Ben: I live in Rome.');
    expect(lineFrom({ foreign: 'forwarded' })).toBe('2026-11-30 Ben (forwarded): I live in Rome.');
    expect(lineFrom({ foreign: 'quoted', superseded: true })).toBe(
      '2026-11-30 (no longer holds) Ben (quoted): I live in Rome.',
    );
  });

  it.each([
    ['When does the ferry leave?', 'The weather was fine. ', 'The ferry leaves at nine.'],
    ['Коли відходить пором?', 'Погода була гарна. ', 'Пором відходить о дев’ятій.'],
    ['フェリーは何時ですか', '天気がよかったです。', 'フェリーは九時です。'],
  ])('shows of a long message the piece that answers: %s', (question, filler, answer) => {
    const text = filler.repeat(100) + answer + filler.repeat(100);
    const { lines } = recalledLines([hit(text)], question, 1_000);
    expect(lines.join('')).toContain(answer);
    expect(lines.join('').length).toBeLessThan(600);
  });

  it('that is too long for the room makes way for the next ones', () => {
    const hits = [hit('The tent is blue.'), hit('The tent '.repeat(50)), hit('The tent is old.')];
    const room = 2 * (countTokens(`- ${lineOf(hit('The tent is blue.'), 'tent')}`) + 1);
    const { lines, shown } = recalledLines(hits, 'tent', room);
    expect(lines).toHaveLength(2);
    expect(shown.map(({ text }) => text)).toEqual(['The tent is blue.', 'The tent is old.']);
  });
});
