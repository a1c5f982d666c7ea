import type { Row } from './index-file.ts';
import type { Ranked } from './ranking.ts';

/** Where an entry stands in each of two rankings, from 1. */
export interface Ranks {
  words?: number;
  meaning?: number;
}

/** An entry whose score comes from its places in two rankings. */
interface Fused extends Ranked<Row> {
  ranks: Ranks;
}

/**
 * How little the first places of a ranking outweigh the next ones. The value, and the sum of 1 / (K + rank), are those
 * of Cormack, Clarke and Büttcher, "Reciprocal Rank Fusion outperforms Condorcet and individual Rank Learning
 * Methods", SIGIR 2009, who found any near it to do as well.
 */
const K = 60;

/**
 * One ranking of what words and what meaning find. Ranks can be added where scores cannot: those of words are a sum of
 * shares, those of meaning are cosines that lie close together, and closer for some models than for others.
 * @param byWords best first
 * @param byMeaning numbers of entries, best first
 * @returns best first; 1 is the score of what is first in both
 */
export function fused(byWords: readonly Ranked<Row>[], byMeaning: readonly number[]): Fused[] {
  const places = new Map(byMeaning.map((id, at) => [id, at + 1]));
  return byWords
    .map((one, at): Fused => {
      const meaning = places.get(one.entry.id);
      const ranks = {
        // What holds no word of the question was not found by words.
        ...(one.score > 0 ? { words: at + 1 } : {}),
        ...(meaning === undefined ? {} : { meaning }),
      };
      return { ...one, score: share(ranks.words) + share(ranks.meaning), ranks };
    })
    .sort((a, b) => b.score - a.score);
}

function share(rank: number | undefined): number {
  return rank === undefined ? 0 : (K + 1) / (K + rank) / 2;
}
