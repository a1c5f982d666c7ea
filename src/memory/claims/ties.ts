import type { TieWords } from '../../languages/claims.ts';
import type { Lexicon } from './lexicon.ts';
import type { Token } from './tokens.ts';

/** Whether a word or phrase that ties parts of a sentence together starts at a token. */
export function isTie(
  tokens: readonly Token[],
  at: number,
  { ties }: Lexicon,
  ...kinds: (keyof TieWords)[]
): boolean {
  const first = tokens[at];
  if (first === undefined || first.kind === 'break') return false;
  return kinds.some((kind) => {
    if (!ties[kind].starts(first.word)) return false;
    const near = tokens
      .slice(at, at + LONGEST_TIE)
      .map((token) => (token.kind === 'break' ? '' : token.word));
    return ties[kind].longest(near, 0).values.length > 0;
  });
}

/** No phrase has more words. */
const LONGEST_TIE = 4;
/** So far behind "everyone" its exception may begin: "every single day but Monday". */
const FAR_FROM_ALL = 4;

/** The words that a statement takes out of what it says; `undefined` when it makes no exception. */
export function exceptedFrom(tokens: readonly Token[], lexicon: Lexicon): Token[] | undefined {
  const at = tokens.findIndex(
    (_, n) =>
      isTie(tokens, n, lexicon, 'except') ||
      (isTie(tokens, n, lexicon, 'exceptOfAll') &&
        tokens
          .slice(Math.max(0, n - FAR_FROM_ALL), n)
          .some((_each, before, list) => isTie(list, before, lexicon, 'all'))),
  );
  if (at === -1) return undefined;
  const rest = tokens.slice(at + 1);
  const end = rest.findIndex((token, n) => n > 0 && token.verb);
  return end === -1 ? rest : rest.slice(0, end);
}
