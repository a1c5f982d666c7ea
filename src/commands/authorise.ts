import { platformOf } from '../chat/ids.ts';
import type { ConversationRef } from '../chat/message.ts';
import type { Config } from '../config/schema.ts';
import { say, type Texts } from '../text/say.ts';
import type { Actor, Command, CommandContext } from './command.ts';
import type { Owners } from './owners.ts';

interface AuthoriseInput {
  actor: Actor;
  command: Pick<Command, 'name' | 'rights'>;
  /** Where it was given; absent on the command line, whose person is always an owner. */
  conversation: ConversationRef | undefined;
  /** Id of the space it is about. */
  space: string;
  config: Pick<Config, 'spaces'>;
}

/** The one place that decides whether somebody may do something, on every surface. */
export function authorise({ actor, command, conversation, space, config }: AuthoriseInput): boolean {
  if (actor.owner || command.rights === 'anyone') return true;
  return command.rights === 'reader' && isAlone(conversation, space, config);
}

/** How somebody becomes the owner of a bot that nobody owns on their platform; `undefined` where somebody does. */
export function owningHint({ actor, services, texts }: CommandContext): string | undefined {
  return actor.owner ? undefined : howToOwn(actor.id, services.owners, texts);
}

/** @param person a platform id */
export function howToOwn(person: string, owners: Owners, texts: Texts): string | undefined {
  return owners.exist(platformOf(person)) ? undefined : say(texts, 'owner.none', { id: person });
}

/** Whether somebody may see what is remembered here; for commands that tell everybody less. */
export function mayReadMemory({ actor, conversation, space, services }: CommandContext): boolean {
  const command = { name: 'memory show', rights: 'reader' } as const;
  return authorise({ actor, command, conversation, space: space.id, config: services.config });
}

/** A private chat whose memory holds nobody else's words: one that is bound to a shared space does not count. */
function isAlone(
  conversation: ConversationRef | undefined,
  space: string,
  { spaces }: AuthoriseInput['config'],
): boolean {
  if (conversation?.kind !== 'private') return false;
  const bound = Object.hasOwn(spaces, space) ? (spaces[space]?.conversations ?? []) : [];
  return [...bound, ...(bound.length === 0 ? [space] : [])].every((id) => id === conversation.id);
}
