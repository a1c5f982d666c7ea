import { shortHash } from '../chat/ids.ts';
import { gently } from '../state/gently.ts';
import { createMutex } from '../state/mutex.ts';
import { normalisedKey } from '../text/similarity.ts';
import { type Day, localDay, localTime } from '../time/zone.ts';
import { dayOfNoteFile, type NoteLine, noteIds, noteLine, notePath, readNoteLines } from './note-file.ts';
import { type KnownNotes, openProvenance } from './provenance.ts';
import type { FlushReason, NoteRecord, StrikeReason } from './types.ts';
import { hashText, type LongFiles, obstacleOf, type Vault } from './vault.ts';

/** A note as it stands in its file now. */
export interface LiveNote {
  /** What judged marks are kept under: the block id, or file, text and ordinal for other people's lines. */
  key: string;
  day: Day;
  path: string;
  /** From 1. */
  line: number;
  text: string;
  /** Where it comes from; absent for lines that a person wrote. */
  record?: NoteRecord;
  /** A person wrote or changed the line: it is the owner's word. */
  byHand: boolean;
  /** ISO 8601, UTC: when a person changed the text of a note of ours, also when they changed it back. */
  editedAt?: string;
}

/** The notes of one flush. */
export interface NoteBatch {
  reason: FlushReason;
  /** Whose words they are, such as `telegram/Ana and Ben`. */
  label: string;
  /** Milliseconds since the epoch: when the flush wrote them. */
  at: number;
  notes: NoteRecord[];
}

/** The daily notes of a space, with their provenance. */
export interface NoteBook {
  /** Writes provenance, then lines; writing the same batch again changes nothing. */
  write(batch: NoteBatch): Promise<void>;
  /** The notes of the days `from` to `to`, both included, oldest first. */
  live(from: Day, to: Day): Promise<LiveNote[]>;
  /** Of the notes of some days those with one of some keys, and those that rest on a message with one of them (a log id). */
  on(days: ReadonlySet<Day>, keys: ReadonlySet<string>): Promise<LiveNote[]>;
  /** Provenance of every note that was not struck, in the order of writing. */
  records(): Promise<NoteRecord[]>;
  /** Provenance of at most so many of these notes, those of the last days, oldest first. */
  latest(most: number): Promise<NoteRecord[]>;
  /** Tells the day of a note by its key; of a note that was struck there is none. */
  days(): Promise<(key: string) => Day | undefined>;
  /** How far notes of a conversation reach: the last messages that any note rests on, and any note of a trim; else `''`. */
  reach(conversation: string): Promise<{ noted: string; trimmed: string }>;
  /**
   * Writes down when people changed notes of the days `from` to `to`, as far as nobody did yet: the time of their file
   * tells, as long as nothing is added to it. Writing notes does so by itself.
   * @param now milliseconds since the epoch; no edit is later
   */
  recordEdits(from: Day, to: Day, now: number): Promise<void>;
  /** Those of some notes (by key) whose lines a person deleted; a file that is gone as a whole deletes nothing. */
  deleted(keys: readonly string[]): Promise<ReadonlySet<string>>;
  /** Takes notes out of consideration because the words they rest on were changed or deleted. */
  strike(ids: readonly string[], reason: StrikeReason): Promise<void>;
  /** Ids of struck notes, each with why. */
  struck(): Promise<ReadonlyMap<string, StrikeReason>>;
  /** Markdown files in the notes' folder that nothing reads: their names carry no day, they are too large or no files. */
  unreadFiles(): Promise<string[]>;
}

/** A line that goes missing this soon after it was written was more likely lost to an editor's old buffer than deleted. */
const STALE_BUFFER_MS = 60 * 60 * 1000;
/** With five bits a character, two of a million notes hardly ever share an id. */
const ID_LENGTH = 9;
const MAX_NOTE_FILE_BYTES = 16 * 1024 * 1024;
/** Looking at a file is mostly waiting, so that several are looked at together. */
const READ_TOGETHER = 16;
const ARCHIVE = /^archive(?:-\d{4})?\.md$/;

export interface NoteBookOptions {
  vault: Vault & LongFiles;
  zone: string;
  dayStartsAt: string;
  warn: (sentence: string) => void;
}

/** A file as it was read last. */
interface ReadFile {
  size: number;
  modifiedAt: number;
  lines: (NoteLine & { hash: string; words: string })[];
  /** Of all notes of ours that stand in it, hidden ones too. */
  ids: ReadonlySet<string>;
}

export function openNoteBook({ vault, zone, dayStartsAt, warn }: NoteBookOptions): NoteBook {
  const provenance = openProvenance({ vault, warn });
  const oneWrite = createMutex();
  const files = new Map<string, ReadFile>();
  const warned = new Set<string>();
  /** Notes that were seen to have vanished too soon, and those of them that were put back once. */
  const vanished = new Set<string>();
  const putBack = new Set<string>();
  /** Notes whose lines are on their way to the disk. */
  let onTheirWay: ReadonlySet<string> = new Set();

  function warnOnce(sentence: string): void {
    if (!warned.has(sentence)) warn(sentence);
    warned.add(sentence);
  }

  /** Names of the daily files of some days, each day's own file before what others put beside it. */
  async function fileNames(isAsked: (day: Day) => boolean): Promise<{ name: string; day: Day }[]> {
    const found: { name: string; day: Day }[] = [];
    for (const name of await vault.list('memory')) {
      const day = dayOfNoteFile(name);
      if (day !== undefined && isAsked(day)) found.push({ name, day });
    }
    return found.sort((a, b) => (a.day === b.day ? a.name.length - b.name.length : a.day < b.day ? -1 : 1));
  }

  /** A file as it stands; `undefined` when there is none, or something else in its place. */
  async function readFile(name: string): Promise<ReadFile | undefined> {
    const path = `memory/${name}`;
    try {
      return await readWhole(name, path);
    } catch (error) {
      const obstacle = obstacleOf(error);
      if (obstacle === undefined) throw error;
      warnOnce(`${path} is ${obstacle.what} and was not read. Move it away.`);
      return undefined;
    }
  }

  async function readWhole(name: string, path: string): Promise<ReadFile | undefined> {
    const stat = await vault.stat(path);
    if (stat === undefined) return undefined;
    const known = files.get(name);
    if (known?.size === stat.size && known.modifiedAt === stat.modifiedAt) return known;
    const isTooLarge = stat.size > MAX_NOTE_FILE_BYTES;
    if (isTooLarge) warnOnce(`${path} is larger than 16 MiB and was not read. Split it into smaller files.`);
    const text = isTooLarge ? '' : ((await vault.read(path)) ?? '');
    const lines: ReadFile['lines'] = [];
    // A file grows by a few lines at a time.
    const before = new Map(known?.lines.map((line) => [line.text, line]));
    for await (const line of gently(readNoteLines(text))) {
      const { hash = hashText(line.text), words = shortHash(12, normalisedKey(line.text)) } =
        before.get(line.text) ?? {};
      lines.push({ ...line, hash, words });
    }
    const file = { ...stat, lines, ids: noteIds(text) };
    files.set(name, file);
    return file;
  }

  /** The notes of one file; `seen` collects the ids that have been found. */
  function notesOf(
    name: string,
    day: Day,
    file: ReadFile,
    known: KnownNotes,
    seen: Set<string>,
    isWanted: (key: string, record?: NoteRecord) => boolean = () => true,
  ): LiveNote[] {
    const path = `memory/${name}`;
    const ordinals = new Map<string, number>();
    const found: LiveNote[] = [];
    for (const { id, line, text, hash, words } of file.lines) {
      const record = id === undefined ? undefined : known.notes.get(id);
      const byHand = record === undefined || hash !== record.hash;
      if (record !== undefined && !seen.has(record.id)) {
        seen.add(record.id);
        // A struck note's line counts again when a person wrote something else there.
        if ((byHand || !known.struck.has(record.id)) && isWanted(record.id, record)) {
          const editedAt = editOf(record, hash, file, known);
          const note = { key: record.id, day, path, line, text, record, byHand };
          found.push(editedAt === undefined ? note : { ...note, editedAt });
        }
        continue;
      }
      // A second copy of the same line says nothing new, and is nobody's own words.
      if (!byHand) continue;
      const ordinal = (ordinals.get(words) ?? 0) + 1;
      ordinals.set(words, ordinal);
      const key = `${name}#${words}#${ordinal}`;
      if (isWanted(key)) found.push({ key, day, path, line, text, byHand: true });
    }
    return found;
  }

  /** Whether a note whose line is gone from its file still counts. */
  function isLostByAccident(record: NoteRecord, file: ReadFile): boolean {
    if (putBack.has(record.id) || onTheirWay.has(record.id)) return false;
    if (file.modifiedAt - Date.parse(record.writtenAt) <= STALE_BUFFER_MS) vanished.add(record.id);
    return vanished.has(record.id);
  }

  /** Notes whose lines an editor's old buffer wrote over: they still count. */
  function lost(day: Day, file: ReadFile, known: KnownNotes, seen: ReadonlySet<string>): LiveNote[] {
    const path = notePath(day);
    const found: LiveNote[] = [];
    for (const record of known.byDay.get(day) ?? []) {
      if (seen.has(record.id) || known.struck.has(record.id) || !isLostByAccident(record, file)) continue;
      warnOnce(
        `The note "${record.text}" vanished from ${path} within an hour of being written, perhaps by an editor that had the old file open. It still counts and is put back with the next notes; delete it again to be rid of it.`,
      );
      const { id: key, text } = record;
      found.push({ key, day, path, line: 0, text, record, byHand: false });
    }
    return found;
  }

  function live(from: Day, to: Day): Promise<LiveNote[]> {
    return liveOn((day) => day >= from && day <= to);
  }

  async function liveOn(
    isAsked: (day: Day) => boolean,
    isWanted: (key: string, record?: NoteRecord) => boolean = () => true,
  ): Promise<LiveNote[]> {
    const known = await provenance.load();
    const seen = new Set<string>();
    const found: LiveNote[] = [];
    const own: { day: Day; file: ReadFile }[] = [];
    const names = await fileNames(isAsked);
    for (let at = 0; at < names.length; at += READ_TOGETHER) {
      const some = names.slice(at, at + READ_TOGETHER);
      const files = await Promise.all(some.map(({ name }) => readFile(name)));
      for (const [which, { name, day }] of some.entries()) {
        const file = files[which];
        if (file === undefined) continue;
        found.push(...notesOf(name, day, file, known, seen, isWanted));
        if (notePath(day) === `memory/${name}` && file.size <= MAX_NOTE_FILE_BYTES) own.push({ day, file });
      }
    }
    for (const { day, file } of own) {
      found.push(...lost(day, file, known, seen).filter(({ key, record }) => isWanted(key, record)));
    }
    return found.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  }

  async function recordEdits(from: Day, to: Day, now: number): Promise<void> {
    const { edits } = await provenance.load();
    const found: { id: string; edited: string; at: string }[] = [];
    for (const { key: id, text, editedAt } of await live(from, to)) {
      const edited = hashText(text);
      if (editedAt === undefined || edits.get(id)?.edited === edited) continue;
      found.push({ id, edited, at: [editedAt, new Date(now).toISOString()].sort()[0] ?? editedAt });
    }
    await provenance.edit(found);
  }

  async function deleted(keys: readonly string[]): Promise<Set<string>> {
    const known = await provenance.load();
    const missing: string[] = [];
    /** Keys of the lines that people wrote, by file. */
    const written = new Map<string, ReadonlySet<string>>();
    for (const key of keys) {
      const record = known.notes.get(key);
      // The key of a line that a person wrote begins with the name of its file.
      const [name = ''] = record === undefined ? key.split('#') : [`${record.day}.md`];
      const day = record?.day ?? dayOfNoteFile(name);
      const file = day === undefined ? undefined : await readFile(name);
      if (day === undefined || file === undefined || file.size > MAX_NOTE_FILE_BYTES) continue;
      if (record === undefined && !written.has(name)) {
        written.set(name, new Set(notesOf(name, day, file, known, new Set()).map((note) => note.key)));
      }
      const stands =
        record === undefined
          ? written.get(name)?.has(key) === true
          : file.ids.has(key) || isLostByAccident(record, file);
      if (!stands) missing.push(key);
    }
    if (missing.length === 0) return new Set();
    const moved = new Set<string>();
    for (const { name } of await fileNames(() => true)) {
      for (const id of (await readFile(name))?.ids ?? []) moved.add(id);
    }
    return new Set(missing.filter((key) => !moved.has(key)));
  }

  async function appendLines(day: Day, batch: NoteBatch, notes: readonly NoteRecord[]): Promise<void> {
    const path = notePath(day);
    const again = (await live(day, day)).flatMap(({ line, record }) =>
      line === 0 && record ? [record] : [],
    );
    const present = (await vault.read(path)) ?? '';
    const standing = noteIds(present);
    const missing = [...again, ...notes].filter((note) => !standing.has(note.id));
    if (missing.length === 0) return;
    const moment =
      localDay(batch.at, zone, dayStartsAt) === day ? batch.at : Date.parse(missing.at(-1)?.at ?? '');
    const head = present === '' ? `# ${day}\n` : present.endsWith('\n') ? '' : '\n';
    const section = `\n## ${localTime(moment, zone)} · ${batch.reason} · ${batch.label}\n`;
    await vault.append(
      path,
      head + section + missing.map((note) => `${noteLine(note.text, note.id)}\n`).join(''),
    );
    for (const note of again) putBack.add(note.id);
  }

  return {
    live,
    on: (days, keys) =>
      liveOn(
        (day) => days.has(day),
        (key, record) => keys.has(key) || record?.turns.some((turn) => keys.has(turn)) === true,
      ),
    deleted,
    recordEdits: (from, to, now) => oneWrite(() => recordEdits(from, to, now)),
    write: (batch) =>
      oneWrite(async () => {
        onTheirWay = new Set(batch.notes.map((note) => note.id));
        try {
          await provenance.add(batch.notes);
          for (const day of [...new Set(batch.notes.map((note) => note.day))].sort()) {
            await recordEdits(day, day, batch.at);
            await appendLines(
              day,
              batch,
              batch.notes.filter((note) => note.day === day),
            );
          }
        } finally {
          onTheirWay = new Set();
        }
      }),
    async records() {
      const { notes, struck } = await provenance.load();
      return [...notes.values()].filter((note) => !struck.has(note.id));
    },
    async latest(most) {
      const { byDay, struck } = await provenance.load();
      const days: NoteRecord[][] = [];
      let count = 0;
      for (const day of [...byDay.keys()].sort().reverse()) {
        if (count >= most) break;
        const ofDay = byDay.get(day)?.filter((note) => !struck.has(note.id)) ?? [];
        days.unshift(ofDay);
        count += ofDay.length;
      }
      return days.flat().slice(-most);
    },
    async days() {
      const { notes, struck } = await provenance.load();
      return (key) => {
        const record = notes.get(key);
        // The key of a line that a person wrote begins with the name of its file.
        if (record === undefined) return dayOfNoteFile(key.split('#')[0] ?? '');
        return struck.has(key) ? undefined : record.day;
      };
    },
    async reach(conversation) {
      const reached = { noted: '', trimmed: '' };
      for (const note of (await provenance.load()).notes.values()) {
        if (note.conversation !== conversation) continue;
        const leaves = note.reason === 'trimmed' || note.reason === 'overflow recovery';
        for (const turn of note.turns) {
          if (turn > reached.noted) reached.noted = turn;
          if (leaves && turn > reached.trimmed) reached.trimmed = turn;
        }
      }
      return reached;
    },
    strike: (ids, reason) => oneWrite(() => provenance.strike(ids, reason)),
    struck: async () => (await provenance.load()).struck,
    async unreadFiles() {
      const unread: string[] = [];
      for (const name of await vault.list('memory')) {
        if (!name.endsWith('.md') || ARCHIVE.test(name)) continue;
        const file = dayOfNoteFile(name) === undefined ? undefined : await readFile(name);
        if (file === undefined || file.size > MAX_NOTE_FILE_BYTES) unread.push(name);
      }
      return unread;
    },
  };
}

/** When a person gave a note the text that stands there: between its writing and the last save of its file. */
function editOf(record: NoteRecord, hash: string, file: ReadFile, { edits }: KnownNotes): string | undefined {
  const edit = edits.get(record.id);
  if (hash === (edit?.edited ?? record.hash)) return edit?.at;
  const earliest = Date.parse(edit?.at ?? record.writtenAt);
  return new Date(Math.max(earliest, Math.floor(file.modifiedAt))).toISOString();
}

/** A block id: the same note of the same messages always gets the same one, so that a flush can be repeated. */
export function noteId(conversation: string, turns: readonly string[], text: string): string {
  return `n${shortHash(ID_LENGTH, conversation, ...turns, text)}`;
}
