import { messageOf } from '../chat/errors.ts';
import {
  type CommandContext,
  type CommandResult,
  type CommandServices,
  failure,
} from '../commands/command.ts';
import { explainCall } from '../commands/help-text.ts';
import type { Call } from '../commands/parse.ts';
import { commands, runCommand } from '../commands/registry.ts';
import type { DreamPhase } from '../dreaming/types.ts';
import { retell } from '../text/retell.ts';
import { say, type Texts } from '../text/say.ts';
import type { Heard } from './answer.ts';

interface ObeyOptions {
  services: CommandServices;
  /** In whose language it is answered. */
  texts: Texts;
  /** Told when a long command enters a phase. */
  progress: (phase: DreamPhase) => void;
  warn: (sentence: string) => void;
}

/** Runs what a message calls for; whatever goes wrong becomes an answer. */
export async function obey(
  call: Call,
  { space, message, event }: Heard,
  owner: boolean,
  { services, texts, progress, warn }: ObeyOptions,
): Promise<CommandResult> {
  const context: CommandContext = {
    actor: { id: event.author.id, name: event.author.name, owner },
    space,
    conversation: event.conversation,
    message: { id: message.id, ref: event.ref, at: message.at },
    who: 'command',
    texts,
    services,
    progress,
  };
  if (!('command' in call)) return failure('usage', explainCall(call, commands, context));
  try {
    return await runCommand(call.command, context, call.text);
  } catch (error) {
    const sentence = messageOf(error);
    warn(`/${call.command.name} failed: ${sentence}`);
    return failure('failed', say(texts, 'call.failed', { why: retell(texts, sentence) }));
  }
}
