import type { LogRecord } from '../../chat/message.ts';
import type { Database } from '../../state/database.ts';
import { isDamage } from '../../state/database.ts';
import type { DerivedDatabase } from '../../state/derived-database.ts';
import { createMutex } from '../../state/mutex.ts';
import { messageOf } from '../../text/error-message.ts';
import type { Clock, Timer } from '../../time/clock.ts';
import { addDays, type Day, localDay } from '../../time/zone.ts';
import type { Verdict } from '../space-state.ts';
import type { Passage } from '../types.ts';
import { answersAmong, isAboutOneself, linesAbout, type Speaker } from './answers.ts';
import { CANDIDATES, rankedIn } from './candidates.ts';
import type { Embedder } from './embedder.ts';
import { type Entry, FLAG } from './entry.ts';
import { createFiles } from './files.ts';
import type { Ranks } from './fusion.ts';
import {
  countEntries,
  INDEX_SCHEMA,
  INDEX_VERSION,
  type MessagePlace,
  placesOf,
  rowsAround,
  speakersIn,
} from './index-file.ts';
import { createMeaning, type EmbeddingsState } from './meaning.ts';
import { passageOf, placeOf, standOf } from './passages.ts';
import { QUESTION_CHARS, type Sought, soughtBy } from './question.ts';
import type { Part, Ranked } from './ranking.ts';
import { createUpkeep, type Upkeep, type UpkeepSources } from './upkeep.ts';
import { VECTOR_SCHEMA } from './vectors.ts';

export type { Part } from './ranking.ts';

/** A place in what was said and noted that may answer a question. */
export interface Hit extends Passage {
  /** The conversation in which it was said, of a message. */
  conversation?: string;
  /** The platform's id of the message, where it has one. */
  ref?: string;
  /** Of a note: its file in the space, its line there, from 1, and the log id of the message that it rests on. */
  path?: string;
  line?: number;
  turn?: string;
  /** ISO 8601, UTC: when it was said, where that is known. */
  at?: string;
  /** Newer words replaced it. */
  superseded: boolean;
  /** What its score is the sum of; with embeddings its place among what words find. */
  parts: Readonly<Record<Part, number>>;
  /** With embeddings: its places among what words and what meaning find, which make its score. */
  ranks?: Ranks;
}

/** How the index stands. */
export interface IndexState {
  /** Messages, notes and items in it; `null` when it cannot be opened. */
  entries: number | null;
  /** On the disk. */
  bytes: number;
  /** `none`: it is made at the first question. What is damaged or unreadable is made anew then. */
  state: 'none' | 'ready' | 'damaged' | 'unreadable';
  /** `null` where none are configured, and while there is no index. */
  embeddings: EmbeddingsState | null;
}

export interface SearchOptions {
  /** For what was said and not indexed yet, in milliseconds: after it the index answers as it is. Default: for ever. */
  patienceMs?: number;
  /** What is no hit, such as what whoever asks sees anyway; it takes no hit's place. Default: nothing. */
  without?: (found: Pick<Passage, 'kind' | 'id'>) => boolean;
}

/** Finds what was said and noted about a question, with the words of the machine alone. */
export interface Recall {
  /**
   * What matters for a question, best first.
   * @param most hits, at most 100
   */
  search(question: string, at: number, most: number, how?: SearchOptions): Promise<Hit[]>;
  /**
   * What answers a question by itself, best first: less than `search`, and nothing that newer words replaced.
   * @param asker whose lines answer a question about oneself when its words decide nothing: newest first, of score 0
   */
  find(question: string, at: number, asker?: Speaker, patienceMs?: number): Promise<Passage[]>;
  /** An entry with what was said right around it, in the order of the conversation; none when it is gone. */
  around(kind: Passage['kind'], id: string, patienceMs?: number): Promise<Passage[]>;
  /** Where some messages stand on their platform, by their log ids; those that are gone are left out. */
  places(ids: readonly string[]): Promise<ReadonlyMap<string, MessagePlace>>;
  /** Looks at the index as it stands, and makes none. */
  describe(): Promise<IndexState>;
  /** Makes the index anew from the files. */
  rebuild(): Promise<IndexState>;
  /** Takes a record that was just logged. */
  heard(record: LogRecord): void;
  /** Gives the index file back; the next question opens it again. */
  close(): Promise<void>;
}

interface RecallOptions extends Omit<UpkeepSources, 'dayOf'>, DerivedDatabase {
  /** What dreams decided about some notes, by their keys. */
  verdicts: (keys: readonly string[]) => Promise<ReadonlyMap<string, Verdict>>;
  /** Finds by meaning, too; `fills`: whether vectors are made of what is indexed. */
  embeddings?: { embedder: Embedder; fills: boolean };
  zone: string;
  dayStartsAt: string;
  clock: Clock;
  /** How many passages `find` gives at most. */
  maxResults: number;
  warn: (sentence: string) => void;
}

/** Of what stands around an entry that somebody wants to see, on each side. */
const AROUND = 2;
/** Notes of these last days are compared with their files before each search; hits of others when they are found. */
const FRESH_DAYS = 3;
/** An index that nobody asks gives its file back. */
const IDLE_MS = 5 * 60 * 1000;
/** What was said waits so long for the index, unless somebody asks. */
const FRESHEN_MS = 2_000;
/** Nobody in a chat waits longer because much was said that is not indexed yet, in milliseconds. */
export const INDEX_PATIENCE_MS = 500;
/** What newer words replaced counts so much less. */
export const SUPERSEDED = 0.5;

/** An index with what keeps it. */
interface Opened {
  database: Database;
  upkeep: Upkeep;
}

/** Recall over one space: its messages, notes and items. The index is made when somebody first asks. */
export function openRecall(options: RecallOptions): Recall {
  const { zone, dayStartsAt, clock, warn } = options;
  const oneAtATime = createMutex();
  let opened: Opened | undefined;
  let idle: Timer | undefined;
  let catchingUp: Promise<void> | undefined;
  let freshening: Timer | undefined;
  let warned = '';

  const { standing, lately } = createFiles(options);

  const dayOf = (at: number): Day => localDay(at, zone, dayStartsAt);
  const meaning =
    options.embeddings === undefined
      ? undefined
      : createMeaning({ ...options, ...options.embeddings, whileOpen });

  function whileOpen<T>(work: (database: Database) => Promise<T>): Promise<T | undefined> {
    return oneAtATime(async () => {
      if (opened === undefined) return undefined;
      restLater();
      return work(opened.database);
    });
  }

  async function open(): Promise<Opened> {
    if (opened !== undefined) return opened;
    const database = await options.open([...INDEX_SCHEMA, ...VECTOR_SCHEMA]);
    if (!(await isOurs(database))) {
      await database.close();
      await options.discard();
      return open();
    }
    opened = { database, upkeep: createUpkeep(database, { ...options, dayOf }) };
    return opened;
  }

  async function close(): Promise<void> {
    idle?.cancel();
    freshening?.cancel();
    freshening = undefined;
    const closing = opened;
    closing?.upkeep.stop();
    await catchingUp?.catch(() => undefined);
    opened = undefined;
    await closing?.database.close();
  }

  /** Works on an index that is up to date, as far as the disk lets it be. A damaged one is made anew once. */
  function withIndex<T>(
    today: Day,
    work: (database: Database) => Promise<T>,
    patienceMs = Number.POSITIVE_INFINITY,
  ): Promise<T> {
    return oneAtATime(async () => {
      try {
        return await tried(today, work, patienceMs);
      } catch (error) {
        if (!isDamage(error)) throw error;
        warn(`The search index is damaged and is made anew: ${messageOf(error)}`);
        await close().catch(() => undefined);
        await options.discard();
        return tried(today, work, patienceMs);
      } finally {
        restLater();
      }
    });
  }

  function restLater(): void {
    idle?.cancel();
    idle = clock.after(IDLE_MS, () => void oneAtATime(close).catch(() => undefined));
  }

  async function describe(): Promise<IndexState> {
    const bytes = await options.size();
    if (bytes === undefined) return { entries: 0, bytes: 0, state: 'none', embeddings: null };
    try {
      const { database } = await open();
      const embeddings = (await meaning?.state(database)) ?? null;
      return { entries: await countEntries(database), bytes, state: 'ready', embeddings };
    } catch (error) {
      await close().catch(() => undefined);
      return { entries: null, bytes, state: isDamage(error) ? 'damaged' : 'unreadable', embeddings: null };
    } finally {
      restLater();
    }
  }

  async function tried<T>(
    today: Day,
    work: (database: Database) => Promise<T>,
    patienceMs: number,
  ): Promise<T> {
    const { database } = await open();
    await within(patienceMs, caughtUp(today));
    return work(database);
  }

  /** Brings the index up to date; the one that runs already may have begun too early to know of the last words. */
  async function caughtUp(today: Day): Promise<void> {
    await catchingUp;
    catchingUp ??= catchUp(today).finally(() => {
      catchingUp = undefined;
    });
    await catchingUp;
  }

  async function catchUp(today: Day): Promise<void> {
    const { upkeep } = await open();
    try {
      await upkeep.catchUp(addDays(today, -FRESH_DAYS), today);
      warned = '';
      meaning?.fill();
    } catch (error) {
      if (isDamage(error)) throw error;
      upkeep.doubt();
      const sentence = `The search index lags behind: ${messageOf(error)}`;
      if (sentence !== warned) warn(sentence);
      warned = sentence;
    }
  }

  /** Waits for some work, or goes on without; a fault that comes later shows at the next question again. */
  function within(patienceMs: number, work: Promise<void>): Promise<void> {
    if (patienceMs === Number.POSITIVE_INFINITY) return work;
    return new Promise((resolve, reject) => {
      const timer = clock.after(patienceMs, resolve);
      work.then(resolve, reject).finally(() => timer.cancel());
    });
  }

  /** Keeps an index that is open up to date while nobody asks, so that a question finds it ready. */
  function freshenLater(): void {
    if (opened === undefined || freshening !== undefined) return;
    freshening = clock.after(FRESHEN_MS, () => {
      freshening = undefined;
      if (opened !== undefined) caughtUp(dayOf(clock.now())).catch(() => undefined);
    });
  }

  async function ranked(
    text: string,
    at: number,
    patienceMs?: number,
  ): Promise<{ sought: Sought; found: (Ranked<Entry> & { ranks?: Ranks })[] }> {
    const asked = meaning?.ask(text);
    const usual = await options.usual();
    return withIndex(
      dayOf(at),
      async (database) => {
        const speakers = await speakersIn(database);
        const sought = soughtBy({ text: text.slice(0, QUESTION_CHARS), at, zone, usual, speakers });
        const vector = await asked;
        const alike = vector === undefined ? undefined : await meaning?.nearest(database, vector);
        return { sought, found: await rankedIn(database, sought, alike) };
      },
      patienceMs,
    );
  }

  return {
    heard(record) {
      opened?.upkeep.heard(record);
      freshenLater();
    },
    async search(question, at, most, { patienceMs, without = () => false } = {}) {
      const { found } = await ranked(question, at, patienceMs);
      const wanted = found.filter(({ entry }) => !without(passageOf(entry)));
      const kept = await standing(wanted, most);
      const hits = kept.map(
        ({ entry, score, parts, ranks, note, superseded }): Hit => ({
          ...passageOf(entry),
          ...placeOf(entry),
          ...(note === undefined ? {} : standOf(note)),
          score: superseded ? score * SUPERSEDED : score,
          superseded,
          parts,
          ...(ranks === undefined ? {} : { ranks }),
        }),
      );
      return hits.sort((a, b) => b.score - a.score).slice(0, most);
    },
    async find(question, at, asker, patienceMs) {
      const { sought, found } = await ranked(question, at, patienceMs);
      const own = found.filter(({ entry }) => (entry.flags & FLAG.foreign) === 0);
      const kept = await standing(own, CANDIDATES);
      const passages = kept.filter(({ superseded }) => !superseded).map(({ entry }) => passageOf(entry));
      const answers = answersAmong(question, sought.language, passages, options.maxResults);
      if (answers.length > 0 || asker === undefined || !isAboutOneself(question, sought.language))
        return answers;
      return linesAbout(asker, await lately(dayOf(at)));
    },
    async around(kind, id, patienceMs) {
      const rows = await withIndex(
        dayOf(clock.now()),
        (database) => rowsAround(database, kind, id, AROUND),
        patienceMs,
      );
      const spoken = rows.filter((row) => row.kind !== 'context').map((entry) => ({ entry }));
      return (await standing(spoken, spoken.length)).map(({ entry }) => passageOf(entry));
    },
    places: (ids) => withIndex(dayOf(clock.now()), (database) => placesOf(database, ids), INDEX_PATIENCE_MS),
    describe: () => oneAtATime(describe),
    async rebuild() {
      await oneAtATime(async () => {
        await close();
        await options.discard();
      });
      return withIndex(dayOf(clock.now()), describe);
    },
    async close() {
      await meaning?.stop();
      await oneAtATime(close);
    },
  };
}

/** Whether the index was made by this version, or has just begun. One that cannot be read is closed. */
async function isOurs(database: Database): Promise<boolean> {
  try {
    const made = await database.get<{ value: string }>("SELECT value FROM about WHERE name = 'version'");
    if (made !== undefined) return made.value === INDEX_VERSION;
    await database.run("INSERT INTO about (name, value) VALUES ('version', ?)", INDEX_VERSION);
    return true;
  } catch (error) {
    await database.close().catch(() => undefined);
    throw error;
  }
}
