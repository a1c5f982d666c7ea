import type { Day } from '../time/zone.ts';
import type { NoteRecord, StrikeReason } from './types.ts';
import type { FileState, LongFiles, Stretch, Vault } from './vault.ts';

/** Where every note comes from: `notes.jsonl`, append-only, written before the notes themselves. */
interface Provenance {
  /** What is known now; reads the file once. */
  load(): Promise<KnownNotes>;
  /** The records of some notes, by their ids; those that nobody knows are left out. */
  records(ids: Iterable<string>): Promise<ReadonlyMap<string, NoteRecord>>;
  /** See the methods of `NoteBook`. */
  all(conversation?: string): Promise<NoteRecord[]>;
  latest(most: number): Promise<readonly NoteRecord[]>;
  speakers(conversation?: string): Promise<NoteRecord['speaker'][]>;
  /** Adds notes; one that was struck counts again. */
  add(notes: readonly NoteRecord[]): Promise<void>;
  strike(ids: readonly string[], reason: StrikeReason): Promise<void>;
  /** Writes down which texts people put in the place of notes. */
  edit(edits: readonly (NoteEdit & { id: string })[]): Promise<void>;
}

/** What a person made of a note's line. */
interface NoteEdit {
  /** SHA-256 of the text that stands there since. */
  edited: string;
  /** ISO 8601, UTC: when it was changed. */
  at: string;
}

/** What is held of a note, so that a hundred thousand of them take little room: where its record stands, and whose it is. */
interface KnownNote extends Stretch {
  id: string;
  day: Day;
  conversation: string;
  speaker: NoteRecord['speaker'];
}

export interface KnownNotes {
  /** Every note ever written, in the order of writing, those that were struck too. */
  notes: ReadonlyMap<string, KnownNote>;
  struck: ReadonlyMap<string, StrikeReason>;
  /** The last edit of each note that a person changed. */
  edits: ReadonlyMap<string, NoteEdit>;
  /** Ids. */
  byDay: ReadonlyMap<Day, readonly string[]>;
  /** How far the notes of each conversation reach, see `NoteBook.reach`. */
  reached: ReadonlyMap<string, Reach>;
  /** Greater whenever something is written. */
  version: number;
}

/** Log ids of the last message that any note rests on, and any note of a trim; else empty. */
interface Reach {
  noted: string;
  trimmed: string;
}

type Entry = NoteRecord | { id: string; struck: true; reason: StrikeReason } | ({ id: string } & NoteEdit);

/** How earlier versions wrote the reasons down. */
const FORMER: Readonly<Record<string, StrikeReason>> = {
  'its message was edited': 'edited',
  'its words were taken back': 'taken_back',
};
const STRIKE_REASONS: readonly StrikeReason[] = ['deleted', 'edited', 'taken_back'];

/** The provenance of the notes of a space. */
export const NOTE_SOURCES = 'memory/.dreams/notes.jsonl';

interface ProvenanceOptions {
  vault: Vault & LongFiles;
  warn: (sentence: string) => void;
}

/** Records that are held, those asked for last: the newest days are looked at with every question. */
const MOST_HELD = 4_000;
/** Records that stand so near to each other are read together, in bytes. */
const NEAR_BYTES = 16 * 1024;
const MOST_TOGETHER_BYTES = 1024 * 1024;

/**
 * What is known of notes beside their text: `notes.jsonl`, read through once; records are read again where they stand
 * when somebody asks for them. A torn or damaged line is warned of and passed over.
 */
export function openProvenance({ vault, warn }: ProvenanceOptions): Provenance {
  let loading: Promise<Loaded> | undefined;
  let newest:
    | { known: KnownNotes; version: number; most: number; records: readonly NoteRecord[] }
    | undefined;

  async function read(): Promise<Loaded> {
    const loaded = emptyLoaded();
    let number = 0;
    for await (const lines of vault.placedLines(NOTE_SOURCES)) {
      for (const { text, from, length } of lines) {
        number += 1;
        loaded.end = from + length + 1;
        if (text === '') continue;
        const entry = text === undefined ? undefined : parseEntry(text);
        if (entry === undefined) warn(`Line ${number} of ${NOTE_SOURCES} is damaged and was passed over.`);
        else take(loaded, entry, { from, length });
      }
    }
    const last = await vault.tail(NOTE_SOURCES, 1);
    loaded.isTorn = last !== '' && last !== '\n';
    return loaded;
  }

  function load(): Promise<Loaded> {
    loading ??= read().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  }

  async function append(entries: readonly Entry[]): Promise<void> {
    const loaded = await load();
    if (entries.length === 0) return;
    const lines = entries.map((entry) => `${JSON.stringify(entry)}\n`);
    await vault.append(NOTE_SOURCES, (loaded.isTorn ? '\n' : '') + lines.join(''));
    loaded.isTorn = false;
    for (const [at, entry] of entries.entries()) {
      const length = Buffer.byteLength(lines[at] ?? '') - 1;
      take(loaded, entry, { from: loaded.end, length });
      loaded.end += length + 1;
      if ('text' in entry) hold(loaded, entry);
    }
    loaded.known.version += 1;
  }

  /** Reads records where they stand; `undefined` when one does not stand there any more. */
  async function readAt(wanted: KnownNote[]): Promise<NoteRecord[] | undefined> {
    const found: NoteRecord[] = [];
    let done = 0;
    for (const stretches of inTurns(together(wanted.sort((a, b) => a.from - b.from)))) {
      const slices = await vault.slices(NOTE_SOURCES, stretches);
      for (const [turn, stretch] of stretches.entries()) {
        for (; done < wanted.length; done += 1) {
          const note = wanted[done];
          if (note === undefined || note.from >= stretch.from + stretch.length) break;
          const at = note.from - stretch.from;
          const entry = parseEntry(slices[turn]?.toString('utf8', at, at + note.length) ?? '');
          if (entry?.id !== note.id || !('text' in entry)) return undefined;
          found.push(entry);
        }
      }
    }
    return found;
  }

  async function records(ids: Iterable<string>, isSecondTry = false): Promise<Map<string, NoteRecord>> {
    const loaded = await load();
    const found = new Map<string, NoteRecord>();
    const wanted: KnownNote[] = [];
    const asked = [...new Set(ids)];
    for (const id of asked) {
      const held = loaded.held.get(id);
      if (held !== undefined) found.set(id, held);
      const note = held === undefined ? loaded.known.notes.get(id) : undefined;
      if (note !== undefined) wanted.push(note);
    }
    const read = await readAt(wanted);
    if (read !== undefined) for (const record of read) found.set(record.id, record);
    else if (!isSecondTry) {
      // Somebody else wrote the file anew.
      loading = undefined;
      return records(asked, true);
    }
    // What is asked for at once and does not fit would only drive out the rest.
    if (found.size <= MOST_HELD) for (const record of found.values()) hold(loaded, record);
    return found;
  }

  async function all(conversation?: string): Promise<NoteRecord[]> {
    const ids = Array.from(standing((await load()).known, conversation), ({ id }) => id);
    const found = await records(ids);
    return ids.flatMap((id) => found.get(id) ?? []);
  }

  async function latest(most: number): Promise<readonly NoteRecord[]> {
    const { known } = await load();
    const { byDay, struck, version } = known;
    if (newest?.known === known && newest.version === version && newest.most === most) return newest.records;
    const days: string[][] = [];
    let count = 0;
    for (const day of [...byDay.keys()].sort().reverse()) {
      if (count >= most) break;
      const ofDay = byDay.get(day)?.filter((id) => !struck.has(id)) ?? [];
      days.unshift(ofDay);
      count += ofDay.length;
    }
    const ids = days.flat().slice(-most);
    const found = await records(ids);
    newest = { known, version, most, records: ids.flatMap((id) => found.get(id) ?? []) };
    return newest.records;
  }

  return {
    load: async () => (await load()).known,
    records: (ids) => records(ids),
    all,
    latest,
    async speakers(conversation) {
      const found = new Set<NoteRecord['speaker']>();
      for (const { speaker } of standing((await load()).known, conversation)) {
        // The name that was used last comes last.
        found.delete(speaker);
        found.add(speaker);
      }
      return [...found];
    },
    async add(added) {
      const { notes, struck } = (await load()).known;
      await append(added.filter((note) => !notes.has(note.id) || struck.has(note.id)));
    },
    async strike(ids, reason) {
      const { struck } = (await load()).known;
      await append(ids.filter((id) => !struck.has(id)).map((id) => ({ id, struck: true, reason })));
    },
    edit: append,
  };
}

/** The notes that were not struck, of all or of one conversation. */
function* standing({ notes, struck }: KnownNotes, conversation?: string): Generator<KnownNote> {
  for (const note of notes.values()) {
    if (!struck.has(note.id) && (conversation === undefined || conversation === note.conversation))
      yield note;
  }
}

/** The file as it was read. */
interface Loaded {
  known: {
    notes: Map<string, KnownNote>;
    struck: Map<string, StrikeReason>;
    edits: Map<string, NoteEdit>;
    byDay: Map<Day, string[]>;
    reached: Map<string, Reach & { conversation: string }>;
    version: number;
  };
  /** Of people and conversations one for all notes. */
  speakers: Map<string, NoteRecord['speaker']>;
  /** The records that were asked for last, the very last at the end. */
  held: Map<string, NoteRecord>;
  /** Where the next line begins, and whether the last one has no end. */
  end: number;
  isTorn: boolean;
}

function emptyLoaded(): Loaded {
  const known: Loaded['known'] = {
    notes: new Map(),
    struck: new Map(),
    edits: new Map(),
    byDay: new Map(),
    reached: new Map(),
    version: 0,
  };
  return { known, speakers: new Map(), held: new Map(), end: 0, isTorn: false };
}

function take({ known, speakers }: Loaded, entry: Entry, { from, length }: Stretch): void {
  const { notes, struck, edits, byDay, reached } = known;
  if ('struck' in entry) {
    struck.set(entry.id, entry.reason);
    return;
  }
  if ('edited' in entry) {
    edits.set(entry.id, { edited: entry.edited, at: entry.at });
    return;
  }
  const before = notes.get(entry.id);
  if (before !== undefined && !struck.delete(entry.id)) return;
  const { id, day } = entry;
  const name = `${entry.speaker.id} ${entry.speaker.name}`;
  const speaker = speakers.get(name) ?? entry.speaker;
  speakers.set(name, speaker);
  const reach = reached.get(entry.conversation) ?? {
    conversation: entry.conversation,
    noted: '',
    trimmed: '',
  };
  widen(reach, entry);
  reached.set(reach.conversation, reach);
  notes.set(id, { id, day, conversation: reach.conversation, speaker, from, length });
  if (before?.day === day) return;
  const others = before === undefined ? undefined : byDay.get(before.day);
  others?.splice(others.indexOf(id), 1);
  const ofDay = byDay.get(day);
  if (ofDay === undefined) byDay.set(day, [id]);
  else ofDay.push(id);
}

function widen(reach: Reach, { reason, turns }: NoteRecord): void {
  const leaves = reason === 'trimmed' || reason === 'overflow recovery';
  for (const turn of turns) {
    if (turn > reach.noted) reach.noted = turn;
    if (leaves && turn > reach.trimmed) reach.trimmed = turn;
  }
}

function hold({ held }: Loaded, record: NoteRecord): void {
  held.delete(record.id);
  held.set(record.id, record);
  if (held.size <= MOST_HELD) return;
  const [oldest = ''] = held.keys();
  held.delete(oldest);
}

/** Few stretches that hold all the notes, which stand in their order. */
function together(notes: readonly Stretch[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const { from, length } of notes) {
    const last = stretches.at(-1);
    const end = from + length;
    const isNear =
      last !== undefined &&
      from - (last.from + last.length) <= NEAR_BYTES &&
      end - last.from <= MOST_TOGETHER_BYTES;
    if (isNear) last.length = end - last.from;
    else stretches.push({ from, length });
  }
  return stretches;
}

/** Stretches that are held at once, as many as are read together: the file is opened for all of them once. */
function inTurns(stretches: readonly Stretch[]): Stretch[][] {
  const turns: Stretch[][] = [];
  let room = 0;
  for (const stretch of stretches) {
    room -= stretch.length;
    if (room < 0) {
      turns.push([]);
      room = MOST_TOGETHER_BYTES - stretch.length;
    }
    turns.at(-1)?.push(stretch);
  }
  return turns;
}

function strikeReason(written: unknown): StrikeReason {
  return STRIKE_REASONS.find((reason) => reason === written) ?? FORMER[String(written)] ?? 'deleted';
}

function parseEntry(line: string): Entry | undefined {
  try {
    const value = JSON.parse(line) as Partial<Omit<NoteRecord, 'reason'>> & {
      struck?: unknown;
      edited?: unknown;
      reason?: unknown;
    };
    if (typeof value?.id !== 'string') return undefined;
    if (value.struck === true) return { id: value.id, struck: true, reason: strikeReason(value.reason) };
    if (typeof value.edited === 'string') {
      return typeof value.at === 'string' ? { id: value.id, edited: value.edited, at: value.at } : undefined;
    }
    const usable =
      typeof value.text === 'string' &&
      typeof value.day === 'string' &&
      typeof value.conversation === 'string' &&
      typeof value.speaker?.id === 'string' &&
      typeof value.speaker.name === 'string' &&
      Array.isArray(value.turns) &&
      Array.isArray(value.sources);
    return usable ? (value as NoteRecord) : undefined;
  } catch {
    return undefined;
  }
}

/** When a person gave a note the text that stands there: between its writing and the last save of its file. */
export function editOf(
  record: NoteRecord,
  hash: string,
  file: FileState,
  { edits }: KnownNotes,
): string | undefined {
  const edit = edits.get(record.id);
  if (hash === (edit?.edited ?? record.hash)) return edit?.at;
  const earliest = Date.parse(edit?.at ?? record.writtenAt);
  return new Date(Math.max(earliest, Math.floor(file.modifiedAt))).toISOString();
}
