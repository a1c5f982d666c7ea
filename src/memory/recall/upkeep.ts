import type { LogRecord, TrustClass } from '../../chat/message.ts';
import type { Database, Statement } from '../../state/database.ts';
import { gently } from '../../state/gently.ts';
import { languageIn } from '../../text/language.ts';
import type { Day } from '../../time/zone.ts';
import type { LiveNote, NoteBook } from '../notes.ts';
import type { Item } from '../types.ts';
import { hashText } from '../vault.ts';
import { type Entry, FLAG } from './entry.ts';
import { putStatements, removeStatements } from './index-file.ts';
import { shownText, termsOf } from './terms.ts';
import { traitsOf } from './traits.ts';

/** The log, as the index reads it. */
export interface LogToIndex {
  /** The id of the last record in each day's file. */
  ends(): Promise<ReadonlyMap<Day, string>>;
  read(day: Day): Promise<LogRecord[]>;
}

export interface UpkeepSources {
  log: LogToIndex;
  notes: Pick<NoteBook, 'live' | 'on'>;
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
  /** Ends a `catchUp` that runs, at the next batch; what is left is read when the index is opened again. */
  stop(): void;
  /** The next `catchUp` reads as if nothing were known of the files. */
  doubt(): void;
}

/** Records that wait for the next question; more are read from the files again. */
const MOST_WAITING = 2_000;
/** Entries that share a transaction, and how much text they have together. */
const BATCH = 200;
const BATCH_CHARS = 200_000;
const FIRST_DAY = '0000-01-01';
const LAST_DAY = '9999-12-31';
const TRUSTED: ReadonlySet<TrustClass> = new Set(['owner', 'member']);

export function createUpkeep(database: Database, sources: UpkeepSources): Upkeep {
  let waiting: LogRecord[] = [];
  let isBehind = true;
  let isStopped = false;
  let itemsHash: string | undefined;
  /** Texts by key of the notes of days that are compared each time, so that of a day only what changed is indexed. */
  const held = new Map<Day, ReadonlyMap<string, string>>();
  /** The last place in each conversation. */
  const places = new Map<string, number>();

  async function markOf(source: string): Promise<string> {
    const row = await database.get<{ mark: string }>('SELECT mark FROM read WHERE source = ?', source);
    return row?.mark ?? '';
  }

  const mark = (source: string, value: string): Statement => [
    'INSERT OR REPLACE INTO read (source, mark) VALUES (?, ?)',
    source,
    value,
  ];

  async function placeIn(conversation: string): Promise<number> {
    const known = places.get(conversation);
    const last =
      known ??
      (
        await database.get<{ last: number | null }>(
          'SELECT max(place) AS last FROM entries WHERE conversation = ?',
          conversation,
        )
      )?.last ??
      0;
    places.set(conversation, last + 1);
    return last + 1;
  }

  function described(text: string, usual: string): Pick<Entry, 'text' | 'terms' | 'asks' | 'flags'> {
    const shown = shownText(text, sources.redact);
    const language = languageIn(shown, usual);
    const { asks, flags } = traitsOf(shown, language);
    return {
      text: shown,
      terms: termsOf(shown, language).join(' '),
      asks: asks === '' ? '' : termsOf(asks, language).join(' '),
      flags,
    };
  }

  /** The entry that a record makes; `undefined` for what is not searched. */
  async function newEntry(record: LogRecord, usual: string): Promise<Entry | undefined> {
    if ((record.kind !== 'user' && record.kind !== 'bot') || record.offRecord) return undefined;
    return entryOf(record, usual);
  }

  /** What an edit or a deletion changes; what it names stands in the index before. */
  async function changesOf({ kind, target: key = '', text }: LogRecord, usual: string): Promise<Statement[]> {
    if (kind === 'delete')
      return removeStatements([
        { kind: 'message', key },
        { kind: 'context', key },
      ]);
    const before = await database.get<Entry>("SELECT * FROM entries WHERE kind = 'message' AND key = ?", key);
    if (before === undefined) return [];
    const own = before.flags & FLAG.foreign;
    const now = described(text, usual);
    return putStatements([{ ...before, ...now, flags: now.flags | own }]);
  }

  async function entryOf(record: LogRecord, usual: string): Promise<Entry> {
    const at = Date.parse(record.at);
    const captions = record.attachments.flatMap(({ name }) => name ?? []);
    const described_ = described([record.text, ...captions].join('\n'), usual);
    return {
      kind: record.kind === 'bot' ? 'context' : 'message',
      key: record.id,
      conversation: record.conversation,
      place: await placeIn(record.conversation),
      ref: record.ref ?? '',
      at,
      day: sources.dayOf(at),
      speakerId: record.author.id,
      speaker: record.author.name,
      ...described_,
      flags: described_.flags | (TRUSTED.has(record.trust) ? 0 : FLAG.foreign),
    };
  }

  /** Records of one day's file, in its order; those that the index has already are passed over. */
  async function take(day: Day, records: readonly LogRecord[], usual: string): Promise<void> {
    const done = await markOf(`log ${day}`);
    let entries: Entry[] = [];
    let bytes = 0;
    let last = '';
    const write = async (more: readonly Statement[] = []): Promise<void> => {
      if (last !== '') await database.batch([...putStatements(entries), ...more, mark(`log ${day}`, last)]);
      entries = [];
      bytes = 0;
    };
    for await (const record of gently(records)) {
      if (record.id <= done) continue;
      if (isStopped) break;
      const isChange = record.kind === 'edit' || record.kind === 'delete';
      if (isChange) await write();
      last = record.id;
      if (isChange) {
        await write(await changesOf(record, usual));
        continue;
      }
      const entry = await newEntry(record, usual);
      if (entry === undefined) continue;
      entries.push(entry);
      bytes += entry.text.length + entry.terms.length;
      if (entries.length >= BATCH || bytes >= BATCH_CHARS) await write();
    }
    await write();
  }

  async function readLog(usual: string): Promise<void> {
    for (const [day, end] of await sources.log.ends()) {
      if (end > (await markOf(`log ${day}`))) await take(day, await sources.log.read(day), usual);
    }
  }

  async function takeWaiting(usual: string): Promise<void> {
    while (waiting.length > 0 && !isStopped) {
      const records = waiting;
      const byDay = new Map<Day, LogRecord[]>();
      for (const record of records) {
        const day = sources.dayOf(Date.parse(record.at));
        byDay.set(day, [...(byDay.get(day) ?? []), record]);
      }
      for (const [day, some] of byDay) await take(day, some, usual);
      waiting = waiting.slice(records.length);
    }
  }

  /** @param holds whether the days are compared again and again */
  async function readNotes(from: Day, to: Day, usual: string, holds: boolean): Promise<void> {
    const live = await sources.notes.live(from, to);
    const byDay = new Map<Day, LiveNote[]>();
    for (const note of live) {
      const ofDay = byDay.get(note.day);
      if (ofDay === undefined) byDay.set(note.day, [note]);
      else ofDay.push(note);
    }
    const known = await database.all<{ source: string; mark: string }>(
      'SELECT source, mark FROM read WHERE source BETWEEN ? AND ?',
      `notes ${from}`,
      `notes ${to}`,
    );
    const marks = new Map(known.map((row) => [row.source, row.mark]));
    for (const source of marks.keys()) {
      const day = source.slice('notes '.length);
      if (!byDay.has(day)) byDay.set(day, []);
    }
    for (const day of held.keys()) if (!holds || !byDay.has(day)) held.delete(day);
    for await (const [day, notes] of gently([...byDay])) {
      if (isStopped) return;
      const stamp = hashText(notes.map(({ key, text }) => `${key} ${text}`).join('\n'));
      if (marks.get(`notes ${day}`) !== stamp) await putNotes(day, notes, stamp, usual);
      if (holds) held.set(day, new Map(notes.map(({ key, text }) => [key, text])));
    }
  }

  async function putNotes(day: Day, notes: readonly LiveNote[], stamp: string, usual: string): Promise<void> {
    const before = held.get(day);
    const standing = new Set(notes.map(({ key }) => key));
    const gone = [...(before?.keys() ?? [])].filter((key) => !standing.has(key));
    const statements: Statement[] =
      before === undefined
        ? [
            [
              "DELETE FROM words WHERE rowid IN (SELECT id FROM entries WHERE kind = 'note' AND day = ?)",
              day,
            ],
            ["DELETE FROM entries WHERE kind = 'note' AND day = ?", day],
          ]
        : removeStatements(gone.map((key) => ({ kind: 'note', key })));
    const entries: Entry[] = [];
    for await (const note of gently(notes)) {
      if (before?.get(note.key) !== note.text) entries.push(entryOfNote(note, usual));
    }
    for (let at = 0; at < entries.length; at += BATCH) {
      statements.push(...putStatements(entries.slice(at, at + BATCH)));
    }
    await database.batch([...statements, mark(`notes ${day}`, stamp)]);
  }

  function entryOfNote({ key, day, text, record }: LiveNote, usual: string): Entry {
    return {
      kind: 'note',
      key,
      conversation: null,
      place: 0,
      ref: '',
      at: record === undefined ? Date.parse(day) : Date.parse(record.at),
      day,
      speakerId: record?.speaker.id ?? '',
      speaker: record?.speaker.name ?? '',
      ...described(text, usual),
    };
  }

  async function readItems(usual: string): Promise<void> {
    const items = await sources.items();
    const hash = hashText(
      items.map(({ n, text, lastConfirmed = '' }) => `${n} ${lastConfirmed} ${text}`).join('\n'),
    );
    itemsHash ??= await markOf('items');
    if (itemsHash === hash) return;
    const statements: Statement[] = [
      ["DELETE FROM words WHERE rowid IN (SELECT id FROM entries WHERE kind = 'item')"],
      ["DELETE FROM entries WHERE kind = 'item'"],
    ];
    const entries: Entry[] = [];
    for await (const item of gently(items)) entries.push(entryOfItem(item, usual));
    statements.push(...putStatements(entries));
    await database.batch([...statements, mark('items', hash)]);
    itemsHash = hash;
  }

  function entryOfItem({ n, text, lastConfirmed, sources: from }: Item, usual: string): Entry {
    const at = lastConfirmed === undefined ? 0 : Date.parse(lastConfirmed);
    const speaker = from[0]?.speaker;
    return {
      kind: 'item',
      key: String(n),
      conversation: null,
      place: 0,
      ref: '',
      at,
      day: at === 0 ? '' : sources.dayOf(at),
      speakerId: speaker?.id ?? '',
      speaker: speaker?.name ?? '',
      ...described(text, usual),
    };
  }

  return {
    heard(record) {
      if (isBehind) return;
      waiting.push(record);
      if (waiting.length <= MOST_WAITING) return;
      waiting = [];
      isBehind = true;
    },
    stop() {
      isStopped = true;
    },
    doubt() {
      waiting = [];
      isBehind = true;
      itemsHash = undefined;
      held.clear();
      places.clear();
    },
    async catchUp(from, to) {
      const usual = await sources.usual();
      if (isBehind) {
        // What is logged from here on waits beside what is read.
        isBehind = false;
        try {
          await readLog(usual);
          await readNotes(FIRST_DAY, LAST_DAY, usual, false);
        } catch (error) {
          isBehind = true;
          waiting = [];
          throw error;
        }
      } else {
        await readNotes(from, to, usual, true);
      }
      await takeWaiting(usual);
      await readItems(usual);
    },
  };
}
