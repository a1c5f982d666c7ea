import { type Channel, ChannelType } from 'discord.js';
import type { ConversationRef } from '../../src/chat/message.ts';

const PREFIX = 'discord:';
const ID = /^[0-9]{1,20}$/;

/** The id of a conversation or a person. */
export function platformId(id: string): string {
  return `${PREFIX}${id}`;
}

/** Discord's own id in `discord:998`; `undefined` for anything else. */
export function discordId(id: string): string | undefined {
  const own = id.startsWith(PREFIX) ? id.slice(PREFIX.length) : '';
  return ID.test(own) ? own : undefined;
}

/** The first second of Discord's ids. */
const EPOCH = 1_420_070_400_000n;

/** When what has this id of Discord came to be, in milliseconds since the epoch. */
export function timeOf(id: string): number {
  return Number((BigInt(id) >> 22n) + EPOCH);
}

/**
 * Where something was said. A private thread is a room of its own, as direct messages are: not everybody who reads its
 * channel, or another one of the server, reads it. What is not known counts as such.
 */
export function placeOf(
  id: string,
  guild: string | null,
  channel: Channel | null | undefined,
): ConversationRef {
  if (guild === null) return { id: platformId(id), kind: 'private' };
  const place: ConversationRef = { id: platformId(id), kind: 'channel' };
  if (channel == null || channel.isDMBased()) return place;
  if (channel.type === ChannelType.PrivateThread) return { ...place, title: channel.name };
  // A server's id may be the id of a channel, too.
  const open: ConversationRef = { ...place, community: platformId(`guild:${guild}`) };
  if (!channel.isThread()) return { ...open, title: `#${channel.name}` };
  const { name, parentId } = channel;
  return { ...open, title: name, ...(parentId === null ? {} : { parent: platformId(parentId) }) };
}
