import type { Sentence } from '../../src/chat/adapter.ts';
import type { Clock } from '../../src/chat/clock.ts';
import { IN_FILE } from '../../src/chat/document.ts';

/** How the Discord adapter is set up. */
export interface DiscordOptions {
  /** The bot's token. It reaches no error and no log. */
  token: string;
  clock: Clock;
  /** Where Discord's API is, without the version. Default: `https://discord.com/api`. */
  apiBase?: string | undefined;
  /** The guild whose commands are registered, at once, instead of everywhere. Default: everywhere. */
  guildId?: string | undefined;
  /** File that keeps what was heard last, so that what is written while the bot is not running is read. Default: none. */
  lastReadFile?: string | undefined;
  /** Said where a long text begins that is in a file. */
  inFile?: Sentence | undefined;
  /** Takes a sentence about something that goes on with less. Default: nobody hears it. */
  warn?: ((sentence: string) => void) | undefined;
}

/** Options with every default filled in. */
export interface DiscordSettings {
  token: string;
  clock: Clock;
  apiBase: string;
  guildId: string | undefined;
  lastReadFile: string | undefined;
  inFile: Sentence;
  warn: (sentence: string) => void;
}

const API_BASE = 'https://discord.com/api';

/** The options with what they leave out. */
export function resolveOptions(options: DiscordOptions): DiscordSettings {
  return {
    // A pasted token may bring its prefix or a line break.
    token: options.token.trim().replace(/^Bot\s+/i, ''),
    clock: options.clock,
    apiBase: (options.apiBase ?? API_BASE).replace(/\/$/, ''),
    guildId: options.guildId,
    lastReadFile: options.lastReadFile,
    inFile: options.inFile ?? (() => IN_FILE),
    warn: options.warn ?? (() => undefined),
  };
}
