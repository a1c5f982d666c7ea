import {
  type Channel,
  type ChannelManager,
  Client,
  Events,
  GatewayDispatchEvents,
  GatewayIntentBits,
  type GatewayMessageDeleteDispatchData,
  type GatewayMessageUpdateDispatchData,
  type Guild,
  type Interaction,
  type Message,
  Options,
  Partials,
  Status,
} from 'discord.js';
import type { Clock } from '../../src/chat/clock.ts';
import { PlatformError } from '../../src/chat/errors.ts';
import { atMost } from '../../src/chat/sleep.ts';
import { restOptions } from './api.ts';
import { closedForGood, platformError, UNREACHABLE, wordsOf } from './errors.ts';
import type { DiscordSettings } from './options.ts';
import { Outage } from './outage.ts';
import type { RateLimits } from './rate-limits.ts';

/** What the gateway tells. */
export interface GatewayEvents {
  message(message: Message): void;
  edited(message: Message): void;
  deleted(ids: readonly string[], channelId: string, guild: string | null, channel?: Channel): void;
  interaction(interaction: Interaction): void;
  /** The bot was taken into a guild while it was running. */
  guild(guild: Guild): void;
  /** A guild that Discord had lost is there again: what was said in it meanwhile was not told. */
  available(guild: Guild): void;
  /** What the bot may do has changed somewhere. */
  rights(): void;
  /** The connection begins anew: what happened before was not told. More may be told before `ready`. */
  begun(): void;
  /** All servers and channels are known. */
  ready(channels: ChannelManager): void;
  /** The connection stays lost; the sentence says since when. */
  away(why: string): void;
  /** It is there again. */
  back(): void;
  /** The connection has ended for good. */
  failed(error: PlatformError): void;
}

/** A bot that is logged in. */
export interface Connection {
  /** The id of the application. */
  application: string;
  /** The ids of the guilds that the bot is in. */
  guilds(): string[];
  /** The guild of a channel; `null` for direct messages, `undefined` for a channel that is not known. */
  guildOf(channel: string): string | null | undefined;
  close(): Promise<void>;
}

/** After this time without a word Discord counts as unreachable. */
const START_MS = 60_000;
/** A goodbye is answered at once, or not at all. */
const GOODBYE_MS = 2_000;
/** Some way before the 2,500 from which on Discord wants more than one connection. */
const MANY_GUILDS = 2_000;

/**
 * Logs in and listens.
 * @param limits hears of the limits that the calls of the connection run into
 * @param signal gives up the start
 * @returns the connection, once messages can arrive
 * @throws PlatformError
 */
export async function connect(
  settings: DiscordSettings,
  limits: RateLimits,
  events: GatewayEvents,
  signal: AbortSignal,
): Promise<Connection> {
  if (signal.aborted) throw new PlatformError('unreachable', UNREACHABLE);
  const { token, clock, apiBase, warn } = settings;
  const client = new Client({
    intents: [
      GatewayIntentBits.Guilds,
      GatewayIntentBits.GuildMessages,
      GatewayIntentBits.DirectMessages,
      GatewayIntentBits.MessageContent,
    ],
    // Without the first, direct messages are dropped; without the second, changes of messages that are not cached.
    partials: [Partials.Channel, Partials.Message],
    // The log of the conversation is the memory of what was said.
    makeCache: Options.cacheWithLimits({
      ...Options.DefaultMakeCacheSettings,
      MessageManager: 0,
      ReactionManager: 0,
    }),
    rest: restOptions(apiBase, limits.waited),
    allowedMentions: { parse: [], repliedUser: false },
    failIfNotExists: false,
  });
  limits.watch(client.rest);
  const outage = new Outage({ clock, away: events.away, back: events.back });
  // Both stay for good: an error that nobody listens for ends the process. What a shard says comes before its end, of
  // which there is more to tell.
  client.on(Events.Error, (error) => warn(notTakenIn(error)));
  client.on(Events.ShardError, (error) => outage.fault(wordsOf(error)));
  let closing = false;
  // The library tells of its own end as of a connection that was lost.
  client.on(Events.ShardReconnecting, () => {
    if (!closing) outage.began();
  });
  client.on(Events.ShardResume, () => {
    outage.ended();
    // A connection may begin anew, break before everything is known, and go on.
    events.ready(client.channels);
  });
  passOverMalformed(client, warn);
  listen(client, events, warn);

  let timer: { cancel(): void } | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      client.once(Events.ClientReady, () => {
        events.ready(client.channels);
        resolve();
      });
      client.once(Events.ShardDisconnect, ({ code }) => reject(closedForGood(code)));
      const unreachable = (): void => reject(new PlatformError('unreachable', UNREACHABLE));
      timer = clock.after(START_MS, unreachable);
      signal.addEventListener('abort', unreachable, { once: true });
      client.login(token).catch(reject);
    });
  } catch (error) {
    closing = true;
    outage.close();
    await end(client, clock);
    throw platformError(error);
  } finally {
    timer?.cancel();
  }
  client.on(Events.ShardDisconnect, ({ code }) => {
    outage.close();
    if (!closing) events.failed(closedForGood(code));
  });
  client.on(Events.ShardReady, () => {
    outage.ended();
    events.ready(client.channels);
  });
  const { size } = client.guilds.cache;
  if (size >= MANY_GUILDS) warn(manyGuilds(size));
  client.on(Events.GuildCreate, () => {
    if (client.guilds.cache.size === MANY_GUILDS) warn(manyGuilds(MANY_GUILDS));
  });
  return {
    application: client.application?.id ?? '',
    guilds: () => [...client.guilds.cache.keys()],
    guildOf(id) {
      const channel = client.channels.cache.get(id);
      if (channel === undefined) return undefined;
      return channel.isDMBased() ? null : channel.guildId;
    },
    async close() {
      closing = true;
      outage.close();
      await end(client, clock);
    },
  };
}

/** Closes the connection; a Discord that does not answer the goodbye is not waited for. */
async function end(client: Client, clock: Clock): Promise<void> {
  await atMost(clock, GOODBYE_MS, client.destroy());
  // The library's pause between two tries outlives its end: the next try would begin, and others after it for ever. It
  // first asks for the session, and gets no answer any more.
  const sessionInfo = new Promise<never>(() => undefined);
  for (const shard of client.ws.shards.values()) Object.assign(shard, { sessionInfo });
}

/**
 * What the library cannot make an event of (a message without an author, a press without data) would be an error that
 * nobody catches, and the end of the process; it has no hook for that.
 */
function passOverMalformed(client: Client, warn: (sentence: string) => void): void {
  const handlePacket: (...given: unknown[]) => boolean = Reflect.get(client.ws, 'handlePacket').bind(
    client.ws,
  );
  Object.assign(client.ws, {
    handlePacket(...given: unknown[]): boolean {
      try {
        return handlePacket(...given);
      } catch (error) {
        warn(notTakenIn(error));
        return false;
      }
    },
  });
}

/** Says that an event was left out. */
export function notTakenIn(error: unknown): string {
  return `Something that happened on Discord could not be taken in: ${wordsOf(error)}`;
}

function manyGuilds(size: number): string {
  return `The bot is in ${size} servers; from 2,500 on Discord refuses it in this form.`;
}

function listen(client: Client, events: GatewayEvents, warn: (sentence: string) => void): void {
  /** A listener that throws would end the connection. */
  const guarded: Guard =
    (listener) =>
    (...given) => {
      try {
        listener(...given);
      } catch (error) {
        warn(notTakenIn(error));
      }
    };
  client.ws.on(GatewayDispatchEvents.Ready, guarded(events.begun));
  client.on(Events.MessageCreate, guarded(events.message));
  client.on(
    Events.MessageUpdate,
    guarded((_, message) => {
      if (!message.partial) events.edited(message as Message);
    }),
  );
  client.on(
    Events.MessageDelete,
    guarded(({ id, channelId, guildId, channel }) => events.deleted([id], channelId, guildId, channel)),
  );
  client.on(
    Events.MessageBulkDelete,
    guarded((messages, channel) =>
      events.deleted([...messages.keys()], channel.id, channel.guildId, channel),
    ),
  );
  listenBeyondCache(client, events, guarded);
  client.on(Events.InteractionCreate, guarded(events.interaction));
  client.on(Events.GuildCreate, guarded(events.guild));
  client.on(
    Events.GuildAvailable,
    guarded((guild) => {
      // While a connection begins every guild becomes available.
      if (client.ws.shards.get(guild.shardId)?.status === Status.Ready) events.available(guild);
    }),
  );
  for (const event of [
    Events.ChannelUpdate,
    Events.ThreadUpdate,
    Events.GuildRoleUpdate,
    Events.GuildMemberUpdate,
  ] as const) {
    client.on(event, guarded(events.rights));
  }
}

type Guard = <T extends unknown[]>(listener: (...given: T) => void) => (...given: T) => void;

/**
 * The library drops changes in direct messages in which nothing was said since the start, because it does not know the
 * channel; and it knows every other.
 */
function listenBeyondCache(client: Client, events: GatewayEvents, guarded: Guard): void {
  const isKnown = (id: string): boolean => client.channels.cache.has(id);
  client.ws.on(
    GatewayDispatchEvents.MessageDelete,
    guarded(({ id, channel_id, guild_id }: GatewayMessageDeleteDispatchData) => {
      if (!isKnown(channel_id)) events.deleted([id], channel_id, guild_id ?? null);
    }),
  );
  client.ws.on(
    GatewayDispatchEvents.MessageUpdate,
    guarded(({ id, channel_id, edited_timestamp }: GatewayMessageUpdateDispatchData) => {
      if (isKnown(channel_id) || edited_timestamp == null) return;
      // A message that cannot be read any more has no words that could have changed.
      void readMessage(client, channel_id, id).then(
        guarded((message: Message | undefined) => {
          if (message !== undefined) events.edited(message);
        }),
        () => undefined,
      );
    }),
  );
}

async function readMessage(client: Client, channelId: string, id: string): Promise<Message | undefined> {
  const channel = await client.channels.fetch(channelId);
  return channel?.isTextBased() ? channel.messages.fetch(id) : undefined;
}
