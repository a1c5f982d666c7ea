import { isAnswered } from './claims/answered.ts';
import { checkDetails } from './claims/details.ts';
import { readLanguages } from './claims/language.ts';
import { lexiconOf } from './claims/lexicon.ts';
import { ownerProblems } from './claims/owners.ts';
import { Cast, type Person } from './claims/people.ts';
import { type QuoteReading, read } from './claims/reading.ts';
import { compareStatements } from './claims/statements.ts';
import { type Problem, problem } from './claims/subjects.ts';
import { isUnspacedText, plain } from './claims/tokens.ts';
import { compareUnspaced } from './claims/unspaced.ts';
import { unspacedOwnerProblems } from './claims/unspaced-owners.ts';
import { compareVerbFinal } from './claims/verb-final.ts';
import { isVerbatim } from './claims/verbatim.ts';
import type { Source } from './types.ts';

export { answeredIn, answeredLine, asksSomething } from './claims/answered.ts';
export { checkForm } from './claims/form.ts';
export { isFirstPerson } from './claims/frame-lists.ts';
export { framedMessages, framer, takesBackEarlier, takesBackWithin } from './claims/framed-messages.ts';
export type { FramedSpan } from './claims/frames.ts';
export { addressesAssistant } from './claims/instruction.ts';
export { quoteStands } from './claims/quote.ts';
export { wantsRemembered } from './claims/requests.ts';
export { takesBack } from './claims/take-backs.ts';
export { turnsRound } from './claims/turning.ts';

/** A sentence, and the words it is said to rest on. */
interface SupportQuestion {
  text: string;
  quotes: Source[];
  /** IANA zone in which relative dates of the quotes are resolved. */
  zone: string;
  /** Names of people in the room, by id. */
  people: { id: string; name: string }[];
}

/** Makes ready what is known of the words of a language (its code), which else the first sentence in it waits for. */
export function prepareLanguage(code: string): void {
  lexiconOf(code);
}

/** More than this of a quote or a text is not compared; a claim has at most a few hundred characters. */
const LONGEST_TEXT = 2_000;
const LONGEST_QUOTES = 40_000;

/**
 * Checks in code whether quoted messages support a sentence: its numbers, dates, names and links, whether it denies what
 * they deny, on the same conditions, about the same subject, in their words and their language.
 *
 * @returns what is wrong, in plain sentences that name the offending word; empty when the sentence is supported
 */
export function checkSupport({ text, quotes, zone, people }: SupportQuestion): Problem[] {
  const grounds = bounded(quotes.filter((quote) => /[\p{L}\p{N}]/u.test(quote.quote)));
  if (grounds.length === 0) return [problem('no_source', 'No logged words support it.')];
  if (!/[\p{L}\p{N}]/u.test(text))
    return [problem('new_words', 'The text says nothing that could be found in its quotes.')];
  if (text.length > LONGEST_TEXT) return [problem('new_words', 'The text is too long to rest on quotes.')];
  const tongue = readLanguages(plain(text), grounds, people);
  if (tongue.translated) return [problem('translated', 'The text is in another language than its quotes.')];

  const lexicon = lexiconOf(tongue.language);
  const cast = new Cast(grounds, people as Person[]);
  const first = grounds[0] as Source;
  const claim = read(text, first.at, zone, lexicon);
  const readings = grounds.map(
    (source): QuoteReading => ({
      ...read(source.quote, source.at, zone, lexicon, source.speaker.name),
      source,
    }),
  );

  const details = checkDetails(claim, readings, cast, lexicon, zone);
  const compare = lexicon.language.verbFinal ? compareVerbFinal : compareUnspaced;
  const content = isUnspacedText(claim.text)
    ? [...compare(claim, readings, cast, lexicon), ...unspacedOwnerProblems(claim, readings, cast, lexicon)]
    : [
        ...compareStatements(claim, readings, cast, lexicon),
        ...ownerProblems(claim, readings, cast, lexicon),
      ];
  const found = unique([...details, ...content]);
  if (found.length === 0) return found;
  if (!isVerbatim(text, grounds, zone) && !isAnswered(text, grounds, zone)) return found;
  return found.filter((each) => each.code === 'date');
}

function bounded(quotes: readonly Source[]): Source[] {
  let left = LONGEST_QUOTES;
  return quotes.flatMap((quote) => {
    if (left <= 0) return [];
    const kept = { ...quote, quote: plain(quote.quote.slice(0, left)) };
    left -= kept.quote.length;
    return [kept];
  });
}

function unique(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((found) => [`${found.code} ${found.message}`, found])).values()];
}
