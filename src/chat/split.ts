import { closesFence, type FenceOpening, fenceOpening } from './markup.ts';

/** A fenced block by its offsets in the text. */
interface Fence {
  /** Where its opening line begins. */
  start: number;
  /** Where the first line inside begins. */
  body: number;
  /** Where its closing line begins; the end of the text when nothing closes it. */
  close: number;
  /** Where its closing line ends, before the line break. */
  end: number;
  opening: string;
  closing: string;
}

/** A unit of text is kept whole only while the piece is at least this full, else there would be many short pieces. */
const LEAST_FILL = 1 / 4;
/** A fence whose lines take more of a piece than this is cut like any other text. */
const MOST_FENCE_LINES = 1 / 4;
/** The segmenter looks at the character after a boundary; this many units hold it. */
const LOOK_AHEAD = 2;

const SPACE = /\s/;
/** White space at which a line may be broken: not the no-break kinds. */
const BREAKING_SPACE = /[\t\n\v\f\r \u1680\u2000-\u2006\u2008-\u200a\u2028\u2029\u205f\u3000]/;
/** What may stand before a sentence that begins; a full stop alone may be inside a name or a link. */
const SENTENCE_GAP = /[\s。！？｡]/;
/** Characters that belong to the one before them. */
const JOINS = /^[\p{Grapheme_Extend}\p{Emoji_Modifier}\p{Mc}\u200d]/u;
const HIGH_SURROGATE = /[\ud800-\udbff]/;
const LOW_SURROGATE = /[\udc00-\udfff]/;

const bySentence = new Intl.Segmenter('und', { granularity: 'sentence' });
const byWord = new Intl.Segmenter('und', { granularity: 'word' });
const byGrapheme = new Intl.Segmenter('und', { granularity: 'grapheme' });

/**
 * Splits outgoing text into pieces that fit into one message, at the best place there is: between paragraphs,
 * lines, sentences, words, and at last between characters as people see them. Nothing is lost but white space
 * at the cuts. A fenced block that has to be cut is closed in one piece and opened again in the next.
 *
 * @param maxLength UTF-16 units, at least 2; `Infinity` when there is no limit
 * @returns the pieces in order, none of them blank; empty when the text is blank
 * @throws RangeError when `maxLength` has no room for a character
 */
export function splitMessage(text: string, maxLength: number): string[] {
  if (!(maxLength >= 2)) throw new RangeError(`A message needs a length of at least 2, not ${maxLength}.`);
  if (text.length <= maxLength) return text.trim() === '' ? [] : [text];

  const fences = findFences(text).filter(
    ({ start, body, closing }) => body - start + closing.length + 1 <= maxLength * MOST_FENCE_LINES,
  );
  const pieces: string[] = [];
  let at = 0;
  let nextFence = 0;
  while (at < text.length) {
    while ((fences[nextFence]?.end ?? Infinity) <= at) nextFence += 1;
    const first = fences[nextFence];
    const open = first !== undefined && at >= first.body ? first : undefined;
    const head = open === undefined ? '' : `${open.opening}\n`;
    const room = maxLength - head.length;
    if (text.length - at <= room) {
      const rest = text.slice(at);
      if (rest.trim() !== '') pieces.push(head + rest);
      break;
    }
    const limit = at + room;
    const inWindow: Fence[] = [];
    for (let index = nextFence; (fences[index]?.start ?? Infinity) < limit; index += 1) {
      const fence = fences[index];
      if (fence !== undefined) inWindow.push(fence);
    }
    const last = inWindow.at(-1);
    const cutFence = last !== undefined && limit < last.end ? last : undefined;
    const cut =
      cutFence === undefined
        ? bestCut(maskFences(text, at, limit, inWindow), room) + at
        : cutAtFence(text, at, limit, maxLength, cutFence);
    const inside = cutFence !== undefined && cut >= cutFence.body ? cutFence : undefined;
    // A fence of which only blank lines would be shown begins with the next piece.
    const blank = inside !== undefined && text.slice(Math.max(at, inside.body), cut).trim() === '';
    const body = text.slice(at, blank ? Math.max(at, inside.start) : cut).trimEnd();
    if (body !== '') pieces.push(head + body + (inside === undefined || blank ? '' : `\n${inside.closing}`));
    at = inside === undefined ? skipGap(text, cut) : skipInFence(text, cut, inside);
  }
  return pieces;
}

function findFences(text: string): Fence[] {
  const fences: Fence[] = [];
  let current: (Fence & { marks: FenceOpening }) | undefined;
  for (let start = 0; start <= text.length; ) {
    const newline = text.indexOf('\n', start);
    const end = newline < 0 ? text.length : newline;
    const line = text.slice(start, end);
    if (current === undefined) {
      const marks = fenceOpening(line);
      if (marks !== undefined && newline >= 0) {
        const indent = line.slice(0, line.indexOf(marks.marks));
        current = {
          start,
          body: end + 1,
          close: text.length,
          end: text.length,
          opening: line.trimEnd(),
          closing: indent + marks.marks,
          marks,
        };
        fences.push(current);
      }
    } else if (closesFence(line, current.marks)) {
      current.close = start;
      current.end = end;
      current = undefined;
    }
    start = end + 1;
  }
  return fences;
}

/** The text from `at` to a little after `limit`, with the fences that end in it made solid, so that no cut falls into them. */
function maskFences(text: string, at: number, limit: number, fences: readonly Fence[]): string {
  const end = limit + LOOK_AHEAD;
  let masked = '';
  let done = at;
  for (const fence of fences) {
    const from = Math.max(fence.start, at);
    masked += text.slice(done, from) + 'x'.repeat(fence.end - from);
    done = fence.end;
  }
  return masked + text.slice(done, end);
}

/** Where to cut when the limit falls into a fence: before it when it fits into the next piece, else inside it. */
function cutAtFence(text: string, at: number, limit: number, maxLength: number, fence: Fence): number {
  const from = Math.max(at, fence.body);
  const to = Math.min(limit - fence.closing.length - 1, fence.close);
  const startsHere = fence.start > at && text.slice(at, fence.start).trim() !== '';
  const fitsWhole = fence.end - fence.start <= maxLength;
  if (startsHere && (fitsWhole || to - from < maxLength * LEAST_FILL)) return fence.start;
  // Blank text before a fence is dropped with the cut; the fence then begins the next piece.
  if (!startsHere && fence.start > at) return fence.start;
  return from + bestCut(text.slice(from, to + LOOK_AHEAD), to - from);
}

/** The best offset in `window` at which to cut, from 1 to `room`; `window` is longer than `room`. */
function bestCut(window: string, room: number): number {
  const least = Math.max(1, room * LEAST_FILL);
  const blank = window.length - window.trimStart().length;
  if (blank >= room) return room;

  const paragraph = window.lastIndexOf('\n\n', room);
  if (paragraph >= least && paragraph > blank) return paragraph;
  const line = window.lastIndexOf('\n', room);
  if (line >= least && line > blank) return line;
  const sentence = boundaryAt(bySentence, window, room);
  if (sentence >= least && sentence > blank && SENTENCE_GAP.test(window.charAt(sentence - 1)))
    return sentence;
  for (let gap = room; gap > blank; gap -= 1) {
    if (BREAKING_SPACE.test(window.charAt(gap))) return gap;
  }
  const word = boundaryAt(byWord, window, room);
  if (word >= least && boundaryAt(byGrapheme, window, word) === word) return word;
  const grapheme = boundaryAt(byGrapheme, window, room);
  if (grapheme > 0) return grapheme;
  // One visible character longer than a message: only its code points are left.
  const splitsPair = HIGH_SURROGATE.test(window.charAt(room - 1)) && LOW_SURROGATE.test(window.charAt(room));
  return splitsPair ? room - 1 : room;
}

/** The last boundary at or before `offset`. */
function boundaryAt(segmenter: Intl.Segmenter, window: string, offset: number): number {
  return segmenter.segment(window).containing(offset)?.index ?? offset;
}

/** Skips the white space at a cut, but keeps the indentation of the line that follows. */
function skipGap(text: string, cut: number): number {
  let end = cut;
  let lineStart: number | undefined;
  while (end < text.length && SPACE.test(text.charAt(end))) {
    end += 1;
    if (text.charAt(end - 1) === '\n') lineStart = end;
  }
  if (lineStart !== undefined && end < text.length) return lineStart;
  // A combining mark stays with the space that carries it.
  return end > cut && JOINS.test(text.slice(end, end + 2)) ? end - 1 : end;
}

/** Like `skipGap` inside a fence, where blank lines and indentation mean something; leaves the fence when nothing is left in it. */
function skipInFence(text: string, cut: number, fence: Fence): number {
  let end = cut;
  while (end < fence.close && text.charAt(end) !== '\n' && BREAKING_SPACE.test(text.charAt(end))) end += 1;
  if (text.charAt(end) === '\n') end += 1;
  else if (end > cut && JOINS.test(text.slice(end, end + 2))) end -= 1;
  return text.slice(end, fence.close).trim() === '' ? skipGap(text, fence.end) : end;
}
