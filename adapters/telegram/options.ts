import type { Sentence } from '../../src/chat/adapter.ts';
import type { Clock } from '../../src/chat/clock.ts';
import { IN_FILE } from '../../src/chat/document.ts';
import { PlatformError } from '../../src/chat/errors.ts';

/** Where Telegram delivers to, and where the adapter listens for it. */
export interface WebhookOptions {
  /** The address by which the world reaches the reverse proxy, with `https://` and without the path. */
  url: string;
  /** Begins with a slash; the same outside and inside. */
  path: string;
  /** What Telegram shows to prove that a delivery is its own: 1 to 256 letters, digits, `_` and `-`. */
  secret: string;
  host: string;
  port: number;
}

/** How fast messages go out. */
export interface Pace {
  /** Milliseconds between any two calls. */
  overallMs: number;
  /** Milliseconds between two calls for one chat. */
  chatMs: number;
  /** Most calls for one group in any 60 seconds. */
  groupPerMinute: number;
}

export interface TelegramOptions {
  token: string;
  /** Another server that speaks the Bot API; default `https://api.telegram.org`. */
  apiRoot?: string;
  clock: Clock;
  /** How updates arrive; default `polling`. */
  mode?: 'polling' | WebhookOptions;
  /** Platform ids of the owners, such as `telegram:123`: their private chats get the whole menu. */
  owners?: readonly string[];
  /** Said before a message whose topic has been deleted. */
  topicGone?: Sentence;
  /** Said where a long text begins that is in a file. */
  inFile?: Sentence;
  /** Telegram's limits by default; a server of one's own may have others. */
  pace?: Partial<Pace>;
  warn: (sentence: string) => void;
}

export type Settings = Required<Omit<TelegramOptions, 'pace'>> & { pace: Pace };

const DEFAULT_ROOT = 'https://api.telegram.org/';
const DEFAULT_PACE: Pace = { overallMs: 34, chatMs: 1000, groupPerMinute: 20 };
const TOKEN = /^\d{1,20}:[\w-]{10,200}$/;
const SECRET = /^[\w-]{1,256}$/;

/** Defaults filled in. What cannot work is found by `faultOf`. */
export function resolveOptions(options: TelegramOptions): Settings {
  const { apiRoot = DEFAULT_ROOT } = options;
  return {
    token: options.token.trim(),
    // Without the slash at the end the last part of a proxy's path would be replaced.
    apiRoot: apiRoot.endsWith('/') ? apiRoot : `${apiRoot}/`,
    clock: options.clock,
    mode: options.mode ?? 'polling',
    owners: options.owners ?? [],
    topicGone: options.topicGone ?? (() => 'The topic that this belongs to is gone.'),
    inFile: options.inFile ?? (() => IN_FILE),
    pace: { ...DEFAULT_PACE, ...options.pace },
    warn: options.warn,
  };
}

/** What is missing, or wrong, without which nothing can work. */
export function faultOf({ token, apiRoot, mode }: Settings): PlatformError | undefined {
  if (!TOKEN.test(token)) {
    return refused(
      'The Telegram token is not one: it looks like 123456:ABC-def. Copy it again from @BotFather into TELEGRAM_BOT_TOKEN.',
    );
  }
  if (!/^https?:$/.test(protocolOf(apiRoot))) {
    return refused(
      `adapters.telegram.apiRoot is no web address: ${apiRoot}. Leave it out to use Telegram's own.`,
    );
  }
  if (mode === 'polling') return undefined;
  if (!SECRET.test(mode.secret)) {
    return refused(
      'The webhook needs a secret of 1 to 256 letters, digits, _ and -. Set TELEGRAM_WEBHOOK_SECRET.',
    );
  }
  if (protocolOf(mode.url) !== 'https:' || !mode.path.startsWith('/')) {
    return refused(
      'The webhook needs adapters.telegram.webhook.url with https:// and a path that begins with a slash.',
    );
  }
  return undefined;
}

function refused(message: string): PlatformError {
  return new PlatformError('refused', message);
}

function protocolOf(address: string): string {
  return URL.canParse(address) ? new URL(address).protocol : '';
}
