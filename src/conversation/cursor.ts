import type { NoteBatch, NoteBook } from '../memory/notes.ts';
import { createMutex } from '../state/mutex.ts';
import type { StateMap } from '../state/store.ts';

/** How far a conversation has been worked through. Ids are those of log records; `''` is before the first. */
export interface Cursor {
  /** Every message up to this one is covered by notes, or held nothing worth keeping. */
  summarised: string;
  /** The window begins after this one; never later than `summarised`. */
  windowStart: string;
  /** Messages that were edited or deleted after they were summarised: their notes are made again at the next flush. */
  again: string[];
  /** Notes that were being written: written again at the next start, then the cursor moves to `summarised`. */
  pending?: { batch: NoteBatch; summarised: string };
}

/** The cursor of one conversation; every move is on the disk before the next one begins. */
export interface CursorKeeper {
  now(): Cursor;
  move(change: (cursor: Cursor) => Cursor): Promise<void>;
}

/** Opens a cursor. Without state the notes tell how far the log was worked through. */
export async function openCursor(
  conversation: string,
  cursors: StateMap<Cursor>,
  notes: NoteBook,
): Promise<CursorKeeper> {
  const stored = await cursors.get(conversation);
  const oneMove = createMutex();
  let cursor: Cursor = stored ?? (await fromNotes());

  async function fromNotes(): Promise<Cursor> {
    // Notes that cannot be read silence nobody; made again of the same messages, a note is the same note.
    const { noted, trimmed } = await notes.reach(conversation).catch(() => ({ noted: '', trimmed: '' }));
    return { summarised: noted, windowStart: trimmed, again: [] };
  }

  return {
    now: () => cursor,
    move: (change) =>
      oneMove(async () => {
        const next = change(cursor);
        await cursors.set(conversation, next);
        cursor = next;
      }),
  };
}

/** The later of two record ids. */
export function later(a: string, b: string): string {
  return a > b ? a : b;
}
