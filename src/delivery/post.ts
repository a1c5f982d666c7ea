import type { Change, OutgoingMessage } from '../chat/adapter.ts';
import { DeliveryError, messageOf } from '../chat/errors.ts';
import type { Spaces } from '../conversation/spaces.ts';
import { say, textsOf } from '../text/say.ts';
import type { Outbox } from './outbox.ts';
import type { OutboxEntry } from './outbox-entry.ts';

interface PostOptions {
  outbox: Outbox;
  edit: (conversation: string, ref: string, change: Change) => Promise<void>;
  /** Whether what was sent to a conversation can be changed. */
  canEdit: (conversation: string) => boolean;
  /** Whether a message is answered past what waits in its conversation. */
  answersApart: (conversation: string, ref: string) => boolean;
  spaces: Pick<Spaces, 'conversation' | 'idOf' | 'open'>;
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
  /** Tells people, of what was being sent when the process ended, that an answer to them may not have arrived. */
  admit(unknown: readonly [id: string, entry: OutboxEntry][]): Promise<void>;
  /** Whether an answer (by its id in the log) waits, or is known to have been sent or lost. */
  isOnItsWay(id: string): Promise<boolean>;
  /** Changes what was said, where the platform can. Never rejects: what cannot be changed stays as it was. */
  change(conversation: string, ref: string, change: Change): Promise<void>;
}

/** What goes with a text. */
export type Extras = Pick<OutgoingMessage, 'buttons' | 'silent' | 'confidential'>;

/** Begins the ids of answers. */
const ANSWER = 'reply ';

/** Notices and answers, over the outbox. */
export function createPost(options: PostOptions): Post {
  const { outbox, spaces, notLogged, warn } = options;

  async function logNotice(id: string, text: string, replyTo: string | undefined): Promise<void> {
    const ref = spaces.conversation(id);
    if (ref === undefined) return;
    const space = await spaces.open(spaces.idOf(ref));
    await (await space.conversation(ref)).say(text, 'notice', replyTo);
  }

  async function take(id: string, conversation: string, message: OutgoingMessage): Promise<void> {
    if (!(await outbox.put(id, conversation, message, { notice: true }))) return;
    await logNotice(conversation, message.text, message.replyTo).catch((error: unknown) =>
      notLogged(`A notice in ${conversation} could not be logged: ${messageOf(error)}`),
    );
  }

  /** Nobody knows whether an answer arrived: whoever waits for it is told so. Where nothing is kept nobody is. */
  async function unsure(id: string, conversation: string, { replyTo, confidential }: OutgoingMessage) {
    const ref = spaces.conversation(conversation);
    if (ref === undefined || confidential === true) return;
    try {
      const space = await spaces.open(spaces.idOf(ref));
      const text = say(textsOf(await space.language()), 'answer.unsure');
      await take(`unsure ${id}`, conversation, outgoing(text, replyTo));
    } catch (error) {
      warn(`That an answer may not have arrived could not be told in ${conversation}: ${messageOf(error)}`);
    }
  }

  /** Nobody waits for it: the platform may take its time, and may not be there. */
  function pumpLater(): void {
    outbox.pump().catch((error: unknown) => warn(`Messages wait to be sent: ${messageOf(error)}`));
  }

  return {
    async notify(id, conversation, text, replyTo, extras) {
      await take(id, conversation, outgoing(text, replyTo, extras));
      await outbox.pump(conversation);
    },
    async deliver(conversation, { id, text, replyTo, ...extras }) {
      const message = outgoing(text, replyTo, extras);
      const isApart = replyTo !== undefined && options.answersApart(conversation, replyTo);
      if (isApart || !outbox.holds(conversation)) {
        try {
          const sent = await outbox.send(`${ANSWER}${id}`, conversation, message);
          if (sent !== undefined) return sent.ref;
        } catch (error) {
          if (error instanceof DeliveryError && error.failure === 'ambiguous') {
            await unsure(id, conversation, message);
            pumpLater();
          }
          throw error;
        }
      } else await outbox.put(`${ANSWER}${id}`, conversation, message);
      await outbox.pump(conversation);
      return undefined;
    },
    async admit(unknown) {
      for (const [id, { conversation, message }] of unknown) {
        if (id.startsWith(ANSWER)) await unsure(id.slice(ANSWER.length), conversation, message);
      }
    },
    isOnItsWay: (id) => outbox.knows(`${ANSWER}${id}`),
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
