import type { z } from 'zod';
import { withoutEcho } from './echo.ts';
import type { LanguageModel, ModelFailureReason, ModelRequest, Usage } from './model.ts';
import { parseEnvelope } from './parse.ts';
import { addUsage } from './usage.ts';

export interface Asked<T> {
  ok: true;
  value: T;
  usage: Usage;
  calls: number;
  model: string;
  /** Why the first choice did not answer, in a sentence, when another model did. */
  insteadOf?: string;
}

export interface NotAnswered {
  ok: false;
  /** `envelope`: the model answered, but never in the form that was asked for. */
  reason: ModelFailureReason | 'envelope';
  message: string;
  usage: Usage;
  calls: number;
  model: string;
}

interface AskOptions {
  /** How often a broken envelope is sent back with what is wrong with it; default 0. */
  repairs?: number;
}

/**
 * Asks for an answer in an envelope: anything else is a failure, never a result. What is sent back to be repaired has
 * the time that the first answer left: the task has one deadline.
 */
export async function askForEnvelope<Schema extends z.ZodType>(
  model: LanguageModel,
  request: ModelRequest,
  schema: Schema,
  { repairs = 0 }: AskOptions = {},
): Promise<Asked<z.infer<Schema>> | NotAnswered> {
  let usage: Usage = { tokensIn: 0, tokensOut: 0 };
  let next = request;
  for (let calls = 1; ; calls += 1) {
    const answer = await model.complete(next);
    usage = addUsage(usage, answer.usage);
    const told = { usage, calls, model: answer.model };
    if (!answer.ok) return { ok: false, reason: answer.reason, message: answer.message, ...told };
    const parsed = parseEnvelope(withoutEcho(answer.text, request.messages), schema);
    if (parsed.ok) {
      const { insteadOf } = answer;
      return { ok: true, value: parsed.value, ...told, ...(insteadOf === undefined ? {} : { insteadOf }) };
    }
    if (calls > repairs) {
      const message = `${answer.model} did not answer in the form it was asked for: ${parsed.told ?? parsed.problem}`;
      return { ok: false, reason: 'envelope', message, ...told };
    }
    next = {
      ...request,
      ...(answer.leftMs === undefined ? {} : { timeoutMs: answer.leftMs }),
      messages: [
        ...request.messages,
        { role: 'assistant', content: answer.text },
        {
          role: 'user',
          content: `That could not be used: ${parsed.problem} Answer again with the JSON object alone, complete, without any other text.`,
        },
      ],
    };
  }
}
