/** Turns texts into vectors that lie close together where the texts mean alike. */
export interface Embedder {
  /** Names the model and where it runs: vectors of another name cannot be compared with its own. */
  readonly name: string;
  /** Texts that one call takes at most. */
  readonly batchSize: number;
  /**
   * One vector for each text, in their order.
   * @throws EmbeddingError
   */
  embed(texts: readonly string[], signal: AbortSignal): Promise<Float32Array[]>;
}

/** `too_long`: fewer or shorter texts may do; `wrong_answer`: what came is no vectors for these texts. */
type EmbeddingFailure = 'too_long' | 'wrong_answer' | 'unavailable' | 'aborted';

/** Texts got no vectors; the message is a sentence for the owner, without secrets. */
export class EmbeddingError extends Error {
  override readonly name = 'EmbeddingError';
  readonly reason: EmbeddingFailure;

  constructor(reason: EmbeddingFailure, message: string) {
    super(message);
    this.reason = reason;
  }
}

/**
 * Vectors of an embedder that can be stored and compared.
 * @param length how many numbers those before had; unknown before the first
 * @throws EmbeddingError when they are fewer or more than the texts, of another length, or no numbers
 */
export async function checkedVectors(
  { name, embed }: Embedder,
  texts: readonly string[],
  length: number | undefined,
  signal: AbortSignal,
): Promise<Float32Array[]> {
  const vectors = await embed(texts, signal);
  const wrong = (what: string): EmbeddingError =>
    new EmbeddingError('wrong_answer', `What ${name} sent cannot be used: ${what}`);
  if (vectors.length !== texts.length) {
    throw wrong(`it was asked for ${texts.length} vectors and sent ${vectors.length}.`);
  }
  for (const vector of vectors) {
    const expected = length ?? vectors[0]?.length ?? 0;
    if (vector.length !== expected || expected === 0) {
      throw wrong(
        `a vector has ${vector.length} numbers where ${expected} were expected. Set embeddings.dimensions to what the model gives.`,
      );
    }
    const square = vector.reduce((sum, value) => sum + value * value, 0);
    if (!Number.isFinite(square) || square === 0)
      throw wrong('a vector holds what is no number, or nothing.');
  }
  return vectors;
}
