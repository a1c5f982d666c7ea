import type { ClauseRules } from '../../languages/statements.ts';
import { isQuestion } from '../../text/sentences.ts';
import { plainForm } from './plain.ts';

/** More joints than this make an enumeration or a rant. */
const MOST_CLAUSES = 24;
/** As much of a clause as its opening may take. */
const LONGEST_OPENING = 60;
const FINAL_QUESTION = /\?[\s)\]"'”»!?\p{Extended_Pictographic}]*$/u;

/**
 * Takes a sentence apart where one clause says nothing of the next. What is asked is left out.
 *
 * @returns exact, trimmed parts of the sentence; no clauses when one of them takes the sentence back or makes all of it a question
 */
export function clausesOf(sentence: string, rules: ClauseRules): string[] {
  const plain = plainForm(sentence);
  const all = rules.whole.test(plain) ? [sentence] : parted(sentence, plain, rules);
  if (all.some((clause) => rules.doubt.test(plainForm(clause)))) return [];
  const last = all.at(-1);
  if (!last || !FINAL_QUESTION.test(last)) return all.filter((clause) => !isQuestion(clause));
  // "I am allergic to cats, does she have one?" asks in its last clause; "we meet at five, right?" as a whole.
  const asked = last.replace(FINAL_QUESTION, '');
  const asksAlone = all.length > 1 && (isQuestion(asked) || rules.asks?.test(plainForm(asked)) === true);
  if (!asksAlone) return all.length === 1 ? all : [];
  return all.slice(0, -1).filter((clause) => !isQuestion(clause));
}

function parted(sentence: string, plain: string, { joints, bound, heads }: ClauseRules): string[] {
  const found: string[] = [];
  let start = 0;
  const add = (end: number) => {
    const clause = sentence.slice(start, end).trim();
    if (/[\p{L}\p{N}]/u.test(clause)) found.push(clause);
  };
  for (const joint of plain.matchAll(joints)) {
    const next = joint.index + joint[0].length;
    if (joint.index < start || found.length >= MOST_CLAUSES) continue;
    if (heads?.test(plain.slice(start, joint.index)) || bound.test(plain.slice(next, next + LONGEST_OPENING)))
      continue;
    add(joint.index);
    start = next;
  }
  add(sentence.length);
  return found;
}

/** What people type, as a language spells it; only for reading, quotes stay as they are. */
export function spelledOut(text: string, { spellings }: ClauseRules): string {
  return spellings.reduce((spelled, [pattern, word]) => spelled.replace(pattern, word), text);
}
