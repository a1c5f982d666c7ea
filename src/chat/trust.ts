import type { TrustClass } from './message.ts';

/** From most to least trusted. */
const ORDER: readonly TrustClass[] = ['owner', 'member', 'import', 'quoted', 'forwarded', 'bot', 'self'];

/** What is made of several takes the least trusted class; nothing at all counts as `quoted`. */
export function leastTrusted(classes: readonly TrustClass[]): TrustClass {
  const worst = Math.max(...classes.map((name) => ORDER.indexOf(name)));
  return ORDER[worst] ?? 'quoted';
}

/** Whether words of this class may become memory by themselves. */
export function isTrusted(trust: TrustClass): boolean {
  return trust === 'owner' || trust === 'member';
}
