import {
  type Channel,
  type ChannelManager,
  type Message,
  PermissionFlagsBits,
  RateLimitError,
} from 'discord.js';
import type { Clock } from '../../src/chat/clock.ts';
import { TooMuch } from './backfill.ts';
import { CODE, codeOf, platformError, REFUSALS } from './errors.ts';

/** A fault that passes is waited out so often. */
const MOST_TRIES = 3;
const PAUSE_MS = 5_000;

/** The bot sees the channel, and not what was written there before. */
class NoHistory extends Error {
  override readonly name = 'NoHistory';
}

/**
 * Reads what was said in a channel after a message, oldest first, until `signal` gives it up.
 * @throws what {@link whyLost} understands
 */
export async function readAfter(
  channels: ChannelManager,
  clock: Clock,
  place: { id: string; after: string; limit: number; signal: AbortSignal },
  tries = MOST_TRIES,
): Promise<Message[]> {
  const { id, after, limit, signal } = place;
  signal.throwIfAborted();
  try {
    const channel = await channels.fetch(id);
    if (channel === null || !channel.isTextBased()) return [];
    if (isQuiet(channel, after)) return [];
    // Discord answers with nothing then.
    if (!mayRead(channel)) throw new NoHistory();
    const missed = await channel.messages.fetch({ after, limit, cache: false });
    return [...missed.values()].reverse();
  } catch (error) {
    if (tries === 1 || signal.aborted || codeOf(error) !== undefined || error instanceof NoHistory)
      throw error;
    const pause = error instanceof RateLimitError ? Math.max(error.retryAfter, error.timeToReset) : PAUSE_MS;
    await new Promise<void>((resolve) => {
      clock.after(pause, resolve);
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
    return readAfter(channels, clock, place, tries - 1);
  }
}

function mayRead(channel: Channel): boolean {
  if (channel.isDMBased()) return true;
  const { me } = channel.guild.members;
  return me === null || channel.permissionsFor(me).has(PermissionFlagsBits.ReadMessageHistory);
}

/** Whether Discord said, when the connection began, that nothing is new there: it spares a call for most channels. */
function isQuiet(channel: Channel, after: string): boolean {
  // Of direct messages it says nothing, of threads only while they are open.
  if (channel.isDMBased() || channel.isThread() || !channel.isTextBased()) return false;
  const newest = channel.lastMessageId;
  return channel.guild.available && newest !== null && BigInt(newest) <= BigInt(after);
}

/** Whether a channel cannot be read for good, until something arrives from it. */
export function isShut(error: unknown): boolean {
  return [CODE.unknownChannel, CODE.missingAccess].some((code) => code === codeOf(error));
}

/** Why not everything could be read, in a sentence. */
export function whyLost(error: unknown): string {
  if (error instanceof TooMuch) return error.message;
  if (error instanceof NoHistory) return 'Give its role “Read Message History” there.';
  const code = codeOf(error);
  return (code === undefined ? undefined : REFUSALS[code]?.sentence) ?? platformError(error).message;
}
