import type { Source } from '../types.ts';
import { type Clause, clauses } from './clauses.ts';
import { type DatePlace, dateAt, datesOf } from './dates.ts';
import { type Verdict, verdictIn } from './denials.ts';
import { type FramedSpan, type FrameKind, framedSpans } from './frames.ts';
import type { Lexicon } from './lexicon.ts';
import { nameKey } from './people.ts';
import { bigrams, plain, type Token, tokens } from './tokens.ts';

/** A text taken apart. */
export interface Reading {
  text: string;
  tokens: Token[];
  clauses: Clause[];
  dates: DatePlace[];
  /** Statements that a frame keeps from being stated. */
  frames: ReadonlyMap<Clause, FrameKind>;
}

/** A quote taken apart, and who said it. */
export interface QuoteReading extends Reading {
  source: Source;
}

export function read(text: string, at: string, zone: string, lexicon: Lexicon, speaker = ''): Reading {
  const visibleText = plain(text);
  const list = tokens(visibleText, lexicon);
  const dates = datesOf(visibleText, at, zone, lexicon.code === '' ? undefined : lexicon.code);
  // The point of "3. Juni" ends no sentence.
  const statements = clauses(
    list.filter((token) => token.kind !== 'break' || dateAt(token, dates) === undefined),
    lexicon,
  );
  return {
    text: visibleText,
    tokens: list,
    clauses: statements,
    dates,
    frames: framesOf(statements, visibleText, speaker),
  };
}

function framesOf(statements: readonly Clause[], text: string, speaker: string): Map<Clause, FrameKind> {
  const found = new Map<Clause, FrameKind>();
  const spans = framedSpans(text, speaker);
  const turned = new Set<FramedSpan>();
  let at = 0;
  for (const clause of statements) {
    const start = clause.tokens[0]?.start ?? 0;
    while (at < spans.length - 1 && (spans[at]?.end ?? 0) <= start) at += 1;
    const span = spans[at];
    if (span === undefined) continue;
    if (span.kind === 'untrue' && !span.takenBack && !turned.has(span)) {
      const verdict = verdictIn(text.slice(span.start, span.end));
      if (verdict && turnRound(clause, verdict, span.start)) {
        turned.add(span);
        continue;
      }
    }
    const kind = span.takenBack ? 'denied' : span.kind;
    if (kind !== undefined) found.set(clause, kind === 'untrue' ? 'denied' : kind);
  }
  return found;
}

/** "It is not true that I live there" denies what its second clause says. A clause of nothing but the verdict says nothing. */
function turnRound(clause: Clause, { start, end, nots }: Verdict, from: number): boolean {
  const places = clause.tokens.map((token) => token.start - from);
  if (places.every((place) => place >= start && place < end)) return false;
  const isOdd = nots.filter((place) => places.includes(place)).length % 2 === 1;
  clause.negated = isOdd === clause.negated;
  return true;
}

/** What can be looked up of a word: the same key in a claim and in a quote is the same word. */
export function lookupKeys(token: Token, dates: readonly DatePlace[]): string[] {
  if (token.kind === 'break') return [];
  if (token.kind === 'unspaced') return bigrams(token.raw).map((pair) => `=${pair}`);
  const keys = [...token.keys];
  if (token.kind === 'link') keys.push(`l:${linkKey(token.raw)}`);
  if (token.value !== undefined) keys.push(`n:${token.value}`);
  else if (token.kind === 'number') keys.push(`n:${token.raw}`);
  if (token.capital || token.kind === 'identifier') keys.push(`@${nameKey(token.word)}`);
  if (token.owner !== undefined) keys.push(`@${nameKey(token.owner)}`);
  const date = dateAt(token, dates);
  if (date) keys.push(`d:${date.day}`);
  return keys;
}

/** A link as it is compared: its scheme and a closing slash say nothing, its path says all. */
export function linkKey(link: string): string {
  const bare = link.replace(/^https?:\/\//iu, '').replace(/\/$/u, '');
  const slash = bare.indexOf('/');
  return slash === -1 ? bare.toLowerCase() : bare.slice(0, slash).toLowerCase() + bare.slice(slash);
}
