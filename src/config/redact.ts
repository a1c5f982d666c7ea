import { HIDDEN, hideSecrets, namesSecret } from './hide.ts';
import type { LoadedConfig } from './load.ts';
import { type Origin, settingsOf } from './origins.ts';
import { formatPath } from './problems.ts';

/** A line of `config show --origin`. */
interface ConfigRow {
  path: string;
  value: unknown;
  origin: Origin;
}

/** The settings in force, as they may be shown; a key that is set stands there as `[hidden]`. */
export function redactedConfig({ config, secrets }: LoadedConfig): Record<string, unknown> {
  const known = Object.values(secrets);
  const shown = withoutSecrets(config, known);
  const { openaiApiKey, embeddingsApiKey } = secrets;
  return {
    ...shown,
    ...(openaiApiKey === undefined ? {} : { llm: { ...withoutSecrets(config.llm, known), apiKey: HIDDEN } }),
    ...(embeddingsApiKey === undefined
      ? {}
      : { embeddings: { ...withoutSecrets(config.embeddings, known), apiKey: HIDDEN } }),
  };
}

/** Every setting with its path and where it comes from, without secrets. */
export function configRows(loaded: LoadedConfig): ConfigRow[] {
  return settingsOf(redactedConfig(loaded)).map(({ path, value }) => {
    const name = formatPath(path);
    const isKey = (name === 'llm.apiKey' || name === 'embeddings.apiKey') && value === HIDDEN;
    return { path: name, value, origin: isKey ? 'environment' : (loaded.origins.get(name) ?? 'default') };
  });
}

function withoutSecrets(settings: object, known: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(settings).map(([key, value]) => [key, clean(key, value, known)]));
}

function clean(key: string, value: unknown, known: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((entry) => clean(key, entry, known));
  if (typeof value === 'object' && value !== null) return withoutSecrets(value, known);
  if (typeof value !== 'string') return value;
  return namesSecret(key) ? HIDDEN : hideSecrets(value, known);
}
