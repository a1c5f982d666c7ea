import type { StatementKind } from '../../languages/statements.ts';
import { type Weights, weightsOf, ZERO_WEIGHT } from '../../languages/weights.ts';
import { featuresOf } from './features.ts';

/** With at least this likelihood a sentence is taken for something that lasts. */
export const ENOUGH = 0.5;

/** Kinds of what lasts; the others stay in the notes of their day. */
export const LASTING: ReadonlySet<string> = new Set<StatementKind>([
  'preference',
  'person',
  'decision',
  'plan',
  'rule',
  'experience',
]);

/**
 * How likely a clause is of each kind, by what was learned from labelled sentences; the sentence around it, which may
 * say that it is meant in jest, has half the say.
 *
 * @returns shares that sum to 1 by label, `none` among them; empty for a language without labelled sentences
 */
export function likelihoods(clause: string, sentence: string, code: string): Map<string, number> {
  const weights = weightsOf(code);
  if (weights === undefined) return new Map();
  const own = sharesOf(clause, code, weights);
  const around = sentence === clause ? own : sharesOf(sentence, code, weights);
  return new Map(weights.labels.map((label, at) => [label, ((own[at] ?? 0) + (around[at] ?? 0)) / 2]));
}

/** How likely a clause alone states something that lasts, from 0 to 1. */
export function lastingShare(clause: string, code: string): number {
  return [...likelihoods(clause, clause, code)].reduce(
    (sum, [label, share]) => sum + (LASTING.has(label) ? share : 0),
    0,
  );
}

/** The parts of one sentence are looked at several times. */
const recent = new Map<string, readonly number[]>();
const MOST_RECENT = 200;

function sharesOf(sentence: string, code: string, weights: Weights): readonly number[] {
  const key = `${code} ${sentence}`;
  const known = recent.get(key);
  if (known) return known;
  if (recent.size >= MOST_RECENT) recent.clear();
  const shares = softmax(scoresOf(sentence, code, weights));
  recent.set(key, shares);
  return shares;
}

function scoresOf(sentence: string, code: string, { labels, bias, step, features }: Weights): number[] {
  const known = featuresOf(sentence, code)
    .map((feature) => (Object.hasOwn(features, feature) ? features[feature] : undefined))
    .filter((packed) => packed !== undefined);
  return labels.map((_, at) =>
    known.reduce((sum, packed) => sum + (packed.charCodeAt(at) - ZERO_WEIGHT) * step, bias[at] ?? 0),
  );
}

function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const raised = scores.map((score) => Math.exp(score - most));
  const total = raised.reduce((sum, value) => sum + value, 0);
  return raised.map((value) => value / total);
}
