import type { LiveNote } from '../../memory/notes.ts';
import type { JudgedMark, SpaceState } from '../../memory/space-state.ts';
import { WANT_EVIDENCE } from '../lanes.ts';
import { HARMFUL_TRIAL } from '../types.ts';
import type { Ranked } from './pool.ts';

/** The name under which a space keeps the number of the last recall that a dream has seen. */
const SEEN = 'recalls';

/** What evidence brings before a dream once more. */
interface Reopened {
  notes: LiveNote[];
  /** Keys of the notes that gained evidence since the last dream. */
  gained: ReadonlySet<string>;
  /** The number of the last recall of which this dream knows. */
  seen: number;
}

/**
 * Notes that were recalled since the last dream, that pass by their evidence now, or of which a trial no longer says that
 * they do harm. What a dream promoted or refused, or a person rejected or is asked about, stays as it is.
 */
export async function reopenedByEvidence(
  state: Pick<SpaceState, 'get' | 'evidence'>,
  ranked: readonly Ranked[],
  marks: ReadonlyMap<string, JudgedMark>,
): Promise<Reopened> {
  const { keys, last } = await state.evidence.recalledSince(Number((await state.get(SEEN)) ?? 0));
  const wasRecalled = ({ key, record }: LiveNote): boolean =>
    keys.has(key) || record?.turns.some((turn) => keys.has(turn)) === true;
  const gained = new Set<string>();
  const reopened: LiveNote[] = [];
  for (const { notes, passes, trial } of ranked) {
    for (const note of notes) {
      const isNew = wasRecalled(note);
      if (isNew) gained.add(note.key);
      const mark = marks.get(note.key);
      const isLifted = mark?.code === HARMFUL_TRIAL && trial?.verdict !== 'harmful';
      if (isLifted || isOpen(mark, isNew, passes)) reopened.push(note);
    }
  }
  return { notes: reopened, gained, seen: last };
}

/** What was distilled once and left out needs more to be distilled again than to pass still. */
function isOpen(mark: JudgedMark | undefined, isNew: boolean, passes: boolean): boolean {
  if (mark === undefined) return isNew || passes;
  if (mark.verdict === 'skipped') return isNew && mark.code === 'skip';
  return mark.verdict === 'staged' && (isNew || (passes && WANT_EVIDENCE.includes(mark.code)));
}

/** Remembers which recalls a dream has seen. */
export async function markSeen(state: Pick<SpaceState, 'set'>, seen: number): Promise<void> {
  await state.set(SEEN, String(seen));
}
