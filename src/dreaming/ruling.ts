import { MARKS } from '../privacy/kinds.ts';
import type { Stop } from './types.ts';

/** A proposal that is not applied: `held` waits for a person, `refused` failed. */
export type Declined = { verdict: 'held' | 'refused' } & Stop;

export const refuse = (code: string, reason: string): Declined => ({ verdict: 'refused', code, reason });
export const hold = (code: string, reason: string): Declined => ({ verdict: 'held', code, reason });

/** Why what has the mark of something that was taken out goes no further. */
export const REDACTED = 'It is about something private that was taken out.';

export function isRedacted(text: string): boolean {
  return text.search(MARKS) >= 0;
}

/** Whether a refusal with this code settles a candidate: the memory says it already, or newer words count. */
export function isFinal(code: string): boolean {
  return code === 'duplicate' || code === 'older';
}
