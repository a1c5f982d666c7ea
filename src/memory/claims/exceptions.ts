import { type Anchor, type Case, type Ground, holds } from './anchors.ts';
import { type Problem, problem } from './subjects.ts';
import { exceptedFrom, isTie } from './ties.ts';

/** What is said of all but one is said of no less than all but that one. */
export function exceptions(
  { clause, claim, lexicon }: Case,
  ground: Ground,
  anchors: readonly Anchor[],
): Problem[] {
  const { next, clause: quoted } = ground;
  const follows = next !== undefined && isTie(next.tokens, 0, lexicon, 'except');
  const said =
    exceptedFrom(quoted.tokens, lexicon) ?? (follows ? exceptedFrom(next.tokens, lexicon) : undefined);
  if (said === undefined) return [];
  const made = claim.clauses
    .filter(({ sentence }) => sentence === clause.sentence)
    .flatMap((each) => exceptedFrom(each.tokens, lexicon) ?? []);
  if (made.length === 0)
    return [
      problem(
        'condition',
        `The quote says “${said.map(({ raw }) => raw).join(' ')}”, which the text leaves out.`,
      ),
    ];
  const moved = anchors.find((anchor) => {
    const found = holds(ground, anchor);
    return found !== undefined && said.includes(found) !== made.includes(anchor.token);
  });
  return moved
    ? [problem('negation', `“${moved.token.raw}” is an exception in only one of the text and its quote.`)]
    : [];
}
