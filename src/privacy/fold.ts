/** Stands for a stretch that is already redacted; no rule matches it. */
const BARRIER = '\uFFFC';

/** A stretch of the original text, in UTF-16 offsets, the end exclusive. */
export interface Stretch {
  start: number;
  end: number;
}

/** Text as a reader sees it, with the way back to the original offsets. */
interface Folded {
  text: string;
  /** The stretch of the original that `text.slice(start, end)` came from. */
  original(start: number, end: number): Stretch;
}

const PLAIN = /^[\t\n\r -~]*$/;
/** Characters that folding leaves alone: letters of the common scripts, quotation marks, emoji. */
const SIMPLE =
  '\\t\\n\\r -~\\u00ab\\u00bb\\u00c0-\\u0131\\u0134-\\u013e\\u0141-\\u0148\\u014a-\\u017e\\u0400-\\u0482\\u048a-\\u052f' +
  '\\u05d0-\\u05ea\\u0620-\\u064a\\u2018-\\u201f\\u3041-\\u3096\\u30a1-\\u30fa\\u30fc\\u4e00-\\u9fff\\uac00-\\ud7a3' +
  '\\u{1f300}-\\u{1f64f}\\u{1f680}-\\u{1f6ff}\\u{1f900}-\\u{1faff}';
/** A character with its combining marks, or one that may fold to something else. */
const CLUSTERS = new RegExp(`.\\p{M}+|[^${SIMPLE}]`, 'gsu');
const DIGIT = /^\p{Nd}$/u;
const DASH = /^\p{Pd}$/u;
const BLANK = /^\p{Zs}$/u;
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

function asciiDigit(char: string): string {
  const point = char.codePointAt(0) ?? 0;
  let value = 0;
  // Unicode keeps the ten digits of a script together and in order, so the zero is found by walking down.
  while (value < 9 && DIGIT.test(String.fromCodePoint(point - value - 1))) value += 1;
  return String(value);
}

function foldChar(char: string): string {
  if (char === BARRIER) return '\uFFFD';
  if (DIGIT.test(char)) return asciiDigit(char);
  if (DASH.test(char) || char === '\u2212') return '-';
  return BLANK.test(char) ? ' ' : char;
}

function foldCluster(cluster: string): string {
  const visible = cluster.replace(INVISIBLE, '');
  let folded = '';
  for (const char of visible.normalize('NFKC')) {
    const isControl = char < ' ' && char !== '\t' && char !== '\n' && char !== '\r';
    if (!isControl) folded += foldChar(char);
  }
  return folded;
}

/** A part of the folded text. In an exact one every unit is its own original. */
interface Piece {
  text: string;
  /** Offset in the folded text. */
  at: number;
  start: number;
  end: number;
  exact: boolean;
}

/** The piece that holds the unit at `position`. */
function pieceAt(pieces: readonly Piece[], position: number): Piece {
  let low = 0;
  let high = pieces.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((pieces[middle]?.at ?? 0) <= position) low = middle;
    else high = middle - 1;
  }
  return pieces[low] ?? { text: '', at: 0, start: 0, end: 0, exact: true };
}

/**
 * Undoes what hides a secret from a pattern but not from a reader: full-width and other compatibility forms, digits
 * of other scripts, kinds of dashes and spaces, zero-width and direction characters.
 *
 * @param holes stretches that become one {@link BARRIER} each; sorted, not overlapping
 */
export function fold(text: string, holes: readonly Stretch[] = []): Folded {
  if (holes.length === 0 && PLAIN.test(text)) return { text, original: (start, end) => ({ start, end }) };
  const pieces: Piece[] = [];
  let length = 0;
  const add = (folded: string, start: number, end: number, exact: boolean): void => {
    if (folded === '') return;
    pieces.push({ text: folded, at: length, start, end, exact });
    length += folded.length;
  };
  let at = 0;
  for (const hole of [...holes, undefined]) {
    const limit = hole?.start ?? text.length;
    const part = text.slice(at, limit);
    let done = 0;
    for (const { index, 0: cluster } of part.matchAll(CLUSTERS)) {
      add(part.slice(done, index), at + done, at + index, true);
      done = index + cluster.length;
      add(foldCluster(cluster), at + index, at + done, false);
    }
    add(part.slice(done), at + done, limit, true);
    if (hole) {
      add(BARRIER, hole.start, hole.end, false);
      at = hole.end;
    }
  }
  return {
    text: pieces.map((piece) => piece.text).join(''),
    original(start, end) {
      const first = pieceAt(pieces, start);
      const last = pieceAt(pieces, end - 1);
      return {
        start: first.exact ? first.start + (start - first.at) : first.start,
        end: last.exact ? last.start + (end - last.at) : last.end,
      };
    },
  };
}
