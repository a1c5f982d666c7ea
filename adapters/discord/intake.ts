import { type ChannelManager, ChannelType, type Guild, type Interaction, type Message } from 'discord.js';
import type { AdapterEvents } from '../../src/chat/adapter.ts';
import type { PlatformError } from '../../src/chat/errors.ts';
import type { InteractionAddress } from './api.ts';
import { Backfill } from './backfill.ts';
import { callText } from './commands.ts';
import type { GatewayEvents } from './gateway.ts';
import { incomingEdit, incomingMessage } from './incoming.ts';
import type { Interactions } from './interactions.ts';
import { TO_WRITE } from './permissions.ts';
import { placeOf, platformId } from './places.ts';
import type { Sender } from './sender.ts';

interface IntakeOptions {
  events: AdapterEvents;
  interactions: Interactions;
  sender: Sender;
  now: () => number;
  warn: (sentence: string) => void;
}

/** Hands over what happens on Discord; nothing here waits. */
export class Intake implements GatewayEvents {
  readonly #options: IntakeOptions;
  readonly #backfill = new Backfill<Message>();

  constructor(options: IntakeOptions) {
    this.#options = options;
  }

  readonly message = (message: Message): void => {
    this.#inTurn(message.channelId, () => this.#hand(message));
  };

  readonly edited = (message: Message): void => {
    this.#inTurn(message.channelId, () => {
      const edit = incomingEdit(message);
      if (edit !== undefined) this.#options.events.edited(edit);
    });
  };

  readonly deleted: GatewayEvents['deleted'] = (ids, id, guild, channel) => {
    const at = this.#options.now();
    const conversation = placeOf(id, guild, channel);
    this.#inTurn(id, () => {
      for (const ref of ids) this.#options.events.deleted({ conversation, ref, at });
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
      void interactions.press(address, events.pressed({ conversation, button, ref: message.id, author }));
    } else if (interaction.isChatInputCommand()) {
      const ref = interactions.command(address);
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
      at: this.#options.now(),
    });
  };

  readonly rights = (): void => this.#options.sender.revive();

  readonly gap = (channels: ChannelManager): void => {
    const { warn } = this.#options;
    void this.#backfill.run(
      async (id, after, limit) => {
        const channel = channels.cache.get(id);
        if (channel === undefined || !channel.isTextBased()) return [];
        const missed = await channel.messages.fetch({ after, limit });
        return [...missed.values()].reverse();
      },
      (message) => this.#hand(message),
      (id) =>
        warn(
          `Some of what was said in ${platformId(id)} while Discord was not connected could not be read afterwards.`,
        ),
    );
  };

  readonly failed = (error: PlatformError): void => this.#options.events.failed(error);

  #inTurn(channel: string, task: () => void): void {
    this.#options.sender.revive(channel);
    this.#backfill.inTurn(channel, task);
  }

  #hand(message: Message): void {
    this.#backfill.heard(message.channelId, message.id);
    const incoming = incomingMessage(message);
    if (incoming !== undefined) this.#options.events.message(incoming);
  }
}

/** What a person is called in a guild. */
function nameOf(member: Interaction['member']): string | undefined {
  if (member === null) return undefined;
  return 'displayName' in member ? member.displayName : (member.nick ?? undefined);
}
