import type { LogRecord } from '../../chat/message.ts';
import type { Database, Statement } from '../../state/database.ts';
import { gently } from '../../state/gently.ts';
import type { Day } from '../../time/zone.ts';
import type { Entries } from './entries.ts';
import type { Entry } from './entry.ts';
import {
  BATCH,
  type Change,
  changesTo,
  lastPlaceIn,
  marked,
  markOf,
  putChanges,
  putStatements,
  removeStatements,
  saidAs,
} from './index-file.ts';
import { forget, holdsOthers, placesFrom } from './removed.ts';
import { shownText } from './terms.ts';

/** The log, as the index reads it. */
export interface LogToIndex {
  /** The id of the last record in each day's file. */
  ends(): Promise<ReadonlyMap<Day, string>>;
  read(day: Day): Promise<LogRecord[]>;
  /** The edits and deletions among the records of one day's file. */
  changes(day: Day): Promise<LogRecord[]>;
  /** Bytes of a day's file; 0 when there is none. */
  size(day: Day): Promise<number>;
}

interface LogUpkeepOptions {
  database: Database;
  log: LogToIndex;
  entries: Entries;
  redact: (text: string) => string;
  /** Whether what runs shall end at the next batch or file. */
  isStopped: () => boolean;
}

/** Takes what was logged into the index. */
interface LogUpkeep {
  /** Forgets what somebody removed from the files, as far as they are shorter than when they were read. */
  forgetRemoved(): Promise<void>;
  /** Edits and deletions in the files that the index does not know yet. */
  missed(): Promise<LogRecord[]>;
  /** Takes what the files have and the index lacks. */
  read(usual: string): Promise<void>;
  /** Takes records of one day's file, in its order; those that the index has already are passed over. */
  take(day: Day, records: readonly LogRecord[], usual: string): Promise<void>;
  /** Keeps in mind how long the files of some days are that were read. */
  measure(days: Iterable<Day>): Promise<void>;
  /** The index may not be as it was left. */
  doubt(): void;
}

/** How much text entries that share a transaction have together. */
const BATCH_CHARS = 200_000;

export function createLogUpkeep({ database, log, entries, redact, isStopped }: LogUpkeepOptions): LogUpkeep {
  /** The last place in each conversation. */
  const places = new Map<string, number>();

  async function placeIn(conversation: string): Promise<number> {
    const last = places.get(conversation) ?? (await lastPlaceIn(database, conversation));
    places.set(conversation, last + 1);
    return last + 1;
  }

  /** The day's files that end behind what the index has of them, each with the id of the last record that it has. */
  async function* unread(): AsyncGenerator<[day: Day, mark: string]> {
    const read = await database.all<{ source: string; mark: string }>(
      "SELECT source, mark FROM read WHERE source LIKE 'log %'",
    );
    const marks = new Map(read.map(({ source, mark }) => [source, mark]));
    for (const [day, end] of await log.ends()) {
      if (isStopped()) return;
      const mark = marks.get(sourceOf(day)) ?? '';
      if (end > mark) yield [day, mark];
    }
  }

  function changeOf({ id, kind, target, text, offRecord }: LogRecord, file: Day): Change | undefined {
    if (target === undefined || offRecord) return undefined;
    return kind === 'delete'
      ? { target, id, file, isDeletion: 1, text: '' }
      : { target, id, file, isDeletion: 0, text: shownText(text, redact) };
  }

  /**
   * Puts messages in, and what changes them or others. A change may stand in an earlier file than its message, or behind
   * a later change: the index knows the one that counts of each message, whether it has the message or not.
   */
  async function write(
    day: Day,
    last: string,
    said: Map<string, Entry>,
    changes: readonly Change[],
    usual: string,
  ): Promise<void> {
    const counting = new Map<string, Change>();
    const known = await changesTo(database, [...said.keys(), ...changes.map(({ target }) => target)]);
    for (const change of [...known, ...changes]) {
      const before = counting.get(change.target);
      if (before === undefined || overrides(change, before)) counting.set(change.target, change);
    }
    const before = await saidAs(
      database,
      changes.flatMap(({ target }) => (said.has(target) ? [] : [target])),
    );
    const changed = new Map([...before.map((entry): [string, Entry] => [entry.key, entry]), ...said]);
    const gone: Entry[] = [];
    for (const { target, isDeletion, text } of counting.values()) {
      const entry = changed.get(target);
      if (entry === undefined) continue;
      if (isDeletion === 0) {
        changed.set(target, entries.edited(entry, text, usual));
        continue;
      }
      gone.push(entry);
      changed.delete(target);
    }
    await database.batch([
      ...removeStatements(gone),
      ...putStatements([...changed.values()]),
      ...putChanges([...counting.values()].filter((change) => !known.includes(change))),
      marked(sourceOf(day), last),
    ]);
  }

  async function take(day: Day, records: readonly LogRecord[], usual: string): Promise<void> {
    const done = await markOf(database, sourceOf(day));
    // What is read anew stays in its place.
    const placed = await placesFrom(database, day, done);
    let said = new Map<string, Entry>();
    let changes: Change[] = [];
    let chars = 0;
    let last = '';
    const writeSome = async (): Promise<void> => {
      if (last !== '') await write(day, last, said, changes, usual);
      said = new Map();
      changes = [];
      chars = 0;
    };
    for await (const record of gently(records)) {
      if (isStopped()) break;
      if (record.id <= done) continue;
      last = record.id;
      if (isChange(record)) {
        const change = changeOf(record, day);
        if (change === undefined) continue;
        changes.push(change);
        chars += change.text.length;
      } else if (isSearched(record)) {
        const place = placed.get(record.id) ?? (await placeIn(record.conversation));
        const entry = entries.ofRecord(record, day, place, usual);
        said.set(entry.key, entry);
        chars += entry.text.length + entry.terms.length;
      }
      if (said.size + changes.length >= BATCH || chars >= BATCH_CHARS) await writeSome();
    }
    await writeSome();
  }

  async function measure(days: Iterable<Day>): Promise<void> {
    const statements: Statement[] = [];
    for (const day of days) {
      const size = await log.size(day);
      // One that became shorter meanwhile shows when the index is next opened.
      if (size > Number(await markOf(database, sizeOf(day)))) {
        statements.push(marked(sizeOf(day), String(size)));
      }
    }
    await database.batch(statements);
  }

  return {
    take,
    async missed() {
      const found: LogRecord[] = [];
      for await (const [day, mark] of unread()) {
        for (const change of await log.changes(day)) if (change.id > mark) found.push(change);
      }
      return found;
    },
    async read(usual) {
      let isForgetful: boolean;
      do {
        isForgetful = false;
        const days: Day[] = [];
        for await (const [day] of unread()) {
          const records = await log.read(day);
          if (isStopped()) return;
          const ids = records.map(({ id }) => id);
          if (await holdsOthers(database, day, ids)) {
            await database.batch(forget(day, ids));
            // Messages of other days may have lost a change, and are read anew.
            isForgetful = true;
          }
          await take(day, records, usual);
          days.push(day);
        }
        if (!isStopped()) await measure(days);
      } while (isForgetful && !isStopped());
    },
    async forgetRemoved() {
      const known = await database.all<{ source: string; mark: string }>(
        "SELECT source, mark FROM read WHERE source LIKE 'size %'",
      );
      for (const { source, mark } of known) {
        if (isStopped()) return;
        const day = source.slice('size '.length);
        if ((await log.size(day)) >= Number(mark)) continue;
        await database.batch(
          forget(
            day,
            (await log.read(day)).map(({ id }) => id),
          ),
        );
      }
    },
    measure,
    doubt: () => places.clear(),
  };
}

export function isChange({ kind }: LogRecord): boolean {
  return kind === 'edit' || kind === 'delete';
}

function isSearched({ kind, offRecord }: LogRecord): boolean {
  return (kind === 'user' || kind === 'bot') && !offRecord;
}

/** Of two changes of a message a deletion counts, else the later one. */
function overrides(change: Change, before: Change): boolean {
  if (change.isDeletion !== before.isDeletion) return change.isDeletion > before.isDeletion;
  return change.id > before.id;
}

function sourceOf(day: Day): string {
  return `log ${day}`;
}

function sizeOf(day: Day): string {
  return `size ${day}`;
}
