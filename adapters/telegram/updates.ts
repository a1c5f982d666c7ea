import type { IncomingEdit, IncomingMessage, Joining } from '../../src/chat/message.ts';
import type { Chat, Update, User } from './api.ts';
import { attachmentsOf } from './attachments.ts';
import { conversationOf, PLATFORM, refOf } from './places.ts';
import { type AnyMessage, callsBot, hasQuote, plainText, type Self, wordsOf } from './words.ts';

/** What the bot asks Telegram to tell. */
export const ALLOWED_UPDATES = ['message', 'edited_message', 'my_chat_member', 'callback_query'] as const;

/** Whether something that came from a server can be told apart from the updates before it. */
export function isUpdate(given: unknown): given is Update {
  return Number.isSafeInteger((given as Partial<Update> | null | undefined)?.update_id);
}

/** A message that says something: words or something attached; others only tell what happened in the room. */
export function incomingMessage(message: AnyMessage, self: Self): IncomingMessage | undefined {
  const words = wordsOf(message);
  const attachments = attachmentsOf(message);
  if (words.text === '' && attachments.length === 0) return undefined;
  const { chat } = message;
  const answered = answeredMessage(message);
  const origin =
    message.forward_origin !== undefined || message.is_automatic_forward
      ? 'forwarded'
      : message.via_bot !== undefined || hasQuote(words)
        ? 'quoted'
        : 'own';
  return {
    conversation: conversationOf(chat, message),
    ref: refOf(chat.id, message.message_id),
    at: message.date * 1000,
    author: authorOf(message),
    text: plainText(words, self),
    origin,
    addressed:
      chat.type === 'private' ||
      answered?.from?.id === self.id ||
      // Who forwards a call does not call.
      (origin !== 'forwarded' && callsBot(words, self)),
    ...(answered === undefined ? {} : { replyTo: refOf(chat.id, answered.message_id) }),
    ...(attachments.length === 0 ? {} : { attachments }),
  };
}

/** What a message says now. A place that is shared for a while changes all the time, which says nothing. */
export function incomingEdit(message: AnyMessage, self: Self): IncomingEdit | undefined {
  if ('location' in message) return undefined;
  return {
    conversation: conversationOf(message.chat, message),
    ref: refOf(message.chat.id, message.message_id),
    at: (message.edit_date ?? message.date) * 1000,
    saidAt: message.date * 1000,
    text: plainText(wordsOf(message), self),
  };
}

/** The bot was taken into a group. */
export function joiningOf({ my_chat_member: change }: Update.MyChatMemberUpdate): Joining | undefined {
  const { chat, from, date, old_chat_member: before, new_chat_member: after } = change;
  if (chat.type !== 'group' && chat.type !== 'supergroup') return undefined;
  if (isIn(before) || !isIn(after)) return undefined;
  const { id, name } = authorOf({ from, chat });
  return { conversation: conversationOf(chat, {}), at: date * 1000, by: { id, name } };
}

function isIn(member: { status: string; is_member?: boolean }): boolean {
  return (
    ['member', 'administrator', 'creator'].includes(member.status) ||
    (member.status === 'restricted' && member.is_member === true)
  );
}

/** In a forum every message answers the one with which its topic began; that is no answer. */
function answeredMessage(message: AnyMessage): AnyMessage['reply_to_message'] {
  const answered = message.reply_to_message;
  return answered === undefined || 'forum_topic_created' in answered ? undefined : answered;
}

/** The user under which Telegram shows administrators who hide who they are. */
const ANONYMOUS_ADMIN = 1087968824;

/**
 * Who speaks. Somebody who hides behind a group or a channel gets an id without a number: no owner has such a one,
 * whoever is behind it.
 */
function authorOf({
  from,
  sender_chat: sender,
  chat,
  author_signature: signature,
}: {
  from?: User;
  sender_chat?: Chat;
  chat: Chat;
  author_signature?: string;
}): IncomingMessage['author'] {
  const behind = sender ?? (from === undefined || from.id === ANONYMOUS_ADMIN ? chat : undefined);
  if (behind !== undefined) {
    const title = 'title' in behind ? behind.title : undefined;
    const name = [title, signature].filter(Boolean).join(', ') || 'Somebody';
    return { id: `${PLATFORM}:chat${behind.id}`, name, bot: false };
  }
  return personOf(from);
}

/** A person, or a bot, under their own name. */
export function personOf(user: User | undefined): IncomingMessage['author'] {
  if (user === undefined) return { id: `${PLATFORM}:nobody`, name: 'Somebody', bot: false };
  const name = [user.first_name, user.last_name].filter(Boolean).join(' ').trim();
  return {
    id: `${PLATFORM}:${user.id}`,
    name: name || user.username || `Person ${user.id}`,
    bot: user.is_bot,
  };
}
