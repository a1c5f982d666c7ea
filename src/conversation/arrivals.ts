import type { Message } from './log.ts';

/** Which messages of a platform have been taken in, so that a second delivery changes nothing. */
interface Arrivals {
  /** Runs `take` unless this ref was taken before; two deliveries at once wait for each other. */
  once(ref: string, take: () => Promise<Message>): Promise<Message | undefined>;
  remember(message: Message): void;
  /** The log id of a ref, also of one that is being taken in; `undefined` when it is not known. */
  idOf(ref: string): Promise<string | undefined>;
}

/** Some days of a busy room. */
const MAX_REFS = 20_000;

/** Knows nothing at first; of very many refs the oldest are forgotten. */
export function createArrivals(): Arrivals {
  const refs = new Map<string, string>();
  const underWay = new Map<string, Promise<Message>>();

  return {
    async once(ref, take) {
      // When the first delivery fails, the second one is taken.
      for (let other = underWay.get(ref); other !== undefined; other = underWay.get(ref)) {
        await other.catch(() => undefined);
      }
      if (refs.has(ref)) return undefined;
      const work = take().finally(() => underWay.delete(ref));
      underWay.set(ref, work);
      return work;
    },
    remember(message) {
      if (message.ref === undefined) return;
      refs.set(message.ref, message.id);
      if (refs.size > MAX_REFS) refs.delete(refs.keys().next().value ?? '');
    },
    async idOf(ref) {
      await underWay.get(ref)?.catch(() => undefined);
      return refs.get(ref);
    },
  };
}
