import { expect, it } from 'vitest';
import { latelyUsed } from '../../src/state/lately-used.ts';

it('keeps what was used last as far as there is room, and the very last in any case', () => {
  const held = latelyUsed<number>(10, (size) => size);
  const standing = (): string[] => ['a', 'b', 'c', 'd'].filter((key) => held.get(key) !== undefined);
  held.keep('a', 4);
  held.keep('b', 4);
  held.keep('a', 4);
  held.keep('c', 4);
  expect(standing()).toEqual(['a', 'c']);
  held.keep('c', 1);
  held.keep('b', 5);
  expect(standing()).toEqual(['a', 'b', 'c']);
  held.keep('d', 11);
  expect(standing()).toEqual(['d']);
});
