import { describe, expect, it } from 'vitest';
import { statementsOf } from '../../../src/languages/statements.ts';
import { clausesOf, withClosed } from '../../../src/llm/offline/clauses.ts';

const rules = statementsOf('en');
if (!rules) throw new Error('English has no rules.');

describe('the clauses of a sentence', () => {
  it.each([
    [
      'I am vegetarian, so I will ask what is in the broth',
      ['I am vegetarian', 'so I will ask what is in the broth'],
    ],
    ['I love tea, but only in winter', ['I love tea', 'but only in winter']],
    ['Kim is my boss — she lives in Leeds', ['Kim is my boss', 'she lives in Leeds']],
    ['if it rains, we meet at the library', ['if it rains', 'we meet at the library']],
  ])('parts "%s"', (sentence, parts) => {
    expect(clausesOf(sentence, rules)).toEqual(parts);
  });

  it('leaves out what is asked behind a statement', () => {
    expect(clausesOf('I am allergic to cats, does Olha have one?', rules)).toEqual(['I am allergic to cats']);
  });

  it('leaves out how others are asked to agree', () => {
    expect(clausesOf('we take the blue sofa, everyone ok?', rules)).toEqual(['we take the blue sofa']);
  });

  it('finds nothing in what is asked as a whole', () => {
    expect(clausesOf('we meet at five, right?', rules)).toEqual([]);
  });

  it('takes only words of the sentence', () => {
    const sentence = 'ugh 🙃 im off (again), so no pad thai; call me later...';
    for (const clause of clausesOf(sentence, rules)) expect(sentence).toContain(clause);
  });
});

it.each([
  ['We have two kids, Lily (7', 'We have two kids, Lily (7) and Ben (4).', 'We have two kids, Lily (7)'],
  [
    'I love nuts (salted (not roasted',
    'I love nuts (salted (not roasted)).',
    'I love nuts (salted (not roasted))',
  ],
  ['我住在北京（朝阳区', '我住在北京（朝阳区）。', '我住在北京（朝阳区）'],
  ['I live in Kyiv', 'I live in Kyiv))', 'I live in Kyiv'],
])('closes the brackets that open in a part: %s', (part, sentence, closed) => {
  expect(withClosed(part, sentence)).toBe(closed);
});
