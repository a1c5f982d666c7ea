import type { Database, Statement } from '../../state/database.ts';
import { gently } from '../../state/gently.ts';
import type { Day } from '../../time/zone.ts';
import type { LiveNote, NoteBook } from '../notes.ts';
import type { Item } from '../types.ts';
import { hashText } from '../vault.ts';
import type { Entries } from './entries.ts';
import type { Entry } from './entry.ts';
import { BATCH, marked, markOf, putStatements, removeStatements } from './index-file.ts';

export interface FilesUpkeepOptions {
  database: Database;
  notes: Pick<NoteBook, 'live'>;
  items: () => Promise<readonly Item[]>;
  entries: Entries;
  /** Whether what runs shall end at the next day. */
  isStopped: () => boolean;
}

/** Takes notes and items into the index. */
export interface FilesUpkeep {
  /** @param holds whether the days are compared again and again */
  readNotes(from: Day, to: Day, usual: string, holds: boolean): Promise<void>;
  readItems(usual: string): Promise<void>;
  /** The index may not be as it was left. */
  doubt(): void;
}

export function createFilesUpkeep(options: FilesUpkeepOptions): FilesUpkeep {
  const { database, entries, isStopped } = options;
  let itemsHash: string | undefined;
  /** Texts by key of the notes of days that are compared each time, so that of a day only what changed is indexed. */
  const held = new Map<Day, ReadonlyMap<string, string>>();

  async function readNotes(from: Day, to: Day, usual: string, holds: boolean): Promise<void> {
    const live = await options.notes.live(from, to);
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
      if (isStopped()) return;
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
    const put: Entry[] = [];
    for await (const note of gently(notes)) {
      if (before?.get(note.key) !== note.text) put.push(entries.ofNote(note, usual));
    }
    for (let at = 0; at < put.length; at += BATCH) {
      statements.push(...putStatements(put.slice(at, at + BATCH)));
    }
    await database.batch([...statements, marked(`notes ${day}`, stamp)]);
  }

  async function readItems(usual: string): Promise<void> {
    const items = await options.items();
    const hash = hashText(
      items.map(({ n, text, lastConfirmed = '' }) => `${n} ${lastConfirmed} ${text}`).join('\n'),
    );
    if (isStopped()) return;
    itemsHash ??= await markOf(database, 'items');
    if (itemsHash === hash) return;
    const statements: Statement[] = [
      ["DELETE FROM words WHERE rowid IN (SELECT id FROM entries WHERE kind = 'item')"],
      ["DELETE FROM entries WHERE kind = 'item'"],
    ];
    const put: Entry[] = [];
    for await (const item of gently(items)) put.push(entries.ofItem(item, usual));
    statements.push(...putStatements(put));
    await database.batch([...statements, marked('items', hash)]);
    itemsHash = hash;
  }

  return {
    readNotes,
    readItems,
    doubt() {
      itemsHash = undefined;
      held.clear();
    },
  };
}
