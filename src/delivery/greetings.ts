import type { ConversationRef, IncomingMessage, Joining } from '../chat/message.ts';
import { howToOwn } from '../commands/authorise.ts';
import type { Owners } from '../commands/owners.ts';
import type { Call } from '../commands/parse.ts';
import type { Config } from '../config/schema.ts';
import type { Space, Spaces } from '../conversation/spaces.ts';
import { majorityLanguage } from '../text/language.ts';
import { say, type Texts, textsOf } from '../text/say.ts';
import type { Admission } from './admission.ts';
import type { Extras } from './post.ts';

/** What the bot says to those who do not know it. */
export interface Greetings {
  /** Tells a room, once, that the bot remembers there, whose it is, and how to leave things out; an owner lets it in. */
  greet(ref: ConversationRef, by: Joining['by']): Promise<void>;
  /**
   * Tells a stranger, once or whenever they ask, who may talk to the bot, and what their id is; where nobody owns the
   * bot, how to become its owner. Nothing of it is kept.
   * @param waits whether they wait for an answer that they alone see: then they are always told
   */
  refuse(event: IncomingMessage, call: Call | undefined, waits: boolean): Promise<void>;
}

interface GreetingsOptions {
  config: Config;
  spaces: Spaces;
  admission: Admission;
  owners: Owners;
  notify: (id: string, conversation: string, text: string) => Promise<void>;
  deliver: (
    conversation: string,
    answer: { id: string; text: string; replyTo: string } & Extras,
  ) => Promise<unknown>;
}

/** Whoever sends one of these asks who the bot is, or who they are. */
const ANSWERED: ReadonlySet<string | undefined> = new Set(['start', 'help', 'whoami']);

export function createGreetings(options: GreetingsOptions): Greetings {
  const { config, spaces, admission, owners, notify, deliver } = options;

  function greeting(texts: Texts, { settings }: Space, owner: string | undefined): string {
    const { memoryEnabled } = settings;
    return [
      say(texts, memoryEnabled ? 'joined.remembers' : 'joined.noMemory'),
      ...(owner === undefined ? [] : [say(texts, 'joined.owner', { name: owner })]),
      ...(memoryEnabled ? [say(texts, 'joined.leaveOut')] : []),
    ].join(texts.gap);
  }

  return {
    async greet(ref, by) {
      if (ref.kind === 'private' || ref.kind === 'console' || admission.wasTold(ref)) return;
      const isOwners = by !== undefined && (await owners.isOwner(by));
      if (isOwners) await admission.admit(ref, by.id);
      if (!admission.isOpen(ref)) return;
      const space = await spaces.open(spaces.idOf(ref));
      // What is said to a room stands in its log.
      await space.conversation(ref);
      const text = greeting(textsOf(await space.language()), space, isOwners ? by.name : undefined);
      // Marked afterwards: after a crash in between the outbox knows that it has this one already.
      await notify(`joined ${ref.parent ?? ref.id}`, ref.id, text);
      await admission.markTold(ref);
    },
    async refuse({ conversation, ref, author, text }, call, waits) {
      const texts = textsOf(config.language ?? majorityLanguage([text]));
      const { id, name } = author;
      const asked = call !== undefined && 'command' in call ? call.command.name : undefined;
      const owning = howToOwn(id, owners, texts);
      // Without an owner this may be the owner to come, to whom silence would be a refusal.
      const isNew = owning !== undefined || waits || (await admission.refuse(id));
      if (!isNew && !ANSWERED.has(asked)) return;
      const answer =
        owning !== undefined
          ? `${say(texts, 'access.noOwner')}\n\n${owning}`
          : asked === 'whoami'
            ? say(texts, 'whoami.other', { name, id })
            : say(texts, 'access.refused', { id });
      await deliver(conversation.id, {
        id: `${conversation.id} ${ref}`,
        text: answer,
        replyTo: ref,
        confidential: true,
      });
    },
  };
}
