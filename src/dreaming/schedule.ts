import type { Config } from '../config/schema.ts';
import { spaceSettings } from '../config/spaces.ts';
import type { Space, Spaces } from '../conversation/spaces.ts';
import type { StateMap } from '../state/store.ts';
import type { Clock, Timer } from '../time/clock.ts';
import { nextRun } from '../time/cron.ts';
import { isoInZone, localMinute, nextLocalTime } from '../time/zone.ts';
import type { Dreams } from './dreams.ts';

/** The last slot of a space's summary and dream, as instants in milliseconds since the epoch. */
export interface Slots {
  summary: number;
  dream: number;
}

/** `/dreaming on|off` of a space; wins over the configuration. */
export interface Toggle {
  enabled: boolean;
}

/** When spaces summarise their day and dream: one timer for all of them. */
export interface Schedule {
  start(): Promise<void>;
  stop(): void;
  toggle(space: string, enabled: boolean): Promise<void>;
  describe(space: Space): Promise<{ enabled: boolean; nextRunAt: string | null; nextRunLocal: string }>;
  /** Resolves when what the timer started has ended. */
  idle(): Promise<void>;
}

export interface ScheduleOptions {
  config: Config;
  spaces: Spaces;
  dreams: Dreams;
  toggles: StateMap<Toggle>;
  slots: StateMap<Slots>;
  clock: Clock;
  warn: (sentence: string) => void;
}

/** The clock may jump and the machine may sleep, so the time is looked at this often. */
const TICK_MS = 60_000;
/** A scheduled dream leaves a live conversation alone for this long … */
const QUIET_MS = 10 * 60_000;
/** … but no longer than this. */
const PATIENCE_MS = 60 * 60_000;

export function createSchedule(options: ScheduleOptions): Schedule {
  const { config, spaces, dreams, toggles, slots, clock, warn } = options;
  const enabledHere = new Map<string, boolean>();
  const known = new Map<string, Slots>();
  const underWay = new Set<Promise<unknown>>();
  let timer: Timer | undefined;
  let stopped = true;

  const isEnabled = (id: string): boolean => enabledHere.get(id) ?? spaceSettings(config, id).dreamingEnabled;

  function nextSummary(id: string, after: number): number | undefined {
    const { timezone, memoryEnabled } = spaceSettings(config, id);
    if (!config.dailySummary.enabled || !memoryEnabled) return undefined;
    return nextLocalTime(after, timezone, config.dailySummary.at);
  }

  function nextDream(id: string, after: number): number | undefined {
    const { frequency } = config.dreaming;
    if (frequency === 'after-summary') return nextSummary(id, after);
    return nextRun(frequency, spaceSettings(config, id).dreamTimezone, after);
  }

  async function slotsOf(id: string): Promise<Slots> {
    const found = known.get(id) ?? (await slots.get(id));
    // A space that is seen for the first time begins now: nothing was missed.
    const own = found ?? { summary: clock.now(), dream: clock.now() };
    if (found === undefined) await slots.set(id, own);
    known.set(id, own);
    return own;
  }

  async function advance(id: string, change: Partial<Slots>): Promise<void> {
    const next = { ...(await slotsOf(id)), ...change };
    await slots.set(id, next);
    known.set(id, next);
  }

  async function tick(): Promise<void> {
    const now = clock.now();
    for (const id of await spaces.known()) {
      try {
        await attend(id, now);
      } catch (error) {
        warn(`The schedule of ${id} met a problem: ${error instanceof Error ? error.message : error}`);
      }
    }
  }

  async function attend(id: string, now: number): Promise<void> {
    const own = await slotsOf(id);
    const summaryDue = nextSummary(id, own.summary);
    let summarised = false;
    if (summaryDue !== undefined && summaryDue <= now) {
      await advance(id, { summary: now });
      const space = await spaces.open(id);
      for (const conversation of await space.conversations()) await conversation.flush('daily summary');
      summarised = true;
    }
    if (!isEnabled(id)) return;
    const dreamDue =
      config.dreaming.frequency === 'after-summary'
        ? summarised
          ? now
          : undefined
        : nextDream(id, own.dream);
    if (dreamDue === undefined || dreamDue > now) return;
    const space = await spaces.open(id);
    const heard = Math.max(0, ...(await space.conversations()).map((one) => one.lastHeardAt()));
    if (now - heard < QUIET_MS && now - dreamDue < PATIENCE_MS) return;
    // However many slots were missed, there is one dream.
    await advance(id, { dream: now });
    const started = await dreams.start(id, { trigger: 'schedule' });
    if (started.status === 'started') track(started.ended);
  }

  function track(work: Promise<unknown>): void {
    const settled = work.catch(() => undefined).finally(() => underWay.delete(settled));
    underWay.add(settled);
  }

  function wait(): void {
    if (stopped) return;
    timer = clock.after(TICK_MS, () => {
      track(tick().finally(wait));
    });
  }

  return {
    async start() {
      for (const [id, toggle] of await toggles.entries()) enabledHere.set(id, toggle.enabled);
      stopped = false;
      await tick();
      wait();
    },
    stop() {
      stopped = true;
      timer?.cancel();
    },
    async toggle(id, enabled) {
      await toggles.set(id, { enabled });
      // Slots that passed while dreaming was off were not missed.
      if (enabled && !isEnabled(id)) await advance(id, { dream: clock.now() });
      enabledHere.set(id, enabled);
    },
    async describe({ id }) {
      const stored = await toggles.get(id);
      if (stored !== undefined) enabledHere.set(id, stored.enabled);
      const enabled = isEnabled(id);
      const next = enabled ? nextDream(id, Math.max(clock.now(), (await slotsOf(id)).dream)) : undefined;
      const zone = spaceSettings(config, id).dreamTimezone;
      return {
        enabled,
        nextRunAt: next === undefined ? null : isoInZone(next, zone),
        nextRunLocal: next === undefined ? 'none' : `${localMinute(next, zone)} (${zone})`,
      };
    },
    async idle() {
      while (underWay.size > 0) await Promise.allSettled([...underWay]);
    },
  };
}
