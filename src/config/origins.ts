import { formatPath } from './problems.ts';
import type { Config } from './schema.ts';

/** Where a setting comes from. */
export type Origin = 'default' | 'file' | 'environment' | 'command line';

/** A setting with its path; lists and empty objects count as one. */
interface Setting {
  path: PropertyKey[];
  value: unknown;
}

/** Every setting below `value`, in its order. */
export function settingsOf(value: unknown, path: PropertyKey[] = []): Setting[] {
  const entries = isObject(value) ? Object.entries(value) : [];
  if (entries.length === 0) return [{ path, value }];
  return entries.flatMap(([key, inner]) => settingsOf(inner, [...path, key]));
}

/**
 * The origin of every setting, by path.
 *
 * @param raw what the file holds
 * @param overrides paths that did not come from file or default
 */
export function originsOf(
  config: Config,
  raw: unknown,
  overrides: ReadonlyMap<string, Origin>,
): Map<string, Origin> {
  return new Map(
    settingsOf(config).map(({ path }) => {
      const name = formatPath(path);
      return [name, overrides.get(name) ?? (holds(raw, path) ? 'file' : 'default')];
    }),
  );
}

function holds(raw: unknown, path: readonly PropertyKey[]): boolean {
  let current = raw;
  for (const key of path) {
    if (!isObject(current) || !Object.hasOwn(current, key)) return false;
    current = Reflect.get(current, key);
  }
  return true;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
