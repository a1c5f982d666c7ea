import { describe, expect, it } from 'vitest';
import type { LiveNote } from '../../../src/memory/notes.ts';
import { recallOver, TODAY } from '../../support/recall.ts';

const NOW = Date.parse(`${TODAY}T20:00:00Z`);

function live(text: string, key = text): LiveNote {
  return { key, day: TODAY, path: '', line: 1, text, byHand: true };
}

describe('the notes of today', () => {
  it('are read into the index once, and later only what is new of them or changed', async () => {
    const notes = [live('Ana likes plums.', 'a'), live('Ana has a boat.', 'b'), live('Ana sings.', 'c')];
    let read: string[] = [];
    const recall = recallOver({
      notes,
      redact: (text) => {
        read.push(text);
        return text;
      },
    });
    const found = async (question: string): Promise<string[]> =>
      (await recall.search(question, NOW, 10)).map(({ text }) => text);
    // A question without words finds nothing, and only brings the index up to date.
    await found('?');
    await found('?');
    expect(read).toEqual(['Ana likes plums.', 'Ana has a boat.', 'Ana sings.']);
    read = [];
    notes.splice(1, 2, live('Ana sold the boat.', 'b'), live('Ana paints.', 'd'));
    await found('?');
    expect(read).toEqual(['Ana sold the boat.', 'Ana paints.']);
    expect(await found('sings')).toEqual([]);
    expect(await found('plums')).toEqual(['Ana likes plums.']);
    expect(await found('boat')).toEqual(['Ana sold the boat.']);
    await recall.close();
  });
});
