import { createRequire } from 'node:module';
import { languages } from '../languages/index.ts';
import type { SuffixStemmer } from '../languages/types.ts';

interface Snowball {
  stem(word: string): string;
}

const load = createRequire(import.meta.url);
/** Longer words are no words; the stemmers take quadratic time on some of them. */
const LONGEST_WORD = 40;
const CACHE_SIZE = 20_000;

function snowball(algorithm: string): Snowball {
  // Loaded on first use: the library holds every algorithm and costs a fifth of a second.
  const library = load('snowball-stemmers') as { newStemmer(algorithm: string): Snowball };
  return library.newStemmer(algorithm);
}

function suffixStemmer(rules: SuffixStemmer): Snowball {
  const endings = [...rules.endings].sort((a, b) => b.length - a.length);
  const hasVowel = (text: string) => Array.from(text).some((letter) => rules.vowels.includes(letter));
  const without = (word: string, suffixes: readonly string[]) => {
    const fits = (suffix: string) => {
      const left = word.length - suffix.length;
      return left >= rules.shortest && word.endsWith(suffix) && hasVowel(word.slice(0, left));
    };
    const ending = suffixes.find(fits);
    return ending === undefined ? word : word.slice(0, word.length - ending.length);
  };
  return {
    stem(word) {
      const letters = Array.from(without(without(word, rules.particles), endings));
      const last = letters.findLastIndex((letter) => rules.vowels.includes(letter));
      return letters
        .map((letter, at) => (at === last ? (rules.alternations[letter] ?? letter) : letter))
        .join('');
    },
  };
}

const stemmers = new Map<string, { stemmer: Snowball; stems: Map<string, string> }>();

function stemmerOf(code: string): { stemmer: Snowball; stems: Map<string, string> } | undefined {
  const known = stemmers.get(code);
  const rules = Object.hasOwn(languages, code) ? languages[code]?.words.stemmer : undefined;
  if (known || !rules) return known;
  const made = {
    stemmer: rules.kind === 'snowball' ? snowball(rules.algorithm) : suffixStemmer(rules),
    stems: new Map<string, string>(),
  };
  stemmers.set(code, made);
  return made;
}

/** Latin letters without their accents; other scripts keep theirs, because there they make other letters. */
export function foldAccents(word: string): string {
  if (!/[^\0-\x7F]/u.test(word) || !/\p{Script=Latin}/u.test(word)) return word;
  return word
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .replace(/[ßøłđæœı]/gu, (letter) => FOLDED[letter] ?? letter)
    .normalize('NFC');
}

const FOLDED: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

/**
 * The stem of a word, lower case and without Latin accents. Words with digits, and words of a language that is not
 * known, only lose their accents.
 */
export function stem(word: string, language: string): string {
  const lower = word.toLowerCase();
  if (lower.length > LONGEST_WORD || /[\p{N}_@/:.&]/u.test(lower)) return foldAccents(lower);
  const forms = Object.hasOwn(languages, language) ? languages[language]?.words.forms : undefined;
  const base = forms && Object.hasOwn(forms, lower) ? (forms[lower] ?? lower) : lower;
  const rules = stemmerOf(language);
  if (!rules) return foldAccents(base);
  const known = rules.stems.get(base);
  if (known !== undefined) return known;
  const found = foldAccents(rules.stemmer.stem(base));
  if (rules.stems.size >= CACHE_SIZE) rules.stems.clear();
  rules.stems.set(base, found);
  return found;
}
