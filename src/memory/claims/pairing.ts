import { type Anchor, bestMatch, type Case, type Ground, holds, mainVerbs } from './anchors.ts';
import type { Clause } from './clauses.ts';
import { has } from './grammar.ts';
import { ROLES } from './roles.ts';
import { type Problem, problem } from './subjects.ts';
import type { Token } from './tokens.ts';

export function roleProblem(clause: Clause, ground: Ground, anchor: Anchor): Problem[] {
  const wanted = clause.roles.get(anchor.token) ?? 0;
  const found = bestMatch(ground, anchor, wanted);
  if (!found) return [];
  const [here, there] = [relationOf(anchor.token, clause.tokens), relationOf(found, ground.clause.tokens)];
  if (here?.word !== there?.word && !(here && there && here.keys.some((key) => there.keys.includes(key)))) {
    return [problem('new_words', `“${anchor.token.raw}” has another part in the quote.`)];
  }
  const [way, back] = [directionOf(anchor.token, clause.tokens), directionOf(found, ground.clause.tokens)];
  if (way && back && way !== back) {
    return [problem('negation', `“${anchor.token.raw}” has another part in the quote.`)];
  }
  const given = ground.clause.roles.get(found) ?? 0;
  if (given === wanted) return [];
  const bound = ROLES.more | ROLES.less;
  if ((given ^ wanted) & bound)
    return [problem('number', 'The text and its quote differ in how exact a number is.')];
  return [problem('negation', `“${anchor.token.raw}” turns round what the quote says.`)];
}

/** "Under", "before": the word right before another one, articles aside, that places it. */
function relationOf(token: Token, tokens: readonly Token[]): Token | undefined {
  // "Avant je fumais": a verb has no place.
  if (token.verb) return undefined;
  for (let at = tokens.indexOf(token) - 1, steps = 0; at >= 0 && steps < 3; at -= 1, steps += 1) {
    const before = tokens[at];
    if (has(before, 'relation')) return before;
    if (!before?.free || before.verb || has(before, 'and', 'be', 'preposition')) return undefined;
  }
  return undefined;
}

const COMPANY = /^(?:with|for|by|against)$/u;

function directionOf(token: Token, tokens: readonly Token[]): string | undefined {
  const at = tokens.indexOf(token) - 1;
  const before = tokens[at];
  if (token.capital && COMPANY.test(before?.word ?? '')) return before?.word;
  // "Viajo de Roma": the phrase says where from with its first word.
  const phrase = has(before, 'idiom') && has(tokens[at - 1], 'from');
  if (has(before, 'from') || phrase) return 'from';
  return has(before, 'to') || before?.word === 'to' ? 'to' : undefined;
}

/** "Not after three" is not "not at all": a denial keeps its limits. */
export function generalised(clause: Clause, ground: Ground, anchors: readonly Anchor[]): Problem[] {
  if (!clause.negated || !ground.clause.negated) return [];
  if (anchors.some(({ token }) => token.value !== undefined || token.kind === 'number')) return [];
  const keys = new Set(anchors.flatMap((anchor) => anchor.keys));
  for (const { token, keys: own } of ground.anchors) {
    const limits =
      token.value !== undefined ||
      own.some((key) => key.startsWith('d:')) ||
      relationOf(token, ground.clause.tokens) !== undefined;
    if (limits && !own.some((key) => keys.has(key))) {
      return [problem('condition', `The quote says “${token.raw}”, which the text leaves out.`)];
    }
  }
  return [];
}

/** "Makes pizza" is not "eats pizza", however little "makes" says. */
export function verbReplaced(clause: Clause, quoted: Clause): Problem[] {
  const verbs = mainVerbs(quoted);
  const said = new Set(quoted.tokens.flatMap((token) => token.keys));
  const claimed = new Set(clause.tokens.flatMap((token) => token.keys));
  const deed = clause.tokens.find((token) => has(token, 'deed') && !token.keys.some((key) => said.has(key)));
  if (!deed || verbs.length === 0 || verbs.some((verb) => verb.keys.some((key) => claimed.has(key))))
    return [];
  return [problem('new_words', `The quotes say nothing of “${deed.raw}”.`)];
}

/** Whether words that belong together in the claim belong to different members of a list in the quote. */
export function crossed(clause: Clause, ground: Ground, anchors: readonly Anchor[]): Problem[] {
  const members = new Map<number, Anchor[]>();
  for (const anchor of anchors) {
    const member = clause.members.get(anchor.token) ?? 0;
    members.set(member, [...(members.get(member) ?? []), anchor]);
  }
  for (const group of members.values()) {
    const problem = crossedIn(group, ground);
    if (problem) return [problem];
  }
  return [];
}

function crossedIn(group: readonly Anchor[], ground: Ground): Problem | undefined {
  const places = group.flatMap((anchor) => {
    const token = holds(ground, anchor);
    return token && !anchor.token.verb
      ? [{ anchor, member: ground.clause.members.get(token) ?? 0, token }]
      : [];
  });
  const matched = new Set(
    group.flatMap((anchor) => anchor.keys.flatMap((key) => ground.words.get(key) ?? [])),
  );
  const unmatched = (member: number) =>
    ground.anchors.some(
      ({ token }) => ground.clause.members.get(token) === member && !matched.has(token) && !token.verb,
    );
  for (let at = 1; at < places.length; at += 1) {
    const [one, other] = [places[at - 1], places[at]];
    if (!one || !other || one.member === other.member) continue;
    if (unmatched(one.member) && unmatched(other.member)) {
      const code =
        one.anchor.token.value !== undefined || other.anchor.token.value !== undefined
          ? 'number'
          : other.anchor.token.capital
            ? 'name'
            : 'new_words';
      return problem(
        code,
        `“${one.anchor.token.raw}” and “${other.anchor.token.raw}” do not belong together in the quote.`,
      );
    }
  }
  return undefined;
}

/** Two statements that both hold more than the claim takes from them are not one: "A is 1" and "B is 2". */
export function replaced(
  anchors: readonly Anchor[],
  first: Ground,
  second: Ground,
  anchor: Anchor,
): Problem[] {
  if (!leftOver(anchors, first) || !leftOver(anchors, second)) return [];
  const code = anchor.token.value !== undefined ? 'number' : 'new_words';
  return [problem(code, `“${anchor.token.raw}” belongs to another statement of the quotes.`)];
}

function leftOver(anchors: readonly Anchor[], ground: Ground): boolean {
  const keys = new Set(anchors.flatMap((anchor) => anchor.keys));
  return ground.anchors.some(
    ({ token, keys: own }) =>
      !(token.verb && (token.free || has(token, 'light'))) && !own.some((key) => keys.has(key)),
  );
}

/** "I sold my car and bought a bike" does not say that a bike was sold. */
export function verbDropped({ clause }: Case, first: Ground, second: Ground, anchor: Anchor): Problem[] {
  const feels = (each: Clause) => each.likes || each.hates;
  const verbs = mainVerbs(second.clause);
  const attitude = second.clause.tokens.find((token) => has(token, 'like', 'hate'));
  if (attitude && !feels(clause)) {
    return [problem('new_words', `“${anchor.token.raw}” belongs to another statement of the quotes.`)];
  }
  if (verbs.length === 0) return [];
  const keys = new Set(clause.tokens.flatMap((token) => token.keys));
  if (verbs.some((verb) => verb.keys.some((key) => keys.has(key)))) return [];
  const usesOther = mainVerbs(first.clause).some((verb) => verb.keys.some((key) => keys.has(key)));
  if (!usesOther && verbs.some((verb) => verb.marks.length > 0)) return [];
  return [problem('new_words', `“${anchor.token.raw}” belongs to another statement of the quotes.`)];
}
