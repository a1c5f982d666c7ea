import { stopWords } from '../languages/general-words.ts';
import { languages } from '../languages/index.ts';
import type { SecretWords } from '../languages/secret-words.ts';
import type { Language } from '../languages/types.ts';

/** Languages that part words by spaces, and those that do not. */
export const SPACED: readonly Language[] = Object.values(languages).filter(
  ({ dates }) => dates.unspaced !== true,
);
export const UNSPACED: readonly Language[] = Object.values(languages).filter(
  ({ dates }) => dates.unspaced === true,
);

/** Letters of scripts that part words; a word may begin or end right beside any other letter. */
const LETTER = '\\p{Script=Latin}\\p{Script=Cyrillic}\\p{M}\\p{N}';
export const BEFORE = `(?<![${LETTER}])`;
export const AFTER = `(?![${LETTER}])`;
/** Beside a word without spaces; Latin letters in it, as in "PIN", begin a word all the same. */
const BEFORE_UNSPACED = '(?:(?![A-Za-z])|(?<![A-Za-z0-9]))';

export const either = (sources: readonly string[]): string => `(?:${sources.join('|')})`;

/** A regular expression for whole words out of sources; flags `giu`. */
export function wholeWords(sources: readonly string[]): RegExp {
  return new RegExp(`${BEFORE}${either(sources)}${AFTER}`, 'giu');
}

/** The same for languages without spaces between words. */
export function unspacedWords(sources: readonly string[]): RegExp {
  return new RegExp(`${BEFORE_UNSPACED}${either(sources)}`, 'giu');
}

/** One list of all languages given. */
export function secretWords(
  of: readonly Language[],
  list: (words: SecretWords) => readonly string[],
): string[] {
  return of.flatMap(({ secrets }) => [...list(secrets)]);
}

/** What a letter is written as by people who hide a word. */
const DISGUISES: Readonly<Record<string, string>> = {
  a: 'a@4а',
  e: 'e3е',
  i: 'i1!і',
  o: 'o0о',
  s: 's$5',
  t: 't7',
  p: 'pр',
  c: 'cс',
  а: 'аa@4',
  е: 'еe3',
  о: 'оo0',
  р: 'рp',
  с: 'сc',
};
const GAP = '[\\s._*-]{0,2}';

/** "p4ssw0rd", "p a s s", "pass word": a word with digits for letters, and gaps. */
export function disguised(word: string): string {
  return [...word.replace(/\s/g, '')].map((letter) => `[${DISGUISES[letter] ?? letter}]`).join(GAP);
}

const NUMERALS = SPACED.flatMap(({ claims, secrets }) => [
  ...Object.entries(claims.numbers).flatMap(([word, value]) =>
    value < 100 ? [word.replace(/'/g, "['’ʼ]")] : [],
  ),
  ...secrets.digits,
]);
/** Three to eight digits or pairs of digits in words: "four two seven one". The long list stands in it once. */
export const DIGITS_IN_WORDS = `(?:${BEFORE}${either(NUMERALS)}${AFTER}(?:[\\s,-]{1,2}(?=\\p{L}))?){3,8}(?<![\\s,-])`;
const FEWEST_NUMERALS = 3;
const HEAD = /[\p{Script=Latin}\p{Script=Cyrillic}\p{M}]+/gu;
const NUMERAL_HEADS = new Set(NUMERALS.map((word) => (word.match(HEAD)?.[0] ?? '').toLowerCase()));

/** Whether a text may hold digits in words: costs little beside looking for them. */
export function mayTellDigits(text: string): boolean {
  let found = 0;
  for (const [word] of text.matchAll(HEAD)) {
    if (NUMERAL_HEADS.has(word.toLowerCase())) found += 1;
    if (found === FEWEST_NUMERALS) return true;
  }
  return false;
}

/** The same in ideographs. */
export const IDEOGRAPH_DIGITS = '[〇零一二三四五六七八九]{3,12}';

let telling: ReadonlySet<string> | undefined;

/** Whether a word, in lower case, stands in sentences about a secret and not in a secret. */
export function tellsOf(word: string): boolean {
  // Made on first use: most commands of the command line never look inside a text.
  telling ??= new Set(
    SPACED.flatMap(({ code, words, secrets }) => [
      ...stopWords(code),
      ...words.meaningful,
      ...words.negations,
      ...words.firstPerson,
      ...secrets.describing,
    ]).map((one) => one.replace(/[’ʼ]/g, "'")),
  );
  return telling.has(word.replace(/[’ʼ]/g, "'"));
}
