import * as z from 'zod/mini';
import { nearest } from '../text/nearest.ts';
import { HIDDEN, namesSecret, shownValue } from './hide.ts';
import { type ConfigProblem, formatPath } from './problems.ts';
import { configSchema } from './schema.ts';
import { secretHint } from './secret-hint.ts';
import { SECRET } from './secret-variables.ts';

type Issue = z.core.$ZodIssue;

const EXPECTED: Record<string, string> = {
  string: 'a text in double quotes',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list [ … ]',
  object: 'an object { … }',
  record: 'an object { … }',
};

/** Looking for what was meant takes time; a file with more problems than this is not one with slips of the finger. */
const HINTED_PROBLEMS = 100;

/** Sentences for all that the schema found. */
export function explain(issues: readonly Issue[], raw: unknown): ConfigProblem[] {
  const problems: ConfigProblem[] = [];
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') {
      problems.push(explainOne(issue, raw));
      continue;
    }
    const holder = at(raw, issue.path);
    for (const key of issue.keys) {
      const hinted = problems.length < HINTED_PROBLEMS;
      problems.push(unknownKey(issue.path, key, at(holder, [key]), hinted));
    }
  }
  return problems;
}

function explainOne(issue: Issue, raw: unknown): ConfigProblem {
  const value = at(raw, issue.path);
  const path = formatPath(issue.path);
  const variable = KEY_VARIABLES[path];
  if (variable !== undefined && typeof value === 'string') return plainKey(path, variable);
  const shown = issue.path.length === 0 ? {} : { value: shownValue(issue.path.at(-1), value) };
  return { path, ...shown, message: sentence(issue, value) };
}

/** Where a person may take the place of a variable's name for that of the key itself. */
const KEY_VARIABLES: Readonly<Record<string, string>> = {
  'llm.apiKey': SECRET.model,
  'embeddings.apiKey': SECRET.embeddings,
};

function plainKey(path: string, variable: string): ConfigProblem {
  return {
    path,
    value: HIDDEN,
    message: `A key never stands in this file; put it into the environment variable ${variable} (or its file's path into ${variable}_FILE) and write nothing here, or name another variable: {"env": "NAME"}`,
  };
}

function sentence(issue: Issue, value: unknown): string {
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue.expected, value);
    case 'too_small':
      if (issue.origin === 'string') return 'This text must not be empty';
      return `This must be ${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}`;
    case 'too_big':
      if (issue.origin === 'string') return `This text must have at most ${issue.maximum} characters`;
      return `This must be at most ${issue.maximum}`;
    case 'invalid_value':
      return wrongChoice(issue.values.map(String), value);
    default:
      return issue.message;
  }
}

function wrongType(expected: string, value: unknown): string {
  const numeric = expected === 'number' || expected === 'int';
  const quoted = typeof value === 'string' && (numeric || expected === 'boolean');
  const hint =
    quoted && /^(?:true|false|-?[0-9]{1,15}(?:\.[0-9]{1,15})?)$/.test(value) ? '; take the quotes away' : '';
  return `This must be ${EXPECTED[expected] ?? expected}, not ${actual(value)}${hint}`;
}

function actual(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  if (typeof value === 'string') return 'a text';
  if (typeof value === 'boolean') return 'true or false';
  if (typeof value !== 'number') return 'nothing';
  if (!Number.isFinite(value)) return 'a number beyond all bounds';
  return Number.isInteger(value) ? 'a number' : 'a fraction';
}

function wrongChoice(choices: readonly string[], value: unknown): string {
  const guess = typeof value === 'string' ? nearest(value, choices) : undefined;
  const hint = guess === undefined ? '' : `. Did you mean "${guess}"?`;
  return `This must be one of ${choices.map((choice) => `"${choice}"`).join(', ')}${hint}`;
}

function unknownKey(
  holder: readonly PropertyKey[],
  key: string,
  value: unknown,
  hinted: boolean,
): ConfigProblem {
  const path = [...holder, key];
  const guess = hinted ? nearestKey(holder, key) : undefined;
  const secret = namesSecret(key);
  const parts = ['There is no such key.'];
  if (guess !== undefined) parts.push(`Did you mean ${formatPath(guess)}?`);
  if (secret) {
    parts.push(secretHint(path, value));
  }
  if (hinted && guess === undefined && !secret) parts.push(`Known here: ${keysBelow(holder).join(', ')}.`);
  return { path: formatPath(path), value: shownValue(key, value), message: parts.join(' ') };
}

/** A neighbour with nearly this name, else the closest key elsewhere that is called nearly so. */
function nearestKey(holder: readonly PropertyKey[], key: string): readonly PropertyKey[] | undefined {
  const neighbour = nearest(key, keysBelow(holder));
  if (neighbour !== undefined) return [...holder, neighbour];
  const elsewhere = knownPaths().filter((path) => path.length > 1 && !path.includes('*'));
  const name = nearest(
    key,
    elsewhere.map((path) => path.at(-1) ?? ''),
  );
  return elsewhere
    .filter((path) => path.at(-1) === name)
    .sort((a, b) => sharedStart(b, holder) - sharedStart(a, holder))[0];
}

function sharedStart(path: readonly PropertyKey[], other: readonly PropertyKey[]): number {
  const end = path.findIndex((part, index) => part !== other[index]);
  return end < 0 ? path.length : end;
}

function keysBelow(holder: readonly PropertyKey[]): string[] {
  return knownPaths()
    .filter(
      (path) =>
        path.length === holder.length + 1 &&
        holder.every((part, index) => part === path[index] || path[index] === '*'),
    )
    .flatMap((path) => path.at(-1) ?? [])
    .filter((key) => key !== '*');
}

let paths: string[][] | undefined;

/** Every path of the schema, shortest first; `*` stands for the id of a space or the name of a model. */
export function knownPaths(): readonly string[][] {
  paths ??= pathsOf(z.toJSONSchema(configSchema, { io: 'input' })).sort((a, b) => a.length - b.length);
  return paths;
}

function pathsOf(schema: z.core.JSONSchema.BaseSchema): string[][] {
  const inner = Object.entries(schema.properties ?? {});
  if (typeof schema.additionalProperties === 'object') inner.push(['*', schema.additionalProperties]);
  return inner.flatMap(([key, below]) =>
    typeof below === 'object' ? [[key], ...pathsOf(below).map((path) => [key, ...path])] : [[key]],
  );
}

function at(value: unknown, path: readonly PropertyKey[]): unknown {
  let current = value;
  for (const part of path) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, part)) return undefined;
    current = Reflect.get(current, part);
  }
  return current;
}
