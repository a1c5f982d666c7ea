import { language } from '../../languages/index.ts';
import type { StatementRules } from '../../languages/statements.ts';
import { quoteStands } from '../../memory/support.ts';
import type { NoteKind } from '../../memory/types.ts';
import { type DateMention, resolveDates, withAbsoluteDates } from '../../text/dates.ts';
import { sentences } from '../../text/sentences.ts';
import { normalisedKey } from '../../text/similarity.ts';
import { singleLine } from '../../text/visible.ts';
import { addDays, type Day, localDay } from '../../time/zone.ts';
import type { SourceTurn, SummariseWork, SummaryEnvelope } from '../model.ts';
import { noPause, type Pause } from './pause.ts';
import { proseLines } from './prose.ts';
import { isIn, rulesInScript } from './recognise.ts';
import { clausesOf, spelledOut } from './clauses.ts';
import { plainForm } from './plain.ts';
import { bareSentence, type DatesNamed, LONGEST_SENTENCE, type Statement, statementIn } from './statement.ts';
import { asSentence, noteText } from './wording.ts';

type Note = SummaryEnvelope['notes'][number];

/** A note with what is needed to judge the sentence behind it. */
interface Draft {
  rules: StatementRules;
  note: Note;
  statement: Statement;
}

const OWN_WORDS: ReadonlySet<SourceTurn['trust']> = new Set(['owner', 'member', 'import']);
/** Some milliseconds of work. */
const TURNS_AT_ONCE = 8;
/** One pasted essay does not become a hundred notes. */
const MOST_NOTES_PER_TURN = 20;

/**
 * Finds the durable statements in what people said, by rule. Forwarded and quoted words, the assistant's and other
 * bots' give nothing.
 *
 * @param pause called now and then, so that other work can go on
 */
export async function summarise(work: SummariseWork, pause: Pause = noPause): Promise<SummaryEnvelope> {
  const seen = new Set(work.known.map(normalisedKey));
  const names = new Set(
    work.turns.filter(({ role }) => role === 'person').map(({ speaker }) => nameOf(speaker)),
  );
  const drafts: Draft[] = [];
  let before: Draft | undefined;
  for (const [at, turn] of work.turns.entries()) {
    if (at % TURNS_AT_ONCE === 0) await pause();
    if (turn.role !== 'person' || !OWN_WORDS.has(turn.trust)) {
      before = undefined;
      continue;
    }
    const found = draftsOf(turn, work.zone, names, goesOn(before, work.turns[at - 1], turn));
    drafts.push(...found.drafts);
    before = found.last;
  }
  return { notes: drafts.map(({ note }) => note).filter(({ text }) => isNew(normalisedKey(text), seen)) };
}

function isNew(key: string, seen: Set<string>): boolean {
  if (key === '' || seen.has(key)) return false;
  seen.add(key);
  return true;
}

/** What somebody writes within this time of their last message goes on with it. */
const GOES_ON_MS = 5 * 60_000;

function goesOn(before: Draft | undefined, last: SourceTurn | undefined, turn: SourceTurn): Draft | undefined {
  return last?.speaker.id === turn.speaker.id && turn.at - last.at <= GOES_ON_MS ? before : undefined;
}

/** In chats a smiley ends a sentence as well as a full stop does. */
const AFTER_SMILEY = /(?<=[:;]-?[)(DP]|\)\)|\p{Extended_Pictographic}\ufe0f?)\s+(?=\p{Lu})/u;

/** The statements of a turn, and the one that a pronoun in what follows may mean. */
function draftsOf(
  turn: SourceTurn,
  zone: string,
  names: ReadonlySet<string>,
  first: Draft | undefined,
): { drafts: Draft[]; last: Draft | undefined } {
  const drafts: Draft[] = [];
  let last = first;
  for (const line of proseLines(turn.text)) {
    for (const sentence of sentences(line.text).flatMap((one) => one.split(AFTER_SMILEY))) {
      if (drafts.length >= MOST_NOTES_PER_TURN) return { drafts, last: undefined };
      const found = draftsIn(sentence, turn, zone, names, last);
      drafts.push(...found.drafts);
      last = found.last;
    }
  }
  return { drafts, last };
}

function draftsIn(
  sentence: string,
  turn: SourceTurn,
  zone: string,
  names: ReadonlySet<string>,
  first: Draft | undefined,
): { drafts: Draft[]; last: Draft | undefined } {
  for (const rules of rulesInScript(sentence)) {
    const drafts: Draft[] = [];
    let last = first;
    for (const { text } of clausesOf(sentence, rules.clauses)) {
      const draft = draftOf(text, quoteFor(text, sentence, turn), rules, turn, zone, names);
      if (draft) drafts.push(draft);
      if (draft) last = draft;
      else if (last && !join(last, text, quoteFor(text, sentence, turn), turn, zone)) last = undefined;
    }
    if (drafts.length > 0 || last) return { drafts, last };
  }
  return { drafts: [], last: undefined };
}

/** The shortest words around a clause that stand as a quote. */
function quoteFor(clause: string, sentence: string, { text }: SourceTurn): string {
  return [clause, sentence].find((quote) => quoteStands(quote, text)) ?? sentence;
}

function draftOf(
  clause: string,
  quote: string,
  rules: StatementRules,
  turn: SourceTurn,
  zone: string,
  names: ReadonlySet<string>,
): Draft | undefined {
  const dated = (text: string) =>
    daysIn(resolveDates(text, turn.at, zone, rules.code), localDay(turn.at, zone));
  const statement = statementIn(clause, { rules, dated });
  // The language is looked at last, because few clauses state anything.
  if (!statement || !isIn(rules, clause, turn.text)) return undefined;
  const name = nameOf(turn.speaker);
  const text = noteText(statement, datedWords(statement, turn.at, zone, rules), name, rules);
  const kind: NoteKind = statement.kind;
  const subject = subjectOf(statement, name, names);
  return { rules, statement, note: { text, kind, subject, quotes: [{ turn: turn.n, quote }] } };
}

/** Kinds in which a bare weekday means every one of them: "the bins go out on Wednesday". */
const RECURRING: ReadonlySet<NoteKind> = new Set(['preference', 'fact']);

/** The statement's words with relative dates written out. */
function datedWords({ body, kind }: Statement, at: number, zone: string, rules: StatementRules): string {
  const dates = RECURRING.has(kind) ? resolveDates(body, at, zone, rules.code) : [];
  const recurs = dates.length > 0 && dates.every(({ text }) => isWeekday(text, rules.code));
  return recurs ? body : withAbsoluteDates(body, at, zone, rules.code);
}

/** A weekday with at most a preposition in front of it. */
function isWeekday(text: string, code: string): boolean {
  const said = text.toLowerCase().replace(/[’ʼ]/g, "'").split(/\s+/);
  return said.length <= 2 && Object.hasOwn(language(code).dates.weekdays, said.at(-1) ?? '');
}

/** A clause that says more about the third person of the one just before joins its note. */
function join(before: Draft, clause: string, quote: string, turn: SourceTurn, zone: string): boolean {
  const { rules, note } = before;
  if (clause.length > LONGEST_SENTENCE || clause.endsWith('?')) return false;
  const body = bareSentence(spelledOut(clause, rules.clauses), rules);
  const plain = plainForm(body);
  const leans = before.statement.third && note.kind !== 'rule' && rules.joins.test(plain);
  if (!leans || plain.length > 200 || rules.passing.some((one) => one.test(plain))) return false;
  const more = asSentence(singleLine(withAbsoluteDates(body, turn.at, zone, rules.code)));
  if (note.text.length + more.length > LONGEST_NOTE) return false;
  note.text += ` ${more}`;
  note.quotes.push({ turn: turn.n, quote });
  return true;
}

/** Longer notes are stories. */
const LONGEST_NOTE = 360;

/** From so many days ahead a plan outlives the talk about it. */
const DAYS_AHEAD = 4;

/** How any of the dates lies to the given day. */
function daysIn(dates: readonly DateMention[], today: Day): DatesNamed {
  const soonest = addDays(today, DAYS_AHEAD);
  return {
    future: dates.some(({ day }) => day > today),
    ahead: dates.some(({ day, endDay }) => (endDay ?? day) >= soonest),
    past: dates.some(({ day, endDay }) => (endDay ?? day) < today),
  };
}

/** Whom or what a statement is about: the person it names, the speaker, or the group. */
function subjectOf(statement: Statement, speaker: string, names: ReadonlySet<string>): string {
  if (statement.kind === 'rule') return 'group';
  if (statement.named !== undefined) return statement.named;
  if (statement.voice === 'self') return speaker;
  const first = /^[\p{L}\p{M}'’-]+/u.exec(statement.body)?.[0].replace(/['’]s$/, '');
  if (first !== undefined && names.has(first)) return first;
  return 'group';
}

/** A name fit for one line; a person without a visible name goes by their id. */
function nameOf(speaker: SourceTurn['speaker']): string {
  return singleLine(speaker.name).slice(0, 60).trim() || speaker.id;
}
