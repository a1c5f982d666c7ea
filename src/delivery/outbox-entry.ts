import type { OutgoingMessage } from '../chat/adapter.ts';
import { DeliveryError } from '../chat/errors.ts';

/** A message on its way. */
export interface OutboxEntry {
  conversation: string;
  message: OutgoingMessage;
  /** `sending` found at start means that nobody knows whether it arrived; it is not sent again. */
  state: 'pending' | 'sending' | 'sent' | 'unknown' | 'failed';
  /** Milliseconds since the epoch at which it was handed in; later entries have greater ones. */
  at: number;
  /** Milliseconds since the epoch of the last change of state. */
  changedAt: number;
  /** How often it was tried. */
  tries: number;
  /** Not to be tried before this, in milliseconds since the epoch. */
  retryAt?: number;
  /** Why it failed. */
  reason?: string;
  /** Answers nobody, so that several which wait become one. */
  notice?: true;
  /** Goes to a person alone: `conversation` is that person's id. */
  privately?: true;
  /** Saying it twice does no harm: it is sent again when nobody knows whether it arrived. */
  repeatable?: true;
  /** Ids of the notices that went into this one. */
  merged?: string[];
}

const REMEMBER_MS = 7 * 24 * 60 * 60 * 1000;

/** In the order in which they were taken. */
export function pendingAmong(all: readonly [string, OutboxEntry][]): [string, OutboxEntry][] {
  return all.filter(([, entry]) => entry.state === 'pending').sort((a, b) => a[1].at - b[1].at);
}

/** What becomes of a message that is not tried again. */
export function endOf(error: unknown): 'failed' | 'unknown' {
  return error instanceof DeliveryError && error.failure !== 'ambiguous' ? 'failed' : 'unknown';
}

/** Whether it waits, or is being sent. */
export function isOpen({ state }: OutboxEntry): boolean {
  return state === 'pending' || state === 'sending';
}

/** Whether it can become one with others like it: it stands for itself, whatever it was said to. */
export function isPlain({ notice, repeatable }: OutboxEntry): boolean {
  return notice === true && repeatable !== true;
}

/** Whether nobody knows that a message arrived, or it could not be delivered. */
export function isUnresolved({ state }: OutboxEntry): boolean {
  return state === 'unknown' || state === 'failed';
}

/** Whether it was settled so long ago that it can be forgotten. */
export function isOver(entry: OutboxEntry, now: number): boolean {
  return !isOpen(entry) && now - entry.changedAt > REMEMBER_MS;
}

/** When a message can be tried again; at once when the clock was set back since that was settled. */
export function retryAtOf({ retryAt = 0, changedAt }: OutboxEntry, now: number): number {
  return changedAt > now ? 0 : retryAt;
}
