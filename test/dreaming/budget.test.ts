import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BudgetInput, fitBudget } from '../../src/dreaming/budget.ts';
import { countTokens } from '../../src/llm/tokens.ts';
import { composePlan, type PlannedOperation, planOperations } from '../../src/memory/plan.ts';
import type { Item } from '../../src/memory/types.ts';
import { breath } from '../../src/state/gently.ts';
import { itemOf, type Said, TODAY } from './kit.ts';

const ROOMY = { maxItems: 30, maxTokens: 2_000 };

function add(text: string, more: PlannedOperation['record'] = {}): PlannedOperation {
  return {
    op: 'add',
    targets: [],
    heading: 'Preferences',
    text,
    reason: 'x',
    record: { by: 'dream', kind: 'preference', lastConfirmed: '2026-11-30T09:00:00.000Z', ...more },
  };
}

function lines(...said: (Said & { state?: Item['state'] })[]): Item[] {
  return said.map((one, at) => itemOf(at + 1, one));
}

/** The notes of these tests are named by their days. */
const BASE: BudgetInput = {
  items: [],
  text: '',
  operations: [],
  limits: ROOMY,
  today: TODAY,
  zone: 'UTC',
  dayOf: (note) => note.slice(0, 10),
};

const fitted = (input: Partial<BudgetInput>) => fitBudget({ ...BASE, ...input });

describe('the budget of memory', () => {
  it('changes nothing while there is room', async () => {
    const operations = [add('Ana prefers tea.')];
    expect(await fitted({ operations, items: lines({ text: 'Ana is a nurse.' }) })).toEqual(operations);
  });

  it('lets past plans go first, then facts and experiences, then the longest unconfirmed', async () => {
    const items = lines(
      { text: 'Ana is a nurse.', kind: 'person', day: '2026-11-20' },
      { text: 'Ana prefers tea.', day: '2026-01-05' },
      { text: 'Ana saw the sea.', kind: 'experience', day: '2026-11-29' },
      { text: 'Ana flies on 2026-11-10.', kind: 'plan', day: '2026-11-01' },
      { text: 'Ana flies on 2026-12-24.', kind: 'plan', day: '2026-11-25' },
    );
    const leaving = (maxItems: number) =>
      fitted({ items, limits: { ...ROOMY, maxItems } }).then((all) =>
        all.map(({ op, targets }) => [op, ...targets]),
      );
    expect(await leaving(4)).toEqual([['archive', 4]]);
    expect((await leaving(3)).at(-1)).toEqual(['archive', 3]);
    expect((await leaving(2)).at(-1)).toEqual(['archive', 2]);
    expect((await leaving(1)).at(-1)).toEqual(['archive', 1]);
  });

  it('keeps what was told on two days before everything that was told once, of any kind', async () => {
    const items = lines(
      { text: 'Ana works in Graz.', kind: 'fact', day: '2026-10-12' },
      { text: 'Ana has a cousin in Porto.', kind: 'person', day: '2026-11-29' },
      { text: 'Ana flies on 2026-12-24.', kind: 'plan', day: '2026-11-30' },
    ).map((item, at) => ({ ...item, notes: at === 0 ? ['2026-09-01 a', '2026-10-12 a'] : ['2026-11-29 a'] }));
    const leaving = (maxItems: number) =>
      fitted({ items, limits: { ...ROOMY, maxItems } }).then((all) => all.flatMap(({ targets }) => targets));
    expect(await leaving(2)).toEqual([2]);
    expect(await leaving(1)).toEqual([2, 3]);
  });

  it('counts what was said several times on one day as told once', async () => {
    const items = lines(
      { text: 'Ana works in Graz.', kind: 'fact', day: '2026-11-12' },
      { text: 'Ana has a cousin in Porto.', kind: 'person', day: '2026-11-12' },
    ).map((item) => ({ ...item, notes: ['2026-11-12 a', '2026-11-12 b', '2026-11-12 c'] }));
    const leaving = await fitted({ items, limits: { ...ROOMY, maxItems: 1 } });
    expect(leaving).toMatchObject([{ op: 'archive', targets: [1] }]);
  });

  it('keeps what was told on more days before what was told on fewer', async () => {
    const items = lines(
      { text: 'Ana works in Graz.', kind: 'fact', day: '2026-10-12' },
      { text: 'Ana has a cousin in Porto.', kind: 'person', day: '2026-11-29' },
    ).map((item, at) => ({
      ...item,
      notes: at === 0 ? ['2026-09-01 a', '2026-09-02 a', '2026-10-12 a'] : ['2026-11-01 a', '2026-11-29 a'],
    }));
    expect(await fitted({ items, limits: { ...ROOMY, maxItems: 1 } })).toMatchObject([{ targets: [2] }]);
  });

  it('lets go what was told on several days when nobody has spoken of it for very long', async () => {
    const items = lines(
      { text: 'Ana works in Graz.', kind: 'person', day: '2026-07-12' },
      { text: 'Ana has a cousin in Porto.', kind: 'person', day: '2026-11-12' },
    ).map((item, at) => ({ ...item, notes: at === 0 ? ['2026-07-01 a', '2026-07-12 a'] : ['2026-11-12 a'] }));
    expect(await fitted({ items, limits: { ...ROOMY, maxItems: 1 } })).toMatchObject([{ targets: [1] }]);
  });

  it('never lets protected lines go: new ones go to the archive instead', async () => {
    const items = lines(
      { text: 'Ana is a nurse.', state: 'hand' },
      { text: 'Ana prefers tea.', state: 'pinned' },
    );
    const operations = await fitted({
      items,
      operations: [add('Ana plays chess.')],
      limits: { ...ROOMY, maxItems: 2 },
    });
    expect(operations).toMatchObject([
      { op: 'archive', targets: [], text: 'Ana plays chess.', record: { by: 'dream' } },
    ]);
  });

  it('does not take out a hand-written line by way of its update', async () => {
    const items = lines(
      { text: 'Ana prefers tea.', state: 'hand' },
      { text: 'Ana saw the sea.', day: '2026-11-30' },
    );
    const update = { ...add('Ana prefers coffee.', { kind: 'fact' }), op: 'update' as const, targets: [1] };
    const operations = await fitted({ items, operations: [update], limits: { ...ROOMY, maxItems: 1 } });
    expect(operations).toMatchObject([
      { op: 'update', targets: [1] },
      { op: 'archive', targets: [2] },
    ]);
  });

  it('archives what an operation replaces together with its line', async () => {
    const items = lines(
      { text: 'Ana prefers tea.', state: 'dream' },
      { text: 'Ana is a nurse.', state: 'pinned' },
    );
    const update = { ...add('Ana prefers coffee.'), op: 'update' as const, targets: [1] };
    const operations = await fitted({ items, operations: [update], limits: { ...ROOMY, maxItems: 1 } });
    expect(operations).toMatchObject([
      { op: 'archive', targets: [1] },
      { op: 'archive', targets: [], text: 'Ana prefers coffee.' },
    ]);
  });

  it('counts headings and what people wrote around the lines', async () => {
    const items = lines({ text: 'Ana prefers tea.' }, { text: 'Ana is a nurse.', day: '2026-11-01' });
    const text = `# Memory\n\n${'A long preface. '.repeat(20)}\n\n## Preferences\n- Ana prefers tea.\n- Ana is a nurse.\n`;
    const limits = { ...ROOMY, maxTokens: countTokens(text) };
    expect(await fitted({ items, text, limits })).toEqual([]);
    expect(
      await fitted({ items, text, limits: { ...limits, maxTokens: limits.maxTokens - 3 } }),
    ).toMatchObject([{ op: 'archive', targets: [2] }]);
  });

  it('lets other work go on while it fits a long memory', async () => {
    const items = lines(
      ...Array.from(
        { length: 1_000 },
        (_, n): Said => ({ text: `Ana flies on 2026-12-24 to town ${n}.`, kind: 'plan' }),
      ),
    );
    let isDone = false;
    const fit = fitted({ items, limits: { ...ROOMY, maxItems: 10 } }).finally(() => {
      isDone = true;
    });
    let turns = 0;
    for (; !isDone; turns += 1) await breath();
    expect(turns).toBeGreaterThan(2);
    expect(await fit).toHaveLength(990);
  });

  it('keeps the file within its limits whatever it holds and whatever comes', () => {
    const word = fc.constantFrom('tea', 'opera', 'чай', '緑茶が好き', 'boats', '🫖', 'snow-covered', 'a');
    const line = fc.array(word, { minLength: 1, maxLength: 20 }).map((some) => `Ana ${some.join(' ')}.`);
    const kinds = fc.constantFrom('preference', 'fact', 'plan', 'person');
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ text: line, kind: kinds }), { maxLength: 12 }),
        fc.array(fc.record({ text: line, heading: fc.constantFrom('Food', 'People', 'Tastes') }), {
          maxLength: 12,
        }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 40, max: 300 }),
        async (standing, coming, maxItems, maxTokens) => {
          const items = standing.map((one, at) => ({ ...itemOf(at + 1, one as Said), ordinal: at + 1 }));
          const text = `# Memory\n\n## Preferences\n${items.map((item) => `- ${item.text}\n`).join('')}`;
          const operations = coming.map(({ text: written, heading }) => ({ ...add(written), heading }));
          const fit = await fitted({ items, text, operations, limits: { maxItems, maxTokens } });
          const after = composePlan(
            { text, items },
            planOperations(items, fit, 'dream', 1),
            new Set(['Preferences']),
          );
          expect(after.items.length).toBeLessThanOrEqual(maxItems);
          expect(countTokens(after.text)).toBeLessThanOrEqual(maxTokens);
        },
      ),
      { numRuns: 100 },
    );
  });
});
