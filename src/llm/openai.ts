import type OpenAI from 'openai';
import type { Clock } from '../time/clock.ts';
import { type Deadline, startDeadline } from './deadline.ts';
import {
  type Addressee,
  brokeOff,
  judgeFailure,
  notAnAnswer,
  refused,
  rejectsOutputLimit,
  type Verdict,
} from './failures.ts';
import type { LanguageModel, ModelRequest, ModelResult, Usage } from './model.ts';
import { peelAnswer } from './peel.ts';
import { estimateTokens } from './tokens.ts';

export interface OpenAIModelOptions {
  /** Address of the API, usually ending in `/v1`; without it, OpenAI's own. A query is sent with every request. */
  baseUrl?: string;
  apiKey: string;
  model: string;
  /** Milliseconds for one call with all its retries. Default 120,000. */
  timeoutMs?: number;
  /** Further attempts after the first. Default 2. */
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
/** What a message costs beside its words, roughly. */
const TOKENS_PER_MESSAGE = 4;

/** How relays and hosts say that the model died while it spoke. */
const BROKEN_OFF = new Set(['error', 'insufficient_system_resource']);

type LimitName = 'max_tokens' | 'max_completion_tokens';

/** The parts of a chat completion that count here; servers leave out or misspell any of them. */
interface Completion {
  model?: unknown;
  choices?: unknown;
  error?: unknown;
  usage?: { prompt_tokens?: unknown; completion_tokens?: unknown } | null;
}
interface Choice {
  finish_reason?: unknown;
  message?: { content?: unknown; refusal?: unknown } | null;
}

/**
 * A model behind an OpenAI-compatible API of chat completions.
 * The client library is loaded at the first call.
 */
export function createOpenAIModel(options: OpenAIModelOptions): LanguageModel {
  const { clock, apiKey } = options;
  const timeoutMs = options.timeoutMs ?? DEFAULT_TIMEOUT_MS;
  const maxRetries = options.maxRetries ?? DEFAULT_RETRIES;
  const random = options.random ?? Math.random;
  const limitNames = new Map<string, LimitName>();
  let client: Promise<OpenAI> | undefined;

  async function ask(request: ModelRequest, model: string, deadline: Deadline): Promise<Completion> {
    client ??= connect(options);
    const openai = await client;
    const send = (limit: LimitName) =>
      openai.chat.completions.create(
        { model, messages: request.messages, [limit]: request.maxOutputTokens },
        { signal: deadline.signal, maxRetries: 0, timeout: NEVER_MS },
      );
    const limit = limitNames.get(model) ?? 'max_tokens';
    try {
      return (await send(limit)) as Completion;
    } catch (error) {
      if (!rejectsOutputLimit(error)) throw error;
      const other = limit === 'max_tokens' ? 'max_completion_tokens' : 'max_tokens';
      const completion = (await send(other)) as Completion;
      limitNames.set(model, other);
      return completion;
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

  return {
    name: options.model,
    offline: false,
    async complete(request) {
      const model = request.model ?? options.model;
      const fail = ({ reason, message }: Pick<Verdict, 'reason' | 'message'>): ModelResult => ({
        ok: false,
        reason,
        message,
        usage: { tokensIn: 0, tokensOut: 0 },
        model,
      });
      const problem = optionsProblem(options);
      if (problem !== undefined) return fail(problem);

      const to: Addressee = { host: hostOf(options.baseUrl), model, timeoutMs };
      const deadline = startDeadline(clock, timeoutMs, request.signal);
      try {
        for (let attempt = 0; ; attempt += 1) {
          try {
            if (deadline.signal.aborted) await deadline.race(new Promise<never>(() => {}));
            return readCompletion(await deadline.race(ask(request, model, deadline)), request, to);
          } catch (error) {
            const verdict = judgeFailure(error, to, clock.now());
            const wait = pause(verdict, attempt, deadline);
            if (wait === undefined) return fail(verdict);
            await deadline.wait(wait);
          }
        }
      } catch (error) {
        return fail(judgeFailure(error, to, clock.now()));
      } finally {
        deadline.end();
      }
    },
  };

  function optionsProblem({ baseUrl }: OpenAIModelOptions): Pick<Verdict, 'reason' | 'message'> | undefined {
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
        message:
          'llm.baseUrl holds a user name or a password. Take them out; the key goes with each request.',
      };
    }
    return undefined;
  }
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
    fetch: withReadableErrors(options.fetch ?? fetch),
  });
}

/**
 * The client library reads an error only from `{"error": {…}}`. Other servers put it at the top, in `detail`, or make
 * it a string; without this their reason would be lost.
 */
function withReadableErrors(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await send(input, init);
    if (response.status < 400) return response;
    const text = await response.text();
    return new Response(JSON.stringify({ error: errorObject(text) }), {
      status: response.status,
      headers: response.headers,
    });
  };
}

function errorObject(text: string): object {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return { message: text };
  }
  if (typeof body !== 'object' || body === null) return { message: text };
  const inner = 'error' in body ? body.error : body;
  if (typeof inner === 'object' && inner !== null && 'message' in inner) return inner;
  return { message: typeof inner === 'string' ? inner : text };
}

function readCompletion(completion: Completion, request: ModelRequest, to: Addressee): ModelResult {
  const choice: Choice | undefined = Array.isArray(completion?.choices) ? completion.choices[0] : undefined;
  const content = textOf(choice?.message?.content);
  const usage = usageOf(completion, request, content);
  const answeredBy = completion?.model;
  const model = typeof answeredBy === 'string' && answeredBy !== '' ? answeredBy.slice(0, 200) : to.model;
  const fail = ({ reason, message }: Pick<Verdict, 'reason' | 'message'>): ModelResult => ({
    ok: false,
    reason,
    message,
    usage,
    model,
  });

  const finish = choice?.finish_reason;
  if (completion?.error || (typeof finish === 'string' && BROKEN_OFF.has(finish))) return fail(brokeOff(to));
  if (choice?.message === undefined || choice.message === null) return fail(notAnAnswer(to));
  if (finish === 'content_filter' || choice.message.refusal) return fail(refused(to));
  if (finish === 'length') {
    return fail({
      reason: 'cut_off',
      message: `The answer of the model "${to.model}" was cut off at ${request.maxOutputTokens} tokens.`,
    });
  }
  const text = peelAnswer(content);
  if (text === '') {
    return fail({ reason: 'empty', message: `The model "${to.model}" at ${to.host} gave an empty answer.` });
  }
  return { ok: true, text, usage, model };
}

/** Some servers answer in parts, thinking among them. */
function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content
    .map((part) => (part?.type === 'text' && typeof part.text === 'string' ? part.text : ''))
    .join('');
}

function usageOf(completion: Completion, request: ModelRequest, content: string): Usage {
  const { prompt_tokens: tokensIn, completion_tokens: tokensOut } = completion?.usage ?? {};
  return {
    tokensIn: isCount(tokensIn)
      ? tokensIn
      : request.messages.reduce(
          (sum, message) => sum + estimateTokens(message.content) + TOKENS_PER_MESSAGE,
          0,
        ),
    tokensOut: isCount(tokensOut) ? tokensOut : estimateTokens(content),
  };
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
