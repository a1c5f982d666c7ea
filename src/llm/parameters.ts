import { isContextFailure, symptomsOf } from './failures.ts';

/** How a request is put, which differs between makes of models. */
export interface Manner {
  limit: 'max_tokens' | 'max_completion_tokens';
  temperature: boolean;
  responseFormat: boolean;
  tools: boolean;
}

type Part = keyof Manner;

/** As servers name them, in codes and in prose. */
const NAMES: readonly (readonly [Part, RegExp])[] = [
  ['temperature', /(?<![a-z])temperature(?![a-z])/i],
  ['responseFormat', /(?<![a-z])response_format(?![a-z])/i],
  ['tools', /(?<![a-z])(?:tools?|tool_choice|functions?|function[ _-]calling)(?![a-z])/i],
  ['limit', /(?<![a-z])max_(?:completion_)?tokens(?![a-z])/i],
];

/**
 * Which part of a request a server rejects, rather than the request's size or content; `undefined` when it is none
 * that was sent.
 */
export function rejectedPart(error: unknown, sent: Manner): Part | undefined {
  const symptoms = symptomsOf(error);
  const { status, code, param, message } = symptoms;
  if ((status !== 400 && status !== 422) || isContextFailure(symptoms)) return undefined;
  const parts = NAMES.filter(([part]) => sent[part] !== false);
  const found = parts.find(([, name]) => name.test(param)) ?? parts.find(([, name]) => name.test(message));
  if (found !== undefined) return found[0];
  return code === 'unsupported_parameter' && param === '' ? 'limit' : undefined;
}

/** The request without what was rejected; the answer's limit goes under its other name. */
export function withoutPart(manner: Manner, part: Part): Manner {
  if (part !== 'limit') return { ...manner, [part]: false };
  return { ...manner, limit: manner.limit === 'max_tokens' ? 'max_completion_tokens' : 'max_tokens' };
}
