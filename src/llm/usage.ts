import type { Usage } from './model.ts';

/** What a million tokens of a model cost, in a currency of the owner's choice. */
export interface Price {
  in: number;
  out: number;
}

/** Prices by model. */
export type Prices = Readonly<Record<string, Price>>;

const PER_PRICE = 1_000_000;

/** The price of a model, whether or not it is written with its provider. */
export function priceOf(prices: Prices, model: string): Price | undefined {
  const name = [model, `openai/${model}`, model.replace(/^openai\//, '')].find((one) =>
    Object.hasOwn(prices, one),
  );
  return name === undefined ? undefined : prices[name];
}

/** The usage with what it cost; without a price as it is. */
export function priced({ tokensIn, tokensOut }: Usage, price: Price | undefined): Usage {
  if (price === undefined) return { tokensIn, tokensOut };
  return { tokensIn, tokensOut, cost: (tokensIn * price.in + tokensOut * price.out) / PER_PRICE };
}

/** Both together. The cost is known when that of each part is that used tokens at all. */
export function addUsage(a: Usage, b: Usage): Usage {
  const costs = [a, b].filter((one) => one.tokensIn + one.tokensOut > 0).map(({ cost }) => cost);
  const total = costs.reduce<number | undefined>(
    (sum, cost) => (sum === undefined || cost === undefined ? undefined : sum + cost),
    0,
  );
  return {
    tokensIn: a.tokensIn + b.tokensIn,
    tokensOut: a.tokensOut + b.tokensOut,
    ...(total === undefined || costs.length === 0 ? {} : { cost: total }),
  };
}
