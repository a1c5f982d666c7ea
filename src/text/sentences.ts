import { languages } from '../languages/index.ts';
import { withoutYo } from '../languages/yo.ts';

interface Span {
  start: number;
  end: number;
}

/** Marks that end a sentence wherever they stand, because their scripts put no space behind them. */
const ALWAYS = '。！？｡︒﹒﹗﹖';
/** Marks that end a sentence when white space or the end of the line follows. */
const SPACED = '!?؟۔।॥።፧։՜՞။៕';
const CLOSING = '"\'’”»›)\\]}」』）】》〉*_~`';
const CANDIDATE = new RegExp(`[${ALWAYS}${SPACED}.…‥‼⁇⁈⁉]+[${CLOSING}]*`, 'gu');
const HAS_ALWAYS = new RegExp(`[${ALWAYS}]`, 'u');
const HAS_MARK = new RegExp(`[${SPACED}‼⁇⁈⁉]`, 'u');
const HAS_CLOSING = new RegExp(`[${CLOSING}]$`, 'u');
const IDEOGRAPH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

const LIST_MARK = /^\s*(?:(?:[-*+•‣◦▪·–—>]|#{1,6}|\d{1,3}[.)]|\[[ xX]?\])\s+)+/u;
const INLINE_BULLET = /\s[•‣◦▪]\s/gu;
const UPPER = /^["'“«„(]?\p{Lu}/u;
const LOWER = /^["'“«„(]?\p{Ll}/u;
const DIGIT = /^\p{Nd}/u;
const WORD_BEFORE = /[\p{L}\p{M}\p{N}.'’ʼ№-]+$/u;
const WORD_AFTER = /^["'“«„(]?([\p{L}\p{M}'’ʼ]+)/u;

interface Abbreviations {
  openEnded: ReadonlySet<string>;
  closing: ReadonlySet<string>;
  firstPerson: ReadonlySet<string>;
  months: ReadonlySet<string>;
}

let abbreviations: Abbreviations | undefined;

/** Taken together over all languages: a chat mixes them, and a sentence is cut before its language is known. */
function known(): Abbreviations {
  const all = Object.values(languages);
  abbreviations ??= {
    openEnded: new Set(all.flatMap((each) => each.words.abbreviations)),
    closing: new Set(all.flatMap((each) => each.words.closingAbbreviations)),
    firstPerson: new Set(all.flatMap((each) => each.words.firstPerson)),
    months: new Set(all.flatMap((each) => Object.keys(each.dates.months))),
  };
  return abbreviations;
}

function startsWithMonth(rest: string): boolean {
  const word = WORD_AFTER.exec(rest)?.[1];
  return word !== undefined && known().months.has(word.toLowerCase());
}

/** Whether a single full stop between `before` and `after` (white space taken off) ends the sentence. */
function stopEnds(before: string, after: string): boolean {
  const word = WORD_BEFORE.exec(before)?.[0] ?? '';
  const lower = word.toLowerCase().replace(/[’ʼ]/gu, "'");
  const { openEnded, closing, firstPerson } = known();
  // "м. Київ" goes on, "5 м. Потім" may end.
  const measure = /\p{Nd}\s?$/u.test(before.slice(0, before.length - word.length));
  if (openEnded.has(lower) || word.endsWith('№')) return measure && UPPER.test(after);
  if (/^\p{Nd}{1,4}$/u.test(word)) {
    if (word.length <= 2) return !(LOWER.test(after) || DIGIT.test(after) || startsWithMonth(after));
    // "Her 100. birthday" goes on; "they want 1100. we say no" does not.
    return !/^10+$/u.test(word) || !LOWER.test(after);
  }
  if (closing.has(lower)) return UPPER.test(after) || IDEOGRAPH.test(after.slice(0, 2));
  if (/^\p{Lu}(?:\.\p{Lu})*$/u.test(word)) {
    // "So do I. Then" ends, "J. Smith" and "U.S. Army" go on.
    const opens = before.length === word.length || /[.!?…]\s*$/u.test(before.slice(0, -word.length));
    return firstPerson.has(lower) && !opens ? true : !(UPPER.test(after) || LOWER.test(after));
  }
  // "z. B." is one abbreviation.
  if (/^\p{Ll}(?:\.\p{Ll})*$/u.test(word)) return UPPER.test(after) && !/^\p{Lu}\.\s/u.test(after);
  return true;
}

function ends(mark: string, before: string, after: string): boolean {
  const rest = after.slice(0, 48);
  if (HAS_ALWAYS.test(mark)) return true;
  const spaced = rest === '' || /^\s/u.test(rest);
  if (!spaced) {
    return HAS_MARK.test(mark) && IDEOGRAPH.test(before.slice(-2)) && IDEOGRAPH.test(rest.slice(0, 2));
  }
  const next = rest.trimStart();
  if (next === '') return true;
  if (HAS_MARK.test(mark)) return !(HAS_CLOSING.test(mark) && LOWER.test(next));
  if (mark.startsWith('…') || mark.startsWith('..')) return !LOWER.test(next);
  return HAS_CLOSING.test(mark) ? !LOWER.test(next) : stopEnds(before, next);
}

function* piecesOfLine(line: string): Generator<Span> {
  let start = 0;
  for (const match of line.matchAll(CANDIDATE)) {
    const end = match.index + match[0].length;
    const before = line.slice(Math.max(start, match.index - 48), match.index);
    if (!ends(match[0], before, line.slice(end, end + 48))) continue;
    yield { start, end };
    start = end;
  }
  if (start < line.length) yield { start, end: line.length };
}

/** Bullets within a line, and the line's own list mark, stand outside of sentences. */
function* itemsOfLine(line: string): Generator<Span> {
  const mark = LIST_MARK.exec(line)?.[0] ?? '';
  const numbered = /\d\.\s+$/u.test(mark) && startsWithMonth(line.slice(mark.length));
  let start = numbered ? 0 : mark.length;
  for (const bullet of line.matchAll(INLINE_BULLET)) {
    if (bullet.index < start) continue;
    yield { start, end: bullet.index };
    start = bullet.index + bullet[0].length;
  }
  yield { start, end: line.length };
}

function trimmed(text: string, span: Span): Span | undefined {
  const piece = text.slice(span.start, span.end);
  const start = span.start + (piece.length - piece.trimStart().length);
  const end = start + piece.trim().length;
  return end > start ? { start, end } : undefined;
}

/** Where the sentences of a text stand, in order, without the white space and list marks around them. */
export function* sentenceSpans(text: string): Generator<Span> {
  let offset = 0;
  for (const line of text.split(/\r\n?|[\n\u0085\u2028\u2029]/u)) {
    // The separator's own length is found again by position, because "\r\n" counts two.
    const at = offset;
    for (const item of itemsOfLine(line)) {
      const content = line.slice(item.start, item.end);
      for (const piece of piecesOfLine(content)) {
        const span = trimmed(text, {
          start: at + item.start + piece.start,
          end: at + item.start + piece.end,
        });
        if (span) yield span;
      }
    }
    offset = at + line.length + (text.startsWith('\r\n', at + line.length) ? 2 : 1);
  }
}

/** The sentences of a text in order, each an exact, trimmed part of it. Line ends and bullets separate them too. */
export function sentences(text: string): string[] {
  return Array.from(sentenceSpans(text), ({ start, end }) => text.slice(start, end));
}

const ASKS = /[?？؟՞⁇⁈⁉;](?:["'’”»)\]」』）*_~`\s\p{Extended_Pictographic}]|\uFE0F|\u200D)*$/u;
const TELLS = /[.!。！…:;](?:["'’”»)\]」』）*_~`\s\p{Extended_Pictographic}]|\uFE0F|\u200D)*$/u;

let openings: ReadonlySet<string> | undefined;
let asking: readonly { kana: boolean; pattern: RegExp }[] | undefined;
const HIRAGANA = /\p{Script=Hiragana}/u;
const LONGEST_OPENING = 3;

/** Whether a sentence asks: by its mark or, without any final mark, by the words it opens with. */
export function isQuestion(sentence: string): boolean {
  const text = sentence.trim();
  const tail = text.slice(-32);
  if (ASKS.test(tail)) return true;
  asking ??= Object.values(languages).flatMap(({ words }) =>
    words.asking ? [{ kana: words.inflectedKana === true, pattern: words.asking }] : [],
  );
  // Ideographs that ask in one language tell in another.
  const kana = HIRAGANA.test(text);
  if (asking.some((one) => one.kana === kana && one.pattern.test(text))) return true;
  // A clause behind a comma makes the opening a subordinate one: "When I was young, I lived here".
  if (TELLS.test(tail) || text.includes(',')) return false;
  openings ??= new Set(Object.values(languages).flatMap((each) => each.words.questionWords));
  const first = withoutYo(text.slice(0, 80).toLowerCase())
    .replace(/[’ʼ]/gu, "'")
    .split(/[^\p{L}\p{M}\p{N}']+/u)
    .filter(Boolean);
  for (let length = 1; length <= Math.min(LONGEST_OPENING, first.length); length += 1) {
    if (openings.has(first.slice(0, length).join(' '))) return true;
  }
  return false;
}
