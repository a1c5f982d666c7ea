import type OpenAI from 'openai';
import type { Clock } from '../time/clock.ts';
import { attempted } from './attempts.ts';
import { connect, hostOf, NEVER_MS, type Server, serverProblem } from './client.ts';
import { type Completion, readCompletion, usageOfFlood } from './completion.ts';
import { type Deadline, startDeadline } from './deadline.ts';
import { type Addressee, ErrorInBody, judgeFailure, takesNoFunctions, type Verdict } from './failures.ts';
import type {
  LanguageModel,
  ModelFailure,
  ModelFailureReason,
  ModelRequest,
  ModelResult,
  PromptMessage,
  Tool,
} from './model.ts';
import { type Manner, rejectedPart, withoutPart } from './parameters.ts';
import { addUsage, type Prices, priceOf } from './usage.ts';

export interface OpenAIModelOptions extends Server {
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
}

const DEFAULT_TIMEOUT_MS = 120_000;
const DEFAULT_RETRIES = 2;
const NO_USAGE = { tokensIn: 0, tokensOut: 0 };

/** Thrown for a model that takes no functions, where calls of another were answered already. */
class NoFunctions extends Error {
  override readonly name = 'NoFunctions';
}

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
    tools: true,
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
      const tools = manner.tools ? (request.tools ?? []) : [];
      // What calls brought is data; whoever made the request knows how to put it without functions, as data.
      if (!manner.tools && request.messages.some(({ role }) => role === 'tool')) throw new NoFunctions();
      try {
        const completion = (await openai.chat.completions.create(
          {
            model,
            messages: request.messages.map(wireMessage),
            ...(tools.length > 0 ? { tools: tools.map(wireTool) } : {}),
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
        const part = rejectedPart(error, {
          ...manner,
          responseFormat: wantsJson,
          tools: tools.length > 0,
        });
        if (part === undefined || rejected.has(part)) throw error;
        rejected.add(part);
        manner = withoutPart(manner, part);
      }
    }
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
    const price = priceOf(prices, model);
    const answer = async (): Promise<ModelResult> =>
      readCompletion(await ask(request, model, deadline), request, to, price);
    const judge = (error: unknown): Verdict =>
      error instanceof NoFunctions ? takesNoFunctions(to) : judgeFailure(error, to, clock.now());
    const outcome = await attempted(answer, { deadline, maxRetries, random, judge });
    return 'verdict' in outcome ? fail(outcome.verdict) : outcome.value;
  }

  return {
    name: options.model,
    offline: false,
    async complete(request) {
      const model = request.model ?? options.model;
      const problem = serverProblem(options);
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

type WireMessage = OpenAI.ChatCompletionMessageParam;

function wireTool({ name, description, parameters }: Tool): OpenAI.ChatCompletionFunctionTool {
  return { type: 'function', function: { name, description, parameters: { ...parameters } } };
}

function wireMessage({ role, content, calls = [], callId = '' }: PromptMessage): WireMessage {
  if (role === 'tool') return { role, content, tool_call_id: callId };
  if (role !== 'assistant' || calls.length === 0) return { role, content };
  return {
    role,
    content: content === '' ? null : content,
    tool_calls: calls.map((call) => ({
      id: call.id,
      type: 'function',
      function: { name: call.name, arguments: call.arguments },
    })),
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
