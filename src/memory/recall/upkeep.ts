import type { LogRecord } from '../../chat/message.ts';
import type { Database } from '../../state/database.ts';
import { type Day, FIRST_DAY, LAST_DAY } from '../../time/zone.ts';
import type { NoteBook } from '../notes.ts';
import type { Item } from '../types.ts';
import { createEntries } from './entries.ts';
import { createFilesUpkeep, type Usual } from './upkeep-files.ts';
import { createLogUpkeep, isChange, type LogToIndex } from './upkeep-log.ts';

export interface UpkeepSources {
  log: LogToIndex;
  notes: Pick<NoteBook, 'live' | 'on' | 'byDay' | 'state'>;
  items: () => Promise<readonly Item[]>;
  redact: (text: string) => string;
  dayOf: (at: number) => Day;
  /** ISO 639-1: what is mostly spoken in the space. */
  usual: () => Promise<string>;
}

/** Keeps the index as the files are. What was read once is not read again. */
export interface Upkeep {
  /** Takes a record that was just logged; it is found from the next `catchUp` on. */
  heard(record: LogRecord): void;
  /** Brings the index up to date; notes of the days `from` to `to` are compared with their files. */
  catchUp(from: Day, to: Day): Promise<void>;
  /** Whether the index may hold words of a message that an edit or a deletion took back. */
  isOutdated(message: string): boolean;
  /** Ends a `catchUp` that runs, at the next batch; what is left is read when the index is opened again. */
  stop(): void;
  /** The next `catchUp` compares the notes of this day with their file, too. */
  doubtNotes(day: Day): void;
  /** The next `catchUp` reads as if nothing were known of the files. */
  doubt(): void;
}

/** Records that wait for the next question; more are read from the files again. */
const MOST_WAITING = 2_000;

export function createUpkeep(database: Database, sources: UpkeepSources): Upkeep {
  let waiting: LogRecord[] = [];
  let isBehind = true;
  let isStopped = false;
  const doubted = new Set<Day>();
  /** Whether all changes in the log that the index lacks are known. */
  let isSurveyed = false;
  /** Messages with a change that the index lacks, each with the id of its last one. */
  const outdated = new Map<string, string>();

  const shared = { ...sources, database, entries: createEntries(sources), isStopped: () => isStopped };
  const log = createLogUpkeep(shared);
  const files = createFilesUpkeep(shared);

  function lacks(record: LogRecord): void {
    if (!isChange(record) || record.target === undefined) return;
    if (record.id > (outdated.get(record.target) ?? '')) outdated.set(record.target, record.id);
  }

  /** What changed later than that is still lacking. */
  function has(target: string, id: string): void {
    if ((outdated.get(target) ?? '') <= id) outdated.delete(target);
  }

  async function readLog(usual: Usual): Promise<void> {
    await log.forgetRemoved();
    for (const change of await log.missed()) lacks(change);
    if (isStopped) return;
    isSurveyed = true;
    const lacking = [...outdated];
    await log.read(await usual());
    if (isStopped) return;
    for (const [target, id] of lacking) has(target, id);
  }

  async function takeWaiting(usual: Usual): Promise<void> {
    while (waiting.length > 0 && !isStopped) {
      const records = waiting;
      waiting = [];
      const byDay = new Map<Day, LogRecord[]>();
      for (const record of records) {
        const day = sources.dayOf(Date.parse(record.at));
        const ofDay = byDay.get(day);
        if (ofDay === undefined) byDay.set(day, [record]);
        else ofDay.push(record);
      }
      try {
        for (const [day, some] of byDay) await log.take(day, some, await usual());
        await log.measure(byDay.keys());
      } catch (error) {
        waiting = [...records, ...waiting];
        throw error;
      }
      if (isStopped) return;
      for (const { target, id } of records) if (target !== undefined) has(target, id);
    }
  }

  async function readDoubted(usual: Usual): Promise<void> {
    for (const day of doubted) {
      await files.readNotes(day, day, usual, false);
      doubted.delete(day);
    }
  }

  async function readAll(usual: Usual): Promise<void> {
    // What is logged from here on waits beside what is read.
    isBehind = false;
    try {
      await readLog(usual);
      if (!isStopped) await files.readNotes(FIRST_DAY, LAST_DAY, usual, false);
    } catch (error) {
      isBehind = true;
      waiting = [];
      throw error;
    }
  }

  return {
    heard(record) {
      lacks(record);
      if (isBehind) return;
      waiting.push(record);
      if (waiting.length <= MOST_WAITING) return;
      waiting = [];
      isBehind = true;
    },
    isOutdated: (message) => !isSurveyed || outdated.has(message),
    stop() {
      isStopped = true;
    },
    doubtNotes: (day) => void doubted.add(day),
    doubt() {
      waiting = [];
      isBehind = true;
      log.doubt();
      files.doubt();
    },
    async catchUp(from, to) {
      if (isStopped) return;
      let found: Promise<string> | undefined;
      const usual: Usual = () => {
        found ??= sources.usual();
        return found;
      };
      if (isBehind) await readAll(usual);
      else {
        await readDoubted(usual);
        await files.readNotes(from, to, usual, true);
      }
      await takeWaiting(usual);
      if (!isStopped) await files.readItems(usual);
    },
  };
}
