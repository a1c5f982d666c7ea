import { withAbsoluteDates } from '../../text/dates.ts';
import { sentences } from '../../text/sentences.ts';
import type { Source } from '../types.ts';
import { framedSpans } from './frames.ts';
import { plain } from './tokens.ts';

const WORDS = /[\p{L}\p{M}\p{N}]+/gu;
const FIRST_PERSON =
  /^(?:i|i'm|i've|i'd|i'll|my|me|mine|myself|я|мій|моя|моє|мої|мене|мені|мою|мого|моєї|меня|мне|мое|моё|моего|моей|ich|mich|mir|meine?[nmrs]?|yo|mi|je|(?:j|m)'.+|moi|mon|ma|mes|我|私)$/iu;
const UNSPACED_SELF = /[我俺咱]|本人|私|僕|俺/u;
const UNSPACED_LETTERS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/** A single word is no sentence; in scripts without spaces a few letters are one. */
function isLong(folded: string): boolean {
  return folded.includes(' ') || (folded.match(UNSPACED_LETTERS)?.length ?? 0) >= 4;
}

const ASKED = /[?？؟]["'”»)\]\s]*$/u;

function folded(text: string): string {
  return (plain(text).toLowerCase().match(WORDS) ?? []).join(' ');
}

/**
 * Whether a text is nothing but whole sentences of one speaker, word for word, with that speaker's name and a colon in
 * front or without a word in the first person. Relative dates may be written out.
 */
export function isVerbatim(text: string, quotes: readonly Source[], zone: string): boolean {
  const shown = plain(text);
  for (const speaker of new Map(quotes.map((quote) => [quote.speaker.id, quote.speaker])).values()) {
    const prefix = `${plain(speaker.name)}:`;
    const named = speaker.name !== '' && shown.toLowerCase().startsWith(prefix.toLowerCase());
    const body = named ? shown.slice(prefix.length) : shown;
    if (
      !named &&
      (UNSPACED_SELF.test(body) ||
        (body.match(/[\p{L}\p{M}'-]+/gu) ?? []).some((word) => FIRST_PERSON.test(word)))
    )
      continue;
    const said = new Set<string>();
    for (const quote of quotes) {
      if (quote.speaker.id !== speaker.id) continue;
      for (const form of forms(quote, zone)) {
        for (const { start, end, kind, takenBack } of framedSpans(form, speaker.name)) {
          const sentence = form.slice(start, end);
          if (kind !== 'voice' && !takenBack && !ASKED.test(sentence)) said.add(folded(sentence));
        }
      }
    }
    const parts = sentences(body).map(folded);
    if (parts.length > 0 && parts.every((part) => isLong(part) && said.has(part))) return true;
  }
  return false;
}

function forms(quote: Source, zone: string): string[] {
  const at = Date.parse(quote.at);
  return Number.isNaN(at) ? [quote.quote] : [quote.quote, withAbsoluteDates(quote.quote, at, zone)];
}
