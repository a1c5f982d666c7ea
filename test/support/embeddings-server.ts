import { createOpenAIEmbedder, type EmbeddingsOptions } from '../../src/llm/embeddings.ts';
import type { Usage } from '../../src/llm/model.ts';
import type { Embedder } from '../../src/memory/recall/embedder.ts';
import { createTestClock } from '../llm/clocks.ts';
import type { HeardRequest, OpenAIServer, ServedReply } from './openai-server.ts';

export const KEY = 'sk-secret-key-4711';

/** Words that mean alike share a direction; what holds none of them points elsewhere. */
const TOPICS = [/dog|puppy|hound|canine/i, /car|vehicle|automobile/i, /soup|broth|stew/i];

/** A vector by what a text is about. */
export function vectorFor(text: string, length = 8): number[] {
  const found = TOPICS.map((topic) => (topic.test(text) ? 1 : 0));
  const none = found.includes(1) ? 0 : 1;
  return [...found, none, ...new Array<number>(length).fill(0.05)].slice(0, length);
}

/** The answer of an embeddings API; `over` replaces fields of its choice. */
export function embeddings(
  vectors: readonly (readonly unknown[])[],
  format: unknown,
  over: Record<string, unknown> = {},
): ServedReply {
  const encode = (vector: readonly unknown[]): unknown =>
    format === 'base64'
      ? Buffer.from(Float32Array.from(vector as number[]).buffer).toString('base64')
      : vector;
  return {
    body: {
      object: 'list',
      model: 'served-model',
      data: vectors.map((vector, index) => ({ object: 'embedding', index, embedding: encode(vector) })),
      usage: { prompt_tokens: vectors.length * 3, total_tokens: vectors.length * 3 },
      ...over,
    },
  };
}

/** Answers as an embeddings API does, with vectors of this many numbers. */
export function embedding(length = 8): (request: HeardRequest) => ServedReply {
  return ({ body }) =>
    embeddings(
      body.input.map((text: string) => vectorFor(text, length)),
      body.encoding_format,
    );
}

export interface TestEmbedder {
  embedder: Embedder;
  /** What was counted, call by call. */
  spent: Usage[];
}

/** The real client, pointed at a server of the test; its short pauses take no time. */
export function embedderAt(
  { baseUrl }: Pick<OpenAIServer, 'baseUrl'>,
  over: Partial<EmbeddingsOptions> = {},
  stopping = new AbortController().signal,
): TestEmbedder {
  const spent: Usage[] = [];
  const embedder = createOpenAIEmbedder(
    {
      baseUrl,
      apiKey: KEY,
      model: 'tiny',
      batchSize: 4,
      timeoutMs: 30_000,
      clock: createTestClock(10_000),
      random: () => 1,
      ...over,
    },
    {
      ledger: { add: async (_, __, usage) => void spent.push(usage) },
      stopping,
      warn: () => undefined,
    },
  );
  return { embedder, spent };
}
