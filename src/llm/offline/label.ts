import { stopWords } from '../../languages/general-words.ts';
import type { StatementRules } from '../../languages/statements.ts';
import { plainForm } from './plain.ts';
import { bareSentence } from './statement.ts';

/** One word and a colon. */
const LABEL = /^\p{L}[\p{L}\p{M}'’-]+(?= ?: )/u;

/**
 * The word that says, in front of a sentence, what all of it is about: "stairlift: been thinking, we go with the small one".
 * What only announces something ("reminder:") is taken off as a lead of the language.
 *
 * @param names of those who speak: "Anna: I come at five" is no label
 */
export function labelOf(
  sentence: string,
  rules: StatementRules,
  names: ReadonlySet<string>,
): string | undefined {
  if (rules.unspaced) return undefined;
  const label = LABEL.exec(bareSentence(sentence, rules))?.[0];
  if (label === undefined || names.has(label)) return undefined;
  const plain = plainForm(label);
  if (stopWords(rules.code).has(plain) || rules.self.test(plain) || rules.group.test(plain)) return undefined;
  return label;
}
