import type { GateName } from '../dreaming/evidence/gates.ts';
import type { Ranked } from '../dreaming/evidence/pool.ts';
import type { Standing } from '../dreaming/evidence/standing.ts';
import { RECOMMENDATIONS } from '../dreaming/trials/overlay.ts';

/** Digits behind the point that documents hold of a score. */
const DIGITS = 4;
const rounded = (value: number): number => Number(value.toFixed(DIGITS));

/** A candidate as the command line's documents hold it. */
export function candidateDocument(standing: Standing) {
  const { id, candidate, notes, components, reinforcement, signals, recalls, uniqueQueries } = standing;
  const { trial } = standing;
  const [newest] = notes;
  return {
    id,
    text: candidate.text,
    path: newest?.path ?? null,
    line: newest?.line ?? null,
    day: candidate.day,
    kind: candidate.kind,
    lane: standing.lane,
    score: rounded(standing.score),
    components: Object.fromEntries(
      Object.entries(components).map(([name, value]) => [name, rounded(value)]),
    ) as typeof components,
    reinforcement: { light: rounded(reinforcement.light), rem: rounded(reinforcement.rem) },
    signals,
    recalls,
    uniqueQueries,
    grounded: standing.evidence.grounded.length,
    ageDays: standing.ageDays,
    passes: standing.passes,
    stoppedBy: standing.stoppedBy,
    trial:
      trial === null
        ? null
        : {
            verdict: trial.verdict,
            recommendation: RECOMMENDATIONS[trial.verdict],
            day: trial.day,
            report: trial.report,
          },
    order: rounded(standing.order),
  };
}

/** The gates of a candidate, with numbers as documents hold them. */
export function gatesDocument({ gates }: Pick<Ranked, 'gates'>): {
  gate: GateName;
  need: number;
  have: number;
  ok: boolean;
}[] {
  return gates.map((check) => ({ ...check, have: rounded(check.have) }));
}
