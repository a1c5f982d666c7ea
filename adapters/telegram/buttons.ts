import type { AdapterEvents, Button, ButtonPress, PressReply } from '../../src/chat/adapter.ts';
import type { Clock } from '../../src/chat/clock.ts';
import { messageOf } from '../../src/chat/errors.ts';
import type { Api, Update } from './api.ts';
import { conversationOf, type Place, placeOf, refOf } from './places.ts';
import { bareText } from './render.ts';
import { personOf } from './updates.ts';

type CallbackQuery = Update.CallbackQueryUpdate['callback_query'];

/**
 * Tells the service of a press and the person what came of it. Nobody waits for that: it may take long, and must not
 * happen twice.
 * @throws when the press cannot be read
 */
export type CallbackAnswerer = (query: CallbackQuery) => void;

interface AnswererOptions {
  api: Api;
  pressed: AdapterEvents['pressed'];
  /** Posts what the small window could not show, and nobody would read otherwise. */
  say: (place: Place, text: string, replyTo: string) => Promise<unknown>;
  clock: Clock;
  signal: AbortSignal;
  warn: (sentence: string) => void;
}

/** So long whoever pressed waits for what comes of it, in milliseconds; then the sign of waiting ends all the same. */
const MOST_WAIT_MS = 2_000;
/** UTF-16 units. */
const MOST_LENGTH = 200;
/** Longer texts stay until the person has closed them. */
const GLANCE_LENGTH = 60;

export function createCallbackAnswerer({
  api,
  pressed,
  say,
  clock,
  signal,
  warn,
}: AnswererOptions): CallbackAnswerer {
  /** Ends the waiting sign on the button. @returns whether the text was shown */
  async function answer(id: string, text: string): Promise<boolean> {
    // The small window knows no formats.
    const bare = bareText(text);
    const fits = bare.length <= MOST_LENGTH;
    const shown = fits && bare !== '' ? { text: bare, show_alert: bare.length > GLANCE_LENGTH } : {};
    try {
      await api.call('answerCallbackQuery', { callback_query_id: id, ...shown }, { signal });
      return fits;
    } catch {
      // Too late, as a rule: what was pressed has been done all the same.
      return bare === '';
    }
  }

  /** Never rejects. */
  async function carryOut(id: string, press: ButtonPress): Promise<void> {
    const { conversation, ref } = press;
    let reply: PressReply = { text: '', isSaid: false };
    let isAnswered = false;
    const limit = clock.after(MOST_WAIT_MS, () => {
      isAnswered = true;
      void answer(id, '');
    });
    try {
      reply = await pressed(press);
    } catch (error) {
      warn(`A button in ${conversation.id} did nothing: ${messageOf(error)}`);
    }
    limit.cancel();
    const { text, isSaid } = reply;
    // A press can be answered only once.
    const isShown = isAnswered ? text === '' : await answer(id, text);
    if (isShown || isSaid) return;
    const place = placeOf(conversation.id);
    if (place === undefined) return;
    await say(place, text, ref).catch((error: unknown) =>
      warn(`What a button in ${conversation.id} did could not be told: ${messageOf(error)}`),
    );
  }

  return (query) => {
    const press = pressOf(query);
    if (press === undefined) void answer(query.id, '');
    else void carryOut(query.id, press);
  };
}

/** `undefined` for a button that stands for nothing here. */
function pressOf(query: CallbackQuery): ButtonPress | undefined {
  const { message, from } = query;
  const button = 'data' in query ? query.data : undefined;
  if (message === undefined || button === undefined) return undefined;
  const { chat } = message;
  const { id, name } = personOf(from);
  return {
    conversation: conversationOf(chat, message as { message_thread_id?: number }),
    button,
    ref: refOf(chat.id, message.message_id),
    buttons: buttonsOf(message),
    author: { id, name },
  };
}

/** The buttons below a message; of an old one Telegram does not tell them. */
function buttonsOf(message: NonNullable<CallbackQuery['message']>): Button[] {
  const rows = 'reply_markup' in message ? (message.reply_markup?.inline_keyboard ?? []) : [];
  return rows
    .flat()
    .flatMap((one) => ('callback_data' in one ? [{ id: one.callback_data, label: one.text }] : []));
}
