import { shortHash } from '../chat/ids.ts';
import { gently } from '../state/gently.ts';
import { createMutex } from '../state/mutex.ts';
import { type Day, localDay, localTime } from '../time/zone.ts';
import { changeFile, MAX_TEXT_BYTES, STALE_BUFFER_MS } from './change-file.ts';
import { type DayFiles, hashOf, openDailyFiles, wordsOf } from './daily-files.ts';
import { withBlock } from './note-block.ts';
import { dayOfNoteFile, noteIds, noteLine, notePath } from './note-file.ts';
import { editOf, type KnownNotes, openProvenance } from './provenance.ts';
import type { FlushReason, NoteKind, NoteRecord, StrikeReason } from './types.ts';
import { type FileState, hashText, type LongFiles, type Vault } from './vault.ts';

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
  /** It stands in a file outside of the space, which alone makes no memory. */
  foreign?: true;
  /** What was found out about the line as it stands, to spare doing so again: its text redacted, and its kind. */
  read?: { text: string; kind: NoteKind };
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
  /** The same, day by day, so that they need not all be held at once: each day once, in no order. */
  byDay(from: Day, to: Day): AsyncIterable<{ day: Day; notes: LiveNote[] }>;
  /** A text that stays the same as long as `live` gives the same: whoever has looked needs not look again. */
  state(from: Day, to: Day): Promise<string>;
  /** Of the notes of some days those with one of some keys, and those that rest on a message with one of them (a log id). */
  on(days: ReadonlySet<Day>, keys: ReadonlySet<string>): Promise<LiveNote[]>;
  /**
   * Provenance of every note that was not struck, in the order of writing.
   * @param conversation of this one alone
   */
  records(conversation?: string): Promise<NoteRecord[]>;
  /** How many notes there are that were not struck. */
  count(): Promise<number>;
  /** Whose words the notes are that were not struck, of all or of one conversation, in the order of writing. */
  speakers(conversation?: string): Promise<NoteRecord['speaker'][]>;
  /** Provenance of at most so many of these notes, those of the last days, oldest first; the same list as long as it holds. */
  latest(most: number): Promise<readonly NoteRecord[]>;
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
  /** Puts a block that is no note into a day's file, in place of the one of that name; no file that was moved away is begun anew. */
  putBlock(day: Day, name: string, content: string, now: number): Promise<void>;
  /** Those of some notes (by key) whose lines a person deleted; a file that is gone as a whole deletes nothing. */
  deleted(keys: readonly string[]): Promise<ReadonlySet<string>>;
  /** Takes notes out of consideration because the words they rest on were changed or deleted. */
  strike(ids: readonly string[], reason: StrikeReason): Promise<void>;
  /** Ids of struck notes, each with why. */
  struck(): Promise<ReadonlyMap<string, StrikeReason>>;
  /** Markdown files in the notes' folder that nothing reads: their names carry no day, they are too large or no files. */
  unreadFiles(): Promise<string[]>;
}

/** With five bits a character, two of a million notes hardly ever share an id. */
const ID_LENGTH = 9;
const ARCHIVE = /^archive(?:-\d{4})?\.md$/;

interface NoteBookOptions {
  vault: Vault & LongFiles;
  zone: string;
  dayStartsAt: string;
  warn: (sentence: string) => void;
}

export function openNoteBook({ vault, zone, dayStartsAt, warn }: NoteBookOptions): NoteBook {
  const provenance = openProvenance({ vault, warn });
  const oneWrite = createMutex();
  const warned = new Set<string>();
  const daily = openDailyFiles({ vault, warn: warnOnce });
  /** Notes that were seen to have vanished too soon, and those of them that were put back once. */
  const vanished = new Set<string>();
  const putBack = new Set<string>();
  /** Notes whose lines are on their way to the disk. */
  let onTheirWay: ReadonlySet<string> = new Set();
  /** Changes of what decides whether a line that is gone counts. */
  let revision = 0;

  function warnOnce(sentence: string): void {
    if (!warned.has(sentence)) warn(sentence);
    warned.add(sentence);
  }

  /**
   * The notes of one file.
   * @param records those of the notes that are wanted, and of every note that was seen before
   * @param seen collects the ids that have been found
   */
  async function notesOf(
    { name, file }: DayFiles['files'][number],
    day: Day,
    known: KnownNotes,
    records: ReadonlyMap<string, NoteRecord>,
    seen: Set<string>,
    wanted?: ReadonlySet<string>,
  ): Promise<LiveNote[]> {
    const path = `memory/${name}`;
    const isWanted = (key: string, turns: readonly string[] = []): boolean =>
      wanted === undefined || wanted.has(key) || turns.some((turn) => wanted.has(turn));
    const wantsLines = wanted === undefined || [...wanted].some((key) => key.startsWith(`${name}#`));
    const ordinals = new Map<string, number>();
    const found: LiveNote[] = [];
    // Every question looks at hundreds of lines for a few of them.
    const lines = wantsLines
      ? file.lines
      : file.lines.filter(({ id }) => id !== undefined && records.has(id));
    for await (const line of gently(lines)) {
      const { id, text } = line;
      if (id !== undefined && known.notes.has(id) && !seen.has(id)) {
        seen.add(id);
        const record = records.get(id);
        if (record === undefined || !isWanted(id, record.turns)) continue;
        const hash = hashOf(line);
        const byHand = hash !== record.hash;
        // A struck note's line counts again when a person wrote something else there.
        if (!byHand && known.struck.has(id)) continue;
        const editedAt = editOf(record, hash, file, known);
        const note = { key: id, day, path, line: line.line, text, record, byHand };
        found.push(editedAt === undefined ? note : { ...note, editedAt });
        continue;
      }
      // A second copy of the same line says nothing new, and is nobody's own words.
      if (!wantsLines || (id !== undefined && records.get(id)?.hash === hashOf(line))) continue;
      const words = wordsOf(line);
      const ordinal = (ordinals.get(words) ?? 0) + 1;
      ordinals.set(words, ordinal);
      const key = `${name}#${words}#${ordinal}`;
      if (isWanted(key)) found.push({ key, day, path, line: line.line, text, byHand: true });
    }
    return found;
  }

  /** Whether a note whose line is gone from its file still counts. */
  function isLostByAccident({ id, writtenAt }: NoteRecord, { modifiedAt }: FileState): boolean {
    if (putBack.has(id) || onTheirWay.has(id)) return false;
    if (modifiedAt - Date.parse(writtenAt) <= STALE_BUFFER_MS) vanished.add(id);
    return vanished.has(id);
  }

  /** Notes whose lines an editor's old buffer wrote over: they still count. */
  async function lost(day: Day, file: FileState, ids: readonly string[]): Promise<LiveNote[]> {
    const path = notePath(day);
    const found: LiveNote[] = [];
    for (const record of (await provenance.records(ids)).values()) {
      if (!isLostByAccident(record, file)) continue;
      warnOnce(
        `The note "${record.text}" vanished from ${path} within an hour of being written, perhaps by an editor that had the old file open. It still counts and is put back with the next notes; delete it again to be rid of it.`,
      );
      const { id: key, text } = record;
      found.push({ key, day, path, line: 0, text, record, byHand: false });
    }
    return found;
  }

  /** The records that are needed of what stands in some files: those that are wanted, and of lines that stand twice. */
  function needed(days: readonly DayFiles[], seen: ReadonlySet<string>, isNeeded: (id: string) => boolean) {
    const once = new Set(seen);
    const found = new Set<string>();
    for (const { id } of days.flatMap(({ files }) => files.flatMap(({ file }) => file.lines))) {
      if (id === undefined) continue;
      if (once.has(id) || isNeeded(id)) found.add(id);
      once.add(id);
    }
    return provenance.records(found);
  }

  /** The notes of some days, each day once. What may have moved to another day's file waits for the last. */
  async function* walk(
    isAsked: (day: Day) => boolean,
    wanted?: ReadonlySet<string>,
  ): AsyncGenerator<{ day: Day; notes: LiveNote[] }> {
    const known = await provenance.load();
    // Of messages the notes are asked for that rest on them.
    const isOfMessages = [...(wanted ?? [])].some((key) => !known.notes.has(key) && !key.includes('#'));
    const isNeeded = (id: string): boolean => wanted === undefined || isOfMessages || wanted.has(id);
    const seen = new Set<string>();
    const isOfNotes = wanted !== undefined && [...wanted].every((key) => known.notes.has(key));
    const waiting: { day: Day; notes: LiveNote[]; own: FileState; missing: string[] }[] = [];
    for await (const days of daily.on(isAsked)) {
      // Of what is written from here on nothing stands in the files as they were read.
      const expected = new Map(days.map(({ day }) => [day, [...(known.byDay.get(day) ?? [])]]));
      const records = isOfNotes ? await provenance.records(wanted) : await needed(days, seen, isNeeded);
      for (const { day, files } of days) {
        const notes: LiveNote[] = [];
        for (const one of files) {
          for (const note of await notesOf(one, day, known, records, seen, wanted)) notes.push(note);
        }
        const own = files.find(({ name }) => notePath(day) === `memory/${name}`)?.file;
        const missing =
          own === undefined || own.size > MAX_TEXT_BYTES
            ? []
            : (expected.get(day) ?? []).filter(
                (id) => !seen.has(id) && !known.struck.has(id) && isNeeded(id),
              );
        if (own === undefined || missing.length === 0) yield { day, notes };
        else waiting.push({ day, notes, own, missing });
      }
    }
    for (const { day, notes, own, missing } of waiting) {
      const gone = await lost(
        day,
        own,
        missing.filter((id) => !seen.has(id)),
      );
      const isWanted = ({ key, record }: LiveNote): boolean =>
        wanted === undefined || wanted.has(key) || record?.turns.some((turn) => wanted.has(turn)) === true;
      yield { day, notes: [...notes, ...gone.filter(isWanted)] };
    }
  }

  async function collected(days: AsyncIterable<{ day: Day; notes: LiveNote[] }>): Promise<LiveNote[]> {
    const found: { day: Day; notes: LiveNote[] }[] = [];
    for await (const one of days) found.push(one);
    return found.sort((a, b) => (a.day < b.day ? -1 : 1)).flatMap(({ notes }) => notes);
  }

  const between = (from: Day, to: Day) => (day: Day) => day >= from && day <= to;
  const live = (from: Day, to: Day): Promise<LiveNote[]> => collected(walk(between(from, to)));

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
      const note = known.notes.get(key);
      // The key of a line that a person wrote begins with the name of its file.
      const [name = ''] = note === undefined ? key.split('#') : [`${note.day}.md`];
      const day = note?.day ?? dayOfNoteFile(name);
      const file = day === undefined ? undefined : await daily.read(name);
      if (day === undefined || file === undefined || file.size > MAX_TEXT_BYTES) continue;
      if (note !== undefined) {
        if (file.ids.has(key)) continue;
        const record = (await provenance.records([key])).get(key);
        if (record === undefined || !isLostByAccident(record, file)) missing.push(key);
        continue;
      }
      const present = written.get(name) ?? (await handKeys({ name, file }, day, known));
      written.set(name, present);
      if (!present.has(key)) missing.push(key);
    }
    if (missing.length === 0) return new Set();
    const moved = new Set<string>();
    for await (const days of daily.on(() => true)) {
      for (const { file } of days.flatMap(({ files }) => files)) for (const id of file.ids) moved.add(id);
    }
    return new Set(missing.filter((key) => !moved.has(key)));
  }

  async function handKeys(one: DayFiles['files'][number], day: Day, known: KnownNotes): Promise<Set<string>> {
    const records = await needed([{ day, files: [one] }], new Set(), () => true);
    const notes = await notesOf(one, day, known, records, new Set());
    return new Set(notes.map(({ key }) => key));
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
    revision += 1;
  }

  return {
    live,
    byDay: (from, to) => walk(between(from, to)),
    async state(from, to) {
      const { version } = await provenance.load();
      return [version, revision, await daily.state(between(from, to))].join('\n');
    },
    on: (days, keys) => collected(walk((day) => days.has(day), keys)),
    deleted,
    recordEdits: (from, to, now) => oneWrite(() => recordEdits(from, to, now)),
    write: (batch) =>
      oneWrite(async () => {
        onTheirWay = new Set(batch.notes.map((note) => note.id));
        revision += 1;
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
          revision += 1;
        }
      }),
    putBlock: (day, name, content, now) =>
      oneWrite(async () => {
        const path = notePath(day);
        const isGone = (await vault.stat(path)) === undefined;
        if (isGone && ((await provenance.load()).byDay.get(day) ?? []).length > 0) return;
        // What people changed is older than this change.
        await recordEdits(day, day, now);
        await changeFile(vault, path, (text) => withBlock(text, day, name, content));
      }),
    records: provenance.all,
    async count() {
      const { notes, struck } = await provenance.load();
      let count = notes.size;
      for (const id of struck.keys()) if (notes.has(id)) count -= 1;
      return count;
    },
    speakers: provenance.speakers,
    latest: provenance.latest,
    async days() {
      const { notes, struck } = await provenance.load();
      return (key) => {
        const note = notes.get(key);
        // The key of a line that a person wrote begins with the name of its file.
        if (note === undefined) return dayOfNoteFile(key.split('#')[0] ?? '');
        return struck.has(key) ? undefined : note.day;
      };
    },
    async reach(conversation) {
      const { noted = '', trimmed = '' } = (await provenance.load()).reached.get(conversation) ?? {};
      return { noted, trimmed };
    },
    strike: (ids, reason) => oneWrite(() => provenance.strike(ids, reason)),
    struck: async () => (await provenance.load()).struck,
    async unreadFiles() {
      const unread: string[] = [];
      for (const name of await vault.list('memory')) {
        if (!name.endsWith('.md') || ARCHIVE.test(name)) continue;
        const file = dayOfNoteFile(name) === undefined ? undefined : await daily.read(name);
        if (file === undefined || file.size > MAX_TEXT_BYTES) unread.push(name);
      }
      return unread;
    },
  };
}

/** A block id: the same note of the same messages always gets the same one, so that a flush can be repeated. */
export function noteId(conversation: string, turns: readonly string[], text: string): string {
  return `n${shortHash(ID_LENGTH, conversation, ...turns, text)}`;
}
