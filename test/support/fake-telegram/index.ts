import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Fault } from './faults.ts';
import { createMethods, type Payload, Refusal } from './methods.ts';
import { createPolls, type FakeClock, isWanted } from './polls.ts';
import {
  chatOf,
  createWorld,
  type FakeChat,
  type FakeMessage,
  type FakeUpdate,
  type FakeUser,
  type World,
} from './world.ts';

export * from './faults.ts';
export type { FakeClock } from './polls.ts';
export type { FakeChat, FakeMessage, FakeUpdate, FakeUser, World } from './world.ts';

/** A call that the bot made. */
export interface ApiCall {
  method: string;
  payload: Payload;
  /** Milliseconds since the epoch. */
  at: number;
}

/** Telegram's Bot API on loopback, and the people on the other side of it. */
export interface FakeTelegram {
  readonly token: string;
  readonly apiRoot: string;
  readonly world: World;
  /** Every call in order; `getUpdates` too. */
  readonly calls: ApiCall[];
  callsOf(method: string): ApiCall[];
  /** Resolves when a method has been called so often. */
  called(method: string, count: number): Promise<ApiCall[]>;
  /** Makes the next calls of a method go wrong, one after another. */
  script(method: string, ...faults: Fault[]): void;
  /** Asks about each call of a method for which nothing is scripted how it goes wrong, if it does. */
  rule(method: string, decide: (payload: Payload) => Fault | undefined): void;
  /** From now on nothing is answered. */
  stall(): void;
  addChat(chat: Partial<FakeChat> & Pick<FakeChat, 'id' | 'type'>): FakeChat;
  /** A person writes; `over` adds to the message or replaces its fields. */
  say(chat: FakeChat, text: string, over?: Payload): FakeMessage;
  /** Something happens that the bot may hear of. */
  update(kind: string, content: Payload): FakeUpdate;
  /** Delivers the last update once more, with its id. */
  redeliver(): void;
  /** Sends waiting updates to the webhook, each until it is taken or `tries` are used up; the answers' codes. */
  deliver(to: string, options?: { tries?: number; secret?: string }): Promise<number[]>;
  /** What the bot's messages in a chat say now. */
  posts(chat: number): FakeMessage[];
  /** Whether a poll is being held. */
  polling(): boolean;
  close(): Promise<void>;
}

export const ADA: FakeUser = { id: 1001, is_bot: false, first_name: 'Ada', last_name: 'Lovelace' };
export const GRACE: FakeUser = { id: 1002, is_bot: false, first_name: 'Grace', username: 'grace' };

const realClock: FakeClock = {
  now: () => Date.now(),
  after(delayMs, task) {
    const timer = setTimeout(task, delayMs).unref();
    return { cancel: () => clearTimeout(timer) };
  },
};

/** @param clock ends held polls and dates messages; the system's by default */
export async function startFakeTelegram(clock: FakeClock = realClock): Promise<FakeTelegram> {
  const token = '4242:AAfake-token_for-tests-000000000000';
  const world = createWorld();
  const methods = createMethods(world, clock.now);
  const polls = createPolls(world, clock);
  const calls: ApiCall[] = [];
  const faults = new Map<string, Fault[]>();
  const rules = new Map<string, (payload: Payload) => Fault | undefined>();
  let waiting: { method: string; count: number; resolve: (calls: ApiCall[]) => void }[] = [];
  let stalled = false;
  let last: FakeUpdate | undefined;
  const callsOf = (method: string): ApiCall[] => calls.filter((call) => call.method === method);

  function tellWaiting(): void {
    waiting = waiting.filter(({ method, count, resolve }) => {
      const made = callsOf(method);
      if (made.length < count) return true;
      resolve(made);
      return false;
    });
  }

  async function perform(method: string, payload: Payload): Promise<{ status: number; body: object }> {
    try {
      const run = methods[method];
      if (run === undefined && method !== 'getUpdates') throw new Refusal(404, 'Not Found: method not found');
      const result = method === 'getUpdates' ? await polls.get(payload) : run?.(payload);
      return { status: 200, body: { ok: true, result } };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { code, message, parameters } = error;
      const body = { ok: false, error_code: code, description: message };
      return { status: code, body: parameters === undefined ? body : { ...body, parameters } };
    }
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    response.setHeader('date', new Date(clock.now()).toUTCString());
    const [, used, method] = /^\/bot([^/]*)\/(\w+)$/.exec(request.url ?? '') ?? [];
    if (method === undefined) return void response.writeHead(302, { location: '/bots' }).end();
    const payload = await payloadOf(Buffer.concat(chunks), request.headers['content-type']);
    calls.push({ method, payload, at: clock.now() });
    tellWaiting();
    if (stalled) return;
    if (used !== token)
      return answer(response, 401, { ok: false, error_code: 401, description: 'Unauthorized' });
    const fault = faults.get(method)?.shift() ?? rules.get(method)?.(payload);
    if (fault === undefined) {
      const { status, body } = await perform(method, payload);
      return answer(response, status, body);
    }
    const done = fault.applied === true ? await perform(method, payload) : undefined;
    if (fault.connection === 'hang') return;
    if (fault.connection === 'drop') return void response.destroy();
    if (fault.connection === 'cut') {
      const whole = JSON.stringify(done?.body ?? {});
      const length = fault.chunked === true ? {} : { 'content-length': Buffer.byteLength(whole) };
      response.writeHead(200, { 'content-type': 'application/json', ...length });
      response.write(whole.slice(0, whole.length >> 1), () => response.destroy());
      return;
    }
    answer(response, fault.status ?? done?.status ?? 200, fault.body ?? done?.body);
  }

  function queue(update: FakeUpdate): void {
    if (!isWanted(world, update)) return;
    world.updates.push(update);
    world.updates.sort((a, b) => a.update_id - b.update_id);
    polls.wake();
  }

  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const fake: FakeTelegram = {
    token,
    apiRoot: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    world,
    calls,
    callsOf,
    called: (method, count) =>
      new Promise((resolve) => {
        waiting.push({ method, count, resolve });
        tellWaiting();
      }),
    script: (method, ...more) => void faults.set(method, [...(faults.get(method) ?? []), ...more]),
    rule: (method, decide) => void rules.set(method, decide),
    stall: () => {
      stalled = true;
    },
    addChat(chat) {
      const added: FakeChat = { topics: new Set(), messages: new Map(), posts: [], ...chat };
      world.chats.set(added.id, added);
      return added;
    },
    say(chat, text, over = {}) {
      world.nextMessageId += 1;
      const message: FakeMessage = {
        message_id: world.nextMessageId,
        date: Math.floor(clock.now() / 1000),
        chat: chatOf(chat),
        from: ADA,
        ...(text === '' ? {} : { text }),
        ...over,
      };
      chat.messages.set(message.message_id, message);
      fake.update('message', message);
      return message;
    },
    update(kind, content) {
      last = { update_id: world.nextUpdateId, [kind]: content };
      world.nextUpdateId += 1;
      queue(last);
      return last;
    },
    redeliver() {
      if (last !== undefined) queue(last);
    },
    async deliver(to, { tries = 1, secret = world.webhook.secret } = {}) {
      const codes: number[] = [];
      for (let update = world.updates[0]; update !== undefined; update = world.updates[0]) {
        let taken = false;
        for (let round = 0; round < tries && !taken; round += 1) {
          const response = await fetch(to, {
            method: 'POST',
            headers: {
              'content-type': 'application/json',
              ...(secret === undefined ? {} : { 'x-telegram-bot-api-secret-token': secret }),
            },
            body: JSON.stringify(update),
          });
          await response.arrayBuffer();
          codes.push(response.status);
          taken = response.ok;
        }
        if (!taken) break;
        world.updates.shift();
      }
      return codes;
    },
    posts: (chat) => world.chats.get(chat)?.posts ?? [],
    polling: () => polls.held(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return fake;
}

/** Beside a file everything is text: objects as JSON. */
async function payloadOf(body: Buffer, type = ''): Promise<Payload> {
  if (!type.startsWith('multipart/')) {
    const text = body.toString('utf8');
    return text === '' ? {} : (JSON.parse(text) as Payload);
  }
  const payload: Payload = {};
  const form = await new Response(body, { headers: { 'content-type': type } }).formData();
  for (const [key, value] of form) {
    if (typeof value !== 'string') payload[key] = { file_name: value.name, text: await value.text() };
    else payload[key] = value.startsWith('{') && key.startsWith('reply_') ? JSON.parse(value) : value;
  }
  return payload;
}

function answer(response: ServerResponse, status: number, body: unknown): void {
  const page = typeof body === 'string';
  response.writeHead(status, { 'content-type': page ? 'text/html' : 'application/json' });
  response.end(page ? body : JSON.stringify(body));
}
