import { stopWords } from '../../languages/general-words.ts';
import { mattersOf } from '../../languages/matters.ts';
import type { StatementRules } from '../../languages/statements.ts';
import { quoteStands } from '../../memory/support.ts';
import { isQuestion, sentences } from '../../text/sentences.ts';
import { plainForm } from './plain.ts';

/** Longer notes are stories. */
export const LONGEST_NOTE = 360;
/** No longer clause joins another one. */
export const LONGEST_JOINED = 200;

/** Whether a word of it, other than a function word, has a capital. */
function namesSomebody(body: string, { code }: StatementRules): boolean {
  const capitals = body.match(/\p{Lu}[\p{L}\p{M}'’-]*/gu) ?? [];
  return capitals.some((word) => word.length > 1 && !stopWords(code).has(word.toLowerCase()));
}

/** Whether a clause speaks of somebody or something else than its speaker. */
export function isAntecedent(body: string, rules: StatementRules): boolean {
  const plain = plainForm(body);
  if (plain.length > LONGEST_JOINED) return false;
  if (rules.leaning.test(plain)) return false;
  if (rules.self.test(plain) || rules.group.test(plain)) return rules.kin.test(plain);
  return rules.kin.test(plain) || namesSomebody(body, rules);
}

/** The words of a message from one clause to the end of a later one; `undefined` when they do not make a quote. */
export function stretchOf(first: string, last: string, text: string): string | undefined {
  const start = text.indexOf(first);
  const end = text.indexOf(last, start + first.length);
  if (start === -1 || end === -1) return undefined;
  const stretch = text.slice(start, end + last.length);
  const fits = stretch.length <= LONGEST_NOTE && !stretch.includes('\n');
  return fits && quoteStands(stretch, text) ? stretch : undefined;
}

/** "The mill is shut. We meet at the market": a quote with the words before it, which tell why something is new. */
export function withReason(quote: string, text: string): string {
  const at = text.indexOf(quote);
  const before = sentences(text.slice(Math.max(0, at - LONGEST_NOTE), Math.max(0, at))).at(-1);
  if (before === undefined || before.length > LONGEST_JOINED || isQuestion(before)) return quote;
  return stretchOf(before, quote, text) ?? quote;
}

/** Whether a clause says only that something has changed, and not how. */
export function announces(clause: string, code: string): boolean {
  return clause.length <= LONGEST_ANNOUNCED && mattersOf(code)?.announces?.test(clause) === true;
}

const LONGEST_ANNOUNCED = 24;
