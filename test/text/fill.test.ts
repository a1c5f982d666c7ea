import { expect, it } from 'vitest';
import { bullets, fill } from '../../src/text/fill.ts';

it('fills a template in one pass, whatever the values hold, and leaves names that are not given', () => {
  expect(fill('{a} is {b}, {a} {c}', { a: '$& {b}', b: 'green' })).toBe('$& {b} is green, $& {b} {c}');
  expect(bullets(['one', 'two'])).toBe('- one\n- two');
});
