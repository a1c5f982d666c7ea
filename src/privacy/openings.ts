import type { Language } from '../languages/types.ts';
import { COUNTED, TIME_WORD } from './cues.ts';
import type { Finding, Rule } from './kinds.ts';
import { AFTER, BEFORE, SPACED, UNSPACED } from './words.ts';

/** How far around a code its clause is read. */
const REACH = 80;
/** "72291", "7 left 22 right 9", "14B72". */
const NUMBERS =
  /(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{N}.,:/-])(?:\d{1,3}(?:\s\p{L}{1,10}\s\d{1,3}){2,5}|\d{1,4}\p{Lu}\d{1,5}[#*]?|\d(?:[ -]?\d){3,11}[#*]?)(?![\p{Script=Latin}\p{Script=Cyrillic}\p{N}]|[.,:/-]\d|\s?[%€$£₴])/gu;
const CLAUSE_END = /[.!?;\n。！？]/u;
const DATE = /^(?:(?:19|20)\d\d(?:[ -]\d\d[ -]\d\d)?|\d\d[ -]\d\d[ -](?:19|20)\d\d)$/;

interface Opening {
  lock: RegExp;
  opens: RegExp;
  entering: RegExp;
  before?: RegExp;
  after?: RegExp;
  typedBefore?: RegExp;
  typedAfter?: RegExp;
}

/** What stands right before a number, or right after it. */
function beside(words: { before?: string; after?: string }, from: string): (RegExp | undefined)[] {
  return [
    words.before === undefined ? undefined : new RegExp(`${from}${words.before}\\s{0,2}$`, 'iu'),
    words.after === undefined ? undefined : new RegExp(`^\\s{0,2}${words.after}`, 'iu'),
  ];
}

function openingOf({ secrets: { locks, opens, by, told }, dates }: Language): Opening {
  const [from, to] = dates.unspaced === true ? ['', ''] : [BEFORE, AFTER];
  const [before, after] = beside(by, from);
  const [typedBefore, typedAfter] = beside(told.typed, from);
  return {
    lock: new RegExp(`${from}${locks}${to}`, 'iu'),
    opens: new RegExp(`${from}${opens}${to}`, 'iu'),
    entering: new RegExp(`${from}${told.entering}${to}`, 'iu'),
    ...(before && { before }),
    ...(after && { after }),
    ...(typedBefore && { typedBefore }),
    ...(typedAfter && { typedAfter }),
  };
}

const OPENINGS: readonly Opening[] = [...SPACED, ...UNSPACED].map(openingOf);
/** Nothing but a keypad asks for such an end. */
const KEYPAD = /[#*]$/;

function lastPart(text: string): string {
  return text.split(CLAUSE_END).at(-1) ?? '';
}

function lets(opening: Opening, number: string, before: string, after: string): boolean {
  const clause = `${before} ${after}`;
  const isLocked = opening.lock.test(clause);
  if (isLocked && KEYPAD.test(number)) return true;
  const isBy = opening.before?.test(before) === true || opening.after?.test(after) === true;
  if (isBy && isLocked && opening.opens.test(clause)) return true;
  const isTyped = opening.typedBefore?.test(before) === true || opening.typedAfter?.test(after) === true;
  return isTyped && (isLocked || opening.opens.test(clause) || opening.entering.test(clause));
}

/** Finds the number with which something opens: "the safe opens with 72291", 「金庫は72291で開きます」. */
export const findOpeningNumbers: Rule = function* (text): Iterable<Finding> {
  for (const { index, 0: number } of text.matchAll(NUMBERS)) {
    const end = index + number.length;
    const before = lastPart(text.slice(Math.max(0, index - REACH), index));
    const [after = ''] = text.slice(end, end + REACH).split(CLAUSE_END);
    if (DATE.test(number) || COUNTED.test(after) || TIME_WORD.test(before)) continue;
    const opens = OPENINGS.some((one) => lets(one, number, before, after));
    if (opens) yield { kind: 'secret', start: index, end };
  }
};
