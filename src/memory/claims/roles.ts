import { has } from './grammar.ts';
import type { Lexicon } from './lexicon.ts';
import type { Segment } from './segments.ts';
import { exceptedFrom } from './ties.ts';
import type { Token } from './tokens.ts';

/** The role of a word among others of its statement. */
export const ROLES = { without: 1, lesser: 2, from: 4, more: 8, less: 16 } as const;

export function rolesOf(tokens: readonly Token[], lexicon: Lexicon): Map<Token, number> {
  const roles = new Map<Token, number>();
  let lasting = 0;
  let bound = 0;
  const sourceEnds = tokens.findLastIndex((token) => has(token, 'to'));
  const excepted = exceptedFrom(tokens, lexicon) ?? [];
  tokens.forEach((token, at) => {
    if (has(token, 'without') && !excepted.includes(tokens[at + 1] ?? token)) lasting |= ROLES.without;
    else if (has(token, 'lesser') || isPreferenceOver(token, tokens, at)) lasting |= ROLES.lesser;
    else if (isComparison(tokens, at)) lasting |= ROLES.lesser;
    else if (isSecondOfTwo(token, tokens, at)) lasting |= ROLES.lesser;
    else if (has(token, 'contrast')) lasting = 0;
    if (has(token, 'from') && at < sourceEnds && isRoute(tokens, at, sourceEnds, lexicon))
      lasting |= ROLES.from;
    if (has(token, 'to')) lasting &= ~ROLES.from;
    if (has(token, 'more') && token.value === undefined) bound = ROLES.more;
    else if (has(token, 'less') && token.value === undefined) bound = ROLES.less;
    else if (token.value !== undefined) {
      roles.set(token, lasting | bound | (excepted.includes(token) ? ROLES.without : 0));
      bound = 0;
      return;
    } else if (!token.free && !has(token, 'idiom')) bound = 0;
    roles.set(token, excepted.includes(token) ? lasting | ROLES.without : lasting);
  });
  return roles;
}

/** "Prefer tea over coffee", "prefer tea to coffee". */
function isPreferenceOver(token: Token, tokens: readonly Token[], at: number): boolean {
  if (token.word === 'over') return tokens[at + 1]?.value === undefined;
  return (
    (token.word === 'to' || has(token, 'to')) &&
    tokens.slice(0, at).some((before) => /^(?:prefer|prefi[er]|préf[eè]r)/u.test(before.word)) &&
    !tokens[at + 1]?.verb
  );
}

/** "More than dogs", where "more than five" only counts. */
function isComparison(tokens: readonly Token[], at: number): boolean {
  if (!has(tokens[at], 'more') || !/^(?:than|ніж|як|чем)$/u.test(tokens[at + 1]?.word ?? '')) return false;
  return tokens[at + 2]?.value === undefined;
}

/** "Me gusta más el té que el café". */
function isSecondOfTwo(token: Token, tokens: readonly Token[], at: number): boolean {
  if (token.word !== 'que' || tokens[at + 1]?.verb) return false;
  return tokens
    .slice(Math.max(0, at - 8), at)
    .some(({ word }) => /^(?:más|mas|menos|mejor|peor)$/u.test(word));
}

function isRoute(tokens: readonly Token[], from: number, to: number, lexicon: Lexicon): boolean {
  return lexicon.code === 'en' || tokens.slice(from + 1, to).length <= 4;
}

export function membersOf(segment: Segment): Map<Token, number> {
  const members = new Map<Token, number>();
  let member = 0;
  for (const token of segment.tokens) {
    if (segment.commas.includes(token) || has(token, 'and')) member += 1;
    members.set(token, member);
  }
  return members;
}
