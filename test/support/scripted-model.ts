import type { LanguageModel, ModelRequest, ModelResult, Task } from '../../src/llm/model.ts';

/** A text (an object becomes its JSON), a whole result, or a function that makes one of the request. */
export type ScriptedAnswer =
  | string
  | object
  | ((request: ModelRequest) => ScriptedAnswer | Promise<ScriptedAnswer>);

export interface ScriptedModelOptions {
  name?: string;
  offline?: boolean;
  /** Answers by task; each is used once, and the last one stays. */
  answers?: Partial<Record<Task, ScriptedAnswer | ScriptedAnswer[]>>;
}

export interface ScriptedModel extends LanguageModel {
  /** Every request, in the order in which they came. */
  readonly requests: ModelRequest[];
  /** Adds answers for a task after those that are still waiting; one that only repeats makes room. */
  script(task: Task, ...answers: ScriptedAnswer[]): void;
  /** The requests for one task. */
  requestsFor(task: Task): ModelRequest[];
}

const USAGE = { tokensIn: 10, tokensOut: 5 };

function isResult(value: object): value is ModelResult {
  return 'ok' in value && typeof value.ok === 'boolean' && 'usage' in value;
}

/**
 * A language model that says what the test tells it to. Without an answer for a task it fails with `server`, so that
 * a forgotten script shows.
 */
export function createScriptedModel(options: ScriptedModelOptions = {}): ScriptedModel {
  const name = options.name ?? 'scripted';
  const requests: ModelRequest[] = [];
  const queues = new Map<Task, ScriptedAnswer[]>();
  /** Tasks whose only answer left has been given already. */
  const repeating = new Set<Task>();
  for (const [task, answers] of Object.entries(options.answers ?? {})) {
    queues.set(task as Task, Array.isArray(answers) ? [...answers] : [answers]);
  }

  async function resolve(answer: ScriptedAnswer, request: ModelRequest): Promise<ModelResult> {
    if (typeof answer === 'function') return resolve(await answer(request), request);
    if (typeof answer === 'object' && isResult(answer)) return answer;
    const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
    return { ok: true, text, usage: USAGE, model: request.model ?? name };
  }

  return {
    name,
    offline: options.offline ?? false,
    requests,
    script(task, ...answers) {
      queues.set(task, [...(repeating.delete(task) ? [] : (queues.get(task) ?? [])), ...answers]);
    },
    requestsFor: (task) => requests.filter((request) => request.work.task === task),
    async complete(request) {
      requests.push(request);
      if (request.signal?.aborted) return failure('aborted', 'The request to the model was cancelled.', name);
      const { task } = request.work;
      const queue = queues.get(task) ?? [];
      if (queue.length === 1) repeating.add(task);
      const answer = queue.length > 1 ? queue.shift() : queue[0];
      if (answer === undefined) {
        return failure('server', `The test scripted no answer for "${task}".`, name);
      }
      return resolve(answer, request);
    },
  };
}

/** A failure to script. */
export function failure(
  reason: (ModelResult & { ok: false })['reason'],
  message = `The scripted model fails: ${reason}.`,
  model = 'scripted',
): ModelResult {
  return { ok: false, reason, message, usage: { tokensIn: 0, tokensOut: 0 }, model };
}
