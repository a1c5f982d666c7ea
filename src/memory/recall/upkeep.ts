import type { LogRecord, TrustClass } from '../../chat/message.ts';
import type { Database, Statement } from '../../state/database.ts';
import { breath, gently } from '../../state/gently.ts';
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
  notes: Pick<NoteBook, 'live'>;
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
  /** The next `catchUp` reads as if nothing were known of the files. */
  doubt(): void;
}

/** Records that wait for the next question; more are read from the files again. */
const MOST_WAITING = 2_000;
/** Statements that share a transaction. */
const BATCH = 300;
const FIRST_DAY = '0000-01-01';
const LAST_DAY = '9999-12-31';
const TRUSTED: ReadonlySet<TrustClass> = new Set(['owner', 'member']);

export function createUpkeep(database: Database, sources: UpkeepSources): Upkeep {
  let waiting: LogRecord[] = [];
  let isBehind = true;
  let itemsHash: string | undefined;
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

  /** What a record changes in the index. */
  async function changesOf(record: LogRecord, usual: string): Promise<Statement[]> {
    const { target } = record;
    if (record.kind === 'delete' && target !== undefined) return removed(target);
    if (record.kind === 'edit' && target !== undefined) return rewritten(target, record, usual);
    if (record.kind !== 'user' && record.kind !== 'bot') return [];
    if (record.offRecord) return [];
    const entry = await entryOf(record, usual);
    return putStatements(entry);
  }

  const removed = (key: string): Statement[] => [
    ...removeStatements('message', key),
    ...removeStatements('context', key),
  ];

  async function rewritten(key: string, { text }: LogRecord, usual: string): Promise<Statement[]> {
    const before = await database.get<Entry>("SELECT * FROM entries WHERE kind = 'message' AND key = ?", key);
    if (before === undefined) return [];
    const own = before.flags & FLAG.foreign;
    const now = described(text, usual);
    return putStatements({ ...before, ...now, flags: now.flags | own });
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
    let statements: Statement[] = [];
    let last = '';
    for await (const record of gently(records)) {
      if (record.id <= done) continue;
      const changes = await changesOf(record, usual);
      // An edit reads what stands before it, so that it must stand there.
      if (record.kind === 'edit' || record.kind === 'delete') {
        await database.batch(statements);
        statements = [];
      }
      statements.push(...changes);
      last = record.id;
      if (statements.length < BATCH) continue;
      await database.batch([...statements, mark(`log ${day}`, last)]);
      statements = [];
      await breath();
    }
    if (last !== '') await database.batch([...statements, mark(`log ${day}`, last)]);
  }

  async function readLog(usual: string): Promise<void> {
    for (const [day, end] of await sources.log.ends()) {
      if (end > (await markOf(`log ${day}`))) await take(day, await sources.log.read(day), usual);
    }
  }

  async function takeWaiting(usual: string): Promise<void> {
    while (waiting.length > 0) {
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

  async function readNotes(from: Day, to: Day, usual: string): Promise<void> {
    const live = await sources.notes.live(from, to);
    const byDay = new Map<Day, LiveNote[]>();
    for (const note of live) byDay.set(note.day, [...(byDay.get(note.day) ?? []), note]);
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
    for await (const [day, notes] of gently([...byDay])) {
      const stamp = hashText(notes.map(({ key, text }) => `${key} ${text}`).join('\n'));
      if (marks.get(`notes ${day}`) === stamp) continue;
      const statements: Statement[] = [
        ["DELETE FROM words WHERE rowid IN (SELECT id FROM entries WHERE kind = 'note' AND day = ?)", day],
        ["DELETE FROM entries WHERE kind = 'note' AND day = ?", day],
      ];
      for await (const note of gently(notes)) statements.push(...putStatements(entryOfNote(note, usual)));
      await database.batch([...statements, mark(`notes ${day}`, stamp)]);
    }
  }

  function entryOfNote({ key, day, text, record }: LiveNote, usual: string): Entry {
    return {
      kind: 'note',
      key,
      conversation: null,
      place: 0,
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
    for await (const item of gently(items)) statements.push(...putStatements(entryOfItem(item, usual)));
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
    doubt() {
      waiting = [];
      isBehind = true;
      itemsHash = undefined;
      places.clear();
    },
    async catchUp(from, to) {
      const usual = await sources.usual();
      if (isBehind) {
        // What is logged from here on waits beside what is read.
        isBehind = false;
        try {
          await readLog(usual);
          await readNotes(FIRST_DAY, LAST_DAY, usual);
        } catch (error) {
          isBehind = true;
          waiting = [];
          throw error;
        }
      } else {
        await readNotes(from, to, usual);
      }
      await takeWaiting(usual);
      await readItems(usual);
    },
  };
}
