import { say } from '../text/say.ts';
import { authorise } from './authorise.ts';
import { changesCommand } from './changes.ts';
import { type Command, type CommandContext, type CommandResult, failure } from './command.ts';
import { confirmCommand } from './confirm.ts';
import { diaryCommand } from './diary.ts';
import { dreamCommand } from './dream.ts';
import { dreamingHelpCommand } from './dreaming-help.ts';
import { dreamingStatusCommand } from './dreaming-status.ts';
import { dreamingOffCommand, dreamingOnCommand } from './dreaming-toggle.ts';
import { guarded } from './guarded.ts';
import { helpCommand } from './help.ts';
import { helpText } from './help-text.ts';
import { pinCommand, unpinCommand } from './pin.ts';
import { rememberCommand } from './remember.ts';
import { restoreCommand } from './restore.ts';
import { searchCommand } from './search.ts';
import { showCommand } from './show.ts';
import { startCommand } from './start.ts';
import { statusCommand } from './status.ts';
import { undoCommand } from './undo.ts';
import { whoamiCommand } from './whoami.ts';
import { whyCommand } from './why.ts';

/** Every command, in the order in which help shows them. The only table: menus, help and documentation come from it. */
export const commands: readonly Command[] = [
  dreamCommand,
  showCommand,
  diaryCommand,
  statusCommand,
  searchCommand,
  whyCommand,
  rememberCommand,
  pinCommand,
  unpinCommand,
  changesCommand,
  undoCommand,
  restoreCommand,
  confirmCommand,
  dreamingStatusCommand,
  dreamingOnCommand,
  dreamingOffCommand,
  dreamingHelpCommand((context) => helpText(commands, context, 'dreaming')),
  whoamiCommand,
  helpCommand((context) => helpText(commands, context)),
  startCommand((context) => helpText(commands, context)),
];

/** Whether a command of the table changes nothing, with the text that follows it. */
export function onlyReads(name: string, text: string): boolean {
  const reads = commands.find((command) => command.name === name)?.reads;
  return typeof reads === 'function' ? reads(text) : reads === true;
}

/** Runs a command for somebody who may, and refuses everybody else, and what makes memories where there is to be none. */
export async function runCommand(
  command: Command,
  context: CommandContext,
  text: string,
): Promise<CommandResult> {
  const { actor, conversation, space, services } = context;
  const { config, owners } = services;
  const decision = authorise({ actor, command, conversation, space: space.id, config, owners });
  const name = { command: command.name };
  if (!decision.allowed) return failure('not_allowed', say(context.texts, decision.why, name));
  if (command.remembers && !space.settings.memoryEnabled) {
    return failure('failed', say(context.texts, 'memory.off', name));
  }
  return guarded(context.texts, () => command.run(context, text));
}
