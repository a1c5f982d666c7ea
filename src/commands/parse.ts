import type { CommandName } from '../languages/texts.ts';
import { nearest } from '../text/nearest.ts';
import { singleLine } from '../text/visible.ts';
import type { Command } from './command.ts';
import { shorten } from './item.ts';

/**
 * What a text that begins with a slash calls for: a command with what follows it, the usage of a group of commands,
 * or nothing that exists, with the nearest that does.
 */
export type Call =
  | { command: Command; text: string }
  | { group: string }
  | { unknown: string; group?: string; nearest?: CommandName };

const CALL = /^\/([a-z][a-z0-9_]*)(?:@\w+)?(?:\s+(\S[\s\S]*))?$/iu;
const SUBCOMMAND = /^(\S+)\s*([\s\S]*)$/u;

/** Reads `/memory dream 7` or `/memory@bot dream 7`; `undefined` when the text is no call of a command. */
export function parseCall(text: string, commands: readonly Command[]): Call | undefined {
  const match = CALL.exec(text.trim());
  if (match === null) return undefined;
  const word = (match[1] ?? '').toLowerCase();
  const rest = match[2] ?? '';
  const single = commands.find((command) => command.name === word);
  if (single !== undefined) return { command: single, text: rest };
  const group = commands.filter((command) => command.name.startsWith(`${word} `));
  if (group.length === 0) return unknown(word, rest, commands);
  const [, sub = '', tail = ''] = SUBCOMMAND.exec(rest) ?? [];
  const wanted = sub.toLowerCase();
  const name = `${word} ${wanted}`;
  const command = group.find((one) => one.name === name || one.aliases?.includes(name));
  if (command !== undefined) return { command, text: tail };
  if (wanted === '' || wanted === 'help') return { group: word };
  return { ...unknown(sub, tail, group, commands), group: word };
}

/**
 * The command that a word probably means: the one that has it as its last word (`/undo`), one of nearly that name
 * (`/memory dreem`, `/memory_dream`), or the first of a group of nearly that name (`/dreming on`).
 */
function commandMeant(
  word: string,
  rest: string,
  ...tables: readonly (readonly Command[])[]
): CommandName | undefined {
  const wanted = word.toLowerCase();
  const [next = ''] = rest.toLowerCase().split(/\s/, 1);
  for (const exact of [true, false]) {
    for (const table of tables) {
      const names = table.map(({ name }) => name);
      const lasts = names.map((name) => name.slice(name.indexOf(' ') + 1));
      const groups = names.map((name) => name.split(' ')[0] ?? '');
      const near = (candidates: readonly string[], given: string): CommandName | undefined => {
        const found = exact ? candidates.find((one) => one === given) : nearest(given, candidates);
        return found === undefined ? undefined : names[candidates.indexOf(found)];
      };
      const inGroup = nearest(wanted, groups);
      const both = near(names, `${inGroup ?? wanted} ${next}`);
      const meant = (next === '' ? undefined : both) ?? near(lasts, wanted) ?? near(names, wanted);
      if (meant !== undefined) return meant;
    }
  }
  return undefined;
}

function unknown(
  word: string,
  rest: string,
  ...tables: readonly (readonly Command[])[]
): { unknown: string; nearest?: CommandName } {
  const near = commandMeant(word, rest, ...tables);
  return { unknown: shorten(singleLine(word)), ...(near === undefined ? {} : { nearest: near }) };
}
