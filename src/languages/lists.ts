import type { Kind } from './question-words.ts';

/** The words of a text, for data that reads better as lines than as quoted strings. */
export function list(text: string): string[] {
  return text.trim().split(/\s+/);
}

/** Pairs written `form:word`, as a record. */
export function pairs(text: string): Record<string, string> {
  return Object.fromEntries(
    list(text).map((entry) => [entry.split(':', 1)[0] ?? '', entry.replace(/^[^:]*:/, '')]),
  );
}

/** Kinds written `name name: member member`, one on a line. */
export function kindsOf(text: string): Kind[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [names = '', members = ''] = line.split(':');
      return { names: list(names), members: list(members) };
    });
}

/** Forms of numbered names, one line of forms for each number from 1. */
export function numbered(text: string): Record<string, number> {
  const lines = text.trim().split('\n');
  return Object.fromEntries(lines.flatMap((line, at) => list(line).map((form) => [form, at + 1])));
}

/** The same value for every word. */
export function each<Value>(text: string, value: Value): Record<string, Value> {
  return Object.fromEntries(list(text).map((word) => [word, value]));
}

/** Entries parted by `|` of every way to take one part of each list, parts parted by spaces; a part may be empty. */
export function combined(...parts: string[]): string {
  const [first = '', ...rest] = parts;
  const ends = rest.length === 0 ? [''] : combined(...rest).split('|');
  return first
    .split('|')
    .flatMap((part) => ends.map((end) => `${part} ${end}`.trim()))
    .join('|');
}
