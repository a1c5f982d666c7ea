import { statements as english } from './en/statements.ts';
import type { StatementRules } from './statement-rules.ts';
import { statements as ukrainian } from './uk/statements.ts';

export type {
  ClauseRules,
  StatementKind,
  StatementRules,
  ThirdPerson,
} from './statement-rules.ts';

/** Every language in which the offline summariser finds statements. */
export const statementRules: readonly StatementRules[] = [english, ukrainian];

const byCode = new Map(statementRules.map((rules) => [rules.code, rules]));

/** The statements of a language; `undefined` for one without data: nothing is taken from its texts. */
export function statementsOf(code: string): StatementRules | undefined {
  return byCode.get(code);
}
