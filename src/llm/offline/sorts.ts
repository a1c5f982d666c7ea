import type { MatterRules } from '../../languages/matters.ts';
import { contentStems } from '../../text/words.ts';

const sortsByRules = new WeakMap<MatterRules, ReadonlyMap<string, number>>();

/** Numbers of the sorts of things that stems name, by stem. */
export function sortsAmong(
  stems: readonly string[],
  rules: MatterRules,
  language: string,
): ReadonlyMap<string, number> {
  const known = sortsByRules.get(rules);
  const sorts =
    known ??
    new Map(rules.sorts.flatMap((line, n) => contentStems(line, language).map((stem) => [stem, n] as const)));
  if (!known) sortsByRules.set(rules, sorts);
  return new Map(stems.flatMap((stem) => (sorts.has(stem) ? [[stem, sorts.get(stem) ?? 0] as const] : [])));
}
