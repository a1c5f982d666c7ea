import { DiscordAPIError, HTTPError, RateLimitError } from 'discord.js';
import { DeliveryError, type DeliveryFailure, messageOf, PlatformError } from '../../src/chat/errors.ts';

/** Discord's own numbers for what went wrong, as far as the adapter tells them apart. */
export const CODE = {
  unknownChannel: 10003,
  unknownMessage: 10008,
  unknownWebhook: 10015,
  unknownInteraction: 10062,
  alreadyAcknowledged: 40060,
  missingAccess: 50001,
  missingPermissions: 50013,
  tokenExpired: 50027,
} as const;

/** What a refusal means for a message, by Discord's number, in the words that docs/discord.md explains. */
export const REFUSALS: Readonly<Record<number, { failure: DeliveryFailure; sentence: string }>> = {
  [CODE.unknownChannel]: { failure: 'gone', sentence: 'The channel was deleted on Discord.' },
  [CODE.unknownMessage]: { failure: 'gone', sentence: 'The message was deleted on Discord.' },
  [CODE.missingAccess]: {
    failure: 'forbidden',
    sentence: 'The bot cannot see the channel: give its role “View Channel” there.',
  },
  [CODE.missingPermissions]: {
    failure: 'forbidden',
    sentence:
      'The bot may not write in the channel: give its role “Send Messages” there (in a thread: “Send Messages in Threads”).',
  },
  50007: {
    failure: 'forbidden',
    sentence:
      'The person takes no direct messages from the bot: they can allow it in the privacy settings of a server that both are in.',
  },
  50278: {
    failure: 'forbidden',
    sentence: 'The person shares no server with the bot, so Discord delivers no direct messages to them.',
  },
  50083: { failure: 'forbidden', sentence: 'The thread is archived: a person has to open it again.' },
  160005: { failure: 'forbidden', sentence: 'The thread is locked: a moderator has to unlock it.' },
  160002: {
    failure: 'forbidden',
    sentence: 'The bot may not answer messages there: give its role “Read Message History”.',
  },
};

/** Discord's number for a refusal; `undefined` for anything else, such as a page of what stands before Discord. */
export function codeOf(error: unknown): number | undefined {
  const code = error instanceof DiscordAPIError ? Number(error.code) : Number.NaN;
  return Number.isNaN(code) ? undefined : code;
}

/** Whether a message may be welcome there without its file. */
export function isFileRefused(error: unknown, file: string | undefined): boolean {
  return file !== undefined && codeOf(error) === CODE.missingPermissions;
}

/** Whether Discord does not know the token. */
function isUnauthorised(error: unknown): boolean {
  return error instanceof DiscordAPIError && error.status === 401 && codeOf(error) === 0;
}

/** The service stops, and with it every call under way. */
export class CallsEnded extends Error {
  override readonly name = 'CallsEnded';
}

const NOT_DISCORD = 'What stands between Reverie and Discord refused the message.';
const NO_MESSAGES_FOR_NOW = 'Discord wants no message for now, and does not say for how long.';
const NO_ANSWER = 'Discord does not answer.';
const TORN = 'The connection to Discord ended while a message was sent.';
/** The system's names for a connection that never came about. */
const NOT_CONNECTED: ReadonlySet<string> = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/**
 * Why a message was not delivered. The vendor's error is not kept as a cause: its address may hold the token of an
 * interaction.
 */
export function deliveryError(error: unknown): DeliveryError {
  if (error instanceof DeliveryError) return error;
  if (error instanceof RateLimitError) {
    const retryAfterMs = waitOf(error);
    if (retryAfterMs === undefined) return new DeliveryError('rate_limited', NO_MESSAGES_FOR_NOW);
    const wait = Math.ceil(retryAfterMs / 1000);
    return new DeliveryError('rate_limited', `Discord wants no message there for ${wait} s.`, {
      retryAfterMs,
    });
  }
  if (error instanceof DiscordAPIError) return refused(error);
  // Every post carries a nonce, and other answers replace each other: had it arrived after all, Discord would take the next try for the same message.
  if (error instanceof HTTPError) {
    return new DeliveryError('unreachable', `Discord has a fault of its own (HTTP ${error.status}).`);
  }
  // Until the service tries again, Discord may have forgotten the nonce.
  if (error instanceof CallsEnded) return new DeliveryError('ambiguous', TORN);
  const code = transportCode(error);
  // No answer in time, or one that is none of Discord's.
  if (code === undefined) return new DeliveryError('unreachable', NO_ANSWER);
  return new DeliveryError('unreachable', `Discord cannot be reached (${code}).`);
}

/**
 * The error of a call that carries no nonce: where Discord may have done what was asked, it must not be asked again. It
 * is for calls that the library does not make again either.
 */
export function unrepeatable(error: unknown): unknown {
  const isSettled = [DiscordAPIError, RateLimitError, DeliveryError].some((kind) => error instanceof kind);
  if (isSettled) return error;
  const code = transportCode(error);
  return code !== undefined && NOT_CONNECTED.has(code) ? error : new DeliveryError('ambiguous', TORN);
}

/** How long Discord wants to be left alone, in milliseconds; `undefined` when it did not say. */
export function waitOf({ retryAfter, timeToReset }: RateLimitError): number | undefined {
  return retryAfter > 0 ? Math.max(retryAfter, timeToReset) : undefined;
}

function refused(error: DiscordAPIError): DeliveryError {
  const code = codeOf(error);
  if (code === undefined) return new DeliveryError('unreachable', NOT_DISCORD);
  const known = REFUSALS[code];
  if (known !== undefined) return new DeliveryError(known.failure, `${known.sentence} (Discord: ${code})`);
  if (isUnauthorised(error)) return new DeliveryError('unreachable', TOKEN_REFUSED);
  if (error.status === 403) {
    return new DeliveryError(
      'forbidden',
      `Discord refuses the message: ${wordsOf(error)} (Discord: ${code})`,
    );
  }
  return new DeliveryError(
    'invalid',
    `Discord does not take the message: ${wordsOf(error)} (Discord: ${code})`,
  );
}

/** A bot's token, or an interaction's in an address: nothing else is that long without a blank. */
const TOKEN_LIKE = /[\w-]{24,}(?:\.[\w-]{1,100}){0,2}/g;

/** What an error says, in one line (Discord lists what is wrong with a form on several), without anything like a token. */
export function wordsOf(error: unknown): string {
  return messageOf(error).replaceAll('\n', '; ').replace(TOKEN_LIKE, '[hidden]');
}

/** The system's name for what happened to a connection. */
function transportCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string') return code;
  return error.cause === undefined ? undefined : transportCode(error.cause);
}

/** Whether a connection broke after it had been made: the library tries most faults again, but not this one. */
export function wasTorn(error: unknown): boolean {
  return transportCode(error) === 'UND_ERR_SOCKET';
}

export const TOKEN_REFUSED =
  'Discord does not know the bot’s token: copy it again from the Developer Portal (https://discord.com/developers/applications, your application, page “Bot”, button “Reset Token”) into DISCORD_BOT_TOKEN.';
export const INTENT_REFUSED =
  'Discord does not let the bot read messages: switch “Message Content Intent” on in the Developer Portal (https://discord.com/developers/applications, your application, page “Bot”, section “Privileged Gateway Intents”) and start again.';
export const NO_COMMANDS =
  'The bot was invited without “applications.commands”, or is not in the server that `guildId` names: open its invitation again.';
export const UNREACHABLE = 'Discord cannot be reached: look at the network and at https://discordstatus.com.';

export const TOO_MANY_SERVERS =
  'The bot is in more servers than one connection may serve: remove it from those that do not use it, until it is in fewer than 2,500.';

/** What it means when the gateway closes for good, by its code, with Discord's words. */
const ENDS: Readonly<Record<number, { sentence: string; words: string }>> = {
  4004: { sentence: TOKEN_REFUSED, words: 'authentication failed' },
  4011: { sentence: TOO_MANY_SERVERS, words: 'sharding required' },
  4014: { sentence: INTENT_REFUSED, words: 'disallowed intents' },
};

/** What a code means with which the gateway closed for good. */
export function closedForGood(code: number): PlatformError {
  const known = ENDS[code];
  return new PlatformError(
    'refused',
    known === undefined
      ? `Discord ended the connection for good: start again, or update Reverie. (Discord: ${code})`
      : `${known.sentence} (Discord: ${code}, ${known.words})`,
  );
}

/** Why the platform cannot be used; for calls that are no messages. */
export function platformError(error: unknown): PlatformError {
  if (error instanceof PlatformError) return error;
  if (error instanceof DeliveryError) return new PlatformError('unreachable', error.message);
  if (isUnauthorised(error) || (error as { code?: unknown }).code === 'TokenInvalid') {
    return new PlatformError('refused', TOKEN_REFUSED);
  }
  if (error instanceof DiscordAPIError && codeOf(error) === undefined) {
    return new PlatformError('unreachable', `${UNREACHABLE} (HTTP ${error.status})`);
  }
  if (error instanceof DiscordAPIError) {
    const sentence = `Discord refuses a call: ${wordsOf(error)} (Discord: ${codeOf(error)})`;
    return new PlatformError('refused', sentence);
  }
  const why = transportCode(error) ?? (error instanceof Error ? wordsOf(error) : '');
  return new PlatformError('unreachable', why === '' ? UNREACHABLE : `${UNREACHABLE} (${why})`);
}
