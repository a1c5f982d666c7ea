import type { PromptMessage } from './model.ts';

/** Shorter lines may stand in an answer by themselves. */
const SHORTEST_ECHO = 8;
/** Marks of a quotation. */
const QUOTED = /^(?:>\s?)+/;

/**
 * An answer without the lines that it repeats from its prompt: the example of an envelope in the instructions would
 * otherwise pass for the answer.
 */
export function withoutEcho(answer: string, prompt: readonly PromptMessage[]): string {
  const asked = new Set(
    prompt
      .flatMap(({ content }) => content.split('\n'))
      .map((line) => line.trim())
      .filter((line) => line.length >= SHORTEST_ECHO),
  );
  return answer
    .split('\n')
    .filter((line) => !asked.has(line.trim().replace(QUOTED, '')))
    .join('\n');
}
