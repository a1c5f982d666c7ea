import { stopWords } from '../../languages/general-words.ts';
import { language } from '../../languages/index.ts';
import { type StatementKind, type StatementRules, statementsOf } from '../../languages/statements.ts';
import { has } from '../../memory/claims/grammar.ts';
import { lexiconOf } from '../../memory/claims/lexicon.ts';
import { tokens } from '../../memory/claims/tokens.ts';
import { answeredLine, asksSomething, type FramedSpan, quoteStands } from '../../memory/support.ts';
import { resolveDates, withAbsoluteDates } from '../../text/dates.ts';
import { sentences } from '../../text/sentences.ts';
import { singleLine } from '../../text/visible.ts';
import { contentStems, words } from '../../text/words.ts';
import { localDay } from '../../time/zone.ts';
import type { SourceTurn } from '../model.ts';
import { LASTING, likelihoods } from './likelihoods.ts';
import { nameOf } from './note-parts.ts';
import { plainForm } from './plain.ts';
import type { Note, Quote } from './reading.ts';
import { rulesFor } from './recognise.ts';
import { bareSentence } from './statement.ts';
import { asSentence } from './wording.ts';

/** A message and its sentences. */
interface FramedTurn {
  turn: SourceTurn;
  spans: readonly FramedSpan[];
}

interface Around {
  zone: string;
  /** ISO 639-1 code of the language most used in the room. */
  usual: string;
}

/** Longer ones are told, not asked or answered. */
const LONGEST = 160;
const FEWEST_WORDS = 3;
/** Nobody asks for what is said anyway: so likely a question and its answer are to say something that lasts. */
const ENOUGH = 0.4;
const ENOUGH_OF_AN_OFFER = 0.7;
/** "What do we eat?", "what shall I say?": of what is asked so less lasts. */
const ENOUGH_OF_WHAT = 0.6;
const FEWEST_OF_WHAT = 2;
/** Of what says that it lasts. */
const MOST_PASSING = 0.6;
/** Longer clauses say by themselves what they are about. */
const MOST_OF_A_FRAGMENT = 8;
const LAUGHS = /[?!？！]{2}|[😂🤣😜😏😈🙃😆😹😅🤪😝😉]/u;

/**
 * "Who do we have on the piano?", "Gwen, for good": a note of a question and what directly follows it and says nothing
 * without it, both word for word. Only what a few words answer is asked about (who, where, how much), of what lasts.
 */
export function answeredNote(asked: FramedTurn, told: FramedTurn, around: Around): Note | undefined {
  const question = questionIn(asked);
  const answer = question === undefined ? undefined : answerIn(told);
  if (question === undefined || answer === undefined) return undefined;
  const rules = rulesFor(question, asked.turn.text, around.usual);
  // What is known of a language says nothing of an answer in another one.
  if (rules === undefined || !rules.script.test(/\p{L}/u.exec(answer)?.[0] ?? '')) return undefined;
  const kind = kindOf(question, answer, told.turn, rules, around.zone);
  if (kind === undefined) return undefined;
  const dated = singleLine(withAbsoluteDates(answer, told.turn.at, around.zone, rules.code));
  const speaks = ({ turn }: FramedTurn, quote: string) => ({
    speaker: { id: turn.speaker.id, name: nameOf(turn.speaker) },
    quote: asSentence(quote),
  });
  const text = answeredLine({
    question: speaks(asked, asQuestion(singleLine(question))),
    answer: speaks(told, dated),
  });
  const subject = kind === 'decision' || kind === 'plan' ? 'group' : nameOf(told.turn.speaker);
  const quotes: Quote[] = [
    { turn: asked.turn.n, quote: question },
    { turn: told.turn.n, quote: answer },
  ];
  return { text, kind, subject, quotes };
}

function asQuestion(text: string): string {
  return /[?？]$/u.test(text) ? text : `${text.replace(/[\s.…!,;:]+$/u, '')}?`;
}

/** Whether a note of an answer says by itself what was asked about, or of its speaker more than was asked. */
export function saysItself(note: Note, answered: Note): boolean {
  const [question, answer] = answered.quotes;
  if (question === undefined || answer === undefined || !restsOn(note, answer)) return false;
  const rules = rulesFor(question.quote, note.text);
  if (rules === undefined) return true;
  // "All the money goes in the kitty until we can afford an amplifier" needs no question.
  if (LASTING.has(note.kind) && wordsOfFirst(answer.quote) > MOST_OF_A_FRAGMENT) return true;
  // "Me, since the spring" names who it is; "I'm a photographer, you know" tells more.
  const [opening = '', ...rest] = plainForm(answer.quote).split(/[,.] /u);
  if (rules.self.test(words(opening).length > 1 ? opening : rest.join(' '))) return true;
  const stops = stopWords(rules.code);
  const said = new Set(words(note.text, rules.code));
  const tells = (word: string) => !stops.has(word) && (rules.unspaced === true || word.length > 2);
  return words(question.quote, rules.code).some((word) => tells(word) && said.has(word));
}

function wordsOfFirst(answer: string): number {
  return words(answer.split(/[,，、.。!！] ?/u)[0] ?? '').length;
}

/** The notes of a message with the one of what it answers, in the place of those that say half of it. */
export function withAnswer(notes: readonly Note[], answered: Note): Note[] {
  const answer = answered.quotes[1];
  return [answered, ...notes.filter((note) => answer === undefined || !restsOn(note, answer))];
}

function restsOn({ quotes }: Note, answer: Quote): boolean {
  return quotes.some(({ quote }) => answer.quote.includes(quote) || quote.includes(answer.quote));
}

/** The questions of a message when they stand side by side, so that they are about one thing. */
function questionIn({ turn, spans }: FramedTurn): string | undefined {
  const asks = spans.map(({ start, end }) => asksSomething(turn.text.slice(start, end)));
  const [first, last] = [asks.indexOf(true), asks.lastIndexOf(true)];
  const [opens, ends] = [spans[first], spans[last]];
  if (opens === undefined || ends === undefined || asks.slice(first, last).includes(false)) return undefined;
  if (spans.slice(first, last + 1).some(({ kind, takenBack }) => kind === 'voice' || takenBack))
    return undefined;
  const question = turn.text.slice(opens.start, ends.end);
  return isFit(question, turn.text) ? question : undefined;
}

/** The first sentence of an answer, with the next where it is a word or two. */
function answerIn({ turn, spans }: FramedTurn): string | undefined {
  const [first, second] = spans;
  const isStated = (span: FramedSpan | undefined): span is FramedSpan =>
    span !== undefined &&
    span.kind === undefined &&
    !span.takenBack &&
    !asksSomething(turn.text.slice(span.start, span.end));
  if (!isStated(first) || first.start > LONGEST || spans.some(({ takenBack }) => takenBack)) return undefined;
  const one = turn.text.slice(first.start, first.end);
  const both = isStated(second) ? turn.text.slice(first.start, second.end) : one;
  const isShort = words(one).length < FEWEST_WORDS || !isFit(one, turn.text);
  return [isShort ? both : one, one].find((text) => isFit(text, turn.text));
}

function isFit(text: string, message: string): boolean {
  return (
    text.length <= LONGEST && !text.includes('\n') && !LAUGHS.test(message) && quoteStands(text, message)
  );
}

/** What kind of statement both make together; `undefined` for what does not last, or is not told. */
function kindOf(
  question: string,
  answer: string,
  { at }: SourceTurn,
  rules: StatementRules,
  zone: string,
): StatementKind | undefined {
  const { questions, words: known } = language(rules.code);
  const plain = plainForm(question);
  const found = questions.asks.exec(plain);
  if (found === null || (questions.now.test(plain) && questions.when.test(plain))) return undefined;
  const body = bareSentence(answer, rules);
  if (body === '' || isNo(body, known.negations, rules)) return undefined;
  if (resolveDates(question, at, zone, rules.code).some(({ relative }) => relative)) return undefined;
  const days = resolveDates(answer, at, zone, rules.code);
  if (days.some(({ relative, day, endDay = day }) => relative && endDay <= localDay(at, zone)))
    return undefined;
  const bare = bareSentence(question, rules).replace(/[?？¿\s]+$/u, '');
  const rest = withoutAsking(bare, questions.asks);
  // "How much?", "what shall I say?": of what, only the talk before tells.
  const isWhat = questions.what.test(found[0]);
  if (contentStems(rest, rules.code).length < (isWhat ? FEWEST_OF_WHAT : 1)) return undefined;
  const gap = rules.unspaced ? '' : ' ';
  // What stands behind the first words of an answer may say how it came to that.
  const answers = [...new Set([body, sentences(body)[0] ?? body])];
  const forms = [bare, rest].flatMap((asked) =>
    answers.flatMap((told) => [`${asked}${gap}${told}`, `${told}${gap}${asked}`]),
  );
  const shares = forms.map((form) => likelihoods(form, form, rules.code));
  const best = shares.toSorted((one, other) => lasting(other) - lasting(one))[0];
  // "Who takes it? Me": what is taken on is mostly for this once.
  const isOffer = rules.self.test(plainForm(body)) && words(body).length < FEWEST_WORDS;
  const enough = isOffer ? ENOUGH_OF_AN_OFFER : isWhat ? ENOUGH_OF_WHAT : ENOUGH;
  if (best === undefined || lasting(best) < enough) return undefined;
  const all = shares.map((one) => ({ passes: passing(one), lasts: lasting(one) }));
  if (sum(all.map(({ passes }) => passes)) > MOST_PASSING * sum(all.map(({ lasts }) => lasts)))
    return undefined;
  return keptKind(best, question, rules);
}

/** What is answered about a thing is settled; whoever tells of likes tells of their own. */
function keptKind(
  shares: ReadonlyMap<string, number>,
  question: string,
  { code }: StatementRules,
): StatementKind | undefined {
  const [[kind]] = [...shares]
    .filter(([label]) => label !== 'none')
    .toSorted(([, one], [, other]) => other - one) as [[StatementKind, number]];
  if (kind === 'task' || kind === 'event') return undefined;
  const lexicon = lexiconOf(code);
  if (kind === 'preference' && !tokens(question, lexicon).some((token) => has(token, 'you')))
    return undefined;
  // Of what stands where today nobody can tell whether it stays there: it has to come up again.
  return kind === 'rule' ? 'decision' : kind;
}

/** A question and its answer in the words of a statement, without what asks. */
export function asOne(question: string, answer: string, code: string): string {
  const bare = question.replace(/[?？¿\s]+$/u, '');
  const gap = statementsOf(code)?.unspaced ? '' : ' ';
  return `${withoutAsking(bare, language(code).questions.asks)}${gap}${answer}`;
}

function withoutAsking(question: string, asks: RegExp): string {
  const found = asks.exec(plainForm(question));
  if (found === null) return question;
  return `${question.slice(0, found.index)}${question.slice(found.index + found[0].length)}`
    .replace(/\s+/gu, ' ')
    .trim();
}

function lasting(shares: ReadonlyMap<string, number>): number {
  return sum([...shares].map(([kind, share]) => (LASTING.has(kind) || kind === 'fact' ? share : 0)));
}

function passing(shares: ReadonlyMap<string, number>): number {
  return (shares.get('task') ?? 0) + (shares.get('event') ?? 0);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

/** "Not us", "nobody", "no idea": what says who or what it is not tells nothing. */
function isNo(answer: string, negations: readonly string[], { unspaced }: StatementRules): boolean {
  const plain = plainForm(answer);
  if (unspaced) return negations.some((word) => plain.startsWith(word) || plain.endsWith(word));
  const opening = plain
    .split(/[^\p{L}\p{M}\p{N}']+/u)
    .filter(Boolean)
    .slice(0, 2);
  return opening.some((word) => negations.includes(word));
}
