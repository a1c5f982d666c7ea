import type { Database, Statement } from '../../state/database.ts';
import { gently } from '../../state/gently.ts';
import type { Day } from '../../time/zone.ts';
import type { LiveNote, NoteBook } from '../notes.ts';
import type { Item } from '../types.ts';
import { hashText } from '../vault.ts';
import type { Entries } from './entries.ts';
import type { Entry } from './entry.ts';
import { BATCH, marked, markOf, putStatements, removeStatements } from './index-file.ts';

/** ISO 639-1: what is mostly spoken in the space; found out when somebody wants to know. */
export type Usual = () => Promise<string>;

interface FilesUpkeepOptions {
  database: Database;
  notes: Pick<NoteBook, 'live' | 'byDay' | 'state'>;
  items: () => Promise<readonly Item[]>;
  entries: Entries;
  /** Whether what runs shall end at the next day. */
  isStopped: () => boolean;
}

/** Takes notes and items into the index. */
interface FilesUpkeep {
  /** @param holds whether the days are compared again and again */
  readNotes(from: Day, to: Day, usual: Usual, holds: boolean): Promise<void>;
  readItems(usual: Usual): Promise<void>;
  /** The index may not be as it was left. */
  doubt(): void;
}

export function createFilesUpkeep(options: FilesUpkeepOptions): FilesUpkeep {
  const { database, entries, isStopped } = options;
  let itemsHash: string | undefined;
  /** What was taken last; as long as the memory stands, it is told with the same list. */
  let takenItems: readonly Item[] | undefined;
  /** Texts by key of the notes of days that are compared each time, so that of a day only what changed is indexed. */
  const held = new Map<Day, ReadonlyMap<string, string>>();
  /** As what the notes of these days were taken. */
  let taken: string | undefined;

  async function readNotes(from: Day, to: Day, usual: Usual, holds: boolean): Promise<void> {
    const state = holds ? `${from} ${to}\n${await options.notes.state(from, to)}` : undefined;
    if (state !== undefined && state === taken) return;
    const known = await database.all<{ source: string; mark: string }>(
      'SELECT source, mark FROM read WHERE source BETWEEN ? AND ?',
      `notes ${from}`,
      `notes ${to}`,
    );
    const marks = new Map(known.map(({ source, mark }) => [source.slice('notes '.length), mark]));
    if (!holds) held.clear();
    const standing = new Set<Day>();
    for await (const { day, notes } of options.notes.byDay(from, to)) {
      if (isStopped()) return;
      if (notes.length === 0) continue;
      standing.add(day);
      await compareNotes(day, notes, marks.get(day), usual);
      if (holds) held.set(day, new Map(notes.map(({ key, text }) => [key, text])));
    }
    for (const [day, mark] of marks) {
      if (isStopped()) return;
      if (!standing.has(day)) await compareNotes(day, [], mark, usual);
    }
    for (const day of held.keys()) if (!standing.has(day)) held.delete(day);
    if (state !== undefined) taken = state;
  }

  async function compareNotes(
    day: Day,
    notes: readonly LiveNote[],
    mark: string | undefined,
    usual: Usual,
  ): Promise<void> {
    const stamp = hashText(notes.map(({ key, text }) => `${key} ${text}`).join('\n'));
    if (mark !== stamp) await putNotes(day, notes, stamp, await usual());
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
    const put: Entry[] = [];
    for await (const note of gently(notes)) {
      if (before?.get(note.key) !== note.text) put.push(entries.ofNote(note, usual));
    }
    for (let at = 0; at < put.length; at += BATCH) {
      statements.push(...putStatements(put.slice(at, at + BATCH)));
    }
    await database.batch([...statements, marked(`notes ${day}`, stamp)]);
  }

  async function readItems(usual: Usual): Promise<void> {
    const items = await options.items();
    if (items === takenItems) return;
    const hash = hashText(
      items.map(({ n, text, lastConfirmed = '' }) => `${n} ${lastConfirmed} ${text}`).join('\n'),
    );
    if (isStopped()) return;
    itemsHash ??= await markOf(database, 'items');
    if (itemsHash === hash) {
      takenItems = items;
      return;
    }
    const statements: Statement[] = [
      ["DELETE FROM words WHERE rowid IN (SELECT id FROM entries WHERE kind = 'item')"],
      ["DELETE FROM entries WHERE kind = 'item'"],
    ];
    const put: Entry[] = [];
    for await (const item of gently(items)) put.push(entries.ofItem(item, await usual()));
    statements.push(...putStatements(put));
    await database.batch([...statements, marked('items', hash)]);
    itemsHash = hash;
    takenItems = items;
  }

  return {
    readNotes,
    readItems,
    doubt() {
      itemsHash = undefined;
      takenItems = undefined;
      taken = undefined;
      held.clear();
    },
  };
}
