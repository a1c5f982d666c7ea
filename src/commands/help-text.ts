import type { CommandDescription } from '../chat/adapter.ts';
import { retell } from '../text/retell.ts';
import { say, type TextKey, type Texts } from '../text/say.ts';
import { authorise } from './authorise.ts';
import type { Command, CommandContext } from './command.ts';
import type { Call } from './parse.ts';

/** What a command does, in a language. */
export function summaryOf(texts: Texts, { name, limits }: Pick<Command, 'name' | 'limits'>): string {
  return say(texts, `summary.${name}`, limits);
}

function line(texts: Texts, command: Command): string {
  const usage = command.usage === '' ? '' : ` ${retell(texts, command.usage)}`;
  return `/${command.name}${usage}: ${summaryOf(texts, command)}`;
}

/** The commands that somebody may use where they are, a line each; of one group, when it is named. */
export function helpText(commands: readonly Command[], context: CommandContext, group?: string): string {
  const { actor, conversation, space, services, texts } = context;
  const lines = commands
    .filter((command) => group === undefined || command.name.startsWith(`${group} `))
    .filter(
      (command) =>
        authorise({
          actor,
          command,
          conversation,
          space: space.id,
          config: services.config,
          owners: services.owners,
        }).allowed,
    )
    .map((command) => line(texts, command));
  const canForget = actor.owner && (group === undefined || group === 'memory');
  return [...lines, ...(canForget ? ['', say(texts, 'forget.how')] : [])].join('\n');
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
    const list = helpText(commands, context, call.group);
    return list || say(texts, 'rights.owner', { command: call.group });
  }
  const before = call.group === undefined ? '/' : `/${call.group} `;
  if (call.group !== 'dreaming' && FORGETTING.has(call.unknown.toLowerCase())) {
    const none = say(texts, 'call.unknown', { command: `${before}${call.unknown}` });
    return [none, say(texts, 'forget.how')].join(texts.gap);
  }
  const sentences = [
    say(texts, 'call.unknown', { command: `${before}${call.unknown}` }),
    ...(call.nearest === undefined ? [] : [say(texts, 'call.near', { command: `${before}${call.nearest}` })]),
    ...(call.group === undefined ? [say(texts, 'call.list')] : []),
  ].join(texts.gap);
  return call.group === undefined
    ? sentences
    : `${sentences}\n${helpText(commands, context, call.group)}`.trimEnd();
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
    const entry = groups.get(name) ?? {
      name,
      summary: group === undefined ? summary : say(texts, group),
      ownerOnly,
      subcommands: [],
    };
    if (sub !== undefined) {
      entry.ownerOnly &&= ownerOnly;
      entry.subcommands.push({ name: sub, usage: retell(texts, command.usage), summary, ownerOnly });
    }
    groups.set(name, entry);
  }
  return [...groups.values()];
}
