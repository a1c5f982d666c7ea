import type { CommandDescription } from '../chat/adapter.ts';
import { nearest } from '../text/nearest.ts';
import { authorise } from './authorise.ts';
import { type Command, type CommandContext, type CommandResult, failure } from './command.ts';
import { dreamCommand } from './dream.ts';
import {
  dreamingHelpCommand,
  dreamingOffCommand,
  dreamingOnCommand,
  dreamingStatusCommand,
} from './dreaming.ts';
import {
  changesCommand,
  pinCommand,
  rememberCommand,
  restoreCommand,
  undoCommand,
  unpinCommand,
} from './edit.ts';
import { helpCommand, startCommand, whoamiCommand } from './general.ts';
import { diaryCommand, showCommand, statusCommand, whyCommand } from './memory.ts';

/** Every command, in the order in which help shows them. The only table: menus, help and documentation come from it. */
export const commands: readonly Command[] = [
  dreamCommand,
  showCommand,
  diaryCommand,
  statusCommand,
  whyCommand,
  rememberCommand,
  pinCommand,
  unpinCommand,
  changesCommand,
  undoCommand,
  restoreCommand,
  dreamingStatusCommand,
  dreamingOnCommand,
  dreamingOffCommand,
  dreamingHelpCommand(() => usageOf('dreaming', true)),
  whoamiCommand,
  helpCommand(helpText),
  startCommand(helpText),
];

function line(command: Command): string {
  const usage = command.usage === '' ? '' : ` ${command.usage}`;
  return `/${command.name}${usage}: ${command.summary}`;
}

function visibleTo(owner: boolean): readonly Command[] {
  return commands.filter((command) => owner || command.rights !== 'owner');
}

/** The commands that somebody may use, a line each. */
export function helpText(owner: boolean): string {
  return visibleTo(owner).map(line).join('\n');
}

function usageOf(group: string, owner: boolean): string {
  return visibleTo(owner)
    .filter((command) => command.name.startsWith(`${group} `))
    .map(line)
    .join('\n');
}

/** A text that calls for a command: the command and what follows it, or an answer about what is wrong. */
export type ParsedCommand = { command: Command; text: string } | { answer: string };

/** Reads `/memory dream 7` or `/memory@bot dream 7`; `undefined` when the text is no command. */
export function parseCommand(text: string, owner: boolean): ParsedCommand | undefined {
  const match = /^\/([a-z][a-z0-9_]*)(?:@\w+)?(?:\s+([\s\S]*))?$/iu.exec(text.trim());
  if (match === null) return undefined;
  const word = (match[1] ?? '').toLowerCase();
  const rest = match[2] ?? '';
  const single = commands.find((command) => command.name === word);
  if (single !== undefined) return { command: single, text: rest };
  const group = commands.filter((command) => command.name.startsWith(`${word} `));
  if (group.length === 0) {
    const near = nearest(word, [...new Set(commands.map((command) => command.name.split(' ')[0] ?? ''))]);
    return {
      answer: `There is no command /${word}.${near === undefined ? '' : ` Did you mean /${near}?`} /help lists them all.`,
    };
  }
  const [, sub = '', tail = ''] = /^(\S*)\s*([\s\S]*)$/u.exec(rest) ?? [];
  if (sub === '' || sub.toLowerCase() === 'help') return { answer: usageOf(word, owner) };
  const command = group.find((one) => one.name === `${word} ${sub.toLowerCase()}`);
  if (command !== undefined) return { command, text: tail };
  const near = nearest(
    sub.toLowerCase(),
    group.map((one) => one.name.split(' ')[1] ?? ''),
  );
  return {
    answer: `There is no /${word} ${sub}.${near === undefined ? '' : ` Did you mean /${word} ${near}?`}\n${usageOf(word, owner)}`,
  };
}

/** Runs a command for somebody who may, and refuses everybody else. */
export async function runCommand(
  command: Command,
  context: CommandContext,
  text: string,
): Promise<CommandResult> {
  const decision = authorise({
    actor: context.actor,
    command,
    conversation: context.conversation,
    owners: context.services.config.owners,
  });
  return decision.allowed ? command.run(context, text) : failure('failed', decision.sentence);
}

/** The table as platforms' menus want it. */
export function describeCommands(): CommandDescription[] {
  const groups = new Map<string, CommandDescription>();
  for (const command of commands) {
    const [name = '', sub] = command.name.split(' ');
    const ownerOnly = command.rights === 'owner';
    const entry = groups.get(name) ?? { name, summary: command.summary, ownerOnly, subcommands: [] };
    if (sub !== undefined) {
      entry.summary = name === 'memory' ? 'the memory and its dreams' : 'dreams on schedule';
      entry.ownerOnly &&= ownerOnly;
      entry.subcommands.push({ name: sub, usage: command.usage, summary: command.summary, ownerOnly });
    }
    groups.set(name, entry);
  }
  return [...groups.values()];
}
