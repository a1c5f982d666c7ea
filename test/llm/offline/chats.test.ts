import { describe, expect, it } from 'vitest';
import { ENGLISH_DEVELOPED } from '../../../bench/quality/developed/en.ts';
import { UKRAINIAN_DEVELOPED } from '../../../bench/quality/developed/uk.ts';
import type { QualityChat } from '../../../bench/quality/types.ts';
import type { SourceTurn } from '../../../src/llm/model.ts';
import { summarise } from '../../../src/llm/offline/summarise.ts';
import { addDays, parseInstant } from '../../../src/time/zone.ts';

const zone = 'Europe/Kyiv';
const FIRST_DAY = '2026-09-07';
/** Kinds that a dream takes without repetition. */
const LASTING = new Set(['preference', 'person', 'decision', 'plan', 'rule', 'experience']);

async function linesOf({ messages, owner }: QualityChat): Promise<string[]> {
  const lines: string[] = [];
  for (const day of new Set(messages.map((message) => message.day))) {
    const turns = messages
      .filter((message) => message.day === day)
      .map(({ time, who, text, origin }, at): SourceTurn => {
        const trust =
          origin === undefined || origin === 'own' ? (who === owner ? 'owner' : 'member') : origin;
        return {
          n: at + 1,
          at: parseInstant(`${addDays(FIRST_DAY, day)}T${time}`, zone) ?? 0,
          speaker: { id: `test:${who}`, name: who },
          role: 'person',
          trust,
          text,
        };
      });
    const { notes } = await summarise({ task: 'summarise', turns, known: [], zone });
    lines.push(...notes.filter(({ kind }) => LASTING.has(kind)).map(({ text }) => text.toLowerCase()));
  }
  return lines;
}

const holds = (line: string, words: readonly string[]): boolean =>
  words.every((word) => line.includes(word.toLowerCase()));

describe.each([
  ['English', ENGLISH_DEVELOPED],
  ['Ukrainian', UKRAINIAN_DEVELOPED],
] as const)('notes of %s chats as people write them', (_, chats) => {
  it('find at least four of five facts that last', async () => {
    const missed: string[] = [];
    let wanted = 0;
    for (const chat of chats) {
      const lines = await linesOf(chat);
      for (const { id, kind, expect: words, newest = [] } of chat.facts) {
        if (kind === 'temporary' || kind === 'junk') continue;
        wanted += 1;
        if (!lines.some((line) => holds(line, [...words, ...newest]))) missed.push(`${chat.name}: ${id}`);
      }
    }
    expect(missed.length, missed.join(', ')).toBeLessThanOrEqual(wanted / 5);
  });

  it('leave out at least six of seven of what passes and looks as if it lasted', async () => {
    const found: string[] = [];
    let passing = 0;
    for (const chat of chats) {
      const lines = await linesOf(chat);
      for (const { id, kind, expect: words } of chat.facts) {
        if (kind !== 'temporary' && kind !== 'junk') continue;
        passing += 1;
        if (lines.some((line) => holds(line, words))) found.push(`${chat.name}: ${id}`);
      }
    }
    expect(found.length, found.join(', ')).toBeLessThanOrEqual(passing / 7);
  });
});
