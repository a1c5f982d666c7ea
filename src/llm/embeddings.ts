import type OpenAI from 'openai';
import { messageOf } from '../chat/errors.ts';
import { type Embedder, EmbeddingError } from '../memory/recall/embedder.ts';
import type { Clock } from '../time/clock.ts';
import { attempted } from './attempts.ts';
import { connect, hostOf, NEVER_MS, type Server, serverProblem } from './client.ts';
import { isCount } from './completion.ts';
import { startDeadline } from './deadline.ts';
import {
  type Addressee,
  judgeFailure,
  notAnAnswer,
  type Settings,
  symptomsOf,
  type Verdict,
} from './failures.ts';
import type { TokenLedger } from './ledger.ts';
import { estimateTokens } from './tokens.ts';
import { type Prices, priced, priceOf } from './usage.ts';

export interface EmbeddingsOptions extends Server {
  model: string;
  /** Numbers of a vector, asked of models that can give fewer than all; without it none is sent. */
  dimensions?: number;
  /** Texts of one call. */
  batchSize: number;
  /** Milliseconds for one call with all its attempts. */
  timeoutMs: number;
  /** Further attempts after the first. Default 2. */
  maxRetries?: number;
  /** Without a price the cost is unknown. */
  prices?: Prices;
  clock: Clock;
  /** 0 to 1, spreads retries of several callers. Default `Math.random`. */
  random?: () => number;
}

/** What calls cost is counted, and all of them end when the service does. */
export interface EmbeddingsAccount {
  ledger: Pick<TokenLedger, 'add'>;
  stopping: AbortSignal;
  warn: (sentence: string) => void;
}

/** The parts of an answer that count here; servers leave out or misspell any of them. */
interface Answer {
  data?: unknown;
  usage?: { prompt_tokens?: unknown } | null;
}

const SETTINGS: Settings = { section: 'embeddings', key: 'EMBEDDINGS_API_KEY' };
const DEFAULT_RETRIES = 2;
/** 256 vectors of 4,096 numbers, each written out. */
const MOST_ANSWER_BYTES = 32 * 1024 * 1024;
const FLOAT_BYTES = 4;

/** Embeddings of an OpenAI-compatible API. The client library is loaded at the first call. */
export function createOpenAIEmbedder(options: EmbeddingsOptions, account: EmbeddingsAccount): Embedder {
  const { model, dimensions, batchSize, timeoutMs, clock, prices = {} } = options;
  const price = priceOf(prices, model);
  let client: Promise<OpenAI> | undefined;
  /** Binary vectors are a third as long; a server that does not know them is asked for numbers. */
  let format: 'base64' | 'float' = 'base64';

  async function ask(texts: readonly string[], signal: AbortSignal): Promise<Answer> {
    client ??= connect(options, MOST_ANSWER_BYTES);
    const openai = await client;
    for (;;) {
      try {
        return (await openai.embeddings.create(
          {
            model,
            input: [...texts],
            encoding_format: format,
            ...(dimensions === undefined ? {} : { dimensions }),
          },
          { signal, maxRetries: 0, timeout: NEVER_MS },
        )) as Answer;
      } catch (error) {
        if (format === 'float' || !rejectsFormat(error)) throw error;
        format = 'float';
      }
    }
  }

  async function count(texts: readonly string[], answer: Answer): Promise<void> {
    const told = answer.usage?.prompt_tokens;
    const tokensIn = isCount(told) ? told : texts.reduce((sum, text) => sum + estimateTokens(text), 0);
    await account.ledger
      .add('embed', 1, priced({ tokensIn, tokensOut: 0 }, price))
      .catch((error: unknown) => {
        account.warn(`The tokens of a call could not be counted: ${messageOf(error)}`);
      });
  }

  return {
    name: `${model}${dimensions === undefined ? '' : ` (${dimensions})`} at ${placeOf(options)}`,
    batchSize,
    async embed(texts, signal) {
      const problem = serverProblem(options, SETTINGS);
      if (problem !== undefined) throw new EmbeddingError('unavailable', problem.message);
      const to: Addressee = {
        host: hostOf(options.baseUrl),
        model,
        timeoutMs,
        secret: options.apiKey,
        settings: SETTINGS,
      };
      const deadline = startDeadline(clock, timeoutMs, AbortSignal.any([signal, account.stopping]));
      try {
        const outcome = await attempted(() => ask(texts, deadline.signal), {
          deadline,
          maxRetries: options.maxRetries ?? DEFAULT_RETRIES,
          random: options.random ?? Math.random,
          judge: (error) => judgeFailure(error, to, clock.now()),
        });
        if ('verdict' in outcome) throw failed(outcome.verdict);
        const vectors = vectorsOf(outcome.value);
        if (vectors === undefined) throw new EmbeddingError('wrong_answer', notAnAnswer(to).message);
        await count(texts, outcome.value);
        return vectors;
      } finally {
        deadline.end();
      }
    },
  };
}

function placeOf(options: Server): string {
  return serverProblem({ ...options, apiKey: 'any' }) === undefined
    ? hostOf(options.baseUrl)
    : 'an address that is not valid';
}

function failed({ reason, message }: Verdict): EmbeddingError {
  if (reason === 'aborted') return new EmbeddingError('aborted', message);
  return new EmbeddingError(reason === 'context_length' ? 'too_long' : 'unavailable', message);
}

function rejectsFormat(error: unknown): boolean {
  const { status, param, message } = symptomsOf(error);
  return (status === 400 || status === 422) && /encoding_format|base64/i.test(`${param} ${message}`);
}

/** The vectors of an answer in the order of the texts; `undefined` when it is no such answer. */
function vectorsOf({ data }: Answer): Float32Array[] | undefined {
  if (!Array.isArray(data)) return undefined;
  const entries = data as readonly ({ index?: unknown; embedding?: unknown } | null)[];
  // Servers that work in parallel may answer in another order than they were asked.
  const isNumbered = new Set(entries.map((one) => one?.index)).size === entries.length;
  const ordered = isNumbered ? [...entries].sort((a, b) => Number(a?.index) - Number(b?.index)) : entries;
  const vectors = ordered.map((one) => vectorOf(one?.embedding));
  return vectors.every((vector) => vector !== undefined) ? vectors : undefined;
}

function vectorOf(embedding: unknown): Float32Array | undefined {
  if (Array.isArray(embedding)) {
    // `null` and words among them become what is no number, and are refused as such.
    return Float32Array.from(embedding, (value) => (typeof value === 'number' ? value : Number.NaN));
  }
  if (typeof embedding !== 'string') return undefined;
  const bytes = Buffer.from(embedding, 'base64');
  if (bytes.length % FLOAT_BYTES !== 0) return undefined;
  const vector = new Float32Array(bytes.length / FLOAT_BYTES);
  for (let at = 0; at < vector.length; at += 1) vector[at] = bytes.readFloatLE(at * FLOAT_BYTES);
  return vector;
}
