import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { weightsOf } from '../../../src/languages/weights.ts';
import { LASTING, lastingShare } from '../../../src/llm/offline/likelihoods.ts';
import { examplesOf, hashOf, train } from '../../../training/train.ts';

const root = join(import.meta.dirname, '..', '..', '..', 'training');
const codes = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const labels = [
  'preference',
  'person',
  'decision',
  'plan',
  'rule',
  'experience',
  'fact',
  'event',
  'task',
  'none',
];

describe.each(codes)('the labelled sentences of %s', (code) => {
  const examples = examplesOf(join(root, code));

  it('have known labels and one sentence a line', () => {
    for (const { label, text } of examples) {
      expect(labels, text).toContain(label);
      expect(text.trim(), label).not.toBe('');
    }
  });

  it('are those from which the weights were learned', () => {
    expect(weightsOf(code)?.examples, 'Run npm run generate.').toBe(hashOf(examples));
  });

  it('are told apart by what was learned from them', () => {
    const shares = examples.map(({ label, text }) => ({
      lasts: LASTING.has(label),
      found: lastingShare(text, code) >= 0.5,
    }));
    const lasting = shares.filter(({ lasts }) => lasts);
    const passing = shares.filter(({ lasts }) => !lasts);
    expect(lasting.filter(({ found }) => found).length / lasting.length).toBeGreaterThan(0.9);
    expect(passing.filter(({ found }) => found).length / passing.length).toBeLessThan(0.06);
  });
});

describe('training', () => {
  const few = [
    { label: 'preference', text: 'I love tea' },
    { label: 'preference', text: 'I love coffee' },
    { label: 'none', text: 'where is the tea' },
    { label: 'none', text: 'where is the coffee' },
  ];

  it('gives the same weights for the same sentences', () => {
    expect(train(few, 'en')).toEqual(train(few, 'en'));
  });

  it('keeps what speaks for a label and leaves out what stands in one sentence only', () => {
    const { features, labels: found } = train([...few, { label: 'none', text: 'zebra' }], 'en');
    expect(found).toEqual(['none', 'preference']);
    expect(Object.keys(features)).toContain('w love');
    expect(Object.keys(features)).not.toContain('w zebra');
  });
});
