import cards from 'card-validator';
import type { Finding, Rule } from './kinds.ts';

/** Runs of digits with at most two separators between two of them. */
const RUNS = /(?<![\p{L}\p{N}_.,])\d+(?:[ .-]{1,2}\d+)*(?![\p{L}\p{N}_])/gu;
const GROUPS = /\d+/g;
const SHORTEST = 13;
const LONGEST = 19;

interface Group {
  start: number;
  end: number;
  digits: string;
}

/** Whether digits are grouped as on a card: fours, 4-6-5 and 4-6-4, evenly spaced out, or not at all. */
function isGroupedLikeCard(sizes: readonly number[]): boolean {
  if (sizes.length === 1) return true;
  const [first = 0, second = 0, third = 0] = sizes;
  if (sizes.length === 3 && first === 4 && second === 6 && (third === 5 || third === 4)) return true;
  const last = sizes.at(-1) ?? 0;
  return first <= 4 && last <= Math.max(first, 5) && sizes.slice(0, -1).every((size) => size === first);
}

/** The checksum by itself; it rejects nine numbers of ten before the issuer's table is asked. */
function hasChecksum(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const value = Number(digits.charAt(digits.length - 1 - index)) * (index % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

function isCard(groups: readonly Group[]): boolean {
  if (!isGroupedLikeCard(groups.map((group) => group.digits.length))) return false;
  const digits = groups.map((group) => group.digits).join('');
  // Ids of messages and emoji have 17 to 19 digits and no grouping; cards that long are always written in groups.
  if (groups.length === 1 && digits.length > 16) return false;
  return hasChecksum(digits) && cards.number(digits, { luhnValidateUnionPay: true }).isValid;
}

/** The longest card that begins at `first`, as the number of groups it takes; 0 when none does. */
function cardAt(groups: readonly Group[], first: number): number {
  // No issuer's numbers begin with 0, 1, 7, 8 or 9 but for a few airlines' and old JCB's.
  if (!/^[2-6]/.test(groups[first]?.digits ?? '')) return 0;
  let length = 0;
  let best = 0;
  for (let next = first; next < groups.length; next += 1) {
    length += groups[next]?.digits.length ?? 0;
    if (length > LONGEST) break;
    if (length >= SHORTEST && isCard(groups.slice(first, next + 1))) best = next + 1 - first;
  }
  return best;
}

/** Finds payment cards by issuer, length and checksum, with or without spaces and dashes. */
export const findCards: Rule = function* (text): Iterable<Finding> {
  for (const { index, 0: run } of text.matchAll(RUNS)) {
    const groups = [...run.matchAll(GROUPS)].map(({ index: at, 0: digits }) => ({
      start: index + at,
      end: index + at + digits.length,
      digits,
    }));
    for (let first = 0; first < groups.length; first += 1) {
      const count = cardAt(groups, first);
      const start = groups[first]?.start;
      const end = groups[first + count - 1]?.end;
      if (count === 0 || start === undefined || end === undefined) continue;
      yield { kind: 'card', start, end };
      first += count - 1;
    }
  }
};
