import { language } from '../../languages/index.ts';
import { mattersOf } from '../../languages/matters.ts';
import type { StatementRules } from '../../languages/statements.ts';
import type { NoteKind } from '../../memory/types.ts';
import { resolveDates, withAbsoluteDates } from '../../text/dates.ts';
import { plainForm } from './plain.ts';
import { rulesFor } from './recognise.ts';
import { type Statement, voiceOf } from './statement.ts';

type Dated = Pick<Statement, 'kind' | 'body' | 'plain' | 'voice'>;

/** The statement's words with relative dates written out. */
export function datedWords(statement: Dated, at: number, zone: string, rules: StatementRules): string {
  const { body } = statement;
  const dates = isHabit(statement, rules) ? resolveDates(body, at, zone, rules.code) : [];
  const recurs = dates.length > 0 && dates.every(({ text }) => isWeekday(text, rules.code));
  return recurs ? body : withAbsoluteDates(body, at, zone, rules.code);
}

/**
 * A note with relative dates written out, as {@link datedWords} does for a statement.
 *
 * @param at milliseconds since the epoch: when it was said
 * @param zone IANA zone
 */
export function datedNote(
  { text, kind }: { text: string; kind: NoteKind },
  at: number,
  zone: string,
): string {
  const rules = rulesFor(text);
  if (rules === undefined) return withAbsoluteDates(text, at, zone);
  const plain = plainForm(text);
  const voice = voiceOf(plain, rules, false);
  return datedWords({ kind, body: text, plain, voice }, at, zone, rules);
}

/** Where a bare weekday means every one of them: "the bins go out on Wednesday". */
function isHabit({ kind, voice, plain }: Dated, rules: StatementRules): boolean {
  if (kind === 'preference' || kind === 'fact' || kind === 'rule') return true;
  return kind === 'decision' && voice === 'world' && mattersOf(rules.code)?.change.test(plain) === false;
}

/** A weekday with at most a preposition in front of it. */
function isWeekday(text: string, code: string): boolean {
  const said = text.toLowerCase().replace(/[’ʼ]/g, "'").split(/\s+/);
  return said.length <= 2 && Object.hasOwn(language(code).dates.weekdays, said.at(-1) ?? '');
}
