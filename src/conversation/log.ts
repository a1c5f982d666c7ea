import { createIdSource, type IdSource, idTime } from '../chat/ids.ts';
import type { LogRecord } from '../chat/message.ts';
import type { Vault } from '../memory/vault.ts';
import { addDays, type Day, localDay } from '../time/zone.ts';

/** A message as it stands now: its record with edits and a deletion folded in. */
export interface Message extends LogRecord {
  edited: boolean;
  deleted: boolean;
}

/** The append-only record of what was said in a space: one JSON object a line, a file a local day. */
export interface ConversationLog {
  /** On the disk when it resolves; records handed in at the same time share one write. */
  append(entry: Omit<LogRecord, 'id'>): Promise<LogRecord>;
  /** Days that have a file, oldest first. */
  days(): Promise<Day[]>;
  /** The records of one day's file, as written. */
  read(day: Day): Promise<LogRecord[]>;
  /**
   * Messages of one conversation, folded, in order: those after the record `afterId` and, when `since` is given,
   * those logged since then too (milliseconds since the epoch); without `afterId` all of them.
   */
  messages(conversation: string, afterId?: string, since?: number): Promise<Message[]>;
}

export interface LogOptions {
  vault: Vault;
  zone: string;
  dayStartsAt: string;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Told in a sentence when a damaged line was passed over. */
  warn: (sentence: string) => void;
}

/** Messages may reach us a day late, so a cursor's records can stand in the files of the days before it. */
const LATE_DAYS = 2;
/** Lines parsed before other work gets its turn. */
const LINES_A_SLICE = 2_000;

export function logPath(day: Day): string {
  return `log/${day}.jsonl`;
}

export function openLog({ vault, zone, dayStartsAt, now, warn }: LogOptions): ConversationLog {
  const ids: IdSource = createIdSource();
  /** Days whose file is known to end with a whole line. */
  const whole = new Set<Day>();
  const waiting = new Map<Day, { line: string; done: (error?: unknown) => void }[]>();
  let ready: Promise<void> | undefined;

  const dayOf = (at: string): Day => localDay(Date.parse(at), zone, dayStartsAt);

  async function days(): Promise<Day[]> {
    return (await vault.list('log'))
      .filter((name) => /^\d{4}-\d{2}-\d{2}\.jsonl$/.test(name))
      .map((name) => name.slice(0, 10));
  }

  async function read(day: Day): Promise<LogRecord[]> {
    const lines = ((await vault.read(logPath(day))) ?? '').split('\n');
    const records: LogRecord[] = [];
    for (const [index, line] of lines.entries()) {
      if (index % LINES_A_SLICE === LINES_A_SLICE - 1) await new Promise((resume) => setImmediate(resume));
      if (line === '') continue;
      const record = parseRecord(line);
      if (record !== undefined) records.push(record);
      else warn(`Line ${index + 1} of ${logPath(day)} is damaged and was passed over.`);
    }
    return records;
  }

  /** New ids must be greater than those on the disk, whatever the clock says. */
  function prepare(): Promise<void> {
    ready ??= (async () => {
      for (const day of (await days()).slice(-LATE_DAYS)) {
        for (const record of await read(day)) ids.follow(record.id);
      }
    })();
    return ready;
  }

  async function write(day: Day): Promise<void> {
    const batch = waiting.get(day) ?? [];
    try {
      let text = batch.map((entry) => entry.line).join('');
      if (!whole.has(day)) {
        // A line torn by a crash must not swallow the one that follows it.
        const present = await vault.read(logPath(day));
        if (present !== undefined && present !== '' && !present.endsWith('\n')) text = `\n${text}`;
      }
      waiting.delete(day);
      await vault.append(logPath(day), text);
      whole.add(day);
      for (const entry of batch) entry.done();
    } catch (error) {
      waiting.delete(day);
      whole.delete(day);
      for (const entry of batch) entry.done(error);
    }
  }

  const writing = new Map<Day, Promise<void>>();

  return {
    days,
    read,
    async append(entry) {
      await prepare();
      const record: LogRecord = { id: ids.next(now()), ...entry };
      const day = dayOf(record.at);
      await new Promise<void>((resolve, reject) => {
        const queue = waiting.get(day) ?? [];
        queue.push({
          line: `${JSON.stringify(record)}\n`,
          done: (error) => (error === undefined ? resolve() : reject(error)),
        });
        waiting.set(day, queue);
        if (queue.length > 1) return;
        const before = writing.get(day) ?? Promise.resolve();
        const next = before.then(() => write(day));
        writing.set(day, next);
      });
      return record;
    },
    async messages(conversation, afterId, since = Number.POSITIVE_INFINITY) {
      const all = await days();
      const earliest = afterId === undefined ? 0 : Math.min(idTime(afterId) || 0, since);
      const from = earliest === 0 ? '' : addDays(localDay(earliest, zone, dayStartsAt), -LATE_DAYS);
      const wanted = (id: string): boolean => afterId === undefined || id > afterId || idTime(id) >= since;
      const records: LogRecord[] = [];
      for (const day of all) {
        if (day < from) continue;
        for (const record of await read(day)) {
          if (record.conversation === conversation && wanted(record.id)) records.push(record);
        }
      }
      records.sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
      return fold(records);
    },
  };
}

/** Folds edits and deletions into the messages they name. */
export function fold(records: readonly LogRecord[]): Message[] {
  const messages = new Map<string, Message>();
  for (const record of records) {
    if (record.kind === 'edit' || record.kind === 'delete') {
      const target = record.target === undefined ? undefined : messages.get(record.target);
      if (target === undefined) continue;
      if (record.kind === 'delete') target.deleted = true;
      else {
        target.text = record.text;
        target.edited = true;
      }
    } else if (!messages.has(record.id)) {
      messages.set(record.id, { ...record, edited: false, deleted: false });
    }
  }
  return [...messages.values()];
}

function parseRecord(line: string): LogRecord | undefined {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const record = value as Partial<LogRecord>;
  const usable =
    typeof record.id === 'string' &&
    typeof record.at === 'string' &&
    !Number.isNaN(Date.parse(record.at)) &&
    typeof record.conversation === 'string' &&
    typeof record.kind === 'string' &&
    typeof record.text === 'string' &&
    typeof record.author?.id === 'string';
  if (!usable) return undefined;
  return { attachments: [], offRecord: false, trust: 'member', ...record } as LogRecord;
}
