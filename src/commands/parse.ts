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
  | { unknown: string; group?: string; nearest?: string };

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
  if (group.length === 0) {
    const names = [...new Set(commands.map((command) => command.name.split(' ')[0] ?? ''))];
    return unknown(word, names);
  }
  const [, sub = '', tail = ''] = SUBCOMMAND.exec(rest) ?? [];
  const wanted = sub.toLowerCase();
  const command = group.find((one) => one.name === `${word} ${wanted}`);
  if (command !== undefined) return { command, text: tail };
  if (wanted === '' || wanted === 'help') return { group: word };
  const names = group.map((one) => one.name.slice(word.length + 1));
  return { ...unknown(sub, names), group: word };
}

function unknown(word: string, names: readonly string[]): { unknown: string; nearest?: string } {
  const near = nearest(word.toLowerCase(), names);
  return { unknown: shorten(singleLine(word)), ...(near === undefined ? {} : { nearest: near }) };
}
