import type { StatementRules } from '../../languages/statements.ts';
import { lexiconOf } from '../../memory/claims/lexicon.ts';
import { words } from '../../text/words.ts';

/**
 * "Mit Käse", "без цибулі й перцю": what only goes on with what somebody else said, and states nothing alone. "Without
 * sugar for me" does.
 *
 * @param plain in lower case with plain apostrophes
 */
export function isFragment(plain: string, { code, self, unspaced }: StatementRules): boolean {
  if (unspaced || self.test(plain)) return false;
  const { marks } = lexiconOf(code);
  const [first = '', ...rest] = words(plain);
  if (!opensPhrase(first, code)) return false;
  const parts = rest.filter((word) => marks.get(word).includes('and')).length;
  const things = rest.filter((word) => !marks.get(word).includes('and') && !opensPhrase(word, code));
  return things.length <= parts + 1;
}

function opensPhrase(word: string, code: string): boolean {
  const known = lexiconOf(code).marks.get(word);
  return known.includes('preposition') || known.includes('without');
}
