import type { z } from 'zod';
import type { LanguageModel, ModelFailureReason, ModelRequest, Usage } from './model.ts';
import { parseEnvelope } from './parse.ts';

export interface Asked<T> {
  ok: true;
  value: T;
  usage: Usage;
  calls: number;
  model: string;
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

export interface AskOptions {
  /** How often a broken envelope is sent back with what is wrong with it; default 0. */
  repairs?: number;
}

/** Asks for an answer in an envelope: anything else is a failure, never a result. */
export async function askForEnvelope<Schema extends z.ZodType>(
  model: LanguageModel,
  request: ModelRequest,
  schema: Schema,
  { repairs = 0 }: AskOptions = {},
): Promise<Asked<z.infer<Schema>> | NotAnswered> {
  const usage: Usage = { tokensIn: 0, tokensOut: 0 };
  let messages = request.messages;
  for (let calls = 1; ; calls += 1) {
    const answer = await model.complete({ ...request, messages });
    usage.tokensIn += answer.usage.tokensIn;
    usage.tokensOut += answer.usage.tokensOut;
    if (!answer.ok)
      return { ok: false, reason: answer.reason, message: answer.message, usage, calls, model: answer.model };
    const parsed = parseEnvelope(answer.text, schema);
    if (parsed.ok) return { ok: true, value: parsed.value, usage, calls, model: answer.model };
    if (calls > repairs) {
      const message = `${answer.model} did not answer in the form it was asked for: ${parsed.problem}`;
      return { ok: false, reason: 'envelope', message, usage, calls, model: answer.model };
    }
    messages = [
      ...request.messages,
      { role: 'assistant', content: answer.text },
      {
        role: 'user',
        content: `That could not be used: ${parsed.problem} Answer again with the JSON object alone, complete, without any other text.`,
      },
    ];
  }
}
