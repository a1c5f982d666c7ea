import type { Config } from '../config/schema.ts';
import type { Space, Spaces } from '../conversation/spaces.ts';
import type { TokenLedger } from '../llm/ledger.ts';
import type { Speaker } from '../llm/model.ts';
import { MemoryFileError } from '../memory/memory-errors.ts';
import type { StateMap } from '../state/store.ts';
import type { Clock } from '../time/clock.ts';
import { type DreamOptions, type DreamRequest, type DreamResult, dream, STOPPING } from './dream.ts';
import { failureReason } from './failure-reason.ts';
import type { DreamModels } from './models.ts';
import { type Listener, type Notify, publish } from './publish.ts';
import { endFailedRun, giveUpRun, recoverRun } from './recover.ts';
import { createRetelling } from './retelling.ts';
import { newRunId } from './runs.ts';
import type { DreamPhase } from './types.ts';

/** A dream that was asked for and has not ended: written down before it is acknowledged. */
export interface DreamJob {
  request: DreamRequest;
  space: string;
  listeners: Listener[];
  /** Who asked for it in a chat; only owners may. */
  by?: string;
  /** How often it was begun without coming to an end; being stopped in order does not count. Default 1. */
  attempts?: number;
  /** What it came to, once that is known: telling people may be cut off and taken up again. */
  result?: DreamResult;
}

type DreamStart =
  | { status: 'started'; run: string; ended: Promise<DreamResult> }
  /** One runs already; whoever asked hears of that one's end. */
  | { status: 'running'; run: string };

/** Runs dreams in the background, one at a time for each space, and starts those again that were cut off. */
export interface Dreams {
  /** A preview writes nothing, so it waits for nobody and nobody waits for it. */
  start(
    space: string,
    request: Omit<DreamRequest, 'id'>,
    options?: { listener?: Listener; progress?: (phase: DreamPhase) => void; by?: string },
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
  models: DreamModels;
  redact: (text: string) => string;
  /** Counts what all dreams of a day spend. */
  ledger: TokenLedger;
  owner: Speaker;
  clock: Clock;
  notify: Notify;
  /** Whether a person may ask for dreams; looked at again when one begins. */
  mayDream: (person: string) => Promise<boolean>;
  warn: (sentence: string) => void;
}

/** A dream that the process did not survive this often is given up. */
const MAX_ATTEMPTS = 3;
const GIVEN_UP = `Reverie ended ${MAX_ATTEMPTS} times in the middle of this dream, so it is not begun again. Look into the log of the process for the cause, then ask for a dream anew.`;
/** Reads as it stands under `recorded` in the texts. */
const NO_OWNER = 'Whoever asked for this dream is no owner any more, so it was not begun.';

type Progress = (phase: DreamPhase) => void;

/** Runs the dreams of all spaces: one at a time in each space, each written down before it begins. */
export function createDreams(options: DreamsOptions): Dreams {
  const { spaces, jobs, clock, warn } = options;
  /** The job that holds each space. */
  const active = new Map<string, DreamJob>();
  const underWay = new Set<Promise<unknown>>();
  const stopping = new AbortController();
  const retelling = createRetelling(clock, (work) => void track('Telling how dreams ended', work));

  function dreamOptions(space: Space, progress?: Progress): DreamOptions {
    const signal = stopping.signal;
    return { ...options, space, signal, ...(progress === undefined ? {} : { progress }) };
  }

  /** From wherever the job stands to its end; a dream that is cut off stays written down. */
  async function carryOut(job: DreamJob, progress?: Progress): Promise<DreamResult> {
    const space = await spaces.open(job.space);
    const result = job.result ?? (await runOrRecover(job, dreamOptions(space, progress)));
    if (stopping.signal.aborted && result.change === undefined) {
      await uncount(job);
      return result;
    }
    await tell(job, space, result).catch((error: unknown) => {
      warn(
        `How the dream ${job.request.id} of ${job.space} ended could not be told and is told as soon as possible: ${failureReason(error)}`,
      );
      retelling.later(job.request.id, () => tell(job, space, result));
    });
    return result;
  }

  /** Counts before the work begins: whatever ends the process cannot keep that from being known. */
  async function count(job: DreamJob): Promise<void> {
    if (job.result !== undefined) return;
    job.attempts = (job.attempts ?? 1) + 1;
    await jobs.set(job.request.id, job);
  }

  /** That Reverie was stopped in order says nothing against the dream. */
  async function uncount(job: DreamJob): Promise<void> {
    if (job.result !== undefined) return;
    await jobs.set(job.request.id, { ...job, attempts: (job.attempts ?? 1) - 1 });
  }

  async function runOrRecover(job: DreamJob, own: DreamOptions): Promise<DreamResult> {
    const { request, space } = job;
    try {
      if ((job.attempts ?? 1) > MAX_ATTEMPTS) {
        const result = await giveUpRun(request, own, GIVEN_UP);
        warn(`The dream ${request.id} of ${space} was given up. ${result.run.reason}`);
        return result;
      }
      const recovered = await recoverRun(request, own);
      if (recovered !== undefined) return recovered;
      if (job.by !== undefined && (await options.mayDream(job.by)) === false) {
        return await giveUpRun(request, own, NO_OWNER);
      }
      return await dream(request, own);
    } catch (error) {
      if (stopping.signal.aborted) {
        await uncount(job);
        throw new Error(STOPPING, { cause: error });
      }
      // Whoever reads the memory has warned of what is in its way.
      if (!(error instanceof MemoryFileError))
        warn(`The dream ${request.id} of ${space} failed: ${failureReason(error)}`);
      return endFailedRun(request, own, error);
    }
  }

  /**
   * Writes down what is to be told before telling it. Whoever joins before the notices hears it, too; whoever reads one
   * finds the dream over.
   */
  async function tell(job: DreamJob, space: Space, result: DreamResult): Promise<void> {
    const { id } = job.request;
    job.result = result;
    await jobs.set(id, job);
    await publish(result, space, {
      ...options,
      listeners: job.listeners,
      written: () => release(job),
    });
    await jobs.delete(id);
  }

  function release(job: DreamJob): void {
    if (active.get(job.space) === job) active.delete(job.space);
  }

  /** Works in the background: whoever started it may wait for it, nobody has to. */
  function track<T>(what: string, work: Promise<T>): Promise<T> {
    underWay.add(work);
    work
      .catch((error: unknown) => warn(`${what} failed: ${failureReason(error)}`))
      .finally(() => underWay.delete(work));
    return work;
  }

  function launch(job: DreamJob, ready: Promise<void>, progress?: Progress): Promise<DreamResult> {
    // The place is taken before the job is written, so that two requests at once cannot both start.
    active.set(job.space, job);
    const work = ready
      // The ledger tells of dreams in the order in which they ended.
      .then(() => retelling.now())
      .then(() => carryOut(job, progress))
      .finally(() => release(job));
    return track(`The dream ${job.request.id} of ${job.space}`, work);
  }

  /** @returns whether somebody new waits */
  function join(job: DreamJob, listener: Listener): boolean {
    if (job.listeners.some((one) => one.conversation === listener.conversation)) return false;
    job.listeners.push(listener);
    return true;
  }

  return {
    async start(space, request, { listener, progress, by } = {}) {
      const id = newRunId(clock.now());
      if (request.preview === true) {
        const work = spaces.open(space).then((own) => dream({ ...request, id }, dreamOptions(own, progress)));
        return { status: 'started', run: id, ended: track(`The preview for ${space}`, work) };
      }
      const running = active.get(space);
      if (running !== undefined) {
        if (listener !== undefined && join(running, listener)) await jobs.set(running.request.id, running);
        return { status: 'running', run: running.request.id };
      }
      const job: DreamJob = {
        request: { ...request, id },
        space,
        listeners: listener === undefined ? [] : [listener],
        attempts: 1,
        ...(by === undefined ? {} : { by }),
      };
      const written = jobs.set(id, job);
      const ended = launch(job, written, progress);
      await written;
      return { status: 'started', run: id, ended };
    },
    running: (space) => active.get(space)?.request.id,
    async resume() {
      const told = ({ result }: DreamJob): number => (result === undefined ? 0 : 1);
      const left = (await jobs.entries()).sort((a, b) => told(a[1]) - told(b[1]) || (a[0] < b[0] ? -1 : 1));
      for (const [id, job] of left) {
        const running = active.get(job.space);
        if (running === undefined) launch(job, count(job));
        else if (job.result !== undefined) track(`Telling of the dream ${id}`, carryOut(job));
        else {
          // One dream does for all that were asked for.
          for (const listener of job.listeners) join(running, listener);
          await jobs.set(running.request.id, running);
          await jobs.delete(id);
        }
      }
    },
    async idle() {
      while (underWay.size > 0) await Promise.allSettled([...underWay]);
    },
    async stop() {
      stopping.abort();
      await Promise.allSettled([...underWay]);
      await retelling.stop();
    },
  };
}
