import { language, languages } from './index.ts';
import type { PhraseBook } from './phrase-book.ts';

export type { Counted, PhraseBook, Turn, Wordings } from './phrase-book.ts';

export const phraseBooks: readonly PhraseBook[] = Object.values(languages).map(({ phrases }) => phrases);

/** The phrases of a language, English ones when it has none. */
export function phrasesOf(code: string | undefined): PhraseBook {
  return language(code ?? '').phrases;
}
