import type { Day } from '../time/zone.ts';
import type { NoteRecord, StrikeReason } from './types.ts';
import type { LongFiles, Vault } from './vault.ts';

/** Where every note comes from: `notes.jsonl`, append-only, written before the notes themselves. */
interface Provenance {
  /** What is known now; reads the file once. */
  load(): Promise<KnownNotes>;
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

export interface KnownNotes {
  /** Every note ever written, in the order of writing, those that were struck too. */
  notes: ReadonlyMap<string, NoteRecord>;
  struck: ReadonlyMap<string, StrikeReason>;
  /** The last edit of each note that a person changed. */
  edits: ReadonlyMap<string, NoteEdit>;
  byDay: ReadonlyMap<Day, readonly NoteRecord[]>;
}

type Entry = NoteRecord | { id: string; struck: true; reason: StrikeReason } | ({ id: string } & NoteEdit);

/** How earlier versions wrote the reasons down. */
const FORMER: Readonly<Record<string, StrikeReason>> = {
  'its message was edited': 'edited',
  'its words were taken back': 'taken_back',
};
const STRIKE_REASONS: readonly StrikeReason[] = ['deleted', 'edited', 'taken_back'];

const PATH = 'memory/.dreams/notes.jsonl';

interface ProvenanceOptions {
  vault: Vault & LongFiles;
  warn: (sentence: string) => void;
}

/** What is known of notes beside their text: `notes.jsonl`, read once. A torn or damaged line is warned of and passed over. */
export function openProvenance({ vault, warn }: ProvenanceOptions): Provenance {
  const notes = new Map<string, NoteRecord>();
  const struck = new Map<string, StrikeReason>();
  const edits = new Map<string, NoteEdit>();
  const byDay = new Map<Day, NoteRecord[]>();
  let isTorn = false;
  let loading: Promise<KnownNotes> | undefined;

  function take(entry: Entry): void {
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
    notes.set(entry.id, entry);
    const ofDay = byDay.get(entry.day);
    if (ofDay === undefined) byDay.set(entry.day, [entry]);
    else if (before === undefined) ofDay.push(entry);
    else ofDay.splice(ofDay.indexOf(before), 1, entry);
  }

  async function read(): Promise<KnownNotes> {
    let number = 0;
    for await (const lines of vault.lines(PATH)) {
      for (const line of lines) {
        number += 1;
        if (line === '') continue;
        const entry = line === undefined ? undefined : parseEntry(line);
        if (entry === undefined) warn(`Line ${number} of ${PATH} is damaged and was passed over.`);
        else take(entry);
      }
    }
    const end = await vault.tail(PATH, 1);
    isTorn = end !== '' && end !== '\n';
    return { notes, struck, edits, byDay };
  }

  function load(): Promise<KnownNotes> {
    loading ??= read().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  }

  async function append(entries: readonly Entry[]): Promise<void> {
    await load();
    if (entries.length === 0) return;
    const lines = entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');
    await vault.append(PATH, isTorn ? `\n${lines}` : lines);
    isTorn = false;
    for (const entry of entries) take(entry);
  }

  return {
    load,
    async add(added) {
      await load();
      await append(added.filter((note) => !notes.has(note.id) || struck.has(note.id)));
    },
    async strike(ids, reason) {
      await load();
      await append(ids.filter((id) => !struck.has(id)).map((id) => ({ id, struck: true, reason })));
    },
    edit: append,
  };
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
