import type { ConversationRef } from '../chat/message.ts';
import type { Message } from '../conversation/log.ts';
import type { Spaces } from '../conversation/spaces.ts';
import type { StateMap } from '../state/store.ts';
import type { Heard } from './answer.ts';
import { keyOf } from './unheard.ts';

/** A message in the log to which an answer is being made. */
export interface Question {
  conversation: string;
  ref: string;
  /** Milliseconds since the epoch: since when. */
  at: number;
}

/** What people wait for an answer to, so that an end of the process leaves nobody waiting for ever. */
export interface Unanswered {
  /** Somebody waits. Never rejects: a full disk keeps nobody from being answered. */
  note(where: Where): Promise<void>;
  /** It was answered, or said why not. Never rejects. */
  settle(where: Where): Promise<void>;
  /** Learns what the last process left; before anything new is noted. */
  recover(): Promise<void>;
  /** Hands over what was left and is fresh, to be noted anew; how much is not any more is told in a sentence. */
  takeUp(answer: (heard: Heard) => void): Promise<void>;
}

type Where = { conversation: Pick<ConversationRef, 'id'>; ref: string };

interface UnansweredOptions {
  entries: StateMap<Question>;
  spaces: Pick<Spaces, 'conversation' | 'idOf' | 'open'>;
  /** Milliseconds since the epoch. */
  now: () => number;
  warn: (sentence: string) => void;
}

/** Whoever asked longer ago than this does not wait any more. */
const LATE_MS = 5 * 60_000;
/** The message was logged before its answer was begun, which may have waited for others. */
const LOGGED_BEFORE_MS = 60 * 60_000;
/** No id of the log is greater. */
const AFTER_ALL = '~';

export function createUnanswered({ entries, spaces, now, warn }: UnansweredOptions): Unanswered {
  let left: [key: string, question: Question][] = [];

  /** `undefined` when it is gone, or was answered. */
  async function find({ conversation: id, ref, at }: Question): Promise<Heard | undefined> {
    const where = spaces.conversation(id);
    if (where === undefined) return undefined;
    const space = await spaces.open(spaces.idOf(where));
    const said = await space.log.messages(id, AFTER_ALL, at - LOGGED_BEFORE_MS);
    const message = said.find((one) => one.ref === ref && one.kind === 'user');
    const isAnswered = said.some((one) => one.replyTo === ref && one.author.id === 'self');
    if (message === undefined || message.deleted || isAnswered) return undefined;
    return {
      space,
      conversation: await space.conversation(where),
      message,
      event: eventOf(where, ref, message),
    };
  }

  return {
    note: (where) =>
      entries
        .set(keyOf(where), { conversation: where.conversation.id, ref: where.ref, at: now() })
        .catch(() => undefined),
    settle: (where) => entries.delete(keyOf(where)).catch(() => undefined),
    async recover() {
      left = await entries.entries();
    },
    async takeUp(answer) {
      const questions = left;
      left = [];
      let late = 0;
      for (const [key, question] of questions) {
        const heard = await find(question);
        if (heard !== undefined && now() - question.at <= LATE_MS) {
          answer(heard);
          if (key === keyOf(heard.event)) continue;
        } else if (heard !== undefined) late += 1;
        await entries.delete(key);
      }
      if (late > 0) warn(notAnswered(late));
    },
  };
}

function eventOf(conversation: ConversationRef, ref: string, message: Message): Heard['event'] {
  const { at, author, text, replyTo } = message;
  return {
    conversation,
    ref,
    at: Date.parse(at),
    author: { id: author.id, name: author.name, bot: author.bot },
    text,
    origin: 'own',
    addressed: true,
    ...(replyTo === undefined ? {} : { replyTo }),
  };
}

function notAnswered(count: number): string {
  const which = count === 1 ? '1 message is' : `${count} messages are`;
  return `${which} not answered: Reverie was stopped while it made the answer, and came back more than five minutes later. What was said is kept.`;
}
