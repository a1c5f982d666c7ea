import { ELISIONS, PLACEHOLDERS, REFUSALS, WHOLE_LINES } from './failure-patterns.ts';

/** Enough of a line to know what it is; what follows only costs time. */
const LINE_LIMIT = 600;
/** How far the thing may stand from the verb: "I cannot complete this rather long and unusual task". */
const OBJECT_WITHIN = 90;
/** Marks of lists, quotations and emphasis before the words. */
const LEADING_MARKS = /^(?:[\s>*_•–-]|\d{1,3}[.)]\s)+/u;
const INVISIBLE = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u00AD]/gu;
const APOSTROPHES = /[’ʼ‘`´](?=\p{L})/gu;

/**
 * Whether a line by a model is no statement but the trace of a failure: a refusal, an error text, a question for its
 * input, a lead-in without an answer, a template's placeholder, or an ellipsis in place of lines. In English and
 * Ukrainian. What people say *about* such things does not count. Of several lines one is enough; an empty text is none.
 */
export function looksLikeFailure(text: string): boolean {
  return text.split(/[\r\n]+/).some((line) => {
    const plain = line
      .slice(0, LINE_LIMIT)
      .replace(INVISIBLE, '')
      .replace(APOSTROPHES, "'")
      .replace(/\s+/gu, ' ')
      .replace(LEADING_MARKS, '')
      .trim();
    return plain !== '' && (isRefusal(plain) || PATTERNS.some((pattern) => pattern.test(plain)));
  });
}

const PATTERNS = [...WHOLE_LINES, ...PLACEHOLDERS, ...ELISIONS];

/** "I cannot", then a verb and an object that only a machine's work has. */
function isRefusal(line: string): boolean {
  return REFUSALS.some(({ sorry, cannot, verb, object, alone }) => {
    const words = line.replace(sorry, '');
    const start = cannot.exec(words);
    if (start === null) return false;
    const rest = words.slice(start[0].length);
    return alone.test(rest) || (verb.test(rest) && object.test(rest.slice(0, OBJECT_WITHIN)));
  });
}
