import type { Lexicon } from './lexicon.ts';
import type { QuoteReading, Reading } from './reading.ts';
import { type Problem, problem } from './subjects.ts';
import {
  isContent,
  isPredicate,
  marked,
  numeralsIn,
  type Part,
  type Piece,
  withoutDates,
} from './unspaced-reading.ts';
import type { Circumstances, Claim, Ground } from './unspaced-types.ts';

/** A number belongs to what stands behind it. */
export function counts(claim: Claim, ground: Ground): Problem[] {
  return claim.pieces.flatMap((piece, at) => {
    if (piece.value === undefined) return [];
    const thing = claim.pieces[at + 1];
    const places = ground.pieces.flatMap((other, n) =>
      other.value === piece.value ? [ground.pieces[n + 1]] : [],
    );
    if (places.length === 0 || !thing || !isContent(thing)) return [];
    const fits = places.some((next) => !next || !isContent(next) || shareLetters(next.text, thing.text));
    return fits ? [] : [problem('number', `“${piece.text}” belongs to another statement of the quotes.`)];
  });
}

export function shareLetters(one: string, other: string): boolean {
  return Array.from(one).some((letter) => other.includes(letter));
}

export function numbersDiffer(
  text: string,
  claim: Reading,
  quotes: readonly QuoteReading[],
  lexicon: Lexicon,
): Problem[] {
  const said = new Set(
    quotes.flatMap((quote) => [
      ...numeralsIn(quote.text, lexicon),
      ...Array.from(quote.text.matchAll(/\d+(?:\.\d+)?/gu), ([digits]) => Number(digits)),
      ...quote.dates.flatMap(({ day, endDay }) => `${day}-${endDay}`.split('-').map(Number)),
    ]),
  );
  const value = numeralsIn(withoutDates(claim, text), lexicon).find((one) => one !== 1 && !said.has(one));
  return value === undefined ? [] : [problem('number', `The quotes hold no number “${value}”.`)];
}

/** "喜欢茶而不是咖啡", "比起咖啡更喜欢茶": of the second thing nothing is said. */
export function passedOver(claim: Claim, ground: Ground): Problem[] {
  const parted = (part: Part) => {
    const at = part.pieces.findIndex((piece) => marked(piece, 'lesser') && piece.text.length > 1);
    if (at === -1) return { kept: part.pieces, passed: [] };
    const verb = part.pieces.findIndex((piece, n) => n > at && isPredicate(piece));
    const end = verb === -1 ? part.pieces.length : verb;
    return {
      kept: [...part.pieces.slice(0, at), ...part.pieces.slice(end)],
      passed: part.pieces.slice(at + 1, end),
    };
  };
  const [mine, theirs] = [parted(claim), parted(ground)];
  const holds = (pieces: readonly Piece[], text: string) => pieces.some((piece) => piece.text.includes(text));
  const wrong = mine.kept.find(
    (piece) => isContent(piece) && holds(theirs.passed, piece.text) && !holds(theirs.kept, piece.text),
  );
  return wrong ? [problem('negation', `“${wrong.text}” belongs to another statement of the quotes.`)] : [];
}

/** "从周三改到周五" is not "从周五改到周三". */
export function daysTurned(claim: Reading, quotes: readonly QuoteReading[]): Problem[] {
  const inOrder = (reading: Reading) =>
    [...reading.dates].sort((a, b) => a.start - b.start).map(({ day }) => day);
  const mine = inOrder(claim);
  if (mine.length < 2) return [];
  const turned = quotes.some((quote) => {
    const said = inOrder(quote);
    const places = mine.map((day) => said.indexOf(day)).filter((at) => at !== -1);
    return places.some((place, at) => place < (places[at - 1] ?? 0));
  });
  return turned ? [problem('date', 'The quotes name these days the other way round.')] : [];
}

/** Who does it to whom, what is more than what, from where to where. */
export function order(claim: Claim, ground: Ground, { lexicon }: Circumstances): Problem[] {
  const directed = new Set(lexicon.language.directed.split(' '));
  const left = ground.pieces.find(
    (piece, at) => isContent(piece) && marked(ground.pieces[at - 1] ?? piece, 'from'),
  );
  const reached = claim.pieces.find(
    (piece, at) => piece.text === left?.text && TOWARD.test(claim.pieces[at - 1]?.text ?? ''),
  );
  if (reached) return [swapped(reached)];
  const self = ground.quote.source.speaker.id;
  for (const [at, piece] of claim.pieces.entries()) {
    const turns = marked(piece, 'lesser') || directed.has(piece.text);
    if (!turns && !marked(piece, 'from', 'to', 'report') && piece.entry?.verb !== true) continue;
    const place = ground.pieces.findIndex((other) => other.text === piece.text);
    if (place === -1) continue;
    const [before, after] = [
      keys(ground.pieces.slice(0, place), self),
      keys(ground.pieces.slice(place + 1), self),
    ];
    const sides = [keys(claim.pieces.slice(0, at), self), keys(claim.pieces.slice(at + 1), self)] as const;
    const crossed = (mine: readonly string[], theirs: readonly string[], right: readonly string[]) =>
      mine.some((key) => theirs.includes(key) && !right.includes(key));
    if (turns && crossed(sides[0], after, before) && crossed(sides[1], before, after))
      return [swapped(piece)];
    const [next] = sides[1];
    const [said] = after;
    if (next === undefined || said === undefined || next === said) continue;
    if (next.includes(said) || said.includes(next)) continue;
    if (
      before.includes(next) ||
      (turns && marked(piece, 'lesser') && before.some((key) => key.includes(next)))
    )
      return [swapped(piece)];
    if (marked(piece, 'from', 'lesser') && after.includes(next)) return [swapped(piece)];
  }
  return [];
}

/** Ends of verbs that lead somewhere. */
const TOWARD = /[到去往进進回]$/u;

function keys(pieces: readonly Piece[], self: string): string[] {
  return pieces.flatMap((piece, at) => {
    const next = pieces[at + 1];
    // "我弟弟" and "小明弟弟" name the brother.
    if (next && marked(next, 'kin') && (piece.person !== undefined || marked(piece, 'I'))) return [];
    if (piece.person !== undefined) return [`@${piece.person}`];
    if (marked(piece, 'I')) return [`@${self}`];
    return isContent(piece) || marked(piece, 'kin') ? [piece.text] : [];
  });
}

function swapped(piece: Piece): Problem {
  return problem('subject', `“${piece.text}” has another part in the quote.`);
}
