import { weightsOf } from './weights.ts';

/** Names and slips stand among the labelled sentences too: shorter words say nothing of a language. */
const SHORTEST_WORD = 3;

/**
 * For lines that function words do not tell apart: the language whose labelled sentences alone have words of the line.
 *
 * @param words in lower case
 * @returns `undefined` when none has such words, or more than one
 */
export function learnedLanguage(words: readonly string[], codes: readonly string[]): string | undefined {
  if (codes.length < 2) return undefined;
  const told = new Set<string>();
  for (const word of words) {
    if (word.length < SHORTEST_WORD) continue;
    const known = codes.filter((code) => Object.hasOwn(weightsOf(code)?.features ?? {}, `w ${word}`));
    if (known.length === 1) told.add(known[0] ?? '');
  }
  return told.size === 1 ? [...told][0] : undefined;
}
