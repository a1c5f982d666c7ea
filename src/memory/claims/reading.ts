import type { Source } from '../types.ts';
import { type Clause, clauses } from './clauses.ts';
import { type DatePlace, dateAt, datesOf } from './dates.ts';
import type { Lexicon } from './lexicon.ts';
import { nameKey } from './people.ts';
import { bigrams, plain, type Token, tokens } from './tokens.ts';

/** A text taken apart. */
export interface Reading {
  text: string;
  tokens: Token[];
  clauses: Clause[];
  dates: DatePlace[];
}

/** A quote taken apart, and who said it. */
export interface QuoteReading extends Reading {
  source: Source;
}

export function read(text: string, at: string, zone: string, lexicon: Lexicon): Reading {
  const visibleText = plain(text);
  const list = tokens(visibleText, lexicon);
  const dates = datesOf(visibleText, at, zone, lexicon.code === '' ? undefined : lexicon.code);
  return { text: visibleText, tokens: list, clauses: clauses(list, lexicon), dates };
}

/** What can be looked up of a word: the same key in a claim and in a quote is the same word. */
export function lookupKeys(token: Token, dates: readonly DatePlace[]): string[] {
  if (token.kind === 'break') return [];
  if (token.kind === 'unspaced') return bigrams(token.raw).map((pair) => `=${pair}`);
  const keys = [...token.keys];
  if (token.kind === 'link') keys.push(`l:${linkKey(token.raw)}`);
  if (token.value !== undefined) keys.push(`n:${token.value}`);
  else if (token.kind === 'number') keys.push(`n:${token.raw}`);
  if (token.capital || token.kind === 'identifier') keys.push(`@${nameKey(token.word)}`);
  const date = dateAt(token, dates);
  if (date) keys.push(`d:${date.day}`);
  return keys;
}

/** A link as it is compared: its scheme and a closing slash say nothing, its path says all. */
export function linkKey(link: string): string {
  const bare = link.replace(/^https?:\/\//iu, '').replace(/\/$/u, '');
  const slash = bare.indexOf('/');
  return slash === -1 ? bare.toLowerCase() : bare.slice(0, slash).toLowerCase() + bare.slice(slash);
}
