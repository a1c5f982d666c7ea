import type { StatementRules } from '../../languages/statements.ts';
import { isQuestion } from '../../text/sentences.ts';
import { plainForm } from './plain.ts';

/** More joints than this make an enumeration or a rant. */
const MOST_CLAUSES = 24;
/** A clause of fewer words only makes a question of the whole: "right?". */
const FEWEST_ASKING = 3;
const ENDS = /[\s?？!！.]+$/u;
const FINAL_QUESTION = /[?？][\s)\]"'”»!?！？\p{Extended_Pictographic}]*$/u;

/**
 * Takes a sentence apart where one clause may say nothing of the next. What is asked is left out.
 *
 * @returns exact, trimmed parts of the sentence; none when all of it is a question
 */
export function clausesOf(
  sentence: string,
  { joints, assent, relative }: Pick<StatementRules, 'joints' | 'assent' | 'relative'>,
): string[] {
  const all = parted(sentence, { joints, relative });
  const last = all.at(-1);
  if (!last || !FINAL_QUESTION.test(last)) return all.filter((clause) => !isQuestion(clause));
  // "We take the blue sofa, everyone ok?" asks whether others agree.
  if (all.length > 1 && assent.test(plainForm(last).replace(ENDS, '')))
    return all.slice(0, -1).filter((clause) => !isQuestion(clause));
  // "I am allergic to cats, does she have one?" asks in its last clause; "we meet at five, right?" as a whole.
  const asksAlone = all.length > 1 && last.split(/\s+/).length >= FEWEST_ASKING;
  if (!asksAlone) return all.length === 1 ? all : [];
  return all.slice(0, -1).filter((clause) => !isQuestion(clause));
}

/** Parts of a sentence; people who are named together stay with what is said of them. */
function parted(
  sentence: string,
  { joints, relative }: Pick<StatementRules, 'joints' | 'relative'>,
): string[] {
  const plain = plainForm(sentence);
  const found: string[] = [];
  let start = 0;
  let from = 0;
  let isSubject = true;
  const add = (end: number) => {
    const clause = sentence.slice(start, end).trim();
    if (/[\p{L}\p{N}]/u.test(clause)) found.push(clause);
  };
  const places = Array.from(plain.matchAll(joints));
  for (const [at, joint] of places.entries()) {
    if (joint.index < start || found.length >= MOST_CLAUSES) continue;
    const behind = joint.index + joint[0].length;
    // "My wife Olena and I moved", "I love my dog Rex and my cat Tom".
    const isWord = joint[0].trim() === '';
    isSubject &&= isOnlyNamed(sentence.slice(from, joint.index), relative, isWord);
    from = behind;
    if (isSubject || isOnlyNamed(sentence.slice(behind, places[at + 1]?.index), relative, false)) continue;
    add(joint.index);
    start = behind;
  }
  add(sentence.length);
  return found;
}

/** Whether a part of a sentence names a person of the speaker's life, or one in a word, and says nothing of them. */
function isOnlyNamed(part: string, relative: RegExp, orWord: boolean): boolean {
  const text = part.trim().replace(ENDS, '');
  if (orWord && /^[\p{L}\p{M}'’-]+$/u.test(text)) return true;
  const related = relative.exec(plainForm(text));
  const name = related?.indices?.groups?.name;
  return related !== null && (name === undefined || /^\p{Lu}/u.test(text.slice(...name)));
}

const CLOSERS: Readonly<Record<string, string>> = { '(': ')', '（': '）' };

/** A part of a sentence with the brackets that close right behind it what opens within it: they part clauses, too. */
export function withClosed(part: string, sentence: string): string {
  const wanted: string[] = [];
  for (const mark of part) {
    const closer = CLOSERS[mark];
    if (closer !== undefined) wanted.push(closer);
    else if (mark === wanted.at(-1)) wanted.pop();
  }
  const start = sentence.indexOf(part);
  let end = start + part.length;
  while (wanted.length > 0 && sentence[end] === wanted.pop()) end += 1;
  return start === -1 ? part : sentence.slice(start, end);
}
