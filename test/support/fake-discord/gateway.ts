import type { Server } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Json } from './wire.ts';
import { type FakeMessage, guildPayload, memberPayload, messagePayload, type World } from './world.ts';

const GUILDS = 1 << 0;
const GUILD_MESSAGES = 1 << 9;
const DIRECT_MESSAGES = 1 << 12;
const MESSAGE_CONTENT = 1 << 15;

interface Session {
  id: string;
  intents: number;
  sequence: number;
  /** Everything that was dispatched, for a resume. */
  sent: { s: number; t: string; d: Json }[];
  socket: WebSocket | undefined;
}

interface GatewayOptions {
  world: World;
  token: string;
  /** Intents that the application may not ask for. */
  refusedIntents: () => number;
}

/** The gateway: sessions over real sockets. */
export class FakeGateway {
  readonly sessions: Session[] = [];
  /** Operations that came in, oldest first. */
  readonly received: { op: number; d: unknown }[] = [];
  /** Whether new connections are taken and never greeted. */
  silent = false;
  /** Whether the servers are told of only when `tellGuilds` is called. */
  holdsGuilds = false;
  /** Whether a sign of life is answered. */
  acknowledges = true;
  heartbeatMs = 41_250;
  /** How many connections there have been. */
  connections = 0;
  readonly #options: GatewayOptions;
  readonly #server: WebSocketServer;
  #refusing = false;
  #waiting: { op: number; count: number; resolve: () => void }[] = [];

  constructor(server: Server, options: GatewayOptions) {
    this.#options = options;
    this.#server = new WebSocketServer({ server });
    this.#server.on('connection', (socket) => this.#welcome(socket));
  }

  /** Resolves when an operation has come in `count` times. */
  seen(op: number, count = 1): Promise<void> {
    if (this.received.filter((one) => one.op === op).length >= count) return Promise.resolve();
    return new Promise((resolve) => void this.#waiting.push({ op, count, resolve }));
  }

  /** Tells everybody who may hear of it. */
  dispatch(t: string, d: Json, intent = 0): void {
    for (const session of this.sessions) {
      if (intent !== 0 && (session.intents & intent) === 0) continue;
      this.#dispatchTo(session, t, d);
    }
  }

  /** Tells of a message; what the intents do not cover is left out. */
  message(t: 'MESSAGE_CREATE' | 'MESSAGE_UPDATE', message: FakeMessage): void {
    const { channel, author } = message;
    const { bot } = this.#options.world;
    const full = { ...place(message), ...messagePayload(message) };
    const bare = { ...full, content: '', embeds: [], attachments: [], components: [] };
    const mentioned = JSON.stringify(full.mentions ?? []).includes(bot.id);
    const open = channel.guild === undefined || author.id === bot.id || mentioned;
    const intent = channel.guild === undefined ? DIRECT_MESSAGES : GUILD_MESSAGES;
    for (const session of this.sessions) {
      if ((session.intents & intent) === 0) continue;
      this.#dispatchTo(session, t, open || (session.intents & MESSAGE_CONTENT) !== 0 ? full : bare);
    }
  }

  /** Ends every connection with a code. */
  close(code: number): void {
    for (const session of this.sessions) {
      session.socket?.close(code);
      session.socket = undefined;
    }
  }

  /** Asks for a reconnect (operation 7). */
  reconnect(): void {
    for (const { socket } of this.sessions) socket?.send(JSON.stringify({ op: 7, d: null }));
  }

  /** Declares sessions invalid (operation 9); one that cannot be resumed is forgotten. */
  invalidate(resumable: boolean): void {
    const sessions = [...this.sessions];
    if (!resumable) this.sessions.length = 0;
    for (const { socket } of sessions) socket?.send(JSON.stringify({ op: 9, d: resumable }));
  }

  /** Forgets every session, so that a resume is refused, and ends every connection. */
  forget(code: number): void {
    const sockets = this.sessions.map(({ socket }) => socket);
    this.sessions.length = 0;
    for (const socket of sockets) socket?.close(code);
  }

  /** Ends the connections that were not greeted. */
  dropSilent(): void {
    for (const socket of this.#server.clients) socket.terminate();
  }

  /** Hears nothing any more, not even a goodbye. */
  goDeaf(): void {
    for (const socket of this.#server.clients) socket.pause();
  }

  /** Knows no token any more. */
  refuseTokens(): void {
    this.#refusing = true;
  }

  end(): void {
    for (const socket of this.#server.clients) socket.terminate();
    this.#server.close();
  }

  #welcome(socket: WebSocket): void {
    this.connections += 1;
    if (this.silent) return;
    socket.on('error', () => undefined);
    socket.on('message', (data) => this.#hear(socket, JSON.parse(String(data)) as { op: number; d: Json }));
    socket.on('close', () => {
      for (const session of this.sessions) if (session.socket === socket) session.socket = undefined;
    });
    socket.send(JSON.stringify({ op: 10, d: { heartbeat_interval: this.heartbeatMs } }));
  }

  #hear(socket: WebSocket, { op, d }: { op: number; d: Json }): void {
    this.received.push({ op, d });
    if (op === 1 && this.acknowledges) socket.send(JSON.stringify({ op: 11 }));
    if (op === 2) this.#identify(socket, d);
    if (op === 6) this.#resume(socket, d);
    this.#waiting = this.#waiting.filter(({ op: wanted, count, resolve }) => {
      if (this.received.filter((one) => one.op === wanted).length < count) return true;
      resolve();
      return false;
    });
  }

  #identify(socket: WebSocket, d: Json): void {
    const intents = Number(d.intents);
    const known = d.token === this.#options.token && !this.#refusing;
    if (!known || (intents & this.#options.refusedIntents()) !== 0) {
      socket.close(known ? 4014 : 4004);
      return;
    }
    const { world } = this.#options;
    const session: Session = { id: world.id(), intents, sequence: 0, sent: [], socket };
    this.sessions.push(session);
    const address = this.#server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    this.#dispatchTo(session, 'READY', {
      v: 10,
      user: world.bot,
      guilds: world.guilds.map(({ id }) => ({ id, unavailable: true })),
      session_id: session.id,
      resume_gateway_url: `ws://127.0.0.1:${port}`,
      application: { id: world.application.id, flags: world.application.flags },
    });
    if (!this.holdsGuilds) this.#tellGuilds(session);
  }

  /** Tells of the servers that were held back. */
  tellGuilds(): void {
    for (const session of this.sessions) this.#tellGuilds(session);
  }

  #tellGuilds(session: Session): void {
    const { world } = this.#options;
    if ((session.intents & GUILDS) === 0) return;
    for (const guild of world.guilds) this.#dispatchTo(session, 'GUILD_CREATE', guildPayload(guild, world));
  }

  #resume(socket: WebSocket, d: Json): void {
    const session = this.sessions.find(({ id }) => id === d.session_id);
    if (session === undefined) {
      socket.send(JSON.stringify({ op: 9, d: false }));
      return;
    }
    session.socket = socket;
    for (const event of session.sent) {
      if (event.s > Number(d.seq)) socket.send(JSON.stringify({ op: 0, ...event }));
    }
    this.#dispatchTo(session, 'RESUMED', {});
  }

  #dispatchTo(session: Session, t: string, d: Json): void {
    session.sequence += 1;
    const event = { s: session.sequence, t, d };
    session.sent.push(event);
    session.socket?.send(JSON.stringify({ op: 0, ...event }));
  }
}

/** What the gateway tells about where a message was said. */
function place({ channel, author, more }: FakeMessage): Json {
  if (channel.guild === undefined) return { channel_type: channel.type };
  const member = memberPayload(channel.guild, author);
  return {
    guild_id: channel.guild.id,
    channel_type: channel.type,
    ...(more.webhook_id === undefined ? { member: { ...member, user: author } } : {}),
  };
}
