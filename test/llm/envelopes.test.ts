import { describe, expect, it } from 'vitest';
import type { ZodType } from 'zod';
import { distillationEnvelope, narrationEnvelope, summaryEnvelope } from '../../src/llm/envelopes.ts';

function accepts(schema: ZodType, value: unknown): boolean {
  return schema.safeParse(value).success;
}

describe('summaryEnvelope', () => {
  it('keeps an envelope as it is', () => {
    const value = {
      notes: [
        {
          text: 'Olena is allergic to walnuts.',
          kind: 'fact',
          subject: 'Olena',
          quotes: [{ turn: 3, quote: 'walnuts' }],
        },
      ],
    };
    expect(summaryEnvelope.parse(value)).toEqual(value);
  });

  it('overlooks what does no harm', () => {
    expect(
      summaryEnvelope.parse({
        comment: 'done',
        notes: [
          { text: 'a', kind: ' Preference', subject: null, quotes: { turn: '2', quote: 'q' } },
          { text: 'b', kind: 'relationship' },
        ],
      }),
    ).toEqual({
      notes: [
        { text: 'a', kind: 'preference', subject: '', quotes: [{ turn: 2, quote: 'q' }] },
        { text: 'b', kind: 'fact', subject: '', quotes: [] },
      ],
    });
  });

  it('takes "nothing worth keeping" only when it is said', () => {
    expect(summaryEnvelope.parse({ notes: [] })).toEqual({ notes: [] });
    for (const value of [{}, { notes: null }, { note: [] }, [], null, 'notes']) {
      expect(accepts(summaryEnvelope, value)).toBe(false);
    }
  });

  it.each([
    { text: 1, kind: 'fact' },
    { kind: 'fact' },
    { text: 'a' },
    { text: 'a', kind: 7 },
    { text: 'a', kind: 'fact', quotes: [{ turn: 'first', quote: 'q' }] },
    { text: 'a', kind: 'fact', quotes: [{ turn: 0, quote: 'q' }] },
    { text: 'a', kind: 'fact', quotes: [{ turn: 1.5, quote: 'q' }] },
    { text: 'a', kind: 'fact', quotes: [{ turn: 1 }] },
    { text: 'a', kind: 'fact', quotes: ['q'] },
    'a',
  ])('rejects the note %j', (note) => {
    expect(accepts(summaryEnvelope, { notes: [note] })).toBe(false);
  });
});

describe('distillationEnvelope', () => {
  it('overlooks what does no harm', () => {
    expect(
      distillationEnvelope.parse({
        operations: [
          {
            op: 'MERGE',
            items: ['1', 2],
            candidates: null,
            text: 'a',
            quotes: [{ candidate: '3', quote: 'q' }],
          },
          { op: ' keep ', items: 4 },
        ],
      }),
    ).toEqual({
      operations: [
        {
          op: 'merge',
          items: [1, 2],
          candidates: [],
          text: 'a',
          heading: '',
          quotes: [{ candidate: 3, quote: 'q' }],
          reason: '',
        },
        { op: 'keep', items: [4], candidates: [], text: '', heading: '', quotes: [], reason: '' },
      ],
    });
  });

  it.each([
    {},
    { operations: null },
    { operations: {} },
    { operations: [{ op: 'rewrite' }] },
    { operations: [{ items: [1] }] },
    { operations: [{ op: 'add', text: ['a'] }] },
    { operations: [{ op: 'remove', items: ['all'] }] },
    { operations: [{ op: 'remove', items: [-1] }] },
    { operations: [{ op: 'remove', items: ['1e3'] }] },
  ])('rejects %j', (value) => {
    expect(accepts(distillationEnvelope, value)).toBe(false);
  });
});

describe('narrationEnvelope', () => {
  it('lets parts be missing, but not all of them', () => {
    expect(narrationEnvelope.parse({ light: 'a', rem: null })).toEqual({
      light: 'a',
      rem: '',
      deep: '',
      insights: '',
      observation: '',
    });
    expect(accepts(narrationEnvelope, { text: 'a' })).toBe(false);
    expect(accepts(narrationEnvelope, {})).toBe(false);
    expect(accepts(narrationEnvelope, { light: ['a'] })).toBe(false);
  });
});
