import { weightsOf } from '../../languages/weights.ts';

const commonOf = new Map<string, ReadonlyMap<string, number>>();

/**
 * How much each stem tells of what a statement is about: 1 for a rare one, less for one that stands in many statements.
 * Inverse document frequency (Spärck Jones, 1972) over the labelled sentences, scaled to their number.
 */
export function rarities(stems: readonly string[], language: string): ReadonlyMap<string, number> {
  const common = commonOf.get(language) ?? new Map(Object.entries(weightsOf(language)?.common ?? {}));
  commonOf.set(language, common);
  return new Map(stems.map((stem) => [stem, common.get(stem) ?? 1]));
}
