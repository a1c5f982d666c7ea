import { systemPrompt } from '../../conversation/reply.ts';
import type { LanguageModel, ModelResult, Speaker } from '../../llm/model.ts';
import { parseMemory } from '../../memory/memory-parse.ts';
import { answersAmong } from '../../memory/recall/answers.ts';
import type { Passage } from '../../memory/types.ts';
import { withoutSecrets } from '../../privacy/secrets.ts';
import { languageIn } from '../../text/language.ts';

/** In which circumstances a question is answered twice. */
interface AnswerOptions {
  model: LanguageModel;
  persona: string;
  maxMemoryTokens: number;
  /** `MEMORY.md` as it stands. */
  memory: string;
  speaker: Speaker;
  at: number;
  zone: string;
  /** What is mostly spoken in the room. */
  language: string;
}

const MAX_ANSWER_TOKENS = 1_000;
const MOST_PASSAGES = 5;

/** The answers of a model to a question, without a candidate in its memory and with it, or why there are none. */
export async function twoAnswers(
  prompt: string,
  candidate: string,
  options: AnswerOptions,
): Promise<{ baseline: string; outcome: string } | { failure: string }> {
  const baseline = await answer(prompt, options);
  if (!baseline.ok) return { failure: baseline.message };
  const outcome = await answer(prompt, { ...options, memory: withLine(options.memory, candidate) });
  return outcome.ok ? { baseline: baseline.text, outcome: outcome.text } : { failure: outcome.message };
}

/** In front of all others, where no budget cuts it off. */
function withLine(memory: string, candidate: string): string {
  return `- ${candidate}\n\n${memory}`;
}

function answer(prompt: string, options: AnswerOptions): Promise<ModelResult> {
  const { model, persona, maxMemoryTokens, speaker, at, zone, language } = options;
  const memory = withoutSecrets(options.memory);
  return model.complete({
    work: {
      task: 'reply',
      question: prompt,
      at,
      zone,
      speaker,
      usual: language,
      passages: answersAmong(prompt, languageIn(prompt, language), passagesOf(memory), MOST_PASSAGES),
    },
    messages: [
      { role: 'system', content: systemPrompt(persona, memory, maxMemoryTokens) },
      { role: 'user', content: prompt },
    ],
    maxOutputTokens: MAX_ANSWER_TOKENS,
  });
}

/** The lines of a memory, for a model that reads no prose. */
function passagesOf(memory: string): Passage[] {
  return parseMemory(memory).items.map(({ text }, at) => ({
    kind: 'item',
    id: String(at + 1),
    text,
    score: 1,
  }));
}
