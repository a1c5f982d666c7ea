import type { Config } from '../../config/schema.ts';
import type { Space } from '../../conversation/spaces.ts';
import { holdsNote } from '../../memory/holds-note.ts';
import type { JudgedMark } from '../../memory/space-state.ts';
import type { Item } from '../../memory/types.ts';
import { SETTLED } from '../gather.ts';
import { openLanes, wantsEvidence } from '../lanes.ts';
import { passingScores, type Ranked } from './pool.ts';

/** What was in the memory and is there no more: newer words replaced it, or it left for want of room. */
const GONE = 'gone';

/** A candidate with where it stands: what would take it into memory, or what keeps it out. */
export interface Standing extends Ranked {
  /** The lane that is open for it; `null` for none, and for what is settled. */
  lane: 'evidence' | 'salience' | null;
  /**
   * What stops it: a gate of the evidence lane, a code of the deep phase, the verdict of an earlier dream or a person, or
   * `gone` for what was in the memory and is there no more.
   */
  stoppedBy: string | null;
}

/** What is settled about a candidate is none of the ranking's business. */
export function isSettledBy(stoppedBy: string): boolean {
  return stoppedBy === GONE || SETTLED.some((verdict) => verdict === stoppedBy);
}

/** What decides where candidates stand. */
export interface StandingInput {
  space: Space;
  config: Pick<Config, 'dreaming'>;
  /** The lines of the memory. */
  items: readonly Item[];
}

/** Where each candidate stands tonight, the ranking's order kept. Nothing is written. */
export async function standings(
  ranked: readonly Ranked[],
  { space, config, items }: StandingInput,
): Promise<Standing[]> {
  const marks = await space.state.judged();
  const { salience } = config.dreaming.phases.deep;
  const numbered = ranked.map((one, at) => ({ ...one.candidate, n: at + 1 }));
  const { passed, stopped } = await openLanes(numbered, {
    salience: { ...salience, limit: ranked.length },
    evidence: { passing: passingScores(ranked), limit: ranked.length },
    trials: await space.state.evidence.trials(),
    people: await space.people(),
    today: space.today(),
    zone: space.settings.timezone,
    language: await space.language(),
  });
  const lanes = new Map(passed.map(({ n, lane }) => [n, lane ?? ('salience' as const)] as const));
  const codes = new Map(stopped.map(({ candidate, code }) => [candidate.n, code]));
  return ranked.map((one, at): Standing => {
    const settled = settledBy(one, marks, items);
    if (settled !== undefined) return { ...one, lane: null, stoppedBy: settled };
    const code = codes.get(at + 1);
    const closed = one.gates.find(({ ok }) => !ok)?.gate;
    const stoppedBy =
      code !== undefined && wantsEvidence(code, one.candidate) ? (closed ?? code) : (code ?? null);
    return { ...one, lane: lanes.get(at + 1) ?? null, stoppedBy };
  });
}

/**
 * The verdict that stands on a candidate's notes as they read now; a person's goes before a dream's. What newer words beat,
 * or time, stays beaten: of that the code is told.
 */
function settledBy(
  { candidate, notes }: Ranked,
  marks: ReadonlyMap<string, JudgedMark>,
  items: readonly Item[],
): string | undefined {
  const own = candidate.notes.flatMap(({ key, hash }) => {
    const mark = marks.get(key);
    return mark?.hash === hash ? [mark] : [];
  });
  if (own.some(({ verdict }) => verdict === 'rejected')) return 'rejected';
  const settled = own.find(({ verdict }) => SETTLED.includes(verdict));
  if (settled === undefined) {
    const isBeaten = own.every(({ verdict, code }) => verdict === 'skipped' && code !== 'skip');
    return isBeaten && own.length === notes.length ? own[0]?.code : undefined;
  }
  const wasTaken = settled.verdict === 'promoted' || settled.verdict === 'kept';
  const stands = notes.some((note) => items.some((item) => holdsNote(item, note)));
  return wasTaken && !stands ? GONE : settled.verdict;
}
