import { withoutYo } from '../../languages/yo.ts';
import { plainApostrophes } from '../../text/apostrophes.ts';

/** The text in lower case with plain apostrophes and spaces, character for character. */
export function plainForm(text: string): string {
  const lower = text.toLowerCase();
  const sameLength =
    lower.length === text.length ? lower : text.replace(/[A-Z]+/g, (run) => run.toLowerCase());
  return plainApostrophes(withoutYo(sameLength)).replace(/\s/g, ' ');
}

/** The same of one line, without the mark at its end. */
export function plainLine(text: string): string {
  return plainForm(text).replace(/[\s.!…。！]+$/u, '');
}
