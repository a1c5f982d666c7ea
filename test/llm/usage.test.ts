import { describe, expect, it } from 'vitest';
import { addUsage, priced, priceOf } from '../../src/llm/usage.ts';

describe('the usage of calls', () => {
  it('is added up, costs too', () => {
    const sum = addUsage({ tokensIn: 1, tokensOut: 2, cost: 0.5 }, { tokensIn: 3, tokensOut: 4, cost: 0.25 });
    expect(sum).toEqual({ tokensIn: 4, tokensOut: 6, cost: 0.75 });
  });

  it('costs nobody knows what as soon as one part has no price', () => {
    const unpriced = { tokensIn: 3, tokensOut: 4 };
    expect(addUsage({ tokensIn: 1, tokensOut: 2, cost: 0.5 }, unpriced)).toEqual({
      tokensIn: 4,
      tokensOut: 6,
    });
  });

  it('costs what its other part costs when one used nothing', () => {
    const free = { tokensIn: 0, tokensOut: 0 };
    const paid = { tokensIn: 1, tokensOut: 2, cost: 0.5 };
    expect(addUsage(free, paid)).toEqual(paid);
    expect(addUsage(paid, free)).toEqual(paid);
    expect(addUsage(free, free)).toEqual(free);
  });
});

describe('a price', () => {
  const prices = { 'gpt-5': { in: 1, out: 8 }, 'openai/gpt-5-mini': { in: 0.25, out: 2 } };

  it('is that of a million tokens, in and out', () => {
    expect(priced({ tokensIn: 500_000, tokensOut: 250_000 }, prices['gpt-5']).cost).toBe(2.5);
    expect(priced({ tokensIn: 5, tokensOut: 2 }, undefined)).toEqual({ tokensIn: 5, tokensOut: 2 });
  });

  it('is found with and without the provider', () => {
    expect(priceOf(prices, 'openai/gpt-5')?.in).toBe(1);
    expect(priceOf(prices, 'gpt-5-mini')?.in).toBe(0.25);
    expect(priceOf(prices, 'constructor')).toBeUndefined();
  });
});
