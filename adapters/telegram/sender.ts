import type { Button, Change, OutgoingMessage, Sentence, SentMessage } from '../../src/chat/adapter.ts';
import { DOCUMENT_NAME } from '../../src/chat/document.ts';
import { DeliveryError } from '../../src/chat/errors.ts';
import { createTurns } from '../../src/chat/turns.ts';
import type { Api } from './api.ts';
import { ApiError, refusedWith } from './api-error.ts';
import { deliveryError } from './failures.ts';
import type { Limits } from './limits.ts';
import type { Moves } from './moves.ts';
import type { Pauses } from './pauses.ts';
import { conversationId, messageIdOf, type Place, placeOf, refOf } from './places.ts';
import { type Piece, renderMessage, renderPieces } from './render.ts';

/** Posts and changes messages. */
export interface Sender {
  /** @throws DeliveryError */
  send(place: Place, message: OutgoingMessage): Promise<SentMessage>;
  /** @throws DeliveryError */
  edit(place: Place, ref: string, change: Change): Promise<void>;
}

interface SenderOptions {
  api: Api;
  limits: Limits;
  pauses: Pauses;
  moves: Moves;
  topicGone: Sentence;
  inFile: Sentence;
  /** Gives up what is under way. */
  signal: AbortSignal;
  warn: (sentence: string) => void;
}

/** A message on its way: what is learned while it is tried changes the next try. */
interface Attempt {
  place: Place;
  /** It changes a message that stands there. */
  isChange: boolean;
  replyTo?: number | undefined;
  silent: boolean;
  html: boolean;
  /** Said before the text. */
  note: string;
  language: string | undefined;
}

type Keyboard = { inline_keyboard: { text: string; callback_data: string }[][] };

const MOST_TRIES = 6;
const UNREADABLE = /can't parse entities/i;
const NO_THREAD = /thread not found|TOPIC_DELETED/i;
const NO_REPLY = /repl(?:y|ied).* not found/i;
const NO_FILES = /rights to send documents|SEND_DOCS_FORBIDDEN/i;
const UNCHANGED = /message is not modified/i;
const LINK_PREVIEW = { is_disabled: true } as const;
/** Longer labels make a button as wide as the chat. */
const BUTTONS_A_ROW = 3;

export function createSender(options: SenderOptions): Sender {
  const { api, limits, pauses, moves, topicGone, inFile, signal, warn } = options;
  const inTurn = createTurns();

  /** Makes a call, obeying the waits that Telegram asks for as far as they are short. */
  async function patiently<T>(attempt: Attempt, call: () => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      const { chat } = attempt.place;
      pauses.check(chat);
      try {
        return await limits.schedule(chat, async () => {
          await pauses.wait(chat);
          return call();
        });
      } catch (error) {
        if (!(error instanceof ApiError) || error.failure !== 'refused' || tries === MOST_TRIES) throw error;
        if (error.code === 429) pauses.note(chat, error.retryAfterMs ?? 1000);
        else if (error.movedTo !== undefined && error.movedTo !== chat) {
          const moved = moves.moved(chat, error.movedTo);
          if (attempt.isChange) {
            // There is none of this number there, or another one; and the move itself may wait for this call.
            moved.catch(() => undefined);
            throw new DeliveryError('gone', 'The message is in a group that has another id now.');
          }
          await moved.catch(() => {
            throw new ApiError('unreachable', 'A group has a new id, and its memory could not be moved yet.');
          });
          attempt.place = { chat: error.movedTo };
          // Its number is of the old group.
          attempt.replyTo = undefined;
        } else throw error;
      }
    }
  }

  function post(
    attempt: Attempt,
    piece: Piece,
    buttons?: readonly Button[],
  ): Promise<{ message_id: number }> {
    const { place, replyTo, silent, html, note } = attempt;
    const text = note + (html ? piece.html : piece.plain);
    const reply =
      replyTo === undefined ? undefined : { message_id: replyTo, allow_sending_without_reply: true };
    const common = {
      chat_id: place.chat,
      ...(html ? { parse_mode: 'HTML' as const } : {}),
      ...(place.thread === undefined ? {} : { message_thread_id: place.thread }),
      ...(silent ? { disable_notification: true } : {}),
      ...(buttons === undefined || buttons.length === 0 ? {} : { reply_markup: keyboard(buttons) }),
    };
    if (piece.file === undefined) {
      return api.call(
        'sendMessage',
        {
          ...common,
          text,
          link_preview_options: LINK_PREVIEW,
          ...(reply === undefined ? {} : { reply_parameters: reply }),
        },
        { signal },
      );
    }
    return api.call(
      'sendDocument',
      {
        ...common,
        document: { source: Buffer.from(piece.file), filename: DOCUMENT_NAME },
        caption: text,
        // Beside a file telegraf drops any other object than the few that it knows.
        ...(reply === undefined ? {} : { reply_parameters: JSON.stringify(reply) as never }),
      },
      { signal },
    );
  }

  /** Posts one piece; what Telegram does not like about it is left out, once each. */
  async function postPiece(attempt: Attempt, piece: Piece, buttons?: readonly Button[]): Promise<number> {
    for (;;) {
      try {
        const { message_id } = await patiently(attempt, () => post(attempt, piece, buttons));
        return message_id;
      } catch (error) {
        if (attempt.html && refusedWith(error, UNREADABLE)) attempt.html = false;
        else if (attempt.place.thread !== undefined && refusedWith(error, NO_THREAD)) {
          warn(
            `The topic ${conversationId(attempt.place)} is gone; what belongs there is posted in the group.`,
          );
          attempt.place = { chat: attempt.place.chat };
          attempt.replyTo = undefined;
          attempt.note = `${topicGone(attempt.language)}\n`;
        } else if (attempt.replyTo !== undefined && refusedWith(error, NO_REPLY)) {
          attempt.replyTo = undefined;
        } else throw error;
      }
    }
  }

  async function sendAll(
    place: Place,
    message: OutgoingMessage,
    pieces: readonly Piece[],
  ): Promise<SentMessage> {
    const to = moves.current(place);
    const attempt: Attempt = {
      place: to,
      isChange: false,
      replyTo: message.replyTo === undefined ? undefined : messageIdOf(to.chat, message.replyTo),
      // Nobody can be answered alone in a group, and the others need not hear of it.
      silent: message.silent === true || message.confidential === true,
      html: true,
      note: '',
      language: message.language,
    };
    let ref: string | undefined;
    for (const [at, piece] of pieces.entries()) {
      const isLast = at === pieces.length - 1;
      try {
        const id = await postPiece(attempt, piece, isLast ? message.buttons : undefined);
        ref ??= refOf(attempt.place.chat, id);
      } catch (error) {
        // Where files are not allowed, many messages are better than none.
        if (piece.file !== undefined && refusedWith(error, NO_FILES)) {
          return sendAll(place, message, renderPieces(message.text));
        }
        // A piece of which nobody knows whether it arrived must not be sent again.
        const from = error instanceof ApiError && error.failure === 'ambiguous' ? at + 1 : at;
        const left = pieces.slice(from).map(({ source }) => source);
        // Each piece ends a paragraph, so that they are cut in the same places again.
        throw deliveryError(error, from > 0 && left.length > 0 ? left.join('\n\n') : undefined);
      }
      Object.assign(attempt, { replyTo: undefined, html: true, note: '' });
    }
    return { ref: ref ?? '' };
  }

  async function editAll(place: Place, ref: string, change: Change): Promise<void> {
    const attempt: Attempt = {
      place: moves.current(place),
      isChange: true,
      silent: true,
      html: true,
      note: '',
      language: undefined,
    };
    const id = messageIdOf(attempt.place.chat, ref);
    if (id === undefined) {
      throw new DeliveryError('gone', `There is no message ${ref} in ${conversationId(place)}.`);
    }
    const at = () => ({ chat_id: attempt.place.chat, message_id: id });
    if (!('text' in change)) {
      const { buttons } = change;
      await changeWith(attempt, () =>
        api.call('editMessageReplyMarkup', { ...at(), reply_markup: keyboard(buttons) }, { signal }),
      );
      return;
    }
    const [first, ...more] = checked(renderPieces(change.text));
    const buttons = more.length === 0 ? change.buttons : undefined;
    await changeWith(attempt, () =>
      api.call(
        'editMessageText',
        {
          ...at(),
          text: attempt.html ? first.html : first.plain,
          link_preview_options: LINK_PREVIEW,
          ...(attempt.html ? { parse_mode: 'HTML' as const } : {}),
          ...(buttons === undefined || buttons.length === 0 ? {} : { reply_markup: keyboard(buttons) }),
        },
        { signal },
      ),
    );
    if (more.length > 0) {
      const text = more.map(({ source }) => source).join('\n\n');
      await sendAll(place, { ...change, text, silent: true }, renderMessage(text, inFile(change.language)));
    }
  }

  /** Changes a message, with or without formats; one that is so already is well. */
  async function changeWith(attempt: Attempt, change: () => Promise<unknown>): Promise<void> {
    const once = (): Promise<unknown> =>
      patiently(attempt, change).catch((error: unknown) => {
        if (!refusedWith(error, UNCHANGED)) throw error;
      });
    try {
      await once().catch((error: unknown) => {
        if (!refusedWith(error, UNREADABLE)) throw error;
        attempt.html = false;
        return once();
      });
    } catch (error) {
      throw deliveryError(error);
    }
  }

  // Nothing is posted between the pieces of a message. Nobody waits for a refusal as for an answer.
  return {
    async send(place, message) {
      const pieces = checked(renderMessage(message.text, inFile(message.language)));
      return inTurn(conversationId(place), () => sendAll(place, message, pieces), message.confidential);
    },
    edit: (place, ref, change) => inTurn(conversationId(place), () => editAll(place, ref, change)),
  };
}

/** @throws DeliveryError when nothing would be seen */
function checked([first, ...more]: readonly Piece[]): [Piece, ...Piece[]] {
  if (first === undefined) throw new DeliveryError('invalid', 'The message is empty.');
  return [first, ...more];
}

function keyboard(buttons: readonly Button[]): Keyboard {
  const rows: Keyboard['inline_keyboard'] = [];
  for (let at = 0; at < buttons.length; at += BUTTONS_A_ROW) {
    rows.push(
      buttons.slice(at, at + BUTTONS_A_ROW).map(({ id, label }) => ({ text: label, callback_data: id })),
    );
  }
  return { inline_keyboard: rows };
}

/** @throws DeliveryError when it is no conversation of this platform */
export function placeOrGone(conversation: string): Place {
  const place = placeOf(conversation);
  if (place === undefined) {
    throw new DeliveryError('gone', `Telegram has no conversation ${JSON.stringify(conversation)}.`);
  }
  return place;
}
