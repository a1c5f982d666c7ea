import { cutAtWord } from '../../text/graphemes.ts';
import { visible } from '../../text/visible.ts';
import { contentStems } from '../../text/words.ts';

/** What the index's own tokenizer would part at. */
const PARTS = /[^\p{L}\p{N}]/gu;
/** Of a longer text this much is searched; a pasted file is not a memory. */
const SEARCHED_CHARS = 16_000;
/** What is looked at behind it, so that a secret which goes on there is seen whole. */
const MARGIN_CHARS = 2_000;

/** A text as people may see it again: what is hidden taken out, secrets replaced, cut where nobody looks further. */
export function shownText(text: string, redact: (text: string) => string): string {
  const piece = text.slice(0, SEARCHED_CHARS + MARGIN_CHARS);
  const shown = redact(visible(piece));
  // Of what the piece itself cut through, no rule sees the end: the last of it is never shown.
  const seen = piece.length < text.length ? shown.length - MARGIN_CHARS : shown.length;
  return cutAtWord(shown, Math.max(0, Math.min(SEARCHED_CHARS, seen)));
}

/**
 * The words of a text as the index holds them: stems without stop words, pairs of characters where a script has no
 * spaces, identifiers whole.
 * @param language ISO 639-1
 */
export function termsOf(text: string, language: string): string[] {
  return contentStems(text.slice(0, SEARCHED_CHARS), language).map(indexed);
}

/** A term of letters and digits alone, so that the index keeps it whole and a query needs no care. */
export function indexed(stem: string): string {
  return stem.replace(PARTS, (character) => `x${character.codePointAt(0)?.toString(16)}`);
}
