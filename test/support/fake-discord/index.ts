import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FakeGateway } from './gateway.ts';
import { FakeInteractions } from './interactions.ts';
import { FakeRest } from './rest.ts';
import { type Answer, type Call, contentOf, type Json, refusal } from './wire.ts';
import {
  channelPayload,
  type FakeChannel,
  type FakeGuild,
  type FakeMessage,
  type FakeUser,
  guildPayload,
  World,
} from './world.ts';

export type { FakeInteraction } from './interactions.ts';
export type { Call } from './wire.ts';
export { type FakeChannel, type FakeGuild, type FakeMessage, type FakeUser, MOST_RIGHTS } from './world.ts';

/** The token that the fake accepts. */
export const TOKEN = 'token-of-a-test';

/** 1 << 1, 1 << 8, 1 << 15: intents that a switch in the portal has to allow. */
const PRIVILEGED = (1 << 1) | (1 << 8) | (1 << 15);
/** The flag of an application in fewer than a hundred guilds, and with that of an approved one. */
const SMALL_BOTS_CONTENT = 1 << 19;
const MESSAGE_CONTENT = (1 << 18) | SMALL_BOTS_CONTENT;
const GUILD_MESSAGES = 1 << 9;
const DIRECT_MESSAGES = 1 << 12;

/** A scripted answer: `torn` closes the connection instead, `heard` does after what was asked has been done. */
export type Scripted = Answer | 'torn' | 'heard';

/**
 * Discord on this machine: a REST API and a gateway that keep to the real ones where an adapter can tell. Time is the
 * given clock's; nothing waits.
 */
export class FakeDiscord {
  readonly world: World;
  readonly gateway: FakeGateway;
  readonly interactions: FakeInteractions;
  readonly rest: FakeRest;
  /** Everything that was asked of the REST API, oldest first. */
  readonly calls: Call[] = [];
  readonly #server = createServer((request, response) => void this.#serve(request, response));
  readonly #scripts: { path: RegExp; method: string; answer: Scripted }[] = [];
  readonly #rules: { path: RegExp; method: string; decide: (call: Call) => Scripted | undefined }[] = [];
  #waiting: { matches: (call: Call) => boolean; count: number; resolve: (call: Call) => void }[] = [];
  #stalled = false;

  /** @param now milliseconds since the epoch */
  static async start(now: () => number): Promise<FakeDiscord> {
    const fake = new FakeDiscord(now);
    await new Promise<void>((resolve) => fake.#server.listen(0, '127.0.0.1', resolve));
    return fake;
  }

  private constructor(now: () => number) {
    this.world = new World(now);
    const refusedIntents = (): number => (this.contentAllowed ? 0 : PRIVILEGED);
    this.gateway = new FakeGateway(this.#server, { world: this.world, token: TOKEN, refusedIntents });
    this.interactions = new FakeInteractions(this.world, this.gateway);
    this.rest = new FakeRest(this.world, this.gateway, this.interactions);
  }

  /** Whether the portal's switch for message content is on; the application's flags tell it. */
  get contentAllowed(): boolean {
    return (this.world.application.flags & MESSAGE_CONTENT) !== 0;
  }

  set contentAllowed(isAllowed: boolean) {
    const { application } = this.world;
    application.flags = isAllowed
      ? application.flags | SMALL_BOTS_CONTENT
      : application.flags & ~MESSAGE_CONTENT;
  }

  /** What the configuration's `apiBase` is set to. */
  get apiBase(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/api`;
  }

  /** What the bot has posted for everybody there to read, oldest first. */
  posts(channel?: FakeChannel): FakeMessage[] {
    const { messages, bot } = this.world;
    return messages.filter(
      (message) => message.author.id === bot.id && (channel === undefined || message.channel === channel),
    );
  }

  /** A person says something. */
  say(channel: FakeChannel, author: FakeUser, content: string, more: Json = {}): FakeMessage {
    const message = this.world.message(channel, author, content, more);
    this.gateway.message('MESSAGE_CREATE', message);
    return message;
  }

  /** Something is said that the gateway does not tell of. */
  sayUnheard(channel: FakeChannel, author: FakeUser, content: string): FakeMessage {
    return this.world.message(channel, author, content);
  }

  redeliver(message: FakeMessage): void {
    this.gateway.message('MESSAGE_CREATE', message);
  }

  edit(message: FakeMessage, content: string): void {
    message.content = content;
    message.editedAt = this.world.now();
    this.gateway.message('MESSAGE_UPDATE', message);
  }

  /** Discord has looked at a link in a message, or somebody pinned it. */
  touch(message: FakeMessage, more: Json): void {
    Object.assign(message.more, more);
    this.gateway.message('MESSAGE_UPDATE', message);
  }

  remove(...messages: FakeMessage[]): void {
    const [first] = messages;
    if (first === undefined) return;
    for (const message of messages) this.world.remove(message);
    const { channel } = first;
    const place = {
      channel_id: channel.id,
      ...(channel.guild === undefined ? {} : { guild_id: channel.guild.id }),
    };
    const intent = channel.guild === undefined ? DIRECT_MESSAGES : GUILD_MESSAGES;
    const ids = messages.map(({ id }) => id);
    if (ids.length === 1) this.gateway.dispatch('MESSAGE_DELETE', { id: first.id, ...place }, intent);
    else this.gateway.dispatch('MESSAGE_DELETE_BULK', { ids, ...place }, intent);
  }

  /** Tells of a guild that the bot was taken into, or of a thread that was begun. */
  announceGuild(guild: FakeGuild): void {
    this.gateway.dispatch('GUILD_CREATE', guildPayload(guild, this.world));
  }

  announceThread(thread: FakeChannel): void {
    this.gateway.dispatch('THREAD_CREATE', { ...channelPayload(thread), newly_created: true });
  }

  /** Tells that an archived thread is open again, as Discord does before the message that opens it. */
  reopenThread(thread: FakeChannel): void {
    this.gateway.dispatch('THREAD_UPDATE', channelPayload(thread));
  }

  /** Tells that what the bot may do has changed: by a role, one of its own, a channel or a thread. */
  tellRights(guild: FakeGuild, channel: FakeChannel, what: string): void {
    const { gateway, world } = this;
    const [role] = guild.roles;
    const { id: guild_id } = guild;
    const look = { color: 1, hoist: false, position: 1, managed: true, mentionable: false };
    const me = { user: world.bot, roles: [], joined_at: new Date(0), nick: 'Renamed', flags: 0 };
    if (what === 'a role')
      gateway.dispatch('GUILD_ROLE_UPDATE', { guild_id, role: { ...role, ...look, permissions: '2048' } });
    else if (what === 'a role of its own') gateway.dispatch('GUILD_MEMBER_UPDATE', { guild_id, ...me });
    else {
      const changed = { ...channelPayload(channel), name: 'renamed' };
      gateway.dispatch(channel.parent === undefined ? 'CHANNEL_UPDATE' : 'THREAD_UPDATE', changed);
    }
  }

  /** Answers the next call of `method` to a path that `path` matches with this. */
  script(method: string, path: RegExp, answer: Scripted): void {
    this.#scripts.push({ method, path, answer });
  }

  /** Asks about each such call for which nothing is scripted how it goes wrong, if it does. */
  rule(method: string, path: RegExp, decide: (call: Call) => Scripted | undefined): void {
    this.#rules.push({ method, path, decide });
  }

  /** From now on nothing is answered. */
  stall(): void {
    this.#stalled = true;
  }

  /** Resolves with the call when it has come `count` times. */
  called(method: string, path: RegExp, count = 1): Promise<Call> {
    const matches = (call: Call): boolean => call.method === method && path.test(call.path);
    const found = this.calls.filter(matches)[count - 1];
    if (found !== undefined) return Promise.resolve(found);
    return new Promise((resolve) => void this.#waiting.push({ matches, count, resolve }));
  }

  /** How often a path was called. */
  count(method: string, path: RegExp): number {
    return this.calls.filter((call) => call.method === method && path.test(call.path)).length;
  }

  close(): void {
    this.gateway.end();
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const url = new URL(request.url ?? '/', this.apiBase);
    const call: Call = {
      method: request.method ?? 'GET',
      path: url.pathname.replace(/^\/api\/v10/, ''),
      query: url.searchParams,
      ...(await contentOf(Buffer.concat(chunks), request.headers['content-type'])),
    };
    this.calls.push(call);
    if (this.#stalled) return;
    const answer = this.#answer(call, request.headers.authorization);
    if (answer === 'torn') request.socket.destroy();
    else this.#write(response, answer);
    this.#waiting = this.#waiting.filter(({ matches, count, resolve }) => {
      const found = this.calls.filter(matches)[count - 1];
      if (found === undefined) return true;
      resolve(found);
      return false;
    });
  }

  #answer(call: Call, authorization: string | undefined): Answer | 'torn' {
    const concerns = (one: { method: string; path: RegExp }): boolean =>
      one.method === call.method && one.path.test(call.path);
    const at = this.#scripts.findIndex(concerns);
    const [script] = at < 0 ? [] : this.#scripts.splice(at, 1);
    const scripted = script?.answer ?? this.#rules.find(concerns)?.decide(call);
    if (scripted !== undefined && scripted !== 'heard') return scripted;
    const byToken = /^\/(?:interactions|webhooks)\//.test(call.path);
    if (!byToken && authorization !== `Bot ${TOKEN}`) return refusal(401, 0, '401: Unauthorized');
    if (call.path !== '/gateway/bot') {
      const answer = this.rest.answer(call);
      return scripted === undefined ? answer : 'torn';
    }
    const url = this.apiBase.replace('http', 'ws').replace(/\/api$/, '');
    const session_start_limit = { total: 1000, remaining: 999, reset_after: 0, max_concurrency: 1 };
    return { status: 200, body: { url, shards: 1, session_start_limit } };
  }

  #write(response: ServerResponse, { status, body, headers = {} }: Answer): void {
    // A 204 must not say that it carries JSON.
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    response.writeHead(status, { date: new Date(this.world.now()).toUTCString(), ...type, ...headers });
    response.end(body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body));
  }
}
