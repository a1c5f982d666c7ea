import type { Prompt } from '../prompt.ts';
import { type Draft, faultsOf, withSetting } from './draft.ts';
import type { Question } from './questions.ts';

/**
 * Asks all questions, each until the schema takes its answer.
 * @param say tells what is wrong with an answer
 * @returns `undefined` when the input ended before the last answer
 */
export async function askAll(
  questions: readonly Question[],
  prompt: Prompt,
  say: (line: string) => void,
): Promise<Draft | undefined> {
  let draft: Draft = {};
  for (const question of questions) {
    if (question.applies?.(draft) === false) continue;
    say('');
    say(question.meaning);
    const answered = await ask(question, draft, prompt, say);
    if (answered === undefined) return undefined;
    draft = answered;
  }
  return draft;
}

/** What comes of empty answers to all questions. */
export function presets(questions: readonly Question[]): Draft {
  return questions.reduce<Draft>((draft, question) => leave(question, draft), {});
}

async function ask(
  question: Question,
  draft: Draft,
  prompt: Prompt,
  say: (line: string) => void,
): Promise<Draft | undefined> {
  for (;;) {
    const line = await prompt.ask(`${question.path.join('.')} [${question.fallback}]: `);
    if (line === undefined) return undefined;
    const answer = line.trim();
    if (answer === '') return leave(question, draft);
    const value = question.read?.(answer) ?? answer;
    const faults = faultsOf(draft, question.path, value);
    if (faults.length === 0) return withSetting(draft, question.path, value);
    for (const fault of faults) say(fault);
  }
}

function leave({ path, preset }: Question, draft: Draft): Draft {
  return preset === undefined ? draft : withSetting(draft, path, preset);
}
