import type { CommandDescription, Finding } from '../../src/chat/adapter.ts';
import { messageOf } from '../../src/chat/errors.ts';
import type { Api } from './api.ts';
import { ApiError, isLockedOut } from './api-error.ts';
import { lockedOut } from './failures.ts';
import type { Menus } from './menus.ts';
import type { Settings } from './options.ts';
import { webhookAddress } from './webhook.ts';

interface ProbeOptions {
  api: Api;
  settings: Settings;
  menus: Menus;
  /** `undefined` when nobody has named any. */
  commands: readonly CommandDescription[] | undefined;
  /** Whether this adapter fetches updates itself: then nobody else may be looked for. */
  running: boolean;
}

/** A poll of another program that begins anew after this one cut it off cuts off this one. */
const LISTEN_SECONDS = 3;
const MOST_SKEW_MS = 30_000;

/** Looks at how the bot is set up, and changes nothing. Never rejects. */
export async function probe(options: ProbeOptions): Promise<Finding[]> {
  const { api } = options;
  const findings: Finding[] = [];
  let me: Awaited<ReturnType<typeof getMe>>;
  const getMe = () => api.call('getMe', {});
  try {
    me = await getMe();
  } catch (error) {
    return [tokenFault(error, api.host)];
  }
  findings.push({ name: 'token', result: 'ok', message: `The bot is @${me.username}.` });
  findings.push(privacy(me.can_read_all_group_messages === true));
  for (const look of [intake, menu, clockSkew]) {
    findings.push(
      await look(options).catch((error: unknown) => ({
        name: NAMES.get(look) ?? 'telegram',
        result: 'warn' as const,
        message: messageOf(error),
        fix: 'Run the check again later.',
      })),
    );
  }
  return findings;
}

function tokenFault(error: unknown, host: string): Finding {
  const message = messageOf(error);
  if (isLockedOut(error)) {
    return {
      name: 'token',
      result: 'fail',
      message: lockedOut(error, host).message,
      fix: 'Set TELEGRAM_BOT_TOKEN to the token that @BotFather shows.',
    };
  }
  return {
    name: 'token',
    result: 'fail',
    message,
    fix: 'Check the network of this machine, and adapters.telegram.apiRoot if it is set.',
  };
}

function privacy(readsAll: boolean): Finding {
  return readsAll
    ? { name: 'privacy mode', result: 'ok', message: 'The bot hears everything in its groups.' }
    : {
        name: 'privacy mode',
        result: 'warn',
        message:
          'Privacy mode is on: in groups the bot hears only commands and replies to it, and remembers only those.',
        fix: 'In @BotFather: /setprivacy, choose the bot, Disable. Then remove the bot from each group and add it again; or make it an administrator there.',
      };
}

/** How updates arrive: the webhook, or a poll that nobody disturbs. */
async function intake({ api, settings: { mode }, running }: ProbeOptions): Promise<Finding> {
  const name = 'updates';
  const info = await api.call('getWebhookInfo', {});
  const set = info.url ?? '';
  if (mode !== 'polling') {
    if (set !== webhookAddress(mode)) {
      return {
        name,
        result: running ? 'fail' : 'warn',
        message: 'Telegram does not deliver to the webhook of the configuration.',
        fix: 'Start the service: it tells Telegram the address.',
      };
    }
    return info.last_error_message === undefined || info.pending_update_count === 0
      ? { name, result: 'ok', message: 'Telegram delivers to the webhook.' }
      : {
          name,
          result: 'fail',
          message: `Telegram could not deliver: ${info.last_error_message}. ${info.pending_update_count} updates wait.`,
          fix: 'Check the reverse proxy: docs/telegram.md shows how it is set up.',
        };
  }
  if (set !== '') {
    return {
      name,
      result: 'warn',
      message: `A webhook is set (${hostOf(set)}), so that nothing can be fetched.`,
      fix: 'Start the service, which removes it; or set adapters.telegram.mode to webhook.',
    };
  }
  if (running) return { name, result: 'ok', message: 'This service fetches the messages.' };
  return (await isDisturbed(api))
    ? {
        name,
        result: 'warn',
        message: 'Another program fetches the messages of this bot now.',
        fix: 'If that is the running Reverie, all is well. Else stop it, or use a bot of its own.',
      }
    : { name, result: 'ok', message: 'Nobody else fetches the messages of this bot.' };
}

/** Whether a poll is cut off. Without an offset, it confirms nothing. */
async function isDisturbed(api: Api): Promise<boolean> {
  try {
    await api.call('getUpdates', { limit: 1, timeout: LISTEN_SECONDS });
    return false;
  } catch (error) {
    if (error instanceof ApiError && error.code === 409) return true;
    throw error;
  }
}

async function menu({ menus, commands }: ProbeOptions): Promise<Finding> {
  const name = 'commands';
  if (commands === undefined) return { name, result: 'ok', message: 'No commands were to be compared.' };
  const differing = await menus.differing(commands);
  return differing === 0
    ? { name, result: 'ok', message: 'The menu of commands is up to date.' }
    : {
        name,
        result: 'warn',
        message: 'The menu of commands is not up to date.',
        fix: 'Start the service: it sets the menu.',
      };
}

/** The server says what time it is with every answer. */
async function clockSkew({ api, settings: { clock } }: ProbeOptions): Promise<Finding> {
  const name = 'clock';
  const asked = clock.now();
  const date = await api.serverTime();
  if (date === undefined) return { name, result: 'ok', message: 'The server does not tell the time.' };
  const skew = (asked + clock.now()) / 2 - date;
  return Math.abs(skew) <= MOST_SKEW_MS
    ? { name, result: 'ok', message: 'The clock of this machine is right.' }
    : {
        name,
        result: 'warn',
        message: `The clock of this machine is ${Math.round(Math.abs(skew) / 1000)} seconds ${skew > 0 ? 'ahead of' : 'behind'} Telegram's.`,
        fix: 'Set it, or switch on its synchronisation (timedatectl set-ntp true).',
      };
}

const NAMES = new Map<(options: ProbeOptions) => Promise<Finding>, string>([
  [intake, 'updates'],
  [menu, 'commands'],
  [clockSkew, 'clock'],
]);

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : 'an address';
}
