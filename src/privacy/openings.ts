import { COUNTED, TIME_WORD } from './cues.ts';
import type { Finding, Rule } from './kinds.ts';
import { AFTER, BEFORE, SPACED, UNSPACED } from './words.ts';

/** How far around a code its clause is read. */
const REACH = 80;
/** "72291", "7 left 22 right 9". */
const NUMBERS =
  /(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{N}.,:/-])(?:\d{1,3}(?:\s\p{L}{1,10}\s\d{1,3}){2,5}|\d(?:[ -]?\d){3,11}[#*]?)(?![\p{Script=Latin}\p{Script=Cyrillic}\p{N}]|[.,:/-]\d|\s?[%€$£₴])/gu;
const CLAUSE_END = /[.!?;\n。！？]/u;
const DATE = /^(?:(?:19|20)\d\d(?:[ -]\d\d[ -]\d\d)?|\d\d[ -]\d\d[ -](?:19|20)\d\d)$/;

interface Opening {
  lock: RegExp;
  opens: RegExp;
  before?: RegExp;
  after?: RegExp;
}

const OPENINGS: readonly Opening[] = [
  ...SPACED.map(({ secrets: { locks, opens, by } }) => ({
    lock: new RegExp(`${BEFORE}${locks}${AFTER}`, 'iu'),
    opens: new RegExp(`${BEFORE}${opens}${AFTER}`, 'iu'),
    ...(by.before === undefined ? {} : { before: new RegExp(`${BEFORE}${by.before}\\s{1,2}$`, 'iu') }),
  })),
  ...UNSPACED.map(({ secrets: { locks, opens, by } }) => ({
    lock: new RegExp(locks, 'iu'),
    opens: new RegExp(opens, 'iu'),
    ...(by.before === undefined ? {} : { before: new RegExp(`${by.before}\\s{0,2}$`, 'iu') }),
    ...(by.after === undefined ? {} : { after: new RegExp(`^\\s{0,2}${by.after}`, 'iu') }),
  })),
];

function lastPart(text: string): string {
  return text.split(CLAUSE_END).at(-1) ?? '';
}

/** Finds the number with which something opens: "the safe opens with 72291", 「金庫は72291で開きます」. */
export const findOpeningNumbers: Rule = function* (text): Iterable<Finding> {
  for (const { index, 0: number } of text.matchAll(NUMBERS)) {
    const end = index + number.length;
    const before = lastPart(text.slice(Math.max(0, index - REACH), index));
    const [after = ''] = text.slice(end, end + REACH).split(CLAUSE_END);
    if (DATE.test(number) || COUNTED.test(after) || TIME_WORD.test(before)) continue;
    const clause = `${before} ${after}`;
    const opens = OPENINGS.some(
      (one) =>
        (one.before?.test(before) === true || one.after?.test(after) === true) &&
        one.lock.test(clause) &&
        one.opens.test(clause),
    );
    if (opens) yield { kind: 'secret', start: index, end };
  }
};
