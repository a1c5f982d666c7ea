import { describe, expect, it } from 'vitest';
import { summarise } from '../../../src/llm/offline/summarise.ts';
import type { SourceTurn } from '../../../src/llm/model.ts';
import * as en from './labelled/en.ts';
import * as uk from './labelled/uk.ts';

const AT = Date.parse('2026-11-28T10:00:00Z');
const zone = 'Europe/Kyiv';

function turn(text: string, over: Partial<SourceTurn> = {}): SourceTurn {
  return { n: 1, at: AT, speaker: { id: 'test:1', name: 'Ana' }, role: 'person', trust: 'member', text, ...over };
}

async function notesOf(...turns: SourceTurn[]) {
  return (await summarise({ task: 'summarise', turns, known: [], zone })).notes;
}

describe.each([
  ['English', en],
  ['Ukrainian', uk],
])('statements in %s', (_, { kept, left }) => {
  it.each(kept)('makes a note of kind %s of "%s"', async (kind, text) => {
    const notes = await notesOf(turn(text));
    expect(notes.map((note) => note.kind)).toEqual([kind]);
    expect(text).toContain(notes[0]?.quotes[0]?.quote);
  });

  it.each(left)('makes no note of "%s"', async (text) => {
    expect(await notesOf(turn(text))).toEqual([]);
  });
});
