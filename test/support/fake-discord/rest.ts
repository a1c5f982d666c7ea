import type { FakeGateway } from './gateway.ts';
import type { FakeInteractions } from './interactions.ts';
import { type Answer, attachmentsOf, type Call, checkMessage, type Json, refusal } from './wire.ts';
import { channelPayload, type FakeMessage, memberPayload, messagePayload, type World } from './world.ts';

/** For this long a nonce is remembered; Discord says "the past few minutes". */
const NONCE_MS = 5 * 60_000;

/** What the REST API answers. */
export class FakeRest {
  /** Slash commands by scope: `global`, or a guild's id. */
  readonly commands = new Map<string, Json[]>();
  /** Channels that refuse what is posted. */
  readonly refusals = new Map<string, Answer>();
  /** Channels in which the bot may attach no files. */
  readonly fileless = new Set<string>();
  /** People who take no direct messages. */
  readonly closed = new Set<string>();
  readonly #world: World;
  readonly #gateway: FakeGateway;
  readonly #interactions: FakeInteractions;
  readonly #nonces = new Map<string, { at: number; message: FakeMessage }>();

  constructor(world: World, gateway: FakeGateway, interactions: FakeInteractions) {
    this.#world = world;
    this.#gateway = gateway;
    this.#interactions = interactions;
  }

  answer(call: Call): Answer {
    const parts = call.path.split('/').slice(1);
    const [area, first = '', second, third = '', fourth] = parts;
    const world = this.#world;
    if (area === 'users' && first === '@me') return this.#me(call, second);
    if (call.path === '/oauth2/applications/@me' || call.path === '/applications/@me') {
      return { status: 200, body: { ...world.application, name: world.bot.username, bot: world.bot } };
    }
    if (area === 'applications') return this.#commands(call, fourth === undefined ? 'global' : third);
    if (area === 'interactions') return this.#interactions.callback(first, second ?? '', call);
    if (area === 'webhooks') return this.#interactions.webhook(second ?? '', fourth, call);
    if (area === 'guilds' && second === 'members') return this.#member(first, third);
    if (area === 'channels') return this.#channel(call, first, second, third);
    return refusal(404, 0, '404: Not Found');
  }

  #me(call: Call, what: string | undefined): Answer {
    if (what === undefined) return { status: 200, body: this.#world.bot };
    if (what === 'guilds') {
      const after = BigInt(call.query.get('after') ?? 0);
      const guilds = this.#world.guilds
        .filter(({ id }) => BigInt(id) > after)
        .slice(0, Number(call.query.get('limit') ?? 200))
        .map(({ id, name, permissions }) => ({ id, name, permissions: String(permissions) }));
      return { status: 200, body: guilds };
    }
    const person = this.#world.users.get(String((call.body as Json).recipient_id));
    if (person === undefined) return refusal(400, 50033, 'Invalid Recipient(s)');
    return { status: 200, body: channelPayload(this.#world.direct(person)) };
  }

  #commands({ method, body }: Call, scope: string): Answer {
    if (scope !== 'global' && !this.#world.guilds.some(({ id }) => id === scope)) {
      return refusal(403, 50001, 'Missing Access');
    }
    if (method === 'PUT') {
      const more = {
        application_id: this.#world.application.id,
        type: 1,
        default_member_permissions: null,
        nsfw: false,
      };
      const filled = (body as Json[]).map((command) => ({
        id: this.#world.id(),
        version: this.#world.id(),
        ...more,
        ...(scope === 'global' ? { contexts: null, integration_types: [0] } : { guild_id: scope }),
        ...command,
      }));
      this.commands.set(scope, filled);
    }
    return { status: 200, body: this.commands.get(scope) ?? [] };
  }

  #member(guildId: string, person: string): Answer {
    const guild = this.#world.guilds.find(({ id }) => id === guildId);
    const user = this.#world.users.get(person);
    if (guild === undefined || user === undefined) return refusal(404, 10007, 'Unknown Member');
    return { status: 200, body: { ...memberPayload(guild, user), user } };
  }

  #channel(call: Call, id: string, what: string | undefined, message: string): Answer {
    const channel = this.#world.channels.get(id);
    if (channel === undefined) return refusal(404, 10003, 'Unknown Channel');
    const refused = this.refusals.get(id);
    if (refused !== undefined) return refused;
    if (what === 'typing') return { status: 204 };
    if (what !== 'messages') return { status: 200, body: channelPayload(channel) };
    if (call.method === 'GET' && message !== '') {
      const found = this.#world.find(id, message);
      if (found === undefined) return refusal(404, 10008, 'Unknown Message');
      return { status: 200, body: messagePayload(found) };
    }
    if (call.method === 'GET') return this.#history(id, call.query);
    const body = call.body as Json;
    if (call.method === 'PATCH') {
      const found = this.#world.find(id, message);
      if (found === undefined) return refusal(404, 10008, 'Unknown Message');
      return this.change(found, body);
    }
    if (channel.recipient !== undefined && this.closed.has(channel.recipient.id)) {
      return refusal(403, 50007, 'Cannot send messages to this user');
    }
    if (call.files.length > 0 && this.fileless.has(id)) return refusal(403, 50013, 'Missing Permissions');
    return this.#post(id, body, attachmentsOf(call));
  }

  /** Replaces what a message of the bot says. */
  change(message: FakeMessage, body: Json): Answer {
    // What a change leaves out stays as it was.
    const wrong = body.content === undefined ? undefined : checkMessage(body);
    if (wrong !== undefined) return wrong;
    if (body.content !== undefined) message.content = String(body.content);
    message.editedAt = this.#world.now();
    if (body.components !== undefined) message.more.components = body.components;
    return { status: 200, body: messagePayload(message) };
  }

  #history(channel: string, query: URLSearchParams): Answer {
    const after = BigInt(query.get('after') ?? 0);
    const limit = Number(query.get('limit') ?? 50);
    const found = this.#world.messages
      .filter((message) => message.channel.id === channel && BigInt(message.id) > after)
      .slice(0, limit)
      .reverse();
    return { status: 200, body: found.map(messagePayload) };
  }

  #post(channelId: string, body: Json, attachments: Json): Answer {
    const channel = this.#world.channels.get(channelId);
    const wrong = checkMessage(body);
    if (wrong !== undefined || channel === undefined) return wrong ?? refusal(404, 10003, 'Unknown Channel');
    const reference = body.message_reference as
      | { message_id?: string; fail_if_not_exists?: boolean }
      | undefined;
    const known =
      reference === undefined || this.#world.find(channelId, String(reference.message_id)) !== undefined;
    if (!known && reference?.fail_if_not_exists !== false) {
      return refusal(400, 50035, 'Invalid Form Body: MESSAGE_REFERENCE_UNKNOWN_MESSAGE');
    }
    const nonce = typeof body.nonce === 'string' ? `${channelId} ${body.nonce}` : undefined;
    if (nonce !== undefined && body.enforce_nonce === true) {
      const before = this.#nonces.get(nonce);
      if (before !== undefined && this.#world.now() - before.at < NONCE_MS) {
        return { status: 200, body: messagePayload(before.message) };
      }
    }
    const { flags = 0, components = [] } = body;
    const reply = known && reference !== undefined ? { message_reference: reference, type: 19 } : {};
    const more = {
      flags,
      components,
      ...reply,
      ...attachments,
      ...(nonce === undefined ? {} : { nonce: body.nonce }),
    };
    const message = this.#world.message(channel, this.#world.bot, String(body.content), more);
    if (nonce !== undefined) this.#nonces.set(nonce, { at: this.#world.now(), message });
    this.#gateway.message('MESSAGE_CREATE', message);
    return { status: 200, body: messagePayload(message) };
  }
}
