import { createRequire } from 'node:module';

/**
 * What was learned from the labelled sentences of `training/<code>/`: how much each feature of a sentence speaks for
 * each label. Made by `npm run generate`, never by hand.
 */
export interface Weights {
  /** Labels in the order of the weights: kinds of statements, and `none`. */
  labels: readonly string[];
  /** A weight a label that every sentence gets. */
  bias: readonly number[];
  /** What one step of a feature's weights is worth. */
  step: number;
  /** A feature's weights, a character a label: its code less {@link ZERO_WEIGHT}, in steps. */
  features: Readonly<Record<string, string>>;
  /** Rarity, from 0 to 1, of the stems that stand in many of the sentences; that of others is nearly 1. */
  common: Readonly<Record<string, number>>;
  /** Hash of the sentences from which it was learned. */
  examples: string;
}

/** What was learned from the labelled pairs of statements of all languages. Made by `npm run generate`. */
export interface PairWeights {
  /** How a later statement stands to an earlier one, in the order of the weights. */
  labels: readonly ('none' | 'replaces' | 'same')[];
  bias: readonly number[];
  features: Readonly<Record<string, readonly number[]>>;
  /** Hash of the pairs from which it was learned. */
  examples: string;
}

/** The code of the character that stands for a weight of nothing. */
export const ZERO_WEIGHT = 80;

const load = createRequire(import.meta.url);
const loaded = new Map<string, Weights | undefined>();

/** @returns `undefined` for a language without labelled sentences */
export function weightsOf(code: string): Weights | undefined {
  if (!/^[a-z]{2}$/.test(code)) return undefined;
  if (!loaded.has(code)) loaded.set(code, read(`./${code}/weights.json`));
  return loaded.get(code);
}

/** What was learned of pairs of statements, in all languages together; read once. */
export function pairWeights(): PairWeights {
  pairs ??= load('./pairs.json') as PairWeights;
  return pairs;
}

let pairs: PairWeights | undefined;

function read(path: string): Weights | undefined {
  try {
    return load(path) as Weights;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}
