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
  /**
   * Learns what the last process left; before anything new is heard, so that what a platform delivers once more is not
   * taken for it.
   * @returns the conversations in which somebody waits
   */
  recover(): Promise<readonly string[]>;
  /** Hands over what was left and is fresh; how much is not any more is told in a sentence. */
  takeUp(how: TakeUp): Promise<void>;
}

interface TakeUp {
  /** Answers what was said in a conversation, in its order; each is noted anew. */
  answer: (conversation: string, heard: readonly Heard[]) => void;
  /** Whether a command can be carried out once more, because it changes nothing. */
  isHarmless: (message: Message) => boolean;
  /** Nobody knows whether an answer (by its id in the log) arrived. */
  mayBeLost: (answer: string, heard: Heard) => Promise<void>;
  /** Nobody knows whether a command was carried out. */
  mayBeUndone: (heard: Heard) => Promise<void>;
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
  /** By conversation; what is left of it is on the disk until it is taken up. */
  const left = new Map<string, Owed[]>();
  const isLeft = (key: string): boolean =>
    [...left.values()].some((owed) => owed.some((one) => one.key === key));
  /** How often each is being answered: a platform may deliver a message once more meanwhile. */
  const underWay = new Map<string, number>();

  /** The questions of one conversation that are owed something, in the order in which they were said. */
  async function find(id: string, questions: readonly [string, Question][]): Promise<Owed[]> {
    const where = spaces.conversation(id);
    if (where === undefined) return [];
    const space = await spaces.open(spaces.idOf(where));
    const conversation = await space.conversation(where);
    const since = Math.min(...questions.map(([, { at }]) => at)) - LOGGED_BEFORE_MS;
    const said = await space.log.messages(id, AFTER_ALL, since);
    const owed: Owed[] = [];
    for (const [key, { ref, at }] of questions) {
      const message = said.find((one) => one.ref === ref && (one.kind === 'user' || one.kind === 'command'));
      if (message === undefined || message.deleted) continue;
      const answers = said.filter((one) => one.replyTo === ref && one.author.id === 'self');
      if (await isSettled(answers)) continue;
      const heard = { space, conversation, message, event: eventOf(where, ref, message) };
      owed.push({ key, heard, at, answer: answers[0]?.id });
    }
    return owed.sort((a, b) => (a.heard.message.id < b.heard.message.id ? -1 : 1));
  }

  /** Of any other the process ended between the log and the outbox, or right after the answer had been taken. */
  async function isSettled(answers: readonly Message[]): Promise<boolean> {
    for (const { id } of answers) if (await isOnItsWay(id)) return true;
    return false;
  }

  async function note(where: Where): Promise<void> {
    const key = keyOf(where);
    underWay.set(key, (underWay.get(key) ?? 0) + 1);
    const question = { conversation: where.conversation.id, ref: where.ref, at: now() };
    await entries.set(key, question).catch(() => undefined);
  }

  return {
    note,
    async settle(where) {
      const key = keyOf(where);
      const others = (underWay.get(key) ?? 1) - 1;
      if (others > 0) underWay.set(key, others);
      else {
        underWay.delete(key);
        if (isLeft(key)) return;
        await entries.delete(key).catch(() => undefined);
      }
    },
    async recover() {
      const questions = new Map<string, [key: string, question: Question][]>();
      for (const entry of await entries.entries()) {
        const { conversation } = entry[1];
        questions.set(conversation, [...(questions.get(conversation) ?? []), entry]);
      }
      for (const [id, asked] of questions) {
        const owed = await find(id, asked);
        if (owed.length > 0) left.set(id, owed);
        for (const [key] of asked) if (!owed.some((one) => one.key === key)) await entries.delete(key);
      }
      return [...left.keys()];
    },
    async takeUp({ answer, isHarmless, mayBeLost, mayBeUndone }) {
      let late = 0;
      for (const [id, owed] of left) {
        const again: Heard[] = [];
        const over: string[] = [];
        for (const one of owed) {
          const { heard } = one;
          const key = keyOf(heard.event);
          if (now() - one.at > LATE_MS) late += 1;
          else if (one.answer !== undefined) await mayBeLost(one.answer, heard);
          // What a command changes must not be changed twice.
          else if (heard.message.kind === 'command' && !isHarmless(heard.message)) await mayBeUndone(heard);
          else {
            await note(heard.event);
            again.push(heard);
            if (one.key === key) continue;
          }
          over.push(one.key);
        }
        left.delete(id);
        answer(id, again);
        for (const key of over) await entries.delete(key);
      }
      if (late > 0) warn(notAnswered(late));
    },
  };
}

/** A message that may not have been answered. */
interface Owed {
  /** Under which it is noted: of a room that moved another one than its own. */
  key: string;
  heard: Heard;
  /** Milliseconds since the epoch: since when. */
  at: number;
  /** The id in the log of what was said to it, and may have arrived. */
  answer: string | undefined;
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
