import type { Ranked } from '../evidence/pool.ts';
import { type StandingInput, standings } from '../evidence/standing.ts';
import { type Judgement, NO_ROOM } from '../types.ts';

/** One of the ranking: what took it into memory, or what keeps it out. */
export interface RankedLine {
  text: string;
  score: number;
  lane: 'evidence' | 'salience' | null;
  /** `null` when it was taken. */
  stoppedBy: string | null;
}

/** What a dream decided about some notes. */
export interface Decided extends Pick<Judgement, 'verdict' | 'code'> {
  notes: readonly { key: string }[];
  /** Which lane took it, when that is known. */
  lane?: 'evidence' | 'salience';
}

/** So many of the ranking are reported; the rest is counted. */
const MOST_RANKED = 50;

/** The best of the ranking as this dream left them. */
export async function rankingOf(
  ranked: readonly Ranked[],
  decided: readonly Decided[],
  given: StandingInput,
): Promise<RankedLine[]> {
  const tonight = new Map(decided.flatMap((one) => one.notes.map(({ key }) => [key, one] as const)));
  const best = await standings(ranked.slice(0, MOST_RANKED), given);
  return best.map(({ candidate, score, lane, stoppedBy }): RankedLine => {
    const own = candidate.notes.map(({ key }) => tonight.get(key)).find((one) => one !== undefined);
    return { text: candidate.text, score, ...(own === undefined ? { lane, stoppedBy } : outcomeOf(own)) };
  });
}

function outcomeOf({ verdict, code, lane }: Decided): Pick<RankedLine, 'lane' | 'stoppedBy'> {
  if (verdict === 'promoted' && code !== NO_ROOM)
    return lane === undefined ? { lane: null, stoppedBy: 'promoted' } : { lane, stoppedBy: null };
  return { lane: null, stoppedBy: verdict === 'kept' ? 'kept' : code };
}
