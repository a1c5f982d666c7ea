import type { Config } from '../config/schema.ts';
import type { Space, Spaces } from '../conversation/spaces.ts';
import type { Speaker } from '../llm/model.ts';
import type { StateMap } from '../state/store.ts';
import type { Clock } from '../time/clock.ts';
import type { DistilModels } from './distil.ts';
import { type DreamRequest, type DreamResult, dream } from './dream.ts';
import { type Listener, publish } from './publish.ts';
import { recoverRun } from './recover.ts';
import { newRunId } from './runs.ts';

/** A dream that was asked for and has not ended: written down before it is acknowledged. */
export interface DreamJob {
  request: DreamRequest;
  space: string;
  listeners: Listener[];
  /** What it came to, once that is known: telling people may be cut off and taken up again. */
  result?: DreamResult;
}

export type DreamStart =
  | { status: 'started'; run: string; ended: Promise<DreamResult> }
  /** One runs already; whoever asked hears of that one's end. */
  | { status: 'running'; run: string };

/** Runs dreams in the background, one at a time for each space, and starts those again that were cut off. */
export interface Dreams {
  start(
    space: string,
    request: Omit<DreamRequest, 'id'>,
    options?: { listener?: Listener; progress?: (phase: string) => void },
  ): Promise<DreamStart>;
  /** The run that goes on in a space. */
  running(space: string): string | undefined;
  /** Takes up the dreams that were running when the process ended. */
  resume(): Promise<void>;
  /** Resolves when no dream runs. */
  idle(): Promise<void>;
  /** Stops running dreams; they begin again at the next start. */
  stop(): Promise<void>;
}

export interface DreamsOptions {
  config: Config;
  spaces: Spaces;
  jobs: StateMap<DreamJob>;
  models: DistilModels;
  redact: (text: string) => string;
  owner: Speaker;
  clock: Clock;
  /** Takes a notice for delivery; the same id twice is one notice. */
  notify: (id: string, conversation: string, text: string, replyTo?: string) => Promise<void>;
  warn: (sentence: string) => void;
}

export function createDreams(options: DreamsOptions): Dreams {
  const { spaces, jobs, clock, warn } = options;
  const active = new Map<string, { job: DreamJob; ended: Promise<DreamResult> }>();
  const stopping = new AbortController();

  async function run(job: DreamJob, progress?: (phase: string) => void): Promise<DreamResult> {
    const space = await spaces.open(job.space);
    const result = await dream(job.request, {
      ...options,
      space,
      signal: stopping.signal,
      ...(progress === undefined ? {} : { progress }),
    });
    if (job.request.preview === true) return result;
    if (stopping.signal.aborted && result.change === undefined) return result;
    await finish(job, space, result);
    return result;
  }

  /** Writes down what is to be told before telling it. */
  async function finish(job: DreamJob, space: Space, result: DreamResult): Promise<void> {
    job.result = result;
    await jobs.set(job.request.id, job);
    await publish(result, space, { ...options, listeners: job.listeners });
    await jobs.delete(job.request.id);
  }

  function launch(job: DreamJob, work: () => Promise<DreamResult>): Promise<DreamResult> {
    const ended = work().finally(() => active.delete(job.space));
    // Whoever started it may wait for it; nobody has to.
    ended.catch((error: unknown) => {
      warn(
        `The dream ${job.request.id} of ${job.space} failed: ${error instanceof Error ? error.message : error}`,
      );
    });
    active.set(job.space, { job, ended });
    return ended;
  }

  async function failed(job: DreamJob, space: Space, error: unknown): Promise<never> {
    const sentence = error instanceof Error ? error.message : String(error);
    const result = await recoverRun(job, space, options.clock, { outcome: 'failed', reason: sentence });
    if (result !== undefined) await finish(job, space, result);
    throw error;
  }

  return {
    async start(space, request, { listener, progress } = {}) {
      const running = active.get(space);
      if (running !== undefined) {
        if (
          listener !== undefined &&
          !running.job.listeners.some((one) => one.conversation === listener.conversation)
        ) {
          running.job.listeners.push(listener);
          await jobs.set(running.job.request.id, running.job);
        }
        return { status: 'running', run: running.job.request.id };
      }
      const job: DreamJob = {
        request: { ...request, id: newRunId(clock.now()) },
        space,
        listeners: listener === undefined ? [] : [listener],
      };
      let begin: () => void = () => undefined;
      const written = new Promise<void>((resolve) => {
        begin = resolve;
      });
      // The place is taken before the job is written, so that two requests at once cannot both start.
      const ended = launch(job, async () => {
        await written;
        try {
          return await run(job, progress);
        } catch (error) {
          if (job.request.preview === true || stopping.signal.aborted) throw error;
          return failed(job, await spaces.open(space), error);
        }
      });
      try {
        if (request.preview !== true) await jobs.set(job.request.id, job);
      } finally {
        begin();
      }
      return { status: 'started', run: job.request.id, ended };
    },
    running: (space) => active.get(space)?.job.request.id,
    async resume() {
      for (const [, job] of await jobs.entries()) {
        if (active.has(job.space)) continue;
        launch(job, async () => {
          const space = await spaces.open(job.space);
          const finished = job.result ?? (await recoverRun(job, space, clock));
          if (finished === undefined) return run(job);
          await finish(job, space, finished);
          return finished;
        });
      }
    },
    async idle() {
      while (active.size > 0) await Promise.allSettled([...active.values()].map((one) => one.ended));
    },
    async stop() {
      stopping.abort();
      await Promise.allSettled([...active.values()].map((one) => one.ended));
    },
  };
}
