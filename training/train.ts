import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Weights, ZERO_WEIGHT } from '../src/languages/weights.ts';
import { featuresOf } from '../src/llm/offline/features.ts';
import { contentStems } from '../src/text/words.ts';
import { regress } from './regression.ts';

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
/** A stem is common when it stands in one of so many sentences. */
const COMMON = 500;
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

/** The languages that have labelled sentences, by their folders in `root`. */
export function languagesIn(root: string): string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

export function hashOf(examples: readonly Example[]): string {
  const hash = createHash('sha256');
  for (const { label, text } of examples) hash.update(`${label}\t${text}\n`);
  return hash.digest('hex').slice(0, 16);
}

/** What is learned from the labelled sentences of a language. The same examples give the same weights. */
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
  const { bias, weights } = regress(rows, {
    labels: labels.length,
    features: ids.size,
    epochs: EPOCHS,
    rate: RATE,
    decay: DECAY,
  });
  return {
    labels,
    bias: [...bias].map((value) => Number(value.toFixed(4))),
    ...packed(labels.length, weights, ids),
    common: commonStems(examples, code),
    examples: hashOf(examples),
  };
}

/** Inverse document frequency of common stems, as a share of that of a stem that stands once. */
function commonStems(examples: readonly Example[], code: string): Record<string, number> {
  const counts = new Map<string, number>();
  for (const { text } of examples) {
    for (const stem of new Set(contentStems(text, code))) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  const most = Math.log(examples.length);
  return Object.fromEntries(
    [...counts]
      .filter(([, count]) => count * COMMON >= examples.length)
      .map(([stem, count]) => [stem, Number((Math.log(examples.length / count) / most).toFixed(2))] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

function frequent(found: readonly string[][]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const feature of found.flat()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const ids = new Map<string, number>();
  for (const [feature, count] of counts) if (count >= FEWEST) ids.set(feature, ids.size);
  return ids;
}

function packed(
  width: number,
  weights: Float64Array,
  ids: ReadonlyMap<string, number>,
): Pick<Weights, 'step' | 'features'> {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const step = largest / STEPS_EACH_WAY || 1;
  const features: Record<string, string> = {};
  for (const [feature, id] of [...ids].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const own = weights.slice(id * width, (id + 1) * width);
    if (own.every((weight) => Math.abs(weight) < NEGLIGIBLE)) continue;
    const steps = [...own].map((weight) => ZERO_WEIGHT + Math.round(weight / step));
    features[feature] = String.fromCharCode(...steps);
  }
  return { step, features };
}
