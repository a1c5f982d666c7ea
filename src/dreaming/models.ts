import type { Asked, NotAnswered } from '../llm/ask.ts';
import type { LanguageModel, Usage } from '../llm/model.ts';
import { addUsage } from '../llm/usage.ts';

/** The models that a dream may turn to. */
export interface DreamModels {
  dream: LanguageModel;
  /** Asked once when the dream's model is not available. */
  session: LanguageModel;
  /** Needs nothing and always answers. */
  offline: LanguageModel;
}

interface Asking {
  /** The model that answered; without an answer the one that was asked last. */
  model: string;
  /** Calls over the network. */
  calls: number;
  usage: Usage;
  /** Why the first choice did not answer, when it did not. */
  failure?: string;
}

export type Answered<T> = Asking & ({ ok: true; value: T } | { ok: false });

/** With these failures another model may do better; a wrong key or a broken answer is not helped by asking again. */
const UNAVAILABLE: readonly NotAnswered['reason'][] = [
  'unreachable',
  'timeout',
  'rate_limited',
  'quota',
  'model_not_found',
  'server',
];

/** Asks the dream's model, once the session's when that one is not available, and last the offline model. */
export async function askModels<T>(
  { dream, session, offline }: DreamModels,
  ask: (model: LanguageModel) => Promise<Asked<T> | NotAnswered>,
): Promise<Answered<T>> {
  const asking: Asking = { model: dream.name, calls: 0, usage: { tokensIn: 0, tokensOut: 0 } };
  let unavailable = true;
  for (const model of new Set([dream, session, offline])) {
    if (model === session && !model.offline && !unavailable) continue;
    const asked = await ask(model);
    if (!model.offline) asking.calls += asked.calls;
    asking.usage = addUsage(asking.usage, asked.usage);
    asking.model = asked.model;
    if (asked.ok) {
      const failure = asking.failure ?? asked.insteadOf;
      return { ...asking, ok: true, value: asked.value, ...(failure === undefined ? {} : { failure }) };
    }
    asking.failure ??= asked.message;
    if (asked.reason === 'aborted') break;
    unavailable = UNAVAILABLE.includes(asked.reason);
  }
  return { ...asking, ok: false };
}
