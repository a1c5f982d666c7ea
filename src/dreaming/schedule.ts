import type { Config } from '../config/schema.ts';
import { spaceSettings } from '../config/spaces.ts';
import type { Space, Spaces } from '../conversation/spaces.ts';
import type { StateMap } from '../state/store.ts';
import type { Clock, Timer } from '../time/clock.ts';
import { nextRun } from '../time/cron.ts';
import { isoInZone, localMinute, nextLocalTime } from '../time/zone.ts';
import type { Dreams } from './dreams.ts';
import { gently } from './gently.ts';

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
/** How many spaces are attended to at once; the others wait, the longest unattended first. */
const LANES = 2;
/** Spaces looked at between two breaths of the event loop. */
const BATCH = 200;

export function createSchedule(options: ScheduleOptions): Schedule {
  const { config, spaces, dreams, toggles, slots, clock, warn } = options;
  const enabledHere = new Map<string, boolean>();
  const known = new Map<string, Slots>();
  const underWay = new Set<Promise<unknown>>();
  /** Spaces that are attended to or wait for it. */
  const taken = new Set<string>();
  /** Since when a dream is due that leaves a live conversation alone, in milliseconds since the epoch. */
  const patientSince = new Map<string, number>();
  const next = nextTimes(config);
  let queue: string[] = [];
  let lanes = 0;
  let timer: Timer | undefined;
  let stopped = true;

  const isEnabled = (id: string): boolean => enabledHere.get(id) ?? spaceSettings(config, id).dreamingEnabled;

  async function slotsOf(id: string): Promise<Slots> {
    const found = known.get(id);
    if (found !== undefined) return found;
    // A space that is seen for the first time begins now: nothing was missed.
    const own = (await slots.get(id)) ?? { summary: clock.now(), dream: clock.now() };
    await slots.set(id, own);
    known.set(id, own);
    return own;
  }

  async function advance(id: string, change: Partial<Slots>): Promise<void> {
    const own = { ...(await slotsOf(id)), ...change };
    await slots.set(id, own);
    known.set(id, own);
  }

  function isSummaryDue(id: string, own: Slots, now: number): boolean {
    const due = next.summary(id, own.summary);
    return due !== undefined && due <= now;
  }

  function isDreamDue(id: string, own: Slots, now: number): boolean {
    if (!isEnabled(id)) return false;
    if (config.dreaming.frequency === 'after-summary') return own.summary > own.dream;
    const due = next.dream(id, own.dream);
    return due !== undefined && due <= now;
  }

  /** Finds the spaces whose time has come. */
  async function tick(): Promise<void> {
    const now = clock.now();
    const due: { id: string; since: number }[] = [];
    for await (const id of gently(await spaces.known(), BATCH)) {
      if (stopped) return;
      if (taken.has(id)) continue;
      const own = await slotsOf(id);
      if (isSummaryDue(id, own, now) || isDreamDue(id, own, now)) due.push({ id, since: own.dream });
    }
    due.sort((a, b) => a.since - b.since);
    for (const { id } of due) taken.add(id);
    queue.push(...due.map(({ id }) => id));
    fillLanes();
  }

  function fillLanes(): void {
    while (lanes < LANES && !stopped) {
      const id = queue.shift();
      if (id === undefined) return;
      lanes += 1;
      const work = attend(id).catch((error: unknown) =>
        warn(`The schedule of ${id} met a problem: ${error instanceof Error ? error.message : error}`),
      );
      track(
        work.finally(() => {
          lanes -= 1;
          taken.delete(id);
          fillLanes();
        }),
      );
    }
  }

  async function attend(id: string): Promise<void> {
    if (isSummaryDue(id, await slotsOf(id), clock.now())) {
      await advance(id, { summary: clock.now() });
      const space = await spaces.open(id);
      for (const conversation of await space.conversations()) await conversation.flush('daily summary');
    }
    const now = clock.now();
    if (stopped || !isDreamDue(id, await slotsOf(id), now) || (await isLive(id, now))) return;
    patientSince.delete(id);
    // However many slots were missed, there is one dream. It is written down before its slot is spent: a crash in
    // between repeats at most the asking, and a dream that runs is not begun twice.
    const started = await dreams.start(id, { trigger: 'schedule' });
    await advance(id, { dream: now });
    if (started.status === 'started') await started.ended;
  }

  /** Whether people talk there right now, and a dream can still wait. */
  async function isLive(id: string, now: number): Promise<boolean> {
    const since = patientSince.get(id) ?? now;
    patientSince.set(id, since);
    if (now - since >= PATIENCE_MS) return false;
    const space = await spaces.open(id);
    const heard = Math.max(0, ...(await space.conversations()).map((one) => one.lastHeardAt()));
    return now - heard < QUIET_MS;
  }

  function track(work: Promise<unknown>): void {
    const settled = work.catch(() => undefined).finally(() => underWay.delete(settled));
    underWay.add(settled);
  }

  function lookNow(): void {
    const looking = tick().catch((error: unknown) =>
      warn(`The schedule met a problem: ${error instanceof Error ? error.message : error}`),
    );
    track(
      looking.finally(() => {
        if (!stopped) timer = clock.after(TICK_MS, lookNow);
      }),
    );
  }

  return {
    async start() {
      for (const [id, toggle] of await toggles.entries()) enabledHere.set(id, toggle.enabled);
      for (const [id, own] of await slots.entries()) known.set(id, own);
      stopped = false;
      lookNow();
    },
    stop() {
      stopped = true;
      timer?.cancel();
      queue = [];
      taken.clear();
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
      const own = known.get(id) ?? (await slots.get(id));
      const at = enabled ? next.dream(id, Math.max(clock.now(), own?.dream ?? 0)) : undefined;
      const zone = spaceSettings(config, id).dreamTimezone;
      return {
        enabled,
        nextRunAt: at === undefined ? null : isoInZone(at, zone),
        nextRunLocal: at === undefined ? 'none' : `${localMinute(at, zone)} (${zone})`,
      };
    },
    async idle() {
      while (underWay.size > 0) await Promise.allSettled([...underWay]);
    },
  };
}

/** The next time of each kind after a slot, in milliseconds since the epoch; a time is worked out once for each slot. */
function nextTimes(config: Config) {
  const remembered = new Map<string, { after: number; at: number | undefined }>();

  function once(key: string, after: number, find: () => number | undefined): number | undefined {
    const found = remembered.get(key);
    if (found?.after === after) return found.at;
    const at = find();
    remembered.set(key, { after, at });
    return at;
  }

  function summary(id: string, after: number): number | undefined {
    return once(`summary ${id}`, after, () => {
      const { timezone, memoryEnabled } = spaceSettings(config, id);
      if (!config.dailySummary.enabled || !memoryEnabled) return undefined;
      return nextLocalTime(after, timezone, config.dailySummary.at);
    });
  }

  function dream(id: string, after: number): number | undefined {
    const { frequency } = config.dreaming;
    if (frequency === 'after-summary') return summary(id, after);
    return once(`dream ${id}`, after, () => {
      const { dreamTimezone, memoryEnabled } = spaceSettings(config, id);
      return memoryEnabled ? nextRun(frequency, dreamTimezone, after) : undefined;
    });
  }

  return { summary, dream };
}
