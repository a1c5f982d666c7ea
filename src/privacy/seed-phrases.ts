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

/** Finds wallet seed phrases: at least twelve words of one BIP39 list in a row. */
export const findSeedPhrases: Rule = function* (text): Iterable<Finding> {
  let run = { count: 0, lists: 0, start: 0, end: 0 };
  const isPhrase = (): boolean => run.count >= FEWEST_WORDS;
  for (const { index, 0: word } of text.matchAll(WORDS)) {
    const lists = listsOf.get(word.toLowerCase()) ?? 0;
    const gap = index - run.end;
    const goesOn = run.count > 0 && gap <= 12 && BETWEEN.test(text.slice(run.end, index));
    const end = index + word.length;
    if (goesOn && (run.lists & lists) !== 0) {
      run = { count: run.count + 1, lists: run.lists & lists, start: run.start, end };
      continue;
    }
    if (isPhrase()) yield { kind: 'seed phrase', start: run.start, end: run.end };
    run = { count: lists === 0 ? 0 : 1, lists, start: index, end };
  }
  if (isPhrase()) yield { kind: 'seed phrase', start: run.start, end: run.end };
};
