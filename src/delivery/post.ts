import type { Change, OutgoingMessage } from '../chat/adapter.ts';
import { DeliveryError, messageOf } from '../chat/errors.ts';
import type { Spaces } from '../conversation/spaces.ts';
import { say, type TextKey, textsOf } from '../text/say.ts';
import type { Outbox } from './outbox.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import { isShut } from './undelivered.ts';

interface PostOptions {
  outbox: Outbox;
  edit: (conversation: string, ref: string, change: Change) => Promise<void>;
  /** Whether what was sent to a conversation can be changed. */
  canEdit: (conversation: string) => boolean;
  /** Whether a message is answered past what waits in its conversation. */
  answersApart: (conversation: string, ref: string) => boolean;
  spaces: Pick<Spaces, 'conversation' | 'idOf' | 'open'>;
  /** Told of a place where nothing can be said. */
  lose: (conversation: string, why: string) => void;
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
  /** Tells people, of what was being sent when the process ended, that it may not have arrived. */
  admit(unknown: readonly [id: string, entry: OutboxEntry][]): Promise<void>;
  /** Does what is left to do about a message that did not arrive, or may not have. Never rejects. */
  undelivered(id: string, entry: OutboxEntry, error: unknown): Promise<void>;
  /** Says, once, that an answer (by its id in the log) may not have arrived. Never rejects. */
  mayBeLost(id: string, conversation: string, replyTo: string): Promise<void>;
  /** Says, once, that a command may not have been carried out. Never rejects. */
  mayBeUndone(conversation: string, replyTo: string): Promise<void>;
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

  async function take(
    id: string,
    conversation: string,
    message: OutgoingMessage,
    how: { repeatable?: true } = {},
  ): Promise<void> {
    if (!(await outbox.put(id, conversation, message, { notice: true, ...how }))) return;
    await logNotice(conversation, message.text, message.replyTo).catch((error: unknown) =>
      notLogged(`A notice in ${conversation} could not be logged: ${messageOf(error)}`),
    );
  }

  /** Whoever waits for a message learns, once, that it does not come, or may not. Where nothing is kept nobody does. */
  async function regret(id: string, conversation: string, replyTo: string, key: TextKey): Promise<void> {
    const ref = spaces.conversation(conversation);
    if (ref === undefined) return;
    try {
      const space = await spaces.open(spaces.idOf(ref));
      const message = outgoing(say(textsOf(await space.language()), key), replyTo);
      await take(`regret ${id}`, conversation, message, { repeatable: true });
    } catch (error) {
      warn(`That an answer may not have arrived could not be told in ${conversation}: ${messageOf(error)}`);
    }
  }

  async function undelivered(id: string, entry: OutboxEntry, error: unknown): Promise<void> {
    const { conversation, message, notice, privately, repeatable } = entry;
    const { replyTo = message.continues, confidential } = message;
    const failure = error instanceof DeliveryError ? error.failure : undefined;
    const isRefused = failure === 'invalid';
    if ((notice === true && isShut(error)) || (repeatable === true && isRefused)) {
      options.lose(conversation, messageOf(error));
    } else if (replyTo !== undefined && !(confidential || privately || repeatable)) {
      if (!isRefused && failure !== 'ambiguous') return;
      await regret(id, conversation, replyTo, isRefused ? 'answer.refused' : 'answer.unsure');
      pumpLater();
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
        const sent = await outbox.send(`${ANSWER}${id}`, conversation, message);
        if (sent !== undefined) return sent.ref;
      } else await outbox.put(`${ANSWER}${id}`, conversation, message);
      await outbox.pump(conversation);
      return undefined;
    },
    async admit(unknown) {
      for (const [id, entry] of unknown) {
        await undelivered(
          id,
          entry,
          new DeliveryError('ambiguous', 'Reverie was stopped while it was being sent.'),
        );
      }
    },
    undelivered,
    mayBeLost: (id, conversation, replyTo) =>
      regret(`${ANSWER}${id}`, conversation, replyTo, 'answer.unsure'),
    mayBeUndone: (conversation, replyTo) =>
      regret(`command ${conversation} ${replyTo}`, conversation, replyTo, 'command.unsure'),
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
