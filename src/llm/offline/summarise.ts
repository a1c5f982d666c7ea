import { language } from '../../languages/index.ts';
import type { StatementRules } from '../../languages/statements.ts';
import type { NoteKind } from '../../memory/types.ts';
import { type DateMention, resolveDates, withAbsoluteDates } from '../../text/dates.ts';
import { sentences } from '../../text/sentences.ts';
import { normalisedKey } from '../../text/similarity.ts';
import { singleLine } from '../../text/visible.ts';
import { type Day, localDay } from '../../time/zone.ts';
import type { SourceTurn, SummariseWork, SummaryEnvelope } from '../model.ts';
import { noPause, type Pause } from './pause.ts';
import { proseLines } from './prose.ts';
import { isIn, rulesInScript } from './recognise.ts';
import { bareSentence, LONGEST_SENTENCE, plainForm, type Statement, statementIn } from './statement.ts';
import { noteText } from './wording.ts';

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
  const notes: Note[] = [];
  for (const [at, turn] of work.turns.entries()) {
    if (at % TURNS_AT_ONCE === 0) await pause();
    if (turn.role !== 'person' || !OWN_WORDS.has(turn.trust)) continue;
    for (const note of notesOfTurn(turn, work.zone, names)) {
      const key = normalisedKey(note.text);
      if (key === '' || seen.has(key)) continue;
      seen.add(key);
      notes.push(note);
    }
  }
  return { notes };
}

/** In chats a smiley ends a sentence as well as a full stop does. */
const AFTER_SMILEY = /(?<=[:;]-?[)(DP]|\)\)|\p{Extended_Pictographic}\ufe0f?)\s+(?=\p{Lu})/u;

function notesOfTurn(turn: SourceTurn, zone: string, names: ReadonlySet<string>): Note[] {
  const drafts: Draft[] = [];
  let before: Draft | undefined;
  for (const line of proseLines(turn.text)) {
    for (const sentence of sentences(line.text).flatMap((one) => one.split(AFTER_SMILEY))) {
      if (drafts.length >= MOST_NOTES_PER_TURN) return drafts.map(({ note }) => note);
      const draft = draftOf(sentence, turn, zone, names);
      if (draft) drafts.push(draft);
      else if (before) join(before, sentence, turn, zone);
      before = draft;
    }
  }
  return drafts.map(({ note }) => note);
}

function draftOf(
  sentence: string,
  turn: SourceTurn,
  zone: string,
  names: ReadonlySet<string>,
): Draft | undefined {
  for (const rules of rulesInScript(sentence)) {
    const dated = (text: string) =>
      daysIn(resolveDates(text, turn.at, zone, rules.code), localDay(turn.at, zone));
    const statement = statementIn(sentence, { rules, dated });
    // The language is looked at last, because few sentences state anything.
    if (!statement || !isIn(rules, sentence, turn.text)) continue;
    const name = nameOf(turn.speaker);
    const text = noteText(statement, datedWords(statement, turn.at, zone, rules), name, rules);
    const kind: NoteKind = statement.kind;
    const subject = subjectOf(statement, name, names);
    return { rules, statement, note: { text, kind, subject, quotes: [{ turn: turn.n, quote: sentence }] } };
  }
  return undefined;
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

/** A sentence that says more about the third person of the one just before joins its note. */
function join(before: Draft, sentence: string, turn: SourceTurn, zone: string): void {
  const { rules } = before;
  if (sentence.length > LONGEST_SENTENCE) return;
  const body = bareSentence(sentence, rules);
  const leans = before.statement.third && before.note.kind !== 'rule' && rules.joins.test(plainForm(body));
  if (!leans || sentence.endsWith('?')) return;
  const plain = plainForm(body);
  if (rules.passing.some((one) => one.test(plain)) || plain.length > 200) return;
  before.note.text += ` ${singleLine(withAbsoluteDates(body, turn.at, zone, rules.code))}${/[.!…]$/.test(body) ? '' : '.'}`;
  before.note.quotes.push({ turn: turn.n, quote: sentence });
}

/** Whether any of the dates lies after, or before, the given day. */
function daysIn(dates: readonly DateMention[], today: Day): { future: boolean; past: boolean } {
  return {
    future: dates.some(({ day }) => day > today),
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
