import type OpenAI from 'openai';
import type { Clock } from '../time/clock.ts';
import { type Completion, readCompletion, usageOfFlood } from './completion.ts';
import { type Deadline, startDeadline } from './deadline.ts';
import { type Addressee, ErrorInBody, judgeFailure, type Verdict } from './failures.ts';
import type { LanguageModel, ModelFailure, ModelFailureReason, ModelRequest, ModelResult } from './model.ts';
import { type Manner, rejectedPart, withoutPart } from './parameters.ts';
import { addUsage, type Prices, priceOf } from './usage.ts';
import { withReadableAnswers } from './wire.ts';

export interface OpenAIModelOptions {
  /** Address of the API, usually ending in `/v1`; without it, OpenAI's own. A query is sent with every request. */
  baseUrl?: string;
  apiKey: string;
  model: string;
  /** Models of the same server that are asked in turn when one is not available. Default none. */
  fallbackModels?: readonly string[];
  /** Without a price a model's cost is unknown. */
  prices?: Prices;
  /** 0 to 2; without it none is sent. A model that rejects it is asked without. */
  temperature?: number;
  /** Whether JSON is asked for with `response_format`. A model that rejects it is asked without. Default false. */
  jsonMode?: boolean;
  /** Milliseconds for one call with all its attempts and models. Default 120,000. */
  timeoutMs?: number;
  /** Further attempts after the first, for each model. Default 2. */
  maxRetries?: number;
  clock: Clock;
  /** 0 to 1, spreads retries of several callers. Default `Math.random`. */
  random?: () => number;
  fetch?: typeof fetch;
}

const OPENAI_BASE_URL = 'https://api.openai.com/v1';
const DEFAULT_TIMEOUT_MS = 120_000;
const DEFAULT_RETRIES = 2;
const FIRST_RETRY_MS = 500;
const LONGEST_BACKOFF_MS = 8_000;
/** A server that wants us to wait longer has more patience than the person in the chat. */
const LONGEST_RETRY_AFTER_MS = 20_000;
/** The client library's own timer must never fire before our deadline. */
const NEVER_MS = 2 ** 31 - 1;
const NO_USAGE = { tokensIn: 0, tokensOut: 0 };

/** With these failures another model of the same server may do better; never with a key that is refused. */
const HELPED_BY_ANOTHER: readonly ModelFailureReason[] = [
  'model_not_found',
  'quota',
  'rate_limited',
  'server',
];

/**
 * A model behind an OpenAI-compatible API of chat completions, and those that answer in its place.
 * The client library is loaded at the first call.
 */
export function createOpenAIModel(options: OpenAIModelOptions): LanguageModel {
  const { clock, apiKey, fallbackModels = [], prices = {}, temperature } = options;
  const timeoutMs = options.timeoutMs ?? DEFAULT_TIMEOUT_MS;
  const maxRetries = options.maxRetries ?? DEFAULT_RETRIES;
  const random = options.random ?? Math.random;
  /** What each model was found to accept. */
  const manners = new Map<string, Manner>();
  const firstManner: Manner = {
    limit: 'max_tokens',
    temperature: temperature !== undefined,
    responseFormat: options.jsonMode === true,
  };
  let client: Promise<OpenAI> | undefined;

  /** Asks once; what the server rejects is left out from then on, as soon as it answers without. */
  async function ask(request: ModelRequest, model: string, deadline: Deadline): Promise<Completion> {
    client ??= connect(options);
    const openai = await client;
    const rejected = new Set<keyof Manner>();
    let manner = manners.get(model) ?? firstManner;
    for (;;) {
      const wantsJson = manner.responseFormat && request.work.task !== 'reply';
      try {
        const completion = (await openai.chat.completions.create(
          {
            model,
            messages: request.messages,
            [manner.limit]: request.maxOutputTokens,
            ...(manner.temperature && temperature !== undefined ? { temperature } : {}),
            ...(wantsJson ? { response_format: { type: 'json_object' } } : {}),
          },
          { signal: deadline.signal, maxRetries: 0, timeout: NEVER_MS },
        )) as Completion;
        if (completion?.error) throw new ErrorInBody(completion.error);
        if (rejected.size > 0) manners.set(model, manner);
        return completion;
      } catch (error) {
        const part = rejectedPart(error, { ...manner, responseFormat: wantsJson });
        if (part === undefined || rejected.has(part)) throw error;
        rejected.add(part);
        manner = withoutPart(manner, part);
      }
    }
  }

  /** Milliseconds before the next attempt; `undefined` when there is none. */
  function pause(verdict: Verdict, attempt: number, deadline: Deadline): number | undefined {
    if (!verdict.retry || attempt >= maxRetries) return undefined;
    const asked = verdict.retryAfterMs ?? 0;
    const backoff = Math.min(FIRST_RETRY_MS * 2 ** attempt, LONGEST_BACKOFF_MS) * (0.5 + random() / 2);
    const wait = Math.max(asked, backoff);
    return asked > LONGEST_RETRY_AFTER_MS || wait >= deadline.left() ? undefined : wait;
  }

  /** What one model answers, after as many attempts as its failures are worth. */
  async function answerOf(model: string, request: ModelRequest, deadline: Deadline): Promise<ModelResult> {
    const to: Addressee = { host: hostOf(options.baseUrl), model, timeoutMs, secret: apiKey };
    const fail = ({ reason, message }: Verdict): ModelFailure => ({
      ok: false,
      reason,
      message,
      usage: reason === 'cut_off' ? usageOfFlood(request, priceOf(prices, model)) : NO_USAGE,
      model,
    });
    try {
      for (let attempt = 0; ; attempt += 1) {
        try {
          if (deadline.signal.aborted) await deadline.race(new Promise<never>(() => {}));
          const completion = await deadline.race(ask(request, model, deadline));
          return readCompletion(completion, request, to, priceOf(prices, model));
        } catch (error) {
          const verdict = judgeFailure(error, to, clock.now());
          const wait = pause(verdict, attempt, deadline);
          if (wait === undefined) return fail(verdict);
          await deadline.wait(wait);
        }
      }
    } catch (error) {
      return fail(judgeFailure(error, to, clock.now()));
    }
  }

  return {
    name: options.model,
    offline: false,
    async complete(request) {
      const model = request.model ?? options.model;
      const problem = optionsProblem(options);
      if (problem !== undefined) return { ok: false, ...problem, usage: NO_USAGE, model };

      const deadline = startDeadline(clock, request.timeoutMs ?? timeoutMs, request.signal);
      const failures: ModelFailure[] = [];
      try {
        for (const name of new Set([model, ...fallbackModels])) {
          const result = await answerOf(name, request, deadline);
          const told = {
            usage: failures.reduce((sum, { usage }) => addUsage(sum, usage), result.usage),
            leftMs: deadline.left(),
          };
          if (result.ok) {
            const [first] = failures;
            return { ...result, ...told, ...(first === undefined ? {} : { insteadOf: first.message }) };
          }
          failures.push(result);
          if (!HELPED_BY_ANOTHER.includes(result.reason)) break;
        }
      } finally {
        deadline.end();
      }
      return allFailed(failures, deadline);
    },
  };
}

/** The last model's failure, with what was wrong with each. */
function allFailed(failures: readonly ModelFailure[], deadline: Deadline): ModelFailure {
  const last = failures.at(-1) as ModelFailure;
  return {
    ...last,
    message: [...new Set(failures.map(({ message }) => message))].join(' '),
    usage: failures.reduce((sum, { usage }) => addUsage(sum, usage), NO_USAGE),
    leftMs: deadline.left(),
  };
}

function optionsProblem({
  baseUrl,
  apiKey,
}: OpenAIModelOptions): Pick<Verdict, 'reason' | 'message'> | undefined {
  if (apiKey.trim() === '') {
    return {
      reason: 'auth',
      message: 'No API key is set. Set OPENAI_API_KEY, or llm.provider to "offline".',
    };
  }
  const url = baseUrl === undefined ? undefined : URL.canParse(baseUrl) ? new URL(baseUrl) : null;
  if (url === null || (url !== undefined && !/^https?:$/.test(url.protocol))) {
    return { reason: 'unreachable', message: 'llm.baseUrl is not an http or https address.' };
  }
  if (url !== undefined && (url.username !== '' || url.password !== '')) {
    return {
      reason: 'unreachable',
      message: 'llm.baseUrl holds a user name or a password. Take them out; the key goes with each request.',
    };
  }
  return undefined;
}

function hostOf(baseUrl: string | undefined): string {
  return new URL(baseUrl ?? OPENAI_BASE_URL).host;
}

async function connect(options: OpenAIModelOptions): Promise<OpenAI> {
  const { default: Client } = await import('openai');
  const base = new URL(options.baseUrl ?? OPENAI_BASE_URL);
  return new Client({
    baseURL: base.origin + base.pathname,
    defaultQuery: Object.fromEntries(base.searchParams),
    apiKey: options.apiKey,
    // The configuration decides, not variables that the library reads by itself.
    organization: null,
    project: null,
    // Its debug level prints prompts.
    logLevel: 'off',
    maxRetries: 0,
    timeout: NEVER_MS,
    fetch: withReadableAnswers(options.fetch ?? fetch),
  });
}
