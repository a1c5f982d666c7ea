import { everyEntry, inPlace } from './frame-lists.ts';

const WORD_OR_MARK = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'-]*|\p{P}/gu;
/** What says whether something is true has few words: "it is simply not true at all that …". */
const MOST_WORDS = 10;

const TRUE = new Set(everyEntry('true'));
const FALSE = new Set(everyEntry('false'));
const NOT = new Set(everyEntry('not'));
const BESIDE_TRUTH = new Set(everyEntry('besideTruth'));
const THAT = new Set(everyEntry('that'));

/**
 * Whether a sentence says of what it tells that it is not so: "it is not true that I …", "dass ich …, stimmt nicht". Said
 * to be untrue and denied in one, it is so.
 */
export function deniesWhole(sentence: string): boolean {
  const words = inPlace(sentence).match(WORD_OR_MARK) ?? [];
  let opens = true;
  let isTold = false;
  for (const [at, word] of words.entries()) {
    const isMark = /^\p{P}$/u.test(word);
    if (THAT.has(word)) {
      const before = /^\p{P}$/u.test(words[at - 1] ?? '') ? at - 1 : at;
      if (saysUntrue(verdictBefore(words, before))) return true;
      isTold ||= opens;
    }
    opens &&= isMark || BESIDE_TRUTH.has(word);
  }
  if (!isTold) return false;
  const end = words.findLastIndex((word) => !/^\p{P}$/u.test(word)) + 1;
  return saysUntrue(verdictBefore(words, end));
}

/** The words that end at a place and say no more than whether something is true. */
function verdictBefore(words: readonly string[], end: number): string[] {
  const verdict: string[] = [];
  for (let at = end - 1; at >= Math.max(0, end - MOST_WORDS); at -= 1) {
    const word = words[at] ?? '';
    if (![TRUE, FALSE, NOT, BESIDE_TRUTH].some((list) => list.has(word))) break;
    verdict.push(word);
  }
  return verdict;
}

function saysUntrue(verdict: readonly string[]): boolean {
  const untrue = verdict.some((word) => FALSE.has(word));
  if (!untrue && !verdict.some((word) => TRUE.has(word))) return false;
  return untrue !== (verdict.filter((word) => NOT.has(word)).length % 2 === 1);
}
