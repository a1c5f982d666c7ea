import type { OutgoingMessage, SentMessage } from '../chat/adapter.ts';
import type { Spaces } from '../conversation/spaces.ts';
import { messageOf } from '../text/error-message.ts';
import { isTemporary, type Outbox } from './outbox.ts';

interface PostOptions {
  outbox: Outbox;
  send: (conversation: string, message: OutgoingMessage) => Promise<SentMessage>;
  spaces: Pick<Spaces, 'conversation' | 'idOf' | 'open'>;
  /** Told what could not be written to the log. */
  notLogged: (sentence: string) => void;
}

/** What the bot says, on its way out. */
interface Post {
  /** Says something unasked, and logs it; the same `id` twice is one notice. It waits for a platform that is away. */
  notify(id: string, conversation: string, text: string, replyTo?: string): Promise<void>;
  /**
   * Answers at once when the platform takes it; what it does not take now, and what comes after that, waits.
   * @throws DeliveryError when it never will
   */
  deliver(conversation: string, answer: { id: string; text: string; replyTo?: string }): Promise<void>;
}

/** Notices and answers, over the outbox. */
export function createPost({ outbox, send, spaces, notLogged }: PostOptions): Post {
  async function logNotice(id: string, text: string, replyTo: string | undefined): Promise<void> {
    const ref = spaces.conversation(id);
    if (ref === undefined) return;
    const space = await spaces.open(spaces.idOf(ref));
    await (await space.conversation(ref)).say(text, 'notice', replyTo);
  }

  return {
    async notify(id, conversation, text, replyTo) {
      if (await outbox.put(id, conversation, outgoing(text, replyTo))) {
        await logNotice(conversation, text, replyTo).catch((error: unknown) =>
          notLogged(`A notice in ${conversation} could not be logged: ${messageOf(error)}`),
        );
      }
      await outbox.pump();
    },
    async deliver(conversation, { id, text, replyTo }) {
      const message = outgoing(text, replyTo);
      if (!outbox.holds(conversation)) {
        try {
          await send(conversation, message);
          return;
        } catch (error) {
          if (!isTemporary(error)) throw error;
        }
      }
      await outbox.put(`reply ${id}`, conversation, message);
      await outbox.pump();
    },
  };
}

function outgoing(text: string, replyTo: string | undefined): OutgoingMessage {
  return { text, ...(replyTo === undefined ? {} : { replyTo }) };
}
