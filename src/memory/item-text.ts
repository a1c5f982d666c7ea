import { withoutComments } from './markdown-lines.ts';
import { MemoryTextError } from './memory-errors.ts';

/** What makes a line more than marks: a letter, a digit, an emoji or another symbol. */
const SUBSTANCE = /[\p{L}\p{N}\p{S}]/u;
/** Line breaks of any script, and control characters that terminals and editors obey. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not pass
const CONTROLS = /[\u0000-\u0008\u000a-\u001f\u007f-\u009f\u2028\u2029]/;
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** Beginnings that Markdown takes for structure, and what people call them. */
const STRUCTURE: readonly [RegExp, string][] = [
  [/^#{1,6}(?:[ \t]|$)/, 'a heading'],
  [/^[-*+](?:[ \t]|$)/, 'a list mark'],
  [/^\d{1,9}[.)](?:[ \t]|$)/, 'a list number'],
  [/^(?:```|~~~)/, 'a code fence'],
  [/^>/, 'a quotation mark of Markdown'],
  [/^\|/, 'a table row'],
  [/^\[[^\]]*\]:/, 'a link definition'],
];

/** Whether a bullet says anything: lines of marks alone do not. */
export function saysSomething(text: string): boolean {
  return SUBSTANCE.test(text);
}

/**
 * The text as it can stand behind a bullet.
 * @throws {MemoryTextError} when it is empty, more than one line, or would form structure in a Markdown file
 */
export function checkItemText(text: string): string {
  const clean = text.replace(LONE_SURROGATE, '\uFFFD').trim();
  if (!saysSomething(clean)) throw new MemoryTextError('A line of memory needs words; this one has none.');
  if (CONTROLS.test(clean)) {
    throw new MemoryTextError(
      'A line of memory is one line without control characters. Put it into one sentence.',
    );
  }
  for (const [pattern, name] of STRUCTURE) {
    if (pattern.test(clean))
      throw new MemoryTextError(`A line of memory cannot start with ${name}: ${quote(clean)}.`);
  }
  if (clean.includes('<!--')) {
    throw new MemoryTextError(`A line of memory cannot hold an HTML comment: ${quote(clean)}.`);
  }
  return clean;
}

/** What a reader of the file sees of some lines, on one line. */
export function visibleLine(text: string): string {
  return withoutComments(text)
    .split(CONTROLS)
    .filter((part) => part !== '')
    .join(' ')
    .trim();
}

/** What stands between brackets at the end of a line that a dreaming system ranked. */
const SCORE = /^(?:score|confidence)\s?[=:]?\s?[01]\.\d{2,6}(?!\d)/i;
const LONGEST_SCORE = 300;

/** The text without the score that another system put behind it: `Ana likes tea. [score=0.812 recalls=3 …]`. */
export function withoutScore(text: string): string {
  const open = text.endsWith(']') ? '[' : text.endsWith(')') ? '(' : undefined;
  if (open === undefined) return text;
  const start = text.lastIndexOf(open);
  const isScore = start >= 0 && text.length - start <= LONGEST_SCORE && SCORE.test(text.slice(start + 1));
  return isScore ? text.slice(0, start).trimEnd() : text;
}

/** Words of a text between quotation marks, short enough for a sentence. */
export function quote(text: string): string {
  const characters = [...text.slice(0, 200)];
  return characters.length > 80 ? `“${characters.slice(0, 79).join('')}…”` : `“${text}”`;
}

/** Any text as one line that forms no structure, for reasons and remarks. */
export function oneLine(text: string): string {
  return text
    .split(/[\s\p{Cc}\u2028\u2029]+/u)
    .join(' ')
    .replaceAll('<!--', '‹!--')
    .replace(LONE_SURROGATE, '\uFFFD')
    .trim();
}
