import { type StatementRules, statementRules, statementsOf } from '../../languages/statements.ts';
import { languageOf } from '../../text/language.ts';

/** Below this many letters a language is guessed from a word or two. */
const FEW_LETTERS = 30;
const ENOUGH = 400;

/** The rules of the languages in whose script and letters a text is written. */
export function rulesInScript(text: string): readonly StatementRules[] {
  const first = /\p{L}/u.exec(text)?.[0] ?? '';
  return statementRules.filter(
    ({ script, foreign }) => script.test(first) && !foreign.test(text.slice(0, ENOUGH)),
  );
}

/** Whether a sentence is in the language of the rules, as far as it and the message around it can tell. */
export function isIn(rules: StatementRules, sentence: string, message: string): boolean {
  const code = languageOf(sentence);
  if (code === rules.code) return true;
  if (code !== undefined && (statementsOf(code) !== undefined || !isShort(sentence))) return false;
  const around = languageOf(message);
  return (
    around === undefined || around === rules.code || statementsOf(around) !== undefined || isShort(message)
  );
}

/** The rules by which a text is read; `undefined` for a language without data: nothing is taken from it. */
export function rulesFor(text: string): StatementRules | undefined {
  return rulesInScript(text).find((rules) => isIn(rules, text, text));
}

function isShort(text: string): boolean {
  return text.length < 4 * FEW_LETTERS && text.replace(/\P{L}/gu, '').length < FEW_LETTERS;
}
