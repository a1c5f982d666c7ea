import type { ConversationRef } from '../chat/message.ts';

/** What could not be taken in: a platform delivers it again and again, and each is told of once. */
export interface Unheard {
  /** Tells it in a sentence. @returns false when it was told before */
  tell(key: string, sentence: string): boolean;
  taken(key: string): void;
}

/** Of so many it is known that they were told of; the oldest are forgotten. */
const MOST = 1_000;

/** Refs are unique in their conversation only. */
export function keyOf({
  conversation,
  ref,
}: {
  conversation: Pick<ConversationRef, 'id'>;
  ref: string;
}): string {
  return `${conversation.id} ${ref}`;
}

export function createUnheard(told: (sentence: string) => void): Unheard {
  const known = new Set<string>();
  return {
    tell(key, sentence) {
      const isNew = !known.delete(key);
      known.add(key);
      const [oldest] = known;
      if (known.size > MOST && oldest !== undefined) known.delete(oldest);
      if (isNew) told(sentence);
      return isNew;
    },
    taken: (key) => void known.delete(key),
  };
}
