import type { StatementRules } from '../../languages/statements.ts';
import { type FramedSpan, quoteStands, takesBack } from '../../memory/support.ts';
import { withAbsoluteDates } from '../../text/dates.ts';
import { majorityLanguage } from '../../text/language.ts';
import { sentences } from '../../text/sentences.ts';
import { normalisedKey } from '../../text/similarity.ts';
import { singleLine } from '../../text/visible.ts';
import { turnBefore } from '../answers.ts';
import type { SourceTurn, SummariseWork, SummaryEnvelope } from '../model.ts';
import { addressOf } from './address.ts';
import { answeredNote, saysItself, withAnswer } from './answered.ts';
import {
  announces,
  isAntecedent,
  LONGEST_JOINED,
  LONGEST_NOTE,
  stretchOf,
  withReason,
} from './antecedent.ts';
import { clausesOf, withClosed } from './clauses.ts';
import { clearest, mattersApart, standAlone } from './clearest.ts';
import { datedWords } from './dated-words.ts';
import { deniedIn } from './denied.ts';
import { ARRANGED } from './forms.ts';
import { labelOf } from './label.ts';
import { LASTING } from './likelihoods.ts';
import { asSaidAlone } from './main-clause.ts';
import { nameOf, subjectOf } from './note-parts.ts';
import { noPause, type Pause } from './pause.ts';
import { plainForm } from './plain.ts';
import { proseLines } from './prose.ts';
import type { Antecedent, Around, Draft, Given, Note, Place, Quote } from './reading.ts';
import { rulesFor } from './recognise.ts';
import { spelledOut } from './spelling.ts';
import { bareSentence, LONGEST_SENTENCE, type Statement, statementIn, voiceOf } from './statement.ts';
import { stretchesOf } from './stretches.ts';
import { framesOf, unfitFor } from './turns.ts';
import { asSentence, noteText } from './wording.ts';

const LONGEST_UNSPACED = 60;
const OWN_WORDS: ReadonlySet<SourceTurn['trust']> = new Set(['owner', 'member', 'import']);
/** One pasted essay does not become a hundred notes. */
const MOST_NOTES_PER_TURN = 20;

/**
 * Finds the durable statements in what people said, by rule. Forwarded and quoted words, the assistant's and other
 * bots' give nothing.
 *
 * @param pause called between messages, so that other work can go on
 */
export async function summarise(work: SummariseWork, pause: Pause = noPause): Promise<SummaryEnvelope> {
  const seen = new Set(work.known.map(normalisedKey));
  const names = new Set(
    work.turns.filter(({ role }) => role === 'person').map(({ speaker }) => nameOf(speaker)),
  );
  const usual = majorityLanguage(work.turns.map(({ text }) => text));
  const reader = new ClauseReader(work.zone, names, usual);
  const own = new Set(work.turns.filter(({ role, trust }) => role === 'person' && OWN_WORDS.has(trust)));
  const frames = framesOf(work.turns.filter((turn) => own.has(turn) || turn.role === 'assistant'));
  for (const turn of work.turns) {
    await pause();
    if (!own.has(turn)) {
      reader.forget();
      continue;
    }
    const spans = frames.get(turn) ?? [];
    const told = reader.notes.length;
    reader.readTurn(turn, spans);
    const before = turnBefore(work.turns, turn);
    // Whoever is alone with the assistant asks it.
    if (before === undefined || !own.has(before) || names.size < 2) continue;
    const asked = { turn: before, spans: frames.get(before) ?? [] };
    const answered = answeredNote(asked, { turn, spans }, { zone: work.zone, usual });
    if (answered === undefined) continue;
    const alone = reader.notes.splice(told);
    reader.notes.push(
      ...(alone.some((note) => saysItself(note, answered)) ? alone : withAnswer(alone, answered)),
    );
  }
  return { notes: reader.notes.filter(({ text }) => isNew(normalisedKey(text), seen)) };
}

function isNew(key: string, seen: Set<string>): boolean {
  if (key === '' || seen.has(key)) return false;
  seen.add(key);
  return true;
}

/** What somebody writes within this time of their last message goes on with it. */
const GOES_ON_MS = 5 * 60_000;

/** In chats a smiley ends a sentence as well as a full stop does. */
const AFTER_SMILEY = /(?<=[:;]-?[)(DP]|\)\)|\p{Extended_Pictographic}\ufe0f?)\s+(?=\p{Lu})/u;

/** Reads clauses in their order and makes notes of those that state something. */
class ClauseReader {
  readonly notes: Note[] = [];
  readonly #zone: string;
  readonly #names: ReadonlySet<string>;
  readonly #address: RegExp | undefined;
  /** Code of the language most used in these turns. */
  readonly #usual: string;
  #turn: SourceTurn | undefined;
  #left = MOST_NOTES_PER_TURN;
  /** The statement that the next clause may go on with. */
  #draft: Draft | undefined;
  #antecedent: Antecedent | undefined;
  /** Clauses of the sentence that leave out the speaker, of whom those before them are. */
  #goesOn: ReadonlySet<string> = new Set();
  /** Clauses of the sentence that do not name their subject again, with it in front. */
  readonly #given = new Map<string, Given>();

  constructor(zone: string, names: ReadonlySet<string>, usual: string) {
    this.#usual = usual;
    this.#zone = zone;
    this.#names = names;
    this.#address = addressOf(names);
  }

  /** What follows goes on with nothing that was read. */
  forget(): void {
    this.#draft = undefined;
    this.#antecedent = undefined;
  }

  /** @param framed its sentences */
  readTurn(turn: SourceTurn, framed: readonly FramedSpan[]): void {
    const last = this.#turn;
    if (last?.speaker.id !== turn.speaker.id || turn.at - last.at > GOES_ON_MS) this.forget();
    this.#turn = turn;
    this.#left = MOST_NOTES_PER_TURN;
    const stated = framed.filter(
      ({ kind, takenBack }) => (kind === undefined || kind === 'untrue') && !takenBack,
    );
    let next = 0;
    for (const line of proseLines(turn.text)) {
      let at = 0;
      for (const sentence of sentences(line.text).flatMap((one) => one.split(AFTER_SMILEY))) {
        const start = line.start + line.text.indexOf(sentence, at);
        const end = start + sentence.length;
        at = end - line.start;
        if (this.#isUnwanted(sentence, turn)) continue;
        while ((stated[next]?.end ?? end) <= start) next += 1;
        for (let one = next; (stated[one]?.start ?? end) < end; one += 1) {
          const from = Math.max(start, stated[one]?.start ?? end);
          const to = Math.min(end, stated[one]?.end ?? end);
          const requested = stated[one]?.requested === true;
          const said = turn.text.slice(from, to);
          if (this.#left > 0) this.#readSentence(said, { line: line.text, whole: sentence, turn, requested });
        }
      }
    }
  }

  #readSentence(sentence: string, { line, whole, turn, requested }: Around): void {
    const rules = rulesFor(sentence, turn.text, this.#usual);
    if (rules === undefined) {
      this.forget();
      return;
    }
    // "As I said" says that something is not new, and nothing of what it is.
    const said = sentence.slice(0, rules.aside?.exec(plainForm(sentence))?.index);
    const told = { said, quote: [said, whole].find((one) => quoteStands(one, line)) ?? '' };
    const denied = deniedIn(said, rules);
    if (denied !== undefined) {
      this.#readWhole(told, denied, { rules, sentence: denied, turn, requested: true });
      return;
    }
    let label = labelOf(said, rules, this.#names);
    for (const part of this.#parts(said, rules)) {
      const clause = withClosed(part, said);
      const alone = said.startsWith(clause) ? undefined : asSaidAlone(clause, rules);
      if (alone !== undefined) {
        this.#readWhole(told, alone, { rules, sentence: alone, turn, requested });
        continue;
      }
      if (label !== undefined && said.indexOf(label) < said.indexOf(clause))
        this.#giveLabel(clause, label, rules);
      const from = this.#given.get(clause)?.ofOther === true ? 0 : said.indexOf(clause);
      const reach = said.slice(from, said.indexOf(clause) + clause.length);
      const quote = [reach, sentence, whole].find((one) => quoteStands(one, line));
      const before = this.notes.length;
      this.#readClause(clause, quote ?? '', { rules, sentence: said, turn, requested });
      // "Budget: 900 at most, and I mean it": the first statement is what the word in front is about.
      if (this.notes.slice(before).some(({ kind }) => kind === 'fact' || LASTING.has(kind)))
        label = undefined;
    }
  }

  /** Puts in front of a clause the word that tells what its sentence is about: "stairlift: we go with the small one". */
  #giveLabel(clause: string, label: string, rules: StatementRules): void {
    if (this.#given.has(clause)) return;
    this.#given.set(clause, { text: `${label}: ${bareSentence(clause, rules)}`, ofOther: true });
  }

  /** Whether a sentence asks not to remember what it says; its opening tells. */
  #isUnwanted(sentence: string, turn: SourceTurn): boolean {
    const unwanted = rulesFor(sentence, turn.text, this.#usual)?.forget.test(plainForm(sentence)) === true;
    if (unwanted) this.forget();
    return unwanted;
  }

  /** The parts of a sentence that are read one by one: all of it, unless a part states more clearly what it states. */
  #parts(sentence: string, rules: StatementRules): string[] {
    this.#given.clear();
    const clauses = clausesOf(sentence, rules);
    if (clauses.slice(1).some(takesBack)) return [];
    const short = clauses.length > 1 && sentence.length <= LONGEST_SENTENCE;
    if (!rules.unspaced && !short) return clauses;
    if (!rules.unspaced) {
      return mattersApart(sentence, clauses, rules).flatMap(({ clauses: run, given, ofOther = false }) => {
        const [first = '', last = first] = [run[0], run.at(-1)];
        if (given === undefined) return run.length > 1 ? clearest(sentence, run, rules.code) : run;
        const part = sentence.slice(sentence.indexOf(first), sentence.indexOf(last) + last.length);
        this.#given.set(withClosed(part, sentence), { text: given, ofOther });
        return [part];
      });
    }
    const stretches = stretchesOf(sentence, clauses, rules.code);
    this.#goesOn = new Set(
      stretches.filter(({ goesOn }) => goesOn).map(({ text }) => withClosed(text, sentence)),
    );
    const texts = stretches.map(({ text }) => text);
    if (stretches.slice(1).every(({ goesOn }) => goesOn) && standAlone(texts, rules.code)) return texts;
    return texts.length > 1 && sentence.length <= LONGEST_UNSPACED
      ? clearest(sentence, texts, rules.code)
      : texts;
  }

  #statementIn(
    clause: string,
    { rules, sentence, requested, turn }: Pick<Place, 'rules' | 'sentence' | 'requested' | 'turn'>,
    leaning = false,
  ): Statement | undefined {
    // Without spaces a sentence of this length tells several things, and none of it says how the others are meant.
    const longest = rules.unspaced ? LONGEST_UNSPACED : LONGEST_SENTENCE;
    const around = sentence.length <= longest ? sentence : clause;
    const unfit = unfitFor(turn, this.#zone, rules.code);
    return statementIn(clause, {
      rules,
      sentence: around,
      leaning,
      requested,
      unfit,
      address: this.#address,
    });
  }

  #readClause(clause: string, quote: string, place: Place): void {
    const { rules, turn } = place;
    const body = bareSentence(spelledOut(clause, rules), rules, this.#address);
    const plain = plainForm(body);
    const source: Quote = { turn: turn.n, quote };
    // "The time has changed!! Thursday at seven": what has only been announced is told by the next words.
    const announced = this.#draft?.rules === rules && announces(this.#draft.clause, rules.code);
    if (this.#draft && announced && this.#join(this.#draft, clause, body, source, turn)) return;
    const draft = quote === '' ? undefined : this.#draftOf(clause, source, place);
    if (draft) {
      this.#keep(draft);
      return;
    }
    if (/[?？]$/u.test(clause) || clause.length > LONGEST_SENTENCE) {
      this.forget();
      return;
    }
    const leaning = rules.leaning.test(plain) ? this.#statementIn(clause, place, true) : undefined;
    if (this.#draft?.rules === rules && leaning) {
      if (this.#join(this.#draft, clause, body, source, turn)) return;
    }
    if (leaning && this.#antecedent?.rules === rules) {
      const both = this.#withAntecedent(this.#antecedent, leaning, clause, source, turn);
      if (both) {
        this.#keep(both);
        return;
      }
    }
    this.forget();
    if (isAntecedent(body, rules))
      this.#antecedent = { rules, body, source: { turn: turn.n, quote }, clause };
  }

  /**
   * "It is not true that I live in Berlin", "schön, dass Anna in Hamburg lebt": one clause is judged, and kept with all of
   * the sentence, without which it says something else or nothing that can be read.
   */
  #readWhole({ said, quote }: { said: string; quote: string }, clause: string, place: Place): void {
    const { rules, turn } = place;
    const told = quote === '' ? undefined : this.#statementIn(clause, place);
    if (told === undefined || told.kind === 'rule') {
      this.forget();
      return;
    }
    const body = bareSentence(spelledOut(said, rules), rules, this.#address);
    const statement = { ...told, body, plain: plainForm(body) };
    this.#keep(this.#drafted(statement, said, { turn: turn.n, quote }, place));
  }

  #keep(draft: Draft): void {
    // "Next May": a date of which nothing is said.
    if (draft.rules.unspaced && !/\p{L}/u.test(draft.note.text)) return;
    this.notes.push(draft.note);
    this.#left -= 1;
    this.#draft = draft;
    this.#antecedent = undefined;
  }

  #draftOf(clause: string, source: Quote, place: Place): Draft | undefined {
    const { rules } = place;
    const given = this.#given.get(clause)?.text;
    const told = this.#statementIn(
      given ?? clause,
      given === undefined ? place : { ...place, sentence: given },
    );
    if (!told) return undefined;
    const carried = told.voice === 'world' && rules.unspaced && this.#goesOn.has(clause);
    return this.#drafted(carried ? { ...told, voice: 'self' } : told, clause, source, place);
  }

  #drafted(statement: Statement, clause: string, source: Quote, { rules, turn }: Place): Draft {
    const name = nameOf(turn.speaker);
    const dated = datedWords(statement, turn.at, this.#zone, rules);
    const text = noteText(statement, dated, name, rules);
    const { kind } = statement;
    const ofOthers = ARRANGED.has(kind) || !rules.self.test(statement.plain);
    const quote = ofOthers ? withReason(source.quote, turn.text) : source.quote;
    return {
      rules,
      statement,
      turn: turn.n,
      clause,
      note: { text, kind, subject: subjectOf(statement, name, this.#names), quotes: [{ ...source, quote }] },
    };
  }

  /** A clause that says more about what the one just before is about joins its note. */
  #join(draft: Draft, clause: string, body: string, source: Quote, turn: SourceTurn): boolean {
    const { statement, note, rules } = draft;
    const plain = plainForm(body);
    if (statement.kind === 'rule' || plain.length > LONGEST_JOINED) return false;
    const stretch = draft.turn === turn.n ? stretchOf(draft.clause, clause, turn.text) : undefined;
    // "Dr Patel changed my pills. It is apixaban now": in the very next words "it" is what was spoken of.
    if (!statement.third && stretch === undefined) return false;
    if (stretch !== undefined) {
      note.text = this.#ownWords(stretch, rules, turn);
      note.quotes = [{ turn: turn.n, quote: stretch }];
      return true;
    }
    const more = asSentence(this.#dated(body, rules, turn));
    if (source.quote === '' || note.text.length + more.length > LONGEST_NOTE) return false;
    note.text += ` ${more}`;
    note.quotes.push(source);
    return true;
  }

  /** "Isla got in! She starts in autumn": the second clause states something, the first says of whom. */
  #withAntecedent(
    before: Antecedent,
    statement: Statement,
    clause: string,
    source: Quote,
    turn: SourceTurn,
  ): Draft | undefined {
    const { rules } = before;
    const stretch = before.source.turn === turn.n ? stretchOf(before.clause, clause, turn.text) : undefined;
    const quotes = stretch === undefined ? [before.source, source] : [{ turn: turn.n, quote: stretch }];
    const words = stretch ?? `${asSentence(before.body)} ${statement.body}`;
    if (quotes.some(({ quote }) => quote === '') || words.length > LONGEST_NOTE) return undefined;
    const told = { ...statement, body: before.body, third: true };
    return {
      rules,
      statement: told,
      turn: turn.n,
      clause: stretch ?? clause,
      note: {
        text: this.#ownWords(words, rules, turn),
        kind: statement.kind,
        subject: subjectOf({ ...told, voice: 'world' }, nameOf(turn.speaker), this.#names),
        quotes,
      },
    };
  }

  #ownWords(words: string, rules: StatementRules, turn: SourceTurn): string {
    const body = bareSentence(spelledOut(words, rules), rules, this.#address);
    const sentence = asSentence(this.#dated(body, rules, turn));
    const ofNobody = voiceOf(plainForm(body), rules, true) === 'world';
    return ofNobody ? sentence : `${nameOf(turn.speaker)}: ${sentence}`;
  }

  #dated(words: string, rules: StatementRules, turn: SourceTurn): string {
    return singleLine(withAbsoluteDates(words, turn.at, this.#zone, rules.code));
  }
}
