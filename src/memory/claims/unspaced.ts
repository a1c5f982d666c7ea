import type { ClaimMark } from '../../languages/claims.ts';
import type { Source } from '../types.ts';
import type { Lexicon } from './lexicon.ts';
import type { Cast } from './people.ts';
import type { QuoteReading, Reading } from './reading.ts';
import { type Problem, problem } from './subjects.ts';
import { bigrams } from './tokens.ts';

/** Marks that are compared by their letters where no spaces part the words. */
const COMPARED: readonly ClaimMark[] = ['negation', 'hate', 'hedge', 'condition', 'desire', 'kin'];
const SENTENCES = /[^。！？!?.\n；;，,、]+/gu;
/** Letters that only hold a sentence together. */
const PARTICLES =
  /[的了是在和与跟也都就很着过他她它们个这那はがをにでとものへやかだですますしているてたるね]/u;
const MOST_NEW = 0.25;

/** The check of content for scripts without spaces: overlapping pairs of letters instead of words. */
export function compareUnspaced(
  claim: Reading,
  quotes: readonly QuoteReading[],
  cast: Cast,
  lexicon: Lexicon,
): Problem[] {
  const text = withoutNames(
    claim.text,
    quotes.map((quote) => quote.source),
    cast,
  );
  const pairs = pairsOf(text);
  if (pairs.length === 0)
    return [problem('new_words', 'The text says nothing that could be found in its quotes.')];
  const known = new Set(quotes.flatMap((quote) => pairsOf(quote.text)));
  const added = pairs.filter((pair) => !known.has(pair));
  const problems: Problem[] = [];
  if (added.length > pairs.length * MOST_NEW)
    problems.push(problem('new_words', `The quotes say nothing of “${added[0]}”.`));
  const parts = quotes.flatMap((quote) =>
    (quote.text.match(SENTENCES) ?? []).map((part) => ({ part, quote })),
  );
  for (const part of text.match(SENTENCES) ?? []) {
    const wanted = new Set(pairsOf(part));
    if (wanted.size === 0) continue;
    const scored = parts.map((entry) => ({
      ...entry,
      score: new Set(pairsOf(entry.part).filter((pair) => wanted.has(pair))).size,
    }));
    const best = scored.reduce<(typeof scored)[number] | undefined>(
      (a, b) => (a && a.score >= b.score ? a : b),
      undefined,
    );
    if (!best || best.score === 0) continue;
    problems.push(
      ...marksDiffer(part, best.part, lexicon),
      ...subjectDiffers(claim.text, best.part, best.quote, cast, lexicon),
    );
  }
  return problems;
}

function pairsOf(text: string): string[] {
  const runs =
    text.match(
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]+/gu,
    ) ?? [];
  return runs.flatMap(bigrams).filter((pair) => !PARTICLES.test(pair));
}

function withoutNames(text: string, sources: readonly Source[], cast: Cast): string {
  let rest = text;
  for (const source of sources) {
    const name = cast.name(source.speaker.id);
    if (name !== '') rest = rest.split(name).join(' ');
  }
  return rest;
}

function marksDiffer(claim: string, quote: string, lexicon: Lexicon): Problem[] {
  return COMPARED.flatMap((mark) => {
    const words = (lexicon.language.marks[mark] ?? '').split('|').filter((word) => word !== '');
    const inClaim = words.find((word) => claim.includes(word));
    const inQuote = words.find((word) => quote.includes(word));
    const word = inClaim ?? inQuote;
    if (word === undefined || (inClaim !== undefined && inQuote !== undefined)) return [];
    const code =
      mark === 'kin' ? 'subject' : mark === 'negation' || mark === 'hate' ? 'negation' : 'condition';
    return [problem(code, `“${word}” stands in only one of the text and its quote.`)];
  });
}

function subjectDiffers(
  claim: string,
  part: string,
  quote: QuoteReading,
  cast: Cast,
  lexicon: Lexicon,
): Problem[] {
  const first = (lexicon.language.marks.I ?? '').split('|').filter((word) => word !== '');
  if (first.some((word) => claim.includes(word) && !claim.includes(':') && !claim.includes('：'))) {
    return [problem('subject', 'The text says “I” without naming who speaks.')];
  }
  if (!first.some((word) => part.includes(word))) return [];
  const { speaker } = quote.source;
  const other = Array.from(cast.speakers).find((id) => id !== speaker.id && claim.includes(cast.name(id)));
  if (other === undefined || claim.includes(speaker.name)) return [];
  return [problem('subject', `The quote is about ${speaker.name}, the text about ${cast.name(other)}.`)];
}
