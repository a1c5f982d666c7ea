import { createIdSource, type IdSource, idTime } from '../chat/ids.ts';
import type { LogRecord } from '../chat/message.ts';
import { type LongFiles, obstacleOf, type Vault } from '../memory/vault.ts';
import { type Day, localDay } from '../time/zone.ts';
import { fold, type Message, parseRecord } from './log-record.ts';

export type { Message } from './log-record.ts';

/** The append-only record of what was said in a space: one JSON object a line, a file a local day. */
export interface ConversationLog {
  /** On the disk when it resolves; records handed in at the same time share one write. */
  append(entry: Omit<LogRecord, 'id'>): Promise<LogRecord>;
  /** Days that have a file, oldest first. */
  days(): Promise<Day[]>;
  /** The id of the last record in each day's file, days in order. */
  ends(): Promise<ReadonlyMap<Day, string>>;
  /** The records of one day's file, as written. */
  read(day: Day): Promise<LogRecord[]>;
  /** The edits and deletions among the records of one day's file, as written. */
  changes(day: Day): Promise<LogRecord[]>;
  /** Bytes of one day's file; 0 when there is none. */
  size(day: Day): Promise<number>;
  /**
   * Messages of one conversation, folded, in order: those after the record `afterId` and, when `since` is given,
   * those logged since then too (milliseconds since the epoch); without `afterId` all of them.
   */
  messages(conversation: string, afterId?: string, since?: number): Promise<Message[]>;
  /**
   * Single messages of a conversation, folded, in order: those with one of these ids or refs. Looks through the days since
   * the oldest of them; for a ref that nobody has through all since a day before `since` (milliseconds since the epoch).
   */
  find(
    conversation: string,
    by: 'id' | 'ref',
    values: ReadonlySet<string>,
    since?: number,
  ): Promise<Message[]>;
  /** Ids of all conversations that ever spoke; reads the whole log. */
  conversations(): Promise<string[]>;
  /** Later ids are greater than this one, which something outside the log remembers. */
  follow(id: string): Promise<void>;
}

interface LogOptions {
  vault: Pick<Vault, 'append' | 'list' | 'stat'> & Pick<LongFiles, 'lines' | 'tail'>;
  zone: string;
  dayStartsAt: string;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Told in a sentence when a damaged line was passed over. */
  warn: (sentence: string) => void;
}

/** The clocks of a platform and of this machine differ by less. */
const CLOCKS_DIFFER_MS = 24 * 60 * 60_000;
/** Records are shorter than this as a rule; else their file is read as a whole. */
const TAIL_BYTES = 64 * 1024;

interface WaitingLine {
  line: string;
  done: (error?: unknown) => void;
}

function logPath(day: Day): string {
  return `log/${day}.jsonl`;
}

/** Opens the log of a space, a file a day; nothing is read before it is asked for. */
export function openLog({ vault, zone, dayStartsAt, now, warn }: LogOptions): ConversationLog {
  const ids: IdSource = createIdSource();
  /** The greatest id in each day's file: ids grow in every file, whatever the clock said. */
  const lastIds = new Map<Day, string>();
  /** Days whose file ends with a line that a crash tore. */
  const torn = new Set<Day>();
  const waiting = new Map<Day, WaitingLine[]>();
  const writing = new Map<Day, Promise<void>>();
  const warned = new Set<string>();
  let ready: Promise<void> | undefined;

  const dayOf = (at: string): Day => localDay(Date.parse(at), zone, dayStartsAt);

  async function days(): Promise<Day[]> {
    return (await vault.list('log'))
      .filter((name) => /^\d{4}-\d{2}-\d{2}\.jsonl$/.test(name))
      .map((name) => name.slice(0, 10));
  }

  /** Hands over the records of a day, in the order of the file; only lines that are `wanted` are parsed. */
  async function each(
    day: Day,
    take: (record: LogRecord) => void,
    wanted: (line: string) => boolean = () => true,
  ): Promise<void> {
    let number = 0;
    await unlessInTheWay(day, async () => {
      for await (const lines of vault.lines(logPath(day))) {
        for (const line of lines) {
          number += 1;
          if (line === '' || (line !== undefined && !wanted(line))) continue;
          const record = line === undefined ? undefined : parseRecord(line);
          const fault = line === undefined ? 'too long' : 'damaged';
          if (record !== undefined) take(record);
          else warnOnce(`Line ${number} of ${logPath(day)} is ${fault} and was passed over.`);
        }
      }
    });
  }

  /** Reads a day's file; nothing when something else stands in its place. The other days are read all the same. */
  async function unlessInTheWay(day: Day, read: () => Promise<void>): Promise<void> {
    try {
      await read();
    } catch (error) {
      const obstacle = obstacleOf(error);
      if (obstacle === undefined) throw error;
      warnOnce(`${logPath(day)} is ${obstacle.what} and was passed over. Move it away.`);
    }
  }

  function warnOnce(sentence: string): void {
    if (!warned.has(sentence)) warn(sentence);
    warned.add(sentence);
  }

  /** The id of the last whole record of a file; notes when its end is torn. */
  async function lastId(day: Day): Promise<string> {
    let text = '';
    await unlessInTheWay(day, async () => {
      text = await vault.tail(logPath(day), TAIL_BYTES);
    });
    if (text !== '' && !text.endsWith('\n')) torn.add(day);
    for (const line of text.split('\n').reverse()) {
      const record = parseRecord(line);
      if (record !== undefined) return record.id;
    }
    let last = '';
    if (Buffer.byteLength(text) < TAIL_BYTES) return last;
    await each(day, ({ id }) => {
      last = id;
    });
    return last;
  }

  /** New ids must be greater than those on the disk, whatever the clock says. */
  function prepare(): Promise<void> {
    ready ??= (async () => {
      for (const day of await days()) {
        const id = await lastId(day);
        lastIds.set(day, id);
        ids.follow(id);
      }
    })().catch((error: unknown) => {
      ready = undefined;
      throw error;
    });
    return ready;
  }

  async function write(day: Day): Promise<void> {
    const batch = waiting.get(day) ?? [];
    waiting.delete(day);
    const text = batch.map((entry) => entry.line).join('');
    try {
      // A line torn by a crash must not swallow the one that follows it.
      await vault.append(logPath(day), torn.has(day) ? `\n${text}` : text);
      torn.delete(day);
      for (const entry of batch) entry.done();
    } catch (error) {
      for (const entry of batch) entry.done(error);
    }
  }

  return {
    days,
    async ends() {
      await prepare();
      return new Map([...lastIds].sort(([a], [b]) => (a < b ? -1 : 1)));
    },
    async read(day) {
      const found: LogRecord[] = [];
      await each(day, (record) => found.push(record));
      return found;
    },
    async changes(day) {
      const found: LogRecord[] = [];
      const take = (record: LogRecord): void => {
        if (record.kind === 'edit' || record.kind === 'delete') found.push(record);
      };
      await each(day, take, (line) => line.includes('"edit"') || line.includes('"delete"'));
      return found;
    },
    async size(day) {
      let size = 0;
      await unlessInTheWay(day, async () => {
        size = (await vault.stat(logPath(day)))?.size ?? 0;
      });
      return size;
    },
    async conversations() {
      const found = new Set<string>();
      for (const day of await days()) {
        await each(day, (record) => found.add(record.conversation));
      }
      return [...found];
    },
    async follow(id) {
      await prepare();
      ids.follow(id);
    },
    async append(entry) {
      await prepare();
      const record: LogRecord = { id: ids.next(now()), ...entry };
      const day = dayOf(record.at);
      lastIds.set(day, record.id);
      await new Promise<void>((resolve, reject) => {
        const done: WaitingLine['done'] = (error) => (error === undefined ? resolve() : reject(error));
        const line = `${JSON.stringify(record)}\n`;
        const queue = waiting.get(day);
        if (queue !== undefined) {
          queue.push({ line, done });
          return;
        }
        waiting.set(day, [{ line, done }]);
        const next = (writing.get(day) ?? Promise.resolve()).then(() => write(day));
        writing.set(day, next);
      });
      return record;
    },
    async messages(conversation, afterId, since = Number.POSITIVE_INFINITY) {
      await prepare();
      const wanted = (id: string): boolean => afterId === undefined || id > afterId || idTime(id) >= since;
      const found: LogRecord[] = [];
      for (const day of await days()) {
        // A file that another process began is not known here; it is read.
        const last = lastIds.get(day);
        if (last !== undefined && !wanted(last)) continue;
        await each(day, (record) => {
          if (record.conversation === conversation && wanted(record.id)) found.push(record);
        });
      }
      return fold(found);
    },
    async find(conversation, by, values, since = 0) {
      await prepare();
      const ids = by === 'id' ? values : await idsOf(conversation, values, since);
      const records = await lookFor(conversation, ids);
      return fold(records.filter((record) => ids.has(record.target ?? record.id)));
    },
  };

  /** The records with one of these ids, and those that change them. */
  async function lookFor(conversation: string, ids: ReadonlySet<string>): Promise<LogRecord[]> {
    const found: LogRecord[] = [];
    const [oldest] = [...ids].sort();
    if (oldest === undefined) return found;
    for (const day of await days()) {
      // Whatever day an edit is logged under, its id is greater than that of its message.
      const last = lastIds.get(day);
      if (last !== undefined && last < oldest) continue;
      await each(
        day,
        (record) => {
          if (record.conversation === conversation) found.push(record);
        },
        holdsOne(ids),
      );
    }
    return found;
  }

  /** The ids of refs, which mostly are of late: the last days are looked through first. */
  async function idsOf(conversation: string, refs: ReadonlySet<string>, since: number): Promise<Set<string>> {
    const found = new Map<string, string>();
    for (const day of (await days()).reverse()) {
      if (found.size === refs.size) break;
      const last = lastIds.get(day);
      if (last !== undefined && idTime(last) < since - CLOCKS_DIFFER_MS) continue;
      await each(
        day,
        ({ id, ref, conversation: place }) => {
          if (place === conversation && ref !== undefined && refs.has(ref)) found.set(ref, id);
        },
        holdsOne(refs),
      );
    }
    return new Set(found.values());
  }
}

/** Whether a line holds one of the values as a string. */
function holdsOne(values: ReadonlySet<string>): (line: string) => boolean {
  const strings = [...values].map((value) => JSON.stringify(value));
  return (line) => strings.some((string) => line.includes(string));
}
