import { createRequire } from 'node:module';
import { languages } from './index.ts';
import { withoutYo } from './yo.ts';

/** ISO 639-1 code and the name of the general list, for languages written in Latin or Cyrillic letters. */
const GENERAL_LISTS: Readonly<Record<string, string>> = {
  bg: 'bul',
  ca: 'cat',
  cs: 'ces',
  da: 'dan',
  de: 'deu',
  en: 'eng',
  es: 'spa',
  et: 'est',
  eu: 'eus',
  fi: 'fin',
  fr: 'fra',
  hr: 'hrv',
  hu: 'hun',
  id: 'ind',
  it: 'ita',
  lt: 'lit',
  lv: 'lav',
  nl: 'nld',
  no: 'nob',
  pl: 'pol',
  pt: 'por',
  ro: 'ron',
  ru: 'rus',
  sk: 'slk',
  sl: 'slv',
  sv: 'swe',
  sw: 'swa',
  tl: 'tgl',
  tr: 'tur',
  uk: 'ukr',
  vi: 'vie',
};

const load = createRequire(import.meta.url);
let lists: Record<string, readonly string[]> | undefined;

/** The languages that have a list of function words, known in full or not. */
export const FUNCTION_WORD_CODES: readonly string[] = Object.keys(GENERAL_LISTS);

/** The function words of a language as the general list has them; empty when there is none. */
export function generalFunctionWords(code: string): readonly string[] {
  // Loaded on first use: most commands of the command line never look inside a text.
  lists ??= load('stopword') as Record<string, readonly string[]>;
  return (Object.hasOwn(GENERAL_LISTS, code) ? lists[GENERAL_LISTS[code] ?? ''] : undefined) ?? [];
}

const cache = new Map<string, ReadonlySet<string>>();

/** Words of a language that carry no content of their own: lower case, plain apostrophe; empty for an unknown one. */
export function stopWords(code: string): ReadonlySet<string> {
  const known = cache.get(code);
  if (known) return known;
  const own = Object.hasOwn(languages, code) ? languages[code]?.words : undefined;
  const listed = [...generalFunctionWords(code), ...(own?.stopWords ?? [])];
  const set = new Set([...listed, ...listed.map(withoutYo)]);
  for (const word of [...(own?.meaningful ?? []), ...(own?.negations ?? []), ...(own?.conditions ?? [])]) {
    set.delete(word);
  }
  if (Object.hasOwn(GENERAL_LISTS, code) || own) cache.set(code, set);
  return set;
}
