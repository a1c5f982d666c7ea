import { type Clock, stopwatch } from '../chat/clock.ts';
import type { IncomingMessage } from '../chat/message.ts';

/** So long after a refusal the same person is not refused again in the same room. */
const SILENT_MS = 60_000;

/**
 * Whether somebody is to be told that they may not do something. In a room they are told once a minute, whatever they
 * try: platforms count what is posted there, and answers to others would wait behind refusals.
 *
 * @param answersApart whether they wait for an answer that holds up nobody
 */
export function createRefusals(
  clock: Clock,
  answersApart: (conversation: string, ref: string) => boolean,
): (event: IncomingMessage) => boolean {
  const passed = stopwatch(clock);
  /** By room and person, the oldest first. */
  const told = new Map<string, number>();
  return ({ conversation: { id, kind }, ref, author }) => {
    if (kind === 'private' || kind === 'console' || answersApart(id, ref)) return true;
    const now = passed();
    for (const [key, at] of told) {
      if (at > now - SILENT_MS) break;
      told.delete(key);
    }
    const key = `${id} ${author.id}`;
    if (told.has(key)) return false;
    told.set(key, now);
    return true;
  };
}
