import type { ClaimLanguage, InstructionWords } from './claim-types.ts';
import { claimsEn } from './en/claims.ts';
import { NOTHING, SMALL } from './general-claims.ts';
import { claimsUk } from './uk/claims.ts';

export type { ClaimLanguage, ClaimMark, InstructionWords } from './claim-types.ts';
export { UNSPACED_INSTRUCTIONS } from './general-claims.ts';

const BY_CODE: Readonly<Record<string, ClaimLanguage>> = { en: claimsEn, uk: claimsUk };

/** Whether a language has words of its own here. */
export function hasClaimWords(code: string | undefined): code is string {
  return code !== undefined && (Object.hasOwn(BY_CODE, code) || Object.hasOwn(SMALL, code));
}

/** The words of a language by its ISO 639-1 code; a language without data gets little more than negations. */
export function claimLanguage(code: string | undefined): ClaimLanguage {
  return hasClaimWords(code) ? (BY_CODE[code] ?? SMALL[code] ?? NOTHING) : NOTHING;
}

/** The words of instructions of every language: an instruction counts in whatever language it is written. */
export function instructionLanguages(): readonly InstructionWords[] {
  return [...Object.values(BY_CODE), ...Object.values(SMALL)].map((language) => language.instructions);
}
