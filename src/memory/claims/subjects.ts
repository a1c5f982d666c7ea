import type { Source } from '../types.ts';
import type { Clause } from './clauses.ts';
import { has } from './grammar.ts';
import type { Lexicon } from './lexicon.ts';
import type { Cast } from './people.ts';
import type { Token } from './tokens.ts';

export type SupportCode =
  | 'no_source'
  | 'number'
  | 'date'
  | 'name'
  | 'link'
  | 'negation'
  | 'condition'
  | 'subject'
  | 'new_words'
  | 'translated'
  | 'merged_subjects';

export interface Problem {
  code: SupportCode;
  message: string;
}

export function problem(code: SupportCode, message: string): Problem {
  return { code, message };
}

/** Words that name what a statement is about. */
function heads(tokens: readonly Token[], cast: Cast): Token[] {
  return tokens.filter((token) => {
    if (token.kind === 'break' || token.possessive) return false;
    if (has(token, 'kin')) return true;
    if (cast.named(token).size > 0) return false;
    return (
      !token.free &&
      !token.strict &&
      token.value === undefined &&
      !has(token, 'without', 'like', 'report', 'negation', 'hedge', 'idiom', 'almost', 'past')
    );
  });
}

/** "У Ольги двое детей", "В Олени двоє дітей": whose the relatives are stands in front of them, in both. */
function isOwned(claim: Clause, quoted: Clause, relatives: readonly Token[]): boolean {
  const owns = ({ tokens, verbless }: Clause) => verbless && /^[ув]$/u.test(tokens[0]?.word ?? '');
  return owns(claim) && owns(quoted) && shared(relatives, quoted.tokens);
}

function shared(one: readonly Token[], other: readonly Token[]): boolean {
  const keys = new Set(one.flatMap((token) => token.keys));
  return other.some((token) => token.keys.some((key) => keys.has(key)));
}

/**
 * Compares whom two statements are about. "I" in a quote is its speaker; what is said of somebody's sister is not said
 * of them.
 */
export function subjectProblem(
  claim: Clause,
  quoted: Clause,
  source: Source,
  people: ReadonlySet<string>,
  cast: Cast,
  lexicon: Lexicon,
): Problem[] {
  const speaker = source.speaker;
  const taken = claim.referent.length > 0 && (claim.opening.length === 0 || claim.subject === 'third');
  const subject = taken ? claim.referent : claim.opening;
  const claimHeads = heads(subject, cast);
  const others = Array.from(people).filter((id) => id !== speaker.id);
  const namesInQuote = cast.allNamed(quoted.tokens);
  const wrong = (who: string) => [
    problem('subject', `The quote is about ${who}, the text about ${describe(people, claimHeads, cast)}.`),
  ];

  if (claim.tokens.some((token) => has(token, 'report')) && people.has(speaker.id) && others.length === 0)
    return [];
  const relatives = claimHeads.filter((token) => has(token, 'kin'));
  switch (quoted.subject) {
    case 'I':
      if (people.size > 0 && !people.has(speaker.id)) return wrong(speaker.name);
      if (relatives.length > 0 && !isOwned(claim, quoted, relatives)) return wrong(speaker.name);
      return claim.opening.some((token) => has(token, 'crowd')) && people.size === 0
        ? wrong(speaker.name)
        : [];
    case 'we':
      if (people.size > 0 && !people.has(speaker.id)) return wrong(`${speaker.name}, …`);
      return relatives.length > 0 && !shared(relatives, quoted.tokens) ? wrong(`${speaker.name}, …`) : [];
    case 'you':
      if (people.has(speaker.id)) return wrong('somebody else');
      return others.some((id) => !namesInQuote.has(id)) ? wrong('somebody else') : [];
    case 'third':
      return comparePronoun(claim, quoted, people, claimHeads, speaker, cast, wrong);
    case 'noun':
      return compareNoun(claim, quoted, people, claimHeads, speaker, cast, lexicon, wrong);
    case 'none':
      // Where no data tells subject from object, the first person named in the claim must be who speaks.
      if (!lexicon.known && !people.has(speaker.id) && cast.allNamed(claim.tokens).has(speaker.id))
        return wrong(speaker.name);
      if (people.has(speaker.id) && others.every((id) => cast.speakers.has(id))) return [];
      return others.some((id) => !namesInQuote.has(id)) ? wrong(speaker.name) : [];
  }
}

type Wrong = (who: string) => Problem[];

const NEUTER = /^(?:it|it's|es|il|це|это)$/u;

function comparePronoun(
  claim: Clause,
  quoted: Clause,
  people: ReadonlySet<string>,
  claimHeads: readonly Token[],
  speaker: Source['speaker'],
  cast: Cast,
  wrong: Wrong,
): Problem[] {
  // "When it rains": nobody is meant.
  const weather = (clause: Clause) => clause.opening.some(({ word }) => NEUTER.test(word));
  if (quoted.referent.length === 0 && weather(quoted) && weather(claim)) return [];
  const about = heads(quoted.referent, cast);
  if (about.length > 0 && shared(about, claimHeads)) return [];
  const referred = cast.allNamed(quoted.referent);
  if (Array.from(people).some((id) => referred.has(id))) return [];
  if (!people.has(speaker.id)) return people.size > 0 ? wrong(text(quoted.referent)) : [];
  if (quoted.speakerMentioned && !usesVerbOf(claim, quoted)) return [];
  if (claim.tokens.some((token) => has(token, 'have')) && shared(about, claim.tokens)) return [];
  if (claimHeads.some((token) => !claim.verbless || has(token, 'kin')) && about.length === 0) return [];
  return wrong(about.length > 0 ? text(about) : 'somebody else');
}

function compareNoun(
  claim: Clause,
  quoted: Clause,
  people: ReadonlySet<string>,
  claimHeads: readonly Token[],
  speaker: Source['speaker'],
  cast: Cast,
  lexicon: Lexicon,
  wrong: Wrong,
): Problem[] {
  const about = subjectHeads(quoted, cast);
  const named = cast.allNamed(quoted.opening);
  const kin = quoted.opening.some((token) => has(token, 'kin'));
  const owner =
    quoted.possessive || kin || (!lexicon.known && quoted.speakerMentioned)
      ? new Set([...named, speaker.id])
      : named;
  const strangers = Array.from(people).filter((id) => !owner.has(id));
  if (!lexicon.known) {
    const own = quoted.tokens.filter((token, at, all) => has(token, 'kin') || has(all[at - 1], 'my', 'our'));
    return strangers.length === 0 && shared(own, claim.tokens) ? [] : wrong(text(own));
  }
  if (isJoined(claim, claimHeads, about, speaker, cast)) return wrong(text(quoted.opening));
  if (shared(about, claimHeads)) {
    // "Ben's car" is not what Ana calls "my car".
    return strangers.length > 0
      ? wrong(text(quoted.opening))
      : sameRelatives(claimHeads, [...quoted.tokens, ...quoted.opening])
        ? []
        : wrong(text(quoted.opening));
  }
  if (people.size > 0 && Array.from(people).every((id) => named.has(id)) && claimHeads.length === 0)
    return [];
  // "My name", "Ana's name": a word that else says nothing is what both are about.
  const isOwnWord = about.length === 0 && claimHeads.length === 0 && quoted.possessive;
  if (isOwnWord && strangers.length === 0 && shared(quoted.opening.slice(-1), claim.opening.slice(-1)))
    return [];
  const inClaim = shared(about, claim.tokens);
  if (
    people.has(speaker.id) &&
    strangers.length === 0 &&
    inClaim &&
    claim.tokens.some((token) => has(token, 'have'))
  ) {
    return usesVerbOf(claim, quoted) ? wrong(text(quoted.opening)) : [];
  }
  if (
    quoted.possessive &&
    claim.likes &&
    quoted.opening.some((token) => has(token, 'like')) &&
    strangers.length === 0
  )
    return [];
  const freeOrder = lexicon.language.firstPersonEndings.length > 0;
  const renamed = claim.tokens.some((token) => token.capital && !token.opens && shared(about, [token]));
  if (freeOrder && !kin && !quoted.possessive && named.size === 0 && inClaim && !renamed) {
    return Array.from(people).some((id) => id !== speaker.id) ? wrong(speaker.name) : [];
  }
  if (people.size === 0 && inClaim && !kin && !usesVerbOf(claim, quoted)) return [];
  return wrong(text(quoted.opening));
}

/** Where no verb parts a subject from what is said of it, the relative or the first word behind "my" is the subject. */
function subjectHeads(quoted: Clause, cast: Cast): Token[] {
  const all = heads(quoted.opening, cast);
  if (!quoted.verbless || all.length < 2) return all;
  const kin = all.findIndex((token) => has(token, 'kin'));
  if (kin === -1) return quoted.possessive ? all.slice(0, 1) : all;
  return all.slice(kin).filter((token, at) => at === 0 || token.capital);
}

/** "Chloe and her cousin" are two, of whom the quote names one. */
function isJoined(
  claim: Clause,
  claimHeads: readonly Token[],
  about: readonly Token[],
  speaker: Source['speaker'],
  cast: Cast,
): boolean {
  const head = claimHeads.find((token) => shared(about, [token]));
  if (!head) return false;
  const at = claim.tokens.indexOf(head);
  const named = claim.tokens.findIndex((token) => !token.possessive && cast.named(token).has(speaker.id));
  const between = claim.tokens.slice(Math.min(at, named), Math.max(at, named));
  return named !== -1 && between.some((token) => has(token, 'and'));
}

/** "Sister" in the claim must be a sister in the quote. */
function sameRelatives(claimHeads: readonly Token[], about: readonly Token[]): boolean {
  return claimHeads.filter((token) => has(token, 'kin')).every((token) => shared([token], about));
}

function usesVerbOf(claim: Clause, quoted: Clause): boolean {
  const keys = new Set(claim.tokens.flatMap((token) => token.keys));
  return quoted.tokens.some(
    (token) =>
      token.verb && !token.free && !has(token, 'be', 'have') && token.keys.some((key) => keys.has(key)),
  );
}

function text(tokens: readonly Token[]): string {
  return tokens.length === 0 ? 'somebody else' : `“${tokens.map((token) => token.raw).join(' ')}”`;
}

function describe(people: ReadonlySet<string>, claimHeads: readonly Token[], cast: Cast): string {
  if (claimHeads.length > 0) return text(claimHeads);
  return Array.from(people, (id) => cast.name(id)).join(', ') || 'something else';
}
