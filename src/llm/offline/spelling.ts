import type { Respelling, StatementRules } from '../../languages/statements.ts';

/** What people type, as a language spells it; only for reading, quotes stay as they are. */
export function spelledOut(text: string, { spellings }: Pick<StatementRules, 'spellings'>): string {
  return respelt(text, spellings);
}

/** A text with each form that is found in it as the table has it; whatever its capitals. */
export function respelt(text: string, { found, forms }: Respelling): string {
  return found === undefined ? text : text.replace(found, (form) => forms.get(form.toLowerCase()) ?? form);
}
