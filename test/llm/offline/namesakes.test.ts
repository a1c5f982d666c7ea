import { expect, it } from 'vitest';
import { compareMatters } from '../../../src/dreaming/matters.ts';

const [ada, stranger] = [
  { id: 'test:1', name: 'Ada Lovelace' },
  { id: 'test:2', name: 'Ada' },
] as const;

it.each([
  ['Ada Lovelace is allergic to peanuts.', 'Ada is not allergic to peanuts any more.'],
  ['Ada Lovelace likes chess.', 'Ada does not like chess any more.'],
])('what somebody says of themselves replaces no line of another of that first name: %s', (own, others) => {
  const matters = compareMatters([ada, stranger], 'UTC', 'en');
  const earlier = { text: own, kind: 'person' as const, at: 1, speakers: [ada] };
  const later = { text: others, kind: 'person' as const, at: 2, speakers: [stranger] };
  expect(matters.replaces(later, earlier)).toBe(false);
  const same = { ...later, text: others.replace('Ada', 'Ada Lovelace'), speakers: [ada] };
  expect(matters.replaces(same, earlier)).toBe(true);
});
