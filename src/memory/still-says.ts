import { DEFAULT_LANGUAGE, languages } from '../languages/index.ts';
import { languageOf } from '../text/language.ts';
import { contentStems, isUnspaced } from '../text/words.ts';

/** Whether a line as it reads now still says what other words say: it holds them all, and denies nothing that they do not. */
export function stillSays(line: string, words: string): boolean {
  const { holdsAll, deniesMore } = compared(line, words);
  return holdsAll && !deniesMore;
}

/** Whether words deny what a line says: they hold all of it, and deny something that it does not. */
export function denies(words: string, line: string): boolean {
  const { holdsAll, deniesMore } = compared(words, line);
  return holdsAll && deniesMore;
}

/** Whether a text holds all words of another, and whether it denies anything that the other does not. */
function compared(text: string, other: string): { holdsAll: boolean; deniesMore: boolean } {
  const language = languageOf(other) ?? languageOf(text) ?? DEFAULT_LANGUAGE;
  const [now, said] = [contentStems(text, language), contentStems(other, language)];
  const denials = Object.hasOwn(languages, language) ? (languages[language]?.words.negations ?? []) : [];
  const denying = new Set(denials.flatMap((word) => [word, ...contentStems(word, language)]));
  const isDenial = (stem: string): boolean =>
    denying.has(stem) || (isUnspaced(stem) && denials.some((word) => stem.includes(word)));
  return {
    holdsAll: said.every((stem) => now.includes(stem)),
    deniesMore: now.some((stem) => isDenial(stem) && !said.includes(stem)),
  };
}
