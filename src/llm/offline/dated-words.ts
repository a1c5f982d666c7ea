import { language } from '../../languages/index.ts';
import { mattersOf } from '../../languages/matters.ts';
import type { StatementRules } from '../../languages/statements.ts';
import { resolveDates, withAbsoluteDates } from '../../text/dates.ts';
import type { Statement } from './statement.ts';

/** The statement's words with relative dates written out. */
export function datedWords(statement: Statement, at: number, zone: string, rules: StatementRules): string {
  const { body } = statement;
  const dates = isHabit(statement, rules) ? resolveDates(body, at, zone, rules.code) : [];
  const recurs = dates.length > 0 && dates.every(({ text }) => isWeekday(text, rules.code));
  return recurs ? body : withAbsoluteDates(body, at, zone, rules.code);
}

/** Where a bare weekday means every one of them: "the bins go out on Wednesday". */
function isHabit({ kind, voice, plain }: Statement, rules: StatementRules): boolean {
  if (kind === 'preference' || kind === 'fact') return true;
  return kind === 'decision' && voice === 'world' && mattersOf(rules.code)?.change.test(plain) === false;
}

/** A weekday with at most a preposition in front of it. */
function isWeekday(text: string, code: string): boolean {
  const said = text.toLowerCase().replace(/[’ʼ]/g, "'").split(/\s+/);
  return said.length <= 2 && Object.hasOwn(language(code).dates.weekdays, said.at(-1) ?? '');
}
