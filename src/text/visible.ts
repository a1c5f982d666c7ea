const LONE_SURROGATES = /[\uD800-\uDFFF]/gu;
const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/g;

/** Scripts in which a joiner between letters changes how the word is written. */
const JOINING = [
  ...['Arabic', 'Syriac', 'Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu'],
  ...['Kannada', 'Malayalam', 'Sinhala', 'Khmer', 'Mongolian'],
]
  .map((script) => `\\p{Script=${script}}`)
  .join('');
const BEFORE_JOINER = new RegExp(`[${JOINING}\\u0300-\\u036F]$`, 'u');
const AFTER_JOINER = new RegExp(`^[${JOINING}]`, 'u');
const BEFORE_EMOJI_JOINER = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)$/u;
const AFTER_EMOJI_JOINER = /^\p{Extended_Pictographic}/u;

// Everything that is written and not seen. Format characters that do show, such as Arabic number signs, are not here.
const UNSEEN = new RegExp(
  `[${[
    // Controls, but not tab and line feed.
    '\\0-\\x08\\x0B-\\x1F\\x7F-\\x9F',
    // Soft hyphen, grapheme joiner, bidi marks and controls, zero width, invisible operators, interlinear notes.
    '\\xAD\\u034F\\u061C\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\uFEFF\\uFFF0-\\uFFFB',
    // Fillers and vowels without shape.
    '\\u115F\\u1160\\u17B4\\u17B5\\u3164\\uFFA0',
    // Variation selectors, formats of shorthand and music, tags.
    '\\u180B-\\u180F\\uFE00-\\uFE0F\\u{1BCA0}-\\u{1BCA3}\\u{1D173}-\\u{1D17A}\\u{E0000}-\\u{E0FFF}',
  ].join('')}]+`,
  'gu',
);
const PLAIN_ASCII = /^[\n\t\x20-\x7E]*$/;
const EMOJI_BASE = /[\p{Emoji}]$/u;

const ZWNJ = '\u200C';
const ZWJ = '\u200D';

function isKept(mark: string, before: string, after: string): boolean {
  if (mark === '\uFE0F' || mark === '\uFE0E') return EMOJI_BASE.test(before);
  if (mark === ZWJ && BEFORE_EMOJI_JOINER.test(before) && AFTER_EMOJI_JOINER.test(after)) return true;
  return (mark === ZWJ || mark === ZWNJ) && BEFORE_JOINER.test(before) && AFTER_JOINER.test(after);
}

/** Of a run of unseen characters, the one or two that shape the visible ones around it. */
function shaping(run: string, start: number, text: string): string {
  const before = text.slice(Math.max(0, start - 2), start);
  const after = text.slice(start + run.length, start + run.length + 2);
  let kept = '';
  for (const mark of new Set(run)) {
    if (isKept(mark, before + kept, after)) kept += mark;
    if (kept.length === 2) break;
  }
  return kept;
}

/**
 * The text as a person sees it: NFC, line ends as `\n`, without zero-width characters, bidi controls, tags and
 * control characters (but `\n` and `\t`), lone surrogates as U+FFFD. Joiners stay where they shape an emoji or a word.
 */
export function visible(text: string): string {
  if (PLAIN_ASCII.test(text)) return text;
  return text
    .replace(LONE_SURROGATES, '\uFFFD')
    .replace(LINE_ENDS, '\n')
    .replace(UNSEEN, shaping)
    .replace(/\u2800/g, ' ')
    .normalize('NFC');
}

/** The visible text on one line: every run of white space is one space, none at the ends. */
export function singleLine(text: string): string {
  return visible(text).replace(/\s+/gu, ' ').trim();
}
