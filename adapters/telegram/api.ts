import { type ClientRequest, type IncomingMessage, request as requestPlain } from 'node:http';
import { request } from 'node:https';
import { Telegram, TelegramError } from 'telegraf';
import type { Telegram as Methods, Opts } from 'telegraf/types';
import { createAgent } from './agent.ts';
import { ApiError } from './api-error.ts';
import type { Settings } from './options.ts';

export type { BotCommand, BotCommandScope, Chat, Message, MessageEntity, Update, User } from 'telegraf/types';

interface CallOptions {
  /** Default 20,000. */
  timeoutMs?: number;
  /** Gives the call up. */
  signal?: AbortSignal;
}

/** The Bot API, the one place where the vendor's package is called. */
export interface Api {
  /** Without the token. */
  readonly host: string;
  /** @throws ApiError */
  call<M extends keyof Methods>(
    method: M,
    payload: Opts<M>,
    options?: CallOptions,
  ): Promise<ReturnType<Methods[M]>>;
  /** What time it is there, in milliseconds since the epoch; `undefined` when it does not tell. Never rejects. */
  serverTime(): Promise<number | undefined>;
}

type Ask = (
  address: string,
  options: { method: string; signal: AbortSignal },
  answered: (response: IncomingMessage) => void,
) => ClientRequest;

const TIMEOUT_MS = 20_000;
const TIME_TIMEOUT_MS = 10_000;

/** Nothing of a request has left when one of these is met. */
const NOT_SENT: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'the connection was refused',
  ENOTFOUND: 'its name was not found',
  EAI_AGAIN: 'names cannot be looked up now',
  EHOSTUNREACH: 'there is no way to it',
  ENETUNREACH: 'there is no network',
  EPROTO: 'it does not speak HTTPS',
};
const CERTIFICATE = /CERT|ERR_TLS|SELF_SIGNED|UNABLE_TO_/;
const CONNECTING = /reason: (?:connect|getaddrinfo) /;

export function createApi({ token, apiRoot, clock }: Settings): Api {
  const telegram = new Telegram(token, { apiRoot, webhookReply: false });
  // Given with the others it would be dropped for a server without TLS.
  telegram.options.agent = createAgent(apiRoot);
  const { host } = new URL(apiRoot);
  const clean = (text: string): string => withoutToken(text, token);

  return {
    host,
    async call(method, payload, { timeoutMs = TIMEOUT_MS, signal } = {}) {
      const controller = new AbortController();
      const abort = (): void => controller.abort();
      if (signal?.aborted) throw new ApiError('unreachable', 'Reverie stops.');
      signal?.addEventListener('abort', abort, { once: true });
      const timer = clock.after(timeoutMs, abort);
      try {
        return await telegram.callApi(method, payload, { signal: controller.signal as never });
      } catch (error) {
        if (controller.signal.aborted) {
          const why = signal?.aborted ? 'Reverie stops' : `no answer came within ${timeoutMs / 1000} seconds`;
          throw new ApiError('ambiguous', `Telegram (${host}): ${why}.`);
        }
        throw apiError(error, host, clean);
      } finally {
        timer.cancel();
        signal?.removeEventListener('abort', abort);
      }
    },
    async serverTime() {
      const controller = new AbortController();
      const timer = clock.after(TIME_TIMEOUT_MS, () => controller.abort());
      // Every answer bears the time; the vendor's package does not hand it on.
      const date = await new Promise<string | undefined>((resolve) => {
        const ask: Ask = apiRoot.startsWith('https:') ? request : requestPlain;
        ask(apiRoot, { method: 'HEAD', signal: controller.signal }, (response) => {
          response.resume();
          resolve(response.headers.date);
        })
          .on('error', () => resolve(undefined))
          .end();
      });
      timer.cancel();
      const time = Date.parse(date ?? '');
      return Number.isNaN(time) ? undefined : time;
    },
  };
}

function apiError(error: unknown, host: string, clean: (text: string) => string): ApiError {
  if (error instanceof TelegramError && error.code !== undefined) {
    const { code, parameters } = error;
    const said = `Telegram (${host}) says: ${clean(error.description ?? 'nothing')} (${code})`;
    if (code === 503) return new ApiError('unreachable', said, { code });
    if (code >= 500) return new ApiError('ambiguous', said, { code });
    const { retry_after: seconds, migrate_to_chat_id: movedTo } = parameters ?? {};
    return new ApiError('refused', said, {
      code,
      ...(seconds === undefined ? {} : { retryAfterMs: seconds * 1000 }),
      ...(movedTo === undefined ? {} : { movedTo }),
    });
  }
  const { code = '', type = '', message = '' } = error as { code?: string; type?: string; message?: string };
  if (code in NOT_SENT || CERTIFICATE.test(code) || CONNECTING.test(message)) {
    const why =
      NOT_SENT[code] ?? (CERTIFICATE.test(code) ? `its certificate is not trusted (${code})` : code);
    return new ApiError('unreachable', `Telegram (${host}) cannot be reached: ${why}.`);
  }
  const why = type === 'invalid-json' ? 'something between answered instead of it' : code || clean(message);
  return new ApiError('ambiguous', `Telegram (${host}) gave no answer: ${why}.`);
}

/** The vendor's errors may quote the address of a call, which holds the token. */
function withoutToken(text: string, token: string): string {
  return text
    .replaceAll(token, '[token]')
    .replaceAll(encodeURIComponent(token), '[token]')
    .replace(/\bbot\d+:[\w-]+/g, '[token]');
}
