import type { LanguageModel, ModelFailureReason } from '../../llm/model.ts';
import type { Clock } from '../../time/clock.ts';
import { type Check, fail, ok, warn } from './check.ts';

/** How long the model may take, in milliseconds: one that is loaded first takes its time. */
const PATIENCE_MS = 30_000;
const MOST_TOKENS = 32;

/** With these it is there and answers; that so small a question got no whole answer says nothing. */
const ANSWERED: readonly ModelFailureReason[] = ['cut_off', 'empty', 'refused'];
const UNREACHABLE: readonly ModelFailureReason[] = ['unreachable', 'timeout'];

export interface ModelCheck extends Check {
  unreachable?: true;
}

/** Puts a tiny question to a model. */
export async function checkModel(name: string, model: LanguageModel, clock: Clock): Promise<ModelCheck> {
  if (model.offline) return ok(name, 'Offline: no server is asked, and no key is needed.');
  const start = clock.now();
  const question = 'Answer with the word OK.';
  const result = await model.complete({
    work: {
      task: 'reply',
      question,
      at: start,
      zone: 'UTC',
      speaker: { id: 'console:local', name: 'Owner' },
      passages: [],
    },
    messages: [{ role: 'user', content: question }],
    maxOutputTokens: MOST_TOKENS,
    timeoutMs: PATIENCE_MS,
  });
  if (result.ok && result.insteadOf !== undefined) {
    return warn(name, `${result.model} answered instead: ${result.insteadOf}`, INSTEAD);
  }
  if (result.ok || ANSWERED.includes(result.reason)) {
    return ok(name, `${model.name} answered in ${((clock.now() - start) / 1000).toFixed(1)} s.`);
  }
  if (result.reason === 'timeout') {
    return {
      ...fail(
        name,
        `${model.name} did not answer within ${PATIENCE_MS / 1000} seconds.`,
        'Look at its server, and try again: a model that is loaded first takes longer.',
      ),
      unreachable: true,
    };
  }
  const { message, reason } = result;
  if (reason === 'rate_limited') return warn(name, message, 'Wait a little and try again.');
  const failed = fail(name, message, FIXES[reason] ?? 'Do what the sentence says, and run the doctor again.');
  return UNREACHABLE.includes(reason) ? { ...failed, unreachable: true } : failed;
}

const INSTEAD = 'Set llm.model, or dreaming.model, to a model that answers, unless this passes by itself.';

const FIXES: Partial<Record<ModelFailureReason, string>> = {
  unreachable: 'Start the server, or correct llm.baseUrl or OPENAI_BASE_URL.',
  auth: 'Put a key that is valid into OPENAI_API_KEY, or set llm.provider to "offline".',
  model_not_found: 'Set llm.model, or dreaming.model, to a model that the server has.',
  quota: 'Top up the account, or set another model.',
};

/** Whether the model that was asked for dreams is the one that dreams. */
export function checkDreamModel(wanted: string | undefined, chat: LanguageModel): Check | undefined {
  if (!chat.offline || wanted === undefined || wanted === 'offline') return undefined;
  return warn(
    'dream model',
    `Dreams are offline, because the chat is; ${wanted} is not asked.`,
    'Set llm.provider to "openai", and OPENAI_API_KEY or llm.baseUrl; or take dreaming.model out.',
  );
}
