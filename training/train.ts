import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Weights, ZERO_WEIGHT } from '../src/languages/weights.ts';
import { featuresOf } from '../src/llm/offline/features.ts';

/** A sentence and what it states. */
export interface Example {
  label: string;
  text: string;
}

/** So often every example is looked at; more changes nothing measurable. */
const EPOCHS = 12;
/** Features of fewer examples tell of the example, not of the language. */
const FEWEST = 2;
const RATE = 0.06;
const DECAY = 1e-4;
/** The largest weight of a pruned feature. */
const NEGLIGIBLE = 0.03;
const STEPS_EACH_WAY = 45;

/**
 * The labelled sentences of a language: every `.tsv` file of its folder, a line `label<TAB>sentence` each. Of a sentence
 * that stands in several places the first label counts.
 */
export function examplesOf(folder: string): Example[] {
  const seen = new Set<string>();
  return readdirSync(folder)
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map((line) => {
      const [label = '', text = ''] = line.split('\t');
      return { label, text };
    })
    .filter(({ text }) => !seen.has(text) && seen.add(text));
}

export function hashOf(examples: readonly Example[]): string {
  const hash = createHash('sha256');
  for (const { label, text } of examples) hash.update(`${label}\t${text}\n`);
  return hash.digest('hex').slice(0, 16);
}

/**
 * Multinomial logistic regression over the features of sentences, by stochastic gradient descent with AdaGrad (Duchi,
 * Hazan and Singer, 2011). The same examples give the same weights.
 */
export function train(examples: readonly Example[], code: string): Weights {
  const labels = [...new Set(examples.map(({ label }) => label))].sort();
  const found = examples.map(({ text }) => featuresOf(text, code));
  const ids = frequent(found);
  const rows = examples.map(({ label }, at) => ({
    label: labels.indexOf(label),
    features: Uint32Array.from(
      (found[at] ?? []).map((feature) => ids.get(feature)).filter((id) => id !== undefined),
    ),
  }));
  const width = labels.length;
  const weights = new Float64Array(ids.size * width);
  const squares = new Float64Array(ids.size * width).fill(1e-8);
  const bias = new Float64Array(width);
  const biasSquares = new Float64Array(width).fill(1e-8);
  const random = generator(7);
  const order = [...rows.keys()];
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random);
    for (const at of order) {
      const row = rows[at];
      if (row === undefined) continue;
      const errors = softmax(
        Float64Array.from(bias, (start, label) =>
          row.features.reduce((sum, id) => sum + (weights[id * width + label] ?? 0), start),
        ),
      );
      errors[row.label] = (errors[row.label] ?? 0) - 1;
      for (const [label, error] of errors.entries()) {
        biasSquares[label] = (biasSquares[label] ?? 0) + error * error;
        bias[label] = (bias[label] ?? 0) - (RATE * error) / Math.sqrt(biasSquares[label] ?? 1);
        for (const id of row.features) {
          const cell = id * width + label;
          const slope = error + DECAY * (weights[cell] ?? 0);
          squares[cell] = (squares[cell] ?? 0) + slope * slope;
          weights[cell] = (weights[cell] ?? 0) - (RATE * slope) / Math.sqrt(squares[cell] ?? 1);
        }
      }
    }
  }
  return packed(labels, bias, weights, ids, hashOf(examples));
}

function frequent(found: readonly string[][]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const feature of found.flat()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const ids = new Map<string, number>();
  for (const [feature, count] of counts) if (count >= FEWEST) ids.set(feature, ids.size);
  return ids;
}

function softmax(scores: Float64Array): Float64Array {
  const most = Math.max(...scores);
  const raised = scores.map((score) => Math.exp(score - most));
  const total = raised.reduce((sum, value) => sum + value, 0);
  return raised.map((value) => value / total);
}

function packed(
  labels: string[],
  bias: Float64Array,
  weights: Float64Array,
  ids: ReadonlyMap<string, number>,
  examples: string,
): Weights {
  const width = labels.length;
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const step = largest / STEPS_EACH_WAY || 1;
  const features: Record<string, string> = {};
  for (const [feature, id] of [...ids].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const own = weights.slice(id * width, (id + 1) * width);
    if (own.every((weight) => Math.abs(weight) < NEGLIGIBLE)) continue;
    const steps = [...own].map((weight) => ZERO_WEIGHT + Math.round(weight / step));
    features[feature] = String.fromCharCode(...steps);
  }
  return { labels, bias: [...bias].map((value) => Number(value.toFixed(4))), step, features, examples };
}

/** A linear congruential generator (Numerical Recipes): the same seed gives the same numbers from 0 to 1. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function shuffle<Item>(items: Item[], random: () => number): void {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [items[last], items[other]] = [items[other] as Item, items[last] as Item];
  }
}
