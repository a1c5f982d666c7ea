import type { Database } from '../../state/database.ts';
import { editDistance } from '../../text/nearest.ts';
import { termsLike } from './index-file.ts';

/** Letters that a word and its slip begin with alike. */
const SAME_START = 2;
/** Shorter words are one slip away from too many others. */
const SHORTEST = 5;
/** From this length on two slips are forgiven instead of one. */
const LONG = 8;
const MOST_SLIPS = 2;
/** What a compound and a word inside it have in common at their beginning, at least. */
const SHORTEST_PART = 4;
const MOST_NEIGHBOURS = 4;
const LETTERS = /^\p{L}+$/u;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/**
 * For words of a question that nothing holds: words of the index that they may be slips of, or share the first part of
 * a compound with.
 */
export async function neighboursOf(
  database: Database,
  unknown: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, string[]>();
  for (const word of unknown) {
    if (word.length < SHORTEST_PART || !LETTERS.test(word) || UNSPACED.test(word)) continue;
    const near = (await termsLike(database, word, word.slice(0, SAME_START), MOST_SLIPS))
      .map((term) => ({ term, distance: farness(word, term) }))
      .filter(({ distance }) => distance < Number.POSITIVE_INFINITY)
      .sort((a, b) => a.distance - b.distance || b.term.length - a.term.length)
      .slice(0, MOST_NEIGHBOURS);
    if (near.length > 0)
      found.set(
        word,
        near.map(({ term }) => term),
      );
  }
  return found;
}

/** Slips between two words, more for two words that only begin alike; infinite when they have nothing to do. */
function farness(word: string, term: string): number {
  const most = word.length >= LONG ? MOST_SLIPS : word.length >= SHORTEST ? 1 : 0;
  if (Math.abs(word.length - term.length) <= most) {
    const slips = editDistance(word, term, most);
    if (slips <= most) return slips;
  }
  const [short, long] = word.length < term.length ? [word, term] : [term, word];
  if (short.length >= SHORTEST_PART && long.startsWith(short)) return most + 1;
  return Number.POSITIVE_INFINITY;
}
