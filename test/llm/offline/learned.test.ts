import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pairWeights, weightsOf } from '../../../src/languages/weights.ts';
import { ENOUGH, LASTING, lastingShare } from '../../../src/llm/offline/likelihoods.ts';
import { MatterReader } from '../../../src/llm/offline/matter.ts';
import { relationOf } from '../../../src/llm/offline/relation.ts';
import { hashOfPairs, type Pair, pairsOf } from '../../../training/pairs.ts';
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
    // One of five tells as much as all do.
    const sample = examples.filter((_, at) => at % 5 === 0);
    const shares = sample.map(({ label, text }) => ({
      lasts: LASTING.has(label),
      found: lastingShare(text, code) >= 0.5,
    }));
    const lasting = shares.filter(({ lasts }) => lasts);
    const passing = shares.filter(({ lasts }) => !lasts);
    expect(lasting.filter(({ found }) => found).length / lasting.length).toBeGreaterThan(0.9);
    expect(passing.filter(({ found }) => found).length / passing.length).toBeLessThan(0.06);
  });
});

describe('the labelled pairs', () => {
  const pairs = codes.sort().flatMap((code) => pairsOf(join(root, code), code));

  it('are those from which the weights were learned', () => {
    expect(pairWeights().examples, 'Run npm run generate.').toBe(hashOfPairs(pairs));
  });

  it.each(codes)('of %s are told apart, a line lost by mistake seldom', (code) => {
    const speaker = { id: 'test:1', name: 'Ann' };
    const relation = ({ earlier, later }: Pair) => {
      const reader = new MatterReader([speaker], 'UTC', code);
      const read = (text: string, at: number) =>
        reader.read({ text: `Ann: ${text}`, kind: 'fact', at, speakers: [speaker] });
      return relationOf(read(later, 1), read(earlier, 0));
    };
    const own = pairs.filter((pair) => pair.code === code);
    const share = (label: Pair['label']): number => {
      const all = own.filter((pair) => pair.label === label);
      return all.filter((pair) => relation(pair) === 'replaces').length / all.length;
    };
    expect(share('replaces')).toBeGreaterThan(0.25);
    expect(share('none')).toBeLessThan(0.15);
  });
});

const unseen = join(import.meta.dirname, '..', '..', 'fixtures', 'sentences');

describe.each(readdirSync(unseen).map((name) => name.slice(0, 2)))('unseen sentences of %s', (code) => {
  const rows = readFileSync(join(unseen, `${code}.tsv`), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t') as [label: string, text: string]);
  const found = (wanted: boolean) => {
    const all = rows.filter(([label]) => LASTING.has(label) === wanted);
    return all.filter(([, text]) => lastingShare(text, code) >= ENOUGH).length / all.length;
  };

  it('are found when they state something lasting', () => expect(found(true)).toBeGreaterThanOrEqual(0.85));

  it('are left out when they do not', () => expect(found(false)).toBeLessThanOrEqual(0.15));
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
