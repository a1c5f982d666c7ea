import { describe, expect, it } from 'vitest';
import type { OutgoingMessage } from '../../src/chat/adapter.ts';
import { DeliveryError } from '../../src/chat/errors.ts';
import { simulatedClock } from '../../src/time/simulated-clock.ts';
import { createFakeAdapter, type FakeAdapter } from '../support/fake-adapter.ts';
import { createScriptedModel } from '../support/scripted-model.ts';
import { NOON, testService } from '../support/test-service.ts';

const ROOMS = 6;
const A_ROOM = 15;
/** Everything that waits was tried again by then. */
const PATIENCE_MS = 60 * 60_000;

/** What goes wrong with every so many posts, by turns. */
type Fault = 'fine' | 'short wait' | 'long wait' | 'away' | 'torn before' | 'torn after';
const FAULTS: readonly Fault[] = [
  'fine',
  'short wait',
  'fine',
  'torn after',
  'away',
  'fine',
  'torn before',
  'long wait',
  'fine',
];

interface Platform {
  adapter: FakeAdapter;
  /** How often each message was answered on the platform. */
  answers: Map<string, number>;
  /** Messages of which an answer was lost, or not, when nobody could tell. */
  unknown: Set<string>;
}

/**
 * A platform on which much goes wrong.
 * @param tellsApart whether a second try of a post is known to be one, as with a nonce
 */
function troubledPlatform(name: string, now: () => number, tellsApart: boolean): Platform {
  const adapter = createFakeAdapter({ name, now, session: `${name} ` });
  const answers = new Map<string, number>();
  const unknown = new Set<string>();
  let posts = 0;

  function arrive({ replyTo = '', text }: OutgoingMessage): void {
    // It tells of an answer, and is none.
    if (text.includes('may not have arrived')) return;
    if (!(tellsApart && answers.has(replyTo))) answers.set(replyTo, (answers.get(replyTo) ?? 0) + 1);
  }

  function fail(fault: Fault, { replyTo = '' }: OutgoingMessage): DeliveryError {
    if (fault === 'short wait' || fault === 'long wait') {
      const retryAfterMs = fault === 'short wait' ? 1_000 : 90_000;
      return new DeliveryError('rate_limited', 'Too many messages.', { retryAfterMs });
    }
    if (fault === 'away' || tellsApart) return new DeliveryError('unreachable', 'There is no answer.');
    unknown.add(replyTo);
    return new DeliveryError('ambiguous', 'The connection was torn.');
  }

  adapter.send = async (_, message) => {
    const fault = FAULTS[posts % FAULTS.length] ?? 'fine';
    posts += 1;
    if (fault === 'fine' || fault === 'torn after') arrive(message);
    if (fault !== 'fine') throw fail(fault, message);
    return { ref: `${name} bot ${posts}` };
  };
  return { adapter, answers, unknown };
}

describe('a flood of messages on platforms on which much goes wrong', () => {
  it('is logged once each, and answered once, or at most once where nobody can tell', async () => {
    const clock = simulatedClock(NOON);
    const now = (): number => clock.now();
    const exact = troubledPlatform('fake', now, true);
    const vague = troubledPlatform('other', now, false);
    const { service, log } = await testService({
      clock,
      adapter: exact.adapter,
      others: [vague.adapter],
      // What is remembered has nothing to do with what arrives.
      config: { memory: { enabled: false } },
      model: createScriptedModel({ answers: { reply: 'All right.' } }),
    });
    const platforms = [exact, vague];
    for (let n = 0; n < ROOMS * A_ROOM; n += 1) {
      const room = n % ROOMS;
      for (const { adapter } of platforms) {
        const message = {
          conversation: { id: `${adapter.name}:${room}`, kind: 'private' as const },
          ref: `${adapter.name} ${n}`,
        };
        adapter.say(`This is number ${n}.`, message);
        // A platform that heard no confirmation delivers once more.
        if (n % 7 === 0) adapter.say(`This is number ${n}.`, message);
      }
    }
    await service.idle();
    await clock.advanceTo(NOON + PATIENCE_MS, () => service.idle());

    const refs = (name: string): string[] =>
      Array.from({ length: ROOMS * A_ROOM }, (_, n) => `${name} ${n}`).sort();
    for (const { adapter, answers, unknown } of platforms) {
      const rooms = await Promise.all(
        Array.from({ length: ROOMS }, (_, room) => log(`${adapter.name}:${room}`)),
      );
      const heard = rooms.flat().flatMap(({ kind, ref }) => (kind === 'user' ? [ref] : []));
      expect(heard.sort()).toEqual(refs(adapter.name));
      expect([...answers.values()].filter((times) => times !== 1)).toEqual([]);
      const missing = refs(adapter.name).filter((ref) => !answers.has(ref) && !unknown.has(ref));
      expect(missing).toEqual([]);
    }
    expect(exact.unknown.size).toBe(0);
    expect(vague.unknown.size).toBeGreaterThan(0);
  });
});
