import { describe, expect, it } from 'vitest';
import type { DistilCandidate, ProposedOperation } from '../../../src/llm/model.ts';
import { distil } from '../../../src/llm/offline/distil.ts';
import { summarise } from '../../../src/llm/offline/summarise.ts';
import { independent, overtaken } from './labelled/histories.ts';

const zone = 'Europe/Kyiv';
const speaker = { id: 'test:1', name: 'Ana' };
const START = Date.parse('2026-11-20T10:00:00Z');
const DAY_MS = 86_400_000;

async function additions(
  said: readonly string[],
): Promise<{ added: ProposedOperation[]; candidates: DistilCandidate[] }> {
  const candidates: DistilCandidate[] = [];
  for (const [day, text] of said.entries()) {
    const at = START + day * DAY_MS;
    const turn = { n: 1, at, speaker, role: 'person', trust: 'member', text } as const;
    const { notes } = await summarise({ task: 'summarise', turns: [turn], known: [], zone });
    for (const note of notes) {
      const quotes = note.quotes.map(({ quote }) => ({ quote, speaker, at }));
      const { text: line, kind, subject } = note;
      candidates.push({
        n: candidates.length + 1,
        text: line,
        kind,
        subject,
        speaker,
        at,
        day: '2026-11-20',
        quotes,
        days: 1,
      });
    }
  }
  const { operations } = await distil({
    task: 'distil',
    items: [],
    candidates,
    today: '2026-11-25',
    zone,
    language: 'en',
  });
  return { added: operations.filter(({ op }) => op === 'add'), candidates };
}

describe('from what people say to memory', () => {
  it.each(overtaken.map((said) => [said]))('ends with the last of %j', async (said) => {
    const { added, candidates } = await additions(said);
    expect(candidates).toHaveLength(said.length);
    expect(added).toHaveLength(1);
    expect(added[0]?.candidates).toContain(candidates.length);
  });

  it.each(independent.map((said) => [said]))('keeps each of %j', async (said) => {
    const { added, candidates } = await additions(said);
    expect(candidates).toHaveLength(said.length);
    expect(added).toHaveLength(said.length);
  });
});
