import { describe, expect, it } from 'vitest';
import { propose } from '../../src/dreaming/propose.ts';
import { openPurse } from '../../src/dreaming/purse.ts';
import { openRunBook } from '../../src/dreaming/run-book.ts';
import type { ProposedOperation } from '../../src/llm/model.ts';
import { createOfflineModel } from '../../src/llm/offline/offline.ts';
import type { Item } from '../../src/memory/types.ts';
import {
  ANA,
  BEN,
  candidateOf,
  distiller,
  itemOf,
  operation,
  redact,
  type Said,
  TODAY,
  uncounted,
} from './kit.ts';

const TEA: Said = { text: 'Ana prefers tea.', quote: 'I prefer tea' };
const PEANUTS: Said = {
  text: 'Ana is allergic to peanuts.',
  quote: 'I am allergic to peanuts',
  kind: 'person',
};

async function proposed(operations: ProposedOperation[], said: Said[], items: Item[] = []) {
  const dream = distiller(...operations);
  const book = openRunBook({
    ...{ id: 'r1', space: 'fake:1', trigger: 'command', from: TODAY, to: TODAY, startedAt: TODAY },
    model: dream.name,
  });
  const verified = await propose({
    items,
    candidates: said.map((one, at) => candidateOf(at + 1, one)),
    ...{ today: TODAY, zone: 'UTC', language: 'en', redact, maxSnippetTokens: 160 },
    ...{ rejections: [], people: [ANA, BEN], maxLossFraction: 0.25 },
    models: { dream, session: dream, offline: createOfflineModel() },
    book,
    purse: openPurse({ limits: { tokensPerRun: 1000 }, book, ledger: uncounted }),
  });
  if ('failure' in verified) throw new Error(verified.failure);
  return { ...verified, dream, book, lines: verified.operations.map(({ text }) => text) };
}

const add = (n: number, text: string) => operation('add', { candidates: [n], text, heading: 'Notes' });

describe('what a model proposes', () => {
  it('is taken when it stands', async () => {
    const { lines, book } = await proposed([add(1, TEA.text), add(2, PEANUTS.text)], [TEA, PEANUTS]);
    expect(lines).toEqual([TEA.text, PEANUTS.text]);
    expect(book.run.model).toMatchObject({ name: 'scripted', calls: 1, tokensIn: 10, tokensOut: 5 });
  });

  it.each([
    ['passed over', []],
    ['mangled', [add(2, 'Ben is allergic to peanuts.')]],
    ['named beside another', [operation('add', { candidates: [1, 2], text: TEA.text })]],
    ['cited with a wrong number', [add(7, PEANUTS.text)]],
    ['filed under a line that does not say it', [operation('keep', { items: [1], candidates: [2] })]],
  ])('gives what it has %s a second chance by rule', async (_, operations) => {
    const items = [itemOf(1, { text: 'Ana lives in Lviv.', day: '2026-11-01' })];
    const { lines, judgements } = await proposed([add(1, TEA.text), ...operations], [TEA, PEANUTS], items);
    expect(lines).toEqual([TEA.text, PEANUTS.text]);
    expect(
      judgements.filter(({ verdict }) => verdict === 'promoted').map(({ candidate }) => candidate.n),
    ).toContain(2);
  });

  it('is final when it skips a statement, or the memory says it already', async () => {
    const items = [itemOf(1, { ...PEANUTS, day: '2026-11-01' })];
    const { lines } = await proposed(
      [operation('skip', { candidates: [1] }), add(2, PEANUTS.text)],
      [TEA, PEANUTS],
      items,
    );
    expect(lines).toEqual([]);
  });

  it('is not asked for when there is nothing to decide', async () => {
    const { dream, operations } = await proposed([], []);
    expect([dream.requests.length, operations.length]).toEqual([0, 0]);
  });
});
