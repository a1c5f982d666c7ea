import { type StatementRules, statementRules, statementsOf } from '../../languages/statements.ts';
import { languageOf } from '../../text/language.ts';

/**
 * The rules by which a sentence is read: those of its language, or of the message around it. A short sentence whose
 * language cannot be told is read by the rules of its script.
 *
 * @returns `undefined` for a language without data: nothing is taken from it
 */
export function rulesFor(sentence: string, message: string): StatementRules | undefined {
  const letters = sentence.replace(/\P{L}/gu, '');
  const inScript = statementRules.filter(({ script }) => script.test(letters.slice(0, 1)));
  const own = inScript.find(({ foreign }) => !foreign.test(sentence));
  const code = languageOf(sentence);
  if (code !== undefined) return statementsOf(code) ?? (isShort(letters) ? agreed(own, message) : undefined);
  return agreed(own, message);
}

/** Below this many letters a language is guessed from a word or two. */
const FEW_LETTERS = 16;

function isShort(letters: string): boolean {
  return letters.length < FEW_LETTERS;
}

/** The rules of the script, unless the whole message is surely in another language. */
function agreed(own: StatementRules | undefined, message: string): StatementRules | undefined {
  const around = languageOf(message);
  if (around === undefined || around === own?.code) return own;
  return statementsOf(around) === undefined && !isShort(message.replace(/\P{L}/gu, '')) ? undefined : own;
}
