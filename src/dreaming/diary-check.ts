import { DEFAULT_LANGUAGE, languages } from '../languages/index.ts';
import type { DiaryFacts } from '../llm/model.ts';
import { languageOf } from '../text/language.ts';
import { words } from '../text/words.ts';

/** Capitalised words that are neither in the record nor names of anybody. */
const OUR_WORDS: readonly string[] = [
  'reverie',
  'rem',
  'i',
  'memory',
  'dreams',
  'markdown',
  'memory.md',
  'dreams.md',
];

const NUMBER = /\p{Nd}+(?:[.,:/-]\p{Nd}+)*/gu;
/** A capital letter that does not begin a sentence, a quotation or a line. */
const NAME = /(?<=[^\s.!?…:。！？"'“”„«»‘’([—–-]["'”»’)\]]?[,;]?\s["'“„«‘(]?)\p{Lu}[\p{L}\p{M}'’-]+/gu;

/**
 * Whether prose is in another language than the space's. Where the offline narrator does not speak that language either,
 * nothing is gained by asking.
 */
export function isForeignLanguage(prose: string, language: string): boolean {
  if (!Object.hasOwn(languages, language)) return false;
  return (languageOf(prose) ?? language) !== language;
}

/**
 * A number or a name in a diary's prose that the record of the dream does not hold; `undefined` when all of them are in it.
 * Without a model it cannot be told whether a capital at the start of a sentence is a name.
 */
export function foreignWord(prose: string, facts: DiaryFacts, language: string): string | undefined {
  const record = JSON.stringify(facts);
  const numbers = new Set([...(record.match(/\p{Nd}+/gu) ?? []), ...countsOf(facts)]);
  const number = (prose.match(NUMBER) ?? []).find(
    (one) =>
      !(one.match(/\p{Nd}+/gu) ?? []).every((digits) => numbers.has(digits) || isDayNumber(digits, numbers)),
  );
  if (number !== undefined) return number;
  const known = new Set([...words(record), ...wordsOfDates(facts, language), ...OUR_WORDS]);
  return (prose.match(NAME) ?? []).find((name) => !words(name).every((word) => isKnown(word, known)));
}

/** How many there are of each kind, and of all changes: who counts them says nothing new. */
function countsOf({ added, merged, updated, removed, archived, ...facts }: DiaryFacts): string[] {
  const changes = [added, merged, updated, removed, archived].map((list) => list.length);
  const others = Object.values(facts).flatMap((value) => (Array.isArray(value) ? [value.length] : []));
  const all = changes.reduce((sum, one) => sum + one, 0);
  return [...changes, ...others, all].map(String);
}

/** `4` stands for the `04` of a date. */
function isDayNumber(digits: string, numbers: ReadonlySet<string>): boolean {
  return digits.length === 1 && numbers.has(`0${digits}`);
}

function isKnown(word: string, known: ReadonlySet<string>): boolean {
  return known.has(word) || known.has(word.replace(/'.*$/u, ''));
}

/** Names of the weekdays and months of the dream's days. */
function wordsOfDates({ day, from, to }: DiaryFacts, language: string): string[] {
  return [language, DEFAULT_LANGUAGE].flatMap((code) => {
    const format = new Intl.DateTimeFormat(code, { dateStyle: 'full', timeZone: 'UTC' });
    return [day, from, to].flatMap((one) => words(format.format(Date.parse(one))));
  });
}
