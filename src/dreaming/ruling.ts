import type { Stop } from './types.ts';

/** A proposal that is not applied: `held` waits for a person, `refused` failed. */
export type Declined = { verdict: 'held' | 'refused' } & Stop;

export const refuse = (code: string, reason: string): Declined => ({ verdict: 'refused', code, reason });
export const hold = (code: string, reason: string): Declined => ({ verdict: 'held', code, reason });
