import type { ZodError, ZodType, z } from 'zod';
import { findObjects } from './json.ts';

/** `told`: the problem for people, where that for the model that repairs its answer names fields. */
type Parsed<T> = { ok: true; value: T } | { ok: false; problem: string; told?: string };

/** The answer is among the last objects; checking thousands of others only costs time. */
const MOST_CANDIDATES = 20;
const WRONG_FORM = 'Its JSON object lacks something, or holds what was not asked for.';
/** More of them help neither the reader nor the model that repairs its answer. */
const MOST_ISSUES = 3;

/**
 * Reads the envelope in which a model was asked to answer, whatever stands around it.
 *
 * The last object that fits `schema` wins: what stands before it is a draft or an example. An object that is still
 * open after it means that the answer was cut off, and then a draft must not pass for the answer. Nothing is repaired
 * by guessing; `problem` is a sentence without any of the answer's words, fit for a log and for a request to repair it.
 */
export function parseEnvelope<Schema extends ZodType>(text: string, schema: Schema): Parsed<z.infer<Schema>> {
  const { objects, unclosedAt } = findObjects(text);
  const lastEnd = objects.at(-1)?.end ?? 0;
  const cutOff = unclosedAt !== undefined && unclosedAt >= lastEnd;
  let problem: { problem: string; told: string } | undefined;
  for (const { value } of cutOff ? [] : objects.slice(-MOST_CANDIDATES).toReversed()) {
    const result = schema.safeParse(value);
    if (result.success) return { ok: true, value: result.data };
    problem ??= {
      problem: `The JSON object does not have the right form: ${issuesOf(result.error)}.`,
      told: toldOf(result.error),
    };
  }
  if (unclosedAt !== undefined) {
    return { ok: false, problem: 'The answer is cut off: its JSON object is not closed.' };
  }
  if (problem !== undefined) return { ok: false, ...problem };
  return {
    ok: false,
    problem: text.includes('{') ? 'The JSON in the answer is not valid.' : 'The answer holds no JSON object.',
  };
}

function issuesOf(error: ZodError): string {
  const issues = error.issues.slice(0, MOST_ISSUES).map(({ path, message }) => {
    const where = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('');
    return `${where === '' ? 'the object' : where.replace(/^\./, '')}: ${message}`;
  });
  const rest = error.issues.length - issues.length;
  return issues.join('; ') + (rest > 0 ? `; and ${rest} more` : '');
}

/** Names of fields are of no use to people; how long a list may be is. */
function toldOf({ issues }: ZodError): string {
  const long = issues.find((issue) => issue.code === 'too_big' && issue.origin === 'array');
  return long?.code === 'too_big' ? `A list in its JSON object is longer than ${long.maximum}.` : WRONG_FORM;
}
