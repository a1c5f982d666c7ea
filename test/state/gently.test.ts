import { describe, expect, it } from 'vitest';
import { gently } from '../../src/state/gently.ts';

/** Goes through `count` elements that take `ms` each, and says at which of them others had their turn. */
async function turns(count: number, ms: number): Promise<number[]> {
  let time = 0;
  let at = -1;
  let ended = false;
  const found: number[] = [];
  const others = (): void => {
    found.push(at);
    if (!ended) setImmediate(others);
  };
  setImmediate(others);
  for await (const element of gently(
    Array.from({ length: count }, (_, index) => index),
    () => time,
  )) {
    at = element;
    time += ms;
  }
  ended = true;
  return found;
}

describe('a long list', () => {
  it('lets others have their turn whenever some milliseconds have gone by, however many elements that takes', async () => {
    expect(await turns(4, 50)).toEqual([0, 1, 2, 3]);
    expect(await turns(40, 1)).toEqual([7, 15, 23, 31, 39]);
  });

  it('is gone through at once when it takes no time', async () => {
    expect(await turns(1_000, 0)).toEqual([]);
  });
});
