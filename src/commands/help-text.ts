import type { CommandDescription } from '../chat/adapter.ts';
import { retell } from '../text/retell.ts';
import { say, type TextKey, type Texts } from '../text/say.ts';
import { singleLine } from '../text/visible.ts';
import { authorise, owningHint } from './authorise.ts';
import type { Command, CommandContext } from './command.ts';
import { shorten } from './item.ts';
import { type Call, parseCall } from './parse.ts';

/** What a command does, in a language. */
export function summaryOf(texts: Texts, { name, limits }: Pick<Command, 'name' | 'limits'>): string {
  return say(texts, `summary.${name}`, limits);
}

function line(texts: Texts, command: Command): string {
  const usage = command.usage === '' ? '' : ` ${retell(texts, command.usage)}`;
  return `/${command.name}${usage}: ${summaryOf(texts, command)}`;
}

/** The commands that somebody may use where they are, in short: a line for each group, with the names in it. */
export function helpText(commands: readonly Command[], context: CommandContext): string {
  const { texts } = context;
  const mine = commands.filter((command) => mayUse(command, context));
  const groups = new Map<string, Command[]>();
  for (const command of mine) {
    const [name = ''] = command.name.split(' ');
    groups.set(name, [...(groups.get(name) ?? []), command]);
  }
  const lines = [...groups].flatMap(([name, group]) => {
    const key = GROUP_SUMMARIES[name];
    if (key === undefined) return group.map((command) => line(texts, command));
    const names = group.map((command) => command.name.slice(name.length + 1));
    return [`**/${name}**: ${say(texts, key)}`, `  ${names.join(' · ')}`];
  });
  const example = mine.find(({ name }) => name.includes(' '))?.name ?? 'help';
  const owning = owningHint(context);
  return [
    ...lines,
    '',
    say(texts, 'help.more', { command: `/help ${example}` }),
    ...(owning === undefined ? [] : ['', owning]),
  ].join('\n');
}

/** The commands of a group that somebody may use where they are, a line each. */
export function groupHelp(commands: readonly Command[], context: CommandContext, group: string): string {
  const lines = commands
    .filter((command) => command.name.startsWith(`${group} `) && mayUse(command, context))
    .map((command) => line(context.texts, command));
  const canForget = context.actor.owner && group === 'memory';
  return [...lines, ...(canForget ? ['', say(context.texts, 'forget.how')] : [])].join('\n');
}

function mayUse(command: Command, { actor, conversation, space, services }: CommandContext): boolean {
  return authorise({ actor, command, conversation, space: space.id, config: services.config });
}

/** All that help has to say of what somebody asks about: a command, a group of them, or nothing that exists. */
export function helpAbout(commands: readonly Command[], context: CommandContext, asked: string): string {
  const words = asked.trim();
  if (words === '') return helpText(commands, context);
  const { texts } = context;
  const call = parseCall(`/${words.replace(/^\/+/, '')}`, commands);
  const command = call === undefined || !('command' in call) ? undefined : call.command;
  if (command !== undefined) {
    const own = line(texts, command);
    return mayUse(command, context)
      ? own
      : `${own}\n${say(texts, 'rights.owner', { command: command.name })}`;
  }
  if (call === undefined || 'command' in call) {
    return [say(texts, 'call.unknown', { command: shorten(singleLine(words)) }), listHint(texts)].join(
      texts.gap,
    );
  }
  // `/help undo` asks about the only command of that name.
  if ('unknown' in call && call.nearest?.endsWith(` ${call.unknown.toLowerCase()}`) === true) {
    return helpAbout(commands, context, call.nearest);
  }
  return explainCall(call, commands, context);
}

function listHint(texts: Texts, group?: string): string {
  return say(texts, 'call.list', { command: `/${group ?? 'help'}` });
}

/** What people try when they want a line gone: no command of its own does it. */
const FORGETTING = new Set(['forget', 'delete', 'remove', 'erase']);

/** Answers a call that names no command. */
export function explainCall(
  call: Exclude<Call, { command: Command }>,
  commands: readonly Command[],
  context: CommandContext,
): string {
  const { texts } = context;
  if (!('unknown' in call)) {
    const list = groupHelp(commands, context, call.group);
    return list || say(texts, 'rights.owner', { command: call.group });
  }
  const before = call.group === undefined ? '/' : `/${call.group} `;
  const none = say(texts, 'call.unknown', { command: `${before}${call.unknown}` });
  const isForgetting = call.group !== 'dreaming' && FORGETTING.has(call.unknown.toLowerCase());
  const hint = isForgetting
    ? say(texts, 'forget.how')
    : call.nearest === undefined
      ? listHint(texts, call.group)
      : say(texts, 'call.near', { command: `/${call.nearest}` });
  return [none, hint].join(texts.gap);
}

const GROUP_SUMMARIES: Record<string, TextKey> = { memory: 'group.memory', dreaming: 'group.dreaming' };

/** The table as platforms' menus want it. */
export function describeCommands(texts: Texts, commands: readonly Command[]): CommandDescription[] {
  const groups = new Map<string, CommandDescription>();
  for (const command of commands) {
    const [name = '', sub] = command.name.split(' ');
    const ownerOnly = command.rights === 'owner';
    const group = GROUP_SUMMARIES[name];
    const summary = summaryOf(texts, command);
    const { words = [] } = command;
    const follows = { usage: retell(texts, command.usage), words };
    const entry = groups.get(name) ?? {
      name,
      ...(sub === undefined ? follows : {}),
      summary: group === undefined ? summary : say(texts, group),
      ownerOnly,
      subcommands: [],
    };
    if (sub !== undefined) {
      entry.ownerOnly &&= ownerOnly;
      entry.subcommands.push({ name: sub, ...follows, summary, ownerOnly });
    }
    groups.set(name, entry);
  }
  return [...groups.values()];
}
