import { stat } from 'node:fs/promises';
import { shortHash } from '../chat/ids.ts';
import { gently } from '../state/gently.ts';
import { latelyUsed } from '../state/lately-used.ts';
import { readPlainFile } from '../state/plain-file.ts';
import { normalisedKey } from '../text/similarity.ts';
import type { Day } from '../time/zone.ts';
import { readNoteLines } from './note-file.ts';
import type { LiveNote } from './notes.ts';
import type { FileState } from './vault.ts';

/** Notes in files outside of the space. */
export interface ForeignNotes {
  /**
   * The notes of a file as it stands; none when it cannot be read.
   * @param path absolute
   * @param day the one of its name
   */
  of(path: string, day: Day): Promise<readonly LiveNote[]>;
}

const WORDS_LENGTH = 12;
const PATH_LENGTH = 8;
/** Files that were read last and are held, together in bytes. */
const MOST_HELD_BYTES = 4 * 1024 * 1024;

/** What was read last is read again only when it changed: every dream asks for the files of statements that were staged. */
export function openForeignNotes(): ForeignNotes {
  const held = latelyUsed<FileState & { notes: readonly LiveNote[] }>(MOST_HELD_BYTES, ({ size }) => size);
  return {
    async of(path, day) {
      const state = await stat(path).catch(() => undefined);
      if (state === undefined) return [];
      const { size, mtimeMs: modifiedAt } = state;
      const known = held.get(path);
      const isKnown = known?.size === size && known.modifiedAt === modifiedAt;
      const notes = isKnown ? known.notes : await readNotes(path, day);
      held.keep(path, { size, modifiedAt, notes });
      return notes;
    },
  };
}

async function readNotes(path: string, day: Day): Promise<LiveNote[]> {
  const text = await readPlainFile(path).catch(() => '');
  // A file of this name would stand beside the day's own, so that whoever asks a key for its day is told.
  const name = `${day}-grounded-${shortHash(PATH_LENGTH, path)}.md`;
  const ordinals = new Map<string, number>();
  const notes: LiveNote[] = [];
  for await (const { line, text: said } of gently(readNoteLines(text))) {
    const words = shortHash(WORDS_LENGTH, normalisedKey(said));
    const ordinal = (ordinals.get(words) ?? 0) + 1;
    ordinals.set(words, ordinal);
    notes.push({
      key: `${name}#${words}#${ordinal}`,
      day,
      path,
      line,
      text: said,
      byHand: true,
      foreign: true,
    });
  }
  return notes;
}
