import { type Anchor, type Case, type Ground, holds, mainVerbs } from './anchors.ts';
import type { Clause } from './clauses.ts';
import { isOfSpeaker } from './direction.ts';
import { has } from './grammar.ts';
import type { Cast } from './people.ts';
import { type Problem, problem } from './subjects.ts';

/** To have a cat is not to be one. */
export function predicate(
  { clause, cast }: Case,
  ground: Ground,
  anchors: readonly Anchor[],
  people: ReadonlySet<string>,
): Problem[] {
  if (ground.clause.subject !== 'I' || people.size !== 1) return [];
  const [claimed, quoted] = [copula(clause, cast), copula(ground.clause, cast)];
  if (claimed === undefined || quoted === undefined || claimed === quoted) return [];
  // "An allergy" and "allergic" say the same of a subject in two ways.
  const reworded = anchors.some((anchor) => {
    const found = holds(ground, anchor);
    return found?.kind === 'word' && found.keys.length > 2 && found.keys[1] !== anchor.token.keys[1];
  });
  if (reworded) return [];
  const same = anchors.find((anchor) => {
    const found = holds(ground, anchor);
    return found?.kind === 'word' && found.value === undefined && found.keys[1] === anchor.token.keys[1];
  });
  return same
    ? [problem('new_words', `“${same.token.raw}” belongs to another statement of the quotes.`)]
    : [];
}

/**
 * Whether a claim says that somebody has what its quote says something else of. What was done with a thing does not
 * tell whose it is now, and who does not eat meat for the sake of health has health.
 */
export function possession({ clause, cast }: Case, { clause: quoted }: Ground): Problem[] {
  if (copula(clause, cast) !== 'have' || !isOfSpeaker(quoted)) return [];
  if (copula(quoted, cast) === 'have') return [];
  const keys = new Set(clause.tokens.flatMap((token) => token.keys));
  const deed = quoted.tokens.find(
    (token) =>
      token.verb &&
      !has(token, 'be', 'have', 'report', 'negation', 'ended', 'without') &&
      !token.keys.some((key) => keys.has(key)),
  );
  if (deed === undefined || (!deed.past && !(quoted.negated && clause.negated))) return [];
  return [problem('new_words', `The quote says “${deed.raw}”, not that anybody has it.`)];
}

function copula(clause: Clause, cast: Cast): 'be' | 'have' | undefined {
  const { tokens } = clause;
  if (
    mainVerbs(clause).length > 0 ||
    clause.likes ||
    clause.hates ||
    tokens.some((token) => has(token, 'deed', 'report'))
  )
    return undefined;
  if (clause.opening.some((token) => token.possessive || has(token, 'kin', 'my'))) return undefined;
  if (tokens.some((token) => has(token, 'have') && token.word !== 'with')) return 'have';
  const first = tokens.find((token) => !has(token, 'contrast', 'and', 'idiom'));
  // "У мене кіт", "В Олени кіт".
  if (/^[ув]$/u.test(first?.word ?? '')) return 'have';
  if (tokens.some((token) => has(token, 'be'))) return 'be';
  const names =
    first &&
    (has(first, 'I') ||
      Array.from(cast.named(first)).some((id) =>
        cast.name(id).toLowerCase().split(' ').includes(first.word),
      ));
  return clause.verbless && names ? 'be' : undefined;
}
