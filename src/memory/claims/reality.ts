import { mainVerbs } from './anchors.ts';
import type { Clause } from './clauses.ts';
import { has, REALITY_MARKS, type RealityMark } from './grammar.ts';
import { type Problem, problem } from './subjects.ts';
import type { Token } from './tokens.ts';

function unsaid(clause: Clause): Problem {
  const word = clause.tokens.find((token) => has(token, 'like'));
  return problem('new_words', `The quotes say nothing of “${word?.raw ?? 'likes'}”.`);
}

/** What is denied must be denied, and the other way round. */
export function polarity(clause: Clause, quoted: Clause): Problem[] {
  const word =
    clause.tokens.find((token) => has(token, 'negation', 'ended', 'hate')) ??
    quoted.tokens.find((token) => has(token, 'negation', 'ended', 'hate'));
  const denied = () => problem('negation', `“${word?.raw ?? 'not'}” turns round what the quote says.`);
  if (clause.hates && !quoted.hates) return [denied()];
  // That somebody likes a thing must be said: that it was spoken of is not enough.
  if (clause.likes && !quoted.likes && !quoted.hates) return [unsaid(clause)];
  // "I don't hate tea" does not say that anybody likes it.
  if (clause.likes && quoted.hates && quoted.negated) return [denied()];
  return (clause.negated !== clause.hates) === (quoted.negated !== quoted.hates) ? [] : [denied()];
}

/** Marks that a claim may leave out, because they say little of how sure a thing is. */
const DROPPABLE: ReadonlySet<RealityMark> = new Set(['plan', 'request']);

/** Marks of the quote that make one of the claim true as well. */
const COVERED_BY: Readonly<Partial<Record<RealityMark, readonly RealityMark[]>>> = {
  plan: ['plan', 'request', 'desire', 'need', 'hedge', 'condition'],
  desire: ['desire', 'request', 'plan'],
  need: ['need', 'request'],
  request: ['request', 'desire', 'need', 'plan'],
  hedge: ['hedge'],
  condition: ['condition'],
  unreal: ['unreal'],
  past: ['past'],
  almost: ['almost'],
  only: ['only', 'condition'],
};

/** Marks of a claim that keep one of the quote. */
const KEPT_BY: Readonly<Partial<Record<RealityMark, readonly RealityMark[]>>> = {
  desire: ['desire', 'plan', 'hedge'],
  need: ['need'],
  hedge: ['hedge'],
  condition: ['condition'],
  unreal: ['unreal'],
  past: ['past'],
  almost: ['almost'],
  only: ['only', 'condition'],
};

/** Conditions, doubts and wishes must be kept, and none added. */
export function reality(clause: Clause, quoted: Clause): Problem[] {
  const problems: Problem[] = [];
  for (const mark of REALITY_MARKS) {
    if (
      quoted.reality.has(mark) &&
      !DROPPABLE.has(mark) &&
      !KEPT_BY[mark]?.some((kept) => clause.reality.has(kept))
    ) {
      if (mark === 'past' && clause.negated && clause.tokens.some((token) => has(token, 'ended'))) continue;
      if (mark === 'only' && !shutsOut(quoted, clause)) continue;
      problems.push(
        problem('condition', `The quote says “${wordOf(quoted, mark)}”, which the text leaves out.`),
      );
    }
    if (clause.reality.has(mark) && !COVERED_BY[mark]?.some((covering) => quoted.reality.has(covering))) {
      if (
        (mark === 'desire' || mark === 'plan' || mark === 'need' || mark === 'request') &&
        quoted.imperative
      )
        continue;
      if (mark === 'past' && quoted.tokens.some((token) => has(token, 'ended'))) continue;
      if (mark === 'plan') continue;
      problems.push(
        problem('condition', `The text says “${wordOf(clause, mark)}”, which the quote does not.`),
      );
    }
  }
  return problems;
}

/**
 * Whether "only" leaves out something that a claim without it would not: "I only eat fish". "Only two cats" says that two
 * are few, which a claim with the same number keeps, and "my only sister" how many there are.
 */
function shutsOut({ tokens }: Clause, claim: Clause): boolean {
  return tokens.some((token, at) => {
    if (!has(token, 'only') || has(tokens[at - 1], 'my', 'our')) return false;
    const behind = tokens.slice(at + 1);
    const amount = behind.find((other) => other.value !== undefined || !(other.verb || other.free));
    const value = amount?.value ?? tokens[at - 1]?.value;
    return value === undefined || !claim.tokens.some((other) => other.value === value);
  });
}

function wordOf(clause: Clause, mark: RealityMark): string {
  return clause.tokens.find((token) => has(token, mark))?.raw ?? 'if';
}

/** What was so is not said to be so, nor what is so to have been. */
export function tense(clause: Clause, quoted: Clause): Problem[] {
  if (clause.reality.has('plan') || clause.reality.has('past') || quoted.reality.has('past')) return [];
  for (const [at, token] of clause.tokens.entries()) {
    const main = has(token, 'be')
      ? mainVerbs(clause).length === 0 && mainVerbs(quoted).length === 0
      : token.verb && (!token.free || has(token, 'deed'));
    if (!main || /ing$/u.test(token.word) || isPerfect(clause.tokens, at)) continue;
    const there = quoted.tokens.findIndex((other) =>
      has(token, 'be') ? has(other, 'be') : other.verb && other.keys.some((key) => token.keys.includes(key)),
    );
    const other = quoted.tokens[there];
    // "I plan to move" and "I am going to move" do not say that anybody moved.
    const onlyPlanned =
      token.past && other?.past === false && quoted.subject === 'I' && quoted.reality.has('plan');
    if (onlyPlanned && !isPerfect(clause.tokens, at)) return [notYet(other, token)];
    if (!other || isPerfect(quoted.tokens, there) || token.past === other.past) continue;
    if (
      token.past &&
      !token.composed &&
      (quoted.reality.has('request') || quoted.reality.has('plan') || quoted.subject === 'none')
    )
      continue;
    return [notYet(other, token)];
  }
  return [];
}

function notYet(said: Token, claimed: Token): Problem {
  return problem('condition', `“${said.raw}” speaks of another time than “${claimed.raw}”.`);
}

/** "Has lived", "is called": the helping verb tells the time. */
function isPerfect(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.composed) return false;
  return (
    tokens
      .slice(Math.max(0, at - 3), at)
      .some((token) => has(token, 'have', 'be', 'plan') || has(token, 'negation')) ||
    /т[иь](?:ся)?$|чь(?:ся)?$/u.test(tokens[at]?.word ?? '')
  );
}
