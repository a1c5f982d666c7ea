import { type Anchor, type Case, type Ground, holds } from './anchors.ts';
import { has } from './grammar.ts';
import type { Lexicon } from './lexicon.ts';
import { type Problem, problem } from './subjects.ts';
import { isTie } from './ties.ts';
import type { Token } from './tokens.ts';

/** So far behind a part its whole may stand: "two out of my three". */
const LONGEST_PART = 4;

/** "Two of my three sisters" says something neither of two sisters nor of three. */
export function partOnly({ clause, lexicon }: Case, ground: Ground, anchors: readonly Anchor[]): Problem[] {
  const said = partIn(ground.clause.tokens, lexicon);
  if (said === undefined || partIn(clause.tokens, lexicon) !== undefined) return [];
  const used = anchors.map((anchor) => holds(ground, anchor));
  const [part, whole] = said;
  // That there are three is said as well.
  const counts =
    used.includes(whole) && !used.includes(part) && clause.tokens.some((token) => has(token, 'have'));
  if (counts || (!used.includes(part) && !used.includes(whole))) return [];
  return [problem('number', 'The quote counts a part of all.')];
}

function partIn(tokens: readonly Token[], lexicon: Lexicon): [part: Token, whole: Token] | undefined {
  for (const [at, part] of tokens.entries()) {
    if (part.value === undefined) continue;
    const rest = tokens.slice(at + 1, at + 2 + LONGEST_PART);
    const whole = rest.findIndex((token) => token.value !== undefined);
    const between = rest.slice(0, whole);
    const tied = between.some((_, n) => isTie(rest, n, lexicon, 'partOf'));
    if (whole > 0 && tied && between.every((token) => token.free || token.possessive || token.capital))
      return [part, rest[whole] as Token];
  }
  return undefined;
}
