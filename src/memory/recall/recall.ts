import type { LogRecord } from '../../chat/message.ts';
import type { Database } from '../../state/database.ts';
import { isDamage } from '../../state/database.ts';
import { createMutex } from '../../state/mutex.ts';
import { messageOf } from '../../text/error-message.ts';
import type { Clock, Timer } from '../../time/clock.ts';
import { addDays, type Day, localDay } from '../../time/zone.ts';
import type { LiveNote } from '../notes.ts';
import type { Verdict } from '../space-state.ts';
import type { Item, Passage } from '../types.ts';
import { answersAmong, isAboutOneself, linesAbout, type Speaker } from './answers.ts';
import { type Entry, FLAG } from './entry.ts';
import {
  frequencies,
  INDEX_SCHEMA,
  INDEX_VERSION,
  matching,
  saidOn,
  speakersIn,
  withNeighbours,
} from './index-file.ts';
import { type Sought, soughtBy } from './question.ts';
import { type Collection, type Part, type Ranked, rank } from './ranking.ts';
import { neighboursOf } from './spelling.ts';
import { shownText } from './terms.ts';
import { createUpkeep, type Upkeep, type UpkeepSources } from './upkeep.ts';

export type { Part } from './ranking.ts';

/** A place in what was said and noted that may answer a question. */
export interface Hit extends Passage {
  /** The conversation in which it was said, of a message. */
  conversation?: string;
  /** ISO 8601, UTC: when it was said, where that is known. */
  at?: string;
  /** Newer words replaced it. */
  superseded: boolean;
  /** What its score is the sum of. */
  parts: Readonly<Record<Part, number>>;
}

/** Finds what was said and noted about a question, with the words of the machine alone. */
export interface Recall {
  /**
   * What matters for a question, best first.
   * @param most hits, at most 100
   */
  search(question: string, at: number, most: number): Promise<Hit[]>;
  /**
   * What answers a question by itself, best first: less than `search`, and nothing that newer words replaced.
   * @param asker whose lines answer a question about oneself when its words decide nothing: newest first, of score 0
   */
  find(question: string, at: number, asker?: Speaker): Promise<Passage[]>;
  /** Takes a record that was just logged. */
  heard(record: LogRecord): void;
  /** Gives the index file back; the next question opens it again. */
  close(): Promise<void>;
}

interface RecallOptions extends Omit<UpkeepSources, 'dayOf'> {
  /** Opens the index's file, or a copy of it where nothing may be written. */
  open: (schema: readonly string[]) => Promise<Database>;
  /** Removes a damaged index, so that `open` makes a new one. */
  discard: () => Promise<void>;
  /** What dreams decided about some notes, by their keys. */
  verdicts: (keys: readonly string[]) => Promise<ReadonlyMap<string, Verdict>>;
  zone: string;
  dayStartsAt: string;
  clock: Clock;
  /** How many passages `find` gives at most. */
  maxResults: number;
  warn: (sentence: string) => void;
}

/** Candidates that the index proposes by BM25. */
const CANDIDATES = 100;
/** What stands around a hit may be one too: an answer without the question's words. */
const BEFORE = 2;
const AFTER = 4;
/** As far around the candidates as ranking looks. */
const REACH_BEFORE = BEFORE + 6;
const REACH_AFTER = AFTER + 6;
/** Of each span of days that a question names. */
const MOST_OF_A_SPAN = 200;
/** Notes of these last days are compared with their files before each search; hits of others when they are found. */
const FRESH_DAYS = 3;
/** An index that nobody asks gives its file back. */
const IDLE_MS = 5 * 60 * 1000;
/** How far back daily notes tell about a person. */
const LATELY_DAYS = 30;
const QUESTION_CHARS = 8_000;
const SUPERSEDED = 0.5;

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
  let warned = '';

  const dayOf = (at: number): Day => localDay(at, zone, dayStartsAt);

  async function open(): Promise<Opened> {
    if (opened !== undefined) return opened;
    const database = await options.open(INDEX_SCHEMA);
    const version = await database.get<{ value: string }>("SELECT value FROM about WHERE name = 'version'");
    if (version !== undefined && version.value !== INDEX_VERSION) {
      await database.close();
      await options.discard();
      return open();
    }
    await database.run("INSERT OR REPLACE INTO about (name, value) VALUES ('version', ?)", INDEX_VERSION);
    opened = { database, upkeep: createUpkeep(database, { ...options, dayOf }) };
    return opened;
  }

  async function close(): Promise<void> {
    idle?.cancel();
    const closing = opened;
    opened = undefined;
    await closing?.database.close();
  }

  /** Works on an index that is up to date, as far as the disk lets it be. A damaged one is made anew once. */
  function withIndex<T>(today: Day, work: (database: Database) => Promise<T>): Promise<T> {
    return oneAtATime(async () => {
      try {
        return await tried(today, work);
      } catch (error) {
        if (!isDamage(error)) throw error;
        warn(`The search index is damaged and is made anew: ${messageOf(error)}`);
        await close().catch(() => undefined);
        await options.discard();
        return tried(today, work);
      } finally {
        idle?.cancel();
        idle = clock.after(IDLE_MS, () => void oneAtATime(close).catch(() => undefined));
      }
    });
  }

  async function tried<T>(today: Day, work: (database: Database) => Promise<T>): Promise<T> {
    const { database, upkeep } = await open();
    try {
      await upkeep.catchUp(addDays(today, -FRESH_DAYS), today);
      warned = '';
    } catch (error) {
      if (isDamage(error)) throw error;
      upkeep.doubt();
      const sentence = `The search index lags behind: ${messageOf(error)}`;
      if (sentence !== warned) warn(sentence);
      warned = sentence;
    }
    return work(database);
  }

  async function ranked(text: string, at: number): Promise<{ sought: Sought; found: Ranked<Entry>[] }> {
    const usual = await options.usual();
    return withIndex(dayOf(at), async (database) => {
      const speakers = await speakersIn(database);
      const sought = soughtBy({ text: text.slice(0, QUESTION_CHARS), at, zone, usual, speakers });
      return { sought, found: await rankedIn(database, sought) };
    });
  }

  /** What stands in the files no longer is no hit, whatever the index holds. */
  async function standing(found: readonly Ranked<Entry>[], most: number): Promise<Ranked<Entry>[]> {
    const notes = new Map<Day, ReadonlyMap<string, LiveNote>>();
    const kept: Ranked<Entry>[] = [];
    for (const one of found) {
      if (kept.length >= most) break;
      const { kind, key, day, text } = one.entry;
      if (kind === 'note' && day !== '') {
        if (!notes.has(day)) {
          notes.set(day, new Map((await options.notes.live(day, day)).map((note) => [note.key, note])));
        }
        const note = notes.get(day)?.get(key);
        if (note === undefined || shownText(note.text, options.redact) !== text) continue;
      }
      kept.push(one);
    }
    return kept;
  }

  /** Keys of the notes, and ids of the messages, that newer words replaced or a person took out. */
  async function replaced(found: readonly Ranked<Entry>[]): Promise<ReadonlySet<string>> {
    const items = await options.items();
    const days = [
      ...new Set(found.flatMap(({ entry: { day, kind } }) => (kind === 'item' || day === '' ? [] : [day]))),
    ];
    const notes: LiveNote[] = [];
    for (const day of days) notes.push(...(await options.notes.live(day, day)));
    const verdicts = await options.verdicts(notes.map(({ key }) => key));
    const gone = new Set<string>();
    for (const { key, record } of notes) {
      if (!isGone(key, verdicts.get(key), items)) continue;
      gone.add(key);
      for (const turn of record?.turns ?? []) gone.add(turn);
    }
    return gone;
  }

  /** The items, and what was noted lately and still holds. */
  async function lately(today: Day): Promise<Passage[]> {
    const items = await options.items();
    const notes = await options.notes.live(addDays(today, -LATELY_DAYS), today);
    const verdicts = await options.verdicts(notes.map(({ key }) => key));
    return [
      ...items.map(passageOfItem),
      ...notes.filter(({ key }) => !isGone(key, verdicts.get(key), items)).map(passageOfNote),
    ];
  }

  return {
    heard: (record) => opened?.upkeep.heard(record),
    async search(question, at, most) {
      const { found } = await ranked(question, at);
      const kept = await standing(found, Math.max(most, CANDIDATES));
      const gone = await replaced(kept);
      const hits = kept.map(({ entry, score, parts }): Hit => {
        const superseded = gone.has(entry.key);
        return {
          ...passageOf(entry),
          ...placeOf(entry),
          score: superseded ? score * SUPERSEDED : score,
          superseded,
          parts,
        };
      });
      return hits.sort((a, b) => b.score - a.score).slice(0, most);
    },
    async find(question, at, asker) {
      const { sought, found } = await ranked(question, at);
      const own = found.filter(({ entry }) => (entry.flags & FLAG.foreign) === 0);
      const kept = await standing(own, CANDIDATES);
      const gone = await replaced(kept);
      const passages = kept.filter(({ entry }) => !gone.has(entry.key)).map(({ entry }) => passageOf(entry));
      const answers = answersAmong(question, sought.language, passages, options.maxResults);
      if (answers.length > 0 || asker === undefined || !isAboutOneself(question, sought.language))
        return answers;
      return linesAbout(asker, await lately(dayOf(at)));
    },
    close: () => oneAtATime(close),
  };
}

async function rankedIn(database: Database, sought: Sought): Promise<Ranked<Entry>[]> {
  const terms = [...sought.terms.keys()];
  const counted = await frequencies(database, terms);
  const neighbours = await neighboursOf(
    database,
    terms.filter((term) => !counted.holding.has(term)),
  );
  const near = [...neighbours.values()].flat();
  const holding =
    near.length === 0 ? counted.holding : (await frequencies(database, [...terms, ...near])).holding;
  const hits = await matching(database, [...terms.filter((term) => holding.has(term)), ...near], CANDIDATES);
  for (const { from, to } of sought.spans) hits.push(...(await saidOn(database, from, to, MOST_OF_A_SPAN)));
  const pool = await withNeighbours(database, hits, REACH_BEFORE, REACH_AFTER);
  const collection: Collection = { holding, total: counted.total, neighbours };
  return rank(sought, pool, candidatesAmong(pool, new Set(hits)), collection);
}

/** Hits, and what stands right around one in its conversation. */
function candidatesAmong(
  pool: readonly (Entry & { id: number })[],
  hits: ReadonlySet<number>,
): (entry: Entry) => boolean {
  const places = new Map<string, Set<number>>();
  const alone = new Set<Entry>();
  for (const entry of pool) {
    if (!hits.has(entry.id)) continue;
    if (entry.conversation === null) {
      alone.add(entry);
      continue;
    }
    const there = places.get(entry.conversation) ?? new Set();
    for (let place = entry.place - BEFORE; place <= entry.place + AFTER; place += 1) there.add(place);
    places.set(entry.conversation, there);
  }
  return (entry) =>
    entry.kind !== 'context' &&
    (entry.conversation === null
      ? alone.has(entry)
      : places.get(entry.conversation)?.has(entry.place) === true);
}

/** Whether a note was replaced by newer words, or its line was taken out: an answer must not tell it as if it held. */
function isGone(key: string, verdict: Verdict | undefined, items: readonly Item[]): boolean {
  if (verdict === 'rejected' || verdict === 'skipped') return true;
  return verdict === 'promoted' && !items.some((item) => item.notes.includes(key));
}

function passageOf({ kind, key, text, day, speakerId, speaker }: Entry): Passage {
  return {
    kind: kind === 'context' ? 'message' : kind,
    id: key,
    text,
    score: 0,
    ...(day === '' ? {} : { day }),
    ...(speakerId === '' ? {} : { speaker: { id: speakerId, name: speaker } }),
  };
}

function passageOfItem({ n, text, lastConfirmed, sources }: Item): Passage {
  const speaker = sources[0]?.speaker;
  const day = lastConfirmed?.slice(0, 10);
  return {
    kind: 'item',
    id: String(n),
    text,
    score: 0,
    ...(day === undefined ? {} : { day }),
    ...(speaker === undefined ? {} : { speaker }),
  };
}

function passageOfNote({ key, text, day, record }: LiveNote): Passage {
  const speaker = record?.speaker;
  return { kind: 'note', id: key, text, day, score: 0, ...(speaker === undefined ? {} : { speaker }) };
}

function placeOf({ conversation, at }: Entry): Pick<Hit, 'conversation' | 'at'> {
  return {
    ...(conversation === null ? {} : { conversation }),
    ...(at === 0 ? {} : { at: new Date(at).toISOString() }),
  };
}
