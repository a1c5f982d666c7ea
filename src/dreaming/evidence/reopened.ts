import type { LiveNote } from '../../memory/notes.ts';
import type { JudgedMark, SpaceState } from '../../memory/space-state.ts';
import type { Ranked } from './pool.ts';

/** The name under which a space keeps the number of the last recall that a dream has seen. */
const SEEN = 'recalls';

/** What evidence brings before a dream once more. */
export interface Reopened {
  notes: LiveNote[];
  /** Keys of the notes that gained evidence since the last dream. */
  gained: ReadonlySet<string>;
  /** The number of the last recall of which this dream knows. */
  seen: number;
}

/**
 * Notes that were recalled since the last dream, or that pass by their evidence now. What a dream promoted or refused, or
 * a person rejected or is asked about, stays as it is.
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
  for (const { notes, passes } of ranked) {
    for (const note of notes) {
      const isNew = wasRecalled(note);
      if (isNew) gained.add(note.key);
      if ((isNew || passes) && isOpen(marks.get(note.key))) reopened.push(note);
    }
  }
  return { notes: reopened, gained, seen: last };
}

function isOpen(mark: JudgedMark | undefined): boolean {
  return mark === undefined || mark.verdict === 'staged';
}

/** Remembers which recalls a dream has seen. */
export async function markSeen(state: Pick<SpaceState, 'set'>, seen: number): Promise<void> {
  await state.set(SEEN, String(seen));
}

/** The scores of notes for which every gate is open, by key. */
export function passingScores(ranked: readonly Ranked[]): Map<string, number> {
  return new Map(
    ranked.flatMap(({ passes, notes, score }) =>
      passes ? notes.map(({ key }) => [key, score] as const) : [],
    ),
  );
}
