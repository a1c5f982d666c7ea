import type { AdapterEvents } from '../../src/chat/adapter.ts';
import type { Api, Update } from './api.ts';
import { conversationOf, type Place, placeOf, refOf } from './places.ts';
import { personOf } from './updates.ts';

type CallbackQuery = Update.CallbackQueryUpdate['callback_query'];

/** Tells the service of a press and the person what came of it; never rejects. */
export type CallbackAnswerer = (query: CallbackQuery) => Promise<void>;

interface AnswererOptions {
  api: Api;
  pressed: AdapterEvents['pressed'];
  /** Posts what does not fit into the small window. */
  say: (place: Place, text: string, replyTo: string) => Promise<unknown>;
  signal: AbortSignal;
  warn: (sentence: string) => void;
}

/** UTF-16 units. */
const MOST_LENGTH = 200;

export function createCallbackAnswerer({
  api,
  pressed,
  say,
  signal,
  warn,
}: AnswererOptions): CallbackAnswerer {
  /** Ends the waiting sign on the button. @returns whether the text was shown */
  async function answer(id: string, text: string): Promise<boolean> {
    const fits = text.length <= MOST_LENGTH;
    const shown = fits && text !== '' ? { text, show_alert: text.length > 60 } : {};
    try {
      await api.call('answerCallbackQuery', { callback_query_id: id, ...shown }, { signal });
      return fits;
    } catch {
      // Too late, as a rule: what was pressed has been done all the same.
      return text === '';
    }
  }

  return async (query) => {
    const { id, message, from } = query;
    const button = 'data' in query ? query.data : undefined;
    if (message === undefined || button === undefined) return void (await answer(id, ''));
    const { chat } = message;
    const conversation = conversationOf(chat, message as { message_thread_id?: number });
    const ref = refOf(chat.id, message.message_id);
    const author = personOf(from);
    let text = '';
    try {
      text = await pressed({ conversation, button, ref, author: { id: author.id, name: author.name } });
    } catch (error) {
      warn(`A button in ${conversation.id} did nothing: ${messageOf(error)}`);
    }
    if (await answer(id, text)) return;
    const place = placeOf(conversation.id);
    if (place === undefined) return;
    await say(place, text, ref).catch((error: unknown) =>
      warn(`What a button in ${conversation.id} did could not be told: ${messageOf(error)}`),
    );
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
