import { withoutYo } from '../../languages/yo.ts';
/** The text in lower case with plain apostrophes and spaces, character for character. */
export function plainForm(text: string): string {
  const lower = text.toLowerCase();
  const sameLength =
    lower.length === text.length ? lower : text.replace(/[A-Z]+/g, (run) => run.toLowerCase());
  return withoutYo(sameLength)
    .replace(/[’ʼ‘`´]/g, "'")
    .replace(/\s/g, ' ');
}
