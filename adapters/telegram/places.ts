import type { ConversationRef } from '../../src/chat/message.ts';
import type { Chat } from './api.ts';

export const PLATFORM = 'telegram';

/** Where a message goes. */
export interface Place {
  chat: number;
  /** A forum topic; General is none. */
  thread?: number;
}

const CONVERSATION = /^telegram:(-?\d{1,17})(?::(\d{1,15}))?$/;
const PERSON = /^telegram:(\d{1,17})$/;
/** The topic that every forum has: it comes with this id, and takes nothing that is sent to it. */
const GENERAL = 1;
/** Ids of supergroups are below this; ids of basic groups are above. */
const SUPERGROUPS = -1_000_000_000_000;

export function conversationId({ chat, thread }: Place): string {
  return thread === undefined ? `${PLATFORM}:${chat}` : `${PLATFORM}:${chat}:${thread}`;
}

/** `undefined` for something else than a conversation of this platform. */
export function placeOf(conversation: string): Place | undefined {
  const [, chat, thread] = CONVERSATION.exec(conversation) ?? [];
  if (chat === undefined) return undefined;
  return thread === undefined || Number(thread) === GENERAL
    ? { chat: Number(chat) }
    : { chat: Number(chat), thread: Number(thread) };
}

/** The private chat with a person, whose id it shares. */
export function privatePlaceOf(person: string): Place | undefined {
  const [, id] = PERSON.exec(person) ?? [];
  return id === undefined ? undefined : { chat: Number(id) };
}

/** The conversation of a message. In groups that are no forums a thread is only a chain of replies. */
export function conversationOf(
  chat: Chat,
  thread: { message_thread_id?: number | undefined; is_topic_message?: boolean | undefined },
): ConversationRef {
  const topic = thread.is_topic_message === true ? thread.message_thread_id : undefined;
  const inTopic = topic !== undefined && topic !== GENERAL;
  const title = 'title' in chat ? chat.title : undefined;
  return {
    id: conversationId(inTopic ? { chat: chat.id, thread: topic } : { chat: chat.id }),
    kind: chat.type === 'private' ? 'private' : chat.type === 'channel' ? 'channel' : 'group',
    ...(title === undefined ? {} : { title }),
    ...(inTopic ? { parent: conversationId({ chat: chat.id }) } : {}),
  };
}

/**
 * The ref of a message. A basic group that becomes a supergroup counts its messages anew, and both kinds of number end
 * up in one conversation: those of basic groups are marked.
 */
export function refOf(chat: number, messageId: number): string {
  return isBasicGroup(chat) ? `g${messageId}` : String(messageId);
}

/** The id of a message in its chat; `undefined` when the ref is none of that chat's. */
export function messageIdOf(chat: number, ref: string): number | undefined {
  const [, mark, digits] = /^(g?)(\d{1,15})$/.exec(ref) ?? [];
  return digits === undefined || (mark === 'g') !== isBasicGroup(chat) ? undefined : Number(digits);
}

function isBasicGroup(chat: number): boolean {
  return chat < 0 && chat > SUPERGROUPS;
}

/** The address of a message; basic groups and private chats have none. */
export function linkTo(
  conversation: string,
  ref: string,
  nameOf: (chat: number) => string | undefined,
): string | undefined {
  const place = placeOf(conversation);
  if (place === undefined || place.chat >= SUPERGROUPS) return undefined;
  const message = messageIdOf(place.chat, ref);
  if (message === undefined) return undefined;
  const room = nameOf(place.chat) ?? `c/${SUPERGROUPS - place.chat}`;
  return `https://t.me/${[room, place.thread, message].filter((part) => part !== undefined).join('/')}`;
}
