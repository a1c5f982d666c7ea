import type { LogRecord, TrustClass } from '../../chat/message.ts';
import { localDay } from '../../time/zone.ts';
import type { LiveNote } from '../notes.ts';
import type { Verdict } from '../space-state.ts';
import type { Passage } from '../types.ts';
import { answersAmong, isAboutOneself, linesAbout, type Speaker } from './answers.ts';
import { CANDIDATES, rankedIn } from './candidates.ts';
import type { Entry } from './entry.ts';
import { createFiles, type Standing } from './files.ts';
import type { Ranks } from './fusion.ts';
import { entriesOf, type MessagePlace, placesOf, type Row, rowsAround } from './index-file.ts';
import { createIndexLife, type IndexInUse, type IndexLifeOptions, type IndexState } from './index-life.ts';
import { foreignIn, passageOf, placeOf, standOf } from './passages.ts';
import { QUESTION_CHARS, type Sought, soughtBy } from './question.ts';
import type { Part, Ranked } from './ranking.ts';

export type { IndexState } from './index-life.ts';
export type { Part } from './ranking.ts';

/** The search index of a space; it can be made anew from the rest. */
export const INDEX_FILE = 'memory/.dreams/index.sqlite';

/** Something remembered, and what must be told with it so that it is not taken for more than it is. */
export interface Told extends Passage {
  /** Newer words replaced it, or a person took it out. */
  superseded: boolean;
  /** Where the words come from, when they are not the speaker's own. */
  foreign?: TrustClass;
}

/** A place in what was said and noted that may answer a question. */
export interface Hit extends Told {
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
  /** What its score is the sum of; with embeddings its place among what words find. */
  parts: Readonly<Record<Part, number>>;
  /** With embeddings: its places among what words and what meaning find, which make its score. */
  ranks?: Ranks;
}

interface SearchOptions {
  /**
   * In milliseconds; without it the index answers as it is, or with nothing while others use it. Default: for ever.
   */
  patienceMs?: number;
  /** What is no hit, such as what whoever asks sees anyway; it takes no hit's place. Default: nothing. */
  without?: (found: Pick<Passage, 'kind' | 'id'>) => boolean;
}

/** Finds what was said and noted about a question, with the words of the machine alone. */
export interface Recall {
  /**
   * What matters for a question, best first.
   * @param most hits
   */
  search(question: string, at: number, most: number, how?: SearchOptions): Promise<Hit[]>;
  /**
   * What answers a question by itself, best first: less than `search`, and nothing that newer words replaced.
   * @param asker whose lines answer a question about oneself when its words decide nothing: newest first, of score 0
   * While the index cannot be used, lines of the memory and late notes answer alone.
   */
  find(question: string, at: number, asker?: Speaker, patienceMs?: number): Promise<Passage[]>;
  /** An entry with what was said right around it, in the order of the conversation; none when it is gone. */
  around(kind: Passage['kind'], id: string, patienceMs?: number): Promise<Told[]>;
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

/** What was found for a question, best first, as far as it ranks. */
interface Ranking {
  sought: Sought;
  found: Found[];
  /** Whole entries in the order of some that were found; none of those that are gone. */
  read: (some: readonly Found[]) => Promise<(Entry | undefined)[]>;
}

type Found = Ranked<Row> & { ranks?: Ranks };

interface RecallOptions extends IndexLifeOptions {
  /** What dreams decided about some notes, by their keys. */
  verdicts: (keys: readonly string[]) => Promise<ReadonlyMap<string, Verdict>>;
  /** How many passages `find` gives at most. */
  maxResults: number;
}

/** Of what stands around an entry that somebody wants to see, on each side. */
const AROUND = 2;
/** Nobody in a chat waits longer because much was said that is not indexed yet, in milliseconds. */
export const INDEX_PATIENCE_MS = 500;
/** What newer words replaced counts so much less. */
export const SUPERSEDED = 0.5;

/** Recall over one space: its messages, notes and items. The index is made when somebody first asks. */
export function openRecall(options: RecallOptions): Recall {
  const { zone, dayStartsAt, clock } = options;
  const { standing, lately } = createFiles({ ...options, differs: (day) => index.doubtNotes(day) });
  const index = createIndexLife(options);
  const { meaning } = index;

  /** @param most so many are likely to be read whole */
  async function ranked(
    text: string,
    at: number,
    {
      most,
      isWanted,
      patienceMs,
    }: { most: number; isWanted: (entry: Row) => boolean; patienceMs?: number | undefined },
  ): Promise<Ranking> {
    const asked = meaning?.ask(text);
    const usual = await options.usual();
    const soughtAmong = (speakers: readonly Speaker[]): Sought =>
      soughtBy({ text: text.slice(0, QUESTION_CHARS), at, zone, usual, speakers });
    const use = <T>(work: (index: IndexInUse) => Promise<T>, otherwise: () => T): Promise<T> =>
      index.use(work, at, patienceMs === undefined ? undefined : { ms: patienceMs, otherwise });
    let whole = new Map<number, Entry>();
    const ranking = await use<Pick<Ranking, 'sought' | 'found'>>(
      async (inUse) => {
        const sought = soughtAmong(await inUse.speakers());
        const vector = await asked;
        const alike = vector === undefined ? undefined : await meaning?.nearest(inUse.database, vector);
        const all: Found[] = await rankedIn(inUse.database, sought, alike);
        const found = all.filter(({ entry }) => !inUse.isOutdated(entry) && isWanted(entry));
        whole = await entriesIn(inUse, found.slice(0, most));
        return { sought, found };
      },
      () => ({ sought: soughtAmong([]), found: [] }),
    );
    return {
      ...ranking,
      async read(some) {
        if (!some.every(({ entry }) => whole.has(entry.id))) {
          whole = await use(
            (inUse) => entriesIn(inUse, some),
            () => new Map(),
          );
        }
        return some.map(({ entry }) => whole.get(entry.id));
      },
    };
  }

  /** What answers without the index: what cannot be searched keeps nobody from being answered. */
  async function findInFiles(question: string, at: number, asker?: Speaker): Promise<Passage[]> {
    const text = question.slice(0, QUESTION_CHARS);
    const { language } = soughtBy({ text, at, zone, usual: await options.usual(), speakers: [] });
    const passages = await lately(localDay(at, zone, dayStartsAt));
    const answers = answersAmong(question, language, passages, options.maxResults);
    if (answers.length > 0 || asker === undefined || !isAboutOneself(question, language)) return answers;
    return linesAbout(asker, passages);
  }

  return {
    heard: index.heard,
    describe: index.describe,
    rebuild: index.rebuild,
    close: index.close,
    async search(question, at, most, { patienceMs, without = () => false } = {}) {
      const isWanted = ({ kind, key: id }: Row): boolean => kind !== 'context' && !without({ kind, id });
      const { found, read } = await ranked(question, at, { most, isWanted, patienceMs });
      const kept = await standing(found, most, read);
      const hits = kept.map(
        ({ entry, score, parts, ranks, note, superseded }): Hit => ({
          ...toldOf({ entry, note, superseded }),
          ...placeOf(entry),
          ...(note === undefined ? {} : standOf(note)),
          score: superseded ? score * SUPERSEDED : score,
          parts,
          ...(ranks === undefined ? {} : { ranks }),
        }),
      );
      return hits.sort((a, b) => b.score - a.score).slice(0, most);
    },
    async find(question, at, asker, patienceMs) {
      const isWanted = (entry: Row): boolean => foreignIn(entry) === undefined;
      const how = { most: CANDIDATES, isWanted, patienceMs };
      const ranking = await ranked(question, at, how).catch(() => undefined);
      if (ranking === undefined) return findInFiles(question, at, asker);
      const { sought, found, read } = ranking;
      const kept = await standing(found, CANDIDATES, read);
      const passages = kept
        .filter(({ entry, note, superseded }) => !superseded && foreignIn(entry, note) === undefined)
        .map(({ entry }) => passageOf(entry));
      const answers = answersAmong(question, sought.language, passages, options.maxResults);
      if (answers.length > 0 || asker === undefined || !isAboutOneself(question, sought.language))
        return answers;
      return linesAbout(asker, await lately(localDay(at, zone, dayStartsAt)));
    },
    async around(kind, id, patienceMs) {
      const rows = await index.use(
        async ({ database, isOutdated }) => {
          const found = await rowsAround(database, kind, id, AROUND);
          return found.filter((row) => !isOutdated(row));
        },
        clock.now(),
        patienceMs === undefined ? undefined : { ms: patienceMs, otherwise: () => [] },
      );
      const spoken = rows.filter((row) => row.kind !== 'context').map((entry) => ({ entry }));
      const kept = await standing(spoken, spoken.length, async (some) => some.map(({ entry }) => entry));
      return kept.map(toldOf);
    },
    places: (ids) =>
      index.use(({ database }) => placesOf(database, ids), clock.now(), {
        ms: INDEX_PATIENCE_MS,
        otherwise: () => new Map(),
      }),
  };
}

/** Whole entries by their numbers, without those whose messages were taken back since. */
async function entriesIn(
  { database, isOutdated }: IndexInUse,
  found: readonly Found[],
): Promise<Map<number, Entry>> {
  const ids = found.map(({ entry }) => entry.id);
  const entries = await entriesOf(database, ids);
  return new Map(entries.filter((entry) => !isOutdated(entry)).map((entry) => [entry.id, entry]));
}

/** What was found, with its marks. */
function toldOf({
  entry,
  note,
  superseded,
}: Pick<Standing<{ entry: Entry }>, 'entry' | 'superseded'> & { note?: LiveNote | undefined }): Told {
  const foreign = foreignIn(entry, note);
  return { ...passageOf(entry), superseded, ...(foreign === undefined ? {} : { foreign }) };
}
