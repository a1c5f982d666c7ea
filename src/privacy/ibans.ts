import { countrySpecs, isValidIBAN } from 'ibantools';
import type { Finding, Rule } from './kinds.ts';

const START = /(?<![\p{L}\p{N}])[A-Za-z]{2}[ -]?\d{2}(?=[ -]?[A-Za-z0-9])/gu;
const ALPHANUMERIC = /[A-Za-z0-9]/;
const SEPARATOR = /[ -]/;

/** Where `count` letters and digits from `at` end, single separators between them skipped; -1 when there are fewer. */
function endOf(text: string, at: number, count: number): number {
  let seen = 0;
  let wasSeparator = false;
  for (let position = at; position < text.length; position += 1) {
    const char = text.charAt(position);
    if (ALPHANUMERIC.test(char)) {
      seen += 1;
      wasSeparator = false;
      if (seen === count) return position + 1;
    } else if (SEPARATOR.test(char) && !wasSeparator) {
      wasSeparator = true;
    } else {
      return -1;
    }
  }
  return -1;
}

/** Finds bank account numbers by country, length and checksum. */
export const findIbans: Rule = function* (text): Iterable<Finding> {
  for (const { index: start, 0: head } of text.matchAll(START)) {
    const length = countrySpecs[head.slice(0, 2).toUpperCase()]?.chars;
    if (!length) continue;
    const end = endOf(text, start, length);
    if (end < 0 || ALPHANUMERIC.test(text.charAt(end))) continue;
    const iban = text.slice(start, end).replace(/[ -]/g, '').toUpperCase();
    if (isValidIBAN(iban)) yield { kind: 'iban', start, end };
  }
};
