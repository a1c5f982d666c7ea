import { DEFAULT_LANGUAGE } from '../languages/index.ts';
import { languageOf } from '../text/language.ts';
import { contentStems, stem, words } from '../text/words.ts';

/** A text as it is searched for names. */
export interface NameSearch {
  forms: ReadonlySet<string>;
  language: string;
}

/** Names are looked for as they are written and as they are inflected in the text's language. */
export function searchNames(text: string): NameSearch {
  const language = languageOf(text) ?? DEFAULT_LANGUAGE;
  return { forms: new Set([...words(text), ...contentStems(text, language)]), language };
}

/** How many words of a name stand in a text. */
export function nameWordsIn({ forms, language }: NameSearch, name: string): number {
  return words(name).filter((word) => forms.has(word) || forms.has(stem(word, language))).length;
}

/** The forms that a name's words have among the stems of a language. */
export function nameStems(name: string, language: string): string[] {
  return words(name).flatMap((word) => [word, stem(word, language)]);
}
