import { messageOf } from '../../chat/errors.ts';
import { checkedVectors, type Embedder, EmbeddingError } from '../../memory/recall/embedder.ts';
import type { Clock } from '../../time/clock.ts';
import { fail, ok } from './check.ts';
import type { ModelCheck } from './model.ts';

/** Has the words of a tiny text turned into numbers, as the search by meaning does. */
export async function checkEmbeddings(embedder: Embedder, clock: Pick<Clock, 'now'>): Promise<ModelCheck> {
  const name = 'embeddings';
  const start = clock.now();
  try {
    const [vector] = await checkedVectors(embedder, ['Who has a tent?'], undefined, NEVER);
    const seconds = ((clock.now() - start) / 1000).toFixed(1);
    return ok(name, `${embedder.name} answered in ${seconds} s with ${vector?.length ?? 0} numbers a text.`);
  } catch (error) {
    const failed = fail(name, messageOf(error), FIX);
    const isAway = error instanceof EmbeddingError && error.reason === 'unavailable';
    return isAway ? { ...failed, unreachable: true } : failed;
  }
}

/** The embedder has a time limit of its own. */
const NEVER = new AbortController().signal;
const FIX =
  'Correct embeddings.model, embeddings.baseUrl or the key in EMBEDDINGS_API_KEY; until then search goes by words alone.';
