import { addDays, type Day } from '../../time/zone.ts';
import { holdsNote } from '../holds-note.ts';
import type { LiveNote, NoteBook } from '../notes.ts';
import type { Verdict } from '../space-state.ts';
import type { Item, Passage } from '../types.ts';
import type { Entry, Outline } from './entry.ts';
import { passageOfItem, passageOfNote } from './passages.ts';
import { shownText } from './terms.ts';

interface FilesOptions {
  notes: Pick<NoteBook, 'live' | 'on'>;
  items: () => Promise<readonly Item[]>;
  /** What dreams decided about some notes, by their keys. */
  verdicts: (keys: readonly string[]) => Promise<ReadonlyMap<string, Verdict>>;
  redact: (text: string) => string;
  /** Told the day of a note that stands no more in its file as it was found. */
  differs: (day: Day) => void;
}

/** A hit that stands in the files. */
export type Standing<Found> = Omit<Found, 'entry'> & {
  entry: Entry;
  /** The note that it is. */
  note?: LiveNote;
  /** Newer words replaced it, or a person took it out. */
  superseded: boolean;
};

/** What the files of a space say about hits of its index, which may lag behind them. */
interface Files {
  /**
   * Of what was found what stands in the files still, in its order, until there are so many that nothing replaced: what
   * comes behind these is shown to nobody, and looking at the files of its days takes longer than finding it.
   * @param read brings whole entries, of some at a time; those that the index lost meanwhile are left out
   */
  standing<Found extends { entry: Outline }>(
    found: readonly Found[],
    most: number,
    read: (some: readonly Found[]) => Promise<readonly (Entry | undefined)[]>,
  ): Promise<Standing<Found>[]>;
  /** The items, and what was noted lately and still holds. */
  lately(today: Day): Promise<Passage[]>;
}

/** How far back daily notes tell about a person. */
const LATELY_DAYS = 30;

export function createFiles(options: FilesOptions): Files {
  const { items, verdicts, redact } = options;

  async function standing<Found extends { entry: Outline }>(
    found: readonly Found[],
    most: number,
    read: (some: readonly Found[]) => Promise<readonly (Entry | undefined)[]>,
  ): Promise<Standing<Found>[]> {
    const kept: Standing<Found>[] = [];
    const live = new Map<string, LiveNote>();
    const gone = new Set<string>();
    const itemTexts = found.some(({ entry }) => entry.kind === 'item')
      ? new Map((await items()).map(({ n, text }) => [String(n), text]))
      : new Map<string, string>();
    let holding = 0;
    for (let at = 0; at < found.length && holding < most; at += most) {
      const some = found.slice(at, at + most);
      const days = new Set(
        some.flatMap(({ entry: { day, kind } }) => (day === '' || kind === 'item' ? [] : [day])),
      );
      const keys = new Set(some.map(({ entry }) => entry.key));
      const there = days.size === 0 ? [] : await options.notes.on(days, keys);
      for (const note of there) live.set(note.key, note);
      for (const key of await goneAmong(there, items, verdicts)) gone.add(key);
      const entries = await read(some);
      for (const [at, one] of some.entries()) {
        const entry = entries[at];
        if (entry === undefined) continue;
        const { kind, key, text, day } = entry;
        const note = kind === 'note' ? live.get(key) : undefined;
        if (kind === 'note' && !says(note?.text, text, redact)) {
          if (day !== '') options.differs(day);
          continue;
        }
        if (kind === 'item' && !says(itemTexts.get(key), text, redact)) continue;
        const superseded = gone.has(key);
        if (!superseded) holding += 1;
        kept.push({ ...one, entry, ...(note === undefined ? {} : { note }), superseded });
      }
    }
    return kept;
  }

  async function lately(today: Day): Promise<Passage[]> {
    const items = await options.items();
    const notes = await options.notes.live(addDays(today, -LATELY_DAYS), today);
    const verdicts = await options.verdicts(notes.map(({ key }) => key));
    return [
      ...items.map(passageOfItem),
      ...notes.filter((note) => !isGone(note, verdicts.get(note.key), items)).map(passageOfNote),
    ];
  }

  return { standing, lately };
}

/** Whether a note was replaced by newer words, or its line was taken out: an answer must not tell it as if it held. */
function isGone(
  note: Pick<LiveNote, 'key' | 'text'>,
  verdict: Verdict | undefined,
  items: readonly Item[],
): boolean {
  if (verdict === 'rejected' || verdict === 'skipped') return true;
  return (verdict === 'promoted' || verdict === 'kept') && !items.some((item) => holdsNote(item, note));
}

/** Keys of the notes, and ids of the messages that they rest on, that newer words replaced or a person took out. */
async function goneAmong(
  notes: readonly LiveNote[],
  items: FilesOptions['items'],
  verdicts: FilesOptions['verdicts'],
): Promise<string[]> {
  const decided =
    notes.length === 0 ? new Map<string, Verdict>() : await verdicts(notes.map(({ key }) => key));
  if (decided.size === 0) return [];
  const standing = await items();
  return notes
    .filter((note) => isGone(note, decided.get(note.key), standing))
    .flatMap(({ key, record }) => [key, ...(record?.turns ?? [])]);
}

/** Whether the words in a file are those of the index; finding out what of them is hidden takes longer. */
function says(text: string | undefined, shown: string, redact: (text: string) => string): boolean {
  return text !== undefined && (text === shown || shownText(text, redact) === shown);
}
