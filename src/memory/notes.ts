import { shortHash } from '../chat/ids.ts';
import { normalisedKey } from '../text/similarity.ts';
import { type Day, localDay, localTime } from '../time/zone.ts';
import { dayOfNoteFile, noteLine, notePath, readNoteLines } from './note-file.ts';
import type { FlushReason, NoteRecord } from './types.ts';
import { hashText, type Vault } from './vault.ts';

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
  /** Provenance of every note that was not struck, oldest first. */
  records(): Promise<NoteRecord[]>;
  /** Takes notes out of consideration because the words they rest on were changed or deleted. */
  strike(ids: readonly string[], reason: string): Promise<void>;
  /** Ids of struck notes. */
  struck(): Promise<ReadonlySet<string>>;
  /** Markdown files in the notes' folder whose names carry no day; nothing reads them. */
  unreadFiles(): Promise<string[]>;
}

const PROVENANCE = 'memory/.dreams/notes.jsonl';
/** A line that goes missing this soon after it was written was more likely lost to an editor's old buffer than deleted. */
const STALE_BUFFER_MS = 60 * 60 * 1000;
const MAX_NOTE_FILE_BYTES = 16 * 1024 * 1024;

export interface NoteBookOptions {
  vault: Vault;
  zone: string;
  dayStartsAt: string;
  warn: (sentence: string) => void;
}

export function openNoteBook({ vault, zone, dayStartsAt, warn }: NoteBookOptions): NoteBook {
  let loaded: Promise<{ notes: Map<string, NoteRecord>; struck: Set<string>; torn: boolean }> | undefined;

  function provenance() {
    loaded ??= (async () => {
      const notes = new Map<string, NoteRecord>();
      const struck = new Set<string>();
      const text = (await vault.read(PROVENANCE)) ?? '';
      for (const [index, line] of text.split('\n').entries()) {
        if (line === '') continue;
        const entry = parseProvenance(line);
        if (entry === undefined) warn(`Line ${index + 1} of ${PROVENANCE} is damaged and was passed over.`);
        else if ('struck' in entry) struck.add(entry.id);
        else if (!notes.has(entry.id)) notes.set(entry.id, entry);
      }
      return { notes, struck, torn: text !== '' && !text.endsWith('\n') };
    })();
    loaded.catch(() => {
      loaded = undefined;
    });
    return loaded;
  }

  async function appendProvenance(entries: readonly object[]): Promise<void> {
    const known = await provenance();
    const lines = entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');
    await vault.append(PROVENANCE, known.torn ? `\n${lines}` : lines);
    known.torn = false;
  }

  async function appendLines(day: Day, batch: NoteBatch, notes: readonly NoteRecord[]): Promise<void> {
    const path = notePath(day);
    const present = (await vault.read(path)) ?? '';
    const standing = new Set(readNoteLines(present).map((line) => line.id));
    const missing = notes.filter((note) => !standing.has(note.id));
    if (missing.length === 0) return;
    const moment =
      localDay(batch.at, zone, dayStartsAt) === day ? batch.at : Date.parse(missing.at(-1)?.at ?? '');
    const head = present === '' ? `# ${day}\n` : present.endsWith('\n') ? '' : '\n';
    const section = `\n## ${localTime(moment, zone)} · ${batch.reason} · ${batch.label}\n`;
    await vault.append(
      path,
      head + section + missing.map((note) => `${noteLine(note.text, note.id)}\n`).join(''),
    );
  }

  async function liveInFile(name: string, day: Day, seen: Set<string>): Promise<LiveNote[]> {
    const path = `memory/${name}`;
    const size = (await vault.stat(path))?.size ?? 0;
    if (size > MAX_NOTE_FILE_BYTES) {
      warn(`${path} is larger than 16 MiB and was not read. Split it into smaller files.`);
      return [];
    }
    const { notes, struck } = await provenance();
    const ordinals = new Map<string, number>();
    const found: LiveNote[] = [];
    for (const line of readNoteLines((await vault.read(path)) ?? '')) {
      const record = line.id === undefined || seen.has(line.id) ? undefined : notes.get(line.id);
      if (record !== undefined) {
        seen.add(record.id);
        if (struck.has(record.id)) continue;
        const byHand = hashText(line.text) !== record.hash;
        found.push({ key: record.id, day, path, line: line.line, text: line.text, record, byHand });
        continue;
      }
      const same = normalisedKey(line.text);
      const ordinal = (ordinals.get(same) ?? 0) + 1;
      ordinals.set(same, ordinal);
      const key = `${name}#${shortHash(12, same)}#${ordinal}`;
      found.push({ key, day, path, line: line.line, text: line.text, byHand: true });
    }
    return found;
  }

  /** Notes whose lines an editor's old buffer wrote over: they still count. */
  async function vanished(from: Day, to: Day, seen: ReadonlySet<string>): Promise<LiveNote[]> {
    const { notes, struck } = await provenance();
    const found: LiveNote[] = [];
    for (const record of notes.values()) {
      if (record.day < from || record.day > to || seen.has(record.id) || struck.has(record.id)) continue;
      const path = notePath(record.day);
      const changedAt = (await vault.stat(path))?.modifiedAt;
      if (changedAt === undefined || changedAt - Date.parse(record.writtenAt) > STALE_BUFFER_MS) continue;
      warn(
        `The note "${record.text}" vanished from ${path} within an hour of being written, perhaps by an editor that had the old file open. It still counts; delete it again to be rid of it.`,
      );
      found.push({
        key: record.id,
        day: record.day,
        path,
        line: 0,
        text: record.text,
        record,
        byHand: false,
      });
    }
    return found;
  }

  return {
    async write(batch) {
      const { notes } = await provenance();
      const fresh = batch.notes.filter((note) => !notes.has(note.id));
      if (fresh.length > 0) {
        await appendProvenance(fresh);
        for (const note of fresh) notes.set(note.id, note);
      }
      for (const day of [...new Set(batch.notes.map((note) => note.day))].sort()) {
        await appendLines(
          day,
          batch,
          batch.notes.filter((note) => note.day === day),
        );
      }
    },
    async live(from, to) {
      const seen = new Set<string>();
      const found: LiveNote[] = [];
      for (const name of await vault.list('memory')) {
        const day = dayOfNoteFile(name);
        if (day !== undefined && day >= from && day <= to) found.push(...(await liveInFile(name, day, seen)));
      }
      found.push(...(await vanished(from, to, seen)));
      return found.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
    },
    async records() {
      const { notes, struck } = await provenance();
      return [...notes.values()].filter((note) => !struck.has(note.id));
    },
    async strike(ids, reason) {
      const { struck } = await provenance();
      const fresh = ids.filter((id) => !struck.has(id));
      if (fresh.length === 0) return;
      await appendProvenance(fresh.map((id) => ({ id, struck: true, reason })));
      for (const id of fresh) struck.add(id);
    },
    struck: async () => (await provenance()).struck,
    async unreadFiles() {
      const names = await vault.list('memory');
      return names.filter(
        (name) => name.endsWith('.md') && !name.startsWith('archive') && dayOfNoteFile(name) === undefined,
      );
    },
  };
}

/** A block id: the same note of the same messages always gets the same one, so that a flush can be repeated. */
export function noteId(conversation: string, turns: readonly string[], text: string): string {
  return `n${shortHash(7, conversation, ...turns, text)}`;
}

function parseProvenance(line: string): NoteRecord | { id: string; struck: true } | undefined {
  try {
    const value = JSON.parse(line) as Partial<NoteRecord> & { struck?: unknown };
    if (typeof value?.id !== 'string') return undefined;
    if (value.struck === true) return { id: value.id, struck: true };
    const usable =
      typeof value.text === 'string' &&
      typeof value.day === 'string' &&
      Array.isArray(value.turns) &&
      Array.isArray(value.sources);
    return usable ? (value as NoteRecord) : undefined;
  } catch {
    return undefined;
  }
}
