import type { Channel } from 'discord.js';
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

/** Where something was said. */
export function placeOf(
  id: string,
  guild: string | null,
  channel: Channel | null | undefined,
): ConversationRef {
  const place: ConversationRef = { id: platformId(id), kind: guild === null ? 'private' : 'channel' };
  if (channel == null || channel.isDMBased()) return place;
  if (!channel.isThread()) return { ...place, title: `#${channel.name}` };
  const { name, parentId } = channel;
  return { ...place, title: name, ...(parentId === null ? {} : { parent: platformId(parentId) }) };
}
