import { messageOf } from '../../chat/errors.ts';
import type { LogRecord } from '../../chat/message.ts';
import { type Database, isDamage } from '../../state/database.ts';
import type { DerivedDatabase } from '../../state/derived-database.ts';
import { createMutex } from '../../state/mutex.ts';
import type { Clock, Timer } from '../../time/clock.ts';
import { addDays, type Day, localDay } from '../../time/zone.ts';
import type { Speaker } from './answers.ts';
import type { Embedder } from './embedder.ts';
import type { Entry } from './entry.ts';
import { countEntries, INDEX_SCHEMA, INDEX_VERSION, speakersIn } from './index-file.ts';
import { createMeaning, type EmbeddingsState, type Meaning } from './meaning.ts';
import { createUpkeep, type Upkeep, type UpkeepSources } from './upkeep.ts';
import { VECTOR_SCHEMA } from './vectors.ts';

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

/** The index of a space: made when somebody first asks, kept up to date, given back when nobody asks. */
interface IndexLife {
  /** Of its entries; `undefined` where no embeddings are configured. */
  meaning: Meaning | undefined;
  /**
   * Works on an index that is up to date, as far as the disk lets it be. A damaged one is made anew once.
   * @param patience Default: for ever
   */
  use<T>(work: (index: IndexInUse) => Promise<T>, at: number, patience?: Patience<T>): Promise<T>;
  /** Looks at the index as it stands, and makes none. */
  describe(): Promise<IndexState>;
  /** Makes the index anew from the files. */
  rebuild(): Promise<IndexState>;
  /** Compares the notes of a day with their file when the index is next brought up to date. */
  doubtNotes(day: Day): void;
  /** Takes a record that was just logged. */
  heard(record: LogRecord): void;
  /** Gives the index file back, and waits for nothing that reads on; the next question opens it again. */
  close(): Promise<void>;
}

/** How long somebody waits. */
interface Patience<T> {
  /** For others who use the index, and then for what was said and not indexed yet: without it the index answers as it is. */
  ms: number;
  /** What is given when others use the index all that time. */
  otherwise: () => T;
}

/** An index that is open. */
export interface IndexInUse {
  database: Database;
  /** Everybody who said something that is in the index. */
  speakers(): Promise<readonly Speaker[]>;
  /** Whether an entry's message was edited or deleted since, which the index does not know yet. */
  isOutdated(entry: Pick<Entry, 'kind' | 'key'>): boolean;
}

export interface IndexLifeOptions extends Omit<UpkeepSources, 'dayOf'>, DerivedDatabase {
  /** Finds by meaning, too; `fills`: whether vectors are made of what is indexed. */
  embeddings?: { embedder: Embedder; fills: boolean };
  zone: string;
  dayStartsAt: string;
  /** Names what `redact` takes out: an index that was made with another one is made anew. */
  redacted: string;
  clock: Clock;
  warn: (sentence: string) => void;
}

/** An index with what keeps it. */
interface Opened {
  database: Database;
  upkeep: Upkeep;
  catchingUp?: Promise<void> | undefined;
  /** Asked for with every question; forgotten whenever something is written. */
  speakers?: Promise<readonly Speaker[]> | undefined;
  /** Nothing begins on it any more. */
  isClosing: boolean;
}

/** Notes of these last days are compared with their files before each search; hits of others when they are found. */
const FRESH_DAYS = 3;
/** An index that nobody asks gives its file back. */
const IDLE_MS = 5 * 60 * 1000;
/** What was said waits so long for the index, unless somebody asks. */
const FRESHEN_MS = 2_000;

export function createIndexLife(options: IndexLifeOptions): IndexLife {
  const { zone, dayStartsAt, clock, warn } = options;
  const oneAtATime = createMutex();
  const fingerprint = [INDEX_VERSION, zone, dayStartsAt, options.redacted].join(' ');
  let opened: Opened | undefined;
  /** Calls of `close` that wait for their turn: what has its turn before them reads no more files. */
  let closings = 0;
  let idle: Timer | undefined;
  let freshening: Timer | undefined;
  let warned = '';

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
    if (!(await isOurs(database, fingerprint))) {
      await database.close();
      await options.discard();
      return open();
    }
    const forgetSpeakers = (): void => {
      index.speakers = undefined;
    };
    const upkeep = createUpkeep(watched(database, forgetSpeakers), { ...options, dayOf });
    const index: Opened = { database, upkeep, isClosing: false };
    opened = index;
    if (closings > 0) stop(opened);
    return opened;
  }

  function stop(index: Opened): void {
    index.isClosing = true;
    index.upkeep.stop();
  }

  async function closeNow(): Promise<void> {
    idle?.cancel();
    freshening?.cancel();
    freshening = undefined;
    const closing = opened;
    if (closing === undefined) return;
    stop(closing);
    await closing.catchingUp?.catch(() => undefined);
    opened = undefined;
    await closing.database.close();
  }

  /** Ends what reads on, does without what waits for the network, and works once what had its turn before is through. */
  async function afterClosing(work: () => Promise<void>): Promise<void> {
    closings += 1;
    if (opened !== undefined) stop(opened);
    try {
      await meaning?.stop();
      await oneAtATime(async () => {
        await closeNow();
        await work();
      });
    } finally {
      closings -= 1;
    }
  }

  function restLater(): void {
    idle?.cancel();
    idle = clock.after(IDLE_MS, () => void oneAtATime(closeNow).catch(() => undefined));
  }

  async function tried<T>(
    work: (index: IndexInUse) => Promise<T>,
    today: Day,
    patienceMs: number,
  ): Promise<T> {
    const index = await open();
    await within(patienceMs, caughtUp(index, today));
    return work({
      database: index.database,
      speakers() {
        index.speakers ??= speakersIn(index.database);
        return index.speakers;
      },
      isOutdated: ({ kind, key }) => kind === 'message' && index.upkeep.isOutdated(key),
    });
  }

  /** Brings the index up to date; the one that runs already may have begun too early to know of the last words. */
  async function caughtUp(index: Opened, today: Day): Promise<void> {
    await index.catchingUp;
    if (index.isClosing) return;
    index.catchingUp ??= catchUp(index, today).finally(() => {
      index.catchingUp = undefined;
    });
    await index.catchingUp;
  }

  async function catchUp({ upkeep }: Opened, today: Day): Promise<void> {
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
      if (opened !== undefined) caughtUp(opened, dayOf(clock.now())).catch(() => undefined);
    });
  }

  async function describe(): Promise<IndexState> {
    const bytes = await options.size();
    if (bytes === undefined) return { entries: 0, bytes: 0, state: 'none', embeddings: null };
    try {
      const { database } = await open();
      const embeddings = (await meaning?.state(database)) ?? null;
      return { entries: await countEntries(database), bytes, state: 'ready', embeddings };
    } catch (error) {
      await closeNow().catch(() => undefined);
      return { entries: null, bytes, state: isDamage(error) ? 'damaged' : 'unreadable', embeddings: null };
    } finally {
      restLater();
    }
  }

  /** Whoever gives up waiting for their turn has none. */
  function inTurn<T>(work: (patienceMs: number) => Promise<T>, patience?: Patience<T>): Promise<T> {
    if (patience === undefined) return oneAtATime(() => work(Number.POSITIVE_INFINITY));
    const { ms, otherwise } = patience;
    const until = clock.now() + ms;
    return new Promise((resolve, reject) => {
      let isGivenUp = false;
      const timer = clock.after(ms, () => {
        isGivenUp = true;
        resolve(otherwise());
      });
      oneAtATime(async () => {
        timer.cancel();
        return isGivenUp ? otherwise() : work(Math.max(0, until - clock.now()));
      }).then(resolve, reject);
    });
  }

  const use: IndexLife['use'] = (work, at, patience) =>
    inTurn(async (patienceMs) => {
      try {
        return await tried(work, dayOf(at), patienceMs);
      } catch (error) {
        if (!isDamage(error)) throw error;
        warn(`The search index is damaged and is made anew: ${messageOf(error)}`);
        await closeNow().catch(() => undefined);
        await options.discard();
        return tried(work, dayOf(at), patienceMs);
      } finally {
        restLater();
      }
    }, patience);

  return {
    meaning,
    use,
    heard(record) {
      opened?.upkeep.heard(record);
      freshenLater();
    },
    doubtNotes: (day) => opened?.upkeep.doubtNotes(day),
    describe: () => oneAtATime(describe),
    async rebuild() {
      await afterClosing(options.discard);
      return use(describe, clock.now());
    },
    close: () => afterClosing(async () => undefined),
  };
}

/** A database that tells when something was written to it. */
function watched(database: Database, changed: () => void): Database {
  return {
    ...database,
    async batch(statements) {
      if (statements.length > 0) await database.batch(statements).finally(changed);
    },
  };
}

/** Whether the index was made by this version with these settings, or has just begun. One that cannot be read is closed. */
async function isOurs(database: Database, fingerprint: string): Promise<boolean> {
  try {
    // Another process may begin the same file at this moment.
    await database.run("INSERT OR IGNORE INTO about (name, value) VALUES ('version', ?)", fingerprint);
    const made = await database.get<{ value: string }>("SELECT value FROM about WHERE name = 'version'");
    return made?.value === fingerprint;
  } catch (error) {
    await database.close().catch(() => undefined);
    throw error;
  }
}
