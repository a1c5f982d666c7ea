import type { AdapterEvents } from '../../src/chat/adapter.ts';
import type { Clock } from '../../src/chat/clock.ts';
import type { Chat, Update } from './api.ts';
import type { CallbackAnswerer } from './buttons.ts';
import type { Moves } from './moves.ts';
import { incomingEdit, incomingMessage, joiningOf } from './updates.ts';
import type { AnyMessage, Self } from './words.ts';

/** Hands updates over to the service. */
interface Intake {
  /**
   * Hands an update over, after those before it.
   * @returns whether it may be confirmed: it is on the disk, or needs not to be. It never rejects.
   */
  take(update: Update, self: Self): Promise<boolean>;
}

interface IntakeOptions {
  events: Pick<AdapterEvents, 'message' | 'edited' | 'joined'>;
  moves: Moves;
  answerPress: CallbackAnswerer;
  /** Hears of every chat and of every private message. */
  noticed: (chat: Chat) => void;
  clock: Clock;
  warn: (sentence: string) => void;
}

/** Telegram delivers nothing that is older. */
const REMEMBER_MS = 24 * 60 * 60 * 1000;

export function createIntake({ events, moves, answerPress, noticed, clock, warn }: IntakeOptions): Intake {
  /** What is being taken and what was taken, with the time; ids may begin anew, so greater ones are not later ones. */
  const taken = new Map<number, { at: number; done: Promise<boolean> }>();
  let order: Promise<unknown> = Promise.resolve();

  function forgetOld(): void {
    for (const [id, { at }] of taken) {
      if (at > clock.now() - REMEMBER_MS) return;
      taken.delete(id);
    }
  }

  /** What comes after a move must find the memory under the new id. */
  async function move({
    chat,
    migrate_to_chat_id: to,
    migrate_from_chat_id: from,
  }: AnyMessage): Promise<void> {
    if (to !== undefined) await moves.moved(chat.id, to);
    if (from !== undefined) await moves.moved(from, chat.id);
  }

  /** @returns whether it is on the disk, when it has to be */
  function tell(update: Update, self: Self): Promise<boolean> | undefined {
    if ('message' in update) {
      noticed(update.message.chat);
      const heard = incomingMessage(update.message as AnyMessage, self);
      return heard && events.message(heard).logged;
    }
    if ('edited_message' in update) {
      const edit = incomingEdit(update.edited_message as AnyMessage, self);
      return edit && events.edited(edit);
    }
    if ('my_chat_member' in update) {
      const joining = joiningOf(update);
      noticed(update.my_chat_member.chat);
      if (joining !== undefined) events.joined(joining);
    } else if ('callback_query' in update) {
      answerPress(update.callback_query);
    }
    return undefined;
  }

  /** Resolves when the update has been handed over. */
  async function hand(update: Update, self: Self): Promise<{ logged: Promise<boolean> | undefined }> {
    // One that cannot be read moves nothing.
    const message: Partial<AnyMessage> | null = 'message' in update ? update.message : null;
    if (message?.chat !== undefined) await move(message as AnyMessage);
    try {
      return { logged: tell(update, self) };
    } catch {
      // One that cannot be read would come again for ever, and nothing behind it would come at all.
      warn(
        `Something from Telegram could not be read and was left out: update ${update.update_id} (${kindOf(update)}) does not have the form that the Bot API gives it.`,
      );
      return { logged: undefined };
    }
  }

  return {
    take(update, self) {
      const before = taken.get(update.update_id);
      if (before !== undefined) return before.done;
      const handed = order.then(() => hand(update, self));
      order = handed.catch(() => undefined);
      const done = handed
        .then(({ logged }) => logged ?? true)
        .catch(() => false)
        .then((well) => {
          if (!well) taken.delete(update.update_id);
          return well;
        });
      forgetOld();
      taken.set(update.update_id, { at: clock.now(), done });
      return done;
    },
  };
}

function kindOf(update: Update): string {
  return Object.keys(update).find((key) => key !== 'update_id') ?? 'empty';
}
