import type { Button } from '../chat/adapter.ts';
import { say, type Texts } from '../text/say.ts';

// The id of a button is what it does: it outlives a restart, and what it does is decided when it is pressed.
const COMMANDS = {
  changes: (change: string) => ({ command: 'memory changes', text: `#${change}` }),
  undo: (change: string) => ({ command: 'memory undo', text: change }),
  confirm: (change: string) => ({ command: 'memory confirm', text: change }),
} as const;

const BUTTON = /^([a-z]+) (\d{1,15})$/;

type Name = keyof typeof COMMANDS;

const button = (texts: Texts, name: Name, change: number): Button => ({
  id: `${name} ${change}`,
  label: say(texts, `button.${name}`),
});

/** Below a notice that tells of a change. */
export function changeButtons(texts: Texts, change: number): Button[] {
  return [button(texts, 'changes', change), button(texts, 'undo', change)];
}

/** Below the newest question about lines that went missing by hand: it names the change it asks about. */
export function questionButtons(texts: Texts, [question = '']: readonly string[]): Button[] {
  const change = /\/memory confirm (\d{1,15})/.exec(question)?.[1];
  if (change === undefined) return [];
  return [button(texts, 'undo', Number(change)), button(texts, 'confirm', Number(change))];
}

/** The buttons that still stand for something when one has done what it stood for. */
export function buttonsLeft(buttons: readonly Button[], used: string): Button[] {
  const [, name, change] = BUTTON.exec(used) ?? [];
  // What was taken back needs no yes.
  const spent = name === 'undo' ? [used, `confirm ${change}`] : [used];
  return buttons.filter(({ id }) => !spent.includes(id));
}

/** The command that a button stands for; `undefined` for one that is none of ours. */
export function commandOfButton(id: string): { command: string; text: string } | undefined {
  const [, name, change] = BUTTON.exec(id) ?? [];
  if (name === undefined || change === undefined || !Object.hasOwn(COMMANDS, name)) return undefined;
  return COMMANDS[name as Name](change);
}
