import type { CommandDescription } from '../../src/chat/adapter.ts';
import { messageOf } from '../../src/chat/errors.ts';
import { splitMessage } from '../../src/chat/split.ts';
import type { Api, BotCommand, BotCommandScope } from './api.ts';
import { refusedWith } from './api-error.ts';
import { privatePlaceOf } from './places.ts';

/** The menus of commands: one for everybody, and one with all commands for the owners' private chats. */
export interface Menus {
  /** Sets the menus that differ; what goes wrong is warned about. */
  update(commands: readonly CommandDescription[]): Promise<void>;
  /** An owner's private chat exists: its menu is set when it could not be set before. */
  noticed(chat: number): void;
  /** How many menus differ. @throws ApiError */
  differing(commands: readonly CommandDescription[]): Promise<number>;
}

interface MenusOptions {
  api: Api;
  /** Platform ids. */
  owners: readonly string[];
  signal: AbortSignal;
  warn: (sentence: string) => void;
}

interface Menu {
  scope: BotCommandScope;
  commands: BotCommand[];
}

const NAME = /^[a-z0-9_]{1,32}$/;
const MOST_COMMANDS = 100;
const MOST_SUMMARY = 256;

export function createMenus({ api, owners, signal, warn }: MenusOptions): Menus {
  /** Menus of owners who have not written to the bot yet. */
  const waiting = new Map<number, Menu>();

  function menusFor(commands: readonly CommandDescription[]): Menu[] {
    const forAll = commands.filter(isForAll);
    const chats = owners.flatMap((owner) => privatePlaceOf(owner)?.chat ?? []);
    return [
      { scope: { type: 'default' }, commands: menu(forAll) },
      ...chats.map((chat_id) => ({ scope: { type: 'chat' as const, chat_id }, commands: menu(commands) })),
    ];
  }

  async function differs({ scope, commands }: Menu): Promise<boolean> {
    const now = await api.call('getMyCommands', { scope }, { signal });
    const shape = (list: readonly BotCommand[]): string =>
      JSON.stringify(list.map(({ command, description }) => [command, description]));
    return shape(now) !== shape(commands);
  }

  async function set(menu: Menu): Promise<void> {
    const { scope, commands } = menu;
    try {
      if (await differs(menu)) await api.call('setMyCommands', { scope, commands }, { signal });
    } catch (error) {
      if (signal.aborted) return;
      if (scope.type === 'chat' && refusedWith(error, /chat not found/i)) {
        waiting.set(Number(scope.chat_id), menu);
        return;
      }
      warn(`The menu of commands could not be set: ${messageOf(error)}`);
    }
  }

  return {
    async update(commands) {
      waiting.clear();
      for (const one of menusFor(commands)) await set(one);
    },
    noticed(chat) {
      const menu = waiting.get(chat);
      if (menu === undefined || !waiting.delete(chat)) return;
      void set(menu);
    },
    async differing(commands) {
      let count = 0;
      for (const one of menusFor(commands)) {
        const different = await differs(one).catch((error: unknown) => {
          if (refusedWith(error, /chat not found/i)) return false;
          throw error;
        });
        if (different) count += 1;
      }
      return count;
    },
  };
}

/** Whether others than owners may use a command, or a part of it. */
function isForAll({ ownerOnly, subcommands }: CommandDescription): boolean {
  return !ownerOnly || subcommands.some((subcommand) => !subcommand.ownerOnly);
}

function menu(commands: readonly CommandDescription[]): BotCommand[] {
  return commands
    .filter(({ name }) => NAME.test(name))
    .slice(0, MOST_COMMANDS)
    .map(({ name, summary }) => ({
      command: name,
      description: splitMessage(summary.trim(), MOST_SUMMARY)[0] ?? name,
    }));
}
