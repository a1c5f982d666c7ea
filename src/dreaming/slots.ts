import type { Config } from '../config/schema.ts';
import { spaceSettings } from '../config/spaces.ts';
import type { StateMap } from '../state/store.ts';
import type { Clock } from '../time/clock.ts';
import { nextRun } from '../time/cron.ts';
import { isoInZone, momentOf, nextLocalTime } from '../time/zone.ts';

/** What of a space's schedule is spent. Instants are milliseconds since the epoch. */
export interface Slots {
  /** Slots of the daily summary up to here are spent. */
  summary: number;
  /** Slots of dreams up to here are spent. */
  dream: number;
  /** The local time that the clock showed then, `2026-12-01T03:00`: a change of zone does not bring it again. */
  local?: string;
  /** When the space dreamt, as of that moment: `Europe/Kyiv 0 3 * * *`, `after-summary` or `off`. */
  rule?: string;
}

/** The ledger of slots: which are due, and that none runs twice. */
interface SlotBook {
  load(): Promise<void>;
  /** What is due in a space, and up to when its slots of dreams are spent. A space that is new begins now. */
  due(id: string): Promise<{ summary: boolean; dream: boolean; spent: number }>;
  /** Takes every slot of the summary that has come for spent: in this process even when it cannot be written down. */
  spendSummary(id: string): Promise<void>;
  spendDream(id: string): Promise<void>;
  /** The next slot of a dream, in milliseconds since the epoch. Writes nothing. */
  next(id: string): Promise<number | undefined>;
}

interface SlotBookOptions {
  config: Config;
  slots: StateMap<Slots>;
  isEnabled: (id: string) => boolean;
  clock: Clock;
  warn: (sentence: string) => void;
}

const OFF = 'off';
const AFTER_SUMMARY = 'after-summary';
/** Nobody sets a clock back further than this but to correct it: what lies further ahead was written by a wrong clock. */
const FAR_AHEAD_MS = 31 * 24 * 60 * 60_000;

/** Remembers until when each space has had its dreams and summaries; `load` reads what was known. */
export function createSlotBook({ config, slots, isEnabled, clock, warn }: SlotBookOptions): SlotBook {
  const known = new Map<string, Slots>();
  /** Since when slots are counted of spaces whose entries were written by a wrong clock. */
  const astray = new Map<string, number>();
  const remember = answers();

  /** When a space dreams, in a word that can be compared with the one in the ledger. */
  function ruleOf(id: string): string {
    if (!isEnabled(id)) return OFF;
    const { dreamTimezone } = spaceSettings(config, id);
    const { frequency } = config.dreaming;
    return frequency === AFTER_SUMMARY ? AFTER_SUMMARY : `${dreamTimezone} ${frequency}`;
  }

  function nextSummary(id: string, after: number): number | undefined {
    const { timezone, memoryEnabled } = spaceSettings(config, id);
    if (!config.dailySummary.enabled || !memoryEnabled) return undefined;
    const { at } = config.dailySummary;
    return remember(`summary ${id}`, `${timezone} ${after}`, () => nextLocalTime(after, timezone, at));
  }

  function isDreamDue(id: string, rule: string, own: Slots, now: number): boolean {
    if (rule === OFF) return false;
    if (rule === AFTER_SUMMARY) return own.summary > own.dream;
    const at = remember(`dream ${id}`, `${rule} ${own.dream} ${own.local}`, () => nextSlot(rule, own));
    return at !== undefined && at <= now;
  }

  /** What counts of an entry: nothing, as long as the clock is far behind it. */
  function counting(id: string, own: Slots): Slots {
    const now = clock.now();
    const ahead = Math.max(own.summary, own.dream);
    if (ahead <= now + FAR_AHEAD_MS) {
      astray.delete(id);
      return own;
    }
    if (astray.size === 0) {
      warn(
        `By the clock it is ${new Date(now).toISOString()}, but ${id} was attended to at ${new Date(ahead).toISOString()}: the clock is wrong, or was. Until that time comes, days and dreams are counted from now on.`,
      );
    }
    const since = Math.min(astray.get(id) ?? now, now);
    astray.set(id, since);
    const { local: _, ...rest } = own;
    return { ...rest, summary: since, dream: since };
  }

  async function put(id: string, own: Slots): Promise<void> {
    known.set(id, own);
    await slots.set(id, own);
  }

  async function of(id: string): Promise<Slots> {
    const rule = ruleOf(id);
    const now = clock.now();
    const stored = known.get(id) ?? (await slots.get(id));
    if (stored === undefined) {
      await put(id, { summary: now, dream: now, rule });
      return of(id);
    }
    const own = counting(id, stored);
    if (stored.rule === undefined) {
      known.set(id, { ...stored, rule });
      return { ...own, rule };
    }
    if (stored.rule !== rule && (rule === OFF || !isDreamDue(id, stored.rule, own, now))) {
      // What passed under another rule, or while it was off, was not missed; what was due before the change still is.
      await put(id, { ...own, dream: Math.max(own.dream, now), rule });
      return of(id);
    }
    known.set(id, stored);
    return own;
  }

  return {
    async load() {
      for (const [id, own] of await slots.entries()) known.set(id, own);
    },
    async due(id) {
      const own = await of(id);
      const now = clock.now();
      const summary = nextSummary(id, own.summary);
      return {
        summary: summary !== undefined && summary <= now,
        dream: isDreamDue(id, own.rule ?? OFF, own, now),
        spent: own.dream,
      };
    },
    async spendSummary(id) {
      const own = await of(id);
      await put(id, { ...own, summary: Math.max(own.summary, clock.now()) });
    },
    async spendDream(id) {
      const own = await of(id);
      const now = clock.now();
      // The clock may have been set back since the summary that this dream follows.
      const dream = Math.max(own.dream, now, own.rule === AFTER_SUMMARY ? own.summary : 0);
      const local = isoInZone(now, spaceSettings(config, id).dreamTimezone).slice(0, 16);
      await put(id, { ...own, dream, local, rule: ruleOf(id) });
    },
    async next(id) {
      const rule = ruleOf(id);
      if (rule === OFF) return undefined;
      const now = clock.now();
      const stored = known.get(id) ?? (await slots.get(id));
      const own = stored === undefined ? { summary: now, dream: now } : counting(id, stored);
      if (rule === AFTER_SUMMARY) return nextSummary(id, Math.max(own.summary, now));
      return nextSlot(rule, { ...own, dream: Math.max(own.dream, now) });
    },
  };
}

/** The first slot of a cron rule that is later than the last one, by the clock of the world and by the one on the wall. */
function nextSlot(rule: string, { dream, local }: Slots): number | undefined {
  const [zone = 'UTC'] = rule.split(' ', 1);
  const shown = local === undefined ? dream : momentOf(Date.parse(`${local}:00Z`), zone);
  return nextRun(rule.slice(zone.length + 1), zone, Math.max(dream, shown));
}

/** Keeps the newest answer to each question, as long as what it depends on stays the same. */
function answers() {
  const held = new Map<string, { on: string; answer: number | undefined }>();
  return (question: string, on: string, find: () => number | undefined): number | undefined => {
    const found = held.get(question);
    if (found?.on === on) return found.answer;
    const answer = find();
    held.set(question, { on, answer });
    return answer;
  };
}
