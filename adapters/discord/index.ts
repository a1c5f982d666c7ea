import type {
  AdapterEvents,
  Capabilities,
  Change,
  ChatAdapter,
  CommandDescription,
  Finding,
  OutgoingMessage,
  SentMessage,
} from '../../src/chat/adapter.ts';
import { Api } from './api.ts';
import { syncCommands } from './commands.ts';
import { CODE, codeOf, NO_COMMANDS, platformError } from './errors.ts';
import { type Connection, connect } from './gateway.ts';
import { Intake } from './intake.ts';
import { Interactions } from './interactions.ts';
import { LastReadFile } from './last-read.ts';
import { type DiscordOptions, type DiscordSettings, resolveOptions } from './options.ts';
import { Owners } from './ownership.ts';
import { discordId } from './places.ts';
import { probe } from './probe.ts';
import { RateLimits } from './rate-limits.ts';
import { MAX_LENGTH } from './render.ts';
import { Sender } from './sender.ts';
import { Typing } from './typing.ts';

export type { DiscordOptions } from './options.ts';

/** A bot on Discord: its servers with their channels and threads, and direct messages. */
export function createDiscordAdapter(options: DiscordOptions): ChatAdapter {
  return new DiscordAdapter(resolveOptions(options));
}

class DiscordAdapter implements ChatAdapter {
  readonly name = 'discord';
  readonly capabilities: Capabilities = {
    maxLength: MAX_LENGTH,
    edits: true,
    buttons: true,
  };
  readonly #settings: DiscordSettings;
  readonly #rateLimits: RateLimits;
  readonly #api: Api;
  readonly #interactions: Interactions;
  readonly #sender: Sender;
  readonly #typing: Typing;
  readonly #owners: Owners;
  #commands: readonly CommandDescription[] | undefined;
  #connection: Connection | undefined;
  #intake: Intake | undefined;
  /** A start that is under way, and what gives it up. */
  #starting: { work: Promise<Connection>; controller: AbortController } | undefined;

  constructor(settings: DiscordSettings) {
    const { clock, inFile, warn } = settings;
    const now = (): number => clock.now();
    this.#settings = settings;
    this.#rateLimits = new RateLimits(now, warn);
    this.#api = new Api(settings, this.#rateLimits);
    this.#interactions = new Interactions({ api: this.#api, clock, inFile, warn });
    this.#typing = new Typing(clock, (channel) => this.#api.typing(channel));
    this.#owners = new Owners(this.#api, now);
    this.#sender = new Sender({
      api: this.#api,
      now,
      interactions: this.#interactions,
      connected: () => this.#connection !== undefined,
      inFile,
      onPost: (channel) => this.#typing.end(channel),
    });
  }

  async start(events: AdapterEvents): Promise<void> {
    if (this.#connection !== undefined || this.#starting !== undefined) {
      throw new Error('The Discord adapter is running already.');
    }
    const controller = new AbortController();
    const work = this.#connect(events, controller.signal);
    this.#starting = { work, controller };
    try {
      this.#connection = await work;
    } finally {
      this.#starting = undefined;
    }
    void this.#sync();
  }

  async #connect(events: AdapterEvents, signal: AbortSignal): Promise<Connection> {
    const { lastReadFile: path, clock, warn } = this.#settings;
    const lastReadFile = new LastReadFile({ path, clock, warn });
    const [interactions, sender] = [this.#interactions, this.#sender];
    const heard = await lastReadFile.read();
    this.#intake = new Intake({ events, interactions, sender, lastReadFile, clock, warn }, heard);
    return connect(this.#settings, this.#rateLimits, this.#intake, signal);
  }

  async stop(): Promise<void> {
    if (this.#starting !== undefined) {
      this.#starting.controller.abort();
      // Whoever started hears why it came to nothing; a start that was quicker than its end is ended like any other.
      await this.#starting.work.catch(() => undefined);
    }
    const connection = this.#connection;
    this.#connection = undefined;
    this.#typing.close();
    this.#interactions.close();
    this.#api.abort();
    await connection?.close();
    await this.#intake?.close();
  }

  send(conversation: string, message: OutgoingMessage): Promise<SentMessage> {
    return this.#sender.send(conversation, message);
  }

  answersApart(ref: string): boolean {
    return this.#sender.answersApart(ref);
  }

  edit(conversation: string, ref: string, change: Change): Promise<void> {
    return this.#sender.edit(conversation, ref, change);
  }

  sendPrivately(person: string, message: OutgoingMessage): Promise<SentMessage> {
    return this.#sender.sendPrivately(person, message);
  }

  async typing(conversation: string): Promise<void> {
    const channel = discordId(conversation);
    if (channel === undefined || this.#connection === undefined || this.#sender.isDead(channel)) return;
    await this.#typing.start(channel);
  }

  async registerCommands(commands: readonly CommandDescription[]): Promise<void> {
    this.#commands = commands;
    await this.#sync();
  }

  owners(): Promise<readonly string[]> {
    return this.#owners.list();
  }

  linkTo(conversation: string, ref: string): string | undefined {
    const [channel, message] = [discordId(conversation), discordId(`discord:${ref}`)];
    if (channel === undefined || message === undefined) return undefined;
    const guild = this.#connection?.guildOf(channel);
    return guild === undefined
      ? undefined
      : `https://discord.com/channels/${guild ?? '@me'}/${channel}/${message}`;
  }

  async probe(): Promise<Finding[]> {
    const findings = await probe({ api: this.#api, settings: this.#settings, commands: this.#commands });
    return [...findings, ...this.#rateLimits.findings(), ...(this.#intake?.findings() ?? [])];
  }

  gaps(): readonly string[] {
    return this.#intake?.gaps() ?? [];
  }

  /** Brings the commands on Discord up to date. The bot works without them, so that a fault is a warning. */
  async #sync(): Promise<void> {
    const connection = this.#connection;
    const commands = this.#commands;
    if (connection === undefined || commands === undefined) return;
    const { guildId: guild, warn } = this.#settings;
    try {
      await syncCommands(this.#api, connection.application, commands, { guild, guilds: connection.guilds() });
    } catch (error) {
      if (this.#connection !== connection) return;
      const why = codeOf(error) === CODE.missingAccess ? NO_COMMANDS : platformError(error).message;
      warn(`The commands on Discord could not be brought up to date: ${why}`);
    }
  }
}
