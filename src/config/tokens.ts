import type { ConfigProblem } from './problems.ts';
import type { Config } from './schema.ts';
import { SECRET } from './secret-variables.ts';
import { type Environment, readVariable } from './secrets.ts';

/** What the platforms know the bot by. */
export interface Tokens {
  telegramToken?: string;
  telegramWebhookSecret?: string;
  discordToken?: string;
}

/** What each platform's token is called, and which variable holds it. */
export const PLATFORM_TOKENS = [
  { platform: 'telegram', what: "Telegram's token", variable: SECRET.telegram },
  { platform: 'discord', what: "Discord's token", variable: SECRET.discord },
] as const;

/** The platforms' tokens. What is wrong with one goes to `problems`, never a value. */
export function readTokens(env: Environment, cwd: string, problems: ConfigProblem[]): Tokens {
  const telegramToken = readVariable(SECRET.telegram, env, cwd, problems);
  const telegramWebhookSecret = readVariable(SECRET.telegramWebhook, env, cwd, problems);
  const discordToken = readVariable(SECRET.discord, env, cwd, problems);
  return {
    ...(telegramToken === undefined ? {} : { telegramToken }),
    ...(telegramWebhookSecret === undefined ? {} : { telegramWebhookSecret }),
    ...(discordToken === undefined ? {} : { discordToken }),
  };
}

/** The tokens that a platform needs which is switched on. Only what goes there needs them: the other commands do not. */
export function missingTokens(config: Config, tokens: Tokens): ConfigProblem[] {
  const { telegram, discord } = config.adapters;
  const problems: ConfigProblem[] = [];
  const miss = (path: string, value: boolean | string, name: string, otherwise: string): void => {
    const message = `There is no ${name} in the environment; set it, or ${name}_FILE to the path of a file that holds it, or ${otherwise}`;
    problems.push({ path, value, message });
  };
  if (telegram.enabled === true && tokens.telegramToken === undefined)
    miss('adapters.telegram.enabled', true, SECRET.telegram, 'write false');
  if (telegram.enabled === true && telegram.mode === 'webhook' && tokens.telegramWebhookSecret === undefined)
    miss('adapters.telegram.mode', 'webhook', SECRET.telegramWebhook, 'write "polling"');
  if (discord.enabled === true && tokens.discordToken === undefined)
    miss('adapters.discord.enabled', true, SECRET.discord, 'write false');
  return problems;
}
