import type { CommandDescription } from '../../src/chat/adapter.ts';
import type { Api, CommandBody } from './api.ts';

const SUBCOMMAND = 1;
const STRING = 3;
const LONGEST_NAME = 32;
const LONGEST_DESCRIPTION = 100;
/** A guild, and direct messages with the bot. */
const EVERYWHERE = { contexts: [0, 1], integration_types: [0] };

/** A part of a usage: `<needed>` or `[left out at will]`. */
const PART = /<([^<>]{1,200})>|\[([^[\]]{1,200})\]/g;
const NOT_IN_NAME = /[^\p{L}\p{N}]+/gu;

/** The table of commands as Discord takes it. */
export function commandBodies(commands: readonly CommandDescription[], everywhere: boolean): CommandBody[] {
  return commands.map(({ subcommands, ...command }) => ({
    ...described(
      command,
      subcommands.map((one) => ({ type: SUBCOMMAND, ...described(one) })),
    ),
    ...(everywhere ? EVERYWHERE : {}),
  }));
}

type Described = Omit<CommandDescription, 'subcommands'>;

function described(
  { name, summary, usage = '', words = [] }: Described,
  parts: CommandBody[] = [],
): CommandBody {
  const options = parts.length > 0 ? parts : usageOptions(usage, words);
  return { name, description: describe(summary, name), ...(options.length === 0 ? {} : { options }) };
}

function usageOptions(usage: string, words: readonly string[]): CommandBody[] {
  const options: CommandBody[] = [];
  for (const [whole, needed, optional = ''] of usage.matchAll(PART)) {
    const label = needed ?? optional;
    const slug = label.toLowerCase().replace(NOT_IN_NAME, '_').slice(0, LONGEST_NAME);
    const name = options.some((option) => option.name === slug)
      ? `${slug.slice(0, -2)}_${options.length}`
      : slug;
    options.push({
      type: STRING,
      name,
      description: describe(label, whole),
      ...(needed === undefined ? {} : { required: true }),
      ...(words.includes(label) ? { choices: [{ name: label, value: label }] } : {}),
    });
  }
  // Discord wants the needed ones first.
  return options.sort((a, b) => Number(b.required ?? false) - Number(a.required ?? false));
}

function describe(text: string, otherwise: string): string {
  const description = text.trim() === '' ? otherwise : text.trim();
  if (description.length <= LONGEST_DESCRIPTION) return description;
  const cut = description.slice(0, LONGEST_DESCRIPTION - 1).replace(/\p{Surrogate}$/u, '');
  return `${cut.trimEnd()}…`;
}

/** An option of a slash command that somebody used. */
interface UsedOption {
  name: string;
  value?: unknown;
  options?: readonly UsedOption[] | undefined;
}

/** What was chosen in the menu as it would have been typed: `/memory dream 7 preview`. */
export function callText(name: string, options: readonly UsedOption[]): string {
  const words = (option: UsedOption): string[] =>
    option.value === undefined
      ? [option.name, ...(option.options ?? []).flatMap(words)]
      : [String(option.value).trim()];
  return [`/${name}`, ...options.flatMap(words)].join(' ').trim();
}

/** Whether what Discord has is what it should have. */
export function sameCommands(there: readonly CommandBody[], wanted: readonly CommandBody[]): boolean {
  const key = (commands: readonly CommandBody[]): string =>
    JSON.stringify(commands.map(comparable).sort((a, b) => (a.name < b.name ? -1 : 1)));
  return key(there) === key(wanted);
}

/** A command without what Discord adds to it, to be compared as JSON. */
function comparable(command: CommandBody): { name: string; rest: unknown[] } {
  const { name, description, type = SUBCOMMAND, required = false, choices, options, contexts } = command;
  const chosen = (choices ?? []).map((choice) => [choice.name, choice.value]);
  const inner = (options ?? []).map(comparable);
  return { name, rest: [description, type, required, chosen, inner, [...(contexts ?? [])].sort()] };
}

/**
 * Makes the commands on Discord those of the table, writing only what differs: in the guild when one is set, else
 * everywhere. Elsewhere there are none, so that nobody sees a command twice.
 * @param guilds those that may have commands of their own from before
 */
export async function syncCommands(
  api: Api,
  application: string,
  commands: readonly CommandDescription[],
  { guild, guilds }: { guild: string | undefined; guilds: readonly string[] },
): Promise<void> {
  const wanted = commandBodies(commands, guild === undefined);
  if (sameCommands(await api.commands(application, guild), wanted)) return;
  // First the others: where the commands stand as they should nothing else is to be looked at, in however many guilds.
  const others = guild === undefined ? guilds : [undefined, ...guilds.filter((one) => one !== guild)];
  let failure: { error: unknown } | undefined;
  for (const other of others) {
    try {
      const there = await api.commands(application, other);
      if (there.length > 0) await api.overwriteCommands(application, [], other);
    } catch (error) {
      failure ??= { error };
    }
  }
  await api.overwriteCommands(application, wanted, guild);
  if (failure !== undefined) throw failure.error;
}
