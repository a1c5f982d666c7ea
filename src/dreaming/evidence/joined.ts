import { light } from '../light.ts';
import type { Candidate } from '../types.ts';

/** Live candidates and historical ones, with the days on which historical notes say each. */
interface Joined {
  /** Historical statements that nobody made since; the others joined the live ones. */
  alone: ReadonlySet<Candidate>;
  groundedOn: (candidate: Candidate) => readonly string[];
}

/** So that words alone decide: who noted a statement once need not be who makes it now. */
const ANYBODY = { speaker: { id: '', name: '' }, sources: [] };

/**
 * Joins historical statements with live ones that say the same: they lend them their days, never their words. The rest
 * stays apart.
 * @param live each said once
 * @param older one for each historical note
 */
export async function joinOlder(
  live: readonly Candidate[],
  older: readonly Candidate[],
  dedupeSimilarity: number,
): Promise<Joined> {
  const lent =
    live.length === 0 || older.length === 0 ? new Map() : await lentDays(live, older, dedupeSimilarity);
  const apart = older.filter(({ notes }) => !notes.some(({ key }) => lent.has(key)));
  const { candidates } = await light(numbered(apart), { limit: apart.length, dedupeSimilarity });
  const alone = new Set(candidates);
  return {
    alone,
    groundedOn: (candidate) =>
      alone.has(candidate)
        ? candidate.days
        : [...new Set(candidate.notes.flatMap(({ key }) => lent.get(key) ?? []))].sort(),
  };
}

/** The days on which historical notes say what a live one says, by the keys of either. */
async function lentDays(
  live: readonly Candidate[],
  older: readonly Candidate[],
  dedupeSimilarity: number,
): Promise<Map<string, string[]>> {
  const dayOf = new Map(older.flatMap(({ notes, day }) => notes.map(({ key }) => [key, day] as const)));
  const all = numbered([...live, ...older]).map((candidate) => ({ ...candidate, ...ANYBODY }));
  const { candidates: groups } = await light(all, { limit: all.length, dedupeSimilarity });
  const lent = new Map<string, string[]>();
  for (const { notes } of groups) {
    const days = notes.map(({ key }) => dayOf.get(key)).filter((day) => day !== undefined);
    if (days.length === 0 || days.length === notes.length) continue;
    for (const { key } of notes) lent.set(key, days);
  }
  return lent;
}

function numbered(candidates: readonly Candidate[]): Candidate[] {
  return candidates.map((candidate, at) => ({ ...candidate, n: at + 1 }));
}
