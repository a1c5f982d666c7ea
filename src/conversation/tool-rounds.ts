import type {
  LanguageModel,
  ModelFailureReason,
  ModelRequest,
  ModelResult,
  PromptMessage,
  Tool,
  ToolCall,
} from '../llm/model.ts';
import type { Clock } from '../time/clock.ts';
import { block } from './blocks.ts';

/** What a call brings, or a sentence that says why it brings nothing. */
export interface Brought {
  text: string;
  /** Whether it is something found, and not a sentence about the call itself. */
  isFound: boolean;
}

/** Functions that a model may call, and what they bring. */
export interface Toolbox {
  readonly tools: readonly Tool[];
  /** Never throws. */
  run(call: ToolCall): Promise<Brought>;
}

/** So often a model may call before it has to answer. */
const MOST_ROUNDS = 3;
/** After these a model may still answer a prompt without functions. */
const HELPED_BY_PLAINNESS: readonly ModelFailureReason[] = ['bad_request', 'empty', 'cut_off', 'server'];

/**
 * Has a request answered by a model that may call functions on the way. One that calls without end, or fails over
 * them, is asked once more without any, with what its calls brought. All has the time of one request, what its calls
 * take included.
 */
export async function completeWithTools(
  model: LanguageModel,
  request: ModelRequest,
  { tools, run }: Toolbox,
  clock: Pick<Clock, 'now'>,
): Promise<ModelResult> {
  const brought: string[] = [];
  let next: ModelRequest = { ...request, tools };
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const result = await model.complete(next);
    if (result.leftMs !== undefined) next = { ...next, timeoutMs: result.leftMs };
    if (!result.ok) {
      if (!HELPED_BY_PLAINNESS.includes(result.reason)) return result;
      break;
    }
    const { toolCalls: calls, text } = result;
    if (calls === undefined) return result;
    const answers: PromptMessage[] = [];
    const asked = clock.now();
    for (const call of calls) {
      const { text: content, isFound } = await run(call);
      answers.push({ role: 'tool', content, callId: call.id });
      // A sentence about a call is nothing that is remembered.
      if (isFound) brought.push(content);
    }
    if (result.leftMs !== undefined) {
      next = { ...next, timeoutMs: Math.max(0, result.leftMs - (clock.now() - asked)) };
    }
    next = { ...next, messages: [...next.messages, { role: 'assistant', content: text, calls }, ...answers] };
  }
  const { tools: _, ...plain } = next;
  return model.complete({ ...plain, messages: withBrought(request.messages, brought) });
}

/** Right before the last message, as what was recalled stands there too. */
function withBrought(messages: readonly PromptMessage[], brought: readonly string[]): PromptMessage[] {
  if (brought.length === 0) return [...messages];
  const found: PromptMessage = { role: 'system', content: block('recalled', brought.join('\n')) };
  return [...messages.slice(0, -1), found, ...messages.slice(-1)];
}
