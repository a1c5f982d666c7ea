import { holdsSecret } from '../config/hide.ts';
import { Stopped } from './deadline.ts';
import type { ModelFailureReason } from './model.ts';
import { ANSWER_TOO_LONG, STREAM_ENDED } from './wire.ts';

/** What is known of a failed attempt, whoever threw it. Every part comes from outside and is not trusted. */
interface Symptoms {
  status: number | undefined;
  code: string;
  param: string;
  message: string;
}

/** Thrown for a server that says 200, and in the body that it failed. */
export class ErrorInBody extends Error {
  override readonly name = 'ErrorInBody';
  readonly body: unknown;

  constructor(body: unknown) {
    super('The body of the answer holds an error.');
    this.body = body;
  }
}

export interface Verdict {
  reason: ModelFailureReason;
  /** A sentence for the owner. */
  message: string;
  /** Whether the same request may succeed a little later. */
  retry: boolean;
  /** Milliseconds after which the server wants to be asked again. */
  retryAfterMs?: number;
}

/** How the owner sets what may be wrong. */
export interface Settings {
  /** The section of the configuration. */
  section: 'llm' | 'embeddings';
  /** The environment variable of the key. */
  key: 'OPENAI_API_KEY' | 'EMBEDDINGS_API_KEY';
}

export const LLM_SETTINGS: Settings = { section: 'llm', key: 'OPENAI_API_KEY' };

/** Whom a sentence about a failure is about. */
export interface Addressee {
  /** Host and port of the server. */
  host: string;
  model: string;
  /** Milliseconds that a call may take. */
  timeoutMs: number;
  /** The key that goes with each request; a server may repeat it, a sentence must not. */
  secret: string;
  /** Default: those of the chat's model. */
  settings?: Settings;
}

const settingsOf = ({ settings = LLM_SETTINGS }: Addressee): Settings => settings;

/** Servers that are not OpenAI's say this in prose, each in its own. */
const CONTEXT_PROSE =
  /context[ _-]?(?:length|window|size)|maximum (?:context|prompt) length|too many (?:input )?tokens|(?:prompt|input|request) (?:is )?too (?:long|large)|exceeds? (?:the )?(?:maximum|max) number of tokens|greater than the context|context (?:the )?overflows?|exceed_context/i;
const CONTEXT_CODE = /^(?:context_length_exceeded|exceed_context_size_error|string_above_max_length)$/i;
const QUOTA_CODE = /^(?:insufficient_quota|billing_hard_limit_reached|insufficient_balance)$/i;
const QUOTA_PROSE = /insufficient (?:quota|balance|credits?|funds)/i;
const MODEL_CODE =
  /^(?:model_not_found|invalid_model|unknown_model|model_not_supported|model_not_available)$/i;
const MODEL_PROSE =
  /\b(?:invalid|unknown|unsupported|no such) model\b|\bnot a valid model\b|\bno route found for model\b|\bmodel\b.{0,160}?\b(?:not found|does not exist|doesn't exist|not exist|not loaded|no longer available)/is;
const REFUSED_CODE = /^(?:content_filter|content_policy_violation|moderation_blocked)$/i;

const RATE_PROSE = /rate[ _-]?limit|too many requests/i;

/** A network error's code; anything else a server could put there is not repeated. */
const SAFE_CODE = /^[A-Za-z][A-Za-z0-9_.-]{1,48}$/;
/** Longer error texts are pages of HTML; what they are about stands at their beginning. */
const MESSAGE_LIMIT = 4_000;

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

function word(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Reads what may be an error of the client library, of `fetch`, or anything else that was thrown. */
export function symptomsOf(error: unknown): Symptoms {
  if (error instanceof ErrorInBody) return symptomsOfBody(error.body);
  const status = field(error, 'status');
  const code = word(field(error, 'code')) || word(field(error, 'type'));
  return {
    status: typeof status === 'number' ? status : undefined,
    code,
    param: word(field(error, 'param')),
    message: word(field(error, 'message')).slice(0, MESSAGE_LIMIT),
  };
}

/** Relays put the status of the server behind them into the body, or only its code, or only its prose. */
function symptomsOfBody(body: unknown): Symptoms {
  const inner = symptomsOf(typeof body === 'string' ? { message: body } : body);
  const named = [field(body, 'code'), field(body, 'status')]
    .map((value) => Number(value))
    .find((value) => Number.isInteger(value) && value >= 400 && value < 600);
  return { ...inner, status: named, code: /^\d+$/.test(inner.code) ? '' : inner.code };
}

/** Whether the request was longer than the model takes, said by code or in prose. */
export function isContextFailure({ status, code, message }: Symptoms): boolean {
  return status !== 429 && (status === 413 || CONTEXT_CODE.test(code) || CONTEXT_PROSE.test(message));
}

/** The first code down the chain of causes, such as `ECONNREFUSED`. */
function networkCode(error: unknown): string {
  let at = error;
  for (let depth = 0; depth < 6 && at !== undefined; depth += 1) {
    const code = word(field(at, 'code'));
    if (SAFE_CODE.test(code)) return code;
    const first = field(at, 'errors');
    at = field(at, 'cause') ?? (Array.isArray(first) ? first[0] : undefined);
  }
  return '';
}

/**
 * Milliseconds that a `Retry-After` or `retry-after-ms` header asks for; `undefined` without a readable one.
 *
 * @param now milliseconds since the epoch, for headers that name a date
 */
function retryAfterMs(headers: unknown, now: number): number | undefined {
  if (!(headers instanceof Headers)) return undefined;
  const exact = Number.parseFloat(headers.get('retry-after-ms') ?? '');
  if (exact >= 0) return exact;
  const value = headers.get('retry-after')?.trim() ?? '';
  if (/^\d+(?:\.\d+)?$/.test(value)) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

function seconds(ms: number): string {
  return counted(Math.max(1, Math.round(ms / 1000)), 'second');
}

/** A wait in the unit in which people would say it. */
function wait(ms: number): string {
  if (ms < 5 * 60_000) return seconds(ms);
  if (ms < 2 * 60 * 60_000) return counted(Math.round(ms / 60_000), 'minute');
  return counted(Math.round(ms / (60 * 60_000)), 'hour');
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/**
 * The one place that decides what a failed attempt means.
 * The server's own words decide the reason and are never repeated: they may hold the prompt or the key.
 */
export function judgeFailure(error: unknown, to: Addressee, now: number): Verdict {
  if (error instanceof Stopped) {
    return error.reason === 'aborted'
      ? { reason: 'aborted', message: 'The request to the model was cancelled.', retry: false }
      : timedOut(to);
  }
  const symptoms = symptomsOf(error);
  const { code, message } = symptoms;
  const isBody = error instanceof ErrorInBody;
  const status = symptoms.status ?? (isBody ? guessStatus(symptoms) : undefined);
  const after = retryAfterMs(field(error, 'headers'), now);
  const later = after === undefined ? {} : { retryAfterMs: after };
  const shown = [symptoms.status, isShown(code, to) ? code : undefined].filter((one) => one !== undefined);
  const coded = shown.length === 0 ? '' : ` (${shown.join(', ')})`;
  const server = `The model server at ${to.host}`;
  const { section, key } = settingsOf(to);

  if (status === undefined) return unreachable(error, to);
  if (MODEL_CODE.test(code)) return unknownModel(to, coded);
  const isQuota = QUOTA_CODE.test(code) || ((status === 429 || status === 403) && QUOTA_PROSE.test(message));
  if (!isQuota && (status === 401 || status === 403)) {
    return {
      reason: 'auth',
      message: `${server} refused the API key (${status}). Check ${key} and what the key may use.`,
      retry: false,
    };
  }
  if (isQuota || status === 402) {
    return {
      reason: 'quota',
      message: `The account at ${to.host} has no credit left${coded}. Top it up or use another model.`,
      retry: false,
    };
  }
  if (isContextFailure({ ...symptoms, status })) {
    if (section === 'embeddings') return longText(to, coded);
    return {
      reason: 'context_length',
      message: `The request is longer than the model "${to.model}" takes${coded}. Lower context.maxTokens or use a model with a larger context.`,
      retry: false,
    };
  }
  if (status === 404 || (status < 500 && status !== 429 && MODEL_PROSE.test(message))) {
    return unknownModel(to, coded);
  }
  if (REFUSED_CODE.test(code)) return refused(to);
  if (status === 429) {
    const when = after === undefined ? 'a little later' : `in ${wait(after)}`;
    return {
      reason: 'rate_limited',
      message: `${server} allows no more requests at the moment${coded}. Try again ${when}.`,
      retry: true,
      ...later,
    };
  }
  if (status === 408)
    return { ...timedOut(to), message: `${server} gave up waiting (408).`, retry: true, ...later };
  if (isBody && symptoms.status === undefined) return brokeOff(to);
  if (status === 409 || status >= 500) {
    return {
      reason: 'server',
      message: `${server} failed${coded}. Try again later, or look at the server's log.`,
      retry: true,
      ...later,
    };
  }
  return {
    reason: 'bad_request',
    message: `${server} does not accept the request${coded}. Check ${section}.model and ${section}.baseUrl.`,
    retry: false,
  };
}

/** A server's code that may be repeated. */
function isShown(code: string, { secret }: Addressee): boolean {
  return SAFE_CODE.test(code) && !holdsSecret(code) && !code.includes(secret);
}

/** The status that a server should have sent instead of 200. */
function guessStatus({ code, message }: Symptoms): number {
  const isLimit = [QUOTA_PROSE, RATE_PROSE].some((prose) => prose.test(message) || prose.test(code));
  if (isLimit) return 429;
  return MODEL_PROSE.test(message) ? 404 : 500;
}

function timedOut(to: Addressee): Verdict {
  return {
    reason: 'timeout',
    message: `The model "${to.model}" at ${to.host} did not answer within ${seconds(to.timeoutMs)}. Raise ${settingsOf(to).section}.timeoutSeconds if the model is slow.`,
    retry: false,
  };
}

/** A chat is made shorter by its setting; a text has the length that it has. */
function longText({ model, host }: Addressee, coded: string): Verdict {
  return {
    reason: 'context_length',
    message: `A text is longer than the model "${model}" at ${host} takes${coded}. Set embeddings.model to one that takes longer texts.`,
    retry: false,
  };
}

function unknownModel(to: Addressee, coded: string): Verdict {
  const { section } = settingsOf(to);
  return {
    reason: 'model_not_found',
    message: `The model server at ${to.host} does not know the model "${to.model}"${coded}. Check ${section}.model, and that ${section}.baseUrl ends as the server wants it, often in /v1.`,
    retry: false,
  };
}

/** The model declined; `finish_reason` and error codes both say so. */
export function refused(to: Addressee): Verdict {
  return {
    reason: 'refused',
    message: `The model "${to.model}" at ${to.host} declined to answer.`,
    retry: false,
  };
}

/** Calls were answered, and this model cannot be told so in the form of calls. */
export function takesNoFunctions({ model, host }: Addressee): Verdict {
  return {
    reason: 'bad_request',
    message: `The model "${model}" at ${host} takes no functions. Set llm.tools to false if none of your models does.`,
    retry: false,
  };
}

function unreachable(error: unknown, to: Addressee): Verdict {
  // A body that is not JSON reaches us as a SyntaxError: somebody answered, but not a model server.
  if (error instanceof SyntaxError) return notAnAnswer(to);
  const code = networkCode(error);
  if (code === STREAM_ENDED) return { ...brokeOff(to), retry: true };
  if (code === ANSWER_TOO_LONG) return tooLong(to);
  return {
    reason: 'unreachable',
    message: `Cannot reach the model server at ${to.host}${code === '' ? '' : ` (${code})`}. Check that it runs, the network and ${settingsOf(to).section}.baseUrl.`,
    retry: true,
  };
}

/** The model went on far beyond what was asked of it; the rest was not read. */
export function tooLong(to: Addressee): Verdict {
  return {
    reason: 'cut_off',
    message: `The answer of the model "${to.model}" at ${to.host} did not end where it should and was not read any further. Use another model, or look whether the server heeds the limit of an answer.`,
    retry: false,
  };
}

/** The server said 200 and then something else than an answer. */
export function notAnAnswer(to: Addressee): Verdict {
  return {
    reason: 'server',
    message: `The model server at ${to.host} sent something that is not an answer. Check that ${settingsOf(to).section}.baseUrl is the address of an OpenAI-compatible API, often ending in /v1.`,
    retry: false,
  };
}

/** The server said 200, and in the body that it failed. */
export function brokeOff(to: Addressee): Verdict {
  return {
    reason: 'server',
    message: `The model server at ${to.host} sent an error instead of an answer. Try again later, or look at the server's log.`,
    retry: false,
  };
}
