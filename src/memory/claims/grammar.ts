import type { ClaimMark } from '../../languages/claims.ts';
import type { Token } from './tokens.ts';

/** How real a statement is said to be. Each of these must be the same in a claim and in the words it rests on. */
export const REALITY_MARKS = [
  'condition',
  'hedge',
  'desire',
  'need',
  'plan',
  'past',
  'almost',
  'unreal',
  'request',
  'only',
] as const;

export type RealityMark = (typeof REALITY_MARKS)[number];

/** Whether a word has one of these marks. */
export function has(token: Token | undefined, ...marks: ClaimMark[]): boolean {
  return token?.marks.some((mark) => marks.includes(mark)) ?? false;
}

/** Pronouns of the third person that are not the subject. */
export const OBJECT_PRONOUNS = new Set(
  'him her them his hers their its himself herself themselves this these those there його її їх їй йому їм ним нею ними неї нього них це цей ця ці той там его ее ей ему им нею ней него нее них это этот эта эти тот'.split(
    ' ',
  ),
);

export function isSubjectPronoun(token: Token): boolean {
  if (has(token, 'I', 'we')) return true;
  if (has(token, 'third')) return !OBJECT_PRONOUNS.has(token.word);
  return (
    has(token, 'you') &&
    !/^(?:your|yours|ur|os|ti|tu|tus|tuy.*|contigo|vuestr.*|te|t'|toi|ton|ta|tes|votre|vos|dich|dir|dein.*|euch|eu(?:er|re).*|тебе|тобі|тобою|тебя|тебе|тобой|вас|вам|вами|тв.*|ваш.*|у тебе|у тебя|у вас)$/u.test(
      token.word,
    )
  );
}

/** After an article or a possessive, and with no noun between, a word that could be a verb is a noun. */
export function isNounHere(tokens: readonly Token[], at: number): boolean {
  for (let before = at - 1; before >= 0 && before >= at - 4; before -= 1) {
    const token = tokens[before] as Token;
    if (isDeterminer(token, tokens[before - 1])) return true;
    if (token.verb || !(token.free || token.strict || token.value !== undefined)) return false;
    if (has(token, 'to') || isSubjectPronounLoose(token)) return false;
  }
  return false;
}

function isSubjectPronounLoose(token: Token): boolean {
  return has(token, 'I', 'we', 'you') || (has(token, 'third') && !OBJECT_PRONOUNS.has(token.word));
}

function isDeterminer(token: Token, before: Token | undefined): boolean {
  // "Je la cuisine", "Petro la ayuda": behind a subject pronoun or a name the article is an object.
  if (has(token, 'article'))
    return !(
      before &&
      (isSubjectPronounLoose(before) || has(before, 'negation') || (before.capital && !before.free))
    );
  return token.article || has(token, 'my', 'our') || token.possessive;
}

/** Whether the word only says how real a statement is, or denies it. */
export function isRealityToken(token: Token): boolean {
  return has(
    token,
    ...REALITY_MARKS,
    'negation',
    'ended',
    'without',
    'lesser',
    'more',
    'less',
    'contrast',
    'like',
    'hate',
    'ask',
  );
}
