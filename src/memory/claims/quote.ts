import { stopWords } from '../../languages/general-words.ts';
import { languageOf } from '../../text/language.ts';
import { sentences } from '../../text/sentences.ts';
import { singleLine } from '../../text/visible.ts';
import { words } from '../../text/words.ts';

const WORD_CHARACTER = /[\p{L}\p{M}\p{N}_]/u;
const SPACED_LETTER =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const LEAST_WORDS = 2;

function folded(text: string): string {
  return singleLine(text)
    .replace(/[’ʼ‘`´]/gu, "'")
    .replace(/[“”«»„]/gu, '"');
}

/**
 * Whether a quote stands word for word in a message, white space and invisible characters aside. It may not begin or end
 * inside a word, and has at least two words that say something, or one when it is a whole sentence; the whole message always stands.
 */
export function quoteStands(quote: string, messageText: string): boolean {
  const wanted = folded(quote);
  const message = folded(messageText);
  if (wanted === '' || !/[\p{L}\p{N}]/u.test(wanted)) return false;
  if (wanted === message) return true;
  const telling = contentWords(wanted, message);
  if (telling < LEAST_WORDS && !(telling > 0 && isSentenceOf(wanted, message))) return false;
  for (let at = message.indexOf(wanted); at !== -1; at = message.indexOf(wanted, at + 1)) {
    const end = at + wanted.length;
    if (!joins(message, at) && !joins(message, end)) return true;
  }
  return false;
}

/** Whether a quote is a sentence of a message, its last mark aside. */
function isSentenceOf(wanted: string, message: string): boolean {
  const bare = (text: string): string => text.replace(/[\s.!?…。！？]+$/u, '');
  const sought = bare(wanted);
  return message.includes(sought) && sentences(message).some((sentence) => bare(sentence) === sought);
}

/** Whether a word goes on over a position. */
function joins(text: string, at: number): boolean {
  const before = Array.from(text.slice(Math.max(0, at - 2), at)).at(-1) ?? '';
  const after = String.fromCodePoint(text.codePointAt(at) ?? 32);
  if (before === '' || at >= text.length) return false;
  if (SPACED_LETTER.test(before) || SPACED_LETTER.test(after)) return false;
  if (WORD_CHARACTER.test(before) && WORD_CHARACTER.test(after)) return true;
  const next = Array.from(text.slice(at, at + 3));
  // "don't" must not be cut to "don", nor "2.5" to "2".
  if (/['.,-]/u.test(after) && WORD_CHARACTER.test(before)) return /[\p{L}\p{N}]/u.test(next[1] ?? '');
  const earlier = Array.from(text.slice(Math.max(0, at - 4), at)).at(-2) ?? '';
  return /['.,-]/u.test(before) && WORD_CHARACTER.test(after) && /[\p{L}\p{N}]/u.test(earlier);
}

function contentWords(text: string, message: string): number {
  const stops = stopWords(languageOf(message) ?? 'en');
  return new Set(words(text).filter((word) => !stops.has(word))).size;
}
