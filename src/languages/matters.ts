import { matters as english } from './en/matters.ts';
import type { MatterRules } from './matter-rules.ts';
import { matters as ukrainian } from './uk/matters.ts';

export type { MatterFrame, MatterRules, TimeForm } from './matter-rules.ts';

const byCode = new Map([english, ukrainian].map((rules) => [rules.code, rules]));

/** How statements of a language are compared; `undefined` for one without data: only equal words are the same then. */
export function mattersOf(code: string): MatterRules | undefined {
  return byCode.get(code);
}

/** The headings of a language, English ones when it has none. */
export function headingsOf(code: string): MatterRules['headings'] {
  return (byCode.get(code) ?? english).headings;
}
