import { type StatementRules, statementRules, statementsOf } from '../../languages/statements.ts';
import { learnedLanguage } from '../../languages/vocabulary.ts';
import { languageOfLine } from '../../text/language.ts';
import { words } from '../../text/words.ts';

/** Below this many letters a language is guessed from a word or two. */
const FEW_LETTERS = 30;

/**
 * The rules by which a sentence is read: those of its own language; when it is too short to tell, those of the message
 * around it, and then of the room.
 *
 * @param usual ISO 639-1 code of the language most used where it was said
 * @returns `undefined` for a language without data: nothing is taken from it
 */
export function rulesFor(sentence: string, message = sentence, usual?: string): StatementRules | undefined {
  for (const text of [sentence, message]) {
    const code = languageOfLine(text, usual);
    if (code === undefined) continue;
    // A few ideographs alone are Japanese where Japanese is written.
    if (code === 'zh' && usual === 'ja') return statementsOf(usual);
    const rules = statementsOf(code);
    if (rules) return rules;
    if (!isShort(text)) return undefined;
  }
  const first = /\p{L}/u.exec(sentence)?.[0] ?? '';
  const inScript = statementRules.filter(({ script }) => script.test(first));
  // Russian and Ukrainian share most letters: two words decide before the room does, one where the room has others.
  const learned = /\p{Script=Cyrillic}/u.test(first)
    ? learnedLanguage(
        words(sentence),
        inScript.map(({ code }) => code),
        usual,
      )
    : undefined;
  return (
    inScript.find(({ code }) => code === learned) ??
    inScript.find(({ code }) => code === usual) ??
    inScript.find(({ code }) => USUAL_IN_SCRIPT.has(code)) ??
    inScript[0]
  );
}

/** What a few words in Latin and in Cyrillic letters are taken for where nothing else is known. */
const USUAL_IN_SCRIPT: ReadonlySet<string> = new Set(['en', 'uk']);

function isShort(text: string): boolean {
  return text.length < 4 * FEW_LETTERS && text.replace(/\P{L}/gu, '').length < FEW_LETTERS;
}
