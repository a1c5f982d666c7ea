import { onTestFinished } from 'vitest';
import type { ConfigInput } from '../../src/config/schema.ts';
import { parseConfig } from '../../src/config/validate.ts';
import type { Space } from '../../src/conversation/spaces.ts';
import type { Dreams } from '../../src/dreaming/dreams.ts';
import { createSchedule, type Schedule, type Toggle } from '../../src/dreaming/schedule.ts';
import type { Slots } from '../../src/dreaming/slots.ts';
import type { FlushReason } from '../../src/memory/types.ts';
import type { StateMap } from '../../src/state/store.ts';
import type { Clock } from '../../src/time/clock.ts';
import { simulatedClock } from '../../src/time/simulated-clock.ts';
import { isoInZone } from '../../src/time/zone.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

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

export interface Setting {
  clock: Clock;
  schedule: Schedule;
  /** What happened: `dream a 2026-…`, `summary a 2026-…`. */
  events: string[];
  /** When somebody last spoke, by space. */
  heard: Map<string, number>;
  toggles: StateMap<Toggle>;
  slots: StateMap<Slots> & { writes: number };
  warnings: string[];
  run: (until: number | string) => Promise<void>;
  /** A new process over the same state, perhaps with another configuration. */
  restart: (at: number | string, input?: ConfigInput) => Promise<void>;
  /** Sets the clock, as people do, and as a machine finds it that was asleep: no timer has run meanwhile. */
  setClock: (at: string) => Promise<void>;
  space: (id: string) => Space;
  /** How long a dream takes; set to hold it. */
  during: {
    start: () => Promise<void>;
    dream: () => Promise<void>;
    summary: (signal: AbortSignal) => Promise<void>;
  };
}

/** A schedule on a scripted clock, over spaces and dreams that only tell that they were asked. */
export async function setting(
  start: string,
  input: ConfigInput = {},
  ids: readonly string[] = ['a'],
  zone = 'UTC',
): Promise<Setting> {
  const configOf = (own: ConfigInput) =>
    parseConfig({ timezone: zone, ...own, dreaming: { enabled: true, ...own.dreaming } });
  let config = configOf(input);
  let shift = 0;
  let base = simulatedClock(Date.parse(start));
  const heard = new Map<string, number>();
  const events: string[] = [];
  const warnings: string[] = [];
  const toggles = durableMap<Toggle>();
  const slots = durableMap<Slots>();
  const during: Setting['during'] = { start: async () => {}, dream: async () => {}, summary: async () => {} };
  const own: Setting = {
    clock: undefined as never,
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
      await base.advanceTo(at - shift, () => own.schedule.idle());
    },
    async restart(at, changed) {
      own.schedule.stop();
      if (changed !== undefined) config = configOf(changed);
      base = simulatedClock(typeof at === 'string' ? Date.parse(at) : at);
      shift = 0;
      await begin();
    },
    async setClock(at) {
      shift = Date.parse(at) - base.now();
      await base.advanceTo(base.now() + MINUTE, () => own.schedule.idle());
    },
  };
  const note = (what: string, id: string): void =>
    void events.push(`${what} ${id} ${isoInZone(own.clock.now(), zone).slice(0, 16)}`);

  async function begin(): Promise<void> {
    own.clock = { now: () => base.now() + shift, after: (delay, task) => base.after(delay, task) };
    const conversation = (id: string) => ({
      lastHeardAt: () => heard.get(id) ?? 0,
      flush: async (_: FlushReason, signal: AbortSignal) => {
        note('summary', id);
        await during.summary(signal);
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
          await during.start();
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

export const dreamsIn = ({ events }: Setting): string[] =>
  events.filter((event) => event.startsWith('dream'));
