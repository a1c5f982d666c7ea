import { shortHash } from '../chat/ids.ts';
import type { IncomingMessage } from '../chat/message.ts';
import type { Config } from '../config/schema.ts';
import type { Conversation } from '../conversation/conversation.ts';
import type { Message } from '../conversation/log.ts';
import { mostSystemTokens, reply, systemPrompt } from '../conversation/reply.ts';
import type { Space } from '../conversation/spaces.ts';
import type { LanguageModel } from '../llm/model.ts';
import { countTokens } from '../llm/tokens.ts';
import { normalisedKey } from '../text/similarity.ts';
import type { Clock } from '../time/clock.ts';

const QUESTION_HASH = 12;

/** A message on the disk, where it was said. */
export interface Heard {
  space: Space;
  conversation: Conversation;
  message: Message;
  event: IncomingMessage;
}

/**
 * What the bot says to a message: an answer, or a notice that says why there is none.
 * @param leavesTraces whether it is kept which notes and messages the question brought up
 */
export async function answerTo(
  { space, conversation, message }: Heard,
  model: LanguageModel,
  { persona, context, memory, recall, llm }: Config,
  leavesTraces: boolean,
  clock: Pick<Clock, 'now'>,
): Promise<{ text: string; kind: 'bot' | 'notice' }> {
  const answered = await reply({
    space,
    conversation,
    message,
    model,
    persona,
    maxTokens: context.maxTokens,
    maxMemoryTokens: memory.maxTokens,
    recall,
    tools: llm.tools,
    clock,
    // Nobody waits for a trace, and a lost one changes no answer.
    ...(leavesTraces ? { recalled: (question, keys) => void leaveTraces(space, question, keys) } : {}),
  });
  return 'text' in answered
    ? { text: answered.text, kind: 'bot' }
    : { text: answered.failure, kind: 'notice' };
}

async function leaveTraces(space: Space, question: string, keys: readonly string[]): Promise<void> {
  const hash = shortHash(QUESTION_HASH, normalisedKey(question));
  const day = space.today();
  await space.state.evidence
    .trace(keys.map((key, at) => ({ key, question: hash, day, rank: at + 1 })))
    .catch(() => undefined);
}

/**
 * Summarises the oldest turns and lets them go, when a window is over its limits. Asked after every message; in a flood
 * one summary runs while hundreds ask, and one look at its end answers them all.
 */
export function createTrimmer({
  persona,
  memory,
}: Pick<Config, 'persona' | 'memory'>): (heard: Pick<Heard, 'space' | 'conversation'>) => Promise<void> {
  /** Conversations that are being looked at, each with whether somebody asked meanwhile. */
  const underWay = new Map<Conversation, boolean>();

  async function look({ space, conversation }: Pick<Heard, 'space' | 'conversation'>): Promise<void> {
    // Most messages come nowhere near the limits: they need not look at the memory.
    if (!conversation.isOverLimits(mostSystemTokens(persona, memory.maxTokens))) return;
    const text = await space.shownMemory().then(
      (shown) => shown.text,
      () => '',
    );
    const system = countTokens(systemPrompt(persona, text, memory.maxTokens));
    if (conversation.isOverLimits(system)) await conversation.trim(system, 'trimmed');
  }

  return async (heard) => {
    const { conversation } = heard;
    if (underWay.has(conversation)) {
      underWay.set(conversation, true);
      return;
    }
    try {
      do {
        underWay.set(conversation, false);
        await look(heard);
      } while (underWay.get(conversation) === true);
    } finally {
      underWay.delete(conversation);
    }
  };
}
