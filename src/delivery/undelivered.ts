import type { OutgoingMessage } from '../chat/adapter.ts';
import { DeliveryError } from '../chat/errors.ts';
import type { OutboxEntry } from './outbox-entry.ts';

/** So often a message is tried of which nobody knows whether it arrived, and which may come twice. */
const MOST_REPEATS = 5;

/** Whether something of a message is still to be sent: it was not taken for a reason that passes, or a part was lost sight of. */
export function isUnfinished(error: unknown): error is DeliveryError {
  if (!(error instanceof DeliveryError)) return false;
  const { failure, rest } = error;
  return (
    failure === 'rate_limited' || failure === 'unreachable' || (failure === 'ambiguous' && rest !== undefined)
  );
}

/** Whether a message may arrive, although it may have arrived already. */
export function mayRepeat({ repeatable, tries }: OutboxEntry, error: unknown): error is DeliveryError {
  return (
    repeatable === true &&
    tries < MOST_REPEATS &&
    error instanceof DeliveryError &&
    error.failure === 'ambiguous'
  );
}

/** Says that nobody knows whether a piece of a long text arrived; the others are sent all the same. */
export function partUnknown(conversation: string, { message }: DeliveryError): string {
  return `A part of a message to ${conversation} may not have arrived: ${message}`;
}

/**
 * What is still to be sent: all of it, or what a platform did not take of a long text. That answers nothing once more, and
 * still tells of what it is a part.
 */
export function restOf(message: OutgoingMessage, { rest }: DeliveryError): OutgoingMessage {
  if (rest === undefined) return message;
  const { replyTo, ...more } = message;
  return { ...more, ...(replyTo === undefined ? {} : { continues: replyTo }), text: rest };
}

/** Whether a place is gone, or closed to the bot. */
export function isShut(error: unknown): boolean {
  return error instanceof DeliveryError && (error.failure === 'gone' || error.failure === 'forbidden');
}
