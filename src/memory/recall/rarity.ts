/** What is known of the words of a space. */
export interface Collection {
  /** How many entries hold each term of the question, of what stands in for it, and of the kinds that it names. */
  holding: ReadonlyMap<string, number>;
  /** About how many entries there are, and no less. */
  total: number;
  /** Words that stand in for terms that no entry holds. */
  neighbours: ReadonlyMap<string, readonly string[]>;
}

/** The inverse document frequency of a term, or of what stands in for it. */
export function rarity(term: string, { holding, total, neighbours }: Collection): number {
  const known = [term, ...(neighbours.get(term) ?? [])];
  return rarityOf(Math.max(...known.map((one) => holding.get(one) ?? 0)), total);
}

/** The same of a kind, 0 when nothing of it was told. */
export function kindRarity(members: readonly string[], { holding, total }: Collection): number {
  const told = members.reduce((sumOf, member) => sumOf + (holding.get(member) ?? 0), 0);
  return told === 0 ? 0 : rarityOf(Math.min(told, total), total);
}

function rarityOf(holding: number, total: number): number {
  return Math.log(1 + (total - holding + 0.5) / (holding + 0.5));
}
