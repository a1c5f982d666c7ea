import { cutGraphemes } from '../text/graphemes.ts';
import { hideSecrets } from './hide.ts';

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
  return value === undefined ? `${path}: ${message}` : `${path} = ${quoted(value)}: ${message}`;
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
  const shown = cutGraphemes(hideSecrets(key), LONGEST_KEY);
  if (!PLAIN_KEY.test(shown)) return `${path}[${quoted(shown)}]`;
  return path === '' ? shown : `${path}.${shown}`;
}

/** JSON in which control, zero-width and direction characters are written out, so that a terminal shows what is there. */
function quoted(value: string | number | boolean | null): string {
  return JSON.stringify(value).replace(UNSEEN, (character) =>
    character === ' ' ? ' ' : `\\u{${character.codePointAt(0)?.toString(16)}}`,
  );
}
