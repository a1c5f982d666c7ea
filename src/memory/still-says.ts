import { DEFAULT_LANGUAGE, languages } from '../languages/index.ts';
import { languageOf } from '../text/language.ts';
import { contentStems, isUnspaced } from '../text/words.ts';

/** Whether a line as it reads now still says what other words say: it holds them all, and denies nothing that they do not. */
export function stillSays(line: string, words: string): boolean {
  const language = languageOf(words) ?? languageOf(line) ?? DEFAULT_LANGUAGE;
  const [now, said] = [contentStems(line, language), contentStems(words, language)];
  const denials = Object.hasOwn(languages, language) ? (languages[language]?.words.negations ?? []) : [];
  const denying = new Set(denials.flatMap((word) => [word, ...contentStems(word, language)]));
  const denies = (stem: string): boolean =>
    denying.has(stem) || (isUnspaced(stem) && denials.some((word) => stem.includes(word)));
  return (
    said.every((stem) => now.includes(stem)) && !now.some((stem) => denies(stem) && !said.includes(stem))
  );
}
