import {
  type Channel,
  type ChannelManager,
  type Message,
  PermissionFlagsBits,
  RateLimitError,
} from 'discord.js';
import type { Clock } from '../../src/chat/clock.ts';
import { sleep } from '../../src/chat/sleep.ts';
import { TooMuch } from './catch-up.ts';
import { CODE, codeOf, platformError, REFUSALS, waitOf } from './errors.ts';

/** A fault that passes is waited out so often. */
const MOST_TRIES = 3;
const PAUSE_MS = 5_000;
/** So many people of a page are looked up, while what is said in the channel waits. */
const MOST_LOOKED_UP = 10;

/** The bot sees the channel, and not what was written there before. */
class NoHistory extends Error {
  override readonly name = 'NoHistory';
}

/**
 * Reads at most `limit` messages after a message of a channel, oldest first.
 * @throws what {@link whyLost} understands
 */
type Reader = (channel: string, after: string, limit: number) => Promise<Message[]>;

/**
 * Reads until `signal` gives it up. A fault is waited out; once that was in vain in a channel, the others, which hold
 * back what is said there meanwhile, are not kept waiting for it.
 */
export function createReader(channels: ChannelManager, clock: Clock, signal: AbortSignal): Reader {
  let isFaulty = false;
  const lookedUp = new Set<string>();
  return async (id, after, limit) => {
    for (let tries = 1; ; tries += 1) {
      signal.throwIfAborted();
      try {
        const missed = await readOnce(channels, id, after, limit);
        await lookUpMembers(missed, lookedUp);
        return missed;
      } catch (error) {
        if (signal.aborted || codeOf(error) !== undefined || error instanceof NoHistory) throw error;
        // Discord is well and says how long it wants to be left alone.
        const isLimit = error instanceof RateLimitError;
        if (tries === MOST_TRIES || (isFaulty && !isLimit)) {
          isFaulty ||= !isLimit;
          throw error;
        }
        await sleep(clock, (isLimit ? waitOf(error) : undefined) ?? PAUSE_MS, signal);
      }
    }
  };
}

async function readOnce(
  channels: ChannelManager,
  id: string,
  after: string,
  limit: number,
): Promise<Message[]> {
  const channel = await channels.fetch(id);
  if (channel === null || !channel.isTextBased()) return [];
  if (isQuiet(channel, after)) return [];
  // Discord answers with nothing then.
  if (!mayRead(channel)) throw new NoHistory();
  const missed = await channel.messages.fetch({ after, limit, cache: false });
  return [...missed.values()].reverse();
}

/**
 * Makes known what the authors are called in the server, which Discord tells with what is said now only. Whoever cannot be
 * looked up keeps their own name.
 */
async function lookUpMembers(messages: readonly Message[], lookedUp: Set<string>): Promise<void> {
  const people = new Map<string, Message>();
  for (const message of messages) {
    const { guildId, author, member, webhookId } = message;
    const key = `${guildId} ${author.id}`;
    if (guildId === null || webhookId !== null || member !== null || lookedUp.has(key)) continue;
    if (people.size < MOST_LOOKED_UP) people.set(key, message);
  }
  const lookUp = async ([key, { guild, author }]: [string, Message]): Promise<void> => {
    lookedUp.add(key);
    await guild?.members.fetch(author.id).catch(() => undefined);
  };
  await Promise.all([...people].map(lookUp));
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
