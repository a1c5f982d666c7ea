import { describe, expect, it } from 'vitest';
import { PlatformError } from '../../src/chat/errors.ts';
import { createConnections } from '../../src/delivery/connections.ts';
import { ENGLISH } from '../../src/text/say.ts';
import { simulatedClock } from '../../src/time/simulated-clock.ts';
import { createFakeAdapter } from '../support/fake-adapter.ts';
import { NOON } from '../support/test-service.ts';

const events = {} as Parameters<ReturnType<typeof createConnections>['start']>[0];
const AWAY = new PlatformError('unreachable', 'Nobody answers.');
const REFUSED = new PlatformError('refused', 'The token is refused.');

/** Lets go on what waits for nothing but its turn. */
const breath = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A platform whose starts fail with these, in order, and one that works. */
function connected(...faults: (Error | undefined)[]) {
  const clock = simulatedClock(NOON);
  const now = () => clock.now();
  const [works, other] = [
    createFakeAdapter({ name: 'works', now }),
    createFakeAdapter({ name: 'other', now }),
  ];
  const starts: number[] = [];
  const start = other.start.bind(other);
  other.start = async (given) => {
    starts.push((clock.now() - NOON) / 1000);
    const fault = faults.shift();
    if (fault !== undefined) throw fault;
    return start(given);
  };
  const warnings: string[] = [];
  const connections = createConnections({
    adapters: [works, other],
    texts: ENGLISH,
    clock,
    warn: (sentence) => warnings.push(sentence),
  });
  return { connections, clock, starts, warnings, works, other };
}

describe('connections', () => {
  it('try a platform again that could not be reached, with growing pauses, and then send what waits', async () => {
    const { connections, clock, starts, warnings } = connected(AWAY, AWAY, AWAY);
    let reconnected = 0;
    await connections.start(events, () => {
      reconnected += 1;
    });
    expect(connections.health()[1]).toEqual({ name: 'other', running: false, problem: 'Nobody answers.' });
    expect(connections.reaches('other:1')).toBe(false);
    await breath();
    await clock.advanceTo(NOON + 60_000, breath);
    expect(starts).toEqual([0, 5, 15, 35]);
    expect(reconnected).toBe(1);
    expect(connections.health()[1]).toEqual({ name: 'other', running: true });
    expect(warnings).toEqual(['other: Nobody answers.', 'other is connected again.']);
  });

  it('leave a platform alone that refuses the bot, and close when the others have', async () => {
    const { connections, clock, starts, works } = connected(REFUSED);
    await connections.start(events, () => undefined);
    await breath();
    await clock.advanceTo(NOON + 3_600_000, breath);
    expect(starts).toEqual([0]);
    works.events.closed();
    await connections.closed;
    expect(connections.failure()).toBe(REFUSED);
  });

  it('start a platform again that was lost on the way, and end with one that refuses the bot then', async () => {
    const { connections, clock, starts, other, works } = connected(undefined, REFUSED);
    await connections.start(events, () => undefined);
    works.events.closed();
    other.events.failed(AWAY);
    other.events.failed(AWAY);
    await breath();
    await clock.advanceTo(NOON + 60_000, breath);
    expect(starts).toEqual([0, 5]);
    await connections.closed;
    expect(connections.failure()).toBe(REFUSED);
    // The console has ended, and what is said then is still printed.
    expect(connections.reaches('works:1')).toBe(true);
  });

  it('let go what a platform holds that failed for good', async () => {
    const { connections, other, works } = connected();
    const stops: string[] = [];
    for (const adapter of [other, works]) adapter.stop = async () => void stops.push(adapter.name);
    await connections.start(events, () => undefined);
    other.events.failed(REFUSED);
    await breath();
    expect(stops).toEqual(['other']);
  });

  it('try nothing again once they are stopped', async () => {
    const { connections, clock, starts } = connected(AWAY);
    await connections.start(events, () => undefined);
    await connections.stop();
    await breath();
    await clock.advanceTo(NOON + 60_000, breath);
    expect(starts).toEqual([0]);
  });
});
