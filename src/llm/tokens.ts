import { createRequire } from 'node:module';
import { cutAtSentence } from '../text/graphemes.ts';
import { estimateTokens } from './token-estimate.ts';

export { estimateTokens };

/** Exact counting beyond these would keep the event loop busy for too long. */
const EXACT_MAX_CHARS = 20_000;
const EXACT_MAX_BYTES = 30_000;
/**
 * The tokenizer needs quadratic time for one unbroken run of letters, signs or white space. Cut into pieces of this
 * many characters the count stays within a few per cent, and above rather than below.
 */
const LONGEST_RUN = 64;
/** Words that the tokenizer remembers; its own default would grow to tens of megabytes. */
const REMEMBERED_WORDS = 5_000;

type Tokenizer = typeof import('gpt-tokenizer/encoding/o200k_base');
/** `<|endoftext|>` and the like are words here: somebody may write them in a chat. */
const SPECIAL_TOKENS_ARE_TEXT = { disallowedSpecial: new Set<string>() };

let loaded: Tokenizer | undefined;

/** Loads what exact counting needs: whoever answers people does so before anybody waits. */
export function prepareTokenizer(): void {
  tokenizer();
}

/** Loading takes about half a second and 70 MB, so only who counts pays for it. */
function tokenizer(): Tokenizer {
  if (loaded === undefined) {
    loaded = createRequire(import.meta.url)('gpt-tokenizer/encoding/o200k_base') as Tokenizer;
    loaded.setMergeCacheSize(REMEMBERED_WORDS);
  }
  return loaded;
}

/**
 * Tokens of a text as the models of OpenAI count them; of other models' counts it is a good estimate.
 * Exact for ordinary text up to 20,000 characters and 30,000 bytes, else `estimateTokens`. Never throws.
 */
export function countTokens(text: string): number {
  if (text === '') return 0;
  if (text.length > EXACT_MAX_CHARS || Buffer.byteLength(text) > EXACT_MAX_BYTES) return estimateTokens(text);
  const { countTokens: count } = tokenizer();
  return pieces(text).reduce((sum, piece) => sum + count(piece, SPECIAL_TOKENS_ARE_TEXT), 0);
}

/** The text, cut where a run is longer than the tokenizer can bear. */
function pieces(text: string): string[] {
  const out: string[] = [];
  let from = 0;
  for (const run of text.matchAll(/[\p{L}\p{M}]+|\s+|[^\s\p{L}\p{M}\p{N}]+/gu)) {
    const end = run.index + run[0].length;
    for (let cut = run.index + LONGEST_RUN; cut < end; cut += LONGEST_RUN) {
      const at = isLowSurrogate(text.charCodeAt(cut)) ? cut + 1 : cut;
      out.push(text.slice(from, at));
      from = at;
    }
  }
  out.push(text.slice(from));
  return out;
}

function isLowSurrogate(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}

/** No token but white space is longer; it bounds how far a cut has to look. */
const MOST_CHARS_PER_TOKEN = 16;
/** A cut goes back to the end of a sentence anyway, so the search for it need not be finer. */
const CUT_PRECISION = 0.02;

/**
 * The whole sentences from the start of the text that fit into `max` tokens; when not even the first one fits, it is
 * cut between words or graphemes and ends in `…`. An empty string when nothing fits.
 */
export function cutToTokens(text: string, max: number): string {
  if (max <= 0) return '';
  // A token is at least a byte: most texts are short enough without counting, and the tokenizer is not even loaded.
  if (text.length <= max && Buffer.byteLength(text) <= max) return text;
  if (text.length <= max * MOST_CHARS_PER_TOKEN && countTokens(text) <= max) return text;
  let fits = 0;
  let over = Math.min(text.length, Math.ceil(max * MOST_CHARS_PER_TOKEN));
  while (over - fits > 1 + over * CUT_PRECISION) {
    const middle = (fits + over) >> 1;
    if (countTokens(text.slice(0, middle)) <= max) fits = middle;
    else over = middle;
  }
  while (fits > 0) {
    const cut = cutAtSentence(text, fits);
    // The ellipsis is a token, too, and an estimate is not additive.
    if (countTokens(cut) <= max) return cut;
    fits = Math.min(fits - 1, Math.floor(fits * (1 - CUT_PRECISION)));
  }
  return '';
}
