import type { Button } from '../chat/adapter.ts';
import type { ConversationRef } from '../chat/message.ts';
import type { Config } from '../config/schema.ts';
import type { Space } from '../conversation/spaces.ts';
import type { Dreams } from '../dreaming/dreams.ts';
import type { Schedule } from '../dreaming/schedule.ts';
import type { DreamPhase } from '../dreaming/types.ts';
import type { CommandName } from '../languages/texts.ts';
import type { TokenLedger } from '../llm/ledger.ts';
import type { Speaker } from '../llm/model.ts';
import type { ChangeAuthor } from '../memory/types.ts';
import type { Texts, TextValues } from '../text/say.ts';
import type { Clock } from '../time/clock.ts';
import type { Owners } from './owners.ts';

/** Who gives a command. */
export interface Actor {
  /** Platform id with its platform, such as `telegram:123`. */
  id: string;
  name: string;
  owner: boolean;
}

/** What commands work with. */
export interface CommandServices {
  config: Config;
  dreams: Dreams;
  schedule: Schedule;
  clock: Clock;
  ledger: TokenLedger;
  /** The address of a message on its platform, where it has one; absent when no platform here has any. */
  linkTo?: (conversation: string, ref: string) => string | undefined;
  /** Notices that were not delivered, or of which nobody knows. */
  undelivered: () => Promise<number>;
  owners: Owners;
  /** Whose word lines are that a person wrote into the files. */
  owner: Speaker;
  /** How the platforms are. */
  platforms: () => readonly { name: string; running: boolean; problem?: string; gaps?: readonly string[] }[];
}

export interface CommandContext {
  actor: Actor;
  space: Space;
  /** Where it was given; absent on the command line. */
  conversation?: ConversationRef;
  /** The log id and the platform's ref of the message that gave it. */
  message?: { id: string; ref: string; at: string };
  who: Extract<ChangeAuthor, 'command' | 'cli'>;
  /** In whose language it is answered: the space's; English on the command line. */
  texts: Texts;
  services: CommandServices;
  /** Told when a long command enters a phase. */
  progress?: (phase: DreamPhase) => void;
}

/** How a command ended; the command line turns it into its exit code. */
export type CommandStatus = 'ok' | 'failed' | 'busy' | 'not_found' | 'not_allowed' | 'usage' | 'partial';

export interface CommandResult {
  text: string;
  /** What can be done about it next, where the platform has buttons. */
  buttons?: readonly Button[];
  /** The document that `--json` prints. */
  document?: unknown;
  status: CommandStatus;
  /** What goes on in the background and reports by a notice of its own; resolves with how it ended. */
  background?: Promise<CommandResult>;
  /** What is still to be said, by whoever ran the command, once it is known. */
  followUp?: Promise<CommandResult>;
}

/**
 * `anyone` may talk to the bot; `reader`: owners, and in a private chat with a memory of its own its user; `owner`
 * alone.
 */
export type Rights = 'anyone' | 'reader' | 'owner';

export interface Command {
  /** `memory dream`: the word after the slash, and the subcommand. Its summary stands in the texts under this name. */
  name: CommandName;
  /** Other names that are understood, such as the command line's. */
  aliases?: readonly string[];
  /** What follows the name, such as `[N] [preview]`. */
  usage: string;
  /** Which words of the usage are typed as they stand; the others stand for something. Default none. */
  words?: readonly string[];
  /** Numbers that its summary tells. */
  limits?: TextValues;
  rights: Rights;
  /** Whether it makes memories, so that it does nothing where memory is switched off. Default false. */
  remembers?: true | ((text: string) => boolean);
  /** Whether it changes nothing, always or with what follows its name. Default: it changes something. */
  reads?: true | ((text: string) => boolean);
  run(context: CommandContext, text: string): Promise<CommandResult>;
}

export const ok = (text: string, document?: unknown): CommandResult => ({ text, document, status: 'ok' });
export const failure = (status: CommandStatus, text: string): CommandResult => ({ text, status });
