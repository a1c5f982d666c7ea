import { language, languages } from './index.ts';
import type { MatterRules } from './matter-rules.ts';

export type { MatterFrame, MatterRules, TimeForm } from './matter-rules.ts';

/** How statements of a language are compared; `undefined` for one without data: only equal words are the same then. */
export function mattersOf(code: string): MatterRules | undefined {
  return Object.hasOwn(languages, code) ? languages[code]?.matters : undefined;
}

/** The headings of a language, English ones when it has none. */
export function headingsOf(code: string): MatterRules['headings'] {
  return language(code).matters.headings;
}
