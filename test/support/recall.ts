import { createIdSource } from '../../src/chat/ids.ts';
import type { LogRecord } from '../../src/chat/message.ts';
import type { LiveNote, NoteBook } from '../../src/memory/notes.ts';
import type { Embedder } from '../../src/memory/recall/embedder.ts';
import { openRecall, type Recall } from '../../src/memory/recall/recall.ts';
import type { Verdict } from '../../src/memory/space-state.ts';
import type { Item } from '../../src/memory/types.ts';
import { connect, type Database } from '../../src/state/database.ts';
import { majorityLanguage } from '../../src/text/language.ts';
import type { Clock } from '../../src/time/clock.ts';
import { simulatedClock } from '../../src/time/simulated-clock.ts';

/** The day on which everything is said that names no other. */
export const TODAY = '2026-11-30';

const ids = createIdSource();

interface Saying {
  speaker?: string;
  /** ISO 8601. */
  at?: string;
  conversation?: string;
  kind?: LogRecord['kind'];
  trust?: LogRecord['trust'];
  target?: string;
  offRecord?: boolean;
}

/** A record of the log, as somebody was heard. */
export function heard(text: string, saying: Saying = {}): LogRecord {
  const { speaker = 'Ana', at = `${TODAY}T10:00:00.000Z`, conversation = 'console:local' } = saying;
  return {
    id: ids.next(Date.parse(at)),
    at,
    conversation,
    kind: saying.kind ?? 'user',
    author: { id: speaker, name: speaker, owner: false, bot: saying.kind === 'bot' },
    text,
    trust: saying.trust ?? 'member',
    attachments: [],
    offRecord: saying.offRecord ?? false,
    ...(saying.target === undefined ? {} : { target: saying.target }),
  };
}

interface Parts {
  notes?: readonly LiveNote[];
  items?: readonly Partial<Item>[];
  /** What the log holds when the index is made. */
  messages?: readonly LogRecord[];
  verdicts?: Readonly<Record<string, Verdict>>;
  maxResults?: number;
  /** Default: a database in memory. */
  open?: (schema: readonly string[]) => Promise<Database>;
  discard?: () => Promise<void>;
  redact?: (text: string) => string;
  redacted?: string;
  zone?: string;
  dayStartsAt?: string;
  warn?: (sentence: string) => void;
  embedder?: Embedder;
  clock?: Clock;
}

/** Recall over a log, notes and items that stand as they are given; all days are in UTC unless `zone` says otherwise. */
export function recallOver(parts: Parts): Recall {
  const notes = (): readonly LiveNote[] => parts.notes ?? [];
  const messages = (): readonly LogRecord[] => parts.messages ?? [];
  const dayOf = ({ at }: LogRecord): string => at.slice(0, 10);
  return openRecall({
    open: parts.open ?? inMemory,
    discard: parts.discard ?? (async () => undefined),
    size: async () => (parts.embedder === undefined ? undefined : 1),
    log: {
      ends: async () => new Map(messages().map((record) => [dayOf(record), record.id])),
      read: async (day) => messages().filter((record) => dayOf(record) === day),
      size: async (day) => JSON.stringify(messages().filter((record) => dayOf(record) === day)).length,
      changes: async (day) =>
        messages().filter((record) => dayOf(record) === day && ['edit', 'delete'].includes(record.kind)),
    },
    notes: {
      ...noteDays(async (from, to) => notes().filter(({ day }) => day >= from && day <= to)),
      on: async (days, keys) =>
        notes().filter(
          ({ day, key, record }) =>
            days.has(day) && (keys.has(key) || record?.turns.some((turn) => keys.has(turn)) === true),
        ),
    },
    items: async () =>
      (parts.items ?? []).map((item) => ({ sources: [], notes: [], ...item }) as unknown as Item),
    verdicts: async (keys) =>
      new Map(Object.entries(parts.verdicts ?? {}).filter(([key]) => keys.includes(key))),
    redact: parts.redact ?? ((text) => text),
    usual: async () => majorityLanguage([...messages(), ...notes()].map(({ text }) => text)),
    redacted: parts.redacted ?? '',
    zone: parts.zone ?? 'UTC',
    dayStartsAt: parts.dayStartsAt ?? '00:00',
    ...(parts.embedder === undefined ? {} : { embeddings: { embedder: parts.embedder, fills: true } }),
    clock: parts.clock ?? simulatedClock(Date.parse(`${TODAY}T20:00:00Z`)),
    maxResults: parts.maxResults ?? 8,
    warn: parts.warn ?? (() => undefined),
  });
}

async function inMemory(schema: readonly string[]): Promise<Database> {
  const database = await connect(':memory:');
  for (const statement of schema) await database.run(statement);
  return database;
}

/** The other ways to look at notes that stand as `live` gives them. */
export function noteDays(live: NoteBook['live']): Pick<NoteBook, 'live' | 'byDay' | 'state'> {
  return {
    live,
    async *byDay(from, to) {
      const found = await live(from, to);
      for (const day of new Set(found.map((note) => note.day))) {
        yield { day, notes: found.filter((note) => note.day === day) };
      }
    },
    state: async (from, to) => JSON.stringify(await live(from, to)),
  };
}
