import type { Finding, Rule } from './kinds.ts';

const HEADER = /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/g;
const FOOTER = /-----END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/g;
/** What follows the header of a key that was cut off: lines of base64, also with `\n` written out. */
const BODY = /(?:\s|\\[nr])*[A-Za-z0-9+/=]{16,}(?:(?:\s|\\[nr])+[A-Za-z0-9+/=]{16,})*/y;
const LONGEST_KEY = 20_000;
/** Private keys that are one word: Bitcoin's WIF, extended keys, age. */
const WORDS = [
  /(?<![A-Za-z0-9])(?:5[HJK][1-9A-HJ-NP-Za-km-z]{49}|[KL][1-9A-HJ-NP-Za-km-z]{51})(?![A-Za-z0-9])/g,
  /(?<![A-Za-z0-9])[xyz]prv[1-9A-HJ-NP-Za-km-z]{100,112}(?![A-Za-z0-9])/g,
  /(?<![A-Za-z0-9])AGE-SECRET-KEY-1[0-9A-Z]{58}(?![A-Za-z0-9])/g,
];
const DIGIT = /[0-9]/;

/** Finds private keys: PEM and OpenPGP blocks, whole or cut off, and keys that are one word. */
export const findPrivateKeys: Rule = function* (text): Iterable<Finding> {
  const footers = [...text.matchAll(FOOTER)];
  let next = 0;
  for (const { index, 0: header } of text.matchAll(HEADER)) {
    const bodyStart = index + header.length;
    while (next < footers.length && (footers[next]?.index ?? 0) < bodyStart) next += 1;
    const footer = footers[next];
    const isWhole = footer !== undefined && footer.index - bodyStart <= LONGEST_KEY;
    BODY.lastIndex = bodyStart;
    const body = BODY.exec(text);
    // The header by itself, as in "the file begins with …", is a mention.
    if (isWhole && footer.index - bodyStart > 32) {
      yield { kind: 'private key', start: index, end: footer.index + footer[0].length };
    } else if (body) {
      yield { kind: 'private key', start: index, end: bodyStart + body[0].length };
    }
  }
  for (const pattern of WORDS) {
    for (const { index, 0: key } of text.matchAll(pattern)) {
      if (DIGIT.test(key)) yield { kind: 'private key', start: index, end: index + key.length };
    }
  }
};
