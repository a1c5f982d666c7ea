import { describe, expect, it, onTestFinished } from 'vitest';
import type { ConfigInput } from '../../src/config/schema.ts';
import { parseConfig } from '../../src/config/validate.ts';
import type { Space } from '../../src/conversation/spaces.ts';
import type { Dreams } from '../../src/dreaming/dreams.ts';
import { createSchedule, type Schedule, type Slots, type Toggle } from '../../src/dreaming/schedule.ts';
import type { StateMap } from '../../src/state/store.ts';
import { type SimulatedClock, simulatedClock } from '../../src/time/simulated-clock.ts';
import { isoInZone } from '../../src/time/zone.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A map that stays when the process goes. */
function durableMap<Value>(): StateMap<Value> & { writes: number } {
  const held = new Map<string, Value>();
  const map = {
    writes: 0,
    get: async (key: string) => held.get(key),
    set: async (key: string, value: Value) => {
      map.writes += 1;
      held.set(key, value);
    },
    delete: async (key: string) => void held.delete(key),
    entries: async () => [...held.entries()],
  };
  return map;
}

interface Setting {
  clock: SimulatedClock;
  schedule: Schedule;
  /** What happened: `dream a 2026-…`, `summary a 2026-…`. */
  events: string[];
  /** When somebody last spoke, by space. */
  heard: Map<string, number>;
  toggles: StateMap<Toggle>;
  slots: StateMap<Slots> & { writes: number };
  warnings: string[];
  run: (until: number | string) => Promise<void>;
  /** A new process over the same state. */
  restart: (at: number | string) => Promise<void>;
  space: (id: string) => Space;
  /** How long a dream takes; set to hold it. */
  during: { dream: () => Promise<void>; summary: () => Promise<void> };
}

async function setting(
  start: string,
  input: ConfigInput = {},
  ids: readonly string[] = ['a'],
  zone = 'UTC',
): Promise<Setting> {
  const config = parseConfig({ timezone: zone, ...input, dreaming: { enabled: true, ...input.dreaming } });
  const heard = new Map<string, number>();
  const events: string[] = [];
  const warnings: string[] = [];
  const toggles = durableMap<Toggle>();
  const slots = durableMap<Slots>();
  const during: Setting['during'] = { dream: async () => {}, summary: async () => {} };
  const own: Setting = {
    clock: simulatedClock(Date.parse(start)),
    schedule: undefined as never,
    events,
    heard,
    toggles,
    slots,
    warnings,
    during,
    space: (id) => ({ id }) as Space,
    async run(until) {
      const at = typeof until === 'string' ? Date.parse(until) : until;
      await own.clock.advanceTo(at, () => own.schedule.idle());
    },
    async restart(at) {
      own.schedule.stop();
      own.clock = simulatedClock(typeof at === 'string' ? Date.parse(at) : at);
      await begin();
    },
  };
  const note = (what: string, id: string): void =>
    void events.push(`${what} ${id} ${isoInZone(own.clock.now(), zone).slice(0, 16)}`);

  async function begin(): Promise<void> {
    const conversation = (id: string) => ({
      lastHeardAt: () => heard.get(id) ?? 0,
      flush: async () => {
        note('summary', id);
        await during.summary();
      },
    });
    own.schedule = createSchedule({
      config,
      spaces: {
        known: async () => [...ids],
        open: async (id: string) => ({ id, conversations: async () => [conversation(id)] }),
      } as never,
      dreams: {
        start: async (id: string) => {
          note('dream', id);
          return { status: 'started', run: 'r', ended: during.dream() };
        },
      } as unknown as Dreams,
      toggles,
      slots,
      clock: own.clock,
      warn: (sentence) => warnings.push(sentence),
    });
    await own.schedule.start();
    await own.schedule.idle();
  }

  onTestFinished(() => own.schedule.stop());
  await begin();
  return own;
}

const dreamsIn = ({ events }: Setting): string[] => events.filter((event) => event.startsWith('dream'));

describe('the schedule', () => {
  it('dreams once a slot, and summarises the day', async () => {
    const own = await setting('2026-11-30T12:00:00Z');
    await own.run('2026-12-02T12:00:00Z');
    expect(own.events).toEqual([
      'summary a 2026-11-30T23:55',
      'dream a 2026-12-01T03:00',
      'summary a 2026-12-01T23:55',
      'dream a 2026-12-02T03:00',
    ]);
  });

  it('misses nothing when it is first seen, and catches up once for many missed slots', async () => {
    const own = await setting('2026-11-30T12:00:00Z');
    expect(own.events).toEqual([]);
    await own.restart('2026-12-05T12:00:00Z');
    expect(own.events).toEqual(['summary a 2026-12-05T12:00', 'dream a 2026-12-05T12:00']);
    await own.run('2026-12-05T23:00:00Z');
    expect(dreamsIn(own)).toHaveLength(1);
  });

  it('does not repeat a slot after a restart, nor when the clock is set back', async () => {
    const own = await setting('2026-11-30T23:00:00Z');
    await own.run('2026-12-01T03:10:00Z');
    await own.restart('2026-12-01T03:11:00Z');
    await own.restart('2026-12-01T02:30:00Z');
    await own.run('2026-12-01T12:00:00Z');
    expect(dreamsIn(own)).toEqual(['dream a 2026-12-01T03:00']);
  });

  it('counts a slot as taken although the dream in it fails', async () => {
    const own = await setting('2026-11-30T23:00:00Z');
    own.during.dream = async () => {
      own.during.dream = async () => undefined;
      throw new Error('The process was killed.');
    };
    await own.run('2026-12-01T03:01:00Z');
    await own.restart('2026-12-01T03:02:00Z');
    await own.run('2026-12-01T12:00:00Z');
    expect(dreamsIn(own)).toEqual(['dream a 2026-12-01T03:00']);
  });

  it.each([
    [
      'a missing hour at the next minute there is',
      '30 2 * * *',
      '2026-03-08T00:00:00-05:00',
      'dream a 2026-03-08T03:00',
    ],
    ['a repeated hour the first time', '30 1 * * *', '2026-11-01T00:00:00-04:00', 'dream a 2026-11-01T01:30'],
  ])('runs a slot in %s, once', async (_, frequency, start, event) => {
    const own = await setting(start, { dreaming: { frequency } }, ['a'], 'America/New_York');
    await own.run(Date.parse(start) + 20 * HOUR);
    expect(dreamsIn(own)).toEqual([event]);
  });

  it('follows the zone of each space', async () => {
    const spaces = { b: { timezone: 'Asia/Tokyo' }, c: { dreaming: { timezone: 'America/New_York' } } };
    const own = await setting('2026-11-30T12:00:00Z', { spaces }, ['a', 'b', 'c']);
    await own.run('2026-12-01T12:00:00Z');
    expect(dreamsIn(own)).toEqual([
      'dream b 2026-11-30T18:00',
      'dream a 2026-12-01T03:00',
      'dream c 2026-12-01T08:00',
    ]);
  });

  it('waits for ten quiet minutes', async () => {
    const own = await setting('2026-12-01T02:00:00Z');
    own.heard.set('a', Date.parse('2026-12-01T02:58:00Z'));
    await own.run('2026-12-01T03:30:00Z');
    expect(dreamsIn(own)).toEqual(['dream a 2026-12-01T03:08']);
  });

  it('waits an hour at most, also when it catches up', async () => {
    const own = await setting('2026-12-01T02:00:00Z');
    const talk = async (until: string) => {
      for (let at = own.clock.now(); at < Date.parse(until); at += MINUTE) {
        own.heard.set('a', at);
        await own.run(at + MINUTE);
      }
    };
    await talk('2026-12-01T05:00:00Z');
    expect(dreamsIn(own)).toEqual(['dream a 2026-12-01T04:00']);
    own.heard.set('a', Date.parse('2026-12-03T12:00:00Z'));
    await own.restart('2026-12-03T12:00:00Z');
    await talk('2026-12-03T14:00:00Z');
    expect(dreamsIn(own).slice(1)).toEqual(['dream a 2026-12-03T13:00']);
  });

  it('dreams right after the summary when it is told to, quiet or a little later', async () => {
    const own = await setting('2026-11-30T12:00:00Z', { dreaming: { frequency: 'after-summary' } });
    await own.run('2026-12-01T12:00:00Z');
    own.heard.set('a', Date.parse('2026-12-01T23:54:00Z'));
    await own.run('2026-12-02T12:00:00Z');
    expect(own.events).toEqual([
      'summary a 2026-11-30T23:55',
      'dream a 2026-11-30T23:55',
      'summary a 2026-12-01T23:55',
      'dream a 2026-12-02T00:04',
    ]);
  });

  it('dreams nowhere where it is off, and remembers toggles, which win over the configuration', async () => {
    const own = await setting('2026-11-30T12:00:00Z', { dreaming: { enabled: false } }, ['a', 'b']);
    await own.schedule.toggle('b', true);
    await own.run('2026-12-01T12:00:00Z');
    expect(dreamsIn(own)).toEqual(['dream b 2026-12-01T03:00']);
    await own.restart('2026-12-02T02:00:00Z');
    expect(await own.schedule.describe(own.space('b'))).toEqual({
      enabled: true,
      nextRunAt: expect.stringMatching(/^2026-12-02T03:00:00\.000/),
      nextRunLocal: '2026-12-02 03:00 (UTC)',
    });
    expect(await own.schedule.describe(own.space('a'))).toEqual({
      enabled: false,
      nextRunAt: null,
      nextRunLocal: 'none',
    });
    await own.schedule.toggle('b', false);
    await own.run('2026-12-03T12:00:00Z');
    expect(dreamsIn(own)).toHaveLength(1);
  });

  it('does not catch up on slots that passed while it was off', async () => {
    const own = await setting('2026-11-30T12:00:00Z', { dreaming: { enabled: false } });
    await own.run('2026-12-05T12:00:00Z');
    await own.schedule.toggle('a', true);
    await own.run('2026-12-05T13:00:00Z');
    expect(dreamsIn(own)).toEqual([]);
  });

  it('leaves a space alone that remembers nothing', async () => {
    const own = await setting('2026-11-30T12:00:00Z', { spaces: { a: { memory: { enabled: false } } } });
    await own.run('2026-12-02T12:00:00Z');
    expect(own.events).toEqual([]);
    expect(await own.schedule.describe(own.space('a'))).toMatchObject({ nextRunAt: null });
  });

  it('attends to two spaces at once, those first that wait longest', async () => {
    const ids = Array.from({ length: 7 }, (_, at) => `s${at}`);
    const own = await setting('2026-11-30T12:00:00Z', { dailySummary: { enabled: false } }, ids);
    for (const [at, id] of ids.entries()) {
      await own.slots.set(id, { summary: 0, dream: Date.parse('2026-11-30T11:00:00Z') - at * MINUTE });
    }
    let open = 0;
    let most = 0;
    own.during.dream = async () => {
      open += 1;
      most = Math.max(most, open);
      await new Promise((resolve) => setImmediate(resolve));
      open -= 1;
    };
    await own.restart('2026-12-01T03:00:00Z');
    expect(most).toBe(2);
    expect(dreamsIn(own).map((event) => event.split(' ')[1])).toEqual([...ids].reverse());
  });

  it('goes on with the others when one space fails, and says which', async () => {
    const own = await setting('2026-11-30T23:00:00Z', {}, ['a', 'b']);
    own.during.summary = async () => {
      own.during.summary = async () => undefined;
      throw new Error('The disk is full.');
    };
    await own.run('2026-12-01T12:00:00Z');
    expect(own.warnings).toEqual(['The schedule of a met a problem: The disk is full.']);
    expect(dreamsIn(own)).toHaveLength(2);
  });

  it('starts no dream once it was stopped', async () => {
    const own = await setting('2026-11-30T23:00:00Z');
    own.schedule.stop();
    await own.run('2026-12-02T12:00:00Z');
    expect(own.events).toEqual([]);
  });

  it('writes nothing while nothing is due', async () => {
    const own = await setting('2026-11-30T12:00:00Z', {}, ['a', 'b', 'c']);
    const { writes } = own.slots;
    await own.run('2026-11-30T22:00:00Z');
    expect(own.slots.writes).toBe(writes);
  });
});
