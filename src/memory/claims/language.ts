import { hasClaimWords } from '../../languages/claims.ts';
import { languageOf, scriptOf } from '../../text/language.ts';
import type { Source } from '../types.ts';

const BY_SCRIPT: Readonly<Record<string, string>> = {
  Latin: 'en',
  Cyrillic: 'uk',
  Han: 'zh',
  Japanese: 'ja',
};
const WORDS = /[\p{L}\p{M}\p{N}'’ʼ-]+/gu;

/** The language of a claim's quotes, by their words, else by their script. */
export function groundLanguage(text: string, quotes: readonly Source[]): string {
  const joined = quotes.map((quote) => quote.quote).join('\n');
  const [ground, claim] = [languageOf(joined), languageOf(text)];
  if (hasClaimWords(ground)) return ground;
  // Short lines are easily taken for a rare language; only when both agree is it believed.
  if (ground !== undefined && ground === claim) return ground;
  return hasClaimWords(claim) ? claim : (BY_SCRIPT[scriptOf(joined) ?? ''] ?? '');
}

/**
 * Whether a claim is written in another script or language than its quotes. Words that both share, such as names, speak
 * against it.
 */
export function isTranslated(text: string, quotes: readonly Source[]): boolean {
  const names = new Set(quotes.flatMap((quote) => quote.speaker.name.toLowerCase().match(WORDS) ?? []));
  const own = (text.match(WORDS) ?? []).filter((word) => !names.has(word.toLowerCase()));
  const bare = own.join(' ');
  const joined = quotes.map((quote) => quote.quote).join('\n');
  const script = scriptOf(bare);
  if (script === undefined || scriptOf(joined) === undefined) return false;
  if (!quotes.some((quote) => sameScript(script, scriptOf(quote.quote)))) return true;
  const [language, ground] = [languageOf(text), languageOf(joined)];
  if (language === undefined || ground === undefined || language === ground) return false;
  if (quotes.some((quote) => languageOf(quote.quote) === language)) return false;
  const beginning = (word: string) => word.toLowerCase().slice(0, 4);
  const said = new Set((joined.match(WORDS) ?? []).map(beginning));
  const sharedWords = own.filter((word) => said.has(beginning(word))).length;
  return sharedWords * 2 < own.length;
}

function sameScript(one: string, other: string | undefined): boolean {
  const eastAsian = new Set(['Han', 'Japanese']);
  return one === other || (other !== undefined && eastAsian.has(one) && eastAsian.has(other));
}
