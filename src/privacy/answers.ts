import { IS_WORDS, PROSE_WORDS, PURPOSE_WORDS } from './cues.ts';
import type { Finding, Rule } from './kinds.ts';
import { AFTER, BEFORE, either, SPACED, secretWords, tellsOf, wholeWords } from './words.ts';

const ANSWER = wholeWords(secretWords(SPACED, ({ answers }) => answers));
const AGREED = wholeWords(secretWords(SPACED, ({ agreed }) => agreed));
const NAME = wholeWords(secretWords(SPACED, ({ answerNames }) => answerNames));
const BARE_ANSWER = wholeWords(secretWords(SPACED, ({ answer }) => [answer]));
/** Who asks for a name stands in its clause: "my mother's maiden name for the bank is …". */
const ASKER = new RegExp(`${BEFORE}${either(secretWords(SPACED, ({ asks }) => [asks]))}${AFTER}`, 'iu');

const WORD = "[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}'’-]{1,30}";
const CLAUSE = '(?=["\'»“”]?\\s*(?:[.,;!?()\\n]|$))';
const VALUE = `\\s{0,3}["'«“„]?(?<value>${WORD}(?:\\s${WORD}){0,2})${CLAUSE}`;
/** "The code word for the kids", "le mot secret des enfants". */
const PURPOSE = `(?:\\s{1,3}${either(PURPOSE_WORDS)}(?:\\s{1,3}[\\p{L}'’-]{1,20}){1,3}?)?`;
const SAID = `${PURPOSE}(?:\\s{0,3}(?::|=|\\s-{1,2}\\s)|\\s{1,3}${either(IS_WORDS)}(?:\\s{0,2}:)?(?=\\s))`;
const TOLD = new RegExp(`${SAID}${VALUE}`, 'iuy');
/** Without "is": one word, as in "кодове слово ластівка", "Codewort Schwalbe". */
const BARE = new RegExp(`${PURPOSE}\\s{1,2}["'«“„]?(?<value>${WORD})${CLAUSE}`, 'uy');
const CYRILLIC = /^\p{Script=Cyrillic}/u;
const CAPITAL = /^\p{Lu}/u;
/** Endings of verbs, participles and adverbs: something is said of the word. */
const STATEMENT = /(?:[ийі]й|ти|ть|ся|сь|но|то|л[аои]?|в|є|[еию]т|ано|ена|ана)$/u;
/** The name that an answer consists of comes so soon. */
const REACH = 80;
const CLAUSE_END = /[,.;!?\n()]/u;
const NAMED = new RegExp(`${SAID}\\s{0,3}["'«“]?(?<value>${WORD})`, 'iu');
const LAST_CAPITAL =
  /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{M}'’-]{1,30}(?![\p{L}\p{N}])(?![\s\S]*(?<![\p{L}\p{N}])\p{Lu})/u;

function isAnswer(value: string): boolean {
  return !value
    .toLowerCase()
    .split(' ')
    .some((word) => tellsOf(word) || PROSE_WORDS.has(word));
}

function isBare(value: string): boolean {
  return CYRILLIC.test(value) ? !STATEMENT.test(value) : CAPITAL.test(value);
}

function finding(match: RegExpExecArray | null, at = 0): Finding | undefined {
  const value = match?.groups?.value ?? match?.[0];
  if (!match || value === undefined || !isAnswer(value)) return undefined;
  const end = at + match.index + match[0].length;
  return { kind: 'secret', start: end - value.length, end };
}

/**
 * Finds words that let somebody in: one that was agreed upon, the answer to a security question, and the name that
 * serves as such an answer where a message says so.
 */
export const findAnswers: Rule = function* (text): Iterable<Finding> {
  let asked = false;
  for (const cue of [ANSWER, AGREED]) {
    for (const { index, 0: word } of text.matchAll(cue)) {
      asked ||= cue === ANSWER;
      const end = index + word.length;
      TOLD.lastIndex = end;
      BARE.lastIndex = end;
      const bare = cue === AGREED ? BARE.exec(text) : null;
      const told =
        finding(TOLD.exec(text)) ?? (isBare(bare?.groups?.value ?? '') ? finding(bare) : undefined);
      if (told) yield told;
    }
  }
  for (const { index, 0: name } of [...text.matchAll(NAME), ...(asked ? text.matchAll(BARE_ANSWER) : [])]) {
    const end = index + name.length;
    const [clause = ''] = text.slice(end, end + REACH).split(CLAUSE_END);
    if (!asked && !ASKER.test(`${text.slice(Math.max(0, index - REACH), index)} ${clause}`)) continue;
    const told = finding(NAMED.exec(clause), end) ?? finding(LAST_CAPITAL.exec(clause), end);
    if (told) yield told;
  }
};
