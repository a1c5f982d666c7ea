import type { Config } from '../../config/schema.ts';
import type { Space } from '../../conversation/spaces.ts';
import { openLanes, wantsEvidence } from '../deep.ts';
import { SETTLED } from '../gather.ts';
import { harmfulNotes } from '../trials/overlay.ts';
import { passingScores, type Ranked } from './pool.ts';

/** A candidate with where it stands: what would take it into memory, or what keeps it out. */
export interface Standing extends Ranked {
  /** The lane that is open for it; `null` for none, and for what is settled. */
  lane: 'evidence' | 'salience' | null;
  /** What stops it: a gate of the evidence lane, a code of the deep phase, or the verdict of an earlier dream or a person. */
  stoppedBy: string | null;
}

/** Where each candidate stands tonight, the ranking's order kept. Nothing is written. */
export async function standings(
  ranked: readonly Ranked[],
  { space, config }: { space: Space; config: Pick<Config, 'dreaming'> },
): Promise<Standing[]> {
  const marks = await space.state.judged();
  const { salience } = config.dreaming.phases.deep;
  const numbered = ranked.map((one, at) => ({ ...one.candidate, n: at + 1 }));
  const { passed, stopped } = await openLanes(numbered, {
    salience: { ...salience, limit: ranked.length },
    evidence: { passing: passingScores(ranked), limit: ranked.length },
    harmful: harmfulNotes(ranked),
    people: await space.people(),
    today: space.today(),
    zone: space.settings.timezone,
  });
  const lanes = new Map(passed.map(({ n, lane }) => [n, lane ?? ('salience' as const)] as const));
  const codes = new Map(stopped.map(({ candidate, code }) => [candidate.n, code]));
  return ranked.map((one, at): Standing => {
    const settled = one.candidate.notes
      .map(({ key, hash }) => marks.get(key)?.hash === hash && marks.get(key)?.verdict)
      .find((verdict) => verdict && SETTLED.includes(verdict));
    if (settled) return { ...one, lane: null, stoppedBy: settled };
    const code = codes.get(at + 1);
    const closed = one.gates.find(({ ok }) => !ok)?.gate;
    const stoppedBy =
      code !== undefined && wantsEvidence(code, one.candidate) ? (closed ?? code) : (code ?? null);
    return { ...one, lane: lanes.get(at + 1) ?? null, stoppedBy };
  });
}
