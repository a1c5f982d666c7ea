import { withAbsoluteDates } from '../../text/dates.ts';
import { isQuestion } from '../../text/sentences.ts';
import type { Source } from '../types.ts';
import { framedSpans } from './frames.ts';
import { plain } from './tokens.ts';

type Said = Pick<Source, 'speaker' | 'quote'>;

/** A question and what answers it. */
interface Answered<Words> {
  question: Words;
  answer: Words;
}

/** Whether a sentence asks, also when it goes on behind the question: "where is the key, I can't find it". */
export function asksSomething(sentence: string): boolean {
  const comma = sentence.search(/[,，、]/u);
  return isQuestion(sentence) || (comma > 0 && isQuestion(sentence.slice(0, comma)));
}

/** A question and its answer as one line: each behind the name of whom it is of, which is named once. */
export function answeredLine({ question, answer }: Answered<Said>): string {
  const asked = `${question.speaker.name}: ${question.quote}`;
  const own = question.speaker.id === answer.speaker.id;
  return `${asked} ${own ? answer.quote : `${answer.speaker.name}: ${answer.quote}`}`;
}

/** The quotes of which one answers the other: its message stands directly behind that of the question, in the log. */
export function answeredIn<Quoted extends Source>(quotes: readonly Quoted[]): Answered<Quoted> | undefined {
  for (const answer of quotes) {
    const question = quotes.find(({ turn, quote }) => turn === answer.answers && asksSomething(quote));
    if (question !== undefined && !asksSomething(answer.quote)) return { question, answer };
  }
  return undefined;
}

/**
 * Whether a text is nothing but a question and its answer, word for word, each behind the name of its speaker. What was
 * only asked about counts as said in no other way. Relative dates of the answer may be written out.
 */
export function isAnswered(text: string, quotes: readonly Source[], zone: string): boolean {
  const said = answeredIn(quotes);
  if (said === undefined || !isMeant(said.question) || !isMeant(said.answer, true)) return false;
  const at = Date.parse(said.answer.at);
  const dated = withAbsoluteDates(said.answer.quote, at, zone);
  const shown = folded(text);
  return [said.answer.quote, dated].some(
    (quote) => folded(answeredLine({ ...said, answer: { ...said.answer, quote } })) === shown,
  );
}

/** Whether it is in the speaker's own words, and what answers is neither denied, meant in jest nor taken back. */
function isMeant({ quote, speaker }: Source, states = false): boolean {
  return framedSpans(quote, speaker.name).every(
    ({ kind, takenBack }) => kind !== 'voice' && !takenBack && (!states || kind === undefined),
  );
}

/** Words and the colons that tell whose they are. */
function folded(text: string): string {
  return (
    plain(text)
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+|[:：]/gu) ?? []
  ).join(' ');
}
