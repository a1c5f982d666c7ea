import type { Clause } from './clauses.ts';
import { type DatePlace, dateAt } from './dates.ts';
import { has, isRealityToken, REALITY_MARKS } from './grammar.ts';
import type { Lexicon } from './lexicon.ts';
import type { Cast } from './people.ts';
import { lookupKeys, type QuoteReading, type Reading } from './reading.ts';
import type { Token } from './tokens.ts';

/** A word of a claim that something must hold. */
export interface Anchor {
  token: Token;
  keys: readonly string[];
}

/** One statement of a quote, with its words ready to be looked up. */
export interface Ground {
  clause: Clause;
  /** The one behind it in its sentence. */
  next: Clause | undefined;
  quote: QuoteReading;
  words: Map<string, Token[]>;
  anchors: Anchor[];
}

export interface Case {
  clause: Clause;
  claim: Reading;
  grounds: readonly Ground[];
  quotes: readonly QuoteReading[];
  cast: Cast;
  lexicon: Lexicon;
  frame: string | undefined;
}

export function groundOf(
  clause: Clause,
  behind: Clause | undefined,
  quote: QuoteReading,
  cast: Cast,
): Ground {
  const words = new Map<string, Token[]>();
  const subject = clause.opening.filter((token) => !clause.tokens.includes(token));
  const all = [...clause.tokens, ...clause.inherited, ...subject];
  for (const token of all) {
    for (const key of lookupKeys(token, quote.dates)) {
      const list = words.get(key);
      if (list) list.push(token);
      else words.set(key, [token]);
    }
  }
  const next = behind?.sentence === clause.sentence ? behind : undefined;
  return { clause, next, quote, words, anchors: anchorsOf(clause, quote, cast) };
}

export function anchorsOf(clause: Clause, reading: Reading, cast: Cast): Anchor[] {
  const found: Anchor[] = [];
  for (const token of clause.tokens) {
    if (!isAnchor(token, reading, cast)) continue;
    const date = dateAt(token, reading.dates);
    // A date is one word, however many it is written in; "on" alone is none of it.
    if (date && date.start !== token.start) continue;
    found.push({ token, keys: date ? dateKeys(date, clause) : lookupKeys(token, []) });
  }
  return found;
}

/** Of a date without a number its words, too: "only on Monday" has the same one and is no date. */
function dateKeys({ day, start, end }: DatePlace, { tokens }: Clause): string[] {
  const told = tokens.filter((token) => token.start >= start && token.start < end);
  if (told.some(({ kind, value }) => kind !== 'word' || value !== undefined)) return [`d:${day}`];
  return [`d:${day}`, ...told.flatMap((token) => (token.free ? [] : lookupKeys(token, [])))];
}

function isAnchor(token: Token, reading: Reading, cast: Cast): boolean {
  if (token.kind === 'break' || token.kind === 'unspaced') return false;
  if (dateAt(token, reading.dates)) return true;
  if (token.kind === 'link' || token.kind === 'number') return true;
  if (Array.from(cast.named(token)).some((id) => cast.speakers.has(id))) return false;
  if (isRealityToken(token)) return false;
  if (token.value !== undefined) return true;
  if (has(token, 'kin') || token.strict) return true;
  if (has(token, 'crowd')) return false;
  return (
    !token.free &&
    !has(token, 'I', 'me', 'my', 'we', 'our', 'you', 'third', 'be', 'have', 'report', 'and', 'subordinate')
  );
}

export function holds(ground: Ground, anchor: Anchor): Token | undefined {
  for (const key of anchor.keys) {
    const found = ground.words.get(key)?.[0];
    if (found) return found;
  }
  return undefined;
}

/** The word in a statement that plays the same role as in the claim; else any equal one. */
export function bestMatch(ground: Ground, anchor: Anchor, roles: number): Token | undefined {
  let any: Token | undefined;
  for (const key of anchor.keys) {
    for (const token of ground.words.get(key) ?? []) {
      if ((ground.clause.roles.get(token) ?? 0) === roles) return token;
      any ??= token;
    }
  }
  return any;
}

export function isAboutSpeaker(clause: Clause): boolean {
  return (
    clause.subject === 'I' || clause.possessive || (clause.subject === 'none' && clause.speakerMentioned)
  );
}

export function mainVerbs(clause: Clause): Token[] {
  return clause.tokens.filter(
    (token) =>
      token.verb &&
      !token.free &&
      !has(token, 'be', 'have', 'light', 'report', 'like', 'hate', 'negation', ...REALITY_MARKS),
  );
}
