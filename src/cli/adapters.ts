import type { ChatAdapter } from '../chat/adapter.ts';
import type { LoadedConfig } from '../config/load.ts';
import { ConfigError } from '../config/problems.ts';
import { missingTokens } from '../config/tokens.ts';
import { ownerName } from './settings.ts';

/** Makes the adapters that a configuration asks for; given by `main.ts`, the only place that knows them. */
export type MakeAdapters = (
  loaded: LoadedConfig,
  owner: string,
  warn: (sentence: string) => void,
) => Promise<ChatAdapter[]>;

/**
 * The adapters of a configuration whose platforms have their tokens.
 * @throws ConfigError when one is missing
 */
export async function adaptersOf(
  loaded: LoadedConfig,
  makeAdapters: MakeAdapters,
  warn: (sentence: string) => void,
): Promise<ChatAdapter[]> {
  const { config, secrets, file } = loaded;
  const missing = missingTokens(config, secrets);
  if (missing.length > 0) throw new ConfigError(missing, file);
  return makeAdapters(loaded, ownerName(config.adapters.console.name), warn);
}
