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

  it.each([
    ['en', 'My wife Olena and I moved to Lviv in March'],
    ['en', 'My brother, my sister and I share a flat'],
    ['en', 'I love my dog Rex and my cat Tom'],
    ['de', 'Mein Sohn Leo und meine Tochter Mia gehen auf dieselbe Schule'],
    ['uk', 'Моя дружина Олена і я переїхали до Львова'],
    ['ru', 'Мой сын Лев и моя дочь Мия ходят в одну школу'],
    ['es', 'Mi mujer Olena y yo nos mudamos a Madrid'],
    ['fr', 'Ma femme Olena et moi avons déménagé à Lyon'],
  ])('keeps people who are named together with what is said of them, in %s: %s', (code, sentence) => {
    expect(clausesOf(sentence, statementsOf(code) ?? rules)).toEqual([sentence]);
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
