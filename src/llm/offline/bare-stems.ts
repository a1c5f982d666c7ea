import type { MatterRules } from '../../languages/matters.ts';
import { contentStems } from '../../text/words.ts';

/** Sorted content stems without denial and words of change. */
export function bareStems(text: string, rules: MatterRules | undefined, language: string): string[] {
  return orderedStems(text, rules, language).sort();
}

/** The same in their order. */
export function orderedStems(text: string, rules: MatterRules | undefined, language: string): string[] {
  const bare = rules
    ? text.replace(everywhere(rules.change), ' ').replace(everywhere(rules.negation), ' ')
    : text;
  const whole = rules?.compoundEnds ? bare.replace(rules.compoundEnds, '') : bare;
  return [...new Set(contentStems(whole, language || undefined))];
}

const global = new WeakMap<RegExp, RegExp>();

/** A pattern that finds all its places. */
export function everywhere(pattern: RegExp): RegExp {
  const known = global.get(pattern) ?? new RegExp(pattern.source, `${pattern.flags.replace('g', '')}g`);
  global.set(pattern, known);
  return known;
}
