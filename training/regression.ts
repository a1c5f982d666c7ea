/** One example for a regression: what it is, what it shows, and how much it counts. */
export interface Row {
  /** Number of its label. */
  label: number;
  /** Numbers of its features. */
  features: Uint32Array;
  /** Values of the same; every feature has the value 1 when they are absent. */
  values?: Float64Array;
  /** 1 when absent. */
  weight?: number;
}

interface Regression {
  bias: Float64Array;
  /** Feature by label: `weights[feature * labels + label]`. */
  weights: Float64Array;
}

interface Settings {
  labels: number;
  features: number;
  epochs: number;
  rate: number;
  decay: number;
}

/**
 * Multinomial logistic regression, by stochastic gradient descent with AdaGrad (Duchi, Hazan and Singer, 2011). The same
 * rows give the same weights.
 */
export function regress(
  rows: readonly Row[],
  { labels, features, epochs, rate, decay }: Settings,
): Regression {
  const weights = new Float64Array(features * labels);
  const squares = new Float64Array(features * labels).fill(1e-8);
  const bias = new Float64Array(labels);
  const biasSquares = new Float64Array(labels).fill(1e-8);
  const random = generator(7);
  const order = [...rows.keys()];
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    for (const at of order) {
      const row = rows[at];
      if (row === undefined) continue;
      const errors = softmax(scores(row, { bias, weights }));
      errors[row.label] = (errors[row.label] ?? 0) - 1;
      for (const [label, unweighted] of errors.entries()) {
        const error = unweighted * (row.weight ?? 1);
        biasSquares[label] = (biasSquares[label] ?? 0) + error * error;
        bias[label] = (bias[label] ?? 0) - (rate * error) / Math.sqrt(biasSquares[label] ?? 1);
        for (const [nth, id] of row.features.entries()) {
          const cell = id * labels + label;
          const slope = error * (row.values?.[nth] ?? 1) + decay * (weights[cell] ?? 0);
          squares[cell] = (squares[cell] ?? 0) + slope * slope;
          weights[cell] = (weights[cell] ?? 0) - (rate * slope) / Math.sqrt(squares[cell] ?? 1);
        }
      }
    }
  }
  return { bias, weights };
}

function scores({ features, values }: Row, { bias, weights }: Regression): Float64Array {
  return Float64Array.from(bias, (start, label) =>
    features.reduce(
      (sum, id, nth) => sum + (weights[id * bias.length + label] ?? 0) * (values?.[nth] ?? 1),
      start,
    ),
  );
}

function softmax(given: Float64Array): Float64Array {
  const most = Math.max(...given);
  const raised = given.map((score) => Math.exp(score - most));
  const total = raised.reduce((sum, value) => sum + value, 0);
  return raised.map((value) => value / total);
}

/** A linear congruential generator (Numerical Recipes): the same seed gives the same numbers from 0 to 1. */
export function generator(seed: number): () => number {
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
