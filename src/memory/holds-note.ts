import type { LiveNote } from './notes.ts';
import { stillSays } from './still-says.ts';
import type { Item } from './types.ts';

/**
 * Whether a line of the memory rests on a note. A line that a person changed by hand keeps the notes of its earlier
 * wording, which it may contradict: such a note has to be said by the line as it stands now.
 */
export function holdsNote(
  { notes, earlier, text: line }: Pick<Item, 'notes' | 'earlier' | 'text'>,
  { key, text }: Pick<LiveNote, 'key' | 'text'>,
): boolean {
  return notes.includes(key) && (earlier?.includes(key) !== true || stillSays(line, text));
}
