import { sentenceSpans } from './sentences.ts';

const ELLIPSIS = '…';
const PLAIN_ASCII = /^[\n\t\x20-\x7E]*$/;

let segmenter: Intl.Segmenter | undefined;

/** The segmenter copies its whole input for each segment it hands out: it gets short pieces, in UTF-16 units. */
const PIECE = 256;

/** Where each grapheme ends. One that is longer than a piece, such as a letter under a heap of accents, is cut. */
function* graphemeEnds(text: string): Generator<number> {
  segmenter ??= new Intl.Segmenter('und', { granularity: 'grapheme' });
  let from = 0;
  while (from < text.length) {
    const piece = text.slice(from, from + PIECE);
    const lengths = Array.from(segmenter.segment(piece), ({ segment }) => segment.length);
    // The last grapheme may go on behind the piece: it is read again with what follows.
    if (from + piece.length < text.length && lengths.length > 1) lengths.pop();
    for (const length of lengths) {
      from += length;
      yield from;
    }
  }
}

/** How many characters a person counts in the text: an emoji family or a letter with its accents is one. */
export function graphemeLength(text: string): number {
  if (PLAIN_ASCII.test(text)) return text.length;
  let count = 0;
  for (const _ of graphemeEnds(text)) count += 1;
  return count;
}

/** At most `max` graphemes of the text; when it is cut, the last of them is `…`. */
export function cutGraphemes(text: string, max: number): string {
  if (max < 1) return '';
  if (text.length <= max) return text;
  let count = 0;
  let keep = 0;
  for (const end of graphemeEnds(text)) {
    count += 1;
    if (count === max - 1) keep = end;
    if (count > max) return text.slice(0, keep).trimEnd() + ELLIPSIS;
  }
  return text;
}

/** The longest beginning of at most `maxUnits` UTF-16 units that ends between graphemes. */
function wholeGraphemes(text: string, maxUnits: number): string {
  let end = 0;
  for (const next of graphemeEnds(text.slice(0, maxUnits + PIECE))) {
    if (next > maxUnits) break;
    end = next;
  }
  return text.slice(0, end);
}

/**
 * The whole sentences from the start of the text that fit into `maxChars` UTF-16 units. When not even the first one
 * fits it is cut between words (between graphemes where there are no spaces) and ends in `…`.
 */
export function cutAtSentence(text: string, maxChars: number): string {
  const whole = text.trim();
  if (whole.length <= maxChars) return whole;
  if (maxChars < 1) return '';
  let end = 0;
  // A sentence that begins within the limit is all that has to be looked at.
  for (const span of sentenceSpans(whole.slice(0, maxChars * 2 + 64))) {
    if (span.end > maxChars) break;
    end = span.end;
  }
  return end > 0 ? whole.slice(0, end) : cutAtWord(whole, maxChars);
}

/** At most `maxChars` UTF-16 units of a line; cut between words, or graphemes where there are no spaces, it ends in `…`. */
export function cutAtWord(line: string, maxChars: number): string {
  if (line.length <= maxChars) return line;
  const cut = wholeGraphemes(line, maxChars - ELLIPSIS.length);
  const space = cut.search(/\s\S*$/u);
  return (space > maxChars / 2 ? cut.slice(0, space) : cut).trimEnd() + ELLIPSIS;
}
