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
    expect(warnings).toEqual(['other: Nobody answers.', 'other is connected now.']);
  });

  it('tell what a platform that is connected could not do', async () => {
    const { connections, other } = connected();
    other.gaps = () => ['Some of it was not read.'];
    await connections.start(events, () => undefined);
    expect(connections.health()).toEqual([
      { name: 'works', running: true },
      { name: 'other', running: true, gaps: ['Some of it was not read.'] },
    ]);
  });

  it('wait for a platform that cannot be reached at the start, also when it is the only one', async () => {
    const { connections, clock, works, warnings } = connected(AWAY);
    works.start = async () => {
      throw REFUSED;
    };
    await connections.start(events, () => undefined);
    expect(connections.health()).toEqual([
      { name: 'works', running: false, problem: 'The token is refused.' },
      { name: 'other', running: false, problem: 'Nobody answers.' },
    ]);
    await breath();
    await clock.advanceTo(NOON + 5_000, breath);
    expect(connections.reaches('other:1')).toBe(true);
    expect(warnings.at(-1)).toBe('other is connected now.');
  });

  it('end at the start when every platform refuses the bot', async () => {
    const { connections, works } = connected(REFUSED);
    works.start = async () => {
      throw REFUSED;
    };
    await expect(connections.start(events, () => undefined)).rejects.toBe(REFUSED);
    await connections.closed;
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

  it('tell the truth about a platform that is away and comes back by itself', async () => {
    const { connections, other, works, warnings } = connected();
    let reconnected = 0;
    const start = works.start.bind(works);
    works.start = async (given) => {
      given.away('Nobody answers.');
      return start(given);
    };
    await connections.start(events, () => {
      reconnected += 1;
    });
    const away = { name: 'works', running: false, problem: 'Nobody answers.' };
    expect(connections.health()).toEqual([away, { name: 'other', running: true }]);
    // What goes out may still arrive.
    expect(connections.reaches('works:1')).toBe(true);
    works.events.away('Still nobody.');
    expect(connections.health()[0]).toEqual({ ...away, problem: 'Still nobody.' });
    works.events.back();
    works.events.back();
    other.events.back();
    expect(connections.health()[0]).toEqual({ name: 'works', running: true });
    expect([reconnected, warnings]).toEqual([1, ['works: Nobody answers.', 'works is connected now.']]);
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
