import { platformOf } from '../chat/ids.ts';
import type { ConversationRef } from '../chat/message.ts';
import type { Actor, Command } from './command.ts';

export type Decision = { allowed: true } | { allowed: false; sentence: string };

export interface AuthoriseInput {
  actor: Actor;
  command: Pick<Command, 'name' | 'rights'>;
  /** Where it was given; absent on the command line, whose person is always an owner. */
  conversation: ConversationRef | undefined;
  /** Owners by configuration. */
  owners: readonly string[];
}

/** The one place that decides whether somebody may do something, on every surface. */
export function authorise({ actor, command, conversation, owners }: AuthoriseInput): Decision {
  if (actor.owner || command.rights === 'anyone') return { allowed: true };
  if (command.rights === 'reader' && conversation?.kind === 'private') return { allowed: true };
  const platform = platformOf(actor.id);
  if (!owners.some((owner) => platformOf(owner) === platform)) {
    return {
      allowed: false,
      sentence: `Only the owner may use /${command.name}, and nobody is set as owner here. If it is you: send /whoami and put the id into "owners" of the configuration.`,
    };
  }
  return { allowed: false, sentence: `Only the owner may use /${command.name}.` };
}

/** Whether an author is an owner: by id, never by name. */
export function isOwner(author: { id: string; owner?: boolean }, owners: readonly string[]): boolean {
  return author.owner === true || owners.includes(author.id);
}
