import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PairWeights } from '../src/languages/weights.ts';
import { likelihoods } from '../src/llm/offline/likelihoods.ts';
import { type Matter, MatterReader } from '../src/llm/offline/matter.ts';
import { type PairFeatures, pairFeatures } from '../src/llm/offline/pair-features.ts';
import type { NoteKind } from '../src/memory/types.ts';
import { generator, type Row, regress } from './regression.ts';
import { type Example, examplesOf, languagesIn } from './train.ts';

/** Two statements of one person, and how the later stands to the earlier. */
export interface Pair {
  code: string;
  label: PairWeights['labels'][number];
  earlier: string;
  later: string;
}

const LABELS: PairWeights['labels'] = ['none', 'replaces', 'same'];
const EPOCHS = 60;
const RATE = 0.1;
const DECAY = 0.003;
/** Sentences of a language among which pairs without relation are looked for. */
const MIXED = 900;
/** A pair that was found counts less than one that was written. */
const FOUND_COUNTS = 0.5;

/**
 * The labelled pairs of a language: lines `label<TAB>earlier<TAB>later` of the files of its folder `pairs`.
 *
 * @throws {Error} when a line is no pair or its label is not known
 */
export function pairsOf(folder: string, code: string): Pair[] {
  const pairs = join(folder, 'pairs');
  if (!existsSync(pairs)) return [];
  return readdirSync(pairs)
    .sort()
    .flatMap((name) => readFileSync(join(pairs, name), 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map((line) => {
      const [given = '', earlier = '', later = ''] = line.split('\t');
      const label = LABELS.find((known) => known === given);
      if (label === undefined || later === '') throw new Error(`No labelled pair of ${code}: "${line}".`);
      return { code, label, earlier, later };
    });
}

export function hashOfPairs(pairs: readonly Pair[]): string {
  const hash = createHash('sha256');
  for (const { code, label, earlier, later } of pairs)
    hash.update(`${code} ${label}\t${earlier}\t${later}\n`);
  return hash.digest('hex').slice(0, 16);
}

/**
 * What is learned from the labelled pairs of all languages in `root`. Sentences that share a stem, a form or a sort but nothing else
 * stand for the many pairs without relation. The weights of the sentences must be learned before.
 */
export function trainPairs(root: string): PairWeights {
  const codes = languagesIn(root);
  const pairs = codes.flatMap((code) => pairsOf(join(root, code), code));
  const written = pairs.map((pair) => ({ label: pair.label, features: featuresOfPair(pair), weight: 1 }));
  const found = codes.flatMap((code) =>
    unrelated(examplesOf(join(root, code)), code).map((features) => ({
      label: 'none' as const,
      features,
      weight: FOUND_COUNTS,
    })),
  );
  return { ...learnPairs([...written, ...found]), examples: hashOfPairs(pairs) };
}

interface LabelledFeatures {
  label: Pair['label'];
  features: PairFeatures;
  weight: number;
}

function learnPairs(examples: readonly LabelledFeatures[]): Omit<PairWeights, 'examples'> {
  const names = [...new Set(examples.flatMap(({ features }) => [...features.keys()]))].sort();
  const ids = new Map(names.map((name, id) => [name, id]));
  const rows = examples.map(
    ({ label, features, weight }): Row => ({
      label: LABELS.indexOf(label),
      features: Uint32Array.from([...features.keys()].map((name) => ids.get(name) ?? 0)),
      values: Float64Array.from(features.values()),
      weight,
    }),
  );
  const { bias, weights } = regress(rows, {
    labels: LABELS.length,
    features: names.length,
    epochs: EPOCHS,
    rate: RATE,
    decay: DECAY,
  });
  const rounded = (values: Float64Array): number[] => [...values].map((value) => Number(value.toFixed(3)));
  return {
    labels: LABELS,
    bias: rounded(bias),
    features: Object.fromEntries(
      names.map((name, at) => [name, rounded(weights.slice(at * LABELS.length, (at + 1) * LABELS.length))]),
    ),
  };
}

function featuresOfPair({ code, earlier, later }: Pair): PairFeatures {
  return pairFeatures(matterOf(later, code), matterOf(earlier, code));
}

function matterOf(text: string, code: string, label = likeliest(text, code)): Matter {
  const speaker = { id: 'trainer', name: 'Ann' };
  const kind = label as NoteKind;
  return new MatterReader([speaker], 'UTC', code).read({
    text: `Ann: ${text}`,
    kind,
    at: 0,
    speakers: [speaker],
  });
}

function likeliest(text: string, code: string): string {
  const [first] = [...likelihoods(text, text, code)]
    .filter(([label]) => label !== 'none')
    .sort(([, a], [, b]) => b - a);
  return first?.[0] ?? 'fact';
}

/** Features of pairs of sentences that are worth comparing and have nothing to do with each other. */
function unrelated(examples: readonly Example[], code: string): PairFeatures[] {
  const random = generator(11);
  const lasting = examples.filter(({ label }) => !PASSING.has(label));
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];
  const byPlace = new Map<string, Matter[]>();
  const all: Matter[] = [];
  for (let n = 0; n < MIXED; n += 1) {
    const example = pick(lasting);
    if (!example) return [];
    const matter = matterOf(example.text, code, example.label);
    all.push(matter);
    for (const place of placesOf(matter)) byPlace.set(place, [...(byPlace.get(place) ?? []), matter]);
  }
  return all.flatMap((matter) => {
    const other = pick(byPlace.get(pick(placesOf(matter)) ?? '') ?? []);
    return other === undefined || other.key === matter.key ? [] : [pairFeatures(matter, other)];
  });
}

/** What makes two statements worth comparing. */
function placesOf({ stems, framed, sorts }: Matter): string[] {
  return [
    ...stems.map((stem) => `stem ${stem}`),
    ...(framed ? [`slot ${framed.slot}`] : []),
    ...[...sorts.values()].map((sort) => `sort ${sort}`),
  ];
}

const PASSING: ReadonlySet<string> = new Set(['none', 'event', 'task']);
