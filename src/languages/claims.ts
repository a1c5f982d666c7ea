import type { ClaimLanguage, InstructionWords } from './claim-types.ts';
import { NOTHING } from './general-claims.ts';
import { languages } from './index.ts';

export type { ClaimLanguage, ClaimMark, InstructionWords, TieWords } from './claim-types.ts';

/** Whether a language has words of its own here. */
export function hasClaimWords(code: string | undefined): code is string {
  return code !== undefined && Object.hasOwn(languages, code);
}

/** The words of a language by its ISO 639-1 code; a language without data gets little more than negations. */
export function claimLanguage(code: string | undefined): ClaimLanguage {
  return hasClaimWords(code) ? (languages[code]?.claims ?? NOTHING) : NOTHING;
}

/** The words of instructions of every language: an instruction counts in whatever language it is written. */
export function instructionLanguages(): readonly InstructionWords[] {
  return Object.values(languages).map(({ claims }) => claims.instructions);
}
