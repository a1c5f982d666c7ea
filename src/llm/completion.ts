import { holdsSecret } from '../config/hide.ts';
import { type Addressee, brokeOff, notAnAnswer, refused, tooLong, type Verdict } from './failures.ts';
import type { ModelRequest, ModelResult, ToolCall, Usage } from './model.ts';
import { peelAnswer } from './peel.ts';
import { estimateTokens } from './tokens.ts';
import { type Price, priced } from './usage.ts';

/** The parts of a chat completion that count here; servers leave out or misspell any of them. */
export interface Completion {
  model?: unknown;
  choices?: unknown;
  error?: unknown;
  usage?: { prompt_tokens?: unknown; completion_tokens?: unknown } | null;
}
interface Choice {
  finish_reason?: unknown;
  message?: { content?: unknown; refusal?: unknown; tool_calls?: unknown } | null;
}

interface WireCall {
  id?: unknown;
  function?: { name?: unknown; arguments?: unknown } | null;
}

/** Calls of one answer that are looked at, and how long the arguments of one may be; they are sent back to the server. */
const MOST_CALLS = 8;
const MOST_ARGUMENT_CHARS = 4_000;
const CALL_NAME = /^[\w.:-]{1,64}$/;
const CALL_ID = /^[\x21-\x7e]{1,200}$/;
/** How relays and hosts say that the model died while it spoke. */
const BROKEN_OFF = new Set(['error', 'insufficient_system_resource']);
/** No token but white space is longer, so that an answer of more characters was not held to its limit. */
const MOST_CHARS_PER_TOKEN = 20;
/** What a message costs beside its words, roughly. */
const TOKENS_PER_MESSAGE = 4;
/** A name goes into records and notices, so a server cannot put anything there. */
const MODEL_NAME = /^[\p{L}\p{N}][\p{L}\p{N} ._:/@+()-]{0,199}$/u;

/** What a server answered with 200 and without an error, as an answer or a typed failure. */
export function readCompletion(
  completion: Completion,
  request: ModelRequest,
  to: Addressee,
  price: Price | undefined,
): ModelResult {
  const choice: Choice | undefined = Array.isArray(completion?.choices) ? completion.choices[0] : undefined;
  const content = textOf(choice?.message?.content);
  // Nobody can answer calls of what was never offered.
  const toolCalls = request.tools === undefined ? [] : callsOf(choice?.message?.tool_calls);
  const said = [content, ...toolCalls.map((call) => call.arguments)].join('\n');
  const usage = priced(usageOf(completion, request, said), price);
  const model = nameOf(completion?.model) ?? to.model;
  const fail = ({ reason, message }: Pick<Verdict, 'reason' | 'message'>): ModelResult => ({
    ok: false,
    reason,
    message,
    usage,
    model,
  });

  const finish = choice?.finish_reason;
  if (typeof finish === 'string' && BROKEN_OFF.has(finish)) return fail(brokeOff(to));
  if (choice?.message === undefined || choice.message === null) return fail(notAnAnswer(to));
  if (finish === 'content_filter' || choice.message.refusal) return fail(refused(to));
  if (finish === 'length') {
    return fail({
      reason: 'cut_off',
      message: `The answer of the model "${to.model}" was cut off at ${request.maxOutputTokens} tokens.`,
    });
  }
  const text = peelAnswer(content);
  if (text === '' && toolCalls.length === 0) {
    return fail({ reason: 'empty', message: `The model "${to.model}" at ${to.host} gave an empty answer.` });
  }
  if (text.length > request.maxOutputTokens * MOST_CHARS_PER_TOKEN) return fail(tooLong(to));
  return { ok: true, text, ...(toolCalls.length === 0 ? {} : { toolCalls }), usage, model };
}

/** What a model calls. Some servers send arguments as an object, or leave out the id. */
function callsOf(calls: unknown): ToolCall[] {
  if (!Array.isArray(calls)) return [];
  return (calls as readonly (WireCall | null)[]).slice(0, MOST_CALLS).map((call, at): ToolCall => {
    const { name, arguments: given } = call?.function ?? {};
    const written = typeof given === 'string' ? given : JSON.stringify(given ?? {});
    return {
      id: typeof call?.id === 'string' && CALL_ID.test(call.id) ? call.id : `call_${at + 1}`,
      name: typeof name === 'string' && CALL_NAME.test(name) ? name : 'unknown',
      arguments: written.length > MOST_ARGUMENT_CHARS ? '' : written,
    };
  });
}

/** What an answer cost that nobody read to its end: at least all that was asked for. */
export function usageOfFlood(request: ModelRequest, price: Price | undefined): Usage {
  return priced({ ...usageOf({}, request, ''), tokensOut: request.maxOutputTokens }, price);
}

function nameOf(model: unknown): string | undefined {
  return typeof model === 'string' && MODEL_NAME.test(model) && !holdsSecret(model) ? model : undefined;
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

export function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
