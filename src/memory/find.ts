import { normalisedKey, similarity } from '../text/similarity.ts';
import type { Item } from './types.ts';

/** Below this, a text that a person typed does not mean the line. */
const ALIKE = 0.6;

/**
 * The item that a person means by its number (`3`, `#3`), its text, a part of it, or nearly its text; several when the
 * words fit several, `undefined` when they fit none.
 */
export function findItem(items: readonly Item[], query: string): Item | { ambiguous: Item[] } | undefined {
  const wanted = query.trim();
  const number = /^#?(\d{1,6})$/.exec(wanted)?.[1];
  if (number !== undefined) return items[Number(number) - 1];
  const key = normalisedKey(wanted);
  if (key === '') return undefined;
  const keyed = items.map((item) => ({ item, key: normalisedKey(item.text) }));
  const found = [
    () => keyed.filter((entry) => entry.key === key),
    () => keyed.filter((entry) => entry.key.includes(key)),
    () => keyed.filter(({ item }) => similarity(wanted, item.text) >= ALIKE),
  ];
  for (const search of found) {
    const matches = search().map(({ item }) => item);
    if (matches.length > 1) return { ambiguous: matches };
    if (matches.length === 1) return matches[0];
  }
  return undefined;
}
