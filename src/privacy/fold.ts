/** Stands for a stretch that is already redacted; no rule matches it. */
export const BARRIER = '\uFFFC';

/** A stretch of the original text, in UTF-16 offsets, the end exclusive. */
export interface Stretch {
  start: number;
  end: number;
}

/** Text as a reader sees it, with the way back to the original offsets. */
export interface Folded {
  text: string;
  /** The stretch of the original that `text.slice(start, end)` came from. */
  original(start: number, end: number): Stretch;
}

const PLAIN = /^[\t\n\r -~]*$/;
const MARK = /^\p{M}$/u;
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

/** Where the cluster (a character and its combining marks) that begins at `at` ends. */
function clusterEnd(text: string, at: number, limit: number): number {
  let end = at + ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);
  while (end < limit && text.charCodeAt(end) >= 0x300) {
    const next = String.fromCodePoint(text.codePointAt(end) ?? 0);
    if (!MARK.test(next)) break;
    end += next.length;
  }
  return Math.min(end, limit);
}

/**
 * Undoes what hides a secret from a pattern but not from a reader: full-width and other compatibility forms, digits
 * of other scripts, kinds of dashes and spaces, zero-width and direction characters.
 *
 * @param holes stretches that become one {@link BARRIER} each; sorted, not overlapping
 */
export function fold(text: string, holes: readonly Stretch[] = []): Folded {
  if (holes.length === 0 && PLAIN.test(text)) return { text, original: (start, end) => ({ start, end }) };
  const parts: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  const push = (piece: string, start: number, end: number): void => {
    parts.push(piece);
    for (let unit = 0; unit < piece.length; unit += 1) {
      starts.push(start);
      ends.push(end);
    }
  };
  let at = 0;
  for (const hole of [...holes, undefined]) {
    const limit = hole?.start ?? text.length;
    while (at < limit) {
      const end = clusterEnd(text, at, limit);
      const code = text.charCodeAt(at);
      const plain = end === at + 1 && code >= 0x20 && code < 0x7f;
      push(plain ? text.charAt(at) : foldCluster(text.slice(at, end)), at, end);
      at = end;
    }
    if (hole) {
      push(BARRIER, hole.start, hole.end);
      at = hole.end;
    }
  }
  return {
    text: parts.join(''),
    original: (start, end) => ({ start: starts[start] ?? 0, end: ends[end - 1] ?? 0 }),
  };
}
