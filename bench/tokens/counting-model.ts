import type { LanguageModel, Task } from '../../src/llm/model.ts';
import { createOfflineModel } from '../../src/llm/offline/offline.ts';
import { countTokens } from '../../src/llm/tokens.ts';

/** One call, with what a server would have counted. */
export interface CountedCall {
  day: number;
  task: Task;
  tokensIn: number;
  tokensOut: number;
}

export interface CountingModel extends LanguageModel {
  readonly calls: CountedCall[];
}

/** Tokens that role and separators add to each message. */
const MESSAGE_OVERHEAD_TOKENS = 4;
/** As long as answers in a chat are. */
const REPLIES = [
  'That sounds like a good plan. Let me know how it goes, and whether you need anything else from me today.',
  'I see. If it helps, we can go through it step by step tonight, when you have a quiet moment.',
  'Noted! By the way, you said something like this before; it seems to matter to you. Shall I keep an eye on it?',
  'Thanks for telling me. I would start with the smallest part of it and leave the rest for tomorrow morning.',
];

/** A scripted model: it says what the offline model says, in a chat something of usual length, and counts. */
export function countingModel(day: () => number): CountingModel {
  const offline = createOfflineModel();
  const calls: CountedCall[] = [];
  return {
    name: 'counting',
    offline: false,
    calls,
    async complete(request) {
      const { task } = request.work;
      const answer =
        task === 'reply'
          ? { ok: true as const, text: REPLIES[calls.length % REPLIES.length] ?? '', model: 'counting' }
          : await offline.complete(request);
      const usage = {
        tokensIn: request.messages.reduce(
          (sum, { content }) => sum + countTokens(content) + MESSAGE_OVERHEAD_TOKENS,
          0,
        ),
        tokensOut: answer.ok ? countTokens(answer.text) : 0,
      };
      calls.push({ day: day(), task, ...usage });
      return { ...answer, usage, model: 'counting' };
    },
  };
}
