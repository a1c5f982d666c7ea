import { messageOf } from '../../chat/errors.ts';
import { type Database, isDamage } from '../../state/database.ts';
import { cutAtWord } from '../../text/graphemes.ts';
import type { Clock } from '../../time/clock.ts';
import { checkedVectors, type Embedder, EmbeddingError } from './embedder.ts';
import { shownText } from './terms.ts';
import { openVectors, type Unembedded, type Vectors } from './vectors.ts';

/** How the vectors of an index stand. */
export interface EmbeddingsState {
  /** The model, and where it runs. */
  embedder: string;
  /** Entries that have a vector, and those that wait for one. */
  held: number;
  waiting: number;
  /** Why recall goes on without them at the moment, in a sentence. */
  problem: string | null;
}

/** What texts mean, as vectors: made by an embedder, and looked up for a question. What fails is only told. */
export interface Meaning {
  /** The vector of a question; `undefined` when it has none, or none comes in time. */
  ask(question: string): Promise<Float32Array | undefined>;
  /**
   * Numbers of the entries that mean most nearly what was asked, best first.
   * @throws what says that the index is damaged
   */
  nearest(database: Database, question: Float32Array): Promise<number[]>;
  /** Has vectors made of the entries that wait for one, in the background. */
  fill(): void;
  /** Ends what runs in the background. */
  stop(): Promise<void>;
  state(database: Database): Promise<EmbeddingsState>;
}

interface MeaningOptions {
  embedder: Embedder;
  /** Whether vectors may be made and stored; else those that there are answer. */
  fills: boolean;
  /** Works on the index when it is open; `undefined` when it is not. */
  whileOpen: <T>(work: (database: Database) => Promise<T>) => Promise<T | undefined>;
  redact: (text: string) => string;
  clock: Clock;
  warn: (sentence: string) => void;
}

/** Of a text so much is embedded: what small models take. */
const MOST_CHARS = 1_500;
/** A text that is too long even so has no vector. */
const LEAST_CHARS = 100;
/** Whoever waits for an answer waits no longer for the vector of a question, in milliseconds. */
const QUESTION_MS = 1_500;
const NEAREST = 100;
/** Notes of a day and items are put in anew as a whole when one of them changes: their vectors are not asked for again. */
const MOST_RECENT = 256;
/** After a failure nothing is asked for a while, longer after each further one. */
const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 60 * 60_000;

export function createMeaning(options: MeaningOptions): Meaning {
  const { embedder, whileOpen, redact, clock, warn } = options;
  const opened = new WeakMap<Database, Promise<Vectors>>();
  const asking = createHealth(clock);
  const filling = createHealth(clock);
  const recent = new Map<string, Float32Array>();
  let stopping = new AbortController();
  let running: Promise<void> | undefined;

  const problem = (): string | undefined => filling.problem() ?? asking.problem();

  /** Told once, until all is well again. */
  function failed(health: Health, sentence: string): void {
    if (problem() === undefined) warn(`Recall goes on without embeddings: ${sentence}`);
    health.failed(sentence);
  }

  function vectorsOf(database: Database): Promise<Vectors> {
    const known = opened.get(database);
    if (known !== undefined) return known;
    const made = openVectors(database, embedder.name);
    opened.set(database, made);
    made.catch(() => opened.delete(database));
    return made;
  }

  /** A text that is too long for the model is cut; `undefined` for what is too long however short. */
  async function embedded(
    texts: readonly string[],
    length: number | undefined,
    signal: AbortSignal,
  ): Promise<(Float32Array | undefined)[]> {
    try {
      return await checkedVectors(embedder, texts, length, signal);
    } catch (error) {
      if (!(error instanceof EmbeddingError) || error.reason !== 'too_long') throw error;
    }
    if (texts.length > 1) {
      const half = texts.length >> 1;
      const first = await embedded(texts.slice(0, half), length, signal);
      const known = length ?? first.find((vector) => vector !== undefined)?.length;
      return [...first, ...(await embedded(texts.slice(half), known, signal))];
    }
    const [text = ''] = texts;
    return text.length > LEAST_CHARS
      ? embedded([cutAtWord(text, text.length >> 1)], length, signal)
      : [undefined];
  }

  const textOf = ({ speaker, text }: Unembedded): string =>
    cutAtWord(speaker === '' ? text : `${shownText(speaker, redact)}: ${text}`, MOST_CHARS);

  /** Makes vectors of the newest entries that wait for one; false when none does, or the index was closed. */
  async function fillSome(signal: AbortSignal): Promise<boolean> {
    const batch = await whileOpen(async (database) => {
      const vectors = await vectorsOf(database);
      return { entries: await vectors.waiting(embedder.batchSize), length: await vectors.length() };
    });
    if (batch === undefined || batch.entries.length === 0 || signal.aborted) return false;
    const { entries, length } = batch;
    const texts = entries.map(textOf);
    const unknown = texts.filter((text) => recent.get(text)?.length !== (length ?? 0));
    const found = unknown.length === 0 ? [] : await embedded(unknown, length, signal);
    for (const [at, text] of unknown.entries()) {
      const vector = found[at];
      recent.delete(text);
      if (vector !== undefined) recent.set(text, vector);
    }
    const stored = await whileOpen(async (database) => {
      await (await vectorsOf(database)).put(
        entries.map((entry, at) => {
          const vector = recent.get(texts[at] ?? '');
          return vector === undefined ? entry : { ...entry, vector };
        }),
      );
      return true;
    });
    for (const text of [...recent.keys()].slice(0, -MOST_RECENT)) recent.delete(text);
    return stored === true;
  }

  async function fillAll(signal: AbortSignal): Promise<void> {
    try {
      while (await fillSome(signal)) filling.worked();
    } catch (error) {
      if (!signal.aborted && !wasGivenUp(error)) failed(filling, messageOf(error));
    }
  }

  return {
    async ask(question) {
      const text = cutAtWord(shownText(question, redact), MOST_CHARS);
      if (text.trim() === '' || !asking.isReady()) return undefined;
      const patience = new AbortController();
      const timer = clock.after(QUESTION_MS, () => patience.abort());
      try {
        const [vector] = await embedded([text], undefined, patience.signal);
        return vector;
      } catch (error) {
        const late = `${embedder.name} did not answer a question within ${QUESTION_MS / 1000} seconds.`;
        if (patience.signal.aborted || !wasGivenUp(error)) {
          failed(asking, patience.signal.aborted ? late : messageOf(error));
        }
        return undefined;
      } finally {
        timer.cancel();
      }
    },
    async nearest(database, question) {
      try {
        const vectors = await vectorsOf(database);
        const length = await vectors.length();
        if (length !== undefined && length !== question.length) {
          const wrong = `${embedder.name} sent a vector of ${question.length} numbers where those before have ${length}. Set embeddings.dimensions to what the model gives.`;
          failed(asking, wrong);
          return [];
        }
        const found = await vectors.nearest(question, NEAREST);
        asking.worked();
        return found;
      } catch (error) {
        if (isDamage(error)) throw error;
        failed(asking, messageOf(error));
        return [];
      }
    },
    fill() {
      if (!options.fills || running !== undefined || !filling.isReady()) return;
      const { signal } = stopping;
      running = fillAll(signal).finally(() => {
        running = undefined;
      });
    },
    async stop() {
      stopping.abort();
      stopping = new AbortController();
      await running;
    },
    async state(database) {
      const vectors = await vectorsOf(database);
      return { embedder: embedder.name, ...(await vectors.count()), problem: problem() ?? null };
    },
  };
}

/** Whether the service stops, which is no fault of the embedder. */
function wasGivenUp(error: unknown): boolean {
  return error instanceof EmbeddingError && error.reason === 'aborted';
}

/** Whether something that failed may be tried again yet. */
interface Health {
  isReady(): boolean;
  worked(): void;
  failed(sentence: string): void;
  /** What went wrong last, until it works again. */
  problem(): string | undefined;
}

function createHealth(clock: Clock): Health {
  let sentence: string | undefined;
  let failures = 0;
  let readyAt = 0;
  return {
    isReady: () => clock.now() >= readyAt,
    problem: () => sentence,
    worked() {
      sentence = undefined;
      failures = 0;
      readyAt = 0;
    },
    failed(why) {
      sentence = why;
      readyAt = clock.now() + Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS);
      failures += 1;
    },
  };
}
