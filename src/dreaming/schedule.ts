import { messageOf } from '../chat/errors.ts';
import type { Config } from '../config/schema.ts';
import { spaceSettings } from '../config/spaces.ts';
import type { Space, Spaces } from '../conversation/spaces.ts';
import { gently } from '../state/gently.ts';
import type { StateMap } from '../state/store.ts';
import { ENGLISH, momentText, say, type Texts } from '../text/say.ts';
import type { Clock, Timer } from '../time/clock.ts';
import { isoInZone } from '../time/zone.ts';
import type { Dreams } from './dreams.ts';
import { createSlotBook, type Slots } from './slots.ts';

/** `/dreaming on|off` of a space; wins over the configuration. */
export interface Toggle {
  enabled: boolean;
}

/** When spaces summarise their day and dream: one timer for all of them. */
export interface Schedule {
  start(): Promise<void>;
  stop(): void;
  toggle(space: string, enabled: boolean): Promise<void>;
  /** Whether a space dreams on schedule, as known since the start. */
  isOn(space: string): boolean;
  /** @param texts of the language of `nextRunLocal`; default English */
  describe(
    space: Space,
    texts?: Texts,
  ): Promise<{ enabled: boolean; nextRunAt: string | null; nextRunLocal: string }>;
  /** Resolves when what the timer started has ended. */
  idle(): Promise<void>;
}

interface ScheduleOptions {
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

/** Looks every minute whether a dream or a daily summary is due; nothing happens before `start`. */
export function createSchedule(options: ScheduleOptions): Schedule {
  const { config, spaces, dreams, toggles, clock, warn } = options;
  const enabledHere = new Map<string, boolean>();
  function isEnabled(id: string): boolean {
    const { memoryEnabled, dreamingEnabled } = spaceSettings(config, id);
    return memoryEnabled && (enabledHere.get(id) ?? dreamingEnabled);
  }
  const book = createSlotBook({ ...options, isEnabled });
  const underWay = new Set<Promise<unknown>>();
  /** Spaces that are attended to or wait for it. */
  const taken = new Set<string>();
  /** Since when a dream is due that leaves a live conversation alone, in milliseconds since the epoch. */
  const patientSince = new Map<string, number>();
  /** What was warned of last, by space: what fails every minute is said once. */
  const troubles = new Map<string, string>();
  let queue: string[] = [];
  let lanes = 0;
  let timer: Timer | undefined;
  let stopped = true;

  /** Finds the spaces whose time has come. */
  async function tick(): Promise<void> {
    const found: { id: string; spent: number }[] = [];
    for await (const id of gently(await spaces.known())) {
      if (stopped) return;
      if (taken.has(id)) continue;
      const due = await book.due(id);
      // Patience begins anew with each slot.
      if (!due.dream) patientSince.delete(id);
      if (due.summary || due.dream) found.push({ id, spent: due.spent });
    }
    found.sort((a, b) => a.spent - b.spent);
    for (const { id } of found) taken.add(id);
    queue.push(...found.map(({ id }) => id));
    fillLanes();
  }

  function fillLanes(): void {
    while (lanes < LANES && !stopped) {
      const id = queue.shift();
      if (id === undefined) return;
      lanes += 1;
      track(
        settled(`The schedule of ${id}`, attend(id)).then(() => {
          lanes -= 1;
          taken.delete(id);
          fillLanes();
        }),
      );
    }
  }

  async function attend(id: string): Promise<void> {
    if ((await book.due(id)).summary) {
      await book.spendSummary(id);
      await summariseDay(id);
    }
    if (stopped || !(await book.due(id)).dream || (await isLive(id))) return;
    patientSince.delete(id);
    // However many slots were missed, there is one dream. It is written down before its slot is spent: a crash in
    // between repeats at most the asking, and a dream that runs is not begun twice.
    const started = await dreams.start(id, { trigger: 'schedule' });
    await book.spendDream(id);
    if (started.status === 'started') await started.ended;
  }

  /** Takes notes of the day, for no longer than a dream may take: others wait for the lane. */
  async function summariseDay(id: string): Promise<void> {
    const { deadlineMinutes } = config.dreaming;
    const late = new AbortController();
    const deadline = clock.after(deadlineMinutes * 60_000, () => late.abort());
    try {
      const space = await spaces.open(id);
      for (const conversation of await space.conversations()) {
        if (stopped || late.signal.aborted) break;
        await conversation.flush('daily summary', late.signal);
      }
    } finally {
      deadline.cancel();
    }
    if (late.signal.aborted) {
      warn(
        `The daily summary of ${id} took longer than ${deadlineMinutes} minutes and was stopped; the other messages wait for the next one.`,
      );
    }
  }

  /** Whether people talk there right now, and a dream can still wait. */
  async function isLive(id: string): Promise<boolean> {
    const space = await spaces.open(id);
    const heard = (await space.conversations()).map((one) => one.lastHeardAt());
    const now = clock.now();
    // The clock may have been set back since.
    const since = Math.min(patientSince.get(id) ?? now, now);
    patientSince.set(id, since);
    return now - since < PATIENCE_MS && heard.some((at) => Math.abs(now - at) < QUIET_MS);
  }

  function track(work: Promise<unknown>): void {
    const settled = work.catch(() => undefined).finally(() => underWay.delete(settled));
    underWay.add(settled);
  }

  /** Ends with the work, and says once what went wrong with it. */
  async function settled(what: string, work: Promise<void>): Promise<void> {
    try {
      await work;
      troubles.delete(what);
    } catch (error) {
      const trouble = `${what} met a problem: ${messageOf(error)}`;
      if (troubles.get(what) !== trouble) warn(trouble);
      troubles.set(what, trouble);
    }
  }

  function lookNow(): void {
    track(
      settled('The schedule', tick()).then(() => {
        if (!stopped) timer = clock.after(TICK_MS, lookNow);
      }),
    );
  }

  return {
    async start() {
      for (const [id, toggle] of await toggles.entries()) enabledHere.set(id, toggle.enabled);
      await book.load();
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
      enabledHere.set(id, enabled);
      // Slots that passed while dreaming was off were not missed: the ledger learns of the change now.
      await book.due(id);
    },
    isOn: isEnabled,
    async describe({ id }, texts = ENGLISH) {
      const stored = await toggles.get(id);
      if (stored !== undefined) enabledHere.set(id, stored.enabled);
      const enabled = isEnabled(id);
      const since = patientSince.get(id);
      const latest = enabled && since !== undefined ? since + PATIENCE_MS : undefined;
      const at = latest ?? (await book.next(id));
      const zone = spaceSettings(config, id).dreamTimezone;
      const shown =
        at === undefined
          ? say(texts, 'next.none')
          : say(texts, 'moment', { time: momentText(texts, at, zone), zone });
      return {
        enabled,
        nextRunAt: at === undefined ? null : isoInZone(at, zone),
        nextRunLocal: latest === undefined ? shown : say(texts, 'next.quiet', { when: shown }),
      };
    },
    async idle() {
      while (underWay.size > 0) await Promise.allSettled([...underWay]);
    },
  };
}
