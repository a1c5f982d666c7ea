import { PROSE_WORDS } from './cues.ts';
import { tellsOf } from './words.ts';

/** Words with one blank or hyphen between, to the end of the clause. */
const PHRASE =
  /\s{0,3}(?<phrase>\p{L}[\p{L}\p{M}'’]{0,19}(?:[ -]\p{L}[\p{L}\p{M}'’]{0,19}){1,11})(?=\s*(?:[.!?,;。、]|\n|$))/uy;
/** Endings of verbs where a sentence needs no "is". */
const CYRILLIC_VERB = /(?:ть|ти|ся|сь|л[аои]?|[аиіеуяє]в|є|[аеиую]т)$/u;
/** So many words may hold one that also stands in sentences about passwords: "correct horse battery staple". */
const LONG = 4;

/**
 * A pass phrase that begins at `at`: at least `fewest` words and nothing that makes a sentence of them, such as an
 * article, a pronoun, or what people say of passwords.
 */
export function phraseAt(
  text: string,
  at: number,
  fewest: number,
): { text: string; start: number } | undefined {
  PHRASE.lastIndex = at;
  const match = PHRASE.exec(text);
  const phrase = match?.groups?.phrase;
  if (!match || phrase === undefined) return undefined;
  const words = phrase.toLowerCase().split(/[ -]/);
  if (words.length < fewest || words.some((word) => tellsOf(word) || CYRILLIC_VERB.test(word)))
    return undefined;
  const plain = words.filter((word) => PROSE_WORDS.has(word)).length;
  if (plain > (words.length >= LONG ? 1 : 0)) return undefined;
  return { text: phrase, start: match.index + match[0].length - phrase.length };
}
