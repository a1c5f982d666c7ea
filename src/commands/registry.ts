import { say } from '../text/say.ts';
import { authorise, owningHint } from './authorise.ts';
import { changesCommand } from './changes.ts';
import { type Command, type CommandContext, type CommandResult, failure } from './command.ts';
import { confirmCommand } from './confirm.ts';
import { diaryCommand } from './diary.ts';
import { dreamCommand } from './dream.ts';
import { dreamingHelpCommand } from './dreaming-help.ts';
import { dreamingStatusCommand } from './dreaming-status.ts';
import { dreamingOffCommand, dreamingOnCommand } from './dreaming-toggle.ts';
import { explainCommand } from './explain.ts';
import { guarded } from './guarded.ts';
import { helpCommand } from './help.ts';
import { groupHelp, helpAbout, helpText } from './help-text.ts';
import { pinCommand, unpinCommand } from './pin.ts';
import { promoteCommand } from './promote.ts';
import { rememberCommand } from './remember.ts';
import { restoreCommand } from './restore.ts';
import { searchCommand } from './search.ts';
import { settingsCommand } from './settings.ts';
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
  promoteCommand,
  explainCommand,
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
  dreamingHelpCommand((context) => groupHelp(commands, context, 'dreaming')),
  settingsCommand,
  whoamiCommand,
  helpCommand((context, asked) => helpAbout(commands, context, asked)),
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
  const { actor, conversation, space, services, texts } = context;
  const name = { command: command.name };
  if (!authorise({ actor, command, conversation, space: space.id, config: services.config })) {
    const why = [say(texts, 'rights.owner', name), owningHint(context) ?? ''];
    return failure('not_allowed', why.join(texts.gap).trimEnd());
  }
  const { remembers } = command;
  const makesMemory = typeof remembers === 'function' ? remembers(text) : remembers === true;
  if (makesMemory && !space.settings.memoryEnabled) {
    return failure('failed', say(texts, 'memory.off', name));
  }
  return guarded(texts, () => command.run(context, text));
}
