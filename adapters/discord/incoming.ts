import { type Message, MessageFlags, MessageReferenceType } from 'discord.js';
import type { Attachment, IncomingEdit, IncomingMessage } from '../../src/chat/message.ts';
import { placeOf, platformId } from './places.ts';
import { readableText } from './readable.ts';

/** What a message of Discord says; `undefined` when a person said nothing with it, such as that somebody joined. */
export function incomingMessage(message: Message): IncomingMessage | undefined {
  if (message.system || message.author.id === message.client.user.id) return undefined;
  const forwarded = message.reference?.type === MessageReferenceType.Forward;
  const said = forwarded ? (message.messageSnapshots.first() ?? message) : message;
  const attachments = [...attachmentsOf(said as Message)];
  const text = forwarded ? readable(said as Message) : spokenText(message);
  if (text === '' && attachments.length === 0) return undefined;
  const replyTo = forwarded ? undefined : message.reference?.messageId;
  return {
    conversation: placeOf(message.channelId, message.guildId, message.channel),
    ref: message.id,
    at: message.createdTimestamp,
    author: authorOf(message),
    text,
    ...(replyTo === undefined ? {} : { replyTo }),
    origin: forwarded ? 'forwarded' : 'own',
    ...(attachments.length === 0 ? {} : { attachments }),
    addressed: message.guildId === null || isAddressed(message),
  };
}

/** What an edited message says now; `undefined` when its words are the old ones or the bot's. */
export function incomingEdit(message: Message): IncomingEdit | undefined {
  // Discord also tells when it has looked at a link, or when somebody pinned the message: those are no edits.
  if (message.editedTimestamp === null || message.system) return undefined;
  if (message.author.id === message.client.user.id) return undefined;
  return {
    conversation: placeOf(message.channelId, message.guildId, message.channel),
    ref: message.id,
    at: message.editedTimestamp,
    saidAt: message.createdTimestamp,
    text: spokenText(message),
  };
}

function authorOf({ author, member, webhookId }: Message): IncomingMessage['author'] {
  return {
    id: platformId(author.id),
    name: member?.displayName ?? author.displayName,
    bot: author.bot || webhookId !== null,
  };
}

/** A mention of the bot or of the role that is its own, or an answer to it. */
function isAddressed({ client, guild, mentions }: Message): boolean {
  const own = guild?.roles.botRoleFor(client.user.id);
  return (
    mentions.users.has(client.user.id) ||
    mentions.repliedUser?.id === client.user.id ||
    (own !== undefined && own !== null && mentions.roles.has(own.id))
  );
}

/** The text without the mention by which the bot is called at its beginning or end, unless nothing else is there. */
function spokenText(message: Message): string {
  const mention = `<@!?${message.client.user.id}>`;
  const told = message.content
    .replace(new RegExp(`^\\s*(?:${mention}[\\s,:;–—-]*)+`, 'u'), '')
    .replace(new RegExp(`\\s*${mention}\\s*$`, 'u'), '');
  return readable(message, told.trim() === '' ? message.content : told);
}

function readable(message: Message, text = message.content): string {
  const { client, guild, mentions } = message;
  return readableText(text, {
    person: (id) =>
      guild?.members.cache.get(id)?.displayName ??
      (mentions.users.get(id) ?? client.users.cache.get(id))?.displayName,
    role: (id) => guild?.roles.cache.get(id)?.name,
    channel: (id) => {
      const channel = client.channels.cache.get(id);
      return channel === undefined || channel.isDMBased() ? undefined : channel.name;
    },
  });
}

function* attachmentsOf(message: Message): Iterable<Attachment> {
  const voice = message.flags.has(MessageFlags.IsVoiceMessage);
  for (const { contentType, name } of message.attachments.values()) {
    yield { kind: voice ? 'voice' : kindOf(contentType), name };
  }
  for (const { name } of message.stickers.values()) yield { kind: 'sticker', name };
  if (message.poll?.question.text != null) yield { kind: 'poll', name: message.poll.question.text };
  // What a linked page says about itself is nobody's words here: that there was a link is enough.
  for (const _ of message.embeds) yield { kind: 'link' };
}

function kindOf(contentType: string | null): string {
  const kind = contentType?.split('/', 1)[0] ?? '';
  return ['image', 'video', 'audio'].includes(kind) ? kind : 'file';
}
