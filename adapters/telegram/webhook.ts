import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { PlatformError } from '../../src/chat/errors.ts';
import type { Api, Update } from './api.ts';
import { ApiError } from './api-error.ts';
import type { WebhookOptions } from './options.ts';
import { ALLOWED_UPDATES, isUpdate } from './updates.ts';

/** Longer than any update. */
const MOST_BYTES = 1_000_000;
const SECRET_HEADER = 'x-telegram-bot-api-secret-token';
/** Whoever connects and then says nothing must not hold a connection for long. */
const REQUEST_TIMEOUT_MS = 15_000;

/** The address that Telegram is told. */
export function webhookAddress({ url, path }: WebhookOptions): string {
  return url.replace(/\/+$/, '') + path;
}

/**
 * Listens for deliveries. An update is acknowledged when it has been taken; else Telegram delivers it again.
 * @throws PlatformError when nothing can listen there
 */
export async function listen(
  options: WebhookOptions,
  take: (update: Update) => Promise<boolean>,
): Promise<Server> {
  const isSecret = secretCheck(options.secret);

  async function receive(request: IncomingMessage): Promise<number> {
    if (new URL(request.url ?? '/', 'http://localhost').pathname !== options.path) return 404;
    if (request.method !== 'POST') return 405;
    if (!isSecret(request.headers[SECRET_HEADER])) return 403;
    const body = await read(request);
    if (body === undefined) return 413;
    const update = parse(body);
    if (update === undefined) return 400;
    return (await take(update)) ? 200 : 503;
  }

  const server = createServer((request, response) => {
    receive(request)
      .catch(() => 400)
      .then((status) => response.writeHead(status, status === 413 ? { connection: 'close' } : {}).end());
  });
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        new PlatformError(
          'refused',
          `Telegram's webhook cannot listen on ${options.host}:${options.port} (${error.code}). Free that port, or set another in adapters.telegram.webhook.`,
        ),
      );
    });
    server.listen(options.port, options.host, resolve);
  });
  return server;
}

/**
 * Asks Telegram to deliver here.
 * @throws ApiError
 * @throws PlatformError when Telegram does not take the address
 */
export async function register(api: Api, options: WebhookOptions, signal: AbortSignal): Promise<void> {
  const url = webhookAddress(options);
  const payload = { url, secret_token: options.secret, allowed_updates: ALLOWED_UPDATES };
  try {
    await api.call('setWebhook', payload, { signal });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 400) throw error;
    throw new PlatformError(
      'refused',
      `Telegram does not deliver to ${url}. ${error.message} Correct adapters.telegram.webhook.`,
    );
  }
}

/** Takes as long for a wrong secret as for the right one. */
function secretCheck(secret: string): (shown: unknown) => boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  const right = digest(secret);
  return (shown) => typeof shown === 'string' && timingSafeEqual(digest(shown), right);
}

/** `undefined` when it is too long. */
async function read(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += (chunk as Buffer).length;
    if (length > MOST_BYTES) return undefined;
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** `undefined` when it is no update. */
function parse(body: string): Update | undefined {
  try {
    const update: unknown = JSON.parse(body);
    return isUpdate(update) ? update : undefined;
  } catch {
    return undefined;
  }
}
