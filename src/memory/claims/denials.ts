import { everyEntry, inPlace } from './frame-lists.ts';

const WORD_OR_MARK = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'-]*|\p{P}/gu;
/** What says whether something is true has few words: "it is simply not true at all that …". */
const MOST_WORDS = 10;

const TRUE = new Set(everyEntry('true'));
const FALSE = new Set(everyEntry('false'));
const NOT = new Set(everyEntry('not'));
const BESIDE_TRUTH = new Set(everyEntry('besideTruth'));
const THAT = new Set(everyEntry('that'));

/** The words of a sentence that say whether it is true. */
export interface Verdict {
  /** Where they stand. */
  start: number;
  end: number;
  /** Where each of them that is "not" begins. */
  nots: readonly number[];
}

/**
 * The words with which a sentence says of what it tells that it is not so: "it is not true that I …", "dass ich …, stimmt
 * nicht"; `undefined` when it does not. Said to be untrue and denied in one, it is so.
 */
export function verdictIn(sentence: string): Verdict | undefined {
  const found = [...inPlace(sentence).matchAll(WORD_OR_MARK)];
  const words = found.map(([word]) => word);
  const untrue = (end: number): Verdict | undefined => {
    const { from, verdict } = verdictBefore(words, end);
    const last = found[end - 1];
    if (!saysUntrue(verdict) || last === undefined) return undefined;
    const nots = found.slice(from, end).flatMap(({ 0: word, index }) => (NOT.has(word) ? [index] : []));
    return { start: found[from]?.index ?? 0, end: last.index + last[0].length, nots };
  };
  let opens = true;
  let isTold = false;
  for (const [at, word] of words.entries()) {
    if (THAT.has(word)) {
      const verdict = untrue(isMark(words[at - 1]) ? at - 1 : at);
      if (verdict !== undefined) return verdict;
      isTold ||= opens;
    }
    opens &&= isMark(word) || BESIDE_TRUTH.has(word);
  }
  return isTold ? untrue(words.findLastIndex((word) => !isMark(word)) + 1) : undefined;
}

function isMark(word = ''): boolean {
  return /^\p{P}$/u.test(word);
}

/** The words that end at a place and say no more than whether something is true. */
function verdictBefore(words: readonly string[], end: number): { from: number; verdict: string[] } {
  const verdict: string[] = [];
  for (let at = end - 1; at >= Math.max(0, end - MOST_WORDS); at -= 1) {
    const word = words[at] ?? '';
    if (![TRUE, FALSE, NOT, BESIDE_TRUTH].some((list) => list.has(word))) break;
    verdict.push(word);
  }
  return { from: end - verdict.length, verdict };
}

function saysUntrue(verdict: readonly string[]): boolean {
  const untrue = verdict.some((word) => FALSE.has(word));
  if (!untrue && !verdict.some((word) => TRUE.has(word))) return false;
  return untrue !== (verdict.filter((word) => NOT.has(word)).length % 2 === 1);
}
