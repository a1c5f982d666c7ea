import { setMaxListeners } from 'node:events';
import { type RateLimitData, REST, type RequestMethod, Routes } from 'discord.js';
import { DOCUMENT_NAME } from '../../src/chat/document.ts';
import { DeliveryError } from '../../src/chat/errors.ts';
import { CallsEnded } from './errors.ts';
import type { DiscordSettings } from './options.ts';
import { MANY_REFUSALS, type RateLimits } from './rate-limits.ts';

/** A message as it is posted. */
export interface MessageBody {
  content: string;
  flags: number;
  allowed_mentions: { parse: never[]; users?: string[]; replied_user?: boolean };
  components: readonly unknown[];
  nonce?: string;
  enforce_nonce?: boolean;
  message_reference?: { message_id: string; fail_if_not_exists: boolean };
  /** Text that is attached as a file. */
  file?: string;
}

/** A slash command, or a part of one. */
export interface CommandBody {
  name: string;
  description: string;
  type?: number;
  required?: boolean;
  choices?: { name: string; value: string }[];
  options?: CommandBody[];
  contexts?: number[];
  integration_types?: number[];
}

interface Person {
  id: string;
  username: string;
}

/** The application of the bot, as far as it is read. */
export interface ApplicationInfo {
  id: string;
  flags?: number;
  owner?: Person;
  team?: {
    owner_user_id: string;
    members: { membership_state: number; role: string; user: Person }[];
  } | null;
}

/** A server, and what the bot may do in it. */
interface GuildInfo {
  id: string;
  name: string;
  permissions: string;
}

/** As many as Discord hands out at once. */
const GUILDS_PAGE = 200;

/** How an interaction is addressed. */
export interface InteractionAddress {
  id: string;
  token: string;
  application: string;
}

/** A longer wait than this is handed back, so that it blocks nothing else. */
const LONGEST_WAIT_MS = 5_000;
/** The response to an interaction that takes its original answer’s place. */
const ORIGINAL = '@original';

const HELD = 'Discord has refused so much that Reverie asks nothing of it for some minutes.';
const TEXT = 'text/plain; charset=utf-8';

interface CallOptions {
  query?: URLSearchParams;
  file?: string | undefined;
  rest?: REST;
}

/** A message of which the id is known. */
type Sent = { id: string };

/** Posts one piece of a message. */
export type Poster = (body: MessageBody) => Promise<Sent>;

/** The calls of Discord's REST API that the adapter makes. They reject with the vendor's errors. */
export class Api {
  readonly #rest: REST;
  /** Makes no call a second time by itself. */
  readonly #onceRest: REST;
  readonly #token: string;
  readonly #limits: RateLimits;
  #controller = controllerOfMany();

  constructor({ token, apiBase }: DiscordSettings, limits: RateLimits) {
    this.#token = token;
    this.#limits = limits;
    const options = restOptions(apiBase, limits.waited);
    this.#rest = new REST(options);
    this.#onceRest = new REST({ ...options, retries: 0 });
    for (const rest of [this.#rest, this.#onceRest]) limits.watch(rest);
  }

  /** Gives up every call under way. */
  abort(): void {
    this.#controller.abort(new CallsEnded());
    this.#controller = controllerOfMany();
  }

  post(channel: string, { file, ...body }: MessageBody): Promise<Sent> {
    return this.#call('POST', Routes.channelMessages(channel), body, { file });
  }

  change(channel: string, message: string, { file, ...body }: Partial<MessageBody>): Promise<Sent> {
    return this.#call('PATCH', Routes.channelMessage(channel, message), body, { file });
  }

  async typing(channel: string): Promise<void> {
    await this.#call('POST', Routes.channelTyping(channel));
  }

  /** The direct messages with a person. */
  direct(person: string): Promise<Sent> {
    return this.#call('POST', Routes.userChannels(), { recipient_id: person });
  }

  application(): Promise<ApplicationInfo> {
    return this.#call('GET', Routes.currentApplication());
  }

  /** All servers that the bot is in. */
  async guilds(): Promise<GuildInfo[]> {
    const all: GuildInfo[] = [];
    for (;;) {
      const query = new URLSearchParams({ limit: String(GUILDS_PAGE), after: all.at(-1)?.id ?? '0' });
      const page = await this.#call<GuildInfo[]>('GET', Routes.userGuilds(), undefined, { query });
      all.push(...page);
      if (page.length < GUILDS_PAGE) return all;
    }
  }

  /** The bot's own name, and Discord's time in milliseconds, `NaN` when it told none. */
  async self(): Promise<{ name: string; at: number }> {
    const response = await this.#response('GET', Routes.user());
    const { username } = (await response.json()) as Person;
    return { name: username, at: Date.parse(response.headers.get('date') ?? '') };
  }

  /** @param guild the guild's own commands instead of those for everywhere */
  commands(application: string, guild?: string): Promise<CommandBody[]> {
    return this.#call('GET', commandsRoute(application, guild));
  }

  async overwriteCommands(
    application: string,
    commands: readonly CommandBody[],
    guild?: string,
  ): Promise<void> {
    await this.#call('PUT', commandsRoute(application, guild), commands);
  }

  /** Answers an interaction that nothing was said about yet. */
  async answer({ id, token }: InteractionAddress, { file, ...data }: MessageBody): Promise<Sent> {
    const query = new URLSearchParams({ with_response: 'true' });
    const route = Routes.interactionCallback(id, token);
    const told = await this.#call<{ resource?: { message?: Sent } }>(
      'POST',
      route,
      { type: 4, data },
      { query, file },
    );
    // Without a message there is nothing to edit later; the interaction still names the answer.
    return told.resource?.message ?? { id };
  }

  /** Shows that an answer is being made, to everybody or to the person alone. */
  async defer({ id, token }: InteractionAddress, flags: number): Promise<void> {
    await this.#call('POST', Routes.interactionCallback(id, token), { type: 5, data: { flags } });
  }

  /** Takes a press of a button without showing anything. */
  async acknowledge({ id, token }: InteractionAddress): Promise<void> {
    await this.#call('POST', Routes.interactionCallback(id, token), { type: 6 });
  }

  /** Puts the answer where it was shown that one is being made, or replaces an answer. */
  replaceAnswer(
    { application, token }: InteractionAddress,
    { file, ...body }: Partial<MessageBody>,
    message = ORIGINAL,
  ): Promise<Sent> {
    return this.#call('PATCH', Routes.webhookMessage(application, token, message), body, { file });
  }

  async removeAnswer({ application, token }: InteractionAddress): Promise<void> {
    await this.#call('DELETE', Routes.webhookMessage(application, token, ORIGINAL));
  }

  /** Says more to an interaction. Discord takes no nonce there, so that each call is a message of its own. */
  followUp({ application, token }: InteractionAddress, { file, ...body }: MessageBody): Promise<Sent> {
    const query = new URLSearchParams({ wait: 'true' });
    return this.#call('POST', Routes.webhook(application, token), body, {
      query,
      file,
      rest: this.#onceRest,
    });
  }

  async #call<T>(method: Method, route: `/${string}`, body?: unknown, more?: CallOptions): Promise<T> {
    const response = await this.#response(method, route, body, more);
    return (response.status === 204 ? {} : await response.json()) as T;
  }

  async #response(
    method: Method,
    route: `/${string}`,
    body?: unknown,
    { query, file, rest = this.#rest }: CallOptions = {},
  ) {
    const held = this.#limits.held();
    if (held > 0) throw new DeliveryError('rate_limited', HELD, { retryAfterMs: held });
    const { signal } = this.#controller;
    // A signal of its own: the library never takes its listeners off again. It also sleeps through an abort when it
    // waits for a rate limit, so that this does not wait for the library.
    const call = new AbortController();
    let giveUp = (): void => undefined;
    const aborted = new Promise<never>((_, reject) => {
      giveUp = () => {
        call.abort();
        reject(signal.reason);
      };
    });
    signal.addEventListener('abort', giveUp, { once: true });
    // The library forgets the token after one refusal and then calls for a token that was given.
    rest.setToken(this.#token);
    const answer = rest.queueRequest({
      method: method as RequestMethod,
      fullRoute: route,
      // An interaction's token stands in the address; its refusal says nothing about the bot's own.
      auth: !/^\/(?:interactions|webhooks)\//.test(route),
      signal: call.signal,
      ...(body === undefined ? {} : { body }),
      ...(query === undefined ? {} : { query }),
      ...(file === undefined ? {} : { files: [{ name: DOCUMENT_NAME, data: file, contentType: TEXT }] }),
    });
    try {
      return await Promise.race([answer, aborted]);
    } finally {
      signal.removeEventListener('abort', giveUp);
    }
  }
}

/** As many calls as there are conversations may listen; Node would take more than ten for a leak. */
function controllerOfMany(): AbortController {
  const controller = new AbortController();
  setMaxListeners(0, controller.signal);
  return controller;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * How the library's own calls are made, here and for the gateway.
 * @param waited hears of each limit that a call runs into, in milliseconds; the library's event tells of some only
 */
export function restOptions(apiBase: string, waited: RateLimits['waited']) {
  return {
    api: apiBase,
    invalidRequestWarningInterval: MANY_REFUSALS,
    rejectOnRateLimit({ retryAfter, timeToReset }: RateLimitData) {
      // A page of what stands before Discord may not say for how long; the library would ask again at once, for ever.
      if (!(retryAfter > 0)) return true;
      const ms = Math.max(retryAfter, timeToReset);
      waited(ms);
      return ms > LONGEST_WAIT_MS;
    },
  };
}

function commandsRoute(application: string, guild: string | undefined): `/${string}` {
  return guild === undefined
    ? Routes.applicationCommands(application)
    : Routes.applicationGuildCommands(application, guild);
}
