import {
  type ChannelManager,
  ChannelType,
  ComponentType,
  type Guild,
  type Interaction,
  type Message,
} from 'discord.js';
import type { AdapterEvents, Button, Finding } from '../../src/chat/adapter.ts';
import type { Clock } from '../../src/chat/clock.ts';
import type { PlatformError } from '../../src/chat/errors.ts';
import type { IncomingMessage } from '../../src/chat/message.ts';
import { atMost, sleep } from '../../src/chat/sleep.ts';
import { createTurns } from '../../src/chat/turns.ts';
import type { InteractionAddress } from './api.ts';
import { CatchUp } from './catch-up.ts';
import { callText } from './commands.ts';
import { type GatewayEvents, notTakenIn } from './gateway.ts';
import { incomingEdit, incomingMessage } from './incoming.ts';
import type { Interactions } from './interactions.ts';
import type { LastReadFile } from './last-read.ts';
import { TO_WRITE } from './permissions.ts';
import { placeOf, platformId, timeOf } from './places.ts';
import { createReader, isShut, whyLost } from './read-after.ts';
import type { Sender } from './sender.ts';

/** Whoever spoke to the bot longer ago than this does not wait for it any more. */
const LATE_MS = 5 * 60_000;

/** What is not in the log so long after the end is read again at the next start. */
const LAST_WRITES_MS = 1_000;

/** Discord tells of everything once: what could not be written is handed over again, with growing pauses. */
const FIRST_RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 5 * 60_000;

/** So long what is said now may wait for what was missed to be read; what is left then is read a little later. */
const LONGEST_CATCH_UP_MS = 5 * 60_000;

/** So many channels of which something was lost are told one by one. */
const MOST_TOLD = 3;

interface IntakeOptions {
  events: AdapterEvents;
  interactions: Interactions;
  sender: Sender;
  lastReadFile: LastReadFile;
  clock: Clock;
  warn: (sentence: string) => void;
}

/** Hands over what happens on Discord; nothing here waits. */
export class Intake implements GatewayEvents {
  readonly #options: IntakeOptions;
  readonly #catchingUp = new CatchUp<Message>();
  readonly #inOrder = createTurns();
  readonly #changes = createTurns();
  /** Messages that are on their way to the log. */
  readonly #marking = new Set<Promise<void>>();
  readonly #closing = new AbortController();
  /** Channels of which not everything could be read, with the sentence that says so. */
  readonly #lost = new Map<string, string>();
  #channels: ChannelManager | undefined;
  #isRetrying = false;

  /** @param heard the last message of each channel that was heard before the start */
  constructor(options: IntakeOptions, heard: readonly [channel: string, message: string][]) {
    this.#options = options;
    for (const [channel, message] of heard) this.#catchingUp.heard(channel, message);
  }

  /** Gives up reading; what was heard is on the disk when it resolves. */
  async close(): Promise<void> {
    this.#closing.abort();
    await atMost(this.#options.clock, LAST_WRITES_MS, Promise.all(this.#marking));
    await this.#options.lastReadFile.close(this.#catchingUp.last);
  }

  readonly message = (message: Message): void => {
    this.#inTurn(message.channelId, () => this.#hand(message));
  };

  readonly edited = (message: Message): void => {
    this.#inTurn(message.channelId, () => {
      const edit = incomingEdit(message);
      if (edit !== undefined) this.#change(message.channelId, () => this.#options.events.edited(edit));
    });
  };

  readonly deleted: GatewayEvents['deleted'] = (ids, id, guild, channel) => {
    const at = this.#options.clock.now();
    const conversation = placeOf(id, guild, channel);
    this.#inTurn(id, () => {
      for (const ref of ids) {
        this.#change(id, () => this.#options.events.deleted({ conversation, ref, at, saidAt: timeOf(ref) }));
      }
    });
  };

  readonly interaction = (interaction: Interaction): void => {
    const { events, interactions } = this.#options;
    const { id, token, applicationId: application, channelId, guildId, channel, user, member } = interaction;
    if (channelId === null) return;
    const address: InteractionAddress = { id, token, application };
    const conversation = placeOf(channelId, guildId, channel);
    const name = nameOf(member) ?? user.displayName;
    const author = { id: platformId(user.id), name };
    if (interaction.isButton()) {
      const { customId: button, message } = interaction;
      const buttons = buttonsOf(message);
      const press = { conversation, button, ref: message.id, buttons, author };
      void interactions.press(address, events.pressed(press));
    } else if (interaction.isChatInputCommand()) {
      const ref = interactions.command(address, guildId === null ? undefined : user.id);
      const handling = events.message({
        conversation,
        ref,
        at: interaction.createdTimestamp,
        author: { ...author, bot: user.bot },
        text: callText(interaction.commandName, interaction.options.data),
        origin: 'own',
        addressed: true,
      });
      void handling.settled.then(() => interactions.settled(ref));
    }
  };

  readonly guild = (guild: Guild): void => {
    const me = guild.members.me;
    const open = (channel: Guild['systemChannel'] | undefined): boolean =>
      channel != null && me !== null && channel.permissionsFor(me).has(TO_WRITE);
    const texts = guild.channels.cache
      .filter((channel) => channel.type === ChannelType.GuildText)
      .sort((a, b) => a.position - b.position || (BigInt(a.id) < BigInt(b.id) ? -1 : 1));
    const channel = open(guild.systemChannel) ? guild.systemChannel : texts.find(open);
    if (channel == null) return;
    this.#options.events.joined({
      conversation: placeOf(channel.id, guild.id, channel),
      at: this.#options.clock.now(),
    });
  };

  readonly available = (guild: Guild): void => {
    this.#catchingUp.beginIn((channel) => guild.channels.cache.has(channel));
    if (this.#channels !== undefined) void this.#catchUp(this.#channels);
  };

  readonly rights = (): void => this.#options.sender.revive();

  readonly begun = (): void => {
    this.#lost.clear();
    this.#catchingUp.begin();
  };

  readonly ready = (channels: ChannelManager): void => {
    this.#channels = channels;
    void this.#catchUp(channels);
  };

  readonly away = (why: string): void => this.#options.events.away(why);

  readonly back = (): void => this.#options.events.back();

  readonly failed = (error: PlatformError): void => this.#options.events.failed(error);

  /** Nothing when all that was said is read and kept. */
  gaps(): string[] {
    const lost = [...this.#lost.values()];
    const more = lost.length - MOST_TOLD;
    return [
      ...lost.slice(0, MOST_TOLD),
      ...(more > 0 ? [`The same is so for ${more} more of Discord’s channels.`] : []),
      ...notReadYet(this.#catchingUp.stuck),
    ];
  }

  findings(): Finding[] {
    const fix = 'Look for room on the disk, and at what the log says of Discord.';
    return this.gaps().map((message) => ({ name: 'missed messages', result: 'warn', message, fix }));
  }

  #inTurn(channel: string, task: () => void): void {
    this.#options.sender.revive(channel);
    this.#catchingUp.inTurn(channel, () => {
      try {
        task();
      } catch (error) {
        // What was held back has nobody above it who would hear of this.
        this.#options.warn(notTakenIn(error));
      }
    });
  }

  /** Hands a change over until it is kept; a later one of the channel does not overtake it. */
  #change(channel: string, tell: () => Promise<boolean>): void {
    const { clock } = this.#options;
    const { signal } = this.#closing;
    void this.#changes(channel, async () => {
      for (let pause = FIRST_RETRY_MS; !(await tell()); pause = Math.min(2 * pause, LONGEST_RETRY_MS)) {
        await sleep(clock, pause, signal);
        if (signal.aborted) return;
      }
    });
  }

  async #catchUp(channels: ChannelManager): Promise<void> {
    const { clock, warn } = this.#options;
    const { signal } = this.#closing;
    const limit = new AbortController();
    const timer = clock.after(LONGEST_CATCH_UP_MS, () => limit.abort());
    let unanswered = 0;
    let unread = 0;
    await this.#catchingUp.run({
      fetch: createReader(channels, clock, AbortSignal.any([signal, limit.signal])),
      hand: (message) => {
        if (signal.aborted) return;
        const late = clock.now() - message.createdTimestamp > LATE_MS;
        const incoming = this.#hand(message, late);
        if (late && incoming?.addressed === true && !incoming.author.bot) unanswered += 1;
      },
      lost: (id, error) => {
        if (signal.aborted) return;
        if (limit.signal.aborted) {
          unread += 1;
          this.#catchingUp.stick(id);
        } else this.#lose(id, error);
      },
    });
    timer.cancel();
    if (unanswered > 0) warn(notAnswered(unanswered));
    if (unread === 0) return;
    warn(notRead(unread));
    void this.#retry();
  }

  /** Says once in a session that not everything of a channel could be read. */
  #lose(id: string, error: unknown): void {
    if (isShut(error)) this.#forget(id);
    if (this.#lost.has(id)) return;
    const sentence = `Some of what was said in ${platformId(id)} while Discord was not connected could not be read afterwards. ${whyLost(error)}`;
    this.#lost.set(id, sentence);
    this.#options.warn(sentence);
  }

  /** Reads what is to be read again until it is kept, with growing pauses. */
  async #retry(): Promise<void> {
    if (this.#isRetrying) return;
    this.#isRetrying = true;
    const { clock } = this.#options;
    const { signal } = this.#closing;
    for (
      let pause = FIRST_RETRY_MS;
      this.#catchingUp.stuck > 0;
      pause = Math.min(2 * pause, LONGEST_RETRY_MS)
    ) {
      await sleep(clock, pause, signal);
      if (signal.aborted) return;
      // Before the connection is there its beginning reads all of it.
      if (this.#channels === undefined) continue;
      this.#catchingUp.beginAgain();
      await this.#catchUp(this.#channels);
      await Promise.all(this.#marking);
    }
    this.#isRetrying = false;
  }

  #hand(message: Message, late = false): IncomingMessage | undefined {
    const incoming = incomingMessage(message);
    const logged =
      incoming === undefined
        ? Promise.resolve(true)
        : this.#options.events.message(late ? { ...incoming, late } : incoming).logged;
    const marked = this.#markHeard(message, logged);
    this.#marking.add(marked);
    void marked.then(() => this.#marking.delete(marked));
    return incoming;
  }

  #forget(channel: string): void {
    this.#catchingUp.forget(channel);
    this.#options.lastReadFile.changed(this.#catchingUp.last);
  }

  /**
   * What is not in the log when the process ends, or could not be written there, is read again; in order, so that no
   * earlier one is passed over.
   */
  #markHeard({ channelId, id }: Message, logged: Promise<boolean>): Promise<void> {
    return this.#inOrder(channelId, async () => {
      if (await logged) this.#catchingUp.heard(channelId, id);
      else {
        this.#catchingUp.unkept(channelId, id);
        void this.#retry();
      }
      this.#options.lastReadFile.changed(this.#catchingUp.last);
    });
  }
}

function notReadYet(count: number): string[] {
  if (count === 0) return [];
  const where = count === 1 ? '1 channel' : `${count} channels`;
  return [`What was written in ${where} of Discord is not read or not kept yet; it is tried again.`];
}

function notRead(count: number): string {
  const where = count === 1 ? '1 channel' : `${count} channels`;
  return `What was written in ${where} while Discord was not connected is not read after five minutes; it is tried again, and what is said now waits no longer for it.`;
}

function notAnswered(count: number): string {
  const which =
    count === 1 ? '1 message to the bot on Discord is' : `${count} messages to the bot on Discord are`;
  return `${which} older than five minutes, written while it was away: remembered, but neither answered nor carried out.`;
}

/** The buttons below a message. */
function buttonsOf({ components }: Message): Button[] {
  return components.flatMap((row) =>
    row.type !== ComponentType.ActionRow
      ? []
      : row.components.flatMap((part) =>
          part.type === ComponentType.Button && part.customId !== null
            ? [{ id: part.customId, label: part.label ?? '' }]
            : [],
        ),
  );
}

/** What a person is called in a guild. */
function nameOf(member: Interaction['member']): string | undefined {
  if (member === null) return undefined;
  return 'displayName' in member ? member.displayName : (member.nick ?? undefined);
}
