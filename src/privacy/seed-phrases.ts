import { wordlist as czech } from '@scure/bip39/wordlists/czech.js';
import { wordlist as english } from '@scure/bip39/wordlists/english.js';
import { wordlist as french } from '@scure/bip39/wordlists/french.js';
import { wordlist as italian } from '@scure/bip39/wordlists/italian.js';
import { wordlist as japanese } from '@scure/bip39/wordlists/japanese.js';
import { wordlist as korean } from '@scure/bip39/wordlists/korean.js';
import { wordlist as portuguese } from '@scure/bip39/wordlists/portuguese.js';
import { wordlist as chinese } from '@scure/bip39/wordlists/simplified-chinese.js';
import { wordlist as spanish } from '@scure/bip39/wordlists/spanish.js';
import type { Finding, Rule } from './kinds.ts';

const LISTS = [english, spanish, french, italian, portuguese, czech, japanese, korean, chinese];
/** The shortest phrase that wallets make. Twelve words of one list in a row do not happen in prose. */
const FEWEST_WORDS = 12;
/** Of twelve drawn words hardly ever two are the same; of a word said over and over, or of verses, many are. */
const FEWEST_DISTINCT_SHARE = 2 / 3;
const WORDS = /[\p{L}\p{M}]+/gu;
/** What may stand between two words of a phrase: blanks, commas, numbering, bullets. */
const BETWEEN = /^(?:[\s,;|*•·-]|\d{1,2}[.):]?){1,12}$/;

/** For each word the lists it is in, a bit each. */
const listsOf = new Map<string, number>();
LISTS.forEach((list, bit) => {
  for (const word of list) {
    const key = word.normalize('NFKC');
    listsOf.set(key, (listsOf.get(key) ?? 0) | (1 << bit));
  }
});

interface Run {
  words: string[];
  lists: number;
  start: number;
  end: number;
}

function isPhrase({ words }: Run): boolean {
  return words.length >= FEWEST_WORDS && new Set(words).size >= words.length * FEWEST_DISTINCT_SHARE;
}

/** Finds wallet seed phrases: at least twelve words of one BIP39 list in a row, most of them distinct. */
export const findSeedPhrases: Rule = function* (text): Iterable<Finding> {
  let run: Run = { words: [], lists: 0, start: 0, end: 0 };
  for (const { index, 0: found } of text.matchAll(WORDS)) {
    const word = found.toLowerCase();
    const lists = listsOf.get(word) ?? 0;
    const gap = index - run.end;
    const goesOn = run.words.length > 0 && gap <= 12 && BETWEEN.test(text.slice(run.end, index));
    const end = index + found.length;
    if (goesOn && (run.lists & lists) !== 0) {
      run.words.push(word);
      run.lists &= lists;
      run.end = end;
      continue;
    }
    if (isPhrase(run)) yield { kind: 'seed phrase', start: run.start, end: run.end };
    run = { words: lists === 0 ? [] : [word], lists, start: index, end };
  }
  if (isPhrase(run)) yield { kind: 'seed phrase', start: run.start, end: run.end };
};
