import type { Config } from '../../config/schema.ts';
import type { Score } from './score.ts';

export type GateName = 'minScore' | 'minRecallCount' | 'minUniqueQueries' | 'maxAgeDays';

/** What the evidence lane asks of a candidate. */
export type Gates = Pick<Config['dreaming']['phases']['deep'], GateName>;

/** One gate, as it stands for one candidate. */
export interface GateCheck {
  gate: GateName;
  need: number;
  have: number;
  ok: boolean;
}

/** Every gate of the evidence lane, in the order in which they are told; all of them have to be open. */
export function checkGates(score: Score, gates: Gates): GateCheck[] {
  const atLeast = (gate: GateName, have: number): GateCheck => ({
    gate,
    need: gates[gate],
    have,
    ok: have >= gates[gate],
  });
  return [
    atLeast('minScore', score.score),
    atLeast('minRecallCount', score.signals),
    atLeast('minUniqueQueries', score.uniqueQueries),
    {
      gate: 'maxAgeDays',
      need: gates.maxAgeDays,
      have: score.ageDays,
      ok: score.ageDays <= gates.maxAgeDays,
    },
  ];
}
