import { expect, it } from 'vitest';
import { stoppedInWords } from '../../src/dreaming/stop-words.ts';

it('tells what stopped notes in words, the most frequent first, and unites what reads the same', () => {
  expect(stoppedInWords({ skip: 1, kind: 3, negation: 1, number: 1, limit: 1 })).toBe(
    '3 have to come up again before they are kept, 2 say more than their words do, 1 was not worth keeping, 1 waits for the next dream',
  );
  expect(stoppedInWords({})).toBe('');
});

it('takes no code for more than a code', () => {
  expect(stoppedInWords({ constructor: 1 })).toBe('1 says more than its words do');
});
