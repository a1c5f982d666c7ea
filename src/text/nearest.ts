/** Longer names are no slips of the finger, and comparing them would cost time. */
const LONGEST_COMPARED = 60;
const SHORTEST_BEGINNING = 4;

/** The one of `names` that was probably meant, whatever its case and separators; `undefined` when none is near. */
export function nearest(word: string, names: readonly string[]): string | undefined {
  if (word.length > LONGEST_COMPARED) return undefined;
  const wanted = plain(word);
  if (wanted === '') return undefined;
  let best: string | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const name of names) {
    const candidate = plain(name);
    // `timeout` for `timeoutSeconds`: the unit is what people forget.
    if (wanted.length >= SHORTEST_BEGINNING && candidate.startsWith(wanted) && bestDistance > 1) {
      best = name;
      bestDistance = candidate === wanted ? 0 : 1;
    }
    const allowed = Math.floor(Math.max(candidate.length, wanted.length) / 3);
    if (Math.abs(candidate.length - wanted.length) > allowed) continue;
    const distance = editDistance(wanted, candidate);
    if (distance <= allowed && distance < bestDistance) {
      best = name;
      bestDistance = distance;
    }
  }
  return best;
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[-_\s]/g, '');
}

/**
 * Insertions, deletions, replacements and swaps of neighbours that turn one word into the other.
 * @param most where more than these tell nothing, and the answer is any number above it; default no limit
 */
export function editDistance(from: string, to: string, most = Number.POSITIVE_INFINITY): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (row > 1 && column > 1 && swapped) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      current.push(cost);
    }
    if (Math.min(...current) > most) return most + 1;
    beforeLast = last;
    last = current;
  }
  return last[to.length] ?? 0;
}
