import type { Server } from 'node:http';
import type { AdapterEvents } from '../../src/chat/adapter.ts';
import { sleep } from '../../src/chat/sleep.ts';
import type { Api, Update } from './api.ts';
import { ApiError, isLockedOut } from './api-error.ts';
import { backoffMs } from './backoff.ts';
import { lockedOut } from './failures.ts';
import type { Settings } from './options.ts';
import { poll } from './polling.ts';
import { listen, register } from './webhook.ts';
import type { Self } from './words.ts';

/** The way in: finds out who the bot is, and keeps updates coming. */
export interface Connection {
  /**
   * Resolves when messages can arrive, or when Telegram could not be reached: that is tried again in the background.
   * @throws PlatformError when Telegram refuses the bot, or nothing can listen for it
   */
  open(): Promise<void>;
  /** Ends the intake; what was taken is confirmed. */
  close(): Promise<void>;
}

interface ConnectionOptions {
  api: Api;
  settings: Settings;
  take: (update: Update) => Promise<boolean>;
  /** The bot is known; everything can begin. */
  connected: (self: Self) => void;
  events: Pick<AdapterEvents, 'away' | 'back' | 'failed'>;
}

/** Whoever means it so reads on; whoever does not would wonder why nothing of a group is remembered. */
const HEARS_LITTLE =
  'Privacy mode is on: in groups the bot hears only commands and replies to it, and remembers only those. docs/telegram.md says how to switch it off, if that is not meant.';

/** Deliveries that are being taken get so long to be acknowledged. */
const LAST_DELIVERIES_MS = 2_000;

export function createConnection({ api, settings, take, connected, events }: ConnectionOptions): Connection {
  const { mode, clock, warn } = settings;
  const closing = new AbortController();
  const { signal } = closing;
  let server: Server | undefined;
  let running: Promise<void> = Promise.resolve();

  /** Everything that Telegram has to say yes to before updates can come. */
  async function prepare(): Promise<void> {
    const me = await api.call('getMe', {}, { signal });
    if (mode === 'polling') await removeWebhook();
    else await register(api, mode, signal);
    if (!me.can_read_all_group_messages) warn(HEARS_LITTLE);
    connected({ id: me.id, username: me.username ?? '' });
  }

  /** While a webhook is set nothing can be fetched. */
  async function removeWebhook(): Promise<void> {
    const url = await api.call('getWebhookInfo', {}, { signal }).then(
      (info) => info.url ?? '',
      // A server that does not tell may have one.
      () => undefined,
    );
    if (url === '') return;
    if (url !== undefined) {
      const host = URL.canParse(url) ? new URL(url).host : 'some server';
      warn(
        `Telegram delivered the messages of this bot to ${host}; from now on they are fetched here instead.`,
      );
    }
    await api.call('deleteWebhook', { drop_pending_updates: false }, { signal });
  }

  async function keepPreparing(): Promise<void> {
    for (let failures = 1; !signal.aborted; failures += 1) {
      await sleep(clock, backoffMs(failures), signal);
      if (signal.aborted) return;
      try {
        await prepare();
        return events.back();
      } catch (error) {
        if (!(error instanceof ApiError) || isLockedOut(error)) throw error;
      }
    }
  }

  /** Runs until the end. */
  async function run(prepared: boolean): Promise<void> {
    try {
      if (!prepared) await keepPreparing();
      if (mode === 'polling' && !signal.aborted) await poll({ api, take, clock, signal, events });
    } catch (error) {
      if (!signal.aborted) events.failed(isLockedOut(error) ? lockedOut(error, api.host) : asError(error));
    }
  }

  return {
    async open() {
      if (mode !== 'polling') server = await listen(mode, take);
      let prepared = true;
      try {
        await prepare();
      } catch (error) {
        if (signal.aborted) return;
        if (isLockedOut(error)) throw lockedOut(error, api.host);
        if (!(error instanceof ApiError)) throw error;
        prepared = false;
        events.away(`${error.message} Trying again until it answers.`);
      }
      running = run(prepared);
    },
    async close() {
      closing.abort();
      const closed = server === undefined ? Promise.resolve() : closeServer(server);
      await Promise.all([running, closed]);
    },
  };

  async function closeServer(open: Server): Promise<void> {
    const closed = new Promise((resolve) => open.close(resolve));
    open.closeIdleConnections();
    const limit = clock.after(LAST_DELIVERIES_MS, () => open.closeAllConnections());
    await closed;
    limit.cancel();
  }
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
