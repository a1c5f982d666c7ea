import { language } from '../../languages/index.ts';
import { mattersOf } from '../../languages/matters.ts';
import type { StatementRules } from '../../languages/statements.ts';
import { has } from '../../memory/claims/grammar.ts';
import { lexiconOf } from '../../memory/claims/lexicon.ts';
import { tokens } from '../../memory/claims/tokens.ts';
import type { NoteKind } from '../../memory/types.ts';
import { type DateMention, resolveDates, withAbsoluteDates } from '../../text/dates.ts';
import { plainForm } from './plain.ts';
import { rulesFor } from './recognise.ts';
import { type Statement, voiceOf } from './statement.ts';

type Dated = Pick<Statement, 'kind' | 'body' | 'plain' | 'voice'>;

/**
 * The statement's words with relative dates written out. Of "the meeting is on Friday" nobody knows whether it is every
 * week's: it keeps its weekday beside the date.
 */
export function datedWords(statement: Dated, at: number, zone: string, rules: StatementRules): string {
  const { body } = statement;
  const dates = isHabit(statement, rules) ? resolveDates(body, at, zone, rules.code) : [];
  const days = dates.filter(({ relative }) => relative);
  const recurs = days.length > 0 && days.every(({ text }) => isWeekday(text, rules.code));
  if (!recurs) return withAbsoluteDates(body, at, zone, rules.code);
  const [open, close] = rules.unspaced ? ['（', '）'] : [' (', ')'];
  return days.reduceRight((text, day) => {
    const dated = `${open}${day.day}${close}`;
    const isOpen = isSet(body, day, rules) && !body.startsWith(dated, day.end);
    return isOpen ? `${text.slice(0, day.end)}${dated}${text.slice(day.end)}` : text;
  }, body);
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
  const marks = mattersOf(rules.code);
  // "On Fridays I work at home from now on", whoever says it.
  if (kind === 'person') return marks?.now.test(plain) === true && marks.moved?.test(plain) !== true;
  if (kind !== 'decision' || voice !== 'world' || marks === undefined) return false;
  // "The cleaner comes on Thursday now": what is new of it holds for every week; "Friday then" may be this one.
  return !marks.change.test(plain) || (marks.now.test(plain) && marks.moved?.test(plain) !== true);
}

/** A weekday with at most a preposition in front of it. */
function isWeekday(text: string, code: string): boolean {
  const said = text.toLowerCase().replace(/[’ʼ]/g, "'").split(/\s+/);
  return said.length <= 2 && Object.hasOwn(language(code).dates.weekdays, said.at(-1) ?? '');
}

/** Whether it tells of something that is on a day: "the deadline is Friday", not "the bins go out on Friday". */
function isSet(body: string, { start, end }: DateMention, { code, unspaced }: StatementRules): boolean {
  const [before, behind] = [body.slice(0, start), body.slice(end).replace(/[\s\p{P}]+$/u, '')];
  // Without spaces a verb of its own has an ideograph.
  if (unspaced) return before !== '' && /^\p{Script=Hiragana}{0,7}$/u.test(behind);
  const [left, right] = [before, behind].map((text) =>
    tokens(text, lexiconOf(code)).filter(({ kind }) => kind === 'word'),
  );
  return has(left?.at(-1), 'be') || ((left?.length ?? 0) > 0 && has(right?.[0], 'be'));
}
