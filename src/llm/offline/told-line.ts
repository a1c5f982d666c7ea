import { withAbsoluteDates } from '../../text/dates.ts';
import { classifyStatement } from './classify.ts';
import { datedWords } from './dated-words.ts';
import { withoutThat } from './denied.ts';
import { isVerbLast, mainClause } from './main-clause.ts';
import { plainForm } from './plain.ts';
import { rulesFor } from './recognise.ts';
import { voiceOf } from './statement.ts';
import { noteText } from './wording.ts';

interface ToldBy {
  name: string;
  /** Milliseconds since the epoch. */
  at: number;
  zone: string;
  /** ISO 639-1 code of the language most used where it was said. */
  usual?: string;
}

/**
 * What a person asks to remember as a line that stands by itself, as notes have it: "that" in front of it is left out,
 * dates are written in full, and what says "I" or "we" carries the person's name.
 */
export function toldLine(text: string, { name, at, zone, usual }: ToldBy): string {
  const rules = rulesFor(text, text, usual);
  if (rules === undefined) return withAbsoluteDates(text, at, zone);
  const body = mainClause(text, rules) ?? (isVerbLast(text, rules) ? text : withoutThat(text, rules.code));
  const plain = plainForm(body);
  const kind = classifyStatement(body) ?? 'fact';
  const voice = voiceOf(plain, rules, false);
  const statement = { kind, body, plain, voice, third: false };
  const dated = datedWords(statement, at, zone, rules);
  return voice === 'world' || kind === 'rule' ? dated : noteText(statement, dated, name, rules);
}
