import type { Trial, TrialMark } from '../../memory/evidence.ts';
import type { Candidate } from '../types.ts';

/** What a verdict comes to; a person or the gates of a dream decide, never a trial. */
export const RECOMMENDATIONS = { helpful: 'promote', neutral: 'defer', harmful: 'reject' } as const;

/** What a verdict adds to the number by which candidates are ordered. */
const OVERLAY: Readonly<Record<Trial['verdict'], number>> = { helpful: 0.04, neutral: 0, harmful: 0 };

/** The newest trial of any of these notes, of its text as it stands. */
export function trialOf(
  { notes }: Pick<Candidate, 'notes'>,
  trials: ReadonlyMap<string, TrialMark & { n: number }>,
): Trial | null {
  const own = notes.flatMap(({ key, hash }) => {
    const mark = trials.get(key);
    return mark === undefined || mark.hash !== hash ? [] : [mark];
  });
  const newest = own.sort((a, b) => b.n - a.n)[0];
  if (newest === undefined) return null;
  const { id, verdict, day, report } = newest;
  return { id, verdict, day, report };
}

/** The number that orders a candidate among others; no gate reads it. */
export function orderOf(score: number, trial: Pick<Trial, 'verdict'> | null): number {
  return score + (trial === null ? 0 : OVERLAY[trial.verdict]);
}
