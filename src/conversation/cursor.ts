import type { NoteBatch } from '../memory/notes.ts';

/** How far a conversation has been worked through. Ids are those of log records; `''` is before the first. */
export interface Cursor {
  /** Every message up to this one is covered by notes, or held nothing worth keeping. */
  summarised: string;
  /** The window begins after this one; never later than `summarised`. */
  windowStart: string;
  /** Notes that were being written: written again at the next start, then the cursor moves to `upTo`. */
  pending?: { upTo: string; batch: NoteBatch };
}
