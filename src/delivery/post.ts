import type { Change, OutgoingMessage, SentMessage } from '../chat/adapter.ts';
import { messageOf } from '../chat/errors.ts';
import type { Spaces } from '../conversation/spaces.ts';
import { isUnfinished, type Outbox, partUnknown, restOf } from './outbox.ts';

interface PostOptions {
  outbox: Outbox;
  send: (conversation: string, message: OutgoingMessage) => Promise<SentMessage>;
  edit: (conversation: string, ref: string, change: Change) => Promise<void>;
  /** Whether what was sent to a conversation can be changed. */
  canEdit: (conversation: string) => boolean;
  /** Whether a message is answered past what waits in its conversation. */
  answersApart: (conversation: string, ref: string) => boolean;
  spaces: Pick<Spaces, 'conversation' | 'idOf' | 'open'>;
  /** Told of a conversation in which an answer arrived at once. */
  arrived: (conversation: string) => void;
  /** Told what could not be written to the log. */
  notLogged: (sentence: string) => void;
  warn: (sentence: string) => void;
}

/** What the bot says, on its way out. */
interface Post {
  /** Says something unasked, and logs it; the same `id` twice is one notice. It waits for a platform that is away. */
  notify(id: string, conversation: string, text: string, replyTo?: string, extras?: Extras): Promise<void>;
  /**
   * Answers at once when the platform takes it; what it does not take now, and what comes after that, waits, unless it
   * has a way of its own.
   * @returns the platform's ref of what arrived at once
   * @throws DeliveryError when it never will
   */
  deliver(
    conversation: string,
    answer: { id: string; text: string; replyTo?: string } & Extras,
  ): Promise<string | undefined>;
  /** Changes what was said, where the platform can. Never rejects: what cannot be changed stays as it was. */
  change(conversation: string, ref: string, change: Change): Promise<void>;
}

/** What goes with a text. */
export type Extras = Pick<OutgoingMessage, 'buttons' | 'silent' | 'confidential'>;

/** Notices and answers, over the outbox. */
export function createPost(options: PostOptions): Post {
  const { outbox, send, spaces, arrived, notLogged, warn } = options;

  async function logNotice(id: string, text: string, replyTo: string | undefined): Promise<void> {
    const ref = spaces.conversation(id);
    if (ref === undefined) return;
    const space = await spaces.open(spaces.idOf(ref));
    await (await space.conversation(ref)).say(text, 'notice', replyTo);
  }

  return {
    async notify(id, conversation, text, replyTo, extras) {
      if (await outbox.put(id, conversation, outgoing(text, replyTo, extras), { notice: true })) {
        await logNotice(conversation, text, replyTo).catch((error: unknown) =>
          notLogged(`A notice in ${conversation} could not be logged: ${messageOf(error)}`),
        );
      }
      await outbox.pump(conversation);
    },
    async deliver(conversation, { id, text, replyTo, ...extras }) {
      let message = outgoing(text, replyTo, extras);
      let delayMs: number | undefined;
      const isApart = replyTo !== undefined && options.answersApart(conversation, replyTo);
      if (isApart || !outbox.holds(conversation)) {
        try {
          const { ref } = await send(conversation, message);
          arrived(conversation);
          return ref;
        } catch (error) {
          if (!isUnfinished(error)) throw error;
          if (error.failure === 'ambiguous') warn(partUnknown(conversation, error));
          message = restOf(message, error);
          delayMs = error.retryAfterMs;
        }
      }
      await outbox.put(`reply ${id}`, conversation, message, delayMs === undefined ? {} : { delayMs });
      await outbox.pump(conversation);
      return undefined;
    },
    async change(conversation, ref, change) {
      if (!options.canEdit(conversation)) return;
      await options.edit(conversation, ref, change).catch(() => undefined);
    },
  };
}

function outgoing(text: string, replyTo: string | undefined, extras: Extras = {}): OutgoingMessage {
  const { buttons = [], silent, confidential } = extras;
  return {
    text,
    ...(replyTo === undefined ? {} : { replyTo }),
    ...(buttons.length === 0 ? {} : { buttons }),
    ...(silent === true ? { silent } : {}),
    ...(confidential === true ? { confidential } : {}),
  };
}
