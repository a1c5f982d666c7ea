import { phrases as english } from './en/phrases.ts';
import type { PhraseBook } from './phrase-book.ts';
import { phrases as ukrainian } from './uk/phrases.ts';

export type { Counted, PhraseBook, Wordings } from './phrase-book.ts';

export const phraseBooks: readonly PhraseBook[] = [english, ukrainian];

/** The phrases of a language, English ones when it has none. */
export function phrasesOf(code: string | undefined): PhraseBook {
  return phraseBooks.find((book) => book.code === code) ?? english;
}
