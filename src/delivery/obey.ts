import type { Change } from '../chat/adapter.ts';
import { messageOf } from '../chat/errors.ts';
import type { IncomingMessage } from '../chat/message.ts';
import {
  type CommandContext,
  type CommandResult,
  type CommandServices,
  failure,
} from '../commands/command.ts';
import { explainCall } from '../commands/help-text.ts';
import type { Call } from '../commands/parse.ts';
import { commands, runCommand } from '../commands/registry.ts';
import { retell } from '../text/retell.ts';
import { say, textsOf } from '../text/say.ts';
import type { Heard } from './answer.ts';
import { createPlaceholder } from './placeholder.ts';
import type { Extras } from './post.ts';
import { sayResult } from './say-result.ts';

interface ObeyOptions {
  services: CommandServices;
  /** Answers the message. @returns the ref of what arrived at once */
  say: (text: string, extras?: Extras) => Promise<string | undefined>;
  /** Changes what was posted; never rejects. */
  change: (ref: string, change: Change) => Promise<void>;
  /** Whether somebody is told that they may not do something. */
  mayRefuse: (event: IncomingMessage) => boolean;
  stopping: AbortSignal;
  warn: (sentence: string) => void;
}

/**
 * Does what a message calls for, and says what it comes to.
 * @returns what goes on after the first word
 */
export async function obey(
  call: Call,
  heard: Heard,
  owner: boolean,
  options: ObeyOptions,
): Promise<{ rest?: Promise<void> }> {
  const texts = textsOf(await heard.space.language());
  const placeholder = createPlaceholder({
    texts,
    change: (ref, text) => options.change(ref, { text }),
    clock: options.services.clock,
    stopping: options.stopping,
  });
  const result = await run(call, heard, owner, { ...options, texts, progress: placeholder.progress });
  if (result.status === 'not_allowed' && !options.mayRefuse(heard.event)) return {};
  return sayResult(result, options.say, placeholder);
}

/** Whatever goes wrong becomes an answer. */
async function run(
  call: Call,
  { space, message, event }: Heard,
  owner: boolean,
  {
    services,
    texts,
    progress,
    warn,
  }: Pick<ObeyOptions, 'services' | 'warn'> & Required<Pick<CommandContext, 'texts' | 'progress'>>,
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
