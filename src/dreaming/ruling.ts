import type { Stop } from './types.ts';

/** A proposal that is not applied: `held` waits for a person, `refused` failed. */
export type Declined = { verdict: 'held' | 'refused' } & Stop;

export const refuse = (code: string, reason: string): Declined => ({ verdict: 'refused', code, reason });
export const hold = (code: string, reason: string): Declined => ({ verdict: 'held', code, reason });

/** Whether a refusal with this code settles a candidate: the memory says it already, or newer words count. */
export function isFinal(code: string): boolean {
  return code === 'duplicate' || code === 'older';
}
