import { describe, expect, it } from 'vitest';
import { labelSets } from '../../../bench/recall/label-sets.ts';
import type { LabelledConversation } from '../../../bench/recall/labelled.ts';
import { heard, recallOver } from '../../support/recall.ts';

const HITS = 5;
/** Of the turns that answer a question the share among the first hits; the mean of a language's plain questions. */
const LEAST = 0.75;
const MOST_BEHIND = 0.15;

const languages = labelSets();
const known = new Map<LabelledConversation, Promise<number>>();

function shareFound(set: LabelledConversation): Promise<number> {
  const share = known.get(set) ?? measured(set);
  known.set(set, share);
  return share;
}

async function measured({ turns, questions }: LabelledConversation): Promise<number> {
  const said = turns.map(({ id, at, speaker, text }) => ({
    id,
    record: heard(text, { speaker, at: new Date(at).toISOString() }),
  }));
  const turnOf = new Map(said.map(({ id, record }) => [record.id, id]));
  const recall = recallOver({ messages: said.map(({ record }) => record) });
  const plain = questions.filter(({ style }) => style === 'plain');
  let sum = 0;
  for (const { text, at, evidence } of plain) {
    const found = new Set((await recall.search(text, at, HITS)).map(({ id }) => turnOf.get(id)));
    sum += evidence.filter((id) => found.has(id)).length / evidence.length;
  }
  await recall.close();
  return sum / plain.length;
}

describe('of a question in words of the chat, the turns that answer it', () => {
  for (const set of languages) {
    it(`are mostly among the first five hits, in ${set.name}`, async () => {
      expect(await shareFound(set)).toBeGreaterThanOrEqual(LEAST);
    });
  }

  it('are found about as often in every language as in the best', async () => {
    const all = await Promise.all(languages.map(shareFound));
    expect(Math.max(...all) - Math.min(...all)).toBeLessThanOrEqual(MOST_BEHIND);
  });
});
