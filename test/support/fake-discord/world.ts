import type { Json } from './wire.ts';

export interface FakeUser {
  id: string;
  username: string;
  global_name: string | null;
  bot?: boolean;
}

export interface FakeRole {
  id: string;
  name: string;
  permissions: string;
  tags?: { bot_id: string };
}

export interface FakeChannel {
  id: string;
  /** 0 text, 1 direct messages, 11 public thread, 12 private thread. */
  type: number;
  name: string;
  guild?: FakeGuild;
  /** Of a thread: its channel. */
  parent?: string;
  /** Of direct messages: the person. */
  recipient?: FakeUser;
  overwrites: { id: string; type: number; allow: string; deny: string }[];
  /** The last message ever, also when it was deleted. */
  lastMessage?: string;
}

export interface FakeGuild {
  id: string;
  name: string;
  /** What the role of everybody may do. */
  permissions: bigint;
  roles: FakeRole[];
  channels: FakeChannel[];
  systemChannel?: string;
  /** What people are called there, by their ids. */
  nicknames: Record<string, string>;
}

export interface FakeMessage {
  id: string;
  channel: FakeChannel;
  author: FakeUser;
  content: string;
  at: number;
  editedAt?: number;
  /** Anything else the payload carries. */
  more: Json;
}

export interface FakeApplication {
  id: string;
  flags: number;
  owner: FakeUser;
  team: Json | null;
}

/** The first second of the ids. */
const DISCORD_EPOCH = 1_420_070_400_000;
/** Everything but the administrator's own rights. */
export const MOST_RIGHTS = (1n << 46n) - 1n - 8n;

/** The people, places and messages of the fake. */
export class World {
  readonly now: () => number;
  readonly bot: FakeUser;
  readonly application: FakeApplication;
  readonly guilds: FakeGuild[] = [];
  readonly channels = new Map<string, FakeChannel>();
  readonly messages: FakeMessage[] = [];
  readonly users = new Map<string, FakeUser>();
  #counter = 0;

  constructor(now: () => number) {
    this.now = now;
    this.bot = this.user('Reverie', { bot: true });
    // 1 << 19: MESSAGE_CONTENT for an application in fewer than a hundred guilds.
    this.application = { id: this.id(), flags: 1 << 19, owner: this.user('Olga'), team: null };
  }

  /** An id of this moment, greater than every one before. */
  id(): string {
    this.#counter += 1;
    return String((BigInt(this.now() - DISCORD_EPOCH) << 22n) + BigInt(this.#counter));
  }

  user(name: string, over: Partial<FakeUser> = {}): FakeUser {
    const user = { id: this.id(), username: name.toLowerCase(), global_name: name, ...over };
    this.users.set(user.id, user);
    return user;
  }

  guild(name: string, over: Partial<FakeGuild> = {}): FakeGuild {
    const id = this.id();
    const guild: FakeGuild = {
      id,
      name,
      permissions: MOST_RIGHTS,
      roles: [],
      channels: [],
      nicknames: {},
      ...over,
    };
    this.guilds.push(guild);
    guild.roles.push({
      id: this.id(),
      name: this.bot.username,
      permissions: '0',
      tags: { bot_id: this.bot.id },
    });
    return guild;
  }

  /** A text channel of a guild. */
  channel(guild: FakeGuild, name: string, over: Partial<FakeChannel> = {}): FakeChannel {
    const channel: FakeChannel = { id: this.id(), type: 0, name, guild, overwrites: [], ...over };
    guild.channels.push(channel);
    this.channels.set(channel.id, channel);
    return channel;
  }

  /** A thread of a channel, public unless `over` says otherwise. */
  thread(parent: FakeChannel, name: string, over: Partial<FakeChannel> = {}): FakeChannel {
    if (parent.guild === undefined) throw new Error('Only a channel of a guild has threads.');
    return this.channel(parent.guild, name, { type: 11, parent: parent.id, ...over });
  }

  /** The direct messages with a person. */
  direct(recipient: FakeUser): FakeChannel {
    const known = [...this.channels.values()].find((channel) => channel.recipient?.id === recipient.id);
    if (known !== undefined) return known;
    const channel: FakeChannel = { id: this.id(), type: 1, name: '', recipient, overwrites: [] };
    this.channels.set(channel.id, channel);
    return channel;
  }

  message(channel: FakeChannel, author: FakeUser, content: string, more: Json = {}): FakeMessage {
    const message = { id: this.id(), channel, author, content, at: this.now(), more };
    this.messages.push(message);
    channel.lastMessage = message.id;
    return message;
  }

  find(channel: string, id: string): FakeMessage | undefined {
    return this.messages.find((message) => message.id === id && message.channel.id === channel);
  }

  remove(message: FakeMessage): void {
    this.messages.splice(this.messages.indexOf(message), 1);
  }
}

export function channelPayload(channel: FakeChannel): Json {
  const { id, type, name, guild, parent, recipient, lastMessage: last_message_id = null } = channel;
  if (recipient !== undefined) return { id, type, recipients: [recipient], last_message_id };
  const base = {
    id,
    type,
    name,
    guild_id: guild?.id,
    parent_id: parent ?? null,
    position: 0,
    last_message_id,
  };
  if (parent === undefined) return { ...base, permission_overwrites: channel.overwrites };
  const thread_metadata = {
    archived: false,
    auto_archive_duration: 60,
    archive_timestamp: new Date(0),
    locked: false,
  };
  return { ...base, thread_metadata, message_count: 0, member_count: 1, owner_id: '1' };
}

export function guildPayload(guild: FakeGuild, world: World): Json {
  const everyone = { id: guild.id, name: '@everyone', permissions: String(guild.permissions) };
  const role = (one: FakeRole): Json => ({
    color: 0,
    hoist: false,
    position: 1,
    managed: false,
    mentionable: true,
    ...one,
  });
  const me = {
    user: world.bot,
    roles: guild.roles.filter(({ tags }) => tags?.bot_id === world.bot.id).map(({ id }) => id),
  };
  return {
    id: guild.id,
    name: guild.name,
    owner_id: world.application.owner.id,
    system_channel_id: guild.systemChannel ?? null,
    unavailable: false,
    member_count: 3,
    joined_at: new Date(world.now()),
    roles: [everyone, ...guild.roles].map(role),
    members: [{ joined_at: new Date(world.now()), deaf: false, mute: false, flags: 0, ...me }],
    channels: guild.channels.filter(({ parent }) => parent === undefined).map(channelPayload),
    threads: guild.channels.filter(({ parent }) => parent !== undefined).map(channelPayload),
    emojis: [],
    stickers: [],
    features: [],
    presences: [],
    voice_states: [],
    stage_instances: [],
    guild_scheduled_events: [],
  };
}

/** A person in a guild, without who they are. */
export function memberPayload(guild: FakeGuild, user: FakeUser): Json {
  const nick = guild.nicknames[user.id] ?? null;
  return { roles: [], joined_at: new Date(0), deaf: false, mute: false, flags: 0, nick };
}

/** A message as REST tells it; the gateway adds where it was said. */
export function messagePayload(message: FakeMessage): Json {
  return {
    id: message.id,
    channel_id: message.channel.id,
    author: message.author,
    content: message.content,
    timestamp: new Date(message.at).toISOString(),
    edited_timestamp: message.editedAt === undefined ? null : new Date(message.editedAt).toISOString(),
    type: 0,
    tts: false,
    pinned: false,
    flags: 0,
    mention_everyone: false,
    mentions: [],
    mention_roles: [],
    attachments: [],
    embeds: [],
    components: [],
    ...message.more,
  };
}
