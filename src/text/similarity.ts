import { DEFAULT_LANGUAGE } from '../languages/index.ts';
import { languageOf } from './language.ts';
import { visible } from './visible.ts';
import { contentStems, isUnspaced, plainTokens, words } from './words.ts';

const LIST_MARKS = /^[^\S\n]*(?:(?:[-*+•‣◦▪·–—>]|#{1,6}|\d{1,3}[.)]|\[[ xX]?\])[^\S\n]+)+/gmu;

/**
 * The text without what does not change its meaning: equal for texts that differ only in case, punctuation, spacing,
 * list marks or Unicode form. Symbols such as currencies and emoji, and signs of numbers, count.
 */
export function normalisedKey(text: string): string {
  const spelled = visible(text)
    .replace(LIST_MARKS, '')
    .normalize('NFKC')
    .replace(/(?<=\S\s)[-−](?=\p{N})/gu, ' sign_minus ')
    .replace(/(?<=\p{N})\s?%/gu, ' sign_percent ')
    .replace(/[^\P{S}`^~|´¨]/gu, (symbol) => {
      const kind = /\p{Extended_Pictographic}/u.test(symbol) ? 'emoji' : 'sign';
      return ` ${kind}_${symbol.codePointAt(0)?.toString(16)} `;
    });
  let key = '';
  let wasUnspaced = false;
  for (const token of plainTokens(spelled)) {
    const unspaced = isUnspaced(token);
    // Spaces between ideographs are layout, not words.
    key += key === '' || (unspaced && wasUnspaced) ? '' : ' ';
    key += token.replaceAll("'", '');
    wasUnspaced = unspaced;
  }
  return key;
}

function counts(items: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const item of items) found.set(item, (found.get(item) ?? 0) + 1);
  return found;
}

/** Shared items over all items, 0 to 1, each counted as often as it stands. */
function dice(a: readonly string[], b: readonly string[]): number {
  if (a.length + b.length === 0) return 1;
  const left = counts(a);
  let shared = 0;
  for (const [item, count] of counts(b)) shared += Math.min(count, left.get(item) ?? 0);
  return (2 * shared) / (a.length + b.length);
}

function pairs(items: readonly string[]): string[] {
  return items.slice(1).map((item, at) => `${items[at]} ${item}`);
}

function letterPairs(stems: readonly string[]): string[] {
  return stems.flatMap((stem) => {
    const letters = Array.from(` ${stem} `);
    return letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
  });
}

/** What changes a number without being part of it: minus, percent, currencies. */
function signs(key: string): string {
  return key
    .split(' ')
    .filter((token) => token.startsWith('sign_'))
    .join(' ');
}

/** What texts with different content reach at most: one other word can be another fact. */
const MOST_WHEN_DIFFERENT = 0.89;
/** What texts of equal content in another wording reach at least. */
const LEAST_WHEN_EQUAL = 0.92;

/**
 * How alike two texts are, 0 to 1. Above 0.9 only when they say the same words apart from stop words, inflection and
 * punctuation, in the same order; one other content word, name, number or negation keeps them below.
 */
export function similarity(a: string, b: string): number {
  const [keyA, keyB] = [normalisedKey(a), normalisedKey(b)];
  if (keyA === keyB) return keyA !== '' || a.trim() === b.trim() ? 1 : 0;
  const language = languageOf(`${a}\n${b}`) ?? DEFAULT_LANGUAGE;
  const [stemsA, stemsB] = [contentStems(a, language), contentStems(b, language)];
  const wording = dice(words(a), words(b));
  // Texts of stop words alone have nothing to compare but themselves.
  if (stemsA.length === 0 || stemsB.length === 0) return MOST_WHEN_DIFFERENT * wording;
  if (stemsA.join(' ') === stemsB.join(' ') && signs(keyA) === signs(keyB)) {
    return LEAST_WHEN_EQUAL + (1 - LEAST_WHEN_EQUAL) * wording;
  }
  const same = dice(stemsA, stemsB);
  const order = dice(pairs(stemsA), pairs(stemsB));
  const spelling = Math.sqrt(same) * dice(letterPairs(stemsA), letterPairs(stemsB));
  return MOST_WHEN_DIFFERENT * (0.65 * same + 0.1 * order + 0.15 * spelling + 0.1 * wording);
}
