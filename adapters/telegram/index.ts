import { setMaxListeners } from 'node:events';
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
import { DeliveryError } from '../../src/chat/errors.ts';
import { type Api, type Chat, createApi } from './api.ts';
import { ApiError } from './api-error.ts';
import { createCallbackAnswerer } from './buttons.ts';
import { type Connection, createConnection } from './connection.ts';
import { createIntake } from './intake.ts';
import { createLimits } from './limits.ts';
import { createMenus, type Menus } from './menus.ts';
import { createMoves } from './moves.ts';
import { faultOf, resolveOptions, type Settings, type TelegramOptions } from './options.ts';
import { createPauses } from './pauses.ts';
import { linkTo, PLATFORM, type Place, placeOf, privatePlaceOf } from './places.ts';
import { probe } from './probe.ts';
import { createSender, placeOrGone, type Sender } from './sender.ts';
import { createTyping, type Typing } from './typing.ts';
import type { Self } from './words.ts';

export type { Pace, TelegramOptions, WebhookOptions } from './options.ts';

/** What is being sent when the service stops gets so long to arrive. */
const DRAIN_MS = 3_000;

/** Telegram by its Bot API: a bot of its own, with a token from @BotFather. Options that cannot work fail the start. */
export function createTelegramAdapter(options: TelegramOptions): ChatAdapter {
  return new TelegramAdapter(resolveOptions(options));
}

class TelegramAdapter implements ChatAdapter {
  readonly name = PLATFORM;
  readonly capabilities: Capabilities = {
    maxLength: 4096,
    edits: true,
    buttons: true,
  };
  readonly #settings: Settings;
  #state: 'new' | 'running' | 'stopped' = 'new';
  #commands: readonly CommandDescription[] | undefined;
  #self: Self | undefined;
  #api: Api | undefined;
  #menus: Menus | undefined;
  #connection: Connection | undefined;
  #sender: Sender | undefined;
  #typing: Typing | undefined;
  #stop: Promise<void> | undefined;
  /** Rejects what has not begun to be sent. */
  readonly #stopping = new AbortController();
  /** Gives up what is being sent. */
  readonly #giveUp = new AbortController();
  readonly #sending = new Set<Promise<unknown>>();
  /** Public names of rooms. */
  readonly #names = new Map<number, string>();

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  async start(events: AdapterEvents): Promise<void> {
    if (this.#state !== 'new') throw new Error('A Telegram adapter starts once; create another one.');
    const fault = faultOf(this.#settings);
    if (fault !== undefined) throw fault;
    this.#state = 'running';
    this.#connection = this.#wire(events);
    await this.#connection.open();
  }

  stop(): Promise<void> {
    this.#state = 'stopped';
    this.#stop ??= this.#shutDown();
    return this.#stop;
  }

  async send(conversation: string, message: OutgoingMessage): Promise<SentMessage> {
    return this.#post(placeOrGone(conversation), message);
  }

  async sendPrivately(person: string, message: OutgoingMessage): Promise<SentMessage> {
    const place = privatePlaceOf(person);
    if (place === undefined) {
      throw new DeliveryError('gone', `Telegram has no person ${JSON.stringify(person)}.`);
    }
    return this.#post(place, message);
  }

  async edit(conversation: string, ref: string, change: Change): Promise<void> {
    const place = placeOrGone(conversation);
    return this.#out((sender) => sender.edit(place, ref, change));
  }

  async typing(conversation: string): Promise<void> {
    const place = placeOf(conversation);
    if (this.#state === 'running' && place !== undefined) await this.#typing?.show(place);
  }

  async registerCommands(commands: readonly CommandDescription[]): Promise<void> {
    this.#commands = commands;
    // Before the bot is known they wait for that.
    if (this.#state === 'running' && this.#self !== undefined) await this.#menus?.update(commands);
  }

  linkTo(conversation: string, ref: string): string | undefined {
    return linkTo(conversation, ref, (chat) => this.#names.get(chat));
  }

  async probe(): Promise<readonly Finding[]> {
    const settings = this.#settings;
    const fault = faultOf(settings);
    if (fault !== undefined) {
      return [{ name: 'configuration', result: 'fail', message: fault.message }];
    }
    const api = this.#api ?? createApi(settings);
    const menus = this.#menus ?? this.#menusFor(api);
    return probe({ api, settings, menus, commands: this.#commands, running: this.#self !== undefined });
  }

  #wire(events: AdapterEvents): Connection {
    const { clock, pace, topicGone, inFile, warn } = this.#settings;
    const stopping = this.#stopping.signal;
    const signal = this.#giveUp.signal;
    // As many as there are messages on their way.
    setMaxListeners(0, stopping, signal);
    const api = createApi(this.#settings);
    const limits = createLimits(pace, clock, stopping);
    const pauses = createPauses(clock, stopping);
    const moves = createMoves(events.moved);
    const menus = this.#menusFor(api);
    this.#api = api;
    this.#menus = menus;
    this.#typing = createTyping({ api, limits, pauses, clock, signal: stopping });
    this.#sender = createSender({
      api,
      limits,
      pauses,
      moves,
      topicGone,
      inFile,
      signal,
      warn,
    });
    const say = (place: Place, text: string, replyTo: string) =>
      this.#post(place, { text, replyTo, confidential: true });
    const intake = createIntake({
      events,
      moves,
      clock,
      warn,
      answerPress: createCallbackAnswerer({ api, pressed: events.pressed, say, clock, signal, warn }),
      noticed: (chat) => this.#noticed(chat),
    });
    return createConnection({
      api,
      settings: this.#settings,
      events,
      take: async (update) => this.#self !== undefined && intake.take(update, this.#self),
      connected: (self) => {
        this.#self = self;
        if (this.#commands !== undefined) void menus.update(this.#commands);
      },
    });
  }

  #menusFor(api: Api): Menus {
    const { owners, warn } = this.#settings;
    return createMenus({ api, owners, warn, signal: this.#stopping.signal });
  }

  #noticed(chat: Chat): void {
    if (chat.type === 'private') this.#menus?.noticed(chat.id);
    else if ('username' in chat && chat.username !== undefined) this.#names.set(chat.id, chat.username);
    else this.#names.delete(chat.id);
  }

  async #post(place: Place, message: OutgoingMessage): Promise<SentMessage> {
    return this.#out(async (sender) => {
      await this.#typing?.end(place);
      return sender.send(place, message);
    });
  }

  /** Sends something, and knows about it until it has been sent. */
  async #out<T>(task: (sender: Sender) => Promise<T>): Promise<T> {
    if (this.#state !== 'running' || this.#sender === undefined) {
      const why = this.#state === 'new' ? 'has not started yet' : 'has stopped';
      throw new DeliveryError('unreachable', `Telegram ${why}.`);
    }
    const sent = task(this.#sender);
    this.#sending.add(sent);
    try {
      return await sent;
    } finally {
      this.#sending.delete(sent);
    }
  }

  async #shutDown(): Promise<void> {
    this.#typing?.stop();
    this.#stopping.abort(new ApiError('unreachable', 'Reverie stops.'));
    const limit = this.#settings.clock.after(DRAIN_MS, () => this.#giveUp.abort());
    await Promise.all([this.#connection?.close(), Promise.allSettled(this.#sending)]);
    limit.cancel();
    this.#giveUp.abort();
  }
}
