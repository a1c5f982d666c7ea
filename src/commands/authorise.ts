import { platformOf } from '../chat/ids.ts';
import type { ConversationRef } from '../chat/message.ts';
import type { Config } from '../config/schema.ts';
import type { Actor, Command, CommandContext } from './command.ts';
import type { Owners } from './owners.ts';

/** Who is refused hears why: the key of a text with `{command}`. */
type Decision = { allowed: true } | { allowed: false; why: 'rights.owner' | 'rights.noOwner' };

interface AuthoriseInput {
  actor: Actor;
  command: Pick<Command, 'name' | 'rights'>;
  /** Where it was given; absent on the command line, whose person is always an owner. */
  conversation: ConversationRef | undefined;
  /** Id of the space it is about. */
  space: string;
  config: Pick<Config, 'spaces'>;
  owners: Pick<Owners, 'exist'>;
}

/** The one place that decides whether somebody may do something, on every surface. */
export function authorise({ actor, command, conversation, space, config, owners }: AuthoriseInput): Decision {
  if (actor.owner || command.rights === 'anyone') return { allowed: true };
  if (command.rights === 'reader' && isAlone(conversation, space, config)) return { allowed: true };
  return { allowed: false, why: owners.exist(platformOf(actor.id)) ? 'rights.owner' : 'rights.noOwner' };
}

/** Whether somebody may see what is remembered here; for commands that tell everybody less. */
export function mayReadMemory({ actor, conversation, space, services }: CommandContext): boolean {
  const command = { name: 'memory show', rights: 'reader' } as const;
  const { config, owners } = services;
  return authorise({ actor, command, conversation, space: space.id, config, owners }).allowed;
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
