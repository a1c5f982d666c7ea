import { type Anchor, type Case, type Ground, holds } from './anchors.ts';
import type { Clause } from './clauses.ts';
import { has } from './grammar.ts';
import type { Lexicon } from './lexicon.ts';
import { type Problem, problem } from './subjects.ts';
import { isTie } from './ties.ts';
import type { Token } from './tokens.ts';

/** "If I get the job I will move" does not say that moving gets the job. */
export function dependence({ clause, lexicon }: Case, ground: Ground, anchors: readonly Anchor[]): Problem[] {
  const turned = anchors.find((anchor) => {
    const found = holds(ground, anchor);
    const [mine, theirs] = [
      sideOf(anchor.token, clause, lexicon),
      found && sideOf(found, ground.clause, lexicon),
    ];
    return mine !== undefined && theirs !== undefined && mine !== theirs;
  });
  return turned
    ? [
        problem(
          'condition',
          `“${turned.token.raw}” is the condition in one of the text and its quote, and depends on it in the other.`,
        ),
      ]
    : [];
}

/** Whether a word stands in a condition, or in what depends on one; `undefined` where there is none or nobody can tell. */
function sideOf(token: Token, { tokens, side }: Clause, lexicon: Lexicon): 'if' | 'then' | undefined {
  if (side !== undefined) return side;
  const opening = tokens.findIndex((_, at) => opensCondition(tokens, at, lexicon));
  if (opening < 1) return undefined;
  return tokens.indexOf(token) > opening ? 'if' : 'then';
}

/** "If" and "once", but not "only on". */
function opensCondition(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const token = tokens[at];
  const only = lexicon.marks.get(token?.word ?? '').includes('only');
  return (has(token, 'condition') && !only) || isTie(tokens, at, lexicon, 'upon');
}
