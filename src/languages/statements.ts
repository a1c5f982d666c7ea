import { languages } from './index.ts';
import { rulesFrom, type StatementRules } from './statement-rules.ts';

export type { Respelling, StatementKind, StatementRules, ThirdPerson } from './statement-rules.ts';

/** Every language in which the offline summariser finds statements. */
export const statementRules: readonly StatementRules[] = Object.values(languages).map(({ statements }) =>
  rulesFrom(statements),
);

const byCode = new Map(statementRules.map((rules) => [rules.code, rules]));

/** The statements of a language; `undefined` for one without data: nothing is taken from its texts. */
export function statementsOf(code: string): StatementRules | undefined {
  return byCode.get(code);
}
