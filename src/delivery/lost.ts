import { messageOf } from '../chat/errors.ts';
import { platformOf } from '../chat/ids.ts';
import type { ConversationRef } from '../chat/message.ts';
import type { Owners } from '../commands/owners.ts';
import type { StateMap } from '../state/store.ts';
import { retell } from '../text/retell.ts';
import { say, type Texts } from '../text/say.ts';
import type { Outbox } from './outbox.ts';

interface LostOptions {
  /** Conversations that cannot be written to, with the time since when. */
  places: StateMap<number>;
  outbox: () => Pick<Outbox, 'put' | 'pump'>;
  owners: Pick<Owners, 'of'>;
  /** What is known of a conversation. */
  conversation: (id: string) => ConversationRef | undefined;
  /** The language of a room that is lost: those who run it speak it. */
  texts: (conversation: string) => Promise<Texts>;
  /** Milliseconds since the epoch. */
  now: () => number;
  warn: (sentence: string) => void;
}

/** Places that are gone or closed to the bot: the owners of their platform are told in private, once. */
interface Lost {
  /** A notice could not be said there. */
  lose(conversation: string, why: string): void;
  /** Something arrived there. */
  find(conversation: string): void;
  /** Resolves when nobody is being told. */
  idle(): Promise<void>;
}

/** Reads which places are lost already. */
export async function createLost(options: LostOptions): Promise<Lost> {
  const { places, outbox, owners, conversation, now, warn } = options;
  const known = new Set((await places.entries()).map(([id]) => id));
  let last: Promise<unknown> = Promise.resolve();

  async function tell(id: string, why: string): Promise<void> {
    if (known.has(id)) return;
    const texts = await options.texts(id);
    const title = conversation(id)?.title;
    const room = title === undefined ? id : `${title} (${id})`;
    const text = say(texts, 'place.gone', { room, why: retell(texts, why) });
    for (const owner of await owners.of(platformOf(id))) {
      // Where the owner's own chat is the place there is nobody to tell.
      if (owner !== id)
        await outbox().put(`lost ${id} ${owner} ${now()}`, owner, { text }, { privately: true });
    }
    await places.set(id, now());
    known.add(id);
    await outbox().pump();
  }

  function next(work: () => Promise<unknown>): void {
    last = last.then(work).catch((error: unknown) => {
      warn(`That a place is gone could not be told: ${messageOf(error)}`);
    });
  }

  return {
    lose: (id, why) => next(() => tell(id, why)),
    find(id) {
      if (known.delete(id)) next(() => places.delete(id));
    },
    idle: async () => void (await last),
  };
}
