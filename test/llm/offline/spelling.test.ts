import { expect, it } from 'vitest';
import { statementsOf } from '../../../src/languages/statements.ts';
import { respelt, spelledOut } from '../../../src/llm/offline/spelling.ts';

const rules = statementsOf('en');
if (!rules) throw new Error('English has no rules.');

it('chat spellings are read as a language has them', () => {
  expect(spelledOut('im vegan and dont eat fish', rules)).toBe("I'm vegan and don't eat fish");
});

it('a form is found whatever its capitals, and a table without forms changes nothing', () => {
  expect(respelt('DONT go', rules.spellings)).toBe("don't go");
  expect(respelt('dont go', { forms: new Map() })).toBe('dont go');
});
