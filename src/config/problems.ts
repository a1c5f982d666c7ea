/** One thing that is wrong with the configuration. */
export interface ConfigProblem {
  /** Where, such as `dreaming.phases.light.limit`; empty for the file as a whole. */
  path: string;
  /** What stands there, shortened and without secrets; absent when there is nothing to show. */
  value?: string | number | boolean | null;
  /** A sentence: what is wrong, and what to do. */
  message: string;
}

/** More would scroll away the first ones. */
const LISTED_PROBLEMS = 100;

/** The configuration cannot be used; `problems` holds all that is wrong with it, not only the first. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: readonly ConfigProblem[];

  constructor(problems: readonly ConfigProblem[], file?: string) {
    super(readable(problems, file));
    this.problems = problems;
  }
}

function readable(problems: readonly ConfigProblem[], file: string | undefined): string {
  const name = file === undefined ? 'The configuration' : `The configuration ${file}`;
  const count = problems.length === 1 ? 'a problem' : `${problems.length} problems`;
  const lines = problems.slice(0, LISTED_PROBLEMS).map(problemLine);
  if (problems.length > LISTED_PROBLEMS) lines.push(`… and ${problems.length - LISTED_PROBLEMS} more`);
  return [`${name} has ${count}:`, ...lines.map((line) => `- ${line}`)].join('\n');
}

/** A problem on one line: path, value, sentence. */
export function problemLine({ path, value, message }: ConfigProblem): string {
  if (path === '') return message;
  return value === undefined ? `${path}: ${message}` : `${path} = ${JSON.stringify(value)}: ${message}`;
}

const PLAIN_KEY = /^[\p{L}\p{N}_$:+@-]+$/u;
const UNSEEN = /[\p{C}\p{Z}]/gu;
const LONGEST_KEY = 80;

/** `['dreaming', 'enabled']` as `dreaming.enabled`; list positions in brackets, unusual keys in brackets and quotes. */
export function formatPath(parts: readonly PropertyKey[]): string {
  let path = '';
  for (const part of parts) {
    if (typeof part === 'number') path += `[${part}]`;
    else path = joinKey(path, String(part));
  }
  return path;
}

function joinKey(path: string, key: string): string {
  const shown = key.length > LONGEST_KEY ? `${shorten(key, LONGEST_KEY)}` : key;
  if (!PLAIN_KEY.test(shown)) return `${path}[${JSON.stringify(visible(shown))}]`;
  return path === '' ? shown : `${path}.${shown}`;
}

/** The text with control, zero-width and direction characters written out, so that a terminal shows what is there. */
export function visible(text: string): string {
  return text.replace(UNSEEN, (character) =>
    character === ' ' ? ' ' : `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  );
}

/** At most `length` characters, never half of one; an ellipsis marks a cut. */
export function shorten(text: string, length: number): string {
  const start = Array.from(text.slice(0, length * 2 + 2));
  return start.length <= length ? text : `${start.slice(0, length - 1).join('')}…`;
}
