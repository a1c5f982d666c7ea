import { languages } from '../../languages/index.ts';
import { type Anchor, type Case, type Ground, holds } from './anchors.ts';
import type { Clause } from './clauses.ts';
import { has, isRealityToken, REALITY_MARKS } from './grammar.ts';
import type { Cast } from './people.ts';
import { type Problem, problem } from './subjects.ts';
import type { Token } from './tokens.ts';

const DIRECTED = new Set(Object.values(languages).flatMap(({ claims }) => claims.directed.split(' ')));

interface Sides {
  verb: Token;
  before: Token[];
  after: Token[];
}

/** Whether somebody gives, owes or wins in a claim who receives, is owed or loses in its quote. */
export function turnedRound(clause: Clause, quoted: Clause, cast: Cast): Problem[] {
  const [claimed, said] = [sidesOf(clause, cast), sidesOf(quoted, cast)];
  if (!claimed || !said || !claimed.verb.keys.some((key) => said.verb.keys.includes(key))) return [];
  const moved =
    claimed.before.find((token) => stands(token, said.after)) ??
    claimed.after.find((token) => stands(token, said.before));
  return moved ? [otherSide(moved)] : [];
}

/**
 * Whether a thing does in a claim what the speaker does in its quote: "coffee doesn't like Ana", "Berlin might move".
 * Where the verb comes second, what stands before it may as well be the object.
 */
export function changedPlaces({ clause, cast, lexicon }: Case, ground: Ground): Problem[] {
  const { clause: quoted, quote } = ground;
  if (!isOfSpeaker(quoted) || lexicon.language.verbSecond) return [];
  const speaker = quote.source.speaker.id;
  const isSpeaker = (token: Token) => cast.named(token).has(speaker);
  const [thing, ...others] = clause.opening.filter(isThing);
  if (!thing || thing.possessive || cast.named(thing).size > 0 || others.some(isSpeaker)) return [];
  const place = quoted.tokens.findIndex((token) => shares(token, thing));
  if (place === -1) return [];
  const turned = [problem('subject', `“${thing.raw}” has another part in the quote.`)];
  const link = quoted.tokens[place - 1];
  // "Spiders are afraid of Ana": what stood before the one stands before the other.
  const links = (token: Token, at: number) => isSpeaker(token) && clause.tokens[at - 1]?.word === link?.word;
  if (link !== undefined && isLink(link) && clause.tokens.some(links)) return turned;
  const told = (token: Token) => quoted.tokens.some((other) => shares(token, other));
  const verb =
    clause.tokens.find((token) => isDeed(token) && told(token)) ??
    (clause.verbless ? others.find(told) : undefined);
  if (!verb || clause.tokens.some((token) => has(token, 'be'))) return [];
  const behind = clause.tokens.slice(clause.tokens.indexOf(verb) + 1);
  const receives = behind.some(
    (token, at) => isSpeaker(token) && !token.possessive && !has(behind[at - 1], 'preposition', 'to', 'from'),
  );
  const isPlace = has(link, 'preposition', 'to', 'from') || link?.word === 'to';
  return receives || (isPlace && !clause.tokens.some(isSpeaker)) ? turned : [];
}

function isThing(token: Token): boolean {
  if (token.kind !== 'word' || token.value !== undefined || token.free || isRealityToken(token)) return false;
  return !has(token, 'kin', 'crowd', 'my', 'our', 'third');
}

/** "Of", "with": a word that only joins the one behind it to those before. */
function isLink(token: Token): boolean {
  return (
    token.free && !token.verb && !token.article && !has(token, 'be', 'have', 'my', 'our', 'and', 'article')
  );
}

/** "A boy bullies my son" is not "her son bullies a boy": no two words change sides of a verb, unless it is passive. */
export function crossedOver(
  { clause, lexicon }: Case,
  ground: Ground,
  anchors: readonly Anchor[],
): Problem[] {
  const { clause: quoted } = ground;
  if (lexicon.language.verbSecond || lexicon.language.firstPersonEndings.length > 0) return [];
  const isPassive = ({ tokens }: Clause) => tokens.some((token) => has(token, 'be'));
  if (isPassive(clause) !== isPassive(quoted)) return [];
  const places = anchors.flatMap((anchor) => {
    const found = holds(ground, anchor);
    const there = found === undefined ? -1 : quoted.tokens.indexOf(found);
    return there === -1 ? [] : [{ token: anchor.token, here: clause.tokens.indexOf(anchor.token), there }];
  });
  for (const verb of places) {
    if (!verb.token.verb && !clause.verbless) continue;
    const ahead = places.find(({ here, there }) => here < verb.here && there > verb.there);
    const behind = places.find(({ here, there }) => here > verb.here && there < verb.there);
    if (ahead && behind) return [otherSide(ahead.token)];
  }
  return [];
}

function otherSide(moved: Token): Problem {
  return problem('subject', `“${moved.raw}” has another part in the quote.`);
}

/** Whether the speaker is who does it. */
export function isOfSpeaker({ subject, speakerMentioned }: Clause): boolean {
  return subject === 'I' || subject === 'we' || (subject === 'none' && speakerMentioned);
}

function isDeed(token: Token): boolean {
  return (
    has(token, 'like', 'hate') ||
    (token.verb &&
      token.value === undefined &&
      !has(token, 'be', 'have', 'report', 'light', ...REALITY_MARKS))
  );
}

function shares(one: Token, other: Token): boolean {
  return one.keys.some((key) => other.keys.includes(key));
}

/** Where words may stand in any order their case tells the side, so the same form is on the same side. */
function stands(token: Token, others: readonly Token[]): boolean {
  const inflected = /\p{Script=Cyrillic}/u.test(token.word);
  return others.some(
    (other) =>
      other.keys.some((key) => token.keys.includes(key)) && !(inflected && other.word === token.word),
  );
}

function sidesOf(clause: Clause, cast: Cast): Sides | undefined {
  const { tokens } = clause;
  const at = tokens.findIndex((token) => DIRECTED.has(token.word));
  const verb = tokens[at];
  if (!verb) return undefined;
  // "Ben hat Ana geschlagen": the helping verb parts the two where the other one ends the clause.
  const helping = tokens.findIndex((token) => has(token, 'have', 'be'));
  const parts =
    helping > 0 && helping < at && tokens.slice(at + 1).every((token) => token.free) ? helping : at;
  const party = (token: Token) =>
    token.kind !== 'break' &&
    token.value === undefined &&
    !cast.speakers.has([...cast.named(token)][0] ?? '') &&
    ((token.capital && !token.free && !has(token, 'I', 'my')) || has(token, 'kin', 'crowd'));
  const [left, right] = [tokens.slice(0, parts).filter(party), tokens.slice(parts + 1).filter(party)];
  const passive =
    (has(tokens[at - 1], 'be') && tokens.slice(at + 1).some((token) => token.word === 'by')) ||
    (/^(?:wurden?|wird|werden)$/u.test(tokens[parts]?.word ?? '') &&
      tokens.some((token) => token.word === 'von'));
  return passive ? { verb, before: right, after: left } : { verb, before: left, after: right };
}
