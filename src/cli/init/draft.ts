import { problemLine } from '../../config/problems.ts';
import { parseConfig, validate } from '../../config/validate.ts';

/** A configuration that grows with each answer: only what differs from the defaults. */
export type Draft = Readonly<Record<string, unknown>>;

type Path = readonly string[];

/** What the draft says at a path, or the default of the schema. */
export function settingOf(draft: Draft, path: Path): unknown {
  return at(draft, path) ?? at(parseConfig({}), path);
}

/** The draft with a value, which is left out when it is the schema's default. */
export function withSetting(draft: Draft, path: Path, value: unknown): Draft {
  const { timezone: _, ...defaults } = parseConfig({});
  if (JSON.stringify(at(defaults, path)) === JSON.stringify(value)) return draft;
  return put(draft, path, value);
}

/** What the schema says against a value, in lines; empty when nothing. */
export function faultsOf(draft: Draft, path: Path, value: unknown): string[] {
  const name = path.join('.');
  return validate(put(draft, path, value))
    .problems.filter((problem) => problem.path.startsWith(name))
    .map(problemLine);
}

function put(draft: Draft, [key = '', ...rest]: Path, value: unknown): Draft {
  const inner = rest.length === 0 ? value : put((draft[key] ?? {}) as Draft, rest, value);
  return { ...draft, [key]: inner };
}

function at(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((here, key) => (here as Record<string, unknown> | undefined)?.[key], value);
}
