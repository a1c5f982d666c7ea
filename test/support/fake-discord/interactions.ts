import type { FakeGateway } from './gateway.ts';
import { type Answer, attachmentsOf, type Call, checkMessage, type Json, refusal } from './wire.ts';
import {
  channelPayload,
  type FakeChannel,
  type FakeMessage,
  type FakeUser,
  messagePayload,
  type World,
} from './world.ts';

/** A person's use of a slash command or a button. */
export interface FakeInteraction {
  id: string;
  token: string;
  channel: FakeChannel;
  at: number;
  /** How it was acknowledged: 4 an answer, 5 "thinking", 6 nothing to see. */
  acknowledged?: number;
  /** Whether "thinking" still stands there, and who sees it. */
  thinking: 'no' | 'everyone' | 'person';
  /** What the person was answered, oldest first. */
  answers: { text: string; ephemeral: boolean; message: FakeMessage }[];
}

const ACKNOWLEDGE_MS = 3_000;
const TOKEN_MS = 15 * 60_000;
const EPHEMERAL = 64;

/** Interactions, with the limits of time that they have. */
export class FakeInteractions {
  readonly all: FakeInteraction[] = [];
  readonly #world: World;
  readonly #gateway: FakeGateway;

  constructor(world: World, gateway: FakeGateway) {
    this.#world = world;
    this.#gateway = gateway;
  }

  /** A person uses a slash command; `options` as the platform nests them. */
  slash(channel: FakeChannel, user: FakeUser, name: string, options: Json[] = []): FakeInteraction {
    return this.#begin(channel, user, 2, { id: this.#world.id(), type: 1, name, options });
  }

  /** A person presses a button of a message. */
  press(message: FakeMessage, user: FakeUser, button: string): FakeInteraction {
    const data = { custom_id: button, component_type: 2 };
    return this.#begin(message.channel, user, 3, data, { message: messagePayload(message) });
  }

  #begin(channel: FakeChannel, user: FakeUser, type: number, data: Json, more: Json = {}): FakeInteraction {
    const id = this.#world.id();
    const at = this.#world.now();
    const interaction: FakeInteraction = {
      id,
      token: `secret-of-${id}`,
      channel,
      at,
      thinking: 'no',
      answers: [],
    };
    this.all.push(interaction);
    const member = {
      user,
      roles: [],
      joined_at: new Date(0),
      deaf: false,
      mute: false,
      flags: 0,
      permissions: '0',
    };
    this.#gateway.dispatch('INTERACTION_CREATE', {
      id,
      token: interaction.token,
      type,
      data,
      version: 1,
      application_id: this.#world.application.id,
      channel_id: channel.id,
      channel: channelPayload(channel),
      locale: 'en-US',
      app_permissions: '0',
      entitlements: [],
      authorizing_integration_owners: {},
      ...(channel.guild === undefined
        ? { user, context: 1 }
        : { guild_id: channel.guild.id, guild_locale: 'en-US', member, context: 0 }),
      ...more,
    });
    return interaction;
  }

  callback(id: string, token: string, call: Call): Answer {
    const interaction = this.all.find((one) => one.id === id && one.token === token);
    if (interaction === undefined || this.#world.now() - interaction.at > ACKNOWLEDGE_MS) {
      return refusal(404, 10062, 'Unknown interaction');
    }
    if (interaction.acknowledged !== undefined) {
      return refusal(400, 40060, 'Interaction has already been acknowledged.');
    }
    const { type, data = {} } = call.body as { type: number; data?: Json };
    const wrong = type === 4 ? checkMessage(data) : undefined;
    if (wrong !== undefined) return wrong;
    interaction.acknowledged = type;
    if (type === 5) interaction.thinking = ephemeral(data) ? 'person' : 'everyone';
    if (type !== 4) return { status: 204 };
    const message = this.#answer(interaction, { ...data, ...attachmentsOf(call) }, ephemeral(data));
    if (call.query.get('with_response') !== 'true') return { status: 204 };
    return {
      status: 200,
      body: { interaction: { id }, resource: { type: 4, message: messagePayload(message) } },
    };
  }

  /** The address that an interaction's token opens; `target` is `@original` or a message. */
  webhook(token: string, target: string | undefined, call: Call): Answer {
    const interaction = this.all.find((one) => one.token === token);
    if (interaction === undefined || this.#world.now() - interaction.at > TOKEN_MS) {
      return refusal(401, 50027, 'Invalid Webhook Token');
    }
    if (interaction.acknowledged === undefined) return refusal(404, 10015, 'Unknown Webhook');
    const body = call.body as Json;
    if (call.method === 'DELETE') {
      interaction.thinking = 'no';
      return { status: 204 };
    }
    const wrong = checkMessage(body);
    if (wrong !== undefined) return wrong;
    const found = interaction.answers.find(({ message }) => message.id === target);
    if (call.method === 'PATCH' && found !== undefined) {
      found.text = String(body.content);
      found.message.content = found.text;
      return { status: 200, body: messagePayload(found.message) };
    }
    // An answer to "thinking" is seen by whom "thinking" was seen.
    const { thinking } = interaction;
    interaction.thinking = 'no';
    const hidden = thinking === 'no' ? ephemeral(body) : thinking === 'person';
    const message = this.#answer(interaction, { ...body, ...attachmentsOf(call) }, hidden);
    return { status: 200, body: messagePayload(message) };
  }

  #answer(interaction: FakeInteraction, body: Json, hidden: boolean): FakeMessage {
    const { flags = 0, components = [], attachments = [] } = body;
    const text = String(body.content);
    const message = this.#world.message(interaction.channel, this.#world.bot, text, {
      flags,
      components,
      attachments,
    });
    if (hidden) this.#world.remove(message);
    else this.#gateway.message('MESSAGE_CREATE', message);
    interaction.answers.push({ text, ephemeral: hidden, message });
    return message;
  }
}

function ephemeral(body: Json): boolean {
  return (Number(body.flags ?? 0) & EPHEMERAL) !== 0;
}
