import type { StatementKind } from '../../languages/statements.ts';
import { sentences } from '../../text/sentences.ts';
import { singleLine } from '../../text/visible.ts';
import { rulesFor } from './recognise.ts';
import { statementIn } from './statement.ts';

const NAME_IN_FRONT = /^[^:.!?\n]{1,60}: +/u;

/**
 * What kind of statement a line is, such as a person writes it into a note: `Ana: I prefer tea.` is a preference.
 *
 * @returns `undefined` when no rule knows its form
 */
export function classifyStatement(text: string): StatementKind | undefined {
  const line = singleLine(text);
  for (const one of [line, line.replace(NAME_IN_FRONT, '')]) {
    const first = sentences(one)[0];
    const rules = first === undefined ? undefined : rulesFor(one);
    if (first === undefined || !rules) continue;
    const kind = statementIn(first, { rules })?.kind;
    if (kind !== undefined) return kind;
  }
  return undefined;
}
