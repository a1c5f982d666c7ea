import { createRequire } from 'node:module';
import { afterEach, beforeEach, vi } from 'vitest';
import { createDiscordAdapter, type DiscordOptions } from '../../../adapters/discord/index.ts';
import type { ChatAdapter, Handling } from '../../../src/chat/adapter.ts';
import type { IncomingMessage } from '../../../src/chat/message.ts';
import { type SimulatedClock, simulatedClock } from '../../../src/time/simulated-clock.ts';
import { type RecordedEvents, recordEvents } from '../../contract/adapter.ts';
import {
  type FakeChannel,
  FakeDiscord,
  type FakeGuild,
  type FakeUser,
  TOKEN,
} from '../../support/fake-discord/index.ts';

export const NOON = Date.UTC(2026, 4, 1, 12);

/** A guild with a channel, a person in it and their direct messages, and a bot that has not been started. */
export interface Setting {
  discord: FakeDiscord;
  clock: SimulatedClock;
  adapter: ChatAdapter;
  warnings: string[];
  guild: FakeGuild;
  channel: FakeChannel;
  ana: FakeUser;
  ben: FakeUser;
  direct: FakeChannel;
  /** Starts the bot. */
  start(handle?: (message: IncomingMessage) => Handling): Promise<RecordedEvents>;
  /** Another bot on the same Discord. */
  another(options?: Partial<DiscordOptions>): ChatAdapter;
  /** Moves the clock, letting what is due reach Discord. */
  pass(ms: number): Promise<void>;
  close(): Promise<void>;
}

/** The work on a message that never ends. */
export function busy(): Handling {
  const never = new Promise<void>(() => {});
  return { logged: Promise.resolve(true), answered: never, settled: never };
}

export async function setUp(options: Partial<DiscordOptions> = {}): Promise<Setting> {
  const clock = simulatedClock(NOON);
  const discord = await FakeDiscord.start(() => clock.now());
  const { world } = discord;
  const guild = world.guild('The Garden');
  const channel = world.channel(guild, 'general');
  const [ana, ben] = [world.user('Ana'), world.user('Ben')];
  const direct = world.direct(ana);
  const warnings: string[] = [];
  const adapters: ChatAdapter[] = [];
  const another = (over: Partial<DiscordOptions> = {}): ChatAdapter => {
    const warn = (sentence: string): void => void warnings.push(sentence);
    const adapter = createDiscordAdapter({
      token: TOKEN,
      clock,
      apiBase: discord.apiBase,
      warn,
      ...options,
      ...over,
    });
    adapters.push(adapter);
    return adapter;
  };
  const adapter = another();
  return {
    discord,
    clock,
    adapter,
    warnings,
    guild,
    channel,
    ana,
    ben,
    direct,
    another,
    async start(handle) {
      const recorded = recordEvents(handle);
      await adapter.start(recorded.events);
      return recorded;
    },
    pass: (ms) => clock.advanceTo(clock.now() + ms),
    async close() {
      for (const one of adapters) await one.stop();
      discord.close();
    },
  };
}

/** What people read: the text without the marks that keep it from being markup. */
export function asRead(content: string): string {
  return content.replace(/\\([^0-9A-Za-z\s])/g, '$1');
}

/** Lets other work go on until something is so. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
}

/** A setting that ends with its test. */
export function useSetting(options?: Partial<DiscordOptions>): () => Setting {
  let setting: Setting | undefined;
  beforeEach(async () => {
    setting = await setUp(options);
  });
  afterEach(() => setting?.close());
  return () => {
    if (setting === undefined) throw new Error('The setting stands only while a test runs.');
    return setting;
  };
}

/**
 * The library waits for half a second before it connects again, and for five before it identifies again.
 * @param pause what it waits for instead, default nothing
 */
export function withoutPauses(pause: () => Promise<void> = () => Promise.resolve()): void {
  const timers = createRequire(import.meta.url)(
    'node:timers/promises',
  ) as typeof import('node:timers/promises');
  beforeEach(() => {
    vi.spyOn(timers, 'setTimeout').mockImplementation((_, value) => pause().then(() => value as never));
  });
  afterEach(() => void vi.restoreAllMocks());
}
