import { weightsOf } from './weights.ts';

/** Names and slips stand among the labelled sentences too: shorter words say nothing of a language. */
const SHORTEST_WORD = 3;

/**
 * For lines that function words do not tell apart: the language whose labelled sentences alone have words of the line.
 *
 * @param words in lower case
 * @param usual the one expected; another must have two such words
 * @returns `undefined` when none has enough of them, or more than one has any
 */
export function learnedLanguage(
  words: readonly string[],
  codes: readonly string[],
  usual?: string,
): string | undefined {
  if (codes.length < 2) return undefined;
  const told = new Map<string, number>();
  for (const word of words) {
    if (word.length < SHORTEST_WORD) continue;
    const known = codes.filter((code) => Object.hasOwn(weightsOf(code)?.features ?? {}, `w ${word}`));
    const [only] = known;
    if (only !== undefined && known.length === 1) told.set(only, (told.get(only) ?? 0) + 1);
  }
  const [first] = told;
  if (first === undefined || told.size > 1) return undefined;
  const expected = usual !== undefined && codes.includes(usual) && usual !== first[0];
  return first[1] > (expected ? 1 : 0) ? first[0] : undefined;
}
