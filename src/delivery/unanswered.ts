import type { ConversationRef } from '../chat/message.ts';
import type { Message } from '../conversation/log.ts';
import type { Spaces } from '../conversation/spaces.ts';
import type { StateMap } from '../state/store.ts';
import type { Heard } from './answer.ts';
import { keyOf } from './unheard.ts';

/** A message to which an answer is owed; noted before it is logged. */
export interface Question {
  conversation: string;
  ref: string;
  /** Milliseconds since the epoch: since when. */
  at: number;
}

/** What people wait for an answer to, so that an end of the process leaves nobody waiting for ever. */
export interface Unanswered {
  /** Somebody will wait, once their message is logged. Never rejects: a full disk keeps nobody from being answered. */
  note(where: Where): Promise<void>;
  /** It was answered, or said why not. Never rejects. */
  settle(where: Where): Promise<void>;
  /** Learns what the last process left; before anything new is noted. */
  recover(): Promise<void>;
  /** Hands over what was left and is fresh; how much is not any more is told in a sentence. */
  takeUp(how: TakeUp): Promise<void>;
}

interface TakeUp {
  /** Makes an answer, which is noted anew. */
  answer: (heard: Heard) => void;
  /** Nobody knows whether an answer arrived, or a command was carried out. */
  unsure: (heard: Heard) => void;
}

type Where = { conversation: Pick<ConversationRef, 'id'>; ref: string };

interface UnansweredOptions {
  entries: StateMap<Question>;
  spaces: Pick<Spaces, 'conversation' | 'idOf' | 'open'>;
  /** Whether the outbox knows what became of a message of the bot's, by its id in the log. */
  isOnItsWay: (id: string) => Promise<boolean>;
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

export function createUnanswered(options: UnansweredOptions): Unanswered {
  const { entries, spaces, isOnItsWay, now, warn } = options;
  let left: [key: string, question: Question][] = [];
  /** How often each is being answered: a platform may deliver a message once more meanwhile. */
  const underWay = new Map<string, number>();

  /** `undefined` when it is gone, or was answered. */
  async function find({ conversation: id, ref, at }: Question): Promise<Owed | undefined> {
    const where = spaces.conversation(id);
    if (where === undefined) return undefined;
    const space = await spaces.open(spaces.idOf(where));
    const said = await space.log.messages(id, AFTER_ALL, at - LOGGED_BEFORE_MS);
    const message = said.find((one) => one.ref === ref && (one.kind === 'user' || one.kind === 'command'));
    const answer = said.findLast((one) => one.replyTo === ref && one.author.id === 'self');
    if (message === undefined || message.deleted) return undefined;
    // The process ended between the log and the outbox, or right after the answer had been taken.
    if (answer !== undefined && (await isOnItsWay(answer.id))) return undefined;
    const conversation = await space.conversation(where);
    return {
      heard: { space, conversation, message, event: eventOf(where, ref, message) },
      // What a command changes must not be changed twice.
      isUnsure: answer !== undefined || message.kind === 'command',
    };
  }

  return {
    async note(where) {
      const key = keyOf(where);
      underWay.set(key, (underWay.get(key) ?? 0) + 1);
      const question = { conversation: where.conversation.id, ref: where.ref, at: now() };
      await entries.set(key, question).catch(() => undefined);
    },
    async settle(where) {
      const key = keyOf(where);
      const others = (underWay.get(key) ?? 1) - 1;
      if (others > 0) underWay.set(key, others);
      else {
        underWay.delete(key);
        await entries.delete(key).catch(() => undefined);
      }
    },
    async recover() {
      left = await entries.entries();
    },
    async takeUp({ answer, unsure }) {
      const questions = left;
      left = [];
      let late = 0;
      for (const [key, question] of questions) {
        const owed = await find(question);
        if (owed !== undefined && now() - question.at > LATE_MS) late += 1;
        else if (owed?.isUnsure === true) unsure(owed.heard);
        else if (owed !== undefined) {
          answer(owed.heard);
          if (key === keyOf(owed.heard.event)) continue;
        }
        await entries.delete(key);
      }
      if (late > 0) warn(notAnswered(late));
    },
  };
}

/** A message that may not have been answered. */
interface Owed {
  heard: Heard;
  /** It may be answered, or carried out. */
  isUnsure: boolean;
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
