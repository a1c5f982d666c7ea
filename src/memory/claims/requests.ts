import { statementRules } from '../../languages/statements.ts';
import { isQuestion, sentences } from '../../text/sentences.ts';
import { inPlace } from './frame-lists.ts';

/** Nobody asks to remember more at once. */
const LONGEST = 400;
const ASKED = /[?？]/u;
const END_MARKS = /[\s\p{P}\p{Extended_Pictographic}]+$/u;

/** Whether a text asks to remember what it says in one of its sentences, and asks for nothing else. */
function asksToRemember(text: string): boolean {
  const asked = sentences(text).filter(
    (sentence) => isQuestion(sentence) || requestIn(sentence) !== undefined,
  );
  return asked.length > 0 && asked.every((sentence) => requestIn(sentence) !== undefined);
}

/** Whether a text wants something remembered, as a request or as an order: "Remember that the boiler is a Vaillant". */
export function wantsRemembered(text: string): boolean {
  if (asksToRemember(text)) return true;
  const plain = inPlace(text.slice(0, LONGEST));
  const first = /\p{L}/u.exec(plain)?.[0];
  return (
    first !== undefined &&
    statementRules.some(({ script, remember }) => script.test(first) && remember.test(plain))
  );
}

/**
 * Where the statement stands that a sentence asks to remember: "could you note that *my sister is called Ana*?"; `undefined`
 * when it asks for something else.
 */
export function requestIn(sentence: string): { start: number; end: number } | undefined {
  if (sentence.length > LONGEST) return undefined;
  const plain = inPlace(sentence);
  const first = /\p{L}/u.exec(plain)?.[0];
  const end = plain.length - (END_MARKS.exec(plain)?.[0].length ?? 0);
  if (first === undefined || end <= 0) return undefined;
  const bare = plain.slice(0, end);
  const isAsked = ASKED.test(plain.slice(end));
  for (const { script, asking } of statementRules) {
    if (!script.test(first)) continue;
    const behind = asking.behind?.exec(bare);
    if (behind && behind.index > 0) return { start: 0, end: behind.index };
    const before = isAsked ? asking.before?.exec(bare) : undefined;
    if (!before || before[0].length === 0) continue;
    const start = before[0].length;
    const told = bare.slice(start, end - (asking.closing?.exec(bare)?.[0].length ?? 0));
    const from = start + (told.length - told.trimStart().length);
    if (told.trim() !== '') return { start: from, end: start + told.trimEnd().length };
  }
  return undefined;
}
