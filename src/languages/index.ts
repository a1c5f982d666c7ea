import { de } from './de/index.ts';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import { fr } from './fr/index.ts';
import { ja } from './ja/index.ts';
import { ru } from './ru/index.ts';
import type { Language } from './types.ts';
import { uk } from './uk/index.ts';
import { zh } from './zh/index.ts';

/** Every language whose words and dates are known, by ISO 639-1 code. */
export const languages: Readonly<Record<string, Language>> = { de, en, es, fr, ja, ru, uk, zh };

/** What stands in where no language can be told, or one without data here. */
export const DEFAULT_LANGUAGE: string = en.code;

/** The locale in which dates are written in a language, such as `en-GB`; for one without data here its own code. */
export function localeOf(code: string): string {
  return Object.hasOwn(languages, code) ? language(code).phrases.dates.locale : code;
}

/** What is known of a language; English stands in for one that is not known. */
export function language(code: string): Language {
  return (Object.hasOwn(languages, code) ? languages[code] : undefined) ?? en;
}
