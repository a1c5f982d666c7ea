import type { ClaimLanguage, InstructionWords } from './claim-types.ts';
import { NOTHING, SMALL } from './general-claims.ts';
import { languages } from './index.ts';

export type { ClaimLanguage, ClaimMark, InstructionWords } from './claim-types.ts';
export { UNSPACED_INSTRUCTIONS } from './general-claims.ts';

/** Whether a language has words of its own here. */
export function hasClaimWords(code: string | undefined): code is string {
  return code !== undefined && (Object.hasOwn(languages, code) || Object.hasOwn(SMALL, code));
}

/** The words of a language by its ISO 639-1 code; a language without data gets little more than negations. */
export function claimLanguage(code: string | undefined): ClaimLanguage {
  return hasClaimWords(code) ? (languages[code]?.claims ?? SMALL[code] ?? NOTHING) : NOTHING;
}

/** The words of instructions of every language: an instruction counts in whatever language it is written. */
export function instructionLanguages(): readonly InstructionWords[] {
  const known = Object.values(languages).map(({ claims }) => claims);
  return [...known, ...Object.values(SMALL)].map(({ instructions }) => instructions);
}
