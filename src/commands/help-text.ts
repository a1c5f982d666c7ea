import type { CommandDescription } from '../chat/adapter.ts';
import { authorise } from './authorise.ts';
import type { Command, CommandContext } from './command.ts';
import type { Call } from './parse.ts';

function line(command: Command): string {
  const usage = command.usage === '' ? '' : ` ${command.usage}`;
  return `/${command.name}${usage}: ${command.summary}`;
}

/** The commands that somebody may use where they are, a line each; of one group, when it is named. */
export function helpText(commands: readonly Command[], context: CommandContext, group?: string): string {
  const { actor, conversation, space, services } = context;
  return commands
    .filter((command) => group === undefined || command.name.startsWith(`${group} `))
    .filter(
      (command) =>
        authorise({ actor, command, conversation, space: space.id, config: services.config }).allowed,
    )
    .map(line)
    .join('\n');
}

/** Answers a call that names no command. */
export function explainCall(
  call: Exclude<Call, { command: Command }>,
  commands: readonly Command[],
  context: CommandContext,
): string {
  if (!('unknown' in call)) {
    return helpText(commands, context, call.group) || `Only the owner may use /${call.group}.`;
  }
  const before = call.group === undefined ? '/' : `/${call.group} `;
  const near = call.nearest === undefined ? '' : ` Did you mean ${before}${call.nearest}?`;
  const list =
    call.group === undefined ? ' /help lists them all.' : `\n${helpText(commands, context, call.group)}`;
  return `There is no command ${before}${call.unknown}.${near}${list}`.trimEnd();
}

const GROUP_SUMMARIES: Record<string, string> = {
  memory: 'the memory and its dreams',
  dreaming: 'dreams on schedule',
};

/** The table as platforms' menus want it. */
export function describeCommands(commands: readonly Command[]): CommandDescription[] {
  const groups = new Map<string, CommandDescription>();
  for (const command of commands) {
    const [name = '', sub] = command.name.split(' ');
    const ownerOnly = command.rights === 'owner';
    const entry = groups.get(name) ?? {
      name,
      summary: GROUP_SUMMARIES[name] ?? command.summary,
      ownerOnly,
      subcommands: [],
    };
    if (sub !== undefined) {
      entry.ownerOnly &&= ownerOnly;
      entry.subcommands.push({ name: sub, usage: command.usage, summary: command.summary, ownerOnly });
    }
    groups.set(name, entry);
  }
  return [...groups.values()];
}
